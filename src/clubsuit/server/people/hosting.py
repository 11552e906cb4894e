"""Tables and people as the host sees them (`clubsuit admin`). No hidden card is among it.

The functions work on the database of a running server. Each of its processes notices within about
a second that a table has been removed (see `cluster.peers`), or reads the new entries of a table.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sql

from clubsuit.errors import excerpt
from clubsuit.game import Record
from clubsuit.server.people import accounts
from clubsuit.server.people.data import AT_ONCE, remove
from clubsuit.server.people.faces import note_changed
from clubsuit.server.people.leaving import seats_at
from clubsuit.server.storage.rows import GONE, TableRow
from clubsuit.server.storage.schema import ACCOUNTS, GAMES, REPORTS, SEATS
from clubsuit.server.storage.store import FIRST, Store, place_of, sits
from clubsuit.server.table.names import newcomer
from clubsuit.server.table.table import Table
from clubsuit.texts import refusal

SHORTEST = 8
"""Minimum number of characters of the beginning of a person's hash that stands for the hash."""


class Person(NamedTuple):
    """A person, without their games."""

    person: str
    """The hash that stands for the person in the database (see `people.tokens`)."""
    account: str | None
    """Name of the account; None for a guest."""
    names: dict[str, int]
    """The names under which the person sits at tables, each with the number of tables."""
    tables: int


# ---- tables --------------------------------------------------------------------------------


def tables(
    store: Store, limit: int, *, listed: bool = False, over: bool = False, person: str = ""
) -> list[TableRow]:
    """Return tables, sorted by last entry, newest first.

    limit: the maximum number of tables.
    listed: whether to return only tables that the lobby lists for everyone.
    over: whether to return tables whose game is over too.
    person: the hash of a person; then only tables at which they sit are returned.
    """
    which: sql.ColumnElement[bool] = sql.true() if over else ~GAMES.c.over
    if listed:
        which &= GAMES.c.listed
    if person:
        which &= sits(SEATS.c.person == person)
    with store.reading() as connection:
        return store.select(connection, which, limit, GAMES.c.updated.desc())


def close(store: Store, table_id: str) -> bool:
    """Remove a table with its game for all players; return whether there was such a table."""

    def write(connection: sql.Connection) -> bool:
        lock = sql.select(GAMES.c.id).where(GAMES.c.id == table_id).with_for_update()
        found = connection.execute(lock).first() is not None
        if found:
            remove(connection, table_id)
        return found

    return store.write(write)


def close_all(store: Store, *, listed: bool = False, person: str = "") -> list[str]:
    """Remove the tables that `tables` returns for these arguments; return their ids.

    Games that are over stay.
    """
    closed: list[str] = []
    while rows := tables(store, AT_ONCE, listed=listed, person=person):
        closed += [row.id for row in rows if close(store, row.id)]
    return closed


def export(store: Store, table_id: str) -> Record:
    """Return the record of a finished game.

    Raises NotationError if there is no such table, or if its game is not over: the record has
    hidden cards, and the host may be one of the players.
    """
    row = store.table(table_id)
    if row is None:
        raise refusal("admin-no-table", id=excerpt(table_id, 80))
    table = Table(store, row)
    if not table.over:
        raise refusal("admin-unfinished", id=table_id)
    return table.record(None)


# ---- people --------------------------------------------------------------------------------


def person_of(store: Store, start: str) -> str:
    """Return the hash of the only person whose hash starts like this. Raises NotationError."""
    if len(start) < SHORTEST or not start.isalnum():
        raise refusal("admin-person-short", number=SHORTEST)
    columns = SEATS.c.person, ACCOUNTS.c.person, REPORTS.c.reporter, REPORTS.c.reported
    found: set[str] = set()
    with store.reading() as connection:
        for column in columns:
            query = sql.select(column).distinct().where(column.startswith(start)).limit(2)
            found.update(connection.execute(query).scalars())
    found = {person for person in found if not person.startswith(GONE)}
    if len(found) != 1:
        key = "admin-person-several" if found else "admin-no-person"
        raise refusal(key, id=excerpt(start, 80))
    return found.pop()


def person_named(store: Store, name: str) -> str:
    """Return the hash of the person whose account has exactly this name. Raises NotationError."""
    found = [account for account in accounts.accounts_named(store, name) if account.name == name]
    if len(found) != 1:
        raise refusal("admin-no-account", name=excerpt(name, 80))
    return found[0].person


def about(store: Store, person: str) -> Person:
    """Return what the host sees of a person."""
    query = sql.select(SEATS.c.game_id, SEATS.c.name).where(SEATS.c.person == person)
    with store.reading() as connection:
        seats = connection.execute(query).all()
    account = accounts.account_of(store, person)
    names = Counter(name for _, name in seats)
    tables_of = {table_id for table_id, _ in seats}
    return Person(person, account.name if account else None, dict(names), len(tables_of))


def remove_name(store: Store, person: str) -> list[str]:
    """Replace a person's name by that of an unnamed guest at all their tables.

    Return the ids of the tables. The name of their account stays, because they log in with it.
    """
    changed: list[str] = []
    place = FIRST
    while rows := store.tables_of(person, AT_ONCE, place, GAMES.c.created):
        changed += [row.id for row in rows]
        _rename(store, person, [row.id for row in rows])
        place = place_of(rows[-1], "created")
    return changed


def _rename(store: Store, person: str, table_ids: Sequence[str]) -> None:
    """Replace a person's name at these tables, and let all processes read them again."""

    def write(connection: sql.Connection) -> None:
        here = GAMES.c.id.in_(table_ids)
        lock = sql.select(GAMES.c.id).where(here).order_by(GAMES.c.id).with_for_update()
        still_there = connection.execute(lock).scalars().all()
        for table_id in still_there:
            _rename_at(connection, table_id, person)
        note_changed(connection, still_there)

    store.write(write)


def _rename_at(connection: sql.Connection, table_id: str, person: str) -> None:
    seats = seats_at(connection, table_id)
    names = [seat.name for seat in seats]
    for number, seat in enumerate(seats):
        if seat.person == person:
            names[number] = newcomer("", [*names[:number], *names[number + 1 :]])
            this = SEATS.c.game_id == table_id, SEATS.c.seat == number
            connection.execute(sql.update(SEATS).where(*this).values(name=names[number]))
