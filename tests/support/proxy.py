"""A proxy between a page and its server that stalls, delays or cuts connections."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from threading import Thread
from typing import Any, Self

from support.processes import PATIENCE_S

CHUNK = 65_536
UP, DOWN = "up", "down"


class Proxy:
    """Forwards bytes between browsers and a server; its methods disturb the connections."""

    def __init__(self, port: int) -> None:
        """Listen on a free port. port: the port of the server on this machine."""
        self._server = port
        self._delay = 0.0
        self._stalled: frozenset[str] = frozenset()
        self._ends: set[asyncio.StreamWriter] = set()
        self._halves: set[asyncio.Task[None]] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._listener = self._do(self._listen)
        self.url = f"http://127.0.0.1:{self._listener.sockets[0].getsockname()[1]}"

    def stall(self, *ways: str, within: float | None = None) -> None:
        """Drop all bytes sent in these directions (default: both); connections stay open.

        within: seconds after which `heal` is called; None: never.
        """
        self._stalled = frozenset(ways or (UP, DOWN))
        if within is not None:
            self._loop.call_soon_threadsafe(self._loop.call_later, within, self.heal)

    def heal(self) -> None:
        """Stop dropping bytes.

        Connections that lost bytes stay silent, because a part of their stream is missing.
        """
        self._stalled = frozenset()

    def slow(self, delay: float) -> None:
        """Delay all bytes by this number of seconds in each direction."""
        self._delay = delay

    def cut(self) -> None:
        """Abort all connections."""
        self._loop.call_soon_threadsafe(self._abort)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._do(self._close)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE_S)
        self._loop.close()

    def _do(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        return asyncio.run_coroutine_threadsafe(work(), self._loop).result(PATIENCE_S)

    async def _listen(self) -> asyncio.Server:
        return await asyncio.start_server(self._meet, "127.0.0.1", 0)

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, to_server = await asyncio.open_connection("127.0.0.1", self._server)
        ends = {writer, to_server}
        self._ends |= ends
        broken: set[str] = set()
        halves = {
            asyncio.create_task(self._hand_on(reader, to_server, UP, broken)),
            asyncio.create_task(self._hand_on(there, writer, DOWN, broken)),
        }
        self._halves |= halves
        await asyncio.wait(halves)
        self._halves -= halves
        if not broken:
            self._ends -= ends

    async def _hand_on(
        self, source: asyncio.StreamReader, to: asyncio.StreamWriter, way: str, broken: set[str]
    ) -> None:
        """Forward bytes in one direction of a connection.

        broken: the directions of this connection that lost bytes; nothing more is forwarded in
        these.
        """
        with suppress(OSError):
            while data := await source.read(CHUNK):
                if way in self._stalled:
                    broken.add(way)
                if way not in broken:
                    self._loop.call_later(self._delay, to.write, data)
        if not broken:  # if bytes were lost, the end of the stream is not forwarded either
            self._loop.call_later(self._delay, to.close)

    def _abort(self) -> None:
        for end in self._ends:
            end.transport.abort()

    async def _close(self) -> None:
        self._listener.close()
        for half in self._halves:
            half.cancel()
        self._abort()
