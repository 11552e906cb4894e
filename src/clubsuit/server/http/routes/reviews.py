"""Reviews of finished games, decision by decision."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Any, Literal, ParamSpec

from fastapi import APIRouter, Depends, Query, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from clubsuit.server.http.dependencies import AskerOf, LimitsOf, Person, ServicesOf
from clubsuit.server.http.errors import TooSoon
from clubsuit.server.http.opening import opening
from clubsuit.server.live.services import Services
from clubsuit.server.ops.addresses import Asker, address_of
from clubsuit.server.ops.rate_limits import limit
from clubsuit.server.reviews import reviews
from clubsuit.server.reviews.reviews import Source
from clubsuit.server.table.opening import try_from
from clubsuit.server.wire.schema import (
    DecisionWorth,
    HandChances,
    Problem,
    RecordName,
    Review,
    ReviewStep,
    TableInfo,
    TryFrom,
)
from clubsuit.server.wire.serialize import to_json
from clubsuit.server.wire.table_info import table_info

P = ParamSpec("P")

router = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})


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


@router.get("/{kind}/{name}/review", response_model=Review)
async def get_review(source: SourceOf, services: ServicesOf, asker: AskerOf) -> Response:
    """All decisions of a game that may be told."""
    return _json(await services.threads.look_up(asker, _told, reviews.overview, source))


@router.get("/{kind}/{name}/review/{hand}/chances", response_model=HandChances)
async def get_chances(
    source: SourceOf, hand: int, services: ServicesOf, asker: AskerOf
) -> Response:
    """The curve of a hand."""
    turn = services.threads.review_again if source.is_long(hand) else services.threads.review
    return await _weighed(services, turn, asker, partial(reviews.hand_chances, source, hand))


@router.get("/{kind}/{name}/review/{hand}/{number}", response_model=ReviewStep)
async def get_step(
    source: SourceOf, hand: int, number: int, services: ServicesOf, asker: AskerOf
) -> Response:
    """The table before a decision."""
    return _json(await services.threads.look_up(asker, _told, reviews.step, source, hand, number))


@router.get("/{kind}/{name}/review/{hand}/{number}/worth", response_model=DecisionWorth)
async def get_worth(
    source: SourceOf,
    hand: int,
    number: int,
    services: ServicesOf,
    asker: AskerOf,
    again: Annotated[int, Query(ge=0, le=reviews.MOST_AGAIN)] = 0,
) -> Response:
    """What a decision was worth; it takes a moment to find out.

    again: `again` of the answer before, for a surer cost; it takes longer each time.
    """
    takes_long = again or source.is_long(hand)
    turn = services.threads.review_again if takes_long else services.threads.review
    tell = partial(reviews.worth_of, source, hand, number, again)
    return await _weighed(services, turn, asker, tell)


async def _weighed(
    services: Services,
    turn: Callable[..., Awaitable[str]],
    asker: Asker,
    tell: Callable[[], dict[str, Any]],
) -> Response:
    """What is found out by trying: as soon as that is quick enough."""
    if services.warming.on:
        raise TooSoon(services.warming.refusal)
    return _json(await turn(asker, _told, tell))


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


def _told(work: Callable[P, dict[str, Any]], *args: P.args, **kwargs: P.kwargs) -> str:
    """What comes of the work, as text: of a long game that takes its time too."""
    return to_json(work(*args, **kwargs))


def _json(text: str) -> Response:
    """An answer of a shape that the tests hold against the schema: validating takes its time."""
    return Response(text, media_type="application/json")
