"""What every request passes: who is it, is it from our page, is it small enough.

One ASGI layer around the application. It knows the person by the cookie (and
gives one to who has none), refuses what comes from another site, is addressed to a
name that is not the server's, or is too long, adds the headers of security, and turns
errors of ours into an answer.
"""

import re
from collections.abc import Collection
from ipaddress import ip_address

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from clubsuit.errors import Reason, excerpt
from clubsuit.server import known_browsers, people, sessions
from clubsuit.server.faults import log_fault
from clubsuit.server.messages import OUR_FAULT, problem
from clubsuit.texts import explain

MAX_BODY = 16_384
"""Bytes of a request's body; a new table takes a few hundred."""

MAX_RECORD = 262_144
"""Bytes of a record file that is to be reviewed; a usual game takes ten thousand."""

RECORDS = "/api/records"
"""The address that takes such a file."""

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

PORT = re.compile(r":\d*$")

ASSETS = "/assets/"

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none';"
    " form-action 'none'; frame-ancestors 'none'"
)

HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def from_our_page(headers: Headers) -> bool:
    """Whether a browser says that the request comes from this very host (or no browser sent it)."""
    origin = headers.get("origin")
    if origin is None:
        return True
    host = origin.partition("://")[2].lower()
    return host != "" and host == headers.get("host", "").lower()


def is_called(host: str, names: Collection[str], numbers: bool = True) -> bool:
    """Whether the server is called so: a number, this machine, or one of these names.

    numbers: whether any will do; else only those among the names.

    A site that lets its own name lead here (DNS rebinding) would be taken for our page by the
    browser, and by `from_our_page`. A number leads nowhere else.

    >>> [is_called(host, ["club.example"]) for host in ("[::1]:2582", "club.example", "a.example")]
    [True, True, False]
    """
    name = host.lower().rpartition(":")[0] if PORT.search(host) else host.lower()
    if name == "localhost" or name.endswith(".localhost") or name in names:
        return True
    if not numbers:
        return False
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


class Guard:
    """The layer; the person's hash is found in the scope's state as `person`."""

    def __init__(
        self, app: ASGIApp, names: Collection[str] | None = None, numbers: bool = True
    ) -> None:
        """names, numbers: by which the server may be called, see `is_called`; None: by any."""
        self._app = app
        self._numbers = numbers
        self._names = None if names is None else {name.lower() for name in names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request or a socket."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _is_called(self, headers: Headers) -> bool:
        host = headers.get("host", "")
        return self._names is None or is_called(host, self._names, self._numbers)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        if not from_our_page(connection.headers) or not self._is_called(connection.headers):
            return await send({"type": "websocket.close", "code": 4403})
        try:
            program, token = await _tokens(scope, connection)
            if program == "":
                return await send({"type": "websocket.close", "code": 4401})
            who = await sessions.person_of(scope, token) if token else ""
            about = {"person": who, "program": program is not None}
            scope.setdefault("state", {}).update(about)
            await self._app(_without_cookies(scope), receive, send)
        except (WebSocketDisconnect, ClientDisconnected):
            pass  # the other side has gone, be it before it was answered: which is no fault
        except Exception as error:
            log_fault("socket", error)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        path = scope["path"]
        cookie: str | None = None
        started = False

        async def answer(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("Cache-Control", "no-store")
                if cookie and "Set-Cookie" not in headers:
                    headers.append("Set-Cookie", cookie)
            await send(message)

        try:
            program, known = await _tokens(scope, connection)
            token = known or people.new_token()
            who = await sessions.person_of(scope, known) if known else people.person(token)
            about = {"person": who, "token": token, "program": program is not None}
            about[known_browsers.SENT] = known_browsers.sent_by(connection)
            scope.setdefault("state", {}).update(about)
            if _gives_cookie(path, known) and program is None:
                cookie = people.set_cookie(token, scope["scheme"] == "https")
            most = MAX_RECORD if path == RECORDS else MAX_BODY
            refusal = _refusal(scope["method"], connection.headers, most, program)
            if not self._is_called(connection.headers):
                refusal = _not_called(connection.headers)
            app = refusal or self._app
            await app(_without_cookies(scope), _limited(receive, most), answer)
        except Exception as error:
            log_fault(f"{scope['method']} {path!r}", error)
            if not started:
                body = JSONResponse(problem("server", OUR_FAULT), 500)
                await body(scope, receive, answer)


async def _tokens(scope: Scope, connection: HTTPConnection) -> tuple[str | None, str | None]:
    """A program's token ("": it sent one that is not ours; None: it is no program), and the token
    of whoever asks, as far as this server has issued it."""
    program = people.program_token_of(connection)
    if program is None:
        return None, await sessions.known(scope, people.token_of(connection))
    program = await sessions.known(scope, program) or ""
    return program, program or None


def _gives_cookie(path: str, known: str | None) -> bool:
    """Whether the answer has the cookie: for who has none, and a visit of the page renews it."""
    return not path.startswith(ASSETS) and not (known and path.startswith("/api/"))


def _not_called(headers: Headers) -> ASGIApp:
    """For people: no page of ours asks so."""
    reason = Reason("", "server-host-other", {"host": excerpt(headers.get("host", ""), 80)})
    return PlainTextResponse(explain(reason) + "\n", 421)


def _without_cookies(scope: Scope) -> Scope:
    """As the scope, for an application that need not know them (nor take the time to read them:
    FastAPI does for every request, with the standard library's quadratic reader).
    """
    headers = [(name, value) for name, value in scope["headers"] if name != b"cookie"]
    return {**scope, "headers": headers}


def _refusal(
    method: str, headers: Headers, most: int, program: str | None = None
) -> ASGIApp | None:
    if program == "":
        return JSONResponse(problem("message", Reason("", "server-token")), 401)
    if method not in SAFE_METHODS and not from_our_page(headers):
        return JSONResponse(problem("message", Reason("", "server-origin")), 403)
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length[:12]) > most:
        return JSONResponse(problem("message", Reason("", "server-request-big")), 413)
    return None


def _limited(receive: Receive, most: int) -> Receive:
    """As `receive`, but a body that goes on and on is refused on the way."""
    length = 0

    async def limited() -> Message:
        nonlocal length
        message = await receive()
        length += len(message.get("body", b""))
        if length > most:
            raise HTTPException(413)
        return message

    return limited
