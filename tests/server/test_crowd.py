"""Visitors who misbehave, or are only too many: they disturb nobody else at the table."""

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
from server.support.clients import Browser, Line, begin, closed, receive
from server.support.connections import cookie_of, socket_to
from server.support.tables import ADA
from support.processes import PATIENCE_S, until


class Clock:
    """A clock that goes on when it is told."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def room_of(store: Store, **about: Any) -> LiveTable:
    """A room with a table of Ada's, which others may join."""
    new = NewTable(game="clubs-whist", bots=["rule", "rule"], open=True, **about)
    table = Table(store, open_table(store, "ada", new))
    return LiveTable(table, threads.Threads(Warming().gate), Warming())


def line_of(person: str) -> TableSocket:
    """A line that goes nowhere: what would be sent stays waiting."""
    return TableSocket(cast(Any, None), person)


# ---- nobody --------------------------------------------------------------------------------


def test_a_visitor_without_a_cookie_cannot_sit(browser: Browser, other: Browser) -> None:
    """Bug: who sent no cookie could sit down. All such visitors are one and the same to the
    server; nobody was shown anything at that table any more."""
    table = browser.new_table("clubs-whist", name="Ada", open=True)
    with socket_to(browser.server.url, table, cookie="") as socket:
        nobody, ada, bo = Line(socket), browser.line(table), other.line(table)
        assert receive(nobody, "gathering")["people"]["seat"] is None
        nobody.send(type="sit", seat=1, name="Nobody")
        assert receive(nobody, "refused")["message"]["key"] == "server-seat-nobody"
        bo.send(type="sit", seat=1, name="Bo")
        begin([ada, bo])
        assert receive(nobody, "view")["view"]["hand"] == []  # they may look on


def test_one_bad_line_stops_nobody(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: where one line could not be shown what was new, those after it were not shown it
    either, and whoever had decided was told of a fault."""
    show = TableSocket.show

    def fail(line: TableSocket, snapshot: Snapshot, *about: Any) -> None:
        if line.person == "bad":
            raise KeyError(1)
        show(line, snapshot, *about)

    monkeypatch.setattr(TableSocket, "show", fail)

    async def ask() -> None:
        room = room_of(store)
        lines = [line_of(person) for person in ("bad", "ada", "bo", "bad", "cy")]
        for line in lines:
            assert not room.enter(line)
        await handle(room, lines[1], '{"type":"sit","seat":1,"name":"Bo","hot_seat":true}')
        shown = [line.shown is room.table.snapshot for line in lines]
        assert shown == [False, True, True, False, True]
        assert [line.slow.is_set() for line in lines] == [True, False, False, True, False]
        await room.close()

    asyncio.run(ask())


# ---- too many ------------------------------------------------------------------------------


def test_too_many_windows(browser: Browser, other: Browser) -> None:
    """Hole: sockets without end on one table. Bug: sixteen windows of strangers were all that a
    table had, and its own players did not get in."""
    table = browser.new_table("clubs-whist", open=True)
    for _ in range(audience.WINDOWS_OF_PERSON):
        receive(other.line(table), "gathering")
    closed(other.line(table), 4429)
    with ExitStack() as ends:
        for _ in range(audience.SPECTATORS - audience.WINDOWS_OF_PERSON):
            nobody = ends.enter_context(socket_to(browser.server.url, table, cookie=""))
            receive(Line(nobody), "gathering")
        nobody = ends.enter_context(socket_to(browser.server.url, table, cookie=""))
        closed(Line(nobody), 4423)
        for _ in range(audience.WINDOWS_OF_PERSON):
            receive(browser.line(table), "gathering")
        closed(browser.line(table), 4429)


def test_a_place_is_free_again(store: Store) -> None:
    """Holes: who has left still counts; who has taken a seat still counts as a spectator."""

    async def ask() -> None:
        room = room_of(store)
        lines = [line_of(f"stranger {n}") for n in range(audience.SPECTATORS)]
        assert not any(room.enter(line) for line in lines)
        late = line_of("late")
        assert room.enter(late) == audience.Full("server-table-crowded", audience.CLOSED_CROWDED)
        room.table.seats.sit("stranger 1", 1, "Bo")
        assert room.enter(late) is None
        assert room.enter(line_of("later"))
        room.leave(late)
        assert room.enter(line_of("later")) is None
        await room.close()

    asyncio.run(ask())


# ---- too fast ------------------------------------------------------------------------------


def test_tokens_come_back() -> None:
    """Holes: a burst that is refused; a rate that is none; tokens without end after a pause."""
    clock = Clock()
    bucket = Bucket(20.0, 3, clock)
    assert [bucket.take() for _ in range(5)] == [0.0, 0.0, 0.0, 0.05, 0.1]
    clock.now += 0.15
    assert bucket.take() == pytest.approx(0.0)
    clock.now += 3600.0
    assert [bucket.take() for _ in range(4)] == [0.0, 0.0, 0.0, 0.05]


def test_a_flood_of_messages(tmp_path: Path) -> None:
    """Bug: a socket could send as much as it liked, and all of it was answered."""

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
    """Hole: a program that is quick for a moment loses its line, or an answer."""
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
    """Bug: who showed their cards and hid them again in a loop filled the table's list, which
    nobody can shorten. Only chat was limited, and for each table."""

    async def ask() -> None:
        one, two = room_of(store, watch="seat"), room_of(store, watch="seat")
        ada, there, bo = line_of("ada"), line_of("ada"), line_of("bo")
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
            assert "server-events-fast" in said(there)
        assert two.newest == 0
        await handle(two, bo, json.dumps({"type": "sit", "seat": 1, "name": "Cy"}))
        await handle(two, there, '{"type":"start"}')  # what a game needs is not counted
        assert two.newest == 2
        assert "server-events-fast" not in said(bo) + said(there)
        await one.close()
        await two.close()

    probe.forget_rates()
    asyncio.run(ask())


def said(line: TableSocket) -> str:
    """All that waits to be sent, which is then gone."""
    return "".join(probe.sent(line))


@asynccontextmanager
async def table_at(port: int) -> AsyncIterator[ClientConnection]:
    """A socket to a new table at this port."""
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


# ---- who does not come ---------------------------------------------------------------------


def test_a_first_deal_that_nobody_promises(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: where everybody had left before the first deal the table waited in a loop that never
    ended, in memory for ever. Hole: what comes after the wait is not waited for any more."""
    monkeypatch.setattr(strings_timer, "STRINGS_WITHIN", 0.001)

    async def ask() -> None:
        room = room_of(store)
        ada, bo = line_of("ada"), line_of("bo")
        room.enter(ada)
        room.enter(bo)
        await handle(room, bo, '{"type":"sit","seat":1,"name":"Bo"}')
        await handle(room, ada, '{"type":"start"}')
        await until(lambda: probe.has_waited_for_strings(room))
        assert room.table.wanted == "promise"
        await handle(room, ada, json.dumps({"type": "promise", "hash": promise_of(ADA)}))
        await until(lambda: room.table.wanted == "string")
        await handle(room, ada, json.dumps({"type": "string", "string": ADA}))
        await until(lambda: room.table.wanted is None)
        for line in (ada, bo):
            room.leave(line)
        await until(lambda: room.idle)
        await room.close()

    asyncio.run(ask())
