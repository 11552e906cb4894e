"""The web application: HTTP and socket addresses, as `schema` has them."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from math import ceil
from pathlib import Path
from typing import Annotated, Any, Literal, ParamSpec

import platformdirs
from fastapi import APIRouter, Depends, FastAPI, Query, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from clubsuit import texts
from clubsuit.bots import OFFERED
from clubsuit.errors import ClubsuitError, Reason, excerpt
from clubsuit.games import REGISTRY
from clubsuit.games.rules import Rules
from clubsuit.lessons import lesson_of
from clubsuit.server import practice
from clubsuit.server.cluster.peers import Peers
from clubsuit.server.http import pages
from clubsuit.server.http.compression import Compression
from clubsuit.server.http.dependencies import AskerOf, LimitsOf, Person, RoomsOf
from clubsuit.server.http.links import Links
from clubsuit.server.http.methods import Heads, allowed
from clubsuit.server.http.middleware import Guard
from clubsuit.server.http.paging import PlaceOf, next_page
from clubsuit.server.http.routes import programs, push
from clubsuit.server.live import live_table as live
from clubsuit.server.live.live_table import Rooms
from clubsuit.server.live.uptime import Uptime, keep_time
from clubsuit.server.live.warming import Warming
from clubsuit.server.lobby import listing, matchmaking
from clubsuit.server.lobby.announced import Announced, too_many
from clubsuit.server.notify.pushes import Pushes
from clubsuit.server.ops.addresses import Asker, address_of
from clubsuit.server.ops.error_log import StorageFault, log_fault, reported, unhandled
from clubsuit.server.ops.metrics import LAG
from clubsuit.server.ops.rate_limits import TooOften, limit
from clubsuit.server.ops.supervise import forever
from clubsuit.server.people import accounts, data, devices, tokens
from clubsuit.server.people.data import FOR_EVER, Ages, table_info
from clubsuit.server.reviews import reviews
from clubsuit.server.reviews.reviews import Source
from clubsuit.server.settings import DEFAULT, Limits
from clubsuit.server.storage.store import Store, TableRow
from clubsuit.server.table.rematch import open_again
from clubsuit.server.table.table import Damaged, open_lesson, open_table, record_of, try_from
from clubsuit.server.wire.games import anyone_clock
from clubsuit.server.wire.schema import (
    Address,
    AskedQuestion,
    DecisionWorth,
    GameInfo,
    HandChances,
    Health,
    NewLesson,
    NewTable,
    OptionInfo,
    PlayWithAnyone,
    Problem,
    RecordName,
    Review,
    ReviewStep,
    RuleQuestion,
    RulesText,
    TableInfo,
    Texts,
    TryFrom,
    WarmUp,
)
from clubsuit.server.wire.serialize import kind_of, problem, reason_of, to_json

LOOK_AT_LOOP_S = 1.0

TABLES_SHOWN = 60
TABLES_AN_HOUR = 200
"""How many tables one person may open."""

P = ParamSpec("P")

router = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})


def default_data_dir() -> Path:
    """Where tables are kept by default: CLUBSUIT_DATA, or else the user's data folder."""
    named = os.environ.get("CLUBSUIT_DATA")
    return Path(named) if named else Path(platformdirs.user_data_dir("clubsuit"))


