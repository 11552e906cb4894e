"""Several windows, crashes, races, bots that misbehave."""

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
from server.support.clients import Browser, Line
from server.support.servers import Server, asked, decisions
from support.processes import PATIENCE_S


def test_two_windows_see_the_same(browser: Browser) -> None:
    """Hole: a window that is not told what was decided in the other."""
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
    """Hole: two answers to one question that both count."""
    table = browser.new_table("clubs-whist", seed=1)
    lines = [browser.sit(table) for _ in range(4)]
    for line in lines:
        line.until_my_turn()
    for line, action in zip(lines, ["keep", "swap", "keep", "swap"], strict=True):
        line.act(action)
    said = [next(kind for kind in _kinds(line) if kind != "view") for line in lines if _lost(line)]
    assert said == ["refused"] * 3
    exchange = [text for _, seat, text in decisions(server, table) if seat == 0]
    assert exchange in (["keep"], ["swap"])


def _kinds(line: Line) -> list[str]:
    return [json.loads(text)["type"] for text in line.raw]


def _lost(line: Line) -> bool:
    """Whether the line's decision was refused; reads what came meanwhile."""
    line.send(type="match", id=1, cards=["9C"])  # a line's messages are answered in their order
    while line.receive()["type"] != "matches":
        pass
    return "refused" in _kinds(line)


def test_a_window_closed_at_once(browser: Browser) -> None:
    """Hole: a decision that is lost, or a table that stands still, when its window is closed."""
    table = browser.new_table("clubs-whist", seed=1)
    line = browser.sit(table)
    line.until_my_turn()
    for _ in range(5):
        before = line.ply
        line.act(line.any_action())
        line.socket.close()
        line = browser.sit(table)
        while line.ply == before:
            line.receive()
        line.until_my_turn()


@pytest.mark.parametrize(
    "game",
    [
        "free-clubs",
        *(pytest.param(game, marks=pytest.mark.long) for game in REGISTRY if game != "free-clubs"),
    ],
)
def test_kill_9(launch: Callable[[], Server], game: str) -> None:
    """Hole: something that was seen, and is not there after a crash.

    The server is killed at a random moment after a decision, again and again.
    """
    server = launch()
    with Browser(server) as browser:
        _kill_again_and_again(server, browser, game)


def _kill_again_and_again(server: Server, browser: Browser, game: str) -> None:
    choose = random.Random(game)
    table = browser.new_table(game, "rule", seed=4)
    seen: dict[int, str] = {}
    kills = 0
    line = browser.sit(table)
    while not line.hand_over:
        line.until_my_turn()
        if line.hand_over:
            break
        line.act(line.any_action())
        if kills < 4 and choose.random() < 0.5:
            time.sleep(choose.random() * 0.06)
            server.kill()
            kills += 1
            _drain(line)
            _remember(seen, line)
            stored = decisions(server, table)
            assert [number for number, _, _ in stored] == list(range(1, len(stored) + 1))
            assert max(seen) <= len(stored)
            server.start()
            line = browser.sit(table)
            assert line.ply >= max(seen)
            _remember(seen, line)
        else:
            assert line.receive()["type"] == "view"
    _remember(seen, line)
    assert kills >= 2


def _drain(line: Line) -> None:
    with suppress(ConnectionClosed):
        while True:
            line.receive()


def _remember(seen: dict[int, str], line: Line) -> None:
    """What was shown after a decision is what is shown after it for ever."""
    for text in line.raw:
        message = json.loads(text)
        if message["type"] == "view":
            assert seen.setdefault(message["ply"], text) == text


def test_two_processes(
    launch: Callable[[], Server], launcher: "Popen[str]", tmp_path: Path
) -> None:
    """Hole: two servers over one folder, each with its own idea of the table."""
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
            pass  # what was missed
        assert message["error"] == "stale"
        here.receive()
        assert here.raw[-1] == there.raw[-1]
        here.play_hand()
        numbers = [number for number, _, _ in decisions(one, table)]
        assert numbers == list(range(1, len(numbers) + 1))


