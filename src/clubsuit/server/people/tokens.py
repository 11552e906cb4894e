"""Random tokens that identify people.

A browser sends its token in a cookie, a program in the header Authorization. The database stores
only hashes of tokens, so a leaked database gives access to no seat.
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
"""Name of the cookie in earlier versions, the same for all servers on a host."""
ONLY_HOST = "__Host-"
"""Prefix that makes browsers accept a cookie only from this exact host."""
SCHEME = "bearer"
"""Scheme of the header Authorization, in lower case."""

DRAWN_BYTES, MAC_BYTES = 20, 12
"""Sizes of the two parts of a token: random bytes, and their MAC with the server's key."""

ALIAS = 12
"""Number of hexadecimal digits of a person's alias at a table (see `alias`)."""

SUFFIX = 8
"""Number of hexadecimal digits that distinguish the cookies of servers on the same host."""

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def tokens_of(connection: HTTPConnection) -> dict[str, str]:
    """Return the tokens in the cookies of a request, by cookie name, the preferred one first.

    Browsers also send the cookies of servers on other ports of the host. Their names are different,
    except for cookies of earlier versions.
    """
    names = (cookie_name(secure=True), cookie_name(secure=False), OLD_COOKIE)
    found: dict[str, str] = {}
    # Not http.cookies: it needs quadratic time for quoted values (CVE-2024-7592).
    for header in connection.headers.getlist("cookie"):
        for pair in header.split(";"):
            name, _, token = pair.strip().partition("=")
            if name in names and TOKEN.fullmatch(token):
                found.setdefault(name, token)
    return {name: found[name] for name in names if name in found}


def program_token_of(connection: HTTPConnection) -> str | None:
    """Return the token that a program has sent; "" if it is malformed.

    None without the header: the request is not from a program. Pages of other sites cannot make a
    browser send this header.
    """
    header = connection.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    return token if scheme.lower() == SCHEME and TOKEN.fullmatch(token) else ""


def use_key(key: bytes) -> None:
    """Use this key for tokens from now on. All processes of a server share one key."""
    global _key, _suffix
    _key, _suffix = key, _suffix_of(key)


def _suffix_of(key: bytes) -> str:
    return hmac.digest(key, b"cookie", "sha256").hex()[:SUFFIX]


_key = secrets.token_bytes(32)
_suffix = _suffix_of(_key)


def new_token() -> str:
    """Return a new token. Only a server with the same key can make it."""
    return _token(secrets.token_bytes(DRAWN_BYTES))


def is_issued(token: str) -> bool:
    """Return whether this server has issued the token."""
    drawn = urlsafe_b64decode(token + "=")[:DRAWN_BYTES]
    return hmac.compare_digest(_token(drawn), token)


def _token(drawn: bytes) -> str:
    mac = hmac.digest(_key, drawn, "sha256")[:MAC_BYTES]
    return urlsafe_b64encode(drawn + mac).decode().rstrip("=")


def sign(data: bytes) -> bytes:
    """Return a signature of the data with the server's key."""
    return hmac.digest(_key, data, "sha256")


def person(token: str) -> str:
    """Return the hash of a token, which is the id of its person."""
    return hashlib.sha256(token.encode()).hexdigest()


def alias(person: str, table_id: str) -> str:
    """Return the id of a person that others at one table may see.

    It does not depend on the person's name and seat. Aliases at different tables cannot be linked.
    """
    return hashlib.sha256(f"{table_id} {person}".encode()).hexdigest()[:ALIAS]


def cookie_name(secure: bool) -> str:
    """Return the name of this server's cookie, which depends on its key.

    Browsers share cookies between all ports of a host, so each server on a host needs its own name.
    secure: whether the cookie is sent over HTTPS. The prefix "__Host-" requires HTTPS.
    """
    return f"{ONLY_HOST if secure else ''}{OLD_COOKIE}-{_suffix}"


def set_cookie(token: str, secure: bool, name: str | None = None, age_s: int = YEAR_S) -> str:
    """Return the value of the header Set-Cookie. Scripts of the page cannot read the cookie.

    name: the name of the cookie, by default this server's.
    age_s: the seconds after which the browser deletes the cookie.
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
