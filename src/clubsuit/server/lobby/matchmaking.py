"""Play with whoever comes: people who wait for the same game meet at one table.

Such a table is an open, listed one of a game with its usual options, at which nothing is dealt yet.
It has a clock that fits the game's number of decisions, as strangers cannot agree on one; or none,
if its owner has opened and listed it so. A newcomer takes a free seat where others wait; if there
is none, they open a table and wait there.
Looking for one and opening one is a single step of the database, so of two who come at once
the second one finds the first; seats are taken as at any open table, each once.
"""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import sqlalchemy as sql

from clubsuit.game import Game, rules_of
from clubsuit.games import REGISTRY
from clubsuit.server.lobby.announced import too_many
from clubsuit.server.storage.databases import MEETING_LOCK, alone
from clubsuit.server.storage.store import (
    GAMES,
    PRESENT,
    SEATS,
    Decision,
    Store,
    TableRow,
    expired,
    sits,
)
from clubsuit.server.table.opening import made_table
from clubsuit.server.wire.games import matchmaking_clock
from clubsuit.server.wire.schema import MatchmakingRequest, NewTable, Waiting

FRESH = timedelta(minutes=1)
"""So long somebody who has just sat down is awaited, whose page is still on its way;"""
QUIET = timedelta(days=1)
"""and at a table at which nothing has happened for so long nobody is looked for."""

AT_ONCE = 50
"""Number of tables read together."""


def find_or_open(
    store: Store,
    row: TableRow,
    history: list[Decision],
    find: bool = True,
    may_open: bool = True,
) -> TableRow:
    """Return a table like this one at which its owner waits or can sit; else store this one.

    Raises TurnError if it may not be opened.
    """
    found: list[TableRow] = []

    def write(connection: sql.Connection) -> None:
        alone(connection, MEETING_LOCK)
        found[:] = [one for one in _awaiting(store, connection, row) if find]
        if not found and not may_open:
            raise too_many()
        if not found:
            store.insert(connection, row, history)

    store.write(write)
    theirs = [one for one in found if one.seat_of(row.owner) is not None]
    return next(iter(theirs or found), row)


def opened_for(new: MatchmakingRequest) -> NewTable:
    """Return the table that is opened for somebody who finds none."""
    seats = Game(rules_of(new.game), {}).seats
    bots = [new.bot] * (seats - 1)
    clock = matchmaking_clock(new.game)
    return NewTable(game=new.game, bots=bots, name=new.name, open=True, listed=True, clock=clock)


def _awaiting(store: Store, connection: sql.Connection, like: TableRow) -> Iterator[TableRow]:
    """Yield the tables at which people wait and the owner can sit or sits, the oldest first.

    The query leaves all other tables out, so their number does not matter.
    """
    which, last = _waits_for(like), ("", "")
    just_now = (datetime.now(UTC) - FRESH).isoformat()
    while True:
        later = sql.tuple_(GAMES.c.created, GAMES.c.id) > sql.tuple_(*map(sql.literal, last))
        rows = store.select(connection, which & later, AT_ONCE, GAMES.c.created.asc())
        here = _here(connection, [row.id for row in rows])
        for row in rows:
            theirs = {seat.person for seat in row.seats if seat.person}
            if row.updated >= just_now or theirs & here.get(row.id, set()):
                yield row
        if len(rows) < AT_ONCE:
            return
        last = rows[-1].created, rows[-1].id


def _waits_for(like: TableRow) -> "sql.ColumnElement[bool]":
    """Return the condition of tables at which people may wait for the owner of one like this.

    A query cannot tell whether those who look at a table are those who sit there.
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


def _here(connection: sql.Connection, table_ids: list[str]) -> dict[str, set[str]]:
    """Who looks at each of these tables now, by way of any process."""
    query = sql.select(PRESENT.c.game_id, PRESENT.c.people).where(
        PRESENT.c.game_id.in_(table_ids), ~expired(PRESENT.c.expires)
    )
    here: dict[str, set[str]] = {}
    for table_id, people in connection.execute(query):
        here.setdefault(table_id, set()).update(people)
    return here


def people_waiting(store: Store) -> list[Waiting]:
    """Return how many people wait, by game; games for which nobody waits are left out."""
    told = []
    with store.reading() as connection:
        for game in REGISTRY:
            like, _ = made_table("", opened_for(MatchmakingRequest(game=game)))
            row = next(_awaiting(store, connection, like), None)
            if row is not None:
                missing, clock = len(row.seats) - row.people, row.summary.clock
                told.append(Waiting(game=game, people=row.people, missing=missing, clock=clock))
    return told
