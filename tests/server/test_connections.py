"""Connections that ask for nothing, or do not come to an end."""

import asyncio
import logging
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect as connect_socket

from clubsuit.server.app import create_app
from clubsuit.server.connections import ImpatientProtocol, OutOfFiles
from clubsuit.server.run import listen

HEAD = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"


class Soon(ImpatientProtocol):
    """Waits for as little as a test can wait for."""

    within_s = 0.05


Peer = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def ask(tmp_path: Path, talk: Callable[[Callable[[], Awaitable[Peer]]], Awaitable[None]]) -> None:
    """Let a test talk with a server."""

    async def serve() -> None:
        listener = listen("127.0.0.1", 0)
        port = listener.getsockname()[1]
        config = uvicorn.Config(create_app(tmp_path), log_level="error", http=Soon)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve([listener]))
        while not server.started:
            await asyncio.sleep(0.001)
        try:
            await talk(lambda: asyncio.open_connection("127.0.0.1", port))
        finally:
            server.should_exit = True
            await serving
            listener.close()

    asyncio.run(serve())


@pytest.mark.parametrize("sent", [b"", HEAD, POST], ids=["nothing", "half a head", "half a body"])
def test_half_a_request(tmp_path: Path, sent: bytes) -> None:
    """Bug: 2,000 half-sent headers stood for a minute."""

    async def talk(connect: Callable[[], Awaitable[Peer]]) -> None:
        reader, writer = await connect()
        writer.write(sent)
        async with asyncio.timeout(30):
            assert await reader.read() == b""
        writer.close()

    ask(tmp_path, talk)


def test_a_byte_at_a_time(tmp_path: Path) -> None:
    """Hole: who sends a byte now and then holds a connection for ever."""

    async def talk(connect: Callable[[], Awaitable[Peer]]) -> None:
        reader, writer = await connect()
        writer.write(HEAD)
        ended = asyncio.create_task(reader.read())
        async with asyncio.timeout(30):
            while not ended.done():
                writer.write(b"X")
                await asyncio.sleep(0.01)
        writer.close()

    ask(tmp_path, talk)


def test_a_second_half(tmp_path: Path) -> None:
    """Holes: a whole request that is not answered; a half one after it that stands."""

    async def talk(connect: Callable[[], Awaitable[Peer]]) -> None:
        reader, writer = await connect()
        writer.write(HEAD + b"\r\n")
        assert b"200" in await reader.readline()
        writer.write(HEAD)
        async with asyncio.timeout(30):
            assert b'"ok"' in await reader.read()
        writer.close()

    ask(tmp_path, talk)


def test_sockets_may_be_quiet(tmp_path: Path) -> None:
    """Hole: a player who thinks for long is thrown out."""

    async def talk(connect: Callable[[], Awaitable[Peer]]) -> None:
        _, writer = await connect()
        host = f"127.0.0.1:{writer.get_extra_info('peername')[1]}"
        async with httpx.AsyncClient(base_url=f"http://{host}") as http:
            new = {"game": "clubs-whist", "bots": ["rule", "rule"], "seed": 1}
            table = (await http.post("/api/tables", json=new)).json()["id"]
            cookie = f"clubsuit={http.cookies['clubsuit']}"
        address = f"ws://{host}/api/tables/{table}/live"
        async with connect_socket(address, additional_headers={"Cookie": cookie}) as socket:
            await asyncio.sleep(3 * Soon.within_s)
            await socket.send('{"type": "hint", "id": 7}')
            async for text in socket:
                if '"id":7' in str(text):
                    break
            else:
                pytest.fail("the socket was closed")
        writer.close()

    ask(tmp_path, talk)


CROWD = """
import asyncio, resource, sys
from clubsuit.server import run
from clubsuit.server.connections import ImpatientProtocol
ImpatientProtocol.within_s = 1.0
resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))
run.serve(port=0, where=__import__("pathlib").Path(sys.argv[1]), open_browser=False)
"""


def test_more_connections_than_files(tmp_path: Path) -> None:
    """Bug: with 256 files 296 connections made the server unreachable, and its log grew by 8 MB a
    second."""
    command = [sys.executable, "-c", CROWD, str(tmp_path)]
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
    assert server.stdout
    url = server.stdout.readline().split()[-1]
    port = int(url.rpartition(":")[2])

    async def crowd() -> None:
        peers = [await asyncio.open_connection("127.0.0.1", port) for _ in range(300)]
        for _, writer in peers:
            writer.write(HEAD)
        for reader, writer in peers:  # all are closed, and nobody waits for ever
            async with asyncio.timeout(60):
                await reader.read()
            writer.close()

    try:
        asyncio.run(crowd())
        assert httpx.get(f"{url}/api/health", timeout=60).status_code == 200
    finally:
        server.kill()
        server.wait()
        server.stdout.close()
    text = (tmp_path / "log").read_text()
    assert len(text) < 2_000
    assert text.count("LimitNOFILE") <= 2 and "Traceback" not in text


def test_out_of_files_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a log that fills the disk with one sentence; one that never says it again."""
    clock = [0.0]
    monkeypatch.setattr("clubsuit.server.connections.time.monotonic", lambda: clock[0])
    out, said = OutOfFiles(), []
    for clock[0] in (0.0, 1.0, 59.0, 61.0, 62.0):
        record = logging.makeLogRecord({"msg": "socket.accept() out of system resource"})
        said.append(out.filter(record))
        assert "LimitNOFILE" in record.getMessage() or not said[-1]
    assert said == [True, False, False, True, False]
    assert out.filter(logging.makeLogRecord({"msg": "something else"}))
