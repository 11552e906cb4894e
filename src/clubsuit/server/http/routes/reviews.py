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
"""Maximum number of lines that are sent in one piece."""

PLACE = r"^[0-9]{1,6}(\.[0-9]{1,6})?$"
"""Pattern of a place: the number of a hand, and perhaps that of a decision in it."""

RECORD_BODY = {"content": {"application/json": {"schema": {"type": "object"}}}, "required": True}


async def _source(
    kind: Literal["tables", "records"], name: str, services: ServicesOf, asker: AskerOf
) -> Source:
    """Return the game to review: that of a table or of an uploaded record file."""
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
    """Store an uploaded record file for a week, so that it can be reviewed."""
    await limit(limits.files, "files", asker.address)
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
    """Stream a review as lines of JSON (`schema.ReviewLine`), in the order in which they are found.

    seat: the seat whose decisions are weighed first, or "all"; by default the person's own seat, if
    they have one.
    first: "HAND.NUMBER" or "HAND", the decision that is weighed first.
    after: the `id` of the last received line, to continue after a lost connection.
    """
    stream = await services.threads.look_up(asker, _stream, source, seat, first, after)
    return StreamingResponse(_lines(services, asker, *stream), media_type="application/jsonl")


@router.get("/{kind}/{name}/review/{hand}/{number}", response_model=ReviewStep)
async def get_step(
    source: SourceOf, hand: int, number: int, services: ServicesOf, asker: AskerOf
) -> Response:
    """Return the table as it was before a decision."""
    step = await services.threads.look_up(asker, _json_of, reviews.step, source, hand, number)
    return _json_response(step)


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
    """Open a table at the position before a decision. The person gets the seat that decides."""
    asker = Asker(address_of(request), person)
    play, seat = await services.threads.look_up(asker, reviews.position, source, hand, number)
    bot, name = new.bot, new.name
    async with opening(services, person, request):
        row = await services.run(try_from, person, play, seat, bot, name)
    return table_info(row, person)


def _stream(
    source: Source, seat: str | None, first: str, after: str
) -> tuple[Weighing, str, int | None]:
    """Return the work of a review, its first line, and the number of later lines the client has.

    The number is None if the client does not have the first line either.
    """
    hand, _, number = first.partition(".")
    received = source.weighed.number_of(after)
    head = to_json({"id": source.weighed.id_of(0), **reviews.overview(source)}) + "\n"
    chosen = source.seat if seat is None else None if seat == "all" else int(seat)
    return Weighing(source, chosen, (int(hand), int(number or 1))), head, received


async def _lines(
    services: Services, asker: Asker, weighing: Weighing, head: str, sent: int | None
) -> AsyncIterator[str]:
    """Yield the lines that the client lacks, new lines as they are found, and the last line."""
    if sent is None:
        sent = 0
        yield head
    last: dict[str, Any] = {"type": "end"}
    try:
        with services.threads.reviewing(asker):
            more = True
            while more:
                while new := weighing.weighed.lines[sent : sent + AT_ONCE]:
                    sent += len(new)
                    yield "".join(new)
                    await sleep(0)  # lets other tasks run, however fast the client reads
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


def _problem(content: dict[str, Any]) -> dict[str, Any]:
    return {"type": "problem", **content}


async def _weigh(threads: Threads, asker: Asker, weighing: Weighing) -> bool:
    """Do the next piece of work when it is this person's turn; return whether more may follow."""
    if weighing.quick:
        await threads.review(asker, weighing.weigh, weighing.quick)
    elif weighing.slow:
        await threads.review_again(asker, weighing.weigh, weighing.slow)
    else:
        return await threads.review_again(asker, weighing.weigh_again)
    return True


def _json_of(work: Callable[P, dict[str, Any]], *args: P.args, **kwargs: P.kwargs) -> str:
    """Call `work` and return its result as JSON. Both can be slow, so one thread does both."""
    return to_json(work(*args, **kwargs))


def _json_response(text: str) -> Response:
    """Return a response without validating it, since validation would be slow. Tests check its
    schema."""
    return Response(text, media_type="application/json")
