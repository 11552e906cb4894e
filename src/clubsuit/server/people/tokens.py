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

from clubsuit.server.settings import YEAR_S

OLD_COOKIE = "clubsuit"
"""Name of the cookie in earlier versions, the same for all servers at a host."""
ONLY_HOST = "__Host-"
SCHEME = "bearer"

DRAWN_BYTES, MAC_BYTES = 20, 12
"""What a token is made of: 160 random bits, and 96 that follow from them by the server's key."""

ALIAS = 12
"""Digits of what a person is called among programs at one table."""

SUFFIX = 8
"""Digits by which a server's cookie differs from those of others at its host."""

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def tokens_of(connection: HTTPConnection) -> dict[str, str]:
    """Return the tokens that came with a request, by cookie, the best one first.

    Cookies of servers at other ports of the host are sent here too: their names differ, but that of
    earlier versions was the same for all.
    """
    names = (cookie_name(secure=True), cookie_name(secure=False), OLD_COOKIE)
    found: dict[str, str] = {}
    # By hand: the standard library takes quadratic time for a quoted value (CVE-2024-7592).
    for header in connection.headers.getlist("cookie"):
        for pair in header.split(";"):
            name, _, token = pair.strip().partition("=")
            if name in names and TOKEN.fullmatch(token):
                found.setdefault(name, token)
    return {name: found[name] for name in names if name in found}


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
    global _key, _suffix
    _key, _suffix = key, _suffix_of(key)


def _suffix_of(key: bytes) -> str:
    return hmac.digest(key, b"cookie", "sha256").hex()[:SUFFIX]


_key = secrets.token_bytes(32)
_suffix = _suffix_of(_key)


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


def cookie_name(secure: bool) -> str:
    """Return the name of this server's cookie, which follows from its key.

    A cookie belongs to a host and all its ports, so servers at several ports need several names.
    secure: whether it is sent over HTTPS. Browsers accept "__Host-" only over HTTPS, and only from
    this very host.
    """
    return f"{ONLY_HOST if secure else ''}{OLD_COOKIE}-{_suffix}"


def set_cookie(token: str, secure: bool, name: str | None = None, age_s: int = YEAR_S) -> str:
    """Return the value of the header Set-Cookie. The page's scripts cannot read the token.

    name: of the cookie; None: this server's.
    age_s: seconds after which the browser forgets it.
    """
    name = name or cookie_name(secure)
    cookie: SimpleCookie = SimpleCookie({name: token})
    morsel = cookie[name]
    morsel["path"] = "/"
    morsel["max-age"] = str(age_s)
    morsel["samesite"] = "Lax"
    morsel["httponly"] = True
    morsel["secure"] = secure
    return morsel.OutputString()
