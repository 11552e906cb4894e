"""Rematches: another game at a new table, with the same people in the same seats.

The first request stores the id of the new table as an event of the old one. So everyone gets to the
same table, even if several players ask at the same time. The first dealer is again drawn at random.
"""

import secrets
from collections.abc import Iterator

from sqlalchemy.exc import IntegrityError

from clubsuit.fair import new_secret
from clubsuit.server.storage.store import GONE, Seat, Store, Summary, TableRow, now
from clubsuit.server.table.opening import SEED_BITS, SUBSTITUTE, begun
from clubsuit.server.table.table import Table
from clubsuit.texts import say


def open_again(store: Store, table: Table, owner: str) -> TableRow:
    """Return the row of the rematch's table, which is created if it does not exist yet.

    It has the settings of this table. A bot gets the seat of each person who has left for good.
    """
    old, table_id = table.row, table.next
    assert table_id is not None
    row = store.table(table_id)
    if row is not None:
        return row
    at = now()
    row = TableRow(
        id=table_id,
        game=old.game,
        options=old.options,
        seats=_seats(old),
        seed=secrets.randbits(SEED_BITS),
        owner=owner,
        created=at,
        updated=at,
        summary=Summary(0, [0] * len(old.seats), False, None, clock=table.state.agreements.clock),
        secret=new_secret().hex(),
        hints=old.hints,
        open=old.open,
        listed=old.listed,
        pace=old.pace,
        watch=old.watch,
    )
    try:
        store.create(row, begun(table.state.agreements.clock, table.state.programs))
    except IntegrityError:  # another process was faster
        return store.table(table_id) or row
    return row


def _seats(old: TableRow) -> tuple[Seat, ...]:
    gone = [n for n, seat in enumerate(old.seats) if (seat.person or "").startswith(GONE)]
    names = {n: seat.name for n, seat in enumerate(old.seats) if n not in gone}
    for n, name in zip(gone, _unused(list(names.values())), strict=False):
        names[n] = name
    return tuple(
        Seat(names[n], None, seat.bot or SUBSTITUTE) if n in gone else seat
        for n, seat in enumerate(old.seats)
    )


def _unused(names: list[str]) -> Iterator[str]:
    """Return the names for bots except those that a player already has."""
    return (name for name in say("server-bot-names").split() if name not in names)
