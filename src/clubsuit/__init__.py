"""Clubsuit: the home of the card games called Clubs.

>>> import clubsuit
>>> g = clubsuit.load("clubs-whist").new(seed=7)
>>> g.play(g.legal()[0])
"""

from clubsuit.errors import ClubsuitError, NotationError, Reason, RuleError, TurnError
from clubsuit.fair import Fairness
from clubsuit.game import Game, Play, View, game_ids, load, replay
from clubsuit.record import Record
from clubsuit.solve.four_hands import double_dummy

__all__ = [
    "ClubsuitError",
    "Fairness",
    "Game",
    "NotationError",
    "Play",
    "Reason",
    "Record",
    "RuleError",
    "TurnError",
    "View",
    "double_dummy",
    "game_ids",
    "load",
    "replay",
]
