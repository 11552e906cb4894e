"""The record reader: `Record.from_json`, `replay`, `clubsuit check` on files."""

import copy
import json
import random
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

import clubsuit
from clubsuit.cli import _report_line, _verdict_lines
from clubsuit.errors import ClubsuitError, NotationError
from clubsuit.fair import Fairness
from clubsuit.lab.records.check import Report, check_text
from clubsuit.lab.records.verify import verify_text
from clubsuit.record import Record
from fuzz.support.hostile import (
    as_json,
    changed,
    is_plain,
    lengths,
    ours,
    spoiled_bytes,
    texts,
    try_many,
    values,
)
from support.plays import ALL_VARIANTS, random_action, random_play


@cache
def good_records() -> list[dict[str, Any]]:
    """A record of every variant: not begun, unfinished, finished."""
    records = []
    for number, (game, options) in enumerate(ALL_VARIANTS):
        few = {**options, "target": 1}
        for decisions in (0, 3, 20 + 7 * (number % 5), 400):
            record = random_play(game, few, number, decisions).record()
            records.append(json.loads(record.to_json()))
    return records + [fair_record(game) for game in clubsuit.game_ids()]


def fair_record(name: str) -> dict[str, Any]:
    """A finished game of fair deals, with the secret that is told at its end, and with events."""
    game = clubsuit.load(name, target=1)
    fairness = Fairness.new(["ab" * 32] + [""] * (game.seats - 1), secret=bytes(range(32)))
    play = game.new(fairness=fairness)
    choice = random.Random(7)
    while not play.over:
        play.act(random_action(game.rules, play.state, choice))
    data: dict[str, Any] = json.loads(play.record().to_json())
    assert data["fairness"]["secret"]
    at = "2026-11-25T02:00:00.000Z"
    data["events"] = [
        [0, 0, 0, "sit Ada", at],
        [0, 2, 1, "bot rule", None],
        [0, 2, 1, "return", at],
    ]
    return data


FAIR = len(clubsuit.game_ids())
numbers = st.one_of(st.integers(0, 4 * len(ALL_VARIANTS) - 1), st.integers(-FAIR, -1))
records = numbers.map(lambda number: good_records()[number])
cards = st.sampled_from(["9C", "10S", "X", "AH", "1C", "15D", "15D=8", "?", "9c", "tS", "9ſ"])
words = st.one_of(values, cards, texts.map(lambda text: f"play {text}"))
spoiled = records.flatmap(lambda record: changed(record, words))


def check_record(text: bytes) -> None:
    """Read and replayed, or refused; what is accepted tells the same game again."""
    record = ours(lambda: Record.from_json(text))
    if isinstance(record, ClubsuitError):
        assert isinstance(record, NotationError)
        return
    before = copy.deepcopy(record)
    assert [len(bots) for bots in record.bots()] == [len(hand.actions) for hand in record.hands]
    play = ours(lambda: clubsuit.replay(record))
    assert record == before
    if not isinstance(play, ClubsuitError):
        told = play.record().to_json().encode()
        again = clubsuit.replay(Record.from_json(told))
        assert again.record().to_json().encode() == told
        assert record.total == play.total and record.winners == play.winners
        assert [hand.score for hand in record.hands] == [hand.score for hand in play.hands]


def check_file(text: bytes) -> None:
    """A fault in words, or none; so with `clubsuit verify`, which finds all that is none."""
    fault = check_text((1, text))
    verdict = verify_text((1, text))
    assert fault is None or verdict.fault or verdict.unchecked  # it judges no other games
    for found in (fault, verdict.fault):
        if found:
            assert is_plain(found.message)
            assert found.action is None or found.hand
    lines = list(_verdict_lines(Path("file.json"), verdict))
    assert all(map(is_plain, lines))
    assert is_plain(_report_line(Report("file.json", 1, fault)))


@lengths(250, 4_000)
def test_a_spoiled_record(examples: int) -> None:
    """Hole: a record that makes the reader stumble, or that is accepted and tells another game."""
    try_many(examples, check_record, spoiled.map(as_json))


@lengths(120, 2_000)
def test_a_spoiled_file(examples: int) -> None:
    """Hole: `clubsuit check` ends with a traceback for a file of broken text."""
    files = records.flatmap(lambda record: spoiled_bytes(as_json(record)))
    try_many(examples, check_file, files | spoiled.map(as_json))


@lengths(150, 2_000)
def test_any_json(examples: int) -> None:
    """Hole: JSON that is no record at all, read from the parsed form too."""

    def check(data: Any) -> None:
        answer = ours(lambda: Record.from_dict(data))
        assert isinstance(answer, NotationError)

    try_many(examples, check, values)


@lengths(80, 1_500)
def test_a_spoiled_deal(examples: int) -> None:
    """Hole: a deal that is refused after something of it was laid on the table."""

    def check(data: dict[str, Any], deal: Any, dealer: int) -> None:
        game = clubsuit.Game(clubsuit.game.rules_of(data["game"]), data["options"])
        play = game.table(seed=5)
        before = play.state.tobytes()
        answer = ours(lambda: play.deal(deal, dealer))
        if isinstance(answer, ClubsuitError):
            assert play.state.tobytes() == before
            assert not play.hands and play.waiting
        else:
            dealt = play.hands[0].deal
            game.table(seed=6).deal(dealt, play.hands[0].dealer)

    def deals(data: dict[str, Any]) -> st.SearchStrategy[tuple[dict[str, Any], Any, int]]:
        deal = data["hands"][0]["deal"] if data["hands"] else {}
        seats = len(data["players"])
        return st.tuples(st.just(data), mappings(changed(deal, words)), st.integers(0, seats - 1))

    def mappings(drawn: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
        return drawn.filter(lambda deal: isinstance(deal, dict))

    try_many(examples, lambda drawn: check(*drawn), records.flatmap(deals))
