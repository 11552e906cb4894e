"""The log contains no hidden card, regardless of the error and of the code that logs it."""

import asyncio
import gc
import itertools
import logging
import socket
import struct
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.lifespan.on import LifespanOn

import clubsuit
from clubsuit.bots.own import CheckedBot
from clubsuit.errors import ClubsuitError
from clubsuit.server.http import app as application
from clubsuit.server.http.app import create_app
from clubsuit.server.live.live_table import LiveTable
from clubsuit.server.live.warming import Warming
from clubsuit.server.ops.error_log import log_fault, unhandled, without_words
from clubsuit.server.ops.threads import Threads
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.refusals import Several
from clubsuit.server.table.table import Table
from proofs.leaks.traffic import names
from server.support import probe
from server.support.clients import Browser, TableClient
from server.support.servers import Server
from server.support.tables import NEW

WILD = {"wild_15s": True}
"""Options with which cards may have several meanings."""


class CapturedLog:
    """The log of this process as formatted text."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.handler = logging.Handler()
        self.handler.emit = self._emit  # type: ignore[method-assign]

    def _emit(self, record: logging.LogRecord) -> None:
        self.lines.append(logging.Formatter().format(record))

    def __str__(self) -> str:
        return "\n".join(self.lines)


@pytest.fixture
def log() -> Iterator[CapturedLog]:
    """Yield the log of a server's process."""
    log = CapturedLog()
    loggers = [logging.root, logging.getLogger("uvicorn")]  # uvicorn's logger may not propagate
    loggers = [one for one in loggers if one is logging.root or not one.propagate]
    for one in loggers:
        one.addHandler(log.handler)
    with without_words():
        yield log
    for one in loggers:
        one.removeHandler(log.handler)


def several() -> tuple[int, list[str]]:
    """Return a seed with which seat 0 begins, and cards of its hand that have several meanings."""
    game = clubsuit.load("climbing-clubs", **WILD)
    for seed in range(10_000):
        play = game.table(seed)
        play.deal()
        view = play.view(0)
        if play.turn == 0 and any(card.startswith("15") for card in view.hand):
            for cards in itertools.combinations(view.hand, 2):
                if len(view.matching(cards)) > 1:
                    return seed, list(cards)
    raise AssertionError("no such deal")


# ---- logs of other code ------------------------------------------------------------------


def test_errors_say_no_cards() -> None:
    """Hole: the text of an error in a log or a task's report names a player's cards."""
    assert not names(f"{Several(['play 6C 15H=6'])!r} {Several(['play 6C 15H=6'])}")


@pytest.mark.parametrize("name", ["clubsuit.server", "uvicorn.error", "asyncio", "websockets"])
def test_whoever_logs_an_error(log: CapturedLog, name: str) -> None:
    """Hole: a library logs an error's text or traceback."""
    try:
        raise KeyError("9H") from ValueError("10S")
    except KeyError as error:
        logging.getLogger(name).exception("it failed")
        logging.getLogger(name).error("because of %s, %r", error, error)
    first, second = log.lines
    assert first.startswith("it failed: KeyError\n") and "test_log.py" in first
    assert second == "because of KeyError, 'KeyError'"
    assert not names(str(log))


def test_what_comes_from_outside_is_a_line(log: CapturedLog) -> None:
    """Hole: a client that sends invalid text to a socket fills the disk with tracebacks."""
    try:
        b"\xff".decode()
    except UnicodeDecodeError:
        logging.getLogger("websockets.server").exception("data transfer failed")
    assert log.lines == ["data transfer failed: UnicodeDecodeError"]


def test_threads_and_what_python_ignores(log: CapturedLog) -> None:
    """Hole: Python itself writes a traceback to the log."""

    def fail() -> None:
        raise RuntimeError("9H")

    class Falls:
        def __del__(self) -> None:
            raise RuntimeError("10S")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    falls = Falls()
    del falls
    gc.collect()
    assert len(log.lines) == 2 and all("RuntimeError" in line for line in log.lines)
    assert not names(str(log))


def test_the_server_ends(log: CapturedLog) -> None:
    """Holes: an error that ends the process is printed with its text; the text of a refusal is not
    printed."""
    with pytest.raises(SystemExit), without_words():
        raise RuntimeError("9H")
    with pytest.raises(ClubsuitError), without_words():
        raise ClubsuitError("the port is in use")
    assert log.lines[0].startswith("the server ends: RuntimeError")
    assert not names(str(log))


