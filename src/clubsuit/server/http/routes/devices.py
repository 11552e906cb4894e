"""Links with which a person continues on another device."""

from functools import partial

from fastapi import APIRouter, Request
from starlette.responses import Response

from clubsuit.server.http.dependencies import Person, ServicesOf
from clubsuit.server.live.services import Services
from clubsuit.server.ops.addresses import address_of
from clubsuit.server.ops.rate_limits import limit
from clubsuit.server.people import devices, known_browsers, sessions, tokens
from clubsuit.server.storage.store import Store
from clubsuit.server.wire.schema import DeviceCode, DeviceLink, Problem

router = APIRouter(prefix="/api/devices", responses={"4XX": {"model": Problem}})


@router.post("", status_code=201)
async def post_device(request: Request, services: ServicesOf, person: Person) -> DeviceLink:
    """Make a code that lets one other browser become this person within ten minutes."""
    token = await _token_for_another(request, services, person)
    return await services.run(devices.make_link, token)


@router.post("/recovery", status_code=201)
async def post_kept(request: Request, services: ServicesOf, person: Person) -> DeviceLink:
    """Make a recovery code, which the person keeps; it lets any browser become this person.

    The person's earlier recovery code becomes invalid.
    """
    token = await _token_for_another(request, services, person)
    return await services.run(devices.make_link, token, person)


@router.post("/here", status_code=204)
async def post_here(code: DeviceCode, request: Request, services: ServicesOf) -> Response:
    """Let this browser become the person who has made the code."""
    await _count(request)
    token = await services.run(devices.use_link, code.code)
    cookie = tokens.set_cookie(token, request.state.secure)
    return Response(status_code=204, headers={"Set-Cookie": cookie})


async def _count(request: Request) -> None:
    """Count a request that makes or uses a link. Raises TooOften.

    A browser that has logged in before has its own limit, which other browsers at the same address
    cannot use up.
    """
    browser = known_browsers.browser_of(request)
    whose = ("links", address_of(request)) if browser is None else ("links of browser", browser)
    await limit(request.app.state.limits.links, *whose)


async def _token_for_another(request: Request, services: Services, person: str) -> str:
    """Return a token for another browser of this person."""
    await _count(request)
    token = str(request.state.token)
    if person != tokens.person(token):  # with an account, each browser has its own session
        token = tokens.new_token()
        begin = partial(sessions.begin, token=token, person=person)
        await services.run(Store.write, begin)
    return token
