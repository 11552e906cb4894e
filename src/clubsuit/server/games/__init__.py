"""What each game adds to a view, as the page gets it: `View.table` by its kind, the game's id.

A game without a model here is played all the same: the page shows of its table what the
catalogue has words for (`table-fact-NAME`).
"""

import pkgutil
from importlib import import_module

from clubsuit.server.model import Model

TABLES: dict[str, type[Model]] = {
    module.GAME: module.TABLE
    for module in (
        import_module(f"{__name__}.{room.name}") for room in pkgutil.iter_modules(__path__)
    )
}
"""By the game's id."""
