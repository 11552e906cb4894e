"""Tables that everybody finds: those that can be joined or watched now, and the finished games."""

from datetime import UTC, datetime, timedelta

from clubsuit.server.storage.store import Store, TableRow
from clubsuit.server.wire.schema import ListedTable
from clubsuit.server.wire.terms import terms_of

QUIET = {"realtime": timedelta(hours=1), "correspondence": timedelta(days=14)}
"""A table at which nothing has happened for so long is no longer shown, by its pace; unless a
player has it open."""

SHOWN = 50


def listed_tables(store: Store, person: str) -> list[ListedTable]:
    """Return listed tables that a player has open now, without the person's own; where something
    has just happened first."""
    now = datetime.now(UTC)
    since = {pace: (now - quiet).isoformat() for pace, quiet in QUIET.items()}
    return [_told(row) for row in store.listed(since, SHOWN, person)]


def _told(row: TableRow) -> ListedTable:
    return ListedTable(
        id=row.id,
        game=row.game,
        options=row.options,
        people=[seat.name for seat in row.seats if seat.person],
        free=len(row.seats) - row.people,
        hand_number=row.summary.hand_number,
        pace="correspondence" if row.pace == "correspondence" else "realtime",
        clock=row.summary.clock,
        terms=terms_of(row),
        updated=row.updated,
    )
