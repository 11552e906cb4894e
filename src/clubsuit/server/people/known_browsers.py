"""Browsers that have logged in before, which have an allowance of password tries of their own.

The tries of one name are limited over all addresses, so others could use them up and lock the owner
out. So a browser that logs in gets a second cookie, which stays when the person logs out: a random
name of the browser, and for it and each account a signature by the server's key. The cookie proves
only that the account's password was known here once, and opens no seat.
"""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode

from starlette.requests import HTTPConnection, Request

from clubsuit.server.people import tokens
from clubsuit.server.settings import YEAR_S

ACCOUNTS = 4
"""Maximum number of accounts that a browser is known for; the oldest is forgotten first."""

NAME_BYTES = 12

SENT = "known_browser"
"""Name of the cookie in the request's state: the middleware removes cookies from requests."""

_PART = r"[A-Za-z0-9_-]{16}"
_VALUE = re.compile(rf"{_PART}(?:\.{_PART}){{1,{ACCOUNTS + 1}}}")


def cookie_name(secure: bool) -> str:
    """Return the name of the cookie."""
    return f"{tokens.cookie_name(secure)}-known"


def sent_by(connection: HTTPConnection) -> str:
    """Return the cookie's value as it was sent, that of HTTPS first; "" if there is none."""
    names = [cookie_name(secure) for secure in (True, False)]
    sent: dict[str, str] = {}
    for header in connection.headers.getlist("cookie"):
        for pair in header.split(";"):
            name, _, value = pair.strip().partition("=")
            if name in names and _VALUE.fullmatch(value):
                sent[name] = value
    return next((sent[name] for name in names if name in sent), "")


def browser_of(request: Request) -> str | None:
    """Return the name of a browser that has logged in before; else None."""
    name, *signatures = _parts(request)
    return name if signatures and hmac.compare_digest(signatures[0], _sign(name, "")) else None


def knows(request: Request, account: str) -> bool:
    """Return whether this browser has logged in to this account (by its key) before."""
    name = browser_of(request)
    if name is None:
        return False
    signature = _sign(name, account)
    return any(hmac.compare_digest(one, signature) for one in _parts(request)[2:])


def remember(request: Request, account: str) -> str:
    """Return the value of Set-Cookie that makes this browser known for one more account."""
    known = _parts(request)[2:] if browser_of(request) else []
    name = browser_of(request) or _text(secrets.token_bytes(NAME_BYTES))
    signature = _sign(name, account)
    kept = [signature, *(one for one in known if one != signature)][:ACCOUNTS]
    value = ".".join([name, _sign(name, ""), *kept])
    about = f"Path=/; Max-Age={YEAR_S}; SameSite=Lax; HttpOnly"
    secure = bool(request.state.secure)
    return f"{cookie_name(secure)}={value}; {about}{'; Secure' if secure else ''}"


def _parts(request: Request) -> list[str]:
    return str(getattr(request.state, SENT, "")).split(".")


def _sign(name: str, account: str) -> str:
    return _text(tokens.sign(f"known browser {name} {account}".encode())[:NAME_BYTES])


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode()
