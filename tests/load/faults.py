"""Faults under load, drawn from a seed, and a checker that has logged what everybody was shown.

    PYTHONPATH=tests python -m load.faults --faults 100 --seed 7 --database postgresql
    PYTHONPATH=tests python -m load.faults --faults 100 --seed 7 --database sqlite

Two processes serve over PostgreSQL and Redis, one over SQLite. People and a bot play at several
tables meanwhile. The checker reads the database only afterwards, and knows no rules.
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
from clubsuit.server.storage.store import DEALER, Decision, Store
from clubsuit.server.table.table import Table
from load.people import Evening
from server.support.launcher import __file__ as launcher_file
from server.support.servers import Server
from server.support.services import Postgres, Redis
from support.processes import PATIENCE_S, started

GAME, SEATS, BOTS = "clubs-whist", 3, 1

PAUSE_S = 6.0
"""A process that is stopped sleeps for longer than its lease."""

BETWEEN_S = 0.5
"""The most from one fault to the next."""

SLOW_S = 1.0
"""For so long a line is not read, a disk is full."""

THINK_S = 0.1
"""Between two decisions at a table."""

TOLD_EACH = 50
"""Faults, from one line of progress to the next."""

GOES_ON_S = PATIENCE_S
"""Within this each table must go on when the faults are over."""


@dataclass
class World:
    """What runs, and may fail."""

    servers: list[Server]
    where: Path | str
    """The tables' folder, or the database's address."""
    postgres: Postgres | None = None
    redis: Redis | None = None

    @property
    def urls(self) -> list[str]:
        """Of the processes."""
        return [server.url for server in self.servers]


@dataclass
class Found:
    """What the checker says."""

    faults: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    decisions: int = 0
    views: int = 0
    connections: int = 0
    rebuilt: list[float] = field(default_factory=list)
    stalls: list[float] = field(default_factory=list)
    """Seconds for which a table stood still, the longest of each."""
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


class Storm:
    """Faults, one after the other, each over before the next begins."""

    def __init__(
        self, world: World, evenings: Sequence[Evening], seed: int, only: str | None = None
    ) -> None:
        """only: a kind, where there are to be no others."""
        self.counts: Counter[str] = Counter()
        self._world = world
        self._evenings = evenings
        self._draw = random.Random(seed)
        self._kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "kill": self._kill,
            "stop": self._stop,
            "end": self._end,
            "cut": self._cut,
        }
        if world.postgres:
            self._kinds["database"] = self._restart_database
        else:
            self._kinds["disk full"] = self._fill_disk
        if world.redis:
            self._kinds["redis"] = self._restart_redis
        if only:
            self._kinds = {only: self._kinds[only]}

    async def blow(self, faults: int) -> None:
        """This number of faults, of kinds that follow from the seed."""
        for _ in range(faults):
            await asyncio.sleep(self._draw.random() * BETWEEN_S)
            kind = self._draw.choice(sorted(self._kinds))
            await self._kinds[kind]()
            self.counts[kind] += 1
            if self.counts.total() % TOLD_EACH == 0:
                print(f"{self.counts.total()} faults", file=sys.stderr, flush=True)

    def _server(self) -> Server:
        return self._draw.choice(self._world.servers)

    async def _kill(self) -> None:
        server = self._server()
        server.kill()
        await asyncio.to_thread(server.start)

    async def _end(self) -> None:
        """An orderly restart."""
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
        """The network of half of the people is gone for a moment."""
        lines = [line for evening in self._evenings if not evening.over for line in evening.lines]
        for line in self._draw.sample(lines, len(lines) // 2):
            line.cut()

    async def _restart_database(self) -> None:
        assert self._world.postgres
        await asyncio.to_thread(self._world.postgres.stop)
        await asyncio.to_thread(self._world.postgres.start)

    async def _restart_redis(self) -> None:
        assert self._world.redis
        await asyncio.to_thread(self._world.redis.stop)
        await asyncio.to_thread(self._world.redis.start)

    async def _fill_disk(self) -> None:
        """No file of the process grows any more: what it writes fails as on a full disk."""
        process = self._server().process
        _, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (0, hard))
        await asyncio.sleep(SLOW_S)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (hard, hard))


async def play(world: World, tables: int, faults: int, seed: int, only: str | None = None) -> Found:
    """Play at tables while there are faults; check everything afterwards."""
    found, evenings, over = Found(), list[Evening](), asyncio.Event()
    async with (
        AsyncExitStack() as open_lines,
        httpx.AsyncClient(timeout=30, trust_env=False) as http,
    ):

        async def sit_down() -> Evening:
            place = seed * 1000 + len(evenings)
            evening = Evening(world.urls, place, GAME, SEATS, BOTS, notes=True)
            await evening.sit_down(http, open_lines)
            evenings.append(evening)
            return evening

        async def play_on(evening: Evening) -> None:
            """Game after game."""
            while not over.is_set():
                found.stalls.append(await _play(evening, over))
                if evening.over:
                    evening = await sit_down()

        first = [await sit_down() for _ in range(tables)]
        tasks = [asyncio.create_task(play_on(evening)) for evening in first]
        storm = Storm(world, evenings, seed, only)
        await storm.blow(faults)
        await _all_go_on(evenings, found)
        over.set()
        await asyncio.gather(*tasks)
    found.faults = storm.counts
    check(world, evenings, found)
    return found


async def _play(evening: Evening, over: asyncio.Event) -> float:
    """Go on until it is over; the longest time without a decision, in seconds."""
    longest, ply, since = 0.0, evening.ply, perf_counter()
    while not (over.is_set() or evening.over):
        await evening.decide()
        if evening.ply > ply:
            longest, since = max(longest, perf_counter() - since), perf_counter()
            ply = evening.ply
        await asyncio.sleep(THINK_S)
    return longest


async def _all_go_on(evenings: Sequence[Evening], found: Found) -> None:
    """Wait until everybody has seen something new."""
    before = [evening.ply for evening in evenings]
    with suppress(TimeoutError):
        async with asyncio.timeout(GOES_ON_S):
            while not all(map(_has_gone_on, evenings, before)):
                await asyncio.sleep(THINK_S)
    for evening, ply in zip(evenings, before, strict=True):
        if not _has_gone_on(evening, ply):
            found.wrong.append(f"table {evening.table} stands still after {ply}")


def _has_gone_on(evening: Evening, ply: int) -> bool:
    return evening.over or all(line.ply > ply for line in evening.lines)


# ---- the checker ----------------------------------------------------------------------------


def check(world: World, evenings: Sequence[Evening], found: Found) -> None:
    """Hold what everybody was shown against what is stored."""
    with closing(Store(world.where)) as store:
        for evening in evenings:
            decisions = store.decisions(evening.table)
            found.tables += 1
            found.decisions += len(decisions)
            numbers = [decision.number for decision in decisions]
            if numbers != list(range(1, len(numbers) + 1)):
                found.wrong.append(f"table {evening.table}: numbers {numbers}")
            _check_views(evening, decisions, found)
            _check_record(store, evening, found)


def _check_views(evening: Evening, decisions: Sequence[Decision], found: Found) -> None:
    for seat, line in enumerate(evening.lines):
        assert line.notes
        found.connections += line.connections
        found.rebuilt += line.notes.rebuilt
        if line.notes.old:
            found.wrong.append(f"table {evening.table}, seat {seat}: {line.notes.old} old views")
        for ply, log in line.notes.logs.items():
            found.views += 1
            if ply > len(decisions) or not _same(log, _hand(decisions, ply)):
                found.wrong.append(f"table {evening.table}, seat {seat}: the view after {ply}")


def _hand(decisions: Sequence[Decision], ply: int) -> list[tuple[int, str]]:
    """What has been decided in the hand after a number of decisions."""
    hand: list[tuple[int, str]] = []
    for decision in decisions[:ply]:
        if decision.seat == DEALER:
            hand = []
        elif decision.seat >= 0:
            hand.append((decision.seat, decision.text))
    return hand


def _same(shown: list[tuple[int, str]], stored: list[tuple[int, str]]) -> bool:
    """Whether these are the same decisions, where cards are hidden as "?"."""
    return len(shown) == len(stored) and all(
        a == b and (text == whole or ("?" in text and text.split()[0] == whole.split()[0]))
        for (a, text), (b, whole) in zip(shown, stored, strict=True)
    )


def _check_record(store: Store, evening: Evening, found: Found) -> None:
    """The game can be replayed, and its deals follow from the secret and the strings."""
    row = store.table(evening.table)
    assert row
    table = Table(store, row)
    record = table.whole()
    record.fairness = table.state.play.fairness
    verdict = verify_text((1, record.to_json().encode()))
    if not verdict.play_holds:
        found.wrong.append(f"table {evening.table}: {verdict}")


# ---- what is started --------------------------------------------------------------------------


@contextmanager
def running(database: str) -> Iterator[World]:
    """Servers over an empty database: "sqlite" or "postgresql"."""
    command, pipe = [sys.executable, launcher_file], subprocess.PIPE
    with (
        tempfile.TemporaryDirectory() as folder,
        (Path(folder) / "launcher.log").open("w") as log,
        started(*command, stdin=pipe, stdout=pipe, stderr=log) as launcher,
        _world(database, launcher, Path(folder)) as world,
    ):
        try:
            yield world
        finally:
            for server in world.servers:
                server.close()


@contextmanager
def _world(database: str, launcher: "subprocess.Popen[str]", folder: Path) -> Iterator[World]:
    log = folder / "log"
    if database == "sqlite":
        yield World([Server(launcher, folder, log)], folder)
        return
    with closing(Postgres()) as postgres, closing(Redis()) as redis:
        servers = [
            Server(launcher, folder, log, database=postgres.url, redis=redis.url) for _ in range(2)
        ]
        yield World(servers, postgres.url, postgres, redis)


def main() -> None:
    """Read the options, let it storm, and print what the checker found."""
    read = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    read.add_argument("--faults", type=int, default=50)
    read.add_argument("--tables", type=int, default=8)
    read.add_argument("--seed", type=int, default=random.randrange(10**6))
    read.add_argument("--database", choices=["sqlite", "postgresql"], default="postgresql")
    read.add_argument("--only", help='one kind of fault, such as "end"')
    told = read.parse_args()
    print(f"seed {told.seed}, {told.database}", flush=True)
    with running(told.database) as world:
        found = asyncio.run(play(world, told.tables, told.faults, told.seed, told.only))
    print(found)
    sys.exit(bool(found.wrong))


if __name__ == "__main__":
    main()
