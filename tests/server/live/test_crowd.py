"""Misbehaving visitors, or too many visitors, do not disturb the other people at a table."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from clubsuit.fair import promise_of
from clubsuit.server.live import audience, sockets, strings_timer
from clubsuit.server.live.handlers import handle
from clubsuit.server.live.live_table import LiveTable
from clubsuit.server.live.table_socket import TableSocket
from clubsuit.server.live.warming import Warming
from clubsuit.server.ops import threads
from clubsuit.server.ops.rate_limits import Bucket
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.snapshot import Snapshot
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable
from server.support import probe
from server.support.application import serve_here as serve
from server.support.clients import Browser, TableClient, begin, closed, receive
from server.support.connections import cookie_of, socket_to
from server.support.tables import ADA
from support.processes import PATIENCE_S, until


class Clock:
    """A clock that tests advance."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def live_of(store: Store, **about: Any) -> LiveTable:
    """Return a live table that Ada owns and others may join."""
    new = NewTable(game="clubs-whist", bots=["rule", "rule"], open=True, **about)
    table = Table(store, open_table(store, "ada", new))
    return LiveTable(table, threads.Threads(Warming().gate), Warming())


def socket_of(person: str) -> TableSocket:
    """Return a socket without a connection, whose messages stay queued."""
    return TableSocket(cast(Any, None), person)


# ---- no cookie -----------------------------------------------------------------------------


def test_a_visitor_without_a_cookie_cannot_sit(browser: Browser, other: Browser) -> None:
    """Bug: a visitor without a cookie could take a seat, and then nothing was shown at that table
    any more. The server treats all visitors without a cookie as one person."""
    table = browser.new_table("clubs-whist", name="Ada", open=True)
    with socket_to(browser.server.url, table, cookie="") as socket:
        anonymous, ada, bo = TableClient(socket), browser.connect(table), other.connect(table)
        assert receive(anonymous, "gathering")["people"]["seat"] is None
        anonymous.send(type="sit", seat=1, name="Nobody")
        assert receive(anonymous, "refused")["message"]["key"] == "server-seat-nobody"
        bo.send(type="sit", seat=1, name="Bo")
        while not receive(ada, "gathering")["people"]["seats"][1]["person"]:
            pass  # otherwise the game may start without Bo
        begin([ada, bo])
        assert receive(anonymous, "view")["view"]["hand"] == []  # visitors may watch


