"""Going on on another device: a link that works once, for ten minutes; or one to be kept.

The new browser becomes the same person. A recovery link is kept by somebody for the day on which
their browser forgets them; a person has one, and a new one ends the old. The database keeps only
the hash of the link's code, and the person's token sealed by that code: nobody gets a seat from the
database alone. The code stands behind a # in the link, so that no server, log or referrer sees it,
and a messenger that looks the link up for a preview uses nothing up: that takes a button.
"""

import hashlib
import secrets
from datetime import UTC, datetime, timedelta
from functools import partial

from fastapi import APIRouter, Request
from starlette.responses import Response

from clubsuit.errors import NotationError, Reason
from clubsuit.server.http.dependencies import Person, RoomsOf
from clubsuit.server.live.live_table import Rooms
from clubsuit.server.ops.addresses import address_of
from clubsuit.server.ops.rate_limits import limit
from clubsuit.server.people import known_browsers, sessions, tokens
from clubsuit.server.storage.store import DeviceLinkRow, Store
from clubsuit.server.wire.schema import DeviceCode, DeviceLink, Problem
from clubsuit.texts import explain

GOOD_FOR = timedelta(minutes=10)

KEPT_FOR = timedelta(days=365)
"""How long a recovery link works after it was made, or used last: as long as a cookie."""

router = APIRouter(prefix="/api/devices", responses={"4XX": {"model": Problem}})


@router.post("", status_code=201)
async def post_device(request: Request, rooms: RoomsOf, person: Person) -> DeviceLink:
    """A code with which another browser becomes this person: once, and soon."""
    token = await _token_for_another(request, rooms, person)
    return await rooms.threads.store(make_link, rooms.store, token)


@router.post("/kept", status_code=201)
async def post_kept(request: Request, rooms: RoomsOf, person: Person) -> DeviceLink:
    """A code to be kept, with which any browser becomes this person; the one before ends."""
    token = await _token_for_another(request, rooms, person)
    return await rooms.threads.store(make_link, rooms.store, token, person)


@router.post("/here", status_code=204)
async def post_here(code: DeviceCode, request: Request, rooms: RoomsOf) -> Response:
    """This browser is from now on the person who has made the code."""
    _count(request)
    token = await rooms.threads.store(use_link, rooms.store, code.code)
    cookie = tokens.set_cookie(token, request.state.secure)
    return Response(status_code=204, headers={"Set-Cookie": cookie})


def _count(request: Request) -> None:
    """Count a link that is made or tried. Raises TooOften.

    A browser that has logged in before is counted by itself, so that others at its address cannot
    use up its allowance.
    """
    browser = known_browsers.browser_of(request)
    whose = ("links", address_of(request)) if browser is None else ("links of browser", browser)
    limit(request.app.state.limits.links, *whose)


async def _token_for_another(request: Request, rooms: Rooms, person: str) -> str:
    """What another browser of this person sends as its token."""
    _count(request)
    token = str(request.state.token)
    if person != tokens.person(token):  # a session of its own, that can be ended by itself
        token = tokens.new_token()
        begin = partial(sessions.begin, token=token, person=person)
        await rooms.threads.store(rooms.store.write, begin)
    return token


def make_link(store: Store, token: str, person: str | None = None) -> DeviceLink:
    """A code for who has this token.

    person: who keeps it as their recovery link; None: it works once, and soon.
    """
    code = secrets.token_urlsafe(32)
    now = datetime.now(UTC)
    expires = (now + (GOOD_FOR if person is None else KEPT_FOR)).isoformat(timespec="seconds")
    sealed = _sealed(token.encode(), code).hex()
    store.add_link(DeviceLinkRow(_name(code), sealed, expires, person), now.isoformat())
    return DeviceLink(code=code, expires=expires)


def use_link(store: Store, code: str) -> str:
    """The token behind a code, which is used up by that, or kept. Raises NotationError."""
    now = datetime.now(UTC)
    kept_until = (now + KEPT_FOR).isoformat(timespec="seconds")
    sealed = store.take_link(_name(code), now.isoformat(), kept_until)
    if sealed is None:
        reason = Reason("", "server-device-code", {"minutes": GOOD_FOR.seconds // 60})
        raise NotationError(explain(reason), reason=reason)
    return _sealed(bytes.fromhex(sealed), code).decode()


def _name(code: str) -> str:
    """Under what the link is stored."""
    return hashlib.sha256(code.encode()).hexdigest()


def _sealed(token: bytes, code: str) -> bytes:
    """The token, or what was sealed, with the key of this code: it is used for this token only."""
    key = hashlib.shake_256(b"clubsuit device " + code.encode()).digest(len(token))
    return bytes(a ^ b for a, b in zip(token, key, strict=True))
