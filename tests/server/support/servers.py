"""Real servers in separate processes."""

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

from clubsuit.server.storage.schema import PRESENT
from clubsuit.server.storage.store import Store
from server.support.connections import http_client
from support.processes import Tree, hold_port, is_running, patiently, port_of, read_line

STARTS_WITHIN_S = 540
"""Seconds for a start; the first server waits until everything is compiled. It is less than
`timeout` in pyproject.toml, so that the error message names the server."""


LONG_S = 3600
"""Seconds after which a player counts as idle; no test runs that long, even on a slow machine."""


class Server:
    """A server process with a folder; it can be killed and started again."""

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
        pings: tuple[float, float] | None = None,
    ) -> None:
        """Start a server.

        database, redis: addresses; without `database`, tables are stored in the folder.
        grace: seconds until a bot takes over from an absent player.
        idle: seconds until an idle player is asked, and seconds to answer. By default a decision at
        a table with strangers may take any time.
        push: the name of a push service, and the file of its certificate.
        pings: seconds after which a silent socket is pinged, and seconds to answer a ping; None
        disables pings.
        """
        held = hold_port()
        finalize(self, held.close)  # a restarted server uses the same port
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
        """Start the process and wait until it answers."""
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
        """Kill the process with SIGKILL if it still runs."""
        with suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGKILL)
        self.wait()

    def close(self) -> None:
        """Kill the process if the test has not."""
        if not self.ended:
            self.kill()

    def wait(self) -> None:
        """Wait until the process has ended."""
        for _ in patiently():
            if not is_running(self.process):
                break
        self.ended = True

    def log_text(self, since: int = 0) -> str:
        """Return the log from this byte on (see `log_size`)."""
        if not self.log.exists():
            return ""
        return self.log.read_bytes()[since:].decode(errors="replace")

    def log_size(self) -> int:
        """Return the number of bytes in the log."""
        return self.log.stat().st_size


def rows_of(server: Server, query: str, table: str) -> list[Any]:
    """Return the rows of a query about a table."""
    with closing(sqlite3.connect(server.database, timeout=60)) as database:
        return database.execute(query, (table,)).fetchall()


def decisions(server: Server, table: str) -> list[tuple[int, int, str]]:
    """Return the stored decisions of a table: number, seat, text."""
    query = "SELECT number, seat, text FROM decisions WHERE game_id = ? ORDER BY number"
    return rows_of(server, query, table)


SCRIPT = str(Path(__file__).with_name("plain_server.py"))


class PlainServer(Tree):
    """A server on plain rules that changes to compiled rules on command."""

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
        raise AssertionError("the server has ended")


class Address:
    """The address of a server; a browser needs nothing else."""

    def __init__(self, url: str) -> None:
        self.url = url


def until_present(where: Path | str, table: str, people: int) -> None:
    """Wait until the server's processes count this number of people at a table."""
    query = sql.select(PRESENT.c.people).where(PRESENT.c.game_id == table)
    with closing(Store(where)) as store:
        for _ in patiently(pause=0.01):
            with store.reading() as connection:
                here = {one for row in connection.execute(query).scalars() for one in row}
            if len(here) == people:
                return
