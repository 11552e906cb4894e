"""Programs that play as bots at live tables: one that hangs disturbs nobody."""

import asyncio
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from websockets.asyncio.client import connect

from bots.conftest import offers
from clubsuit.bots import OFFERED, offer
from clubsuit.bots.command import bot as command_bot
from clubsuit.bots.command.program import interrupt_all
from clubsuit.server.live.live_table import LiveTable
from clubsuit.server.live.table_socket import TableSocket
from clubsuit.server.live.warming import SEARCH_SUBSTITUTE, Warming
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.ops.threads import BOT_THREADS, COMMAND_THREADS, Threads
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable
from server.support.application import serve_here
from server.support.connections import cookie_of
from support.processes import PATIENCE_S, is_running, patiently, until

__all__ = ["offers"]

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs processes as POSIX has them")

HANGS = """
import os, time
open(f"started-{os.getpid()}", "w").close()
time.sleep(1000)
"""


@pytest.fixture
def hanging(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, offers: None) -> Iterator[str]:
    """Return the name of a bot whose program hangs. It would have all the time of the test."""
    (tmp_path / "hangs.py").write_text(HANGS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(command_bot, "FIRST_S", 2.0 * PATIENCE_S)
    offer(f"cmd:{sys.executable} -S hangs.py")
    yield OFFERED[-1]
    interrupt_all()


def started() -> list[int]:
    """Return the ids of all processes that have run the program."""
    return [int(path.name.partition("-")[2]) for path in Path().glob("started-*")]


def bot_first(store: Store, bot: str) -> Table:
    """Return a table at which a bot must decide."""
    new = NewTable(game="clubs-whist", bots=[bot, bot], name="Ada", seed=7)
    table = Table(store, open_table(store, "ada", new))
    while not table.snapshot.questions:
        now = table.snapshot
        table.decide(now.ply, 0, now.views[0].legal()[0])
    return table


def test_a_hanging_program_disturbs_nobody(
    hanging: str, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    """Holes: while a program hangs, the event loop or the bots of other tables wait; its table
    never continues; the stored decision does not name `rule`; the log does not say why."""
    tables = [bot_first(store, hanging) for _ in range(COMMAND_THREADS + 1)]
    first = [table.snapshot.ply for table in tables]

    async def ask() -> None:
        threads = Threads(Warming().gate)
        lives = [LiveTable(table, threads, Warming()) for table in tables]
        for n, live in enumerate(lives):
            socket = TableSocket(cast(Any, None), "ada", address=f"203.0.113.{n}")
            live.enter(socket)
            await live.start(socket)
        await until(lambda: len(started()) == COMMAND_THREADS)
        others = [
            threads.bot("best", Asker(f"198.51.100.{n}", f"bo {n}"), lambda: "play 2C")
            for n in range(2 * BOT_THREADS)
        ]
        assert await asyncio.gather(*others) == ["play 2C"] * 2 * BOT_THREADS
        assert [table.snapshot.ply for table in tables] == first
        while any(table.snapshot.ply == ply for table, ply in zip(tables, first, strict=True)):
            interrupt_all()
            await asyncio.sleep(0.01)
        closing = asyncio.gather(*(live.close() for live in lives))
        while not closing.done():
            interrupt_all()
            await asyncio.sleep(0.01)

    asyncio.run(ask())
    for table in tables:
        decisions = [one for one in store.decisions(table.row.id) if one.seat >= 0]
        assert "rule" in {one.bot for one in decisions}
    assert "the program has ended" in caplog.text
    assert not any(map(is_running, started()))


def test_the_server_stops_while_a_program_hangs(hanging: str, tmp_path: Path) -> None:
    """Holes: a client cannot choose a program that the host offers; the server cannot stop before a
    hanging program has used up its time; the program outlives the server."""

    async def talk(port: int) -> None:
        host = f"127.0.0.1:{port}"
        new = {"game": "clubs-whist", "bots": [hanging, hanging], "seed": 7}
        async with httpx.AsyncClient(
            base_url=f"http://{host}", timeout=PATIENCE_S, trust_env=False
        ) as http:
            table = (await http.post("/api/tables", json=new)).json()["id"]
            cookie = cookie_of(http)
        async with connect(
            f"ws://{host}/api/tables/{table}/live",
            additional_headers={"Cookie": cookie},
            open_timeout=PATIENCE_S,
            ping_interval=None,
            proxy=None,
        ):
            await until(started)

    serve_here(tmp_path, talk)
    for _ in patiently(pause=0.01):
        if not any(map(is_running, started())):
            break


def test_no_program_is_asked_before_the_rules_are_compiled(hanging: str) -> None:
    """Hole: all tables wait for a hanging program before compiled rules replace the plain ones."""
    warming = Warming()
    warming.state = "on"
    assert warming.bot(hanging) == SEARCH_SUBSTITUTE
    for state in ("done", "failed"):
        warming.state = state
        assert warming.bot(hanging) == hanging
