"""Limits on announced tables: listed ones at which nothing is dealt yet.

Strangers look through them for others to play with. They are counted by the person who opened them,
and by the address from which they were opened, since a new cookie makes a new person. The address
is kept in this process's memory only, while the table waits.
"""

from collections import OrderedDict

import sqlalchemy as sql

from clubsuit.errors import TurnError
from clubsuit.server.storage.store import GAMES, Store, TableRow
from clubsuit.texts import refusal

OF_PERSON = 10
"""Maximum number of such tables of one person."""

OF_ADDRESS = 60
"""Maximum number of such tables that were opened from one address: two for each of a class."""

REMEMBERED = 10_000
"""Maximum number of addresses kept in memory."""


class Announced:
    """Count listed tables at which nothing is dealt yet."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables: OrderedDict[str, set[str]] = OrderedDict()
        """The tables by the address that opened them, the address used last at the end."""

    def note(self, address: str, row: TableRow) -> None:
        """Count a table that was opened from an address."""
        self._tables.setdefault(address, set()).add(row.id)
        self._tables.move_to_end(address)
        while len(self._tables) > REMEMBERED:
            self._tables.popitem(last=False)

    def is_full(self, person: str, address: str) -> bool:
        """Return whether this person, or others at the address, have announced too many.

        Call it for one address at a time: it forgets the tables there that no longer wait.
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
    """Return the refusal of one more."""
    return refusal("server-listed-many", TurnError)
