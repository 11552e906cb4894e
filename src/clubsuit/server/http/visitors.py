"""The senders of requests, known by their tokens."""

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
    """Return the person with this token."""
    services = _services(scope)
    if services is None or not scope["path"].startswith("/api/"):
        return person(token)
    return await services.sessions.person_of(token)


class Visitor(NamedTuple):
    """The sender of a request."""

    token: str | None = None
    """The sent token, which this server has issued; None without one."""
    cookie: str | None = None
    """The name of the cookie with the token; None without one."""
    keeps: bool = False
    """True if the response must not change any cookie."""


async def visitor(scope: Scope, tokens: Mapping[str, str]) -> Visitor:
    """Return the visitor with the first of these tokens that this server has issued.

    tokens: the sent tokens, by cookie.
    """
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
            return Visitor(keeps=True)  # a new token would hide the old one for good
    return Visitor()


async def is_known(scope: Scope, token: str) -> bool:
    """Return whether this server has issued the token.

    A token in a request for the page is not checked, since the page has no data of a person.
    """
    return not scope["path"].startswith("/api/") or await _is_issued(scope, token, unready=True)


async def _is_issued(scope: Scope, token: str, unready: bool = False) -> bool:
    """Return whether this server has issued the token.

    unready: the result for every token while the database is not open.
    """
    services = _services(scope)
    if services is None:
        return unready or is_issued(token)
    return await services.sessions.knows(token)
