"""Copies are independent of the original, whichever way they are made."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

import clubsuit
from clubsuit.games import REGISTRY, register
from support.plays import pickled, random_play

WAYS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, pickled]
HONOUR = {"enforcement": "honour"}
GAMES = [*((game, {}) for game in clubsuit.game_ids()), ("free-clubs", HONOUR)]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_copied_game_goes_its_own_way(
    game: str, options: dict[str, Any], way: Callable[[Any], Any]
) -> None:
    """Bug: `copy.copy(play)` shared the state of the original, so playing in one changed both."""
    play = random_play(game, options, seed=3, decisions=8)
    twin = way(play)
    before = play.record(), play.state.tobytes()
    assert (twin.record(), twin.state.tobytes()) == before
    text = play.legal()[0]
    twin.play(text)
    assert (play.record(), play.state.tobytes()) == before
    assert twin.record() != play.record()
    play.play(text)
    assert (twin.record(), twin.state.tobytes()) == (play.record(), play.state.tobytes())
    assert twin.game == play.game
    assert twin.game.rules is play.game.rules


@pytest.mark.parametrize("way", WAYS)
def test_a_copied_view_stays_as_it_is(way: Callable[[Any], Any]) -> None:
    """Bug: a copy of a view shared the record of the original."""
    view = random_play("clubs-whist", {}, seed=3, decisions=8).view(1)
    before = view.to_dict()
    twin = way(view)
    assert twin.to_dict() == before
    assert twin.sample(5).record() == view.sample(5).record()
    twin.state.hand[1] = 0
    twin.log.clear()
    twin.players[0] = "Eve"
    assert view.to_dict() == before


@pytest.mark.parametrize("way", WAYS)
def test_a_copied_record_stays_as_it_is(way: Callable[[Any], Any]) -> None:
    """Bug: a copy of a record, or of one of its hands, shared the lists of the original."""
    record = random_play("clubs-whist", {}, seed=3, decisions=8).record()
    before = record.to_json()
    way(record).hands[0].actions.pop()
    way(record).players[0] = "Eve"
    way(record.hands[0]).deal["hands"][0].pop()
    assert record.to_json() == before == way(record).to_json()


@pytest.mark.parametrize("way", WAYS)
def test_a_copied_choice_of_options_stays_as_it_is(way: Callable[[Any], Any]) -> None:
    """Bug: a copy of a game shared the options of the original."""
    game = clubsuit.load("climbing-clubs", players=3)
    twin = way(game)
    assert twin == game and twin.rules is game.rules
    twin.options["players"] = 2
    assert game.options["players"] == 3


def test_two_games_of_one_class_stay_two(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: rules were copied by their class, so the rules of one game became those of another."""
    one = REGISTRY["clubs-whist"]
    two = type(one)()
    monkeypatch.setattr(two, "id", "second-whist", raising=False)
    monkeypatch.setitem(REGISTRY, "second-whist", two)
    register(two)
    for way in WAYS:
        assert way(one) is one and way(two) is two
