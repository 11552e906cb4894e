"""Entries of tournaments: who may see what others have done with the same deals.

A person sees it only after their own last hand, because it would tell them the cards.
"""

import sqlalchemy as sql

from clubsuit.server.storage.rows import TableRow
from clubsuit.server.storage.schema import ENTRIES, GAMES
from clubsuit.server.storage.store import Store


def may_compare(store: Store, row: TableRow, person: str) -> bool:
    """Return whether a person may read the finished game of another person's entry."""
    if row.tournament is None or not row.summary.over:
        return False
    return row.is_revealed or has_finished(store, row.tournament, person)


def has_finished(store: Store, tournament: str, person: str) -> bool:
    """Return whether a person has played all hands of a tournament."""
    query = sql.select(GAMES.c.id).where(
        ENTRIES.c.tournament == tournament,
        ENTRIES.c.person == person,
        GAMES.c.id == ENTRIES.c.game_id,
        GAMES.c.over,
    )
    with store.reading() as connection:
        return connection.execute(query).first() is not None