def test_bots_think_off_the_loop(browser: Browser, hold: Path) -> None:
    """Hole: one slow bot that stops all tables and pages."""
    line = browser.sit(browser.new_table("clubs-whist", "busy", seed=1))
    line.until_my_turn()
    hold.touch()
    line.act("keep")
    line.receive()
    assert not line.my_turn
    for number in range(4):  # the bot decides only after all this was answered
        assert browser.http.get("/api/bots").status_code == 200
        line.send(type="match", id=number, cards=["9C"])
        answer = line.receive()
        assert (answer["type"], answer["id"]) == ("matches", number)
    hold.unlink()
    line.until_my_turn()


@pytest.mark.parametrize("bot", ["broken", "cheat"])
def test_bots_that_fail_are_replaced(browser: Browser, server: Server, bot: str) -> None:
    """Hole: a table that stands still for ever, or a log with cards, when a bot fails."""
    before = server.has_said()
    table = browser.new_table("clubs-whist", bot, seed=1)
    browser.sit(table).play_hand()
    log = server.said(before)
    assert f"bot {bot}" in log
    assert "SECRET" not in log
    query = "SELECT DISTINCT bot FROM decisions WHERE game_id = ? AND seat > 0"
    assert asked(server, query, table) == [("rule",)]  # not at random


def test_a_locked_database_is_not_the_bots_fault(
    browser: Browser, server: Server, hold: Path
) -> None:
    """Bugs: *database is locked* was taken for a bot's failure, and another bot played in its
    place; and after such a fault the table stood still until somebody came again."""
    before = server.has_said()
    table = browser.new_table("clubs-whist", "busy", seed=1)
    line = browser.sit(table)
    line.until_my_turn()
    hold.touch()
    line.act("keep")
    line.receive()
    assert not line.my_turn
    with closing(sqlite3.connect(server.database, timeout=60, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        hold.unlink()
        refusal = line.receive()  # told once, without that the window asked anything
        assert (refusal["type"], refusal["error"]) == ("refused", "server")
    line.until_my_turn()
    query = "SELECT DISTINCT bot FROM decisions WHERE game_id = ? AND bot IS NOT NULL"
    assert asked(server, query, table) == [("busy",)]
    log = server.said(before)
    assert "StorageFault SQLITE_BUSY" in log
    assert "bot busy" not in log


def test_a_view_is_not_sent_twice() -> None:
    """Bug: a window that came in during a decision got the same view twice; a program that answers
    each view then decided twice, and was told that the second was stale."""
    line = TableSocket(cast(WebSocket, None), "me")
    one, two = (Snapshot(ply, {}, {0: f"view {ply}"}, ()) for ply in (1, 2))
    for snapshot in (one, one, two, two):
        line.show(snapshot, 0)
    line.show(two, 0, whole=True)
    sent = probe.sent(line)
    assert sent == ["view 1", "view 2", "view 2"]


def test_a_table_that_goes_while_all_are_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: a table that is deleted while the server ends keeps the others from being closed."""
    closed: list[str] = []

    async def end() -> None:
        new = NewTable(game="clubs-whist", bots=["rule", "rule"], seed=1)
        with closing(Store(tmp_path)) as store:
            tables = make_services(store, Warming()).tables
            names = [open_table(store, "ada", new).id for _ in range(3)]

            async def close(room: LiveTable) -> None:
                closed.append(room.name)
                probe.let_go(tables, names[1])

            for name in names:
                assert await tables.get(name, "ada")
            monkeypatch.setattr(LiveTable, "close", close)
            await tables.close()
            assert closed == names

    asyncio.run(end())


def test_a_window_that_does_not_read(browser: Browser) -> None:
    """Hole: one stuck window that holds up the others."""
    table = browser.new_table("clubs-whist", seed=3)
    line = browser.sit(table)
    browser.unread = 16
    stuck = browser.sit(table)
    with flooding(stuck):
        line.play_hand()
    assert line.hand_over


@contextmanager
def flooding(line: Line) -> Iterator[None]:
    """Meanwhile questions come on this line, and nobody reads the answers."""
    stop = threading.Event()

    def flood() -> None:
        with suppress(ConnectionClosed):  # at the test's end
            while not stop.is_set():
                line.send(type="match", id=1, cards=["9C"])
                stop.wait(0.002)  # who sends far too much is closed for that

    thread = threading.Thread(target=flood, daemon=True)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        with suppress(OSError):  # the server has closed it
            line.socket.socket.shutdown(socket.SHUT_RDWR)  # or the thread would wait in there
        thread.join(PATIENCE_S)
        assert not thread.is_alive()
