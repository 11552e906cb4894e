"""Middleware that identifies and checks every request.

It identifies the person by the cookie. It sets a new cookie if the request has none, or only the
cookie of an earlier version. It refuses requests that come from another site, use a wrong host
name, or are too long. It adds security headers, and responds to unexpected errors.
"""

from collections.abc import Collection, Mapping

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from clubsuit.errors import Reason, excerpt
from clubsuit.server.http import visitors
from clubsuit.server.http.hosts import from_our_page, is_called, is_secure, read_names
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.people import known_browsers
from clubsuit.server.people import tokens as people
from clubsuit.server.wire.schema import PROTOCOL_VERSION
from clubsuit.server.wire.serialize import OUR_FAULT, outdated, problem
from clubsuit.texts import explain

MAX_BODY = 16_384
"""Maximum number of bytes of a request's body; a new table needs a few hundred."""

MAX_RECORD = 262_144
"""Maximum number of bytes of an uploaded record file; a usual game has ten thousand."""

RECORDS = "/api/records"
"""The address for uploads of record files."""

NEEDS_COOKIE = "needs-cookie"
"""Header of our page; a request with it is refused if the browser has sent no cookie."""

PROTOCOL = "protocol-version"
"""Header with the version of the messages for which the page was built."""

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

ASSETS = "/assets/"

OLD_COOKIE_S = 3600
"""Seconds after which a browser deletes the cookie of an earlier version, once it has the new one.
While a host upgrades several processes one by one, those of the earlier version still need the old
cookie."""

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


