"""Reviews of finished games, decision by decision."""

from asyncio import sleep
from collections.abc import AsyncIterator, Callable
from typing import Annotated, Any, Literal, ParamSpec

from fastapi import APIRouter, Depends, Query, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response, StreamingResponse

from clubsuit.errors import Reason
from clubsuit.server.http.dependencies import AskerOf, LimitsOf, Person, ServicesOf
from clubsuit.server.http.errors import problem_of
from clubsuit.server.http.opening import opening
from clubsuit.server.live.services import Services
from clubsuit.server.ops.addresses import Asker, address_of
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.ops.rate_limits import TooOften, limit
from clubsuit.server.ops.threads import Threads
from clubsuit.server.reviews import reviews
from clubsuit.server.reviews.reviews import Source
from clubsuit.server.reviews.weighing import Weighing
from clubsuit.server.table.opening import try_from
from clubsuit.server.wire.schema import (
    Problem,
    RecordName,
    ReviewStep,
    TableInfo,
    TryFrom,
)
from clubsuit.server.wire.serialize import OUR_FAULT, problem, to_json
from clubsuit.server.wire.table_info import table_info

P = ParamSpec("P")

router = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})


AT_ONCE = 50
"""Number of lines that are sent together when they were found earlier."""

PLACE = r"^[0-9]{1,6}(\.[0-9]{1,6})?$"
"""A hand, and the number of a decision there."""

RECORD_BODY = {"content": {"application/json": {"schema": {"type": "object"}}}, "required": True}


async def _source(
    kind: Literal["tables", "records"], name: str, services: ServicesOf, asker: AskerOf
) -> Source:
    """The game to be reviewed: a table, or a record file that was sent before."""
    find = services.reviews.table if kind == "tables" else services.reviews.file
    source = await services.threads.look_up(asker, find, asker, name)
    if source is None:
        raise HTTPException(404)
    return source


SourceOf = Annotated[Source, Depends(_source)]


@router.post("/records", status_code=201, openapi_extra={"requestBody": RECORD_BODY})
async def post_record(
    request: Request, services: ServicesOf, asker: AskerOf, limits: LimitsOf
) -> RecordName:
    """Open a record file, to review it; it is kept for a week."""
    limit(limits.files, "files", asker.address)
    text = await request.body()
    return RecordName(id=await services.threads.look_up(asker, services.reviews.add, asker, text))


@router.get("/{kind}/{name}/review", response_class=StreamingResponse)
async def get_review(
    source: SourceOf,
    services: ServicesOf,
    asker: AskerOf,
    seat: Annotated[str, Query(pattern="^(all|[0-9])$")] | None = None,
    first: Annotated[str, Query(pattern=PLACE)] = "1",
    after: Annotated[str, Query(max_length=40)] = "",
) -> StreamingResponse:
    """A review, as lines of JSON in the order in which the server weighs: `schema.ReviewLine`.

    seat: the player whose decisions are gone through, or "all"; by default the person's own seat,
    if they have one.
    first: "HAND.NUMBER" or "HAND", the decision that is looked at.
    after: the `id` of the last line that has come, to continue after a lost line.
    """
    begun = await services.threads.look_up(asker, _begun, source, seat, first, after)
    return StreamingResponse(_lines(services, asker, *begun), media_type="application/jsonl")


@router.get("/{kind}/{name}/review/{hand}/{number}", response_model=ReviewStep)
async def get_step(
    source: SourceOf, hand: int, number: int, services: ServicesOf, asker: AskerOf
) -> Response:
    """The table before a decision."""
    return _json(await services.threads.look_up(asker, _told, reviews.step, source, hand, number))


@router.post("/{kind}/{name}/review/{hand}/{number}/try", status_code=201)
async def post_try(
    source: SourceOf,
    hand: int,
    number: int,
    new: TryFrom,
    services: ServicesOf,
    person: Person,
    request: Request,
) -> TableInfo:
    """Open a table that goes on from before a decision; the person takes its seat."""
    asker = Asker(address_of(request), person)
    play, seat = await services.threads.look_up(asker, reviews.position, source, hand, number)
    bot, name = new.bot, new.name
    async with opening(services, person, request):
        row = await services.run(try_from, person, play, seat, bot, name)
    return table_info(row, person)


def _begun(
    source: Source, seat: str | None, first: str, after: str
) -> tuple[Weighing, str, int | None]:
    """Return what is to be weighed, the overview, and how many lines after it have come."""
    hand, _, number = first.partition(".")
    begun = source.weighed.number_of(after)
    head = to_json({"id": source.weighed.id_of(0), **reviews.overview(source)}) + "\n"
    whose = source.seat if seat is None else None if seat == "all" else int(seat)
    return Weighing(source, whose, (int(hand), int(number or 1))), head, begun


async def _lines(
    services: Services, asker: Asker, weighing: Weighing, head: str, begun: int | None
) -> AsyncIterator[str]:
    """Yield the lines that have not come, those that are found now, and how the stream ends."""
    if begun is None:
        begun = 0
        yield head
    last: dict[str, Any] = {"type": "end"}
    try:
        with services.threads.reviewing(asker):
            more = True
            while more:
                while new := weighing.weighed.lines[begun : begun + AT_ONCE]:
                    begun += len(new)
                    yield "".join(new)
                    await sleep(0)  # others come in between, however fast the client reads
                if services.warming.on:
                    last = _problem(problem("message", Reason("", services.warming.refusal)))
                    break
                more = await _weigh(services.threads, asker, weighing)
    except TooOften as error:
        last = _problem(problem_of(error))
    except Exception as error:
        log_fault("review", error)
        last = _problem(problem("server", OUR_FAULT))
    yield to_json(last) + "\n"


def _problem(said: dict[str, Any]) -> dict[str, Any]:
    return {"type": "problem", **said}


async def _weigh(threads: Threads, asker: Asker, weighing: Weighing) -> bool:
    """Do the next piece of work in this person's turn; return whether there may be more."""
    if weighing.quick:
        await threads.review(asker, weighing.weigh, weighing.quick)
    elif weighing.slow:
        await threads.review_again(asker, weighing.weigh, weighing.slow)
    else:
        return await threads.review_again(asker, weighing.weigh_again)
    return True


def _told(work: Callable[P, dict[str, Any]], *args: P.args, **kwargs: P.kwargs) -> str:
    """What comes of the work, as text: of a long game that takes its time too."""
    return to_json(work(*args, **kwargs))


def _json(text: str) -> Response:
    """An answer of a shape that the tests hold against the schema: validating takes its time."""
    return Response(text, media_type="application/json")
