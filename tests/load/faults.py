"""Inject random faults under load, and check all views that players received.

    PYTHONPATH=tests python -m load.faults --faults 100 --seed 7 --database postgresql
    PYTHONPATH=tests python -m load.faults --faults 100 --seed 7 --database sqlite

With PostgreSQL, two server processes run and share one Redis. With SQLite, one server process runs.
People and a bot play at several tables while the faults happen. After the last fault the views are
compared with the decisions in the database, without the rules of the games.
"""

import argparse
import asyncio
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from time import perf_counter

import httpx

from clubsuit.lab.records.verify import verify_text
from clubsuit.server.storage.rows import DEALER, Decision
from clubsuit.server.storage.store import Store
from clubsuit.server.table.table import Table
from load.people import Evening
from server.support.launcher import __file__ as launcher_file
from server.support.servers import Server
from server.support.services import Postgres, Redis
from support.processes import PATIENCE_S, started

GAME, SEATS, BOTS = "clubs-whist", 3, 1

PAUSE_S = 6.0
"""Seconds for which a process is stopped. Its lease on tables ends before that."""

MOST_BETWEEN_S = 0.5
"""Maximum number of seconds between two faults."""

DISK_FULL_S = 1.0
"""Seconds for which the disk is full."""

THINK_S = 0.1
"""Seconds between two decisions at a table."""

PROGRESS_EACH = 50
"""Number of faults between two lines of progress."""

RESUMES_WITHIN_S = PATIENCE_S
"""Seconds after the last fault within which each table must continue."""


@dataclass
class Setup:
    """The servers and services that a run injects faults into."""

    servers: list[Server]
    where: Path | str
    """The data folder (SQLite) or the address of the database."""
    postgres: Postgres | None = None
    redis: Redis | None = None

    @property
    def urls(self) -> list[str]:
        """The addresses of the servers."""
        return [server.url for server in self.servers]


@dataclass
class Report:
    """Counters and errors of a run."""

    faults: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    decisions: int = 0
    views: int = 0
    connections: int = 0
    rebuilt: list[float] = field(default_factory=list)
    stalls: list[float] = field(default_factory=list)
    """Longest time without a decision at each table, in seconds."""
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        cuts = quantiles(self.rebuilt, n=100, method="inclusive")
        kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(self.faults.items()))
        return "\n".join(
            [
                f"faults: {self.faults.total()} ({kinds})",
                f"tables: {self.tables}, decisions stored: {self.decisions}",
                f"views checked: {self.views}, connections: {self.connections}",
                f"from a connection to the view: median {cuts[49]:.3f} s, p99 {cuts[98]:.3f} s",
                f"a table stood still for {max(self.stalls):.1f} s at most",
                *(f"WRONG: {one}" for one in self.wrong or ["nothing"]),
            ]
        )


