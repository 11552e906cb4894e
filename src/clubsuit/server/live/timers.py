"""Events that the clock of a table causes: a player's time is over, or all players have left.

Only the process that runs the table waits for them. It stores them under its lease, like all that
follows from time alone.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.storage.store import now, seconds
from clubsuit.server.table.clocks import Standing
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.snapshot import Snapshot
from clubsuit.server.table.table import Table

RECESS = 5.0
"""Seconds after which the clock stops since no player is here; reloading a page takes less."""


@dataclass(frozen=True)
class Here:
    """Who is at a table, as far as its clock depends on it."""

    runs: bool
    """Whether this process runs the table."""
    players: bool
    """Whether a player is here, via any process."""
    anybody: bool
    """Whether anybody is here, via this process."""


class Alarm(NamedTuple):
    """A change that the clock causes, unless something else happens before."""

    ply: int
    wait: float
    """Seconds until then."""
    work: Callable[..., Snapshot]
    """Makes the change at the table that it is given."""
    about: tuple[Any, ...] = ()
    """Its other arguments."""

    @property
    def name(self) -> tuple[int, str]:
        """Two alarms with the same name are the same one, seen at different times."""
        return self.ply, self.work.__name__


class Insists(Protocol):
    """Changes a table as time alone requires."""

    def __call__(self, work: Callable[..., Snapshot], *about: Any) -> Awaitable[None]:
        """Call `work(table, *about)`. Raises Stale if another process runs the table."""


class Alarms:
    """Waits for the next change that the clock of one table causes."""

    def __init__(self, table: Table, insist: Insists, again: Callable[[], None]) -> None:
        """again: lets `watch` be called."""
        self._table = table
        self._insist = insist
        self._again = again
        self._waits: asyncio.Task[None] | None = None
        self._name: tuple[int, str] | None = None
        """The name of the alarm that `_waits` waits for."""
        self._called = False
        self._closed = False

    @property
    def on(self) -> bool:
        """Whether this process waits for the clock."""
        return self._called or self._waits is not None

    def call(self) -> None:
        """Wait for the clock, even if nobody is here, until a player is to decide who has time."""
        self._called = True
        self._again()

    def watch(self, here: Here) -> None:
        """Wait for the next change, and no longer for any other."""
        alarm = self._next(here)
        if not here.runs or self._closed:
            alarm = None
        name = alarm and alarm.name
        if name == self._name:
            return
        if self._waits:
            self._waits.cancel()
        self._name = name
        self._waits = asyncio.create_task(self._ring(alarm)) if alarm else None

    async def close(self) -> None:
        """Stop waiting."""
        self._closed = True
        if self._waits:
            self._waits.cancel()
            await asyncio.gather(self._waits, return_exceptions=True)

    def _next(self, here: Here) -> Alarm | None:
        snapshot = self._table.snapshot
        clocks = snapshot.clocks
        if clocks is None:
            self._called = False
            return None
        if clocks.meets and not here.players:
            stops = clocks.seat is not None and not clocks.is_in_recess
            return Alarm(snapshot.ply, RECESS, recess, (now(),)) if stops else None
        if clocks.is_in_recess:
            return Alarm(snapshot.ply, 0.0, reopen)
        left = _left(clocks)
        if left != 0 and not snapshot.questions:
            self._called = False
        if left is None or not (clocks.meets or here.anybody or self._called):
            return None
        return Alarm(snapshot.ply, left, time_out, (snapshot.ply, clocks.seat))

    async def _ring(self, alarm: Alarm) -> None:
        await asyncio.sleep(alarm.wait)
        failed = False
        try:
            await self._insist(alarm.work, *alarm.about)
        except Stale:
            pass  # something else has happened, or the time was not over yet
        except Exception as error:
            failed = True
            log_fault(f"table {self._table.row.id}, clock", error)
        if self._name != alarm.name:
            return
        self._waits = self._name = None
        if failed:
            self._called = False  # it would fail again at once: wait until `watch` is called
        else:
            self._again()


def _left(clocks: Standing) -> float | None:
    return None if clocks.seat is None else clocks.left_of(clocks.seat, seconds(now()))


def recess(table: Table, since: str) -> Snapshot:
    return table.timekeeper.recess(since)


def reopen(table: Table) -> Snapshot:
    return table.timekeeper.reopen()


def time_out(table: Table, ply: int, seat: int) -> Snapshot:
    return table.timekeeper.time_out(ply, seat)
