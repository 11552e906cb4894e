"""Who sends a request."""

from collections.abc import Mapping
from typing import NamedTuple

from starlette.types import Scope

from clubsuit.server.live.services import Services
from clubsuit.server.ops.error_log import StorageFault
from clubsuit.server.people.tokens import OLD_COOKIE, is_issued, person


def _services(scope: Scope) -> Services | None:
    """Return the services; None while the server starts."""
    return getattr(scope["app"].state, "services", None)


async def person_of(scope: Scope, token: str) -> str:
    """The person behind a request or a socket."""
    services = _services(scope)
    if services is None or not scope["path"].startswith("/api/"):
        return person(token)
    return await services.sessions.person_of(token)


class Visitor(NamedTuple):
    """The sender of a request."""

    token: str | None = None
    """A token of this server; None: none was sent."""
    cookie: str | None = None
    """The name of the cookie that it came in."""
    keeps: bool = False
    """Whether the answer leaves all cookies as they are."""


async def visitor(scope: Scope, tokens: Mapping[str, str]) -> Visitor:
    """Return the visitor with these tokens, by cookie: the first that this server has issued."""
    for name, token in tokens.items():
        if name != OLD_COOKIE:
            if await is_known(scope, token):
                return Visitor(token, name)
            continue
        try:
            if await _is_issued(scope, token):
                return Visitor(token, name)
        except StorageFault:
            if scope["path"].startswith("/api/"):
                raise
            return Visitor(keeps=True)  # a new token now would hide the old one for good
    return Visitor()


async def is_known(scope: Scope, token: str) -> bool:
    """Return whether the token is one of ours: a made-up token is no person.

    Requests for the page are believed, since the page holds nothing of theirs.
    """
    return not scope["path"].startswith("/api/") or await _is_issued(scope, token, unready=True)


async def _is_issued(scope: Scope, token: str, unready: bool = False) -> bool:
    """unready: what is returned before the database is there."""
    services = _services(scope)
    if services is None:
        return unready or is_issued(token)
    return await services.sessions.knows(token)
