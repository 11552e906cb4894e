"""Matchmaking: people who wait for the same game meet at one table.

Such a table is open and listed, has the default options of its game, and has not been dealt any
cards. Strangers cannot agree on a clock, so the table has one that fits the game's number of
decisions. A table that its owner has listed without a clock counts as well. A newcomer gets a free
seat at a table where others wait. If there is none, the newcomer opens a table and waits there.

A table is found or opened in one transaction, so if two people come at the same time, the second
finds the table of the first. As at any open table, each seat is given to only one person.
People who are separated by a block (`storage.blocks`) do not meet.
"""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import sqlalchemy as sql

from clubsuit.game import Game, rules_of
from clubsuit.games import REGISTRY
from clubsuit.server.lobby.announced import too_many
from clubsuit.server.storage.blocks import has_separated
from clubsuit.server.storage.databases import MEETING_LOCK, lock_until_commit
from clubsuit.server.storage.rows import Decision, TableRow
from clubsuit.server.storage.schema import GAMES, PRESENT, SEATS
from clubsuit.server.storage.store import Store, expired, sits
from clubsuit.server.table.opening import made_table
from clubsuit.server.wire.games import matchmaking_clock
from clubsuit.server.wire.schema import MatchmakingRequest, NewTable, Waiting

FRESH = timedelta(minutes=1)
"""Time after a table's last entry during which even unconnected players count as waiting.

The page of a new player may still be loading.
"""
QUIET = timedelta(days=1)
"""Time from a table's last entry until it gets no more newcomers."""

AT_ONCE = 50
"""Number of tables read in one query."""


def find_or_open(
    store: Store,
    row: TableRow,
    history: list[Decision],
    find: bool = True,
    may_open: bool = True,
) -> TableRow:
    """Return a table like `row` at which the owner of `row` sits or can sit.

    If there is none, store `row` and return it.

    find: if False, do not search for a table.
    may_open: if False, raise TurnError instead of storing `row`.
    """

    def write(connection: sql.Connection) -> TableRow:
        lock_until_commit(connection, MEETING_LOCK)
        found = [*_waiting_tables(store, connection, row, row.owner)] if find else []
        own = [table for table in found if table.seat_of(row.owner) is not None]
        if found:
            return (own or found)[0]
        if not may_open:
            raise too_many()
        store.insert(connection, row, history)
        return row

    return store.write(write)


def opened_for(new: MatchmakingRequest) -> NewTable:
    """Return the table to open for a person who finds none."""
    seats = Game(rules_of(new.game), {}).seats
    bots = [new.bot] * (seats - 1)
    clock = matchmaking_clock(new.game)
    return NewTable(game=new.game, bots=bots, name=new.name, open=True, listed=True, clock=clock)


def _waiting_tables(
    store: Store, connection: sql.Connection, like: TableRow, person: str
) -> Iterator[TableRow]:
    """Yield the tables at which people wait and the owner of `like` sits or can sit, oldest first.

    The query excludes all other tables, so their number does not matter.
    person: people from whom a block separates this person do not count as waiting.
    """
    condition, last = _may_wait_for(like) & ~has_separated(person), ("", "")
    just_now = (datetime.now(UTC) - FRESH).isoformat()
    while True:
        later = sql.tuple_(GAMES.c.created, GAMES.c.id) > sql.tuple_(*map(sql.literal, last))
        rows = store.select(connection, condition & later, AT_ONCE, GAMES.c.created.asc())
        present = _present(connection, [row.id for row in rows])
        for row in rows:
            seated = {seat.person for seat in row.seats if seat.person}
            if row.updated >= just_now or seated & present.get(row.id, set()):
                yield row
        if len(rows) < AT_ONCE:
            return
        last = rows[-1].created, rows[-1].id


def _may_wait_for(like: TableRow) -> "sql.ColumnElement[bool]":
    """Return the SQL condition for tables at which people may be waiting for the owner of `like`.

    It does not check whether the people who have a table open are those who sit there.
    """
    now = datetime.now(UTC)
    watched = sql.exists().where(PRESENT.c.game_id == GAMES.c.id, ~expired(PRESENT.c.expires))
    return sql.and_(
        GAMES.c.variant == like.variant,
        GAMES.c.hand_number == 0,
        GAMES.c.listed,
        ~GAMES.c.over,
        GAMES.c.pace == "realtime",
        GAMES.c.clock.in_(["", like.summary.clock]),
        GAMES.c.updated >= (now - QUIET).isoformat(),
        sits(SEATS.c.person.is_not(None)),
        sits(SEATS.c.person.is_(None) | (SEATS.c.person == like.owner)),
        (GAMES.c.updated >= (now - FRESH).isoformat()) | watched,
    )


def _present(connection: sql.Connection, table_ids: list[str]) -> dict[str, set[str]]:
    """Return the people who have each of these tables open, via any process."""
    query = sql.select(PRESENT.c.game_id, PRESENT.c.people).where(
        PRESENT.c.game_id.in_(table_ids), ~expired(PRESENT.c.expires)
    )
    present: dict[str, set[str]] = {}
    for table_id, people in connection.execute(query):
        present.setdefault(table_id, set()).update(people)
    return present


def people_waiting(store: Store, person: str = "") -> list[Waiting]:
    """Return the number of people who wait for this person, for each game that has any."""
    waiting = []
    with store.reading() as connection:
        for game in REGISTRY:
            like, _ = made_table("", opened_for(MatchmakingRequest(game=game)))
            row = next(_waiting_tables(store, connection, like, person), None)
            if row is not None:
                missing, clock = len(row.seats) - row.people, row.summary.clock
                waiting.append(Waiting(game=game, people=row.people, missing=missing, clock=clock))
    return waiting
