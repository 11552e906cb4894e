"""What every request passes: who is it, is it from our page, is it small enough.

One ASGI layer around the application. It knows the person by the cookie (and
gives one to who has none, or has that of an earlier version), refuses what comes from
another site, is addressed to a name that is not the server's, or is too long, adds the
headers of security, and turns errors of ours into an answer.
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
"""Bytes of a request's body; a new table takes a few hundred."""

MAX_RECORD = 262_144
"""Bytes of a record file that is to be reviewed; a usual game takes ten thousand."""

RECORDS = "/api/records"
"""The address that takes such a file."""

NEEDS_COOKIE = "needs-cookie"
"""The header by which the page asks to be refused if its browser has sent no cookie."""

PROTOCOL = "protocol-version"
"""The header with the version of the messages that the page was built for."""

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

ASSETS = "/assets/"

OLD_GOES_S = 3600
"""Seconds after which browsers forget the cookie of earlier versions, once they have ours: while a
club's processes are brought up one after the other, the others still look for it."""

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


class Guard:
    """The layer; the person's hash is found in the scope's state as `person`."""

    def __init__(
        self, app: ASGIApp, names: Collection[str] | None = None, numbers: bool = True
    ) -> None:
        """names, numbers: by which the server may be called, see `is_called`; None: by any."""
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
            who = await visitors.person_of(scope, token) if token else ""
            browser = people.person(token) if token else ""
            about = {"person": who, "browser": browser, "program": program is not None}
            scope.setdefault("state", {}).update(about)
            await self._app(_without_cookies(scope), receive, send)
        except (WebSocketDisconnect, ClientDisconnected):
            pass  # the other side has gone, be it before it was answered: which is no fault
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
            who = await visitors.person_of(scope, known) if known else people.person(token)
            about = {"person": who, "token": token, "program": program is not None}
            about[known_browsers.SENT] = known_browsers.sent_by(connection)
            scope.setdefault("state", {}).update(about, secure=secure)
            cookies += _cookies(path, visitor, token, secure)
            most = MAX_RECORD if path == RECORDS else MAX_BODY
            refusal = _refusal(scope, connection.headers, most, program)
            if program is None and known is None:
                refusal = refusal or _without_cookie(scope["method"], connection.headers)
            if not self._is_called(connection.headers):
                refusal = _not_called(connection.headers)
            app = refusal or self._app
            await app(_without_cookies(scope), _limited(receive, most), answer)
        except Exception as error:
            log_fault(f"{scope['method']} {path!r}", error)
            if not started:
                body = JSONResponse(problem("server", OUR_FAULT), 500)
                await body(scope, receive, answer)


async def _visitor(
    scope: Scope, connection: HTTPConnection, tokens: Mapping[str, str]
) -> tuple[str | None, visitors.Visitor]:
    """Return a program's token, and the visitor.

    The token is "" if the server has not issued it, and None without a program.
    """
    program = people.program_token_of(connection)
    if program is None:
        return None, await visitors.visitor(scope, tokens)
    program = program if program and await visitors.is_known(scope, program) else ""
    return program, visitors.Visitor(program or None, keeps=True)


def _is_over_https(scope: Scope, tokens: Mapping[str, str]) -> bool:
    """Return whether the request came over HTTPS.

    If a proxy does not say so, the cookie does, which browsers send over HTTPS only.
    """
    return is_secure(scope["scheme"]) or people.cookie_name(secure=True) in tokens


def _cookies(path: str, visitor: visitors.Visitor, token: str, secure: bool) -> list[str]:
    """Return the cookies that an answer sets.

    A visitor without ours gets it, and loses that of an earlier version; a visit of the page renews
    it.
    """
    has_it = visitor.cookie == people.cookie_name(secure)
    if visitor.keeps or path.startswith(ASSETS) or (has_it and path.startswith("/api/")):
        return []
    cookies = [people.set_cookie(token, secure)]
    if visitor.cookie and not has_it:
        age_s = OLD_GOES_S if visitor.cookie == people.OLD_COOKIE else 0
        cookies.append(people.set_cookie(token, secure, visitor.cookie, age_s))
    return cookies


def _add_cookies(headers: MutableHeaders, cookies: list[str]) -> None:
    """Add these cookies, except the person's if the answer sets it itself.

    No shared cache keeps an answer with a cookie.
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
    scope: Scope, headers: Headers, most: int, program: str | None = None
) -> ASGIApp | None:
    if program == "":
        return JSONResponse(problem("message", Reason("", "server-token")), 401)
    if scope["method"] not in SAFE_METHODS and not from_our_page(headers, scope["scheme"]):
        return JSONResponse(problem("message", Reason("", "server-origin")), 403)
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length[:12]) > most:
        return JSONResponse(problem("message", Reason("", "server-request-big")), 413)
    if NEEDS_COOKIE in headers and headers.get(PROTOCOL) != str(PROTOCOL_VERSION):
        return JSONResponse(problem("message", outdated()), 409)
    return None


def _without_cookie(method: str, headers: Headers) -> ASGIApp | None:
    """Refuse to change anything for a page whose browser has sent no cookie of ours.

    Without a cookie the browser would lose what it opens. The answer brings a cookie, so a page
    that asks again and is refused again has a browser that keeps none. Our page asks for this check
    with a header; other programs may begin with such a request.
    """
    if method in SAFE_METHODS or NEEDS_COOKIE not in headers:
        return None
    return JSONResponse(problem("message", Reason("", "server-cookie")), 403)


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
