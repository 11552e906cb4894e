"""`clubsuit.testing`: faults are reported where they begin, and wrong arguments are explained.

`test_adding_a_game.py` checks games with mistakes.
"""

import json
import random

import pytest
from typer.testing import CliRunner

import clubsuit
from clubsuit.cli import app
from clubsuit.games import REGISTRY
from clubsuit.testing import (
    REQUIREMENTS,
    GameFault,
    check_game,
    check_requirement,
    conform,
    random_play,
)
from clubsuit.testing.requirements import AT_POSITIONS, Unmet, must

RULES = REGISTRY["clubs-whist"]
ENOUGH = 3
"""Number of decisions from which the requirement of these tests is violated."""


def at_most_two(play: clubsuit.Play, choice: random.Random) -> None:
    must(len(play.log) < ENOUGH, *play.log[-1:])


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(AT_POSITIONS, "hands", at_most_two)


@pytest.mark.usefixtures("broken")
def test_a_fault_is_found_where_it_begins() -> None:
    """Holes: a fault is reported after hundreds of decisions, or cannot be made again."""
    with pytest.raises(AssertionError) as caught:
        check_game(RULES, positions=5)
    fault = caught.value
    assert isinstance(fault, GameFault) and fault.requirement == "hands"
    assert "no card may be in two hands" in fault.message and "Look at deal" in fault.message
    play = eval(fault.where)
    assert isinstance(play, clubsuit.Play) and len(play.log) == ENOUGH
    for decisions, fails in ((ENOUGH - 1, False), (ENOUGH, True)):
        try:
            check_requirement("hands", "clubs-whist", {}, 5, decisions)
        except GameFault:
            assert fails
        else:
            assert not fails


def test_an_error_of_the_game_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: an error in a game's code ends the check with a traceback, without a position."""
    monkeypatch.setitem(AT_POSITIONS, "texts", lambda play, choice: play.state.no_such_field)
    findings = {one.requirement: one.fault for one in conform(RULES, positions=2)}
    assert tuple(findings) == REQUIREMENTS
    assert [name for name, fault in findings.items() if fault] == ["texts"]
    assert "AttributeError" in str(findings["texts"])


@pytest.mark.usefixtures("broken")
def test_the_command() -> None:
    """Holes: the status is 0 in spite of a fault; the other requirements are not checked."""
    arguments = ["conform", "clubs-whist", "--positions", "2"]
    shown = CliRunner().invoke(app, arguments)
    assert shown.exit_code == 1
    assert shown.stdout.count("✓") == len(REQUIREMENTS) - 1 and "✗ hands: " in shown.stdout
    data = json.loads(CliRunner().invoke(app, [*arguments, "--json"]).stdout)
    faults = {one["requirement"]: one["fault"] for one in data["requirements"]}
    assert [name for name, fault in faults.items() if fault] == ["hands"]


def test_wrong_arguments() -> None:
    """Hole: a wrong argument ends in an error that does not say what is right."""
    with pytest.raises(clubsuit.NotationError, match="RULES of its module"):
        check_game("clubs-whist")  # type: ignore[arg-type]
    for positions in (0, -1, 1.5, "x"):
        with pytest.raises(clubsuit.NotationError):
            check_game(RULES, positions=positions)  # type: ignore[arg-type]
    with pytest.raises(clubsuit.NotationError, match="known: hands, replay"):
        check_requirement("hand", "clubs-whist", {}, 1, 1)
    with pytest.raises(clubsuit.NotationError):
        random_play("clubs-whist", {}, 1, -1)
    all_games = dict(REGISTRY)
    try:
        del REGISTRY["clubs-whist"]
        with pytest.raises(clubsuit.NotationError, match="is not registered"):
            check_game(RULES)
    finally:  # in the same order, which other tests see
        REGISTRY.clear()
        REGISTRY.update(all_games)


def test_what_was_found_is_data() -> None:
    """Hole: the report of a violated requirement hides what was found."""
    with pytest.raises(Unmet, match="seat 1 9C"):
        must(False, "seat", 1, "9C")
