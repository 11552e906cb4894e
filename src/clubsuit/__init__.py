"""Clubsuit: the home of the card games called Clubs.

This module is the public interface; docs/python.md is its guide.

>>> import clubsuit
>>> g = clubsuit.load("clubs-whist").new(seed=7)
>>> g.play(g.legal()[0])
"""

import os
import sys

if sys.argv[:1] == ["-m"] and not sys.flags.safe_path:
    # With `python -m clubsuit`, Python searches the current folder first. It would import a
    # random.py from there instead of the standard module. Bots and games in that folder are still
    # found (see `folder`).
    here = sys.path.pop(0)
    if os.path.dirname(__path__[0]) == here:  # Clubsuit itself is imported from this folder
        sys.path.append(here)
    del here

from clubsuit.actions import Move
from clubsuit.bots.base import Candidate, Choice
from clubsuit.bots.own import OwnBot
from clubsuit.bots.seat import Bot, make_bot
from clubsuit.envs.vector import VectorEnvironment, vector
from clubsuit.errors import ClubsuitError, NotationError, Reason, RuleError, TurnError
from clubsuit.fair import Fairness
from clubsuit.frames import frame
from clubsuit.game import Game, Outcome, Play, Record, View, game_ids, load
from clubsuit.recorded import Observations, observations
from clubsuit.registry import register, register_named, with_constants
from clubsuit.replay import replay
from clubsuit.solve.double_dummy.solver import double_dummy
from clubsuit.texts import explain

__version__ = "0.3.0"
"""The version of this package; docs/versions.md says when it changes."""

__all__ = [
    "Bot",
    "Candidate",
    "Choice",
    "ClubsuitError",
    "Fairness",
    "Game",
    "Move",
    "NotationError",
    "Observations",
    "Outcome",
    "OwnBot",
    "Play",
    "Reason",
    "Record",
    "RuleError",
    "TurnError",
    "VectorEnvironment",
    "View",
    "double_dummy",
    "explain",
    "frame",
    "game_ids",
    "load",
    "make_bot",
    "observations",
    "register",
    "replay",
    "vector",
    "with_constants",
]

try:
    register_named()
except ClubsuitError as error:
    if os.path.basename(sys.argv[0]) != "clubsuit":
        raise
    print(f"clubsuit: {error}", file=sys.stderr)  # the command is not imported yet
    sys.exit(2)
del register_named, os, sys
