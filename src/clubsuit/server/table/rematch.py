"""Rematches: another game at a new table, with the same people in the same seats.

The first request stores the id of the new table as an event of the old one. So everyone gets to the
same table, even if several players ask at the same time. The first dealer is again drawn at random.
"""

import secrets
from collections.abc import Collection, Iterator

from sqlalchemy.exc import IntegrityError

from clubsuit.fair import new_secret
from clubsuit.server.storage.blocks import separated
from clubsuit.server.storage.rows import Seat, Summary, TableRow, is_gone
from clubsuit.server.storage.store import Store
from clubsuit.server.storage.times import now
from clubsuit.server.table.opening import SEED_BITS, SUBSTITUTE, begun
from clubsuit.server.table.table import Table
from clubsuit.texts import say


def open_again(store: Store, table: Table, owner: str) -> TableRow:
    """Return the row of the rematch's table, which is created if it does not exist yet.

    It has the settings of this table. A bot gets the seat of each person who has left for good. At
    a listed table a bot also gets the seat of each person whom a block separates from the owner or
    from another person.
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
        seats=_seats(old, _left_out(store, old, owner) if old.listed else []),
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


def _left_out(store: Store, old: TableRow, owner: str) -> list[str]:
    """Return the people who get no seat because a block separates them from others."""
    people = {owner: None} | {seat.person: None for seat in old.seats if seat.person}
    out: list[str] = []
    stay: set[str] = set()
    for person in people:
        if stay & separated(store, person):
            out.append(person)
        else:
            stay.add(person)
    return out


def _seats(old: TableRow, left_out: Collection[str]) -> tuple[Seat, ...]:
    gone = [n for n, seat in enumerate(old.seats) if is_gone(seat) or seat.person in left_out]
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
