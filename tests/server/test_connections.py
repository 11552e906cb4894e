"""Connections that ask for nothing, or do not come to an end."""

import asyncio
import logging
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect as connect_socket

from clubsuit.server import connections
from clubsuit.server.app import create_app
from clubsuit.server.connections import ImpatientProtocol, OutOfFiles
from clubsuit.server.run import listen
from processes import PATIENCE_S, read_line, started, until
from server.browser import ask as ask_once
from server.browser import cookie_of

HEAD = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"


class Impatient(ImpatientProtocol):
    """Tells how long it waits, as the test wants it: `within_s` counts from the next request on."""

    timers: list[asyncio.TimerHandle] = []
    """All that were ever set."""

    def _wait(self) -> None:
        super()._wait()
        if self._late and self._late not in self.timers:
            self.timers.append(self._late)


AT_ONCE_S = 0.05


@pytest.fixture(autouse=True)
def new_timers(monkeypatch: pytest.MonkeyPatch) -> None:
    """None are left from another test."""
    monkeypatch.setattr(Impatient, "timers", [])


@pytest.fixture
def wait(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Sets for how long the server waits."""
    return lambda seconds: monkeypatch.setattr(Impatient, "within_s", seconds)


def ask(tmp_path: Path, talk: Callable[[int], Awaitable[None]]) -> None:
    """Let a test talk with a server at this port."""

    async def serve() -> None:
        listener = listen("127.0.0.1", 0)
        port = listener.getsockname()[1]
        config = uvicorn.Config(create_app(tmp_path), log_level="error", http=Impatient)
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


async def rest(reader: asyncio.StreamReader) -> bytes:
    """What comes until the other side closes. It may have closed before it was written to: then
    it is the system that ends the connection."""
    said = b""
    with suppress(ConnectionError):
        while more := await reader.read(1000):
            said += more
    return said


@pytest.mark.parametrize("sent", [b"", HEAD, POST], ids=["nothing", "half a head", "half a body"])
def test_half_a_request(tmp_path: Path, wait: Callable[[float], None], sent: bytes) -> None:
    """Bug: 2,000 half-sent headers stood for a minute."""
    wait(AT_ONCE_S)

    async def talk(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        assert await rest(reader) == b""
        writer.close()

    ask(tmp_path, talk)


def test_a_byte_at_a_time(tmp_path: Path, wait: Callable[[float], None]) -> None:
    """Hole: who sends a byte now and then holds a connection for ever."""
    wait(AT_ONCE_S)

    async def talk(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HEAD)
        ended = asyncio.create_task(rest(reader))
        while not ended.done():
            writer.write(b"X")
            await asyncio.sleep(0.01)
        writer.close()

    ask(tmp_path, talk)


def test_a_second_half(tmp_path: Path, wait: Callable[[float], None]) -> None:
    """Holes: a whole request that is not answered; a half one after it that stands."""
    wait(PATIENCE_S)  # the first one may come late

    async def talk(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HEAD + b"\r\n")
        assert b"200" in await reader.readline()
        assert b'"ok"' in await reader.readuntil(b"}")
        wait(AT_ONCE_S)
        writer.write(HEAD)
        assert await rest(reader) == b""
        writer.close()

    ask(tmp_path, talk)


def test_sockets_may_be_quiet(tmp_path: Path, wait: Callable[[float], None]) -> None:
    """Hole: a player who thinks for long is thrown out: something still waits for a request."""
    wait(PATIENCE_S)

    async def talk(port: int) -> None:
        host = f"127.0.0.1:{port}"
        async with httpx.AsyncClient(
            base_url=f"http://{host}", timeout=PATIENCE_S, trust_env=False
        ) as http:
            new = {"game": "clubs-whist", "bots": ["rule", "rule"], "seed": 1}
            table = (await http.post("/api/tables", json=new)).json()["id"]
            cookie = cookie_of(http)
        async with connect_socket(
            f"ws://{host}/api/tables/{table}/live",
            additional_headers={"Cookie": cookie},
            open_timeout=PATIENCE_S,
            ping_interval=None,
            proxy=None,
        ) as socket:
            assert len(Impatient.timers) == 2  # of the request, and of what became the socket
            assert all(timer.cancelled() for timer in Impatient.timers)
            await socket.send('{"type": "hint", "id": 7}')
            async for text in socket:
                if '"id":7' in str(text):
                    break
            else:
                pytest.fail("the socket was closed")

    ask(tmp_path, talk)


CROWD = """
import asyncio, resource, sys
from clubsuit.server import connections, run
connections.ImpatientProtocol.within_s = 1.0
connections.REPEATED_S = 3600.0
resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))
run.serve(run.Reach(port=0), __import__("pathlib").Path(sys.argv[1]))
"""


def test_more_connections_than_files(tmp_path: Path) -> None:
    """Bug: with 256 files 296 connections made the server unreachable, and its log grew by 8 MB a
    second."""
    command = [sys.executable, "-c", CROWD, str(tmp_path)]

    async def crowd(port: int) -> None:
        async with asyncio.timeout(PATIENCE_S):
            peers = [await asyncio.open_connection("127.0.0.1", port) for _ in range(300)]
            for _, writer in peers:
                writer.write(HEAD)
            for reader, writer in peers:  # all are closed, and nobody waits for ever
                await rest(reader)
                writer.close()

    with (
        (tmp_path / "log").open("w") as log,
        started(*command, stdout=subprocess.PIPE, stderr=log) as server,
    ):
        url = read_line(server.stdout).split()[-1]
        asyncio.run(crowd(int(url.rpartition(":")[2])))
        assert ask_once(f"{url}/api/health").status_code == 200
    text = (tmp_path / "log").read_text(encoding="utf-8", errors="replace")
    assert len(text) < 2_000
    assert text.count("LimitNOFILE") <= 1 and "Traceback" not in text


def test_out_of_files_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a log that fills the disk with one sentence; one that never says it again."""
    clock = [0.0]
    monkeypatch.setattr(connections, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    out, said = OutOfFiles(), []
    for clock[0] in (0.0, 1.0, 59.0, 61.0, 62.0):
        record = logging.makeLogRecord({"msg": "socket.accept() out of system resource"})
        said.append(out.filter(record))
        assert "LimitNOFILE" in record.getMessage() or not said[-1]
    assert said == [True, False, False, True, False]
    assert out.filter(logging.makeLogRecord({"msg": "something else"}))
