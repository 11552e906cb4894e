"""How people find tables: the lists of open and finished ones, and play with anyone."""

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
from clubsuit.server.storage.store import Store, TableRow
from clubsuit.server.table.opening import made_table
from clubsuit.server.table.refusals import Damaged, Stale
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import ListedTable, MatchmakingRequest, Problem, Waiting

RECORDS, MOST_RECORDS = 100, 1000

TRIES = 16
"""How often a seat is looked for: each time in vain somebody else was faster."""

router = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})


@router.get("/tables/listed")
async def get_listed(services: ServicesOf, person: Person) -> list[ListedTable]:
    """Listed tables that a player has open now, without the person's own; where something has
    just happened first."""
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
    """Finished games of listed tables, one record (RECORD.md) a line, the newest first.

    `Link` has the next ones.
    before: only those that began before this time, as `played` has it.
    """
    if game not in REGISTRY:
        raise HTTPException(404)
    rows = await services.run(Store.finished, game, limit, place)
    lines, headers = _lines(services, asker, rows), next_page(request, rows, limit, "created")
    return StreamingResponse(lines, media_type="application/jsonl", headers=headers)


@router.get("/tables/waiting")
async def get_waiting(services: ServicesOf) -> list[Waiting]:
    """How many people wait for whoever comes, by game; games for which nobody does are left out."""
    return await services.run(people_waiting)


async def meet(
    services: Services, person: str, new: MatchmakingRequest, program: bool, may_open: bool = True
) -> TableRow:
    """The table at which a person now has a seat. Raises NotationError for an unknown game or bot.

    Who waits for this game already goes on waiting there.
    may_open: whether they may open a table if there is none; otherwise TurnError is raised then.
    """
    row, history = made_table(person, opened_for(new), program)
    for tries in range(TRIES):
        last = tries == TRIES - 1  # nobody is sent away: then they wait at a table of their own
        about = row, history, not last, may_open
        found = await services.run(find_or_open, *about)
        if found.seat_of(person) is not None:
            return found
        with suppress(TurnError, Stale, Damaged):  # somebody else was faster
            live = await services.tables.get(found.id, person)
            if live is not None:
                await live.join(person, new.name, program)
                return live.table.row
    raise AssertionError("a table of one's own has a seat")


async def _lines(services: Services, asker: Asker, rows: list[TableRow]) -> AsyncIterator[str]:
    """One record after the other: a long game takes its time, and others look games up too."""
    for row in rows:
        try:
            yield await services.threads.look_up_next(asker, _line, services, row)
        except Exception as error:
            log_fault(f"table {row.id}", error)


def _line(services: Services, row: TableRow) -> str:
    return Table(services.store, row).record(None).to_json() + "\n"
