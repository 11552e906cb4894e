"""Observations of recorded decisions: `clubsuit.observations`."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import clubsuit
from clubsuit.bots.seat import make_bot
from clubsuit.envs.episode import Episode
from support.plays import ALL_VARIANTS


def played(name: str, seed: int, decisions: int = 1 << 30, **options: Any) -> clubsuit.Record:
    """Return the record of a game of random bots, which stops after some decisions."""
    game = clubsuit.load(name, **options)
    play, bot = game.new(seed=seed), make_bot("random", game, seed)
    while not play.over and decisions:
        assert play.turn is not None
        play.play(bot.choose(play.view(play.turn)).text)
        decisions -= 1
    return play.record()


def written(path: Path, *records: clubsuit.Record) -> Path:
    """Write records to a file, and return its path."""
    path.write_text("\n".join(record.to_json() for record in records), encoding="utf-8")
    return path


def compare(found: clubsuit.Observations, records: list[tuple[int, clubsuit.Record]]) -> None:
    """Compare the steps with those of environments that play the same games.

    records: each with its seed.
    """
    row = decision = 0
    for seed, record in records:
        episode = Episode(clubsuit.load(record.game, **record.options), None)
        episode.begin(seed)
        for seat, text in [one for hand in record.hands for one in hand.actions]:
            assert episode.turn == seat
            while row < len(found) and found.decisions[row] == decision:
                assert found.observations[row].tobytes() == episode.observe(seat).tobytes()
                assert found.masks[row].tolist() == episode.mask(seat).tolist()
                episode.step(found.actions[row])
                row += 1
            last = [one for hand in episode.play.hands for one in hand.actions][-1]
            assert last == (seat, text)
            decision += 1
    assert row == len(found)


OPTIONS: dict[str, list[dict[str, Any]]] = {
    "free-clubs": [{}, {"target": 50}],
    "clubs-whist": [{}, {"lead": "left-of-exchanger"}],
    "ruby-dame": [{}],
    "climbing-clubs": [{}, {"players": 3, "wild_15s": True, "double_or_nothing": True}],
}


@pytest.mark.parametrize("name", OPTIONS)
def test_steps_are_those_of_environments(tmp_path: Path, name: str) -> None:
    """Holes: an observation of another seat, or after the decision; a mask or an id that the
    environment does not have; a row of another decision; options are ignored."""
    records = [
        (seed, played(name, seed, 90, **options)) for seed, options in enumerate(OPTIONS[name], 3)
    ]
    found = clubsuit.observations(written(tmp_path / "games.jsonl", *(one for _, one in records)))
    table = clubsuit.frame(tmp_path / "games.jsonl")
    assert {*found.decisions} == {*range(table.height)}
    assert found.name == clubsuit.vector(name, 1).name
    arrays = found.observations, found.masks, found.actions, found.decisions
    assert [str(one.dtype) for one in arrays] == ["int8", "bool", "int16", "int64"]
    compare(found, records)


@pytest.mark.long
@pytest.mark.parametrize(("name", "options"), ALL_VARIANTS)
def test_steps_of_every_variant(tmp_path: Path, name: str, options: dict[str, Any]) -> None:
    """Hole: a decision of a variant has no ids, so it is left out."""
    record = played(name, 5, 400, **options)
    found = clubsuit.observations(written(tmp_path / "games.jsonl", record))
    if options.get("enforcement") != "honour":  # random play breaks its rules
        assert len({*found.decisions}) == sum(len(hand.actions) for hand in record.hands)
        compare(found, [(5, record)])


def test_decisions_without_ids_are_left_out(tmp_path: Path) -> None:
    """Hole: a decision out of turn, or one that breaks a rule of honour play, gets the observation
    and the id of another."""
    game = clubsuit.load("free-clubs", enforcement="honour")
    play, bot = game.new(seed=5), make_bot("random", game, 5)
    expected, number = [], 0
    while number < 600 and not play.over:
        turn = play.turn
        assert turn is not None
        other = (turn + 1) % 3
        calls = [text for text in play.legal(other) if text.split()[0] in ("call", "ready")]
        if number % 7 == 0 and calls:
            play.play(calls[0], other)
        else:
            text = bot.choose(play.view(turn)).text
            honest = np.zeros(game.rules.max_legal, np.int64)
            codes = honest[: game.rules.honest(play.view(turn).state, honest)]
            if play.read(text).code in codes and play.read(text).seat < 0:
                expected.append(number)
            play.play(text)
        number += 1
    found = clubsuit.observations(written(tmp_path / "games.jsonl", play.record()))
    assert found.decisions.tolist() == expected
    assert len(expected) < number


def test_one_record(tmp_path: Path) -> None:
    """Hole: a .json file, whose record may have line breaks, is read line by line."""
    record = played("ruby-dame", 2, 60)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record.to_dict(), indent=1), encoding="utf-8")
    compare(clubsuit.observations(path), [(2, record)])


def test_a_game_without_decisions(tmp_path: Path) -> None:
    """Hole: arrays of another width, or none, if nothing was decided yet."""
    found = clubsuit.observations(written(tmp_path / "games.jsonl", played("ruby-dame", 2, 0)))
    assert found.observations.shape == (0, 472)
    assert found.masks.shape == (0, 52)


def refused(tmp_path: Path, *records: clubsuit.Record) -> str:
    """Return the message for a file with these records."""
    path = written(tmp_path / "games.jsonl", *records)
    with pytest.raises(clubsuit.NotationError) as raised:
        clubsuit.observations(path)
    assert "\n" not in str(raised.value)
    assert str(path) in str(raised.value)
    return str(raised.value)


def test_records_that_cannot_be_observed(tmp_path: Path) -> None:
    """Holes: games of other sizes in one array; an error without the line; an illegal decision gets
    a row; a record of one player's view is read."""
    whist, ruby = played("clubs-whist", 1, 30), played("ruby-dame", 2, 30)
    assert "line 2: ruby_dame_v0" in refused(tmp_path, whist, ruby)
    assert "no record" in refused(tmp_path)
    broken = played("clubs-whist", 1, 30)
    broken.hands[0].actions[5] = (broken.hands[0].actions[5][0], broken.hands[0].actions[4][1])
    message = refused(tmp_path, whist, broken)
    assert "line 2: " in message
    assert "hand 1, action 6" in message
    assert "one player" in refused(tmp_path, clubsuit.load("ruby-dame").new(seed=1).record(view=2))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """Hole: an error of Python instead of one of ours."""
    path = tmp_path / "games.jsonl"
    with pytest.raises(clubsuit.NotationError, match=r"games\.jsonl"):
        clubsuit.observations(path)
    path.write_bytes(b'{"format": "clubsuit/1", "ga')
    with pytest.raises(clubsuit.NotationError, match="line 1"):
        clubsuit.observations(path)
    with pytest.raises(clubsuit.NotationError, match=r"must end in \.jsonl"):
        clubsuit.observations(tmp_path / "games.csv")
    with pytest.raises(clubsuit.NotationError, match="not the path"):
        clubsuit.observations(7)  # type: ignore[arg-type]
