"""The web application: HTTP and socket addresses, as `schema` has them."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated, Any, Literal, ParamSpec

import platformdirs
from fastapi import APIRouter, Depends, FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from clubsuit import texts
from clubsuit.bots import LEVELS
from clubsuit.errors import ClubsuitError, Reason, excerpt
from clubsuit.games import REGISTRY
from clubsuit.games.base import Rules
from clubsuit.server import live, pages, reviews
from clubsuit.server.faults import log_fault
from clubsuit.server.guard import Guard
from clubsuit.server.live import Rooms
from clubsuit.server.messages import kind_of, problem, reason_of, to_json
from clubsuit.server.reviews import Source
from clubsuit.server.schema import (
    DecisionWorth,
    GameInfo,
    HandChances,
    NewTable,
    OptionInfo,
    Problem,
    RecordName,
    Review,
    ReviewStep,
    RulesText,
    TableInfo,
    TryFrom,
)
from clubsuit.server.storage import Store, TableRow
from clubsuit.server.tables import Damaged, open_table, record_of, try_from

TABLES_SHOWN = 60
TABLES_AN_HOUR = 200
"""How many tables one person may open."""

P = ParamSpec("P")

router = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})


def default_data_dir() -> Path:
    """Where tables are kept by default: CLUBSUIT_DATA, or else the user's data folder."""
    named = os.environ.get("CLUBSUIT_DATA")
    return Path(named) if named else Path(platformdirs.user_data_dir("clubsuit"))


def create_app(data_dir: Path | None = None) -> FastAPI:
    """The application over the tables in a folder."""
    folder = data_dir or default_data_dir()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Store, folder)
        rooms = app.state.rooms = Rooms(store)
        yield
        await rooms.close()
        await asyncio.to_thread(store.close)

    # The pages that describe the API load scripts from elsewhere; the description itself stays.
    app = FastAPI(
        title="Clubsuit",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.add_middleware(Guard)
    app.add_exception_handler(ClubsuitError, _refused)
    app.add_exception_handler(Damaged, _damaged)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _no_such_thing)
    app.include_router(router)
    app.include_router(pages.router)
    return app


def _rooms(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def _person(request: Request) -> str:
    person: str = request.state.person
    return person


RoomsOf = Annotated[Rooms, Depends(_rooms)]
Person = Annotated[str, Depends(_person)]


# ---- games and bots ------------------------------------------------------------------


@router.get("/games")
async def get_games() -> list[GameInfo]:
    """All games with their options."""
    return [_game_info(rules) for rules in REGISTRY.values()]


@router.get("/bots")
async def get_bots() -> list[str]:
    """The levels of bots that may be chosen, the weakest first."""
    return list(LEVELS)


@router.get("/rules/{game}")
async def get_rules(game: str) -> RulesText:
    """The rules of a game, for reading."""
    if game not in REGISTRY:
        raise HTTPException(404)
    try:
        return RulesText(game=game, markdown=texts.rules(game))
    except FileNotFoundError:
        raise HTTPException(404) from None


def _game_info(rules: Rules) -> GameInfo:
    return GameInfo(
        id=rules.id,
        players=list(rules.players),
        default_players=rules.seats(rules.read_options({})),
        options=[
            OptionInfo(
                name=option.name,
                kind=option.kind,
                default=option.default,
                choices=list(option.choices),
                low=option.low,
                high=option.high,
                rule=option.rule,
            )
            for option in rules.options
        ],
    )


# ---- tables -----------------------------------------------------------------------------


@router.post("/tables", status_code=201)
async def post_table(new: NewTable, rooms: RoomsOf, person: Person) -> TableInfo:
    """Open a table; the person sits down at it."""
    await _may_open(rooms, person)
    row = await rooms.threads.store(
        open_table,
        rooms.store,
        person,
        new.game,
        new.options,
        new.bots,
        new.name,
        new.seed,
        new.hints,
    )
    return _table_info(row)


async def _may_open(rooms: Rooms, person: str) -> None:
    """Raise what says that this person has opened too many tables."""
    hour_ago = (datetime.now(UTC) - timedelta(hours=1)).isoformat()
    if await rooms.threads.store(rooms.store.count_since, person, hour_ago) >= TABLES_AN_HOUR:
        raise HTTPException(429)


@router.get("/tables")
async def get_tables(rooms: RoomsOf, person: Person) -> list[TableInfo]:
    """The person's tables, the one last played at first."""
    rows = await rooms.threads.store(rooms.store.tables_of, person, TABLES_SHOWN)
    return [_table_info(row) for row in rows]


@router.get("/tables/{table_id}/record")
async def get_record(table_id: str, rooms: RoomsOf, person: Person) -> Response:
    """The game as a record (RECORD.md), to keep: until it is over, as the person sees it."""
    record = await rooms.threads.store(record_of, rooms.store, table_id, person)
    if record is None:
        raise HTTPException(404)
    name = f"clubsuit-{record.game}-{(record.played or '')[:10]}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(record.to_json() + "\n", media_type="application/json", headers=headers)


@router.websocket("/tables/{table_id}/live")
async def live_table(socket: WebSocket, table_id: str) -> None:
    """A table as its person sees it, from now on; see `schema` for the messages."""
    await live.talk(socket, socket.app.state.rooms, table_id, socket.state.person)


def _table_info(row: TableRow) -> TableInfo:
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        players=row.players,
        seat=row.seat,
        created=row.created,
        updated=row.updated,
        commitment=row.commitment,
        given=row.given,
        **vars(row.summary),
    )