class FaultInjector:
    """Injects faults, one after the other; each has ended before the next begins."""

    def __init__(
        self, setup: Setup, evenings: Sequence[Evening], seed: int, only: str | None = None
    ) -> None:
        """Seed the injector. only: the single kind of fault to inject, or None for all kinds."""
        self.counts: Counter[str] = Counter()
        self._setup = setup
        self._evenings = evenings
        self._draw = random.Random(seed)
        self._kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "kill": self._kill,
            "stop": self._stop,
            "end": self._end,
            "cut": self._cut,
        }
        if setup.postgres:
            self._kinds["database"] = self._restart_database
        else:
            self._kinds["disk full"] = self._fill_disk
        if setup.redis:
            self._kinds["redis"] = self._restart_redis
        if only:
            self._kinds = {only: self._kinds[only]}

    async def inject(self, faults: int) -> None:
        """Inject this number of faults; their kinds are drawn from the seed."""
        for _ in range(faults):
            await asyncio.sleep(self._draw.random() * MOST_BETWEEN_S)
            kind = self._draw.choice(sorted(self._kinds))
            await self._kinds[kind]()
            self.counts[kind] += 1
            if self.counts.total() % PROGRESS_EACH == 0:
                print(f"{self.counts.total()} faults", file=sys.stderr, flush=True)

    def _server(self) -> Server:
        return self._draw.choice(self._setup.servers)

    async def _kill(self) -> None:
        server = self._server()
        server.kill()
        await asyncio.to_thread(server.start)

    async def _end(self) -> None:
        """Shut a server down in an orderly way and start it again."""
        server = self._server()
        os.kill(server.process, signal.SIGTERM)
        await asyncio.to_thread(server.wait)
        await asyncio.to_thread(server.start)

    async def _stop(self) -> None:
        server = self._server()
        os.kill(server.process, signal.SIGSTOP)
        await asyncio.sleep(PAUSE_S)
        os.kill(server.process, signal.SIGCONT)

    async def _cut(self) -> None:
        """Abort the sockets of half of the players."""
        sockets = [
            socket for evening in self._evenings if not evening.over for socket in evening.sockets
        ]
        for socket in self._draw.sample(sockets, len(sockets) // 2):
            socket.cut()

    async def _restart_database(self) -> None:
        assert self._setup.postgres
        await asyncio.to_thread(self._setup.postgres.stop)
        await asyncio.to_thread(self._setup.postgres.start)

    async def _restart_redis(self) -> None:
        assert self._setup.redis
        await asyncio.to_thread(self._setup.redis.stop)
        await asyncio.to_thread(self._setup.redis.start)

    async def _fill_disk(self) -> None:
        """Limit the size of the server's files, so that writing fails as on a full disk."""
        process = self._server().process
        _, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (0, hard))
        await asyncio.sleep(DISK_FULL_S)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (hard, hard))


async def play(
    setup: Setup, tables: int, faults: int, seed: int, only: str | None = None
) -> Report:
    """Play at tables while faults are injected; then check what was stored and shown."""
    report, evenings, over = Report(), list[Evening](), asyncio.Event()
    async with (
        AsyncExitStack() as stack,
        httpx.AsyncClient(timeout=30, trust_env=False) as http,
    ):

        async def sit_down() -> Evening:
            place = seed * 1000 + len(evenings)
            evening = Evening(setup.urls, place, GAME, SEATS, BOTS, notes=True)
            await evening.sit_down(http, stack)
            evenings.append(evening)
            return evening

        async def play_on(evening: Evening) -> None:
            """Play one game after the other until the faults are over."""
            while not over.is_set():
                report.stalls.append(await _play(evening, over))
                if evening.over:
                    evening = await sit_down()

        first = [await sit_down() for _ in range(tables)]
        tasks = [asyncio.create_task(play_on(evening)) for evening in first]
        injector = FaultInjector(setup, evenings, seed, only)
        await injector.inject(faults)
        await _wait_for_all(evenings, report)
        over.set()
        await asyncio.gather(*tasks)
    report.faults = injector.counts
    check(setup, evenings, report)
    return report


async def _play(evening: Evening, over: asyncio.Event) -> float:
    """Play until the game or the run is over; return the longest time without a decision, in s."""
    longest, ply, since = 0.0, evening.ply, perf_counter()
    while not (over.is_set() or evening.over):
        await evening.decide()
        if evening.ply > ply:
            longest, since = max(longest, perf_counter() - since), perf_counter()
            ply = evening.ply
        await asyncio.sleep(THINK_S)
    return longest


async def _wait_for_all(evenings: Sequence[Evening], report: Report) -> None:
    """Wait until each player has seen a new decision; report the tables without one."""
    before = [evening.ply for evening in evenings]
    with suppress(TimeoutError):
        async with asyncio.timeout(RESUMES_WITHIN_S):
            while not all(map(_has_resumed, evenings, before)):
                await asyncio.sleep(THINK_S)
    for evening, ply in zip(evenings, before, strict=True):
        if not _has_resumed(evening, ply):
            report.wrong.append(f"table {evening.table}: no decision after {ply}")


def _has_resumed(evening: Evening, ply: int) -> bool:
    return evening.over or all(socket.ply > ply for socket in evening.sockets)


# ---- checks ---------------------------------------------------------------------------------


