"""Tables: open one, list a person's own, download the record, and play."""

from fastapi import APIRouter, Request, WebSocket
from starlette.exceptions import HTTPException
from starlette.responses import Response

from clubsuit.games import REGISTRY
from clubsuit.lessons import lesson_of
from clubsuit.server.http.dependencies import AskerOf, Person, ServicesOf
from clubsuit.server.http.opening import announcing, check_may_open, opening
from clubsuit.server.http.paging import PlaceOf, next_page
from clubsuit.server.http.routes.lobby import take_any_seat
from clubsuit.server.live.services import Services
from clubsuit.server.live.sockets import serve
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_lesson, open_table
from clubsuit.server.table.rematch import open_again
from clubsuit.server.table.table import record_of
from clubsuit.server.wire.schema import MatchmakingRequest, NewLesson, NewTable, Problem, TableInfo
from clubsuit.server.wire.table_info import table_info

TABLES_SHOWN = 60

router = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})


@router.post("/tables", status_code=201)
async def post_table(
    new: NewTable, services: ServicesOf, person: Person, request: Request
) -> TableInfo:
    """Open a table, at which the person gets a seat."""
    program = request.state.program
    announced_by = announcing(services, person, request, new.listed)
    async with opening(services, person, request), announced_by as announced:
        announced.check()
        row = await services.run(open_table, person, new, program)
        announced.note(row)
    return table_info(row, person)


@router.post("/tables/matchmaking", status_code=201)
async def post_anyone(
    new: MatchmakingRequest, services: ServicesOf, person: Person, request: Request
) -> TableInfo:
    """Give the person a seat at a table that waits for players of this game, or at a new one."""
    program = request.state.program
    async with (
        opening(services, person, request),
        announcing(services, person, request) as announced,
    ):
        row = await take_any_seat(services, person, new, program, announced.may)
        announced.note(row)
    return table_info(row, person)


@router.post("/lessons/{game}", status_code=201)
async def post_lesson(
    game: str, new: NewLesson, services: ServicesOf, person: Person, request: Request
) -> TableInfo:
    """Open a table for a game's lesson, a first hand with a guide; the person gets a seat."""
    # `lesson_of` caches its result for each name, so it must not get unknown names.
    lesson = lesson_of(game) if game in REGISTRY else None
    if lesson is None:
        raise HTTPException(404)
    async with opening(services, person, request):
        row = await services.run(open_lesson, person, lesson, new.name)
    return table_info(row, person)


@router.post("/tables/{table_id}/rematch", status_code=201)
async def post_again(
    table_id: str, services: ServicesOf, person: Person, request: Request
) -> TableInfo:
    """Return the table for another game with the same people; the first request opens it."""
    live = await services.tables.get(table_id, person)
    seat = live.table.row.seat_of(person) if live else None
    if live is None or seat is None:
        raise HTTPException(404)
    turn = services.threads.turn_of(person, "open")
    announced_by = announcing(services, person, request, live.table.row.listed)
    async with turn, announced_by as announced:
        if not await _is_open(services, live.table.next):
            await check_may_open(services, person, request)
            announced.check()
        await live.rematch(seat)
        row = await services.run(open_again, live.table, person)
        announced.note(row)
    return table_info(row, person)


async def _is_open(services: Services, table_id: str | None) -> bool:
    """Return whether a table with this id exists. All its players may have deleted it."""
    return bool(table_id and await services.run(Store.table, table_id))


@router.get("/tables")
async def get_tables(
    services: ServicesOf, person: Person, place: PlaceOf, request: Request, response: Response
) -> list[TableInfo]:
    """Return at most sixty tables of the person, sorted by last entry, newest first.

    The header `Link` has the address of the next page.
    before, id: `updated` and `id` of the last table of the previous page.
    """
    rows = await services.run(Store.tables_of, person, TABLES_SHOWN, place)
    response.headers.update(next_page(request, rows, TABLES_SHOWN, "updated"))
    return [table_info(row, person) for row in rows]


@router.get("/tables/{table_id}/record")
async def get_record(table_id: str, services: ServicesOf, asker: AskerOf) -> Response:
    """Return the game as a record (RECORD.md) to download.

    Until the game is over, the record has no cards that are hidden from the person.
    """
    record = await services.threads.look_up(
        asker, record_of, services.store, table_id, asker.person
    )
    if record is None:
        raise HTTPException(404)
    name = f"clubsuit-{record.game}-{(record.played or '')[:10]}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(record.to_json() + "\n", media_type="application/json", headers=headers)


@router.websocket("/tables/{table_id}/live")
async def live_table(socket: WebSocket, table_id: str) -> None:
    """Serve a socket of a live table. The messages are defined in `schema`."""
    await serve(socket, socket.app.state.services, table_id, socket.state.person)
