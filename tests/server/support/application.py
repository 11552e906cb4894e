"""Run the application in this process, without a network or on a port."""

import asyncio
from collections.abc import Awaitable, Callable
from html.parser import HTMLParser
from pathlib import Path

import httpx
import uvicorn
from fastapi import FastAPI

from clubsuit.server.http.app import create_app
from clubsuit.server.live.connections import ImpatientProtocol
from clubsuit.server.run import listen
from clubsuit.server.settings import DEFAULT, Limits
from support.processes import PATIENCE_S, until


class Client:
    """A browser that calls the application without a network."""

    def __init__(self, app: FastAPI, url: str = "http://clubs.example") -> None:
        self.app = app
        self._url = url
        self._cookies = httpx.Cookies()

    def get(self, path: str, **headers: str) -> httpx.Response:
        return asyncio.run(self._get(path, headers))

    async def _get(self, path: str, headers: dict[str, str]) -> httpx.Response:
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(
            transport=transport, base_url=self._url, cookies=self._cookies
        ) as http:
            answer = await http.get(path, headers=headers)
        self._cookies.update(answer.cookies)
        return answer


class Head(HTMLParser):
    """Collect the parts of a page that a crawler reads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.metas: dict[str, str] = {}
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        attributes = dict(attrs)
        if tag == "meta" and "content" in attributes:
            self.metas[attributes.get("property") or attributes.get("name") or ""] = (
                attributes["content"] or ""
            )


class Impatient(ImpatientProtocol):
    """The server's protocol with a timeout that tests can set (`within_s`) and timers that they can
    see."""

    timers: list[asyncio.TimerHandle] = []
    """All timers that were set."""

    def _start_timeout(self) -> None:
        super()._start_timeout()
        if self._timeout and self._timeout not in self.timers:
            self.timers.append(self._timeout)


def serve_here(
    tmp_path: Path,
    talk: Callable[[int], Awaitable[None]],
    limit_concurrency: int | None = None,
    limits: Limits = DEFAULT,
) -> None:
    """Start a server in this process, and call `talk` with its port.

    limit_concurrency: number of connections for which the server has files.
    """

    async def serve() -> None:
        listener = listen("127.0.0.1", 0)
        port = listener.getsockname()[1]
        app = create_app(tmp_path, limits=limits)
        config = uvicorn.Config(
            app, log_level="error", http=Impatient, limit_concurrency=limit_concurrency
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve([listener]))
        try:
            await until(lambda: server.started or serving.done())
            async with asyncio.timeout(PATIENCE_S):
                await talk(port)
        finally:
            server.should_exit = True
            await serving
            listener.close()

    asyncio.run(serve())
