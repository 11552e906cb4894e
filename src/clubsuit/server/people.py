"""Who sits at a table: a browser, known by a random token in a cookie.

Only the token's hash is stored, so that the database gives nobody a seat.
"""

import hashlib
import re
import secrets
from http.cookies import SimpleCookie

from starlette.requests import HTTPConnection

COOKIE = "clubsuit"
YEAR_S = 365 * 24 * 3600
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def token_of(connection: HTTPConnection) -> str | None:
    """The token that came with a request, if it can be one of ours."""
    # By hand: the standard library takes quadratic time for a quoted value (CVE-2024-7592).
    for header in connection.headers.getlist("cookie"):
        for pair in header.split(";"):
            name, _, token = pair.strip().partition("=")
            if name == COOKIE and TOKEN.fullmatch(token):
                return token
    return None


def new_token() -> str:
    """A token for somebody who is here for the first time."""
    return secrets.token_urlsafe(32)


def person(token: str) -> str:
    """The hash under which a person's tables are stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def set_cookie(token: str, secure: bool) -> str:
    """The value of the header Set-Cookie. The page's scripts cannot read the token."""
    cookie: SimpleCookie = SimpleCookie({COOKIE: token})
    morsel = cookie[COOKIE]
    morsel["path"] = "/"
    morsel["max-age"] = str(YEAR_S)
    morsel["samesite"] = "Lax"
    morsel["httponly"] = True
    morsel["secure"] = secure
    return morsel.OutputString()
