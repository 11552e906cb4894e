"""Who sits at a table: a browser, known by a random token in a cookie, or a program, known by one
in the header Authorization.

Only the token's hash is stored, so that the database gives nobody a seat.
"""

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from http.cookies import SimpleCookie

from starlette.requests import HTTPConnection

COOKIE = "clubsuit"
SCHEME = "bearer"
YEAR_S = 365 * 24 * 3600
GONE = "gone"
"""In the place of a person's hash: a person who is nobody here any more."""

DRAWN_BYTES, MAC_BYTES = 20, 12
"""What a token is made of: 160 random bits, and 96 that follow from them by the server's key."""

ALIAS = 12
"""Digits of what a person is called among programs at one table."""

_key = secrets.token_bytes(32)

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


def program_token_of(connection: HTTPConnection) -> str | None:
    """What a program has sent as its token: anything, "" for what can be none; None: no program.

    No page of another site can have a browser send this header.
    """
    header = connection.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    return token if scheme.lower() == SCHEME and TOKEN.fullmatch(token) else ""


def use_key(key: bytes) -> None:
    """Issue tokens under this key from now on: all processes of a server use the same."""
    global _key
    _key = key


def new_token() -> str:
    """A token for somebody who is here for the first time, which only this server can make."""
    return _token(secrets.token_bytes(DRAWN_BYTES))


def is_issued(token: str) -> bool:
    """Whether this server has made the token."""
    drawn = urlsafe_b64decode(token + "=")[:DRAWN_BYTES]
    return hmac.compare_digest(_token(drawn), token)


def _token(drawn: bytes) -> str:
    mac = hmac.digest(_key, drawn, "sha256")[:MAC_BYTES]
    return urlsafe_b64encode(drawn + mac).decode().rstrip("=")


def sign(data: bytes) -> bytes:
    """Sign with the server's key, which no other server has."""
    return hmac.digest(_key, data, "sha256")


def person(token: str) -> str:
    """The hash under which a person's tables are stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def alias(person: str, table_id: str) -> str:
    """Who a person is to the others at one table: the same whatever they call themselves and
    wherever they sit; at another table it tells nothing."""
    return hashlib.sha256(f"{table_id} {person}".encode()).hexdigest()[:ALIAS]


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