# ---- reviews -------------------------------------------------------------------------------

RECORD_BODY = {"content": {"application/json": {"schema": {"type": "object"}}}, "required": True}


async def _source(
    kind: Literal["tables", "records"], name: str, rooms: RoomsOf, person: Person
) -> Source:
    """The game to be reviewed: a table, or a record file that was sent before."""
    find = rooms.reviews.table if kind == "tables" else rooms.reviews.file
    source = await rooms.look_up(person, find, person, name)
    if source is None:
        raise HTTPException(404)
    return source


SourceOf = Annotated[Source, Depends(_source)]


@router.post("/records", status_code=201, openapi_extra={"requestBody": RECORD_BODY})
async def post_record(request: Request, rooms: RoomsOf, person: Person) -> RecordName:
    """Open a record file, to review it; it is kept for a while, and only in memory."""
    text = await request.body()
    return RecordName(id=await rooms.look_up(person, rooms.reviews.add, person, text))


@router.get("/{kind}/{name}/review", response_model=Review)
async def get_review(source: SourceOf, rooms: RoomsOf, person: Person) -> Response:
    """All decisions of a game that may be told."""
    return _json(await rooms.look_up(person, _told, reviews.overview, source))


@router.get("/{kind}/{name}/review/{hand}/chances", response_model=HandChances)
async def get_chances(source: SourceOf, hand: int, rooms: RoomsOf, person: Person) -> Response:
    """The curve of a hand."""
    return _json(await rooms.review(person, _told, reviews.hand_chances, source, hand))


@router.get("/{kind}/{name}/review/{hand}/{number}", response_model=ReviewStep)
async def get_step(
    source: SourceOf, hand: int, number: int, rooms: RoomsOf, person: Person
) -> Response:
    """The table before a decision."""
    return _json(await rooms.look_up(person, _told, reviews.step, source, hand, number))


@router.get("/{kind}/{name}/review/{hand}/{number}/worth", response_model=DecisionWorth)
async def get_worth(
    source: SourceOf, hand: int, number: int, rooms: RoomsOf, person: Person
) -> Response:
    """What a decision was worth; it takes a moment to find out."""
    return _json(await rooms.review(person, _told, reviews.worth_of, source, hand, number))


@router.post("/{kind}/{name}/review/{hand}/{number}/try", status_code=201)
async def post_try(
    source: SourceOf, hand: int, number: int, new: TryFrom, rooms: RoomsOf, person: Person
) -> TableInfo:
    """Open a table that goes on from before a decision; the person takes its seat."""
    await _may_open(rooms, person)
    play, seat = await rooms.look_up(person, reviews.position, source, hand, number)
    row = await rooms.threads.store(try_from, rooms.store, person, play, seat, new.bot, new.name)
    return _table_info(row)


def _told(work: Callable[P, dict[str, Any]], *args: P.args, **kwargs: P.kwargs) -> str:
    """What comes of the work, as text: of a long game that takes its time too."""
    return to_json(work(*args, **kwargs))


def _json(text: str) -> Response:
    """An answer of a shape that the tests hold against the schema: validating takes its time."""
    return Response(text, media_type="application/json")


# ---- refusals -----------------------------------------------------------------------------


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, ClubsuitError)
    return JSONResponse(problem(kind_of(error), reason_of(error)), 422)


async def _damaged(request: Request, error: Exception) -> Response:
    log_fault(f"{request.method} {request.url.path!r}", error)
    return JSONResponse(problem("server", Reason("", "server-table-damaged")), 500)


async def _malformed(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first: dict[str, Any] = dict(error.errors()[0])
    place = ".".join(str(part) for part in first["loc"][1:])
    text = excerpt(f"{place}: {first['msg']}", 120)
    return JSONResponse(
        problem("message", Reason("", "server-request-invalid", {"problem": text})), 422
    )


async def _no_such_thing(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    reasons = {
        404: Reason("", "server-not-found"),
        405: Reason("", "server-method"),
        413: Reason("", "server-request-big"),
        429: Reason("", "server-tables-many", {"number": TABLES_AN_HOUR}),
    }
    reason = reasons.get(error.status_code, Reason("", "server-request-invalid", {"problem": ""}))
    body = problem("message", reason)
    return JSONResponse(body, error.status_code, headers=error.headers)
