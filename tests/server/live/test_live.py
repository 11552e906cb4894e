"""Several windows, crashes, races and faulty bots."""

import asyncio
import json
import random
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from subprocess import Popen
from typing import cast

import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from clubsuit.games import REGISTRY
from clubsuit.server.live.live_table import LiveTable
from clubsuit.server.live.services import make_services
from clubsuit.server.live.table_socket import TableSocket
from clubsuit.server.live.warming import Warming
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.snapshot import Snapshot
from clubsuit.server.wire.schema import NewTable
from server.support import probe
from server.support.clients import Browser, TableClient
from server.support.servers import Server, decisions, rows_of
from support.processes import PATIENCE_S


def test_two_windows_see_the_same(browser: Browser) -> None:
    """Hole: a window does not receive a decision made in another window."""
    table = browser.new_table("clubs-whist", seed=2)
    one, two = browser.sit(table), browser.sit(table)
    one.play_hand()
    two.until_my_turn()
    while two.ply < one.ply:
        two.receive()
    assert [text for text in two.raw if '"view"' in text][-1] == one.raw[-1]
    two.send(type="next", ply=two.ply)
    two.receive()
    assert one.receive()["ply"] == two.ply


def test_two_windows_race(browser: Browser, server: Server) -> None:
    """Hole: two decisions for one turn both count."""
    table = browser.new_table("clubs-whist", seed=1)
    clients = [browser.sit(table) for _ in range(4)]
    for client in clients:
        client.until_my_turn()
    for client, action in zip(clients, ["keep", "swap", "keep", "swap"], strict=True):
        client.act(action)
    kinds = [
        next(kind for kind in _kinds(client) if kind != "view")
        for client in clients
        if _lost(client)
    ]
    assert kinds == ["refused"] * 3
    exchange = [text for _, seat, text in decisions(server, table) if seat == 0]
    assert exchange in (["keep"], ["swap"])


def _kinds(client: TableClient) -> list[str]:
    return [json.loads(text)["type"] for text in client.raw]


def _lost(client: TableClient) -> bool:
    """Return whether the client's decision was refused, and read the messages up to now."""
    client.send(type="match", id=1, cards=["9C"])  # answers come in the order of messages
    while client.receive()["type"] != "matches":
        pass
    return "refused" in _kinds(client)


def test_a_window_closed_at_once(browser: Browser) -> None:
    """Hole: a decision is lost, or the table stops, when its window is closed."""
    table = browser.new_table("clubs-whist", seed=1)
    client = browser.sit(table)
    client.until_my_turn()
    for _ in range(5):
        before = client.ply
        client.act(client.any_action())
        client.socket.close()
        client = browser.sit(table)
        while client.ply == before:
            client.receive()
        client.until_my_turn()


@pytest.mark.parametrize(
    "game",
    [
        "free-clubs",
        *(pytest.param(game, marks=pytest.mark.long) for game in REGISTRY if game != "free-clubs"),
    ],
)
def test_kill_9(launch: Callable[[], Server], game: str) -> None:
    """Hole: a state that was shown is lost after a crash.

    The server is repeatedly killed at a random moment after a decision.
    """
    server = launch()
    with Browser(server) as browser:
        _kill_again_and_again(server, browser, game)


def _kill_again_and_again(server: Server, browser: Browser, game: str) -> None:
    choose = random.Random(game)
    table = browser.new_table(game, "rule", seed=4)
    seen: dict[int, str] = {}
    kills = 0
    client = browser.sit(table)
    while not client.hand_over:
        client.until_my_turn()
        if client.hand_over:
            break
        client.act(client.any_action())
        if kills < 4 and choose.random() < 0.5:
            time.sleep(choose.random() * 0.06)
            server.kill()
            kills += 1
            _drain(client)
            _remember(seen, client)
            stored = decisions(server, table)
            assert [number for number, _, _ in stored] == list(range(1, len(stored) + 1))
            assert max(seen) <= len(stored)
            server.start()
            client = browser.sit(table)
            assert client.ply >= max(seen)
            _remember(seen, client)
        else:
            assert client.receive()["type"] == "view"
    _remember(seen, client)
    assert kills >= 2


def _drain(client: TableClient) -> None:
    with suppress(ConnectionClosed):
        while True:
            client.receive()


def _remember(seen: dict[int, str], client: TableClient) -> None:
    """Check that each view equals the view seen earlier after the same decision."""
    for text in client.raw:
        message = json.loads(text)
        if message["type"] == "view":
            assert seen.setdefault(message["ply"], text) == text


def test_two_processes(
    launch: Callable[[], Server], launcher: "Popen[str]", tmp_path: Path
) -> None:
    """Hole: two servers that share a folder have different states of a table."""
    one = launch()
    with (
        closing(Server(launcher, one.folder, tmp_path / "log")) as two,
        Browser(one) as browser,
    ):
        table = browser.new_table("clubs-whist", seed=1)
        here = browser.sit(table)
        here.until_my_turn()
        browser.server = two
        there = browser.sit(table)
        there.until_my_turn()
        for _ in range(4):
            there.act(there.any_action())
            there.receive()
            there.until_my_turn()
        here.act("keep")
        while (message := here.receive())["type"] == "view":
            pass  # views that this window had missed
        assert message["error"] == "stale"
        here.receive()
        assert here.raw[-1] == there.raw[-1]
        here.play_hand()
        numbers = [number for number, _, _ in decisions(one, table)]
        assert numbers == list(range(1, len(numbers) + 1))


