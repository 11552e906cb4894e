"""Limits on announced tables: listed tables at which no cards have been dealt.

Strangers search announced tables for others to play with. Tables are counted by person, and also by
address, since a new cookie makes a new person. Addresses are kept in the memory of this process
only, and only while their tables wait.
"""

from collections import OrderedDict

import sqlalchemy as sql

from clubsuit.errors import TurnError
from clubsuit.server.storage.rows import TableRow
from clubsuit.server.storage.schema import GAMES
from clubsuit.server.storage.store import Store
from clubsuit.texts import refusal

OF_PERSON = 10
"""Maximum number of announced tables of one person."""

OF_ADDRESS = 60
"""Maximum number of announced tables from one address: two for each pupil of a class."""

REMEMBERED = 10_000
"""Maximum number of addresses in memory."""


class Announced:
    """Counts announced tables."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables: OrderedDict[str, set[str]] = OrderedDict()
        """Ids of tables by address, the most recently used address last."""

    def note(self, address: str, row: TableRow) -> None:
        """Count a table that was opened from an address."""
        self._tables.setdefault(address, set()).add(row.id)
        self._tables.move_to_end(address)
        while len(self._tables) > REMEMBERED:
            self._tables.popitem(last=False)

    def is_full(self, person: str, address: str) -> bool:
        """Return whether this person or address has announced too many tables.

        Calls for the same address must not overlap, as each call removes tables that no longer
        wait.
        """
        waits = GAMES.c.listed, ~GAMES.c.over, GAMES.c.hand_number == 0
        known = self._tables.get(address, set())
        own = sql.select(sql.func.count()).where(GAMES.c.owner == person, *waits)
        there = sql.select(GAMES.c.id).where(GAMES.c.id.in_(list(known)), *waits)
        with self._store.reading() as connection:
            number = connection.execute(own).scalar_one()
            known &= set(connection.execute(there).scalars())
        return number >= OF_PERSON or len(known) >= OF_ADDRESS


def too_many() -> TurnError:
    """Return the error for a person or address that has announced too many tables."""
    return refusal("server-listed-many", TurnError)
