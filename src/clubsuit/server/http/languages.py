"""The language of each request: chosen by the person, or else the one that the browser asks for."""

import re

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from clubsuit.server.settings import YEAR_S
from clubsuit.texts import LANGUAGES, accepted, speaking

COOKIE = "clubsuit-language"

CHOSEN = re.compile(rf"(?:^|;)\s*{COOKIE}=({'|'.join(LANGUAGES)})\s*(?:;|$)")
"""Pattern of the cookie in the header of a request."""


class Languages:
    """Middleware that makes the messages of each request in its language.

    It stores the language that the person has chosen, or None, in the scope's state, as `language`.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request or a socket."""
        if scope["type"] not in ("http", "websocket"):
            return await self._app(scope, receive, send)
        headers = HTTPConnection(scope).headers
        found = filter(None, map(CHOSEN.search, headers.getlist("cookie")))
        chosen = next((cookie[1] for cookie in found), None)
        scope.setdefault("state", {})["language"] = chosen
        with speaking(chosen or accepted(headers.get("accept-language", ""))):
            await self._app(scope, receive, send)


def set_cookie(language: str, secure: bool) -> str:
    """Return the value of the header Set-Cookie that keeps a language in the browser."""
    end = "; Secure" if secure else ""
    return f"{COOKIE}={language}; HttpOnly; Max-Age={YEAR_S}; Path=/; SameSite=Lax{end}"