class Security:
    """The middleware. It stores the person's hash in the scope's state, as `person`."""

    def __init__(
        self, app: ASGIApp, names: Collection[str] | None = None, numbers: bool = True
    ) -> None:
        """names, numbers: as for `is_called`. If `names` is None, every host is accepted."""
        self._app = app
        self._numbers = numbers
        self._names = None if names is None else read_names(names)

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
        ours = from_our_page(connection.headers, scope["scheme"])
        if not ours or not self._is_called(connection.headers):
            return await send({"type": "websocket.close", "code": 4403})
        try:
            tokens = people.tokens_of(connection)
            program, (token, *_) = await _visitor(scope, connection, tokens)
            if program == "":
                return await send({"type": "websocket.close", "code": 4401})
            person = await visitors.person_of(scope, token) if token else ""
            browser = people.person(token) if token else ""
            state = {"person": person, "browser": browser, "program": program is not None}
            scope.setdefault("state", {}).update(state)
            await self._app(_without_cookies(scope), receive, send)
        except (WebSocketDisconnect, ClientDisconnected):
            pass  # the client has disconnected, perhaps before the response: this is no error
        except Exception as error:
            log_fault("socket", error)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        path = scope["path"]
        cookies: list[str] = []
        started = False

        async def answer(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("Cache-Control", "no-store")
                _add_cookies(headers, cookies)
            await send(message)

        try:
            tokens = people.tokens_of(connection)
            program, visitor = await _visitor(scope, connection, tokens)
            known, secure = visitor.token, _is_over_https(scope, tokens)
            token = known or people.new_token()
            person = await visitors.person_of(scope, known) if known else people.person(token)
            state = {"person": person, "token": token, "program": program is not None}
            state[known_browsers.SENT] = known_browsers.sent_by(connection)
            scope.setdefault("state", {}).update(state, secure=secure)
            cookies += _cookies(path, visitor, token, secure)
            max_bytes = MAX_RECORD if path == RECORDS else MAX_BODY
            refusal = _refusal(scope, connection.headers, max_bytes, program)
            if program is None and known is None:
                refusal = refusal or _without_cookie(scope["method"], connection.headers)
            if not self._is_called(connection.headers):
                refusal = _not_called(connection.headers)
            app = refusal or self._app
            await app(_without_cookies(scope), _limited(receive, max_bytes), answer)
        except Exception as error:
            log_fault(f"{scope['method']} {path!r}", error)
            if not started:
                body = JSONResponse(problem("server", OUR_FAULT), 500)
                await body(scope, receive, answer)


async def _visitor(
    scope: Scope, connection: HTTPConnection, tokens: Mapping[str, str]
) -> tuple[str | None, visitors.Visitor]:
    """Return a program's token, and the visitor.

    The token is "" if the server has not issued it, and None if no program sent the request.
    """
    program = people.program_token_of(connection)
    if program is None:
        return None, await visitors.visitor(scope, tokens)
    program = program if program and await visitors.is_known(scope, program) else ""
    return program, visitors.Visitor(program or None, keeps=True)


def _is_over_https(scope: Scope, tokens: Mapping[str, str]) -> bool:
    """Return whether the request came over HTTPS.

    If a proxy does not report HTTPS, the cookie for HTTPS proves it, since browsers send this
    cookie only over HTTPS.
    """
    return is_secure(scope["scheme"]) or people.cookie_name(secure=True) in tokens


def _cookies(path: str, visitor: visitors.Visitor, token: str, secure: bool) -> list[str]:
    """Return the cookies that a response sets.

    A visitor without a cookie of this server gets one, and their old cookie expires. Opening the
    page renews the cookie.
    """
    has_it = visitor.cookie == people.cookie_name(secure)
    if visitor.keeps or path.startswith(ASSETS) or (has_it and path.startswith("/api/")):
        return []
    cookies = [people.set_cookie(token, secure)]
    if visitor.cookie and not has_it:
        age_s = OLD_COOKIE_S if visitor.cookie == people.OLD_COOKIE else 0
        cookies.append(people.set_cookie(token, secure, visitor.cookie, age_s))
    return cookies


def _add_cookies(headers: MutableHeaders, cookies: list[str]) -> None:
    """Add these cookies, except those that the response already sets.

    A response with a cookie is also marked as private, so that shared caches do not store it.
    """
    given = {_name_of(cookie) for cookie in headers.getlist("Set-Cookie")}
    for cookie in cookies:
        if _name_of(cookie) not in given:
            headers.append("Set-Cookie", cookie)
    if "Set-Cookie" in headers:
        headers["Cache-Control"] = f"private, {headers['Cache-Control']}"


def _name_of(cookie: str) -> str:
    return cookie.partition("=")[0]


def _not_called(headers: Headers) -> ASGIApp:
    """Return the refusal of a wrong host name. It is plain text, as our page never causes it."""
    reason = Reason("", "server-host-other", {"host": excerpt(headers.get("host", ""), 80)})
    return PlainTextResponse(explain(reason) + "\n", 421)


def _without_cookies(scope: Scope) -> Scope:
    """Return the scope without cookies, which the application does not need.

    FastAPI would parse the cookies of every request, and the parser of the standard library takes
    quadratic time.
    """
    headers = [(name, value) for name, value in scope["headers"] if name != b"cookie"]
    return {**scope, "headers": headers}


def _refusal(
    scope: Scope, headers: Headers, max_bytes: int, program: str | None = None
) -> ASGIApp | None:
    if program == "":
        return JSONResponse(problem("message", Reason("", "server-token")), 401)
    if scope["method"] not in SAFE_METHODS and not from_our_page(headers, scope["scheme"]):
        return JSONResponse(problem("message", Reason("", "server-origin")), 403)
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length[:12]) > max_bytes:
        return JSONResponse(problem("message", Reason("", "server-request-big")), 413)
    if NEEDS_COOKIE in headers and headers.get(PROTOCOL) != str(PROTOCOL_VERSION):
        return JSONResponse(problem("message", outdated()), 409)
    return None


def _without_cookie(method: str, headers: Headers) -> ASGIApp | None:
    """Return a refusal if our page requests a change without a cookie of this server.

    Without a cookie the browser would lose access to what it creates. The refusal sets a cookie.
    If a second request is refused too, the browser does not store cookies. Only requests of our
    page, which have a special header, are checked: the first request of another program may be a
    change.
    """
    if method in SAFE_METHODS or NEEDS_COOKIE not in headers:
        return None
    return JSONResponse(problem("message", Reason("", "server-cookie")), 403)


def _limited(receive: Receive, max_bytes: int) -> Receive:
    """Return a function like `receive` that raises HTTPException 413 when the body is too long."""
    length = 0

    async def limited() -> Message:
        nonlocal length
        message = await receive()
        length += len(message.get("body", b""))
        if length > max_bytes:
            raise HTTPException(413)
        return message

    return limited
