"""Tables that everybody finds: those that can be joined or watched now, and the finished games."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import Annotated

from fastapi import APIRouter, HTTPException, Query, Request
from starlette.responses import StreamingResponse

from clubsuit.games import REGISTRY
from clubsuit.server.http.dependencies import AskerOf, Person, RoomsOf
from clubsuit.server.http.paging import PlaceOf, next_page
from clubsuit.server.live.live_table import Rooms
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.storage.store import Store, TableRow
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import ListedTable, Problem
from clubsuit.server.wire.terms import terms_of

QUIET = {"live": timedelta(hours=1), "days": timedelta(days=14)}
"""A table at which nothing has happened for so long is no longer shown, by its pace; unless a
player has it open."""

SHOWN = 50
RECORDS, MOST_RECORDS = 100, 1000

router = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})


@router.get("/tables/listed")
async def get_listed(rooms: RoomsOf, person: Person) -> list[ListedTable]:
    """Listed tables that a player has open now, without the person's own; where something has
    just happened first."""
    now = datetime.now(UTC)
    since = {pace: (now - quiet).isoformat() for pace, quiet in QUIET.items()}
    return await rooms.threads.store(_listed, rooms.store, since, person)


@router.get("/games/{game}/records.jsonl", response_class=StreamingResponse)
async def get_records(
    game: str,
    rooms: RoomsOf,
    asker: AskerOf,
    place: PlaceOf,
    request: Request,
    limit: Annotated[int, Query(ge=1, le=MOST_RECORDS)] = RECORDS,
) -> StreamingResponse:
    """Finished games of listed tables, one record (RECORD.md) a line, the newest first.

    `Link` has the next ones.
    before: only those that began before this time, as `played` has it.
    """
    if game not in REGISTRY:
        raise HTTPException(404)
    rows = await rooms.threads.store(rooms.store.finished, game, limit, place)
    lines, headers = _lines(rooms, asker, rows), next_page(request, rows, limit, "created")
    return StreamingResponse(lines, media_type="application/jsonl", headers=headers)


def _listed(store: Store, since: dict[str, str], person: str) -> list[ListedTable]:
    return [_told(row) for row in store.listed(since, SHOWN, person)]


async def _lines(rooms: Rooms, asker: Asker, rows: list[TableRow]) -> AsyncIterator[str]:
    """One record after the other: a long game takes its time, and others look games up too."""
    for row in rows:
        try:
            yield await rooms.threads.look_up_next(asker, _line, rooms, row)
        except Exception as error:
            log_fault(f"table {row.id}", error)


def _line(rooms: Rooms, row: TableRow) -> str:
    return Table(rooms.store, row).record(None).to_json() + "\n"


def _told(row: TableRow) -> ListedTable:
    return ListedTable(
        id=row.id,
        game=row.game,
        options=row.options,
        people=[seat.name for seat in row.seats if seat.person],
        free=len(row.seats) - row.people,
        hand_number=row.summary.hand_number,
        pace="days" if row.pace == "days" else "live",
        clock=row.summary.clock,
        terms=terms_of(row),
        updated=row.updated,
    )