def create_app(
    where: Path | str | None = None,
    redis: str | None = None,
    names: Collection[str] | None = None,
    ages: Ages = FOR_EVER,
    address: str | None = None,
    services: Collection[str] = (),
    limits: Limits = DEFAULT,
) -> FastAPI:
    """The application over the tables in a folder or a database (see `storage.store.Store`).

    redis: the address where processes that share the tables tell each other news.
    names: of hosts, by which the server may be called (see `hosts.is_called`); None: by any.
    address: where others in the local network reach it; then it may be called by no other number
    than those among the names.
    ages: of tables that are removed.
    services: the push services by which people are told whose page is closed (see `push_services`).
    limits: of what one address, name or person may ask.
    """
    where = where or default_data_dir()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(unhandled)
        with reported("start"):
            store = await asyncio.to_thread(Store, where)
            tokens.use_key(await asyncio.to_thread(store.key, "tokens"))
            uptime = Uptime(store)
            with suppress(StorageFault):
                await asyncio.to_thread(uptime.note)  # before a clock is read
            warming = Warming()
            peers = Peers(store, redis)
            pushes = Pushes(store, services)
            pushing = pushes if services else None
            rooms = app.state.rooms = Rooms(store, warming, peers, pushing, limits)
            tasks = [
                asyncio.create_task(warming.run(rooms.warmed)),
                asyncio.create_task(forever("peers", lambda: peers.run(lambda: rooms.all))),
                asyncio.create_task(forever("pushes", pushes.run)),
                asyncio.create_task(forever("lag", _watch_the_loop)),
                asyncio.create_task(forever("clocks", lambda: keep_time(rooms, uptime))),
                asyncio.create_task(forever("house", lambda: data.keep_house(rooms, ages))),
            ]
        yield
        with reported("shutdown"):
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
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
    app.state.address, app.state.limits = address, limits
    _add_layers(app, names, numbers=address is None)
    app.add_exception_handler(ClubsuitError, _refused)
    app.add_exception_handler(Damaged, _damaged)
    app.add_exception_handler(TooSoon, _too_soon)
    app.add_exception_handler(TooOften, _too_often)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _no_such_thing)
    others = programs, devices, push, listing, matchmaking, data, accounts, pages
    for one in (router, *(module.router for module in others)):
        app.include_router(one)
    return app


def _add_layers(app: FastAPI, names: Collection[str] | None, numbers: bool) -> None:
    """Add the layers that every request passes; the last one is the outermost."""
    app.add_middleware(Links)
    app.add_middleware(Compression)
    app.add_middleware(Guard, names=names, numbers=numbers)
    app.add_middleware(Heads)


async def _watch_the_loop() -> None:
    """Measure how late the event loop is: what takes it long holds up everybody."""
    while True:
        due = time.perf_counter() + LOOK_AT_LOOP_S
        await asyncio.sleep(LOOK_AT_LOOP_S)
        LAG.observe(time.perf_counter() - due)


class TooSoon(Exception):
    """What is asked for needs compiled rules, and there are none; the message's key says why."""


# ---- for hosts ----------------------------------------------------------------------------


@router.get("/health")
async def get_health() -> Health:
    """The process answers."""
    return Health(status="ok")


@router.get("/ready", responses={503: {"model": Health}})
async def get_ready(rooms: RoomsOf, response: Response) -> Health:
    """The process can serve tables: its database answers too. Status 503 where it does not."""
    try:
        await rooms.threads.store(rooms.store.newest, [])
    except StorageFault:
        response.status_code = 503
        return Health(status="no database")
    return Health(status="ok")


@router.get("/address")
async def get_address(request: Request) -> Address:
    """Where others reach the server, for links to its tables."""
    return Address(url=request.app.state.address)


# ---- games and bots ------------------------------------------------------------------


@router.get("/games")
async def get_games() -> list[GameInfo]:
    """All games with their options."""
    return [_game_info(rules) for rules in REGISTRY.values()]


@router.get("/bots")
async def get_bots() -> list[str]:
    """The levels of bots that may be chosen, the weakest first; then bots of the host's own."""
    return list(OFFERED)


@router.get("/warming")
async def get_warming(rooms: RoomsOf) -> WarmUp:
    """Whether hints, reviews and the best level must still wait for the rules to be compiled."""
    return WarmUp(state=rooms.warming.state)


@router.get("/rules/{game}")
async def get_rules(game: str) -> RulesText:
    """The rules of a game, for reading."""
    if game not in REGISTRY:
        raise HTTPException(404)
    try:
        return RulesText(game=game, markdown=texts.rules(game))
    except FileNotFoundError:
        raise HTTPException(404) from None


@router.get("/rules/{game}/questions")
async def get_questions(game: str) -> list[RuleQuestion]:
    """What is asked about the rules of a game, in their order."""
    if game not in REGISTRY:
        raise HTTPException(404)
    return [RuleQuestion(**one) for one in practice.asked_about(game)]