def test_one_bad_line_stops_nobody(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: if showing a change failed on one socket, it was not shown on the following sockets, and
    the deciding player got an error."""
    show = TableSocket.show

    def fail(socket: TableSocket, snapshot: Snapshot, *about: Any) -> None:
        if socket.person == "bad":
            raise KeyError(1)
        show(socket, snapshot, *about)

    monkeypatch.setattr(TableSocket, "show", fail)

    async def ask() -> None:
        live = live_of(store)
        sockets = [socket_of(person) for person in ("bad", "ada", "bo", "bad", "cy")]
        for socket in sockets:
            assert not live.enter(socket)
        await handle(live, sockets[1], '{"type":"sit","seat":1,"name":"Bo","hot_seat":true}')
        shown = [socket.shown is live.table.snapshot for socket in sockets]
        assert shown == [False, True, True, False, True]
        assert [socket.closing.is_set() for socket in sockets] == [True, False, False, True, False]
        await live.close()

    asyncio.run(ask())


# ---- too many ------------------------------------------------------------------------------


def test_too_many_windows(browser: Browser, other: Browser) -> None:
    """Hole: one table has any number of sockets. Bug: sixteen windows of strangers filled a table
    and locked its players out."""
    table = browser.new_table("clubs-whist", open=True)
    for _ in range(audience.WINDOWS_OF_PERSON):
        receive(other.connect(table), "gathering")
    closed(other.connect(table), 4429)
    with ExitStack() as ends:
        for _ in range(audience.MAX_SPECTATORS - audience.WINDOWS_OF_PERSON):
            anonymous = ends.enter_context(socket_to(browser.server.url, table, cookie=""))
            receive(TableClient(anonymous), "gathering")
        anonymous = ends.enter_context(socket_to(browser.server.url, table, cookie=""))
        closed(TableClient(anonymous), 4423)
        for _ in range(audience.WINDOWS_OF_PERSON):
            receive(browser.connect(table), "gathering")
        closed(browser.connect(table), 4429)


def test_a_place_is_free_again(store: Store) -> None:
    """Hole: spectators who have left or have taken a seat still count as spectators."""

    async def ask() -> None:
        live = live_of(store)
        sockets = [socket_of(f"stranger {n}") for n in range(audience.MAX_SPECTATORS)]
        assert not any(live.enter(socket) for socket in sockets)
        late = socket_of("late")
        assert live.enter(late) == audience.Full("server-table-crowded", audience.CLOSED_CROWDED)
        live.table.seats.sit("stranger 1", 1, "Bo")
        assert live.enter(late) is None
        assert live.enter(socket_of("later"))
        live.leave(late)
        assert live.enter(socket_of("later")) is None
        await live.close()

    asyncio.run(ask())


# ---- too fast ------------------------------------------------------------------------------


def test_tokens_come_back() -> None:
    """Holes: a burst is refused; the rate is not enforced; a pause accumulates unlimited tokens."""
    clock = Clock()
    bucket = Bucket(20.0, 3, clock)
    assert [bucket.take() for _ in range(5)] == [0.0, 0.0, 0.0, 0.05, 0.1]
    clock.now += 0.15
    assert bucket.take() == pytest.approx(0.0)
    clock.now += 3600.0
    assert [bucket.take() for _ in range(4)] == [0.0, 0.0, 0.0, 0.05]


def test_a_flood_of_messages(tmp_path: Path) -> None:
    """Bug: a socket could send any number of messages, and all were answered."""

    async def talk(port: int) -> None:
        async with table_at(port) as socket:
            for number in range(sockets.MESSAGES_AT_ONCE + 2 * sockets.INBOX):
                with suppress(ConnectionClosed):
                    await socket.send(f'{{"type":"match","id":{number},"cards":[]}}')
            with suppress(ConnectionClosed):
                async for _ in socket:
                    pass
            assert socket.close_code == sockets.CLOSED_FLOOD

    serve(tmp_path, talk)


def test_many_messages_at_once(tmp_path: Path) -> None:
    """Hole: a program that sends a short burst loses its connection or an answer."""
    sent = sockets.MESSAGES_AT_ONCE + sockets.INBOX // 4

    async def talk(port: int) -> None:
        async with table_at(port) as socket:
            for number in range(sent):
                await socket.send(f'{{"type":"match","id":{number},"cards":[]}}')
            answers: list[int] = []
            while len(answers) < sent:
                message = json.loads(await socket.recv())
                if message["type"] == "matches":
                    answers.append(message["id"])
            assert answers == list(range(sent))

    serve(tmp_path, talk)


def test_again_and_again(store: Store) -> None:
    """Bug: a player who showed and hid cards in a loop filled the table's stored events, which are
    never deleted. Only chat was limited, and only per table."""

    async def ask() -> None:
        one, two = live_of(store, watch="seat"), live_of(store, watch="seat")
        ada, there, bo = socket_of("ada"), socket_of("ada"), socket_of("bo")
        one.enter(ada)
        two.enter(there)
        two.enter(bo)
        for number in range(6):
            await handle(one, ada, json.dumps({"type": "show-hand", "on": number % 2 == 0}))
        assert one.newest == 6
        for message in (
            {"type": "show-hand", "on": True},
            {"type": "say", "text": "la"},
            {"type": "propose", "kind": "pause"},
            {"type": "leave-seat"},
        ):
            await handle(two, there, json.dumps(message))
            assert "server-events-fast" in queued(there)
        assert two.newest == 0
        await handle(two, bo, json.dumps({"type": "sit", "seat": 1, "name": "Cy"}))
        await handle(two, there, '{"type":"start"}')  # actions that a game needs do not count
        assert two.newest == 2
        assert "server-events-fast" not in queued(bo) + queued(there)
        await one.close()
        await two.close()

    asyncio.run(ask())


def queued(socket: TableSocket) -> str:
    """Remove and return all queued messages as one text."""
    return "".join(probe.sent(socket))


@asynccontextmanager
async def table_at(port: int) -> AsyncIterator[ClientConnection]:
    """Open a socket to a new table at this port."""
    host = f"127.0.0.1:{port}"
    async with httpx.AsyncClient(
        base_url=f"http://{host}", timeout=PATIENCE_S, trust_env=False
    ) as http:
        new = {"game": "clubs-whist", "bots": ["rule", "rule"], "seed": 1}
        table = (await http.post("/api/tables", json=new)).json()["id"]
        cookie = cookie_of(http)
    async with connect(
        f"ws://{host}/api/tables/{table}/live",
        additional_headers={"Cookie": cookie},
        open_timeout=PATIENCE_S,
        ping_interval=None,
        proxy=None,
    ) as socket:
        yield socket


# ---- absent players ------------------------------------------------------------------------


def test_a_first_deal_that_nobody_promises(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: if all players had left before the first deal, the table stayed in memory in an endless
    loop. Hole: the first deal is impossible after the time for strings is over."""
    monkeypatch.setattr(strings_timer, "STRINGS_WITHIN", 0.001)

    async def ask() -> None:
        live = live_of(store)
        ada, bo = socket_of("ada"), socket_of("bo")
        live.enter(ada)
        live.enter(bo)
        await handle(live, bo, '{"type":"sit","seat":1,"name":"Bo"}')
        await handle(live, ada, '{"type":"start"}')
        await until(lambda: probe.has_waited_for_strings(live))
        assert live.table.wanted == "promise"
        await handle(live, ada, json.dumps({"type": "promise", "hash": promise_of(ADA)}))
        await until(lambda: live.table.wanted == "string")
        await handle(live, ada, json.dumps({"type": "string", "string": ADA}))
        await until(lambda: live.table.wanted is None)
        for socket in (ada, bo):
            live.leave(socket)
        await until(lambda: live.idle)
        await live.close()

    asyncio.run(ask())