def test_bots_think_off_the_loop(browser: Browser, hold: Path) -> None:
    """Hole: one slow bot blocks all tables and pages."""
    client = browser.sit(browser.new_table("clubs-whist", "busy", seed=1))
    client.until_my_turn()
    hold.touch()
    client.act("keep")
    client.receive()
    assert not client.my_turn
    for number in range(4):  # all this is answered before the bot decides
        assert browser.http.get("/api/bots").status_code == 200
        client.send(type="match", id=number, cards=["9C"])
        answer = client.receive()
        assert (answer["type"], answer["id"]) == ("matches", number)
    hold.unlink()
    client.until_my_turn()


@pytest.mark.parametrize("bot", ["broken", "cheat"])
def test_bots_that_fail_are_replaced(browser: Browser, server: Server, bot: str) -> None:
    """Hole: a bot that fails stops the table forever, or makes the server log cards."""
    before = server.log_size()
    table = browser.new_table("clubs-whist", bot, seed=1)
    browser.sit(table).play_hand()
    log = server.log_text(before)
    assert f"bot {bot}" in log
    assert "SECRET" not in log
    query = "SELECT DISTINCT bot FROM decisions WHERE game_id = ? AND seat > 0"
    assert rows_of(server, query, table) == [("rule",)]  # the substitute does not decide at random


def test_a_locked_database_is_not_the_bots_fault(
    browser: Browser, server: Server, hold: Path
) -> None:
    """Bugs: the error *database is locked* counted as a bot's failure, so another bot replaced it;
    after such an error the table stopped until a person opened it again."""
    before = server.log_size()
    table = browser.new_table("clubs-whist", "busy", seed=1)
    client = browser.sit(table)
    client.until_my_turn()
    hold.touch()
    client.act("keep")
    client.receive()
    assert not client.my_turn
    with closing(sqlite3.connect(server.database, timeout=60, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        hold.unlink()
        refusal = client.receive()  # sent once, without a request by the client
        assert (refusal["type"], refusal["error"]) == ("refused", "server")
    client.until_my_turn()
    query = "SELECT DISTINCT bot FROM decisions WHERE game_id = ? AND bot IS NOT NULL"
    assert rows_of(server, query, table) == [("busy",)]
    log = server.log_text(before)
    assert "StorageFault SQLITE_BUSY" in log
    assert "bot busy" not in log


def test_a_view_is_not_sent_twice() -> None:
    """Bug: a window that connected during a decision got the same view twice; a program that
    answers each view then decided twice and got a refusal."""
    socket = TableSocket(cast(WebSocket, None), "me")
    one, two = (Snapshot(ply, {}, {0: f"view {ply}"}, ()) for ply in (1, 2))
    for snapshot in (one, one, two, two):
        socket.show(snapshot, 0)
    socket.show(two, 0, whole=True)
    sent = probe.sent(socket)
    assert sent == ["view 1", "view 2", "view 2"]


def test_a_table_that_goes_while_all_are_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: if a table is deleted during shutdown, the others are not closed."""
    closed: list[str] = []

    async def end() -> None:
        new = NewTable(game="clubs-whist", bots=["rule", "rule"], seed=1)
        with closing(Store(tmp_path)) as store:
            tables = make_services(store, Warming()).tables
            names = [open_table(store, "ada", new).id for _ in range(3)]

            async def close(live: LiveTable) -> None:
                closed.append(live.name)
                probe.unload(tables, names[1])

            for name in names:
                assert await tables.get(name, "ada")
            monkeypatch.setattr(LiveTable, "close", close)
            await tables.close()
            assert closed == names

    asyncio.run(end())


def test_a_window_that_does_not_read(browser: Browser) -> None:
    """Hole: if one window reads no messages, the other windows get none either."""
    table = browser.new_table("clubs-whist", seed=3)
    client = browser.sit(table)
    browser.unread = 16
    stuck = browser.sit(table)
    with flooding(stuck):
        client.play_hand()
    assert client.hand_over


@contextmanager
def flooding(client: TableClient) -> Iterator[None]:
    """Send questions on this connection during the block without reading the answers."""
    stop = threading.Event()

    def flood() -> None:
        with suppress(ConnectionClosed):  # the socket is closed at the end of the test
            while not stop.is_set():
                client.send(type="match", id=1, cards=["9C"])
                stop.wait(0.002)  # below the limit that would close the connection

    thread = threading.Thread(target=flood, daemon=True)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        with suppress(OSError):  # the server has closed the connection
            client.socket.socket.shutdown(socket.SHUT_RDWR)  # unblocks the thread
        thread.join(PATIENCE_S)
        assert not thread.is_alive()