@router.get("/rules/{game}/questions/{name}")
async def get_question(game: str, name: str, rooms: RoomsOf, asker: AskerOf) -> AskedQuestion:
    """A question about a rule, with the position in which it is asked."""
    if game not in REGISTRY:
        raise HTTPException(404)
    try:
        return AskedQuestion(**await rooms.threads.look_up(asker, practice.asked, game, name))
    except KeyError:
        raise HTTPException(404) from None


@router.get("/texts/{language}")
async def get_texts(language: str) -> Texts:
    """All messages, for a page that was built before one of the games came to this server."""
    try:
        return Texts(language=language, messages=texts.catalogue(language))
    except KeyError:
        raise HTTPException(404) from None


def _game_info(rules: Rules) -> GameInfo:
    return GameInfo(
        id=rules.id,
        players=list(rules.players),
        default_players=rules.seats(rules.options.read({})),
        late=not rules.carries_cards,
        anyone_clock=anyone_clock(rules.id),
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
        lesson=lesson_of(rules.id) is not None,
    )


# ---- tables -----------------------------------------------------------------------------


@router.post("/tables", status_code=201)
async def post_table(new: NewTable, rooms: RoomsOf, person: Person, request: Request) -> TableInfo:
    """Open a table; the person sits down at it."""
    program = request.state.program
    announcing = _announcing(rooms, person, request, new.listed)
    async with _opening(rooms, person, request), announcing as announced:
        announced.check()
        row = await rooms.threads.store(open_table, rooms.store, person, new, program)
        announced.note(row)
    return table_info(row, person)


@router.post("/tables/anyone", status_code=201)
async def post_anyone(
    new: PlayWithAnyone, rooms: RoomsOf, person: Person, request: Request
) -> TableInfo:
    """Sit down where people wait for this game, or open a table and wait there."""
    program = request.state.program
    async with _opening(rooms, person, request), _announcing(rooms, person, request) as announced:
        row = await matchmaking.meet(rooms, person, new, program, announced.may)
        announced.note(row)
    return table_info(row, person)


@router.post("/lessons/{game}", status_code=201)
async def post_lesson(
    game: str, new: NewLesson, rooms: RoomsOf, person: Person, request: Request
) -> TableInfo:
    """Open a table for a first hand with a guide; the person sits down at it."""
    lesson = lesson_of(game) if game in REGISTRY else None  # which remembers what it was asked
    if lesson is None:
        raise HTTPException(404)
    async with _opening(rooms, person, request):
        row = await rooms.threads.store(open_lesson, rooms.store, person, lesson, new.name)
    return table_info(row, person)


@router.post("/tables/{table_id}/again", status_code=201)
async def post_again(table_id: str, rooms: RoomsOf, person: Person, request: Request) -> TableInfo:
    """Another game at a new table, with the same people; opened by who asks first."""
    room = await rooms.get(table_id, person)
    seat = room.table.row.seat_of(person) if room else None
    if room is None or seat is None:
        raise HTTPException(404)
    opening = rooms.threads.turn_of(person, "open")
    announcing = _announcing(rooms, person, request, room.table.row.listed)
    async with opening, announcing as announced:
        if not await _is_open(rooms, room.table.next):
            await _may_open(rooms, person, request)
            announced.check()
        await room.rematch(seat)
        row = await rooms.threads.store(open_again, rooms.store, room.table, person)
        announced.note(row)
    return table_info(row, person)


async def _is_open(rooms: Rooms, table_id: str | None) -> bool:
    """Whether there is such a table: it may have been opened, and deleted by all who sat there."""
    return bool(table_id and await rooms.threads.store(rooms.store.table, table_id))


@asynccontextmanager
async def _opening(rooms: Rooms, person: str, request: Request) -> AsyncIterator[None]:
    """Open a table in here: one at a time, so that none is left out when they are counted."""
    async with rooms.threads.turn_of(person, "open"):
        await _may_open(rooms, person, request)
        yield


