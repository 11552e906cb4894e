"""Going on on another device: a link that works once, for ten minutes.

The new browser becomes the same person. The database keeps only the hash of the link's code, and
the person's token sealed by that code: nobody gets a seat from the database alone. The code stands
behind a # in the link, so that no server, log or referrer sees it, and a messenger that looks the
link up for a preview uses nothing up: that takes a button.
"""

import hashlib
import secrets
from datetime import UTC, datetime, timedelta
from functools import partial

from fastapi import APIRouter, Request
from starlette.responses import Response

from clubsuit.errors import NotationError, Reason
from clubsuit.server import people, sessions
from clubsuit.server.asked import Person, RoomsOf
from clubsuit.server.often import LINKS_OF_ADDRESS, address_of, limit
from clubsuit.server.schema import DeviceCode, DeviceLink, Problem
from clubsuit.server.storage import Store
from clubsuit.texts import explain

GOOD_FOR = timedelta(minutes=10)

router = APIRouter(prefix="/api/devices", responses={"4XX": {"model": Problem}})


@router.post("", status_code=201)
async def post_device(request: Request, rooms: RoomsOf, person: Person) -> DeviceLink:
    """A code with which another browser becomes this person: once, and soon."""
    limit(LINKS_OF_ADDRESS, "links", address_of(request))
    token = request.state.token
    if person != people.person(token):  # a session of its own, that can be ended by itself
        token = people.new_token()
        begin = partial(sessions.begin, token=token, person=person)
        await rooms.threads.store(rooms.store.write, begin)
    return await rooms.threads.store(make_link, rooms.store, token)


@router.post("/here", status_code=204)
async def post_here(code: DeviceCode, request: Request, rooms: RoomsOf) -> Response:
    """This browser is from now on the person who has made the code."""
    limit(LINKS_OF_ADDRESS, "links", address_of(request))
    token = await rooms.threads.store(use_link, rooms.store, code.code)
    cookie = people.set_cookie(token, request.url.scheme == "https")
    return Response(status_code=204, headers={"Set-Cookie": cookie})


def make_link(store: Store, token: str) -> DeviceLink:
    """A code for the person with this token."""
    code = secrets.token_urlsafe(32)
    now = datetime.now(UTC)
    expires = (now + GOOD_FOR).isoformat(timespec="seconds")
    store.add_link(_name(code), _sealed(token.encode(), code).hex(), expires, now.isoformat())
    return DeviceLink(code=code, expires=expires)


def use_link(store: Store, code: str) -> str:
    """The token behind a code, which is used up by that. Raises NotationError."""
    sealed = store.take_link(_name(code), datetime.now(UTC).isoformat())
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
