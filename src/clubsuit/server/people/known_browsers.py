"""Browsers that have logged in to an account before and so have their own limit on password tries.

The tries for one name are limited across all addresses, so an attacker could use them up and lock
out the owner. For this reason a browser that logs in gets a second cookie, which stays when the
person logs out. It has a random name for the browser, a signature of that name, and a signature for
each account. The cookie only proves that the password was once known in this browser; it does
not log in the browser.
"""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode

from starlette.requests import HTTPConnection, Request

from clubsuit.server.people import tokens
from clubsuit.server.settings import YEAR_S

ACCOUNTS = 4
"""Maximum number of accounts in the cookie. The oldest is removed first."""

NAME_BYTES = 12

SENT = "known_browser"
"""Name in the request's state under which the middleware keeps the cookie's value."""

_PART = r"[A-Za-z0-9_-]{16}"
_VALUE = re.compile(rf"{_PART}(?:\.{_PART}){{1,{ACCOUNTS + 1}}}")


def cookie_name(secure: bool) -> str:
    """Return the name of the cookie."""
    return f"{tokens.cookie_name(secure)}-known"


def sent_by(connection: HTTPConnection) -> str:
    """Return the cookie's value in a request; "" if there is none. HTTPS cookies have priority."""
    names = [cookie_name(secure) for secure in (True, False)]
    sent: dict[str, str] = {}
    for header in connection.headers.getlist("cookie"):
        for pair in header.split(";"):
            name, _, value = pair.strip().partition("=")
            if name in names and _VALUE.fullmatch(value):
                sent[name] = value
    return next((sent[name] for name in names if name in sent), "")


def browser_of(request: Request) -> str | None:
    """Return the name of the browser; None if it has not logged in before."""
    name, *signatures = _parts(request)
    return name if signatures and hmac.compare_digest(signatures[0], _sign(name, "")) else None


def knows(request: Request, account: str) -> bool:
    """Return whether the browser has logged in to this account before.

    account: the key of the account.
    """
    name = browser_of(request)
    if name is None:
        return False
    signature = _sign(name, account)
    return any(hmac.compare_digest(known, signature) for known in _parts(request)[2:])


def remember(request: Request, account: str) -> str:
    """Return the value of the header Set-Cookie that adds an account to the browser's cookie.

    account: the key of the account.
    """
    known = _parts(request)[2:] if browser_of(request) else []
    name = browser_of(request) or _text(secrets.token_bytes(NAME_BYTES))
    signature = _sign(name, account)
    kept = [signature, *(other for other in known if other != signature)][:ACCOUNTS]
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