class _Announcement:
    """Checks that one more listed table may be opened, and counts it."""

    def __init__(self, announced: Announced, person: str, address: str, may: bool) -> None:
        self.may = may
        self._announced, self._person, self._address = announced, person, address

    def check(self) -> None:
        """Raise TurnError if it may not be opened."""
        if not self.may:
            raise too_many()

    def note(self, row: TableRow) -> None:
        """Count the table if it is listed and theirs."""
        if row.listed and row.owner == self._person:
            self._announced.note(self._address, row)


@asynccontextmanager
async def _announcing(
    rooms: Rooms, person: str, request: Request, listed: bool = True
) -> AsyncIterator[_Announcement]:
    """Open a listed table in this block: one at a time for each address, so that all are counted.

    listed: whether the table is listed; others are not counted.
    """
    announced, address = rooms.announced, address_of(request)
    if not listed:
        yield _Announcement(announced, person, address, may=True)
        return
    async with rooms.threads.turn_of(address, "announce"):
        full = await rooms.threads.store(announced.is_full, person, address)
        yield _Announcement(announced, person, address, may=not full)


async def _may_open(rooms: Rooms, person: str, request: Request) -> None:
    """Raise what says that too many tables have been opened by this person, or from there."""
    limit(request.app.state.limits.tables, "tables", address_of(request))
    hour_ago = (datetime.now(UTC) - timedelta(hours=1)).isoformat()
    if await rooms.threads.store(rooms.store.count_since, person, hour_ago) >= TABLES_AN_HOUR:
        raise HTTPException(429)


@router.get("/tables")
async def get_tables(
    rooms: RoomsOf, person: Person, place: PlaceOf, request: Request, response: Response
) -> list[TableInfo]:
    """The person's tables, the one last played at first, sixty at most; `Link` has the next ones.

    before, id: `updated` and `id` of the last table of the page before.
    """
    rows = await rooms.threads.store(rooms.store.tables_of, person, TABLES_SHOWN, place)
    response.headers.update(next_page(request, rows, TABLES_SHOWN, "updated"))
    return [table_info(row, person) for row in rows]


@router.get("/tables/{table_id}/record")
async def get_record(table_id: str, rooms: RoomsOf, asker: AskerOf) -> Response:
    """The game as a record (RECORD.md), to keep: until it is over, as the person sees it."""
    record = await rooms.threads.look_up(asker, record_of, rooms.store, table_id, asker.person)
    if record is None:
        raise HTTPException(404)
    name = f"clubsuit-{record.game}-{(record.played or '')[:10]}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(record.to_json() + "\n", media_type="application/json", headers=headers)


@router.websocket("/tables/{table_id}/live")
async def live_table(socket: WebSocket, table_id: str) -> None:
    """A table as its person sees it, from now on; see `schema` for the messages."""
    await live.talk(socket, socket.app.state.rooms, table_id, socket.state.person)


# ---- reviews -------------------------------------------------------------------------------

RECORD_BODY = {"content": {"application/json": {"schema": {"type": "object"}}}, "required": True}


async def _source(
    kind: Literal["tables", "records"], name: str, rooms: RoomsOf, asker: AskerOf
) -> Source:
    """The game to be reviewed: a table, or a record file that was sent before."""
    find = rooms.reviews.table if kind == "tables" else rooms.reviews.file
    source = await rooms.threads.look_up(asker, find, asker, name)
    if source is None:
        raise HTTPException(404)
    return source


SourceOf = Annotated[Source, Depends(_source)]


@router.post("/records", status_code=201, openapi_extra={"requestBody": RECORD_BODY})
async def post_record(
    request: Request, rooms: RoomsOf, asker: AskerOf, limits: LimitsOf
) -> RecordName:
    """Open a record file, to review it; it is kept for a week."""
    limit(limits.files, "files", asker.address)
    text = await request.body()
    return RecordName(id=await rooms.threads.look_up(asker, rooms.reviews.add, asker, text))


@router.get("/{kind}/{name}/review", response_model=Review)
async def get_review(source: SourceOf, rooms: RoomsOf, asker: AskerOf) -> Response:
    """All decisions of a game that may be told."""
    return _json(await rooms.threads.look_up(asker, _told, reviews.overview, source))


