"""Limits on the work that one person or program can cause, and the host names that the server
accepts."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from clubsuit.errors import Reason
from clubsuit.server.http import opening
from clubsuit.server.http.app import create_app
from clubsuit.server.http.routes import tables
from clubsuit.server.live.handlers import handle
from clubsuit.server.live.live_table import LiveTable
from clubsuit.server.live.services import make_services
from clubsuit.server.live.table_socket import TableSocket
from clubsuit.server.live.warming import Warming
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.ops.threads import (
    BOT_THREADS,
    HINT_THREADS,
    LOOK_UP_THREADS,
    QUICK_BOTS,
    SEARCHES,
    Threads,
)
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable
from clubsuit.server.wire.serialize import Hinted
from server.support import probe
from server.support.clients import Browser
from server.support.servers import Server
from server.support.tables import NEW
from support.processes import PATIENCE_S, until


class Held:
    """Work that runs until it is released."""

    def __init__(self) -> None:
        self._go = threading.Event()
        self._lock = threading.Lock()
        self.begun = 0

    def __call__(self, *_: Any) -> None:
        with self._lock:
            self.begun += 1
        assert self._go.wait(PATIENCE_S)

    def let_go(self) -> None:
        """Release all of this work."""
        self._go.set()


@pytest.fixture
def held() -> Iterator[Held]:
    """Return work, and release it at the end of the test."""
    held = Held()
    yield held
    held.let_go()


@contextmanager
def let_go_at_the_end(held: Held) -> Iterator[None]:
    """Release the work at the end of the block, because the event loop waits for all running
    work."""
    try:
        yield
    finally:
        held.let_go()


def asker(person: str) -> Asker:
    """Return a person with an address of their own."""
    return Asker(f"address of {person}", person)


async def until_begun(held: Held, number: int) -> None:
    """Wait until this number of calls run, and then until any further calls would have begun."""
    await until(lambda: held.begun >= number)
    for _ in range(50):
        await asyncio.sleep(0.001)


def test_hints_hold_up_no_table(held: Held) -> None:
    """Bug: hints and bots shared four threads, without a limit for each person. Sixteen windows
    that requested hints in a loop slowed a round at another table from 7 ms to 2.9 s."""

    async def ask() -> None:
        threads = Threads(Warming().gate)
        with let_go_at_the_end(held):
            asked = [asyncio.create_task(threads.hint(asker("ada"), held)) for _ in range(16)]
            await until_begun(held, 1)
            assert held.begun == 1
            others = [
                asyncio.create_task(threads.hint(asker(f"other {n}"), held)) for n in range(16)
            ]
            await until_begun(held, HINT_THREADS)
            assert held.begun == HINT_THREADS
            bots = [
                threads.bot("best", asker(f"owner {n}"), lambda: "play 2C")
                for n in range(2 * BOT_THREADS)
            ]
            assert await asyncio.gather(*bots) == ["play 2C"] * 2 * BOT_THREADS
        await asyncio.gather(*asked, *others)

    asyncio.run(ask())


def test_searches_of_one_owner(held: Held) -> None:
    """Bug: one person could occupy all threads of the bots with four tables whose bots search.
    Tables of other people waited behind all earlier requests."""

    async def ask() -> None:
        threads = Threads(Warming().gate)
        others, own = Held(), Held()
        with let_go_at_the_end(held), let_go_at_the_end(others), let_go_at_the_end(own):
            asked = [
                asyncio.create_task(threads.bot("best", asker("ada"), held)) for _ in range(16)
            ]
            await until_begun(held, SEARCHES)
            assert held.begun == SEARCHES
            # A bot that the host provides may be slow.
            for n in range(BOT_THREADS - SEARCHES):
                bo = asker(f"bo {n}")
                asked.append(asyncio.create_task(threads.bot("own", bo, others)))
            await until_begun(others, BOT_THREADS - SEARCHES)
            assert others.begun == BOT_THREADS - SEARCHES
            for bot in QUICK_BOTS:
                assert await threads.bot(bot, asker("ada"), lambda: "play 2C") == "play 2C"
            asked.append(asyncio.create_task(threads.bot("best", asker("cy"), own)))
            held.let_go()  # Cy's call comes before the 14 calls of Ada that still wait
            await until_begun(own, 1)
        await asyncio.gather(*asked)

    asyncio.run(ask())


def test_who_has_left_is_still_counted(tmp_path: Path) -> None:
    """Hole: a table whose player has left counts as a separate address, so a person with many such
    tables gets a turn for each of them."""

    async def ask() -> Asker:
        warming = Warming()
        with closing(Store(tmp_path)) as store:
            table = Table(store, open_table(store, "ada", NEW))
            live = LiveTable(table, Threads(warming.gate), warming)
            socket = TableSocket(cast(Any, None), "ada", address="203.0.113.1")
            assert live.enter(socket) is None
            live.leave(socket)
            await live.close()
            return live.audience.asker

    assert asyncio.run(ask()) == Asker("203.0.113.1", "ada")


def test_no_quick_bot_waits_behind_a_search(server: Server, browser: Browser, hold: Path) -> None:
    """Bug: four tables with slow bots stopped the bots of all other tables."""
    tables = [browser.new_table("clubs-whist", "busy", seed=1) for _ in range(2 * BOT_THREADS)]
    clients = [browser.sit(table) for table in tables]
    for client in clients:
        client.until_my_turn()
    hold.touch()
    for client in clients:
        client.act("keep")
        while client.my_turn:
            client.receive()
    with Browser(server) as other:
        for bot in ("rule", "strong"):
            other.sit(other.new_table("clubs-whist", bot, seed=1)).play_hand()
    hold.unlink()


def test_hints_go_through_that_door(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: hints do not run in the threads that are reserved for them."""
    asked: list[str] = []

    async def hint(_: Threads, asker: Asker, *args: Any) -> Any:
        asked.append(asker.person)
        return Hinted(Reason("", "server-hints-off"))

    monkeypatch.setattr(Threads, "hint", hint)
    monkeypatch.setattr(Warming, "on", False)

    async def ask() -> None:
        with closing(Store(tmp_path)) as store:
            new = NewTable(game="clubs-whist", bots=["rule", "rule"], seed=1)
            table = Table(store, open_table(store, "ada", new))
            socket = TableSocket(cast(Any, None), "ada")
            live = LiveTable(table, Threads(Warming().gate), Warming())
            await handle(live, socket, '{"type":"hint","id":1}')
            assert probe.sent(socket)[0].startswith('{"type":"advice"')
            await live.close()

    asyncio.run(ask())
    assert asked == ["ada"]