def test_a_start_that_fails(
    tmp_path: Path, log: CapturedLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: if the start fails, Starlette passes on the traceback as a text, and this text is
    logged."""

    def falls(*_: Any) -> None:
        raise RuntimeError("9H")

    monkeypatch.setattr(application, "Store", falls)

    async def start() -> bool:
        lifespan = LifespanOn(uvicorn.Config(create_app(tmp_path), log_config=None))
        await lifespan.startup()
        return lifespan.should_exit

    assert asyncio.run(start())
    assert log.lines[0].startswith("start: RuntimeError\n") and "falls" in log.lines[0]
    assert not names(str(log))


def test_what_the_loop_reports(log: CapturedLog) -> None:
    """Hole: the event loop logs the text of a task's error or the arguments of a callback."""

    async def fail(card: str) -> None:
        raise RuntimeError(card)

    def fall(card: str) -> None:
        raise RuntimeError(card)

    async def run() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(unhandled)
        task: asyncio.Task[None] | None = asyncio.create_task(fail("9H"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        loop.call_soon(fall, "10S")
        await asyncio.sleep(0)
        del task
        gc.collect()
        loop.call_exception_handler({"message": "without an error"})

    asyncio.run(run())
    assert len(log.lines) == 3 and log.lines[2] == "without an error"
    assert sum("RuntimeError" in line for line in log.lines) == 2
    assert "Task exception was never retrieved: RuntimeError" in str(log)
    assert not names(str(log))


def test_a_bots_answer_is_not_told(log: CapturedLog) -> None:
    """Hole: the log of an illegal choice of a custom bot names cards of the bot's hand."""

    class Wrong:
        def choose(self, view: Any) -> str:
            return f"play {view.hand[0]} {view.hand[1]}"

    play = clubsuit.load("ruby-dame").new(seed=1)
    seat = play.turn
    assert seat is not None
    try:
        CheckedBot("mine:Wrong", Wrong(), play.game.rules).choose(play.view(seat))
    except ClubsuitError as error:
        assert names(str(error))
        log_fault("bot mine:Wrong", error)
    (line,) = log.lines
    assert line.startswith("bot mine:Wrong: an answer that is not allowed\n")
    assert not names(line)


# ---- lost connections ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("error", "logged"),
    [(Several(["play 6C 15H=6"]), False), (clubsuit.RuleError("6C"), False), (OSError("6C"), True)],
)
def test_who_has_asked_is_gone(
    tmp_path: Path, log: CapturedLog, error: Exception, logged: bool
) -> None:
    """Bug: after a connection was reset during a decision, the refusal was logged with its cards.
    The server's own errors must still be logged."""
    store = Store(tmp_path)

    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(unhandled)
        warming = Warming()
        live = LiveTable(Table(store, open_table(store, "me", NEW)), Threads(warming.gate), warming)
        begun, released = threading.Event(), threading.Event()

        def work() -> Any:
            begun.set()
            released.wait()
            raise error

        asks = asyncio.create_task(live.changes.do(work))
        while not begun.is_set():
            await asyncio.sleep(0.001)
        asks.cancel()
        await asyncio.gather(asks, return_exceptions=True)
        released.set()
        while probe.is_busy(live):
            await asyncio.sleep(0.001)
        del asks
        gc.collect()
        await live.close()

    asyncio.run(run())
    store.close()
    assert "never retrieved" not in str(log)
    assert bool(log.lines) == logged == ("OSError" in str(log))
    assert not names(str(log))


def reset(client: TableClient) -> None:
    """Reset the connection without a closing message; unread data is lost."""
    client.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    client.socket.socket.close()


def test_a_reset_while_cards_have_several_meanings(browser: Browser, server: Server) -> None:
    """Bug: *Task exception was never retrieved* was logged with all meanings of the chosen
    cards."""
    before = server.log_size()
    seed, cards = several()
    table = browser.new_table("climbing-clubs", seed=seed, options=WILD)
    for number in range(30):
        client = browser.connect(table)
        client.next_view()
        for n in range(number % 6 + 1):
            client.send(type="choose", id=n, ply=client.ply, cards=cards)
        if number % 5 == 0:
            assert client.receive()["type"] == "matches"
        reset(client)
    client = browser.sit(table)  # the server answers it after all earlier work
    client.send(type="choose", id=7, ply=client.ply, cards=cards)
    assert len(client.receive()["actions"]) > 1
    text = server.log_text(before).replace(table, "")
    assert "never retrieved" not in text and "Several" not in text
    assert not names(text)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("climbing-clubs", {**WILD, "target": 1}),
        pytest.param("free-clubs", {"enforcement": "honour"}, marks=pytest.mark.long),
        *(pytest.param(game, {}, marks=pytest.mark.long) for game in clubsuit.game_ids()),
    ],
)
def test_a_game_of_resets(launch: Callable[[], Server], game: str, options: dict[str, Any]) -> None:
    """Hole: the log names a card when connections are reset right after decisions and refused
    actions. A reset may come before the server reads the message, while the server processes it, or
    before the server answers."""
    server = launch()
    with Browser(server) as browser:
        table = browser.new_table(game, "rule", options=options)
        client = browser.sit(table)
        moment = 0
        while client.view["phase"] != "over":
            client.until_my_turn()
            moment += 1
            if client.hand_over:
                client.send(type="next", ply=client.ply)
            else:
                action = client.any_action()
                held = [card for card in client.view["hand"] if card not in action.split()]
                client.send(type="choose", id=1, ply=client.ply, cards=held[:3])
                client.send(type="act", ply=client.ply, action="play X")
                client.act(action)
                for _ in range(moment % 4):
                    client.receive()  # each refusal has two answers
            reset(client)
            client = browser.sit(table)
    text = server.log_text().replace(table, "")
    assert "never retrieved" not in text and "Traceback" not in text
    assert not names(text)