@router.get("/{kind}/{name}/review/{hand}/chances", response_model=HandChances)
async def get_chances(source: SourceOf, hand: int, rooms: RoomsOf, asker: AskerOf) -> Response:
    """The curve of a hand."""
    turn = rooms.threads.review_again if source.is_long(hand) else rooms.threads.review
    return await _weighed(rooms, turn, asker, partial(reviews.hand_chances, source, hand))


@router.get("/{kind}/{name}/review/{hand}/{number}", response_model=ReviewStep)
async def get_step(
    source: SourceOf, hand: int, number: int, rooms: RoomsOf, asker: AskerOf
) -> Response:
    """The table before a decision."""
    return _json(await rooms.threads.look_up(asker, _told, reviews.step, source, hand, number))


@router.get("/{kind}/{name}/review/{hand}/{number}/worth", response_model=DecisionWorth)
async def get_worth(
    source: SourceOf,
    hand: int,
    number: int,
    rooms: RoomsOf,
    asker: AskerOf,
    again: Annotated[int, Query(ge=0, le=reviews.MOST_AGAIN)] = 0,
) -> Response:
    """What a decision was worth; it takes a moment to find out.

    again: `again` of the answer before, for a surer cost; it takes longer each time.
    """
    takes_long = again or source.is_long(hand)
    turn = rooms.threads.review_again if takes_long else rooms.threads.review
    tell = partial(reviews.worth_of, source, hand, number, again)
    return await _weighed(rooms, turn, asker, tell)


async def _weighed(
    rooms: Rooms,
    turn: Callable[..., Awaitable[str]],
    asker: Asker,
    tell: Callable[[], dict[str, Any]],
) -> Response:
    """What is found out by trying: as soon as that is quick enough."""
    if rooms.warming.on:
        raise TooSoon(rooms.warming.refusal)
    return _json(await turn(asker, _told, tell))


@router.post("/{kind}/{name}/review/{hand}/{number}/try", status_code=201)
async def post_try(
    source: SourceOf,
    hand: int,
    number: int,
    new: TryFrom,
    rooms: RoomsOf,
    person: Person,
    request: Request,
) -> TableInfo:
    """Open a table that goes on from before a decision; the person takes its seat."""
    asker = Asker(address_of(request), person)
    play, seat = await rooms.threads.look_up(asker, reviews.position, source, hand, number)
    bot, name = new.bot, new.name
    async with _opening(rooms, person, request):
        row = await rooms.threads.store(try_from, rooms.store, person, play, seat, bot, name)
    return table_info(row, person)


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


async def _too_soon(_: Request, error: Exception) -> Response:
    return JSONResponse(problem("message", Reason("", str(error))), 503)


async def _too_often(_: Request, error: Exception) -> Response:
    assert isinstance(error, TooOften)
    reason = Reason("", error.key, {"minutes": ceil(error.wait_s / 60)})
    headers = {"Retry-After": str(error.wait_s)}
    return JSONResponse(problem("message", reason), 429, headers=headers)


async def _malformed(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first: dict[str, Any] = dict(error.errors()[0])
    place = ".".join(str(part) for part in first["loc"][1:])
    text = excerpt(f"{place}: {first['msg']}", 120)
    return JSONResponse(
        problem("message", Reason("", "server-request-invalid", {"problem": text})), 422
    )


async def _no_such_thing(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and pages.is_for_page(request):
        return pages.not_found(request)
    headers = error.headers
    if error.status_code == 405:
        headers = {"Allow": allowed(request)}
        if request.method == "OPTIONS":
            return Response(status_code=204, headers=headers)
    reasons = {
        404: Reason("", "server-not-found"),
        405: Reason("", "server-method"),
        413: Reason("", "server-request-big"),
        429: Reason("", "server-tables-many", {"number": TABLES_AN_HOUR}),
    }
    reason = reasons.get(error.status_code, Reason("", "server-request-invalid", {"problem": ""}))
    body = problem("message", reason)
    return JSONResponse(body, error.status_code, headers=headers)