def check(setup: Setup, evenings: Sequence[Evening], report: Report) -> None:
    """Compare the views that all players were shown with the stored decisions."""
    with closing(Store(setup.where)) as store:
        for evening in evenings:
            decisions = store.decisions(evening.table)
            report.tables += 1
            report.decisions += len(decisions)
            numbers = [decision.number for decision in decisions]
            if numbers != list(range(1, len(numbers) + 1)):
                report.wrong.append(f"table {evening.table}: numbers {numbers}")
            _check_views(evening, decisions, report)
            _check_record(store, evening, report)


def _check_views(evening: Evening, decisions: Sequence[Decision], report: Report) -> None:
    for seat, socket in enumerate(evening.sockets):
        assert socket.notes
        report.connections += socket.connections
        report.rebuilt += socket.notes.rebuilt
        if socket.notes.old:
            report.wrong.append(f"table {evening.table}, seat {seat}: {socket.notes.old} old views")
        for ply, log in socket.notes.logs.items():
            report.views += 1
            if ply > len(decisions) or not _same(log, _hand(decisions, ply)):
                report.wrong.append(f"table {evening.table}, seat {seat}: the view after {ply}")


def _hand(decisions: Sequence[Decision], ply: int) -> list[tuple[int, str]]:
    """Return the decisions of the current hand, after `ply` decisions of the game."""
    hand: list[tuple[int, str]] = []
    for decision in decisions[:ply]:
        if decision.seat == DEALER:
            hand = []
        elif decision.seat >= 0:
            hand.append((decision.seat, decision.text))
    return hand


def _same(shown: list[tuple[int, str]], stored: list[tuple[int, str]]) -> bool:
    """Return whether two logs match; a "?" in `shown` stands for hidden cards."""
    return len(shown) == len(stored) and all(
        a == b and (text == whole or ("?" in text and text.split()[0] == whole.split()[0]))
        for (a, text), (b, whole) in zip(shown, stored, strict=True)
    )


def _check_record(store: Store, evening: Evening, report: Report) -> None:
    """Check that the game can be replayed and its deals follow from the secret and the strings."""
    row = store.table(evening.table)
    assert row
    table = Table(store, row)
    record = table.whole()
    record.fairness = table.state.play.fairness
    verdict = verify_text((1, record.to_json().encode()))
    if not verdict.play_holds:
        report.wrong.append(f"table {evening.table}: {verdict}")


# ---- servers ----------------------------------------------------------------------------------


@contextmanager
def running(database: str) -> Iterator[Setup]:
    """Run servers with an empty database, "sqlite" or "postgresql"."""
    command, pipe = [sys.executable, launcher_file], subprocess.PIPE
    with (
        tempfile.TemporaryDirectory() as folder,
        (Path(folder) / "launcher.log").open("w") as log,
        started(*command, stdin=pipe, stdout=pipe, stderr=log) as launcher,
        _setup(database, launcher, Path(folder)) as setup,
    ):
        try:
            yield setup
        finally:
            for server in setup.servers:
                server.close()


@contextmanager
def _setup(database: str, launcher: "subprocess.Popen[str]", folder: Path) -> Iterator[Setup]:
    log = folder / "log"
    if database == "sqlite":
        yield Setup([Server(launcher, folder, log)], folder)
        return
    with closing(Postgres()) as postgres, closing(Redis()) as redis:
        servers = [
            Server(launcher, folder, log, database=postgres.url, redis=redis.url) for _ in range(2)
        ]
        yield Setup(servers, postgres.url, postgres, redis)


def main() -> None:
    """Read the options, run the test and print its report."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--faults", type=int, default=50)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="postgresql")
    parser.add_argument("--only", help='the one kind of fault to inject, such as "end"')
    args = parser.parse_args()
    print(f"seed {args.seed}, {args.database}", flush=True)
    with running(args.database) as setup:
        report = asyncio.run(play(setup, args.tables, args.faults, args.seed, args.only))
    print(report)
    sys.exit(bool(report.wrong))


if __name__ == "__main__":
    main()
