"""Valid records, and checks that read any bytes as a record."""

import copy
import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import clubsuit
from clubsuit.errors import ClubsuitError, NotationError
from clubsuit.fair import Fairness
from clubsuit.game import Record
from clubsuit.lab.records.check import Report, check_text
from clubsuit.lab.records.verify import verify_text
from fuzz.support.hostile import is_plain, result_of
from support.plays import ALL_VARIANTS, random_action, random_play
from support.probe import report_line, verdict_lines


@cache
def good_records() -> list[dict[str, Any]]:
    """Return records of every variant, from games before the first deal to finished games."""
    records = []
    for number, (game, options) in enumerate(ALL_VARIANTS):
        few = {**options, "target": 1}
        for decisions in (0, 3, 20 + 7 * (number % 5), 400):
            record = random_play(game, few, number, decisions).record()
            records.append(json.loads(record.to_json()))
    return records + [fair_record(game) for game in clubsuit.game_ids()]


def fair_record(name: str) -> dict[str, Any]:
    """Return the record of a finished game with fair deals, a secret and events."""
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


def check_record(text: bytes) -> None:
    """Check that a record is either refused, or replayed to the same game."""
    record = result_of(lambda: Record.from_json(text))
    if isinstance(record, ClubsuitError):
        assert isinstance(record, NotationError)
        return
    before = copy.deepcopy(record)
    assert [len(bots) for bots in record.bots()] == [len(hand.actions) for hand in record.hands]
    play = result_of(lambda: clubsuit.replay(record))
    assert record == before
    if not isinstance(play, ClubsuitError):
        written = play.record().to_json().encode()
        again = clubsuit.replay(Record.from_json(written))
        assert again.record().to_json().encode() == written
        assert record.total == play.total and record.winners == play.winners
        assert [hand.score for hand in record.hands] == [hand.score for hand in play.hands]


def check_file(text: bytes) -> None:
    """Check that `check` and `verify` report on any file without a crash, and that `verify` accepts
    no file that `check` refuses."""
    fault = check_text((1, text))
    verdict = verify_text((1, text))
    assert fault is None or verdict.fault or verdict.unchecked  # no secret to verify
    for found in (fault, verdict.fault):
        if found:
            assert is_plain(found.message)
            assert found.action is None or found.hand
    lines = verdict_lines(Path("file.json"), verdict)
    assert all(map(is_plain, lines))
    assert is_plain(report_line(Report("file.json", 1, fault)))
