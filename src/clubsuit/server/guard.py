"""What every request passes: who is it, is it from our page, is it small enough.

One ASGI layer around the application. It knows the person by the cookie (and
gives one to who has none), refuses what comes from another site or is too long,
adds the headers of security, and turns errors of ours into an answer.
"""

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from clubsuit.errors import Reason
from clubsuit.server import people
from clubsuit.server.faults import log_fault
from clubsuit.server.messages import OUR_FAULT, problem

MAX_BODY = 16_384
"""Bytes of a request's body; a new table takes a few hundred."""

MAX_RECORD = 262_144
"""Bytes of a record file that is to be reviewed; a usual game takes ten thousand."""

RECORDS = "/api/records"
"""The address that takes such a file."""

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

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


class Guard:
    """The layer; the person's hash is found in the scope's state as `person`."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request or a socket."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        if not from_our_page(connection.headers):
            return await send({"type": "websocket.close", "code": 4403})
        token = people.token_of(connection)
        scope.setdefault("state", {})["person"] = people.person(token) if token else ""
        try:
            await self._app(_without_cookies(scope), receive, send)
        except WebSocketDisconnect:
            pass  # the other side has gone, which is no fault
        except Exception as error:
            log_fault("socket", error)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        known = people.token_of(connection)
        token = known or people.new_token()
        scope.setdefault("state", {})["person"] = people.person(token)
        path = scope["path"]
        # A visit of the page also renews the cookie.
        give_cookie = not path.startswith(ASSETS) and not (known and path.startswith("/api/"))
        cookie = people.set_cookie(token, scope["scheme"] == "https") if give_cookie else None
        started = False

        async def answer(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("Cache-Control", "no-store")
                if cookie:
                    headers.append("Set-Cookie", cookie)
            await send(message)

        try:
            most = MAX_RECORD if path == RECORDS else MAX_BODY
            refusal = _refusal(scope["method"], connection.headers, most)
            app = refusal or self._app
            await app(_without_cookies(scope), _limited(receive, most), answer)
        except Exception as error:
            log_fault(f"{scope['method']} {path!r}", error)
            if not started:
                body = JSONResponse(problem("server", OUR_FAULT), 500)
                await body(scope, receive, answer)


def _without_cookies(scope: Scope) -> Scope:
    """As the scope, for an application that need not know them (nor take the time to read them:
    FastAPI does for every request, with the standard library's quadratic reader).
    """
    headers = [(name, value) for name, value in scope["headers"] if name != b"cookie"]
    return {**scope, "headers": headers}


def _refusal(method: str, headers: Headers, most: int) -> ASGIApp | None:
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
