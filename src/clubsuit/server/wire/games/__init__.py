"""The server's part of each game: its addition to a view for the page (`View.table`, by the game's
id), how much time strangers have for a decision, and how long a game takes.

A game without a model here is played all the same: the page shows of its table what the
catalogue has words for (`table-fact-NAME`).
"""

import pkgutil
from importlib import import_module

from clubsuit.server.wire.duration import Length
from clubsuit.server.wire.model import Model

_ROOMS = [import_module(f"{__name__}.{room.name}") for room in pkgutil.iter_modules(__path__)]

TABLES: dict[str, type[Model]] = {room.GAME: room.TABLE for room in _ROOMS}
"""By the game's id."""

DECISION_S: dict[str, int] = {room.GAME: room.DECISION_S for room in _ROOMS}
"""For each game's id, seconds for a decision among strangers: fewer in games with more decisions,
so that a game takes at most an hour if all use them."""

USUAL_S = 45
"""Seconds for a decision of a game without a number of its own."""


def anyone_clock(game: str) -> str:
    """Return the clock of tables at which strangers meet (see `clocks`)."""
    return str(DECISION_S.get(game, USUAL_S))


LENGTHS: dict[str, dict[tuple[int, int], Length]] = {room.GAME: room.LENGTHS for room in _ROOMS}
"""For each game's id, lengths by the numbers of players and teams; other games have none."""
