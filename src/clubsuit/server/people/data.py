"""What a person keeps here: their games, to take along and to delete.

A table with several people belongs to all of them. Who deletes it gives up their seats there: it
is no longer among their games, and the others keep theirs. Nothing of the game itself changes.
When nobody is left who keeps a table it is removed as a whole.
"""

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial

import sqlalchemy as sql
from fastapi import APIRouter, HTTPException, Request
from starlette.responses import Response, StreamingResponse

from clubsuit.errors import Reason, TurnError
from clubsuit.games import REGISTRY
from clubsuit.server.http.dependencies import AskerOf, Person, RoomsOf
from clubsuit.server.live.live_table import Rooms
from clubsuit.server.notify import subscriptions
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.ops.error_log import StorageFault, log_fault
from clubsuit.server.people import accounts, tokens
from clubsuit.server.people.leaving import leave, seats_at
from clubsuit.server.reviews.statistics import MOST_TABLES, Hand
from clubsuit.server.storage import uploads
from clubsuit.server.storage.store import (
    CALLED,
    DEALER,
    DECISIONS,
    FIRST,
    GAMES,
    GONE,
    PRESENT,
    SEATS,
    Store,
    TableRow,
    expired,
    is_gone,
    place_of,
)
from clubsuit.server.table.overdue import is_long_ago
from clubsuit.server.table.table import record_of
from clubsuit.server.wire.schema import GameStatistics, Problem, TableInfo
from clubsuit.texts import explain

NEVER_BEGUN = timedelta(days=7)
"""A table waits for so long for its first deal."""


@dataclass(frozen=True)
class Ages:
    """How many days after the last that happened at a table it is removed; None: never."""

    unfinished: int | None = None
    finished: int | None = None

    def oldest(self, at: datetime) -> "list[tuple[sql.ColumnElement[bool], str]]":
        """Of each kind of tables the time before which they are too old."""
        kinds = [
            (GAMES.c.hand_number == 0, NEVER_BEGUN),
            (~GAMES.c.over, self.unfinished and timedelta(days=self.unfinished)),
            (GAMES.c.over, self.finished and timedelta(days=self.finished)),
        ]
        return [(kind, (at - age).isoformat()) for kind, age in kinds if age]


FOR_EVER = Ages()
"""No game that has begun is removed by itself."""

HOUR_S = 3600.0

AT_ONCE = 60
"""Tables that are read together."""

NO_SEAT = -1
"""Told of a table to who only looks on there, as in a view of theirs."""

router = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})


# ---- addresses -------------------------------------------------------------------------


@router.delete("/tables/{table_id}", status_code=204)
async def delete_table(table_id: str, rooms: RoomsOf, person: Person) -> Response:
    """Delete a table from one's games; it is gone when nobody else keeps it."""
    if not await rooms.threads.store(give_up, rooms.store, table_id, person):
        raise HTTPException(404)
    await _left(rooms, person, [table_id])
    return Response(status_code=204)


@router.get("/me/export", response_class=StreamingResponse)
async def get_export(rooms: RoomsOf, asker: AskerOf) -> StreamingResponse:
    """All that the server has of a person: a line of JSON for them, and one for each game."""
    headers = {"Content-Disposition": 'attachment; filename="clubsuit.jsonl"'}
    lines = _exported(rooms, asker)
    return StreamingResponse(lines, media_type="application/jsonl", headers=headers)


@router.get("/me/statistics")
async def get_statistics(rooms: RoomsOf, asker: AskerOf) -> list[GameStatistics]:
    """How this person has done, by game and options, the most played first."""
    store, look_up, person = rooms.store, rooms.threads.look_up, asker.person
    rows = await rooms.threads.store(store.tables_of, person, MOST_TABLES)
    lengths = await rooms.threads.store(store.lengths, [row.id for row in rows])
    variants: dict[str, list[tuple[TableRow, list[Hand]]]] = defaultdict(list)
    for row in rows:
        if row.given or not row.summary.hand_number or row.game not in REGISTRY:
            continue
        hands = await look_up(asker, rooms.statistics.hands, row, person, lengths[row.id])
        variants[row.variant].append((row, hands))
    told = [
        await look_up(asker, rooms.statistics.summed, person, tables)
        for tables in variants.values()
    ]
    return sorted(told, key=lambda one: -one.games)


@router.delete("/me", status_code=204)
async def delete_me(rooms: RoomsOf, person: Person, request: Request) -> Response:
    """Delete all that the server has of a person; this browser is somebody new then."""
    left = await rooms.threads.store(forget, rooms.store, person)
    rooms.sessions.forget()
    await _left(rooms, person, left)
    cookie = tokens.set_cookie(tokens.new_token(), request.state.secure)
    return Response(status_code=204, headers={"Set-Cookie": cookie})


async def _left(rooms: Rooms, person: str, tables: list[str]) -> None:
    """Let those who are at these tables see that the person has left."""
    rooms.reviews.forget(person, tables)
    for table_id in tables:
        await rooms.look_again(table_id)


# ---- told ------------------------------------------------------------------------------


def table_info(row: TableRow, person: str) -> TableInfo:
    """A table as a person finds it: who sits there among theirs."""
    seat = row.seat_of(person)
    summary = {
        name: value for name, value in vars(row.summary).items() if name not in ("turn", "clock")
    }
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        players=row.players,
        seat=NO_SEAT if seat is None else seat,
        created=row.created,
        updated=row.updated,
        commitment=row.commitment,
        given=row.given,
        open=row.open,
        people=row.people,
        your_turn=any(map(row.waits_for, row.seats_of(person))),
        lesson=row.lesson,
        **summary,
    )


