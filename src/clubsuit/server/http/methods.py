"""Answer HEAD, OPTIONS and methods that an address does not have in the same way everywhere."""

from starlette.requests import Request
from starlette.routing import Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")


class Heads:
    """The outermost layer: a HEAD request is answered like GET, without the body."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request, or leave a socket to the layers below."""
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope, send = {**scope, "method": "GET"}, _without_body(send)
        await self._app(scope, receive, send)


def _without_body(send: Send) -> Send:
    """End the answer where its body begins, so that no work is done for the rest of a stream."""
    ended = False

    async def head(message: Message) -> None:
        nonlocal ended
        if message["type"] != "http.response.body":
            await send(message)
        elif not ended:
            ended = True
            await send({"type": "http.response.body", "body": b""})

    return head


def allowed(request: Request) -> str:
    """Return the methods that the requested address has, as `Allow` lists them."""
    routes = request.app.router.routes
    has = [
        method
        for method in METHODS
        if any(one.matches({**request.scope, "method": method})[0] is Match.FULL for one in routes)
    ]
    return ", ".join(["OPTIONS", *(["HEAD"] if "GET" in has else []), *has])
