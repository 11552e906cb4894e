"""The server's data for each game: the model of `View.table`, the time control for matchmaking, and
the length of a game.

A game does not need a module here. Without a module, the page shows the fields of `View.table` for
which the catalogue has a text (`table-fact-NAME`).
"""

import pkgutil
from importlib import import_module

from clubsuit.server.wire.duration import Length
from clubsuit.server.wire.model import Model

_ROOMS = [import_module(f"{__name__}.{room.name}") for room in pkgutil.iter_modules(__path__)]

TABLES: dict[str, type[Model]] = {room.GAME: room.TABLE for room in _ROOMS}
"""Model of `View.table` by the game's id."""

DECISION_S: dict[str, int] = {room.GAME: room.DECISION_S for room in _ROOMS}
"""Seconds for a decision at matchmaking tables, by the game's id.

A game with more decisions allows fewer seconds for each, so that it takes at most an hour.
"""

DEFAULT_DECISION_S = 45
"""Seconds for a decision in games that are not in `DECISION_S`."""


def matchmaking_clock(game: str) -> str:
    """Return the time control of matchmaking tables (see `time_controls`)."""
    return str(DECISION_S.get(game, DEFAULT_DECISION_S))


LENGTHS: dict[str, dict[tuple[int, int], Length]] = {room.GAME: room.LENGTHS for room in _ROOMS}
"""Lengths of a game by its id, and by the numbers of players and teams."""
