"""Respond to HEAD, OPTIONS and unsupported methods in the same way at all addresses."""

from starlette.requests import Request
from starlette.routing import Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")


class HeadRequests:
    """The outermost middleware, which handles a HEAD request as GET and removes the body."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request; a socket passes unchanged."""
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope, send = {**scope, "method": "GET"}, _without_body(send)
        await self._app(scope, receive, send)


def _without_body(send: Send) -> Send:
    """End the response where its body begins, so that no work is done for the rest of a stream."""
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
    """Return the methods that the requested address supports, for the header `Allow`."""
    routes = request.app.router.routes

    def supports(method: str) -> bool:
        scope = {**request.scope, "method": method}
        return any(route.matches(scope)[0] is Match.FULL for route in routes)

    supported = list(filter(supports, METHODS))
    return ", ".join(["OPTIONS", *(["HEAD"] if "GET" in supported else []), *supported])
