"""The list of tables that anyone can join or watch now."""

from datetime import UTC, datetime, timedelta

from clubsuit.server.storage.blocks import has_separated
from clubsuit.server.storage.faces import faces_of
from clubsuit.server.storage.rows import TableRow
from clubsuit.server.storage.store import Store
from clubsuit.server.wire.schema import ListedTable
from clubsuit.server.wire.terms import terms_of

QUIET = {"realtime": timedelta(hours=1), "correspondence": timedelta(days=14)}
"""For each pace, the time without an entry after which a table is no longer listed.

A real-time table stays listed as long as a player has it open.
"""

SHOWN = 50


def listed_tables(store: Store, person: str) -> list[ListedTable]:
    """Return the listed tables except the person's own, sorted by last entry, newest first.

    A player must have the table open, except at correspondence tables. Tables of people from whom a
    block separates the person are left out.
    """
    now = datetime.now(UTC)
    since = {pace: (now - quiet).isoformat() for pace, quiet in QUIET.items()}
    found = store.listed(since, SHOWN, person, ~has_separated(person))
    return [_listed(row) for row in found]


def _listed(row: TableRow) -> ListedTable:
    faces = zip(row.seats, faces_of(row.seats), strict=True)
    return ListedTable(
        id=row.id,
        game=row.game,
        options=row.options,
        people=[seat.name for seat in row.seats if seat.person],
        faces=[face for seat, face in faces if seat.person],
        free=len(row.seats) - row.people,
        hand_number=row.summary.hand_number,
        pace="correspondence" if row.pace == "correspondence" else "realtime",
        clock=row.summary.clock,
        terms=terms_of(row),
        updated=row.updated,
    )
