"""Ways to find a table: the lists of open and finished tables, and matchmaking."""

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, HTTPException, Query, Request
from starlette.responses import StreamingResponse

from clubsuit.errors import TurnError
from clubsuit.games import REGISTRY
from clubsuit.server.http.dependencies import AskerOf, Person, ServicesOf
from clubsuit.server.http.paging import PlaceOf, next_page
from clubsuit.server.live.services import Services
from clubsuit.server.lobby.listing import listed_tables
from clubsuit.server.lobby.matchmaking import find_or_open, opened_for, people_waiting
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.storage.rows import TableRow
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import made_table
from clubsuit.server.table.refusals import Damaged, Stale
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import ListedTable, MatchmakingRequest, Problem, Waiting

RECORDS, MOST_RECORDS = 100, 1000

TRIES = 16
"""Maximum number of searches for a seat; a search is repeated if another person was faster."""

router = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})


@router.get("/tables/listed")
async def get_listed(services: ServicesOf, person: Person) -> list[ListedTable]:
    """Return listed tables that a player has open now, sorted by last entry, newest first.

    Tables at which the person sits are left out.
    """
    return await services.run(listed_tables, person)


@router.get("/games/{game}/records.jsonl", response_class=StreamingResponse)
async def get_records(
    game: str,
    services: ServicesOf,
    asker: AskerOf,
    place: PlaceOf,
    request: Request,
    limit: Annotated[int, Query(ge=1, le=MOST_RECORDS)] = RECORDS,
) -> StreamingResponse:
    """Return finished games of listed tables, one record (RECORD.md) in each line, newest first.

    The header `Link` has the address of the next page.
    before: only games that began before this time. The time has the form of a record's `played`.
    """
    if game not in REGISTRY:
        raise HTTPException(404)
    rows = await services.run(Store.finished, game, limit, place)
    lines, headers = _lines(services, asker, rows), next_page(request, rows, limit, "created")
    return StreamingResponse(lines, media_type="application/jsonl", headers=headers)


@router.get("/tables/waiting")
async def get_waiting(services: ServicesOf, person: Person) -> list[Waiting]:
    """Return the number of people in matchmaking, for each game for which people wait."""
    return await services.run(people_waiting, person)


async def take_any_seat(
    services: Services, person: str, new: MatchmakingRequest, program: bool, may_open: bool = True
) -> TableRow:
    """Give a person a seat at a table where others wait, and return the table.

    A person who already waits for this game stays at their table. If there is no free seat, the
    person gets a new table.
    may_open: False if the person may not open one; then TurnError is raised instead.

    Raises NotationError for an unknown game or bot.
    """
    row, history = made_table(person, opened_for(new), program)
    for tries in range(TRIES):
        last = tries == TRIES - 1  # does not search, but opens a new table
        found = await services.run(find_or_open, row, history, not last, may_open)
        if found.seat_of(person) is not None:
            return found
        with suppress(TurnError, Stale, Damaged):  # another person was faster
            live = await services.tables.get(found.id, person)
            if live is not None:
                await live.join(person, new.name, program)
                return live.table.row
    raise AssertionError("the person has a seat at the new table")


async def _lines(services: Services, asker: Asker, rows: list[TableRow]) -> AsyncIterator[str]:
    """Yield one record for each table.

    Each record waits for a turn of its own, so other people need not wait until all are made.
    """
    for row in rows:
        try:
            yield await services.threads.look_up_next(asker, _line, services, row)
        except Exception as error:
            log_fault(f"table {row.id}", error)


def _line(services: Services, row: TableRow) -> str:
    return Table(services.store, row).record(None).to_json() + "\n"
