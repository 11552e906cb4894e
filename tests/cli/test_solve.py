"""The command `clubsuit solve`."""

import json
import random
from pathlib import Path

import pytest

import clubsuit
from cli.conftest import Command
from clubsuit.games.state import Action


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return a record of a randomly played hand of Clubs (Whist) and the next deal."""
    play = clubsuit.load("clubs-whist").new(seed=5)
    choice = random.Random(9)
    while len(play.hands) == 1:
        play.act(Action(choice.choice(play.game.rules.legal_codes(play.state))))
    path = tmp_path / "game.json"
    path.write_text(play.record().to_json())
    return path


@pytest.mark.speed
def test_solve_prints_every_choice(command: Command, record: Path) -> None:
    """Table and JSON contain each decision with its choices and values."""
    table = command("solve", str(record), "--hand", "1").out
    data = json.loads(command("solve", str(record), "--hand", "1", "--json").out)
    assert data["hand"] == 1
    decisions = data["decisions"]
    assert [d["number"] for d in decisions] == list(range(1, 43))
    assert decisions[0]["choices"] is None
    last = decisions[-1]["choices"][0]
    assert sorted(last) == ["margin", "scores", "text", "value"]
    assert sum(last["scores"]) == 1
    assert f"{last['value']:+d}: {last['text'].removeprefix('play ')}" in table


def test_solve_refuses(command: Command, record: Path) -> None:
    """A refusal names the hand or line that does not exist; a hand with nothing to solve is no
    error."""
    ran = command("solve", str(record), "--hand", "3")
    assert (ran.code, ran.out) == (2, "")
    assert "no hand 3" in ran.err
    ran = command("solve", str(record), "--hand", "1", "--line", "2")
    assert (ran.code, ran.out) == (2, "")
    assert "line 2" in ran.err
    assert "hand 2" in command("solve", str(record), "--hand", "2").out
