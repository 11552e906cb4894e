"""What each game adds to a view, as the page gets it: `View.table` by its kind, the game's id; and
how much time strangers have for a decision.

A game without a model here is played all the same: the page shows of its table what the
catalogue has words for (`table-fact-NAME`).
"""

import pkgutil
from importlib import import_module

from clubsuit.server.duration import Length
from clubsuit.server.model import Model

_ROOMS = [import_module(f"{__name__}.{room.name}") for room in pkgutil.iter_modules(__path__)]

TABLES: dict[str, type[Model]] = {room.GAME: room.TABLE for room in _ROOMS}
"""By the game's id."""

DECISION_S: dict[str, int] = {room.GAME: room.DECISION_S for room in _ROOMS}
"""By the game's id, seconds for each decision where strangers play: fewer where a game has more
decisions, so that a game takes an hour at most if all use them."""

USUAL_S = 45
"""Seconds for each decision of a game that says nothing of it."""


def anyone_clock(game: str) -> str:
    """The clock of tables at which strangers meet (see `clocks`)."""
    return str(DECISION_S.get(game, USUAL_S))


LENGTHS: dict[str, dict[tuple[int, int], Length]] = {room.GAME: room.LENGTHS for room in _ROOMS}
"""By the game's id, then by the numbers of players and teams; other games have no duration."""
