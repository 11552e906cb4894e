"""Our games in OpenSpiel, for tests."""

import random
from collections.abc import Mapping
from typing import Any

import pyspiel
import pytest

import clubsuit
from clubsuit.envs import open_spiel
from clubsuit.lab.opponents import openspiel_ismcts as peer

sampler = random.Random(5).random
"""Random numbers for `resample_from_infostate`."""


SMALLEST: dict[str, dict[str, Any]] = {
    "free-clubs": {"ranks": 2, "auction_size": 1},
    "clubs-whist": {"ranks": 2},
    "climbing-clubs": {"players": 2, "ranks": 3, "hand_size": 3},
    "ruby-dame": {"ranks": 4},
}
"""By game: the options of a game for methods that walk through all actions."""


def loaded(game: str, **options: Any) -> Any:
    """Return one of our games as an OpenSpiel game."""
    parameters = peer.parameters(clubsuit.load(game, **options))
    return pyspiel.load_game(open_spiel.name_of(game), parameters)


def after(state: Any, steps: int, choice: random.Random) -> Any:
    """Return the state after at most this number of random steps."""
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(choice.choice(state.legal_actions()))
    return state


def before_its_end(chosen: Any, steps: int) -> Any:
    """Play a hand at random and return its state when this number of steps is left."""
    choice = random.Random(8)
    states = [chosen.dealt(6)]
    while not states[-1].is_terminal():
        states.append(states[-1].child(choice.choice(states[-1].legal_actions())))
    return states[-1 - steps]


def is_policy(probabilities: Mapping[int, float], state: Any) -> bool:
    """Return whether these are probabilities of the legal actions of a state."""
    legal = {*state.legal_actions()} >= {action for action, p in probabilities.items() if p}
    return legal and sum(probabilities.values()) == pytest.approx(1, abs=1e-5)
