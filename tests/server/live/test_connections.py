"""Connections that send no complete request, and more connections than the server has file
descriptors."""

import asyncio
import logging
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as connect_socket
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

from clubsuit.server.live import connections
from clubsuit.server.live.audience import CLOSED_FULL
from clubsuit.server.live.connections import OutOfFiles, Place, SocketCounts, Worth, close_least
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.settings import Limits
from server.support import probe
from server.support.application import Impatient, serve_here
from server.support.connections import ask, cookie_of
from support.processes import PATIENCE_S, read_line, started, until

HEAD = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"


AT_ONCE_S = 0.05


@pytest.fixture(autouse=True)
def new_timers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the timers of other tests."""
    monkeypatch.setattr(Impatient, "timers", [])


@pytest.fixture
def wait(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Return a function that sets the server's timeout for requests."""
    return lambda seconds: monkeypatch.setattr(Impatient, "within_s", seconds)


async def rest(reader: asyncio.StreamReader) -> bytes:
    """Return the bytes that arrive until the connection is closed or reset. It is reset if the test
    writes after the server has closed it."""
    received = b""
    with suppress(ConnectionError):
        while more := await reader.read(1000):
            received += more
    return received


@pytest.mark.parametrize("sent", [b"", HEAD, POST], ids=["nothing", "half a head", "half a body"])
def test_half_a_request(tmp_path: Path, wait: Callable[[float], None], sent: bytes) -> None:
    """Bug: 2,000 incomplete requests stayed open for a minute."""
    wait(AT_ONCE_S)

    async def talk(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        assert await rest(reader) == b""
        writer.close()

    serve_here(tmp_path, talk)


def test_a_byte_at_a_time(tmp_path: Path, wait: Callable[[float], None]) -> None:
    """Hole: a client that sends single bytes keeps a connection open forever."""
    wait(AT_ONCE_S)

    async def talk(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HEAD)
        ended = asyncio.create_task(rest(reader))
        while not ended.done():
            writer.write(b"X")
            await asyncio.sleep(0.01)
        writer.close()

    serve_here(tmp_path, talk)


def test_a_second_half(tmp_path: Path, wait: Callable[[float], None]) -> None:
    """Holes: a complete request gets no answer; an incomplete request after it stays open."""
    wait(PATIENCE_S)  # the first request may arrive late

    async def talk(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HEAD + b"\r\n")
        assert b"200" in await reader.readline()
        assert b'"ok"' in await reader.readuntil(b"}")
        wait(AT_ONCE_S)
        writer.write(HEAD)
        assert await rest(reader) == b""
        writer.close()

    serve_here(tmp_path, talk)


def test_sockets_may_be_quiet(tmp_path: Path, wait: Callable[[float], None]) -> None:
    """Hole: the timeout for requests still runs after a socket has been opened, and disconnects a
    player who thinks for a long time."""
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
            assert len(Impatient.timers) == 2  # one for the POST request, one for the upgrade
            assert all(timer.cancelled() for timer in Impatient.timers)
            await socket.send('{"type": "hint", "id": 7}')
            async for text in socket:
                if '"id":7' in str(text):
                    break
            else:
                pytest.fail("the socket was closed")

    serve_here(tmp_path, talk)


# ---- more connections than there are files for ---------------------------------------------


class Transport:
    """A connection that can only be opened and closed."""

    def __init__(self, host: str) -> None:
        self.host, self.closed = host, False

    def get_extra_info(self, _: str) -> tuple[str, int]:
        return self.host, 1

    def is_closing(self) -> bool:
        return self.closed

    def abort(self) -> None:
        self.closed = True


def place(host: str, worth: Worth, received: float = 0.0) -> Place:
    """Return an open connection."""
    made = Place(cast(Any, Transport(host)), lambda: worth)
    made.last_data = received
    return made


def left(places: list[Place], limit: int) -> list[Place]:
    """Return the connections that stay open if at most `limit` connections may be open."""
    close_least(places, limit)
    return [one for one in places if one.open]


def test_players_stay() -> None:
    """Bug: one client's 470 idle sockets locked everyone out of a server with 512 files."""
    plays, sits, watches, nothing = (place("a", worth) for worth in reversed(Worth))
    here = [watches, plays, nothing, sits]
    assert left(here, 4) == here
    assert left(here, 3) == [watches, plays, sits]
    assert left(here, 2) == [plays, sits]
    assert left(here, 1) == [plays]


def test_who_has_most_loses_first() -> None:
    """Hole: a newcomer's connection is closed because it has been silent the longest."""
    many = [place("attacker", Worth.BUSY, received=n) for n in range(1, 5)]
    few, newcomer = place("home", Worth.BUSY, received=-1), place("new", Worth.BUSY, received=-2)
    assert left([*many, few, newcomer], 5) == [*many[1:], few, newcomer]
    # A whole IPv6 network counts as one address.
    wide = [place(f"2001:db8::{n}", Worth.WATCHING) for n in range(3)]
    other = place("2001:db8:0:1::1", Worth.WATCHING, received=-1)
    assert other in left([*wide, other], 2)


def test_a_greedy_address_loses_first() -> None:
    """Hole: hundreds of new connections close those of waiting players."""
    flood = [place("attacker", Worth.BUSY, received=n) for n in range(5)]
    waits, watches = place("b", Worth.SITTING, -1), place("c", Worth.WATCHING, -1)
    assert left([waits, *flood, watches], 6) == [waits, *flood[1:], watches]


def test_closed_ones_count_no_more() -> None:
    """Hole: a connection is closed although another one is already closing and makes enough
    room."""
    here = [place("a", Worth.BUSY) for _ in range(3)]
    here[0].close()
    assert left(here, 2) == here[1:]


def test_many_idle_ones_go_at_once() -> None:
    """Hole: for each newcomer the server searches thousands of connections."""
    idle = [place("a", Worth.NOTHING, received=n) for n in range(200)]
    assert left(idle, 199) == idle[199 // connections.CLOSED_AT_ONCE :]
    busy = [place("a", Worth.BUSY, received=n) for n in range(200)]
    assert left(busy, 199) == busy[1:]


def test_sockets_are_counted() -> None:
    """Holes: a new cookie raises the limit; closed sockets still count; one address has more than
    half of all files; all clients without a cookie count as one person."""
    counts = SocketCounts(Limits(sockets=4, sockets_of_person=2), None)
    ada, bo, anonymous = Asker("a", "ada"), Asker("a", "bo"), Asker("a", "")
    with ExitStack() as sockets:

        def opens(asker: Asker) -> bool:
            return sockets.enter_context(counts.counted(asker))

        assert [opens(ada), opens(ada), opens(ada)] == [True, True, False]
        assert [opens(bo), opens(anonymous), opens(anonymous)] == [True, True, False]
        assert opens(Asker("b", "bo"))
    with counts.counted(ada) as free:
        assert free
    assert not probe.open_sockets(counts)
    small = SocketCounts(Limits(sockets=240), 6)
    with ExitStack() as sockets:
        opened = [sockets.enter_context(small.counted(Asker("a", str(n)))) for n in range(4)]
    assert opened == [True, True, True, False]


ROOM = 24
"""Maximum number of connections of a small server."""
OF_ADDRESS = 11
"""Maximum number of sockets of one address."""


async def sit_at(port: int, address: str, open_table: bool) -> ClientConnection:
    """Open a table as a new person and connect to it; an open table waits for other players."""
    host = f"127.0.0.1:{port}"
    headers = {"X-Forwarded-For": address}  # the server trusts its own machine
    async with httpx.AsyncClient(
        base_url=f"http://{host}", timeout=PATIENCE_S, trust_env=False, headers=headers
    ) as http:
        about = {"open": True} if open_table else {"seed": 1}
        new = {"game": "clubs-whist", "bots": ["rule", "rule"], **about}
        answer = await http.post("/api/tables", json=new)
        assert answer.status_code == 201
        cookie = cookie_of(http)
    return await connect_socket(
        f"ws://{host}/api/tables/{answer.json()['id']}/live",
        additional_headers={"Cookie": cookie, **headers},
        open_timeout=PATIENCE_S,
        close_timeout=0.1,
        ping_interval=None,
        proxy=None,
    )


async def is_answered(socket: ClientConnection) -> bool:
    """Return whether a socket is open and the server answers on it."""
    with suppress(ConnectionClosed):
        await socket.send('{"type": "hint", "id": 7}')
        async for text in socket:
            if '"id":7' in str(text):
                return True
    return False


async def close_code(socket: ClientConnection) -> int | None:
    """Return the close code that the server sent."""
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass
    return socket.close_code


def test_a_newcomer_gets_in(tmp_path: Path) -> None:
    """Bug: one client's 470 idle sockets locked everyone out of a server with 512 files. Here two
    clients open as many sockets as they can: the player stays, newcomers can play, and no client
    has more than its share."""

    async def talk(port: int) -> None:
        attackers = [f"203.0.113.{n % 2}" for n in range(2 * OF_ADDRESS)]
        player = await sit_at(port, "198.51.100.1", open_table=False)
        idle = [await sit_at(port, address, open_table=True) for address in attackers]
        assert await is_answered(player)
        newcomers = [await sit_at(port, f"198.51.100.{n}", open_table=False) for n in range(2, 6)]
        for socket in (player, *newcomers):
            assert await is_answered(socket)
        await until(lambda: any(socket.state is State.CLOSED for socket in idle))
        for socket in (player, *newcomers, *idle):
            socket.transport.abort()

    serve_here(tmp_path, talk, ROOM, Limits(sockets=OF_ADDRESS))


def test_one_address_has_no_more_than_its_part(tmp_path: Path) -> None:
    """Hole: one address opens any number of sockets, each as a new person."""

    async def talk(port: int) -> None:
        sockets = [await sit_at(port, "203.0.113.1", open_table=True) for _ in range(3)]
        assert await close_code(sockets[2]) == CLOSED_FULL
        sockets.append(await sit_at(port, "203.0.113.2", open_table=True))
        assert await is_answered(sockets[3])
        for socket in sockets:
            socket.transport.abort()

    serve_here(tmp_path, talk, ROOM, Limits(sockets=2))


CROWD = """
import asyncio, os, resource, sys
os.environ["NUMBA_DISABLE_JIT"] = "1"  # the warm-up could need more files than allowed
from clubsuit.server import run
from clubsuit.server.live import connections
connections.ImpatientProtocol.within_s = 1.0
connections.REPEATED_S = 3600.0
resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))
run.serve(run.Reach(port=0), __import__("pathlib").Path(sys.argv[1]))
"""


def test_more_connections_than_files(tmp_path: Path) -> None:
    """Bug: 296 connections made a server with 256 files unreachable, and its log grew by 8 MB per
    second."""
    command = [sys.executable, "-c", CROWD, str(tmp_path)]

    async def crowd(port: int) -> None:
        async with asyncio.timeout(PATIENCE_S):
            peers = [await asyncio.open_connection("127.0.0.1", port) for _ in range(300)]
            for _, writer in peers:
                writer.write(HEAD)
            for reader, writer in peers:  # the server closes each connection
                await rest(reader)
                writer.close()

    with (
        (tmp_path / "log").open("w") as log,
        started(*command, stdout=subprocess.PIPE, stderr=log) as server,
    ):
        url = read_line(server.stdout).split()[-1]
        asyncio.run(crowd(int(url.rpartition(":")[2])))
        assert ask(f"{url}/api/health").status_code == 200
    text = (tmp_path / "log").read_text(encoding="utf-8", errors="replace")
    assert len(text) < 2_000
    assert text.count("LimitNOFILE") <= 1 and "Traceback" not in text


def test_out_of_files_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: a repeated message fills the disk with log lines; a message that was logged once is
    never logged again."""
    clock = [0.0]
    monkeypatch.setattr(connections, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    out, passed = OutOfFiles(), []
    for clock[0] in (0.0, 1.0, 59.0, 61.0, 62.0):
        record = logging.makeLogRecord({"msg": "socket.accept() out of system resource"})
        passed.append(out.filter(record))
        assert "LimitNOFILE" in record.getMessage() or not passed[-1]
    assert passed == [True, False, False, True, False]
    assert out.filter(logging.makeLogRecord({"msg": "something else"}))
