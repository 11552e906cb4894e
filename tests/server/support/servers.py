"""Real servers in processes of their own."""

import json
import os
import signal
import sqlite3
import subprocess
from collections.abc import Sequence
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any
from weakref import finalize

import httpx
import sqlalchemy as sql

from clubsuit.server.storage.store import PRESENT, Store
from server.support.connections import http_client
from support.processes import Tree, hold_port, is_running, patiently, port_of, read_line

STARTS_WITHIN_S = 540
"""Seconds for a start; the first server waits until all is compiled. Less than `timeout` in
pyproject.toml, so that the message says what hangs."""


LONG_S = 3600
"""Seconds after which a player counts as idle: never in a test, however slow the machine is."""


class Server:
    """A server process over a folder; it can be killed and started again."""

    def __init__(
        self,
        launcher: subprocess.Popen[str],
        folder: Path,
        log: Path,
        *,
        database: str | None = None,
        redis: str | None = None,
        grace: float = 1.0,
        idle: tuple[int, int] = (LONG_S, LONG_S),
        push: Sequence[str] = (),
        pings: float | None = None,
    ) -> None:
        """database, redis: their addresses; without them tables are in the folder.

        grace: seconds until a bot plays on for who is away.
        idle: seconds until who does nothing is asked, and for the answer. Unless they are given a
        decision with strangers may take as long as it likes.
        push: a push service by name, and the file of its certificate.
        pings: seconds after which a silent socket is pinged, and until a ping is answered; None:
        there are none.
        """
        held = hold_port()
        finalize(self, held.close)  # it can be killed, and start again at the same port
        self.port = port_of(held)
        self.folder = folder
        self.database = folder / "clubsuit.sqlite"
        self.log = log
        self.url = f"http://127.0.0.1:{self.port}"
        self._launcher = launcher
        self._config = {
            "port": self.port,
            "folder": str(folder),
            "log": str(log),
            "database": database,
            "redis": redis,
            "grace": grace,
            "idle": list(idle),
            "push": list(push),
            "pings": pings,
        }
        self.start()

    def start(self) -> None:
        """Start the process, and wait until it answers."""
        assert self._launcher.stdin
        self._launcher.stdin.write(json.dumps(self._config) + "\n")
        self._launcher.stdin.flush()
        answer = read_line(self._launcher.stdout, STARTS_WITHIN_S)
        assert answer, f"no server could be started:\n{self.log_text()[-2000:]}"
        self.process = int(answer)
        self.ended = False
        with ExitStack() as failed:
            failed.callback(self.kill)
            self._until_it_answers()
            failed.pop_all()

    def _until_it_answers(self) -> None:
        with http_client(self.url) as http:
            for _ in patiently(pause=0.02):
                with suppress(httpx.TransportError):
                    http.get("/api/bots")
                    return
                assert is_running(self.process), f"the server has ended:\n{self.log_text()[-2000:]}"

    def kill(self) -> None:
        """Kill it with SIGKILL, if it still runs."""
        with suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGKILL)
        self.wait()

    def close(self) -> None:
        """Kill it if the test has not."""
        if not self.ended:
            self.kill()

    def wait(self) -> None:
        """Wait until it has ended."""
        for _ in patiently():
            if not is_running(self.process):
                break
        self.ended = True

    def log_text(self, since: int = 0) -> str:
        """Return its log from this byte on (see `log_size`)."""
        if not self.log.exists():
            return ""
        return self.log.read_bytes()[since:].decode(errors="replace")

    def log_size(self) -> int:
        """Return the number of bytes in its log."""
        return self.log.stat().st_size


def rows_of(server: Server, query: str, table: str) -> list[Any]:
    """Return the rows that a query finds for a table."""
    with closing(sqlite3.connect(server.database, timeout=60)) as database:
        return database.execute(query, (table,)).fetchall()


def decisions(server: Server, table: str) -> list[tuple[int, int, str]]:
    """Return the stored decisions of a table: number, seat, text."""
    query = "SELECT number, seat, text FROM decisions WHERE game_id = ? ORDER BY number"
    return rows_of(server, query, table)


SCRIPT = str(Path(__file__).with_name("plain_server.py"))


class PlainServer(Tree):
    """A server on plain rules until it is told to change to compiled ones."""

    def __init__(self, folder: Path) -> None:
        super().__init__(SCRIPT, str(folder))
        with ExitStack() as failed:
            failed.push(self)
            self.url = self.address()
            failed.pop_all()
        self.database = folder / "clubsuit.sqlite"

    def switch(self) -> None:
        self._tell("now")

    def fail(self) -> None:
        self._tell("fail")

    def _tell(self, what: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(f"{what}\n")
        self.process.stdin.flush()

    def next_line(self) -> str:
        while line := read_line(self.process.stdout):
            if line.startswith("dealt"):
                return line
        raise AssertionError("it has ended")


class Address:
    """The address of a server, which is all that a browser needs."""

    def __init__(self, url: str) -> None:
        self.url = url


def until_present(where: Path | str, table: str, people: int) -> None:
    """Wait until the processes of a server see this number of people at a table."""
    query = sql.select(PRESENT.c.people).where(PRESENT.c.game_id == table)
    with closing(Store(where)) as store:
        for _ in patiently(pause=0.01):
            with store.reading() as connection:
                here = {one for row in connection.execute(query).scalars() for one in row}
            if len(here) == people:
                return