def test_records_hold_up_no_table(
    tmp_path: Path, held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bug: sixteen requests for the record of a long table stopped all play for thirteen seconds,
    because the store's threads replayed the games."""
    monkeypatch.setattr(tables, "record_of", held)
    app = create_app(tmp_path)

    async def ask() -> None:
        transport = httpx.ASGITransport(app)
        with closing(Store(tmp_path)) as store:
            services = app.state.services = make_services(store, Warming())
            async with httpx.AsyncClient(transport=transport, base_url="http://clubs") as http:
                with let_go_at_the_end(held):
                    path = "/api/tables/x/record"
                    asked = [asyncio.create_task(http.get(path)) for _ in range(16)]
                    await until_begun(held, 1)
                    assert held.begun <= LOOK_UP_THREADS
                    assert await services.run(Store.table, "x") is None
                assert {answer.status_code for answer in await asyncio.gather(*asked)} == {404}

    asyncio.run(ask())


def test_tables_opened_at_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: all of 320 tables that were opened at the same time passed a limit of 200."""
    monkeypatch.setattr(opening, "TABLES_AN_HOUR", 3)
    app = create_app(tmp_path)

    async def ask() -> list[int]:
        transport = httpx.ASGITransport(app)
        with closing(Store(tmp_path)) as store:
            app.state.services = make_services(store, Warming())
            async with httpx.AsyncClient(transport=transport, base_url="http://clubs") as http:
                await http.get("/api/tables")  # this request sets the cookie
                new = {"game": "clubs-whist", "bots": ["rule", "rule"], "seed": 1}
                asked = [http.post("/api/tables", json=new) for _ in range(8)]
                return [answer.status_code for answer in await asyncio.gather(*asked)]

    assert sorted(asyncio.run(ask())) == [201] * 3 + [429] * 5


# ---- access --------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "localhost.evil.example", ""])
def test_other_names_are_refused(server: Server, browser: Browser, host: str) -> None:
    """Bug: a website whose name resolves to this server (DNS rebinding) was accepted as the
    server's own page, so it could read views and decide."""
    answer = browser.http.get("/api/tables", headers={"Host": host, "Origin": f"http://{host}"})
    assert answer.status_code == 421
    assert "--name" in answer.text
    table = browser.new_table("clubs-whist", seed=1)
    with pytest.raises(InvalidStatus, match="HTTP 403"):
        browser.connect(table, Host=host or "x.example", Origin=f"http://{host}")


@pytest.mark.parametrize("host", ["localhost:9", "127.0.0.1", "[::1]:80", "192.168.7.9:2582"])
def test_own_names(browser: Browser, host: str) -> None:
    """Hole: clients in the server's own network cannot reach it."""
    assert browser.http.get("/api/games", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("suffix", ["", "-wal", "-shm"])
def test_nobody_else_reads_the_database(tmp_path: Path, suffix: str) -> None:
    """Bug: if the database's folder already existed, every user of the machine could read the
    database with all hands."""
    tmp_path.chmod(0o755)
    with closing(Store(tmp_path)):
        path = tmp_path / f"clubsuit.sqlite{suffix}"
        assert path.stat().st_mode & 0o077 == 0
        path.chmod(0o644)  # an earlier version left the file like this
        with closing(Store(tmp_path)):
            assert path.stat().st_mode & 0o077 == 0