async def _exported(rooms: Rooms, asker: Asker) -> AsyncIterator[str]:
    """Yield the account and the browsers, then each game, the one opened last first.

    This order does not change while games go on, so none is left out.
    """
    person = asker.person
    account = await rooms.threads.store(accounts.account_of, rooms.store, person)
    browsers = await rooms.threads.store(subscriptions.browsers_of, rooms.store, person)
    told = {
        "account": account.name if account else None,
        "browsers": [browser._asdict() for browser in browsers],
    }
    yield json.dumps(told, ensure_ascii=False) + "\n"
    place = FIRST
    ask = partial(rooms.store.tables_of, person, AT_ONCE, by=GAMES.c.created)
    while rows := await rooms.threads.store(ask, place):
        for row in rows:
            try:
                yield await rooms.threads.look_up_next(asker, _line, rooms.store, row, person)
            except Exception as error:
                log_fault(f"table {row.id}", error)
        place = place_of(rows[-1], "created")


def _line(store: Store, row: TableRow, person: str) -> str:
    """A table and its record: until the game is over, as the person sees it."""
    record = record_of(store, row.id, person)
    told = {
        "table": table_info(row, person).model_dump(),
        "record": record and record.to_dict(),
    }
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False) + "\n"


# ---- given up --------------------------------------------------------------------------


def give_up(store: Store, table_id: str, person: str) -> bool:
    """A person's seats at a table are no longer theirs; whether there were any.

    Raises TurnError within a hand that others go on with: who came back could see a second one.
    Not where others have been waited for too long.
    """
    done = [False]

    def write(connection: sql.Connection) -> None:
        done[0] = _leave(connection, table_id, person, nameless=False)

    store.write(write)
    return done[0]


def forget(store: Store, person: str) -> list[str]:
    """Give up all tables of a person, whose name goes from those that others keep; which.

    Their account and its sessions go first.
    """
    accounts.remove(store, person)
    store.write(lambda connection: uploads.forget(connection, person))
    store.write(lambda connection: subscriptions.forget(connection, person))
    left: list[str] = []
    while rows := store.tables_of(person, AT_ONCE):
        for row in rows:

            def write(connection: sql.Connection, table_id: str = row.id) -> None:
                _leave(connection, table_id, person, nameless=True)

            store.write(write)
            left.append(row.id)
    return left


def _leave(connection: sql.Connection, table_id: str, person: str, nameless: bool) -> bool:
    """Whether the person had a seat there, which they have left."""
    # Locked first, so that nobody sits down or decides while it is found out who is left.
    columns = GAMES.c.over, GAMES.c.turn, GAMES.c.pace
    lock = sql.select(*columns).where(GAMES.c.id == table_id).with_for_update()
    over, turn, pace = connection.execute(lock).one_or_none() or (False, None, "live")
    seats = seats_at(connection, table_id)
    theirs = [n for n, seat in enumerate(seats) if seat.person == person]
    if not theirs:
        return False
    if all(seat.person in (None, person) or is_gone(seat) for seat in seats):
        _remove(connection, table_id)
        return True
    stuck = pace == "days" and _stands_still(connection, table_id)
    if turn is not None and not (nameless or stuck):
        reason = Reason("", "server-delete-hand")
        raise TurnError(explain(reason), reason=reason)
    for n in theirs:
        leave(connection, table_id, seats, n, over, nameless)
    owner = sql.update(GAMES).where(GAMES.c.id == table_id, GAMES.c.owner == person)
    connection.execute(owner.values(owner=GONE))
    return True


def _stands_still(connection: sql.Connection, table_id: str) -> bool:
    """Whether nothing has been dealt or decided there for too long (see `overdue`)."""
    moves = DECISIONS.c.game_id == table_id, DECISIONS.c.seat >= DEALER
    last = sql.select(sql.func.max(DECISIONS.c.at)).where(*moves)
    at = connection.execute(last).scalar()
    return at is not None and is_long_ago(at)


def remove_old(store: Store, at: datetime, ages: Ages) -> list[str]:
    """Remove tables at which nothing was ever dealt, a week after the last that happened there, and
    others as the host has chosen; which. Tables that somebody looks at stay.
    """
    removed: list[str] = []
    here = sql.select(PRESENT.c.game_id).where(~expired(PRESENT.c.expires))
    limits = ages.oldest(at)
    old = (
        sql.select(GAMES.c.id)
        .where(
            GAMES.c.updated < max(before for _, before in limits),  # what the index is for
            sql.or_(*(sql.and_(kind, GAMES.c.updated < before) for kind, before in limits)),
            GAMES.c.id.not_in(here),
        )
        .limit(AT_ONCE)
        .with_for_update()  # nobody begins, or goes on, there meanwhile
    )

    def write(connection: sql.Connection) -> None:
        removed[:] = connection.execute(old).scalars()
        for table_id in removed:
            _remove(connection, table_id)

    store.write(write)
    return removed


async def keep_house(rooms: Rooms, ages: Ages) -> None:
    """Remove what nobody needs, once an hour, until cancelled; any number of processes may."""
    while True:
        try:
            while removed := await rooms.threads.store(
                remove_old, rooms.store, datetime.now(UTC), ages
            ):
                for table_id in removed:
                    await rooms.look_again(table_id)
        except StorageFault as error:
            log_fault("old tables", error)
        await asyncio.sleep(HOUR_S)


def _remove(connection: sql.Connection, table_id: str) -> None:
    """The table as a whole; its seats first, without which the decisions may go."""
    for part in (SEATS, DECISIONS, CALLED):
        connection.execute(sql.delete(part).where(part.c.game_id == table_id))
    connection.execute(sql.delete(GAMES).where(GAMES.c.id == table_id))
