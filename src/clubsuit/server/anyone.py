"""Play with whoever comes: people who wait for the same game meet at one table.

Such a table is an open, listed one of a game with its usual options, at which nothing is dealt yet.
Whoever comes takes a free seat where somebody waits; where nobody does they open a table, and wait
there. Looking for one and opening one is a single step of the database, so of two who come at once
the second one finds the first; seats are taken as at any open table, each once.
"""

from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta

import sqlalchemy as sql
from fastapi import APIRouter

from clubsuit.errors import TurnError
from clubsuit.game import Game, rules_of
from clubsuit.games import REGISTRY
from clubsuit.server.asked import RoomsOf
from clubsuit.server.databases import MEETING_LOCK, alone
from clubsuit.server.live import Rooms
from clubsuit.server.schema import NewTable, PlayWithAnyone, Problem, Waiting
from clubsuit.server.storage import GAMES, PRESENT, Decision, Store, TableRow, expired
from clubsuit.server.tables import Damaged, Stale, made_table

FRESH = timedelta(minutes=1)
"""So long somebody who has just sat down is awaited, whose page is still on its way;"""
QUIET = timedelta(hours=1)
"""and at a table at which nothing has happened for so long nobody is looked for."""

MOST = 50
"""How many tables are looked at."""

TRIES = 16
"""How often a seat is looked for: each time in vain somebody else was faster."""

router = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})


@router.get("/tables/waiting")
async def get_waiting(rooms: RoomsOf) -> list[Waiting]:
    """How many people wait for whoever comes, by game; games for which nobody does are left out."""
    return await rooms.threads.store(_waiting, rooms.store)


async def meet(rooms: Rooms, person: str, new: PlayWithAnyone, program: bool) -> TableRow:
    """The table at which a person now has a seat. Raises NotationError for an unknown game or bot.

    Who waits for this game already goes on waiting there.
    """
    row, history = made_table(person, _opened_for(new), program)
    for tries in range(TRIES):
        last = tries == TRIES - 1  # nobody is sent away: then they wait at a table of their own
        found = await rooms.threads.store(find_or_open, rooms.store, row, history, not last)
        if found.seat_of(person) is not None:
            return found
        with suppress(TurnError, Stale, Damaged):  # somebody else was faster
            room = await rooms.get(found.id, person)
            if room is not None:
                await room.take_in(person, new.name, program)
                return room.table.row
    raise AssertionError("a table of one's own has a seat")


def find_or_open(
    store: Store, row: TableRow, history: list[Decision], find: bool = True
) -> TableRow:
    """A table like this one with a seat for its owner, or where they wait already; else this one,
    which is stored then."""
    found: list[TableRow] = []

    def write(connection: sql.Connection) -> None:
        alone(connection, MEETING_LOCK)
        found[:] = [one for one in _awaiting(store, connection, row) if find]
        if not found:
            store.insert(connection, row, history)

    store.write(write)
    theirs = [one for one in found if one.seat_of(row.owner) is not None]
    return next(iter(theirs or found), row)


def _opened_for(new: PlayWithAnyone) -> NewTable:
    seats = Game(rules_of(new.game), {}).seats
    bots = [new.bot] * (seats - 1)
    return NewTable(game=new.game, bots=bots, name=new.name, open=True, listed=True)


def _awaiting(store: Store, connection: sql.Connection, like: TableRow) -> Iterator[TableRow]:
    """Where people wait, the ones who have waited longest first; with a free seat, or one's own."""
    now = datetime.now(UTC)
    which = sql.and_(
        GAMES.c.listed,
        ~GAMES.c.over,
        GAMES.c.hand_number == 0,
        GAMES.c.pace == "live",
        GAMES.c.clock == "",
        GAMES.c.game == like.game,
        GAMES.c.updated >= (now - QUIET).isoformat(),
    )
    rows = store.select(connection, which, MOST, GAMES.c.created.asc())
    here = _here(connection, [row.id for row in rows])
    just_now = (now - FRESH).isoformat()
    for row in rows:
        theirs = {seat.person for seat in row.seats if seat.person}
        awaited = row.updated >= just_now or theirs & here.get(row.id, set())
        free = row.people < len(row.seats) or like.owner in theirs
        if row.options == like.options and theirs and awaited and free:
            yield row


def _here(connection: sql.Connection, table_ids: list[str]) -> dict[str, set[str]]:
    """Who looks at each of these tables now, by way of any process."""
    query = sql.select(PRESENT.c.game_id, PRESENT.c.people).where(
        PRESENT.c.game_id.in_(table_ids), ~expired(PRESENT.c.expires)
    )
    here: dict[str, set[str]] = {}
    for table_id, people in connection.execute(query):
        here.setdefault(table_id, set()).update(people)
    return here


def _waiting(store: Store) -> list[Waiting]:
    told = []
    with store.reading() as connection:
        for game in REGISTRY:
            like, _ = made_table("", _opened_for(PlayWithAnyone(game=game)))
            row = next(_awaiting(store, connection, like), None)
            if row is not None:
                missing = len(row.seats) - row.people
                told.append(Waiting(game=game, people=row.people, missing=missing))
    return told
