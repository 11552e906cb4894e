"""Changes that the clock of a table causes: a player's time runs out, or all players have left.

Only the process that runs the table waits for these changes. It stores them under its lease, like
all changes that are due to time alone.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.storage.times import now, seconds
from clubsuit.server.table.clocks import Standing
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.snapshot import Snapshot
from clubsuit.server.table.table import Table

RECESS = 5.0
"""Seconds without players after which the clock stops; reloading a page takes less."""


@dataclass(frozen=True)
class Here:
    """The people at a table, as far as its clock depends on them."""

    runs: bool
    """True if this process runs the table."""
    players: bool
    """True if a player is connected via any process."""
    anybody: bool
    """True if a player or spectator is connected via this process."""


class Alarm(NamedTuple):
    """A change that the clock causes, unless something else happens first."""

    ply: int
    wait: float
    """Seconds until the change."""
    work: Callable[..., Snapshot]
    """Function that makes the change at the given table."""
    about: tuple[Any, ...] = ()
    """Further arguments of `work`."""

    @property
    def name(self) -> tuple[int, str]:
        """Name of the change; two alarms for the same change have the same name."""
        return self.ply, self.work.__name__


class DoUntilStored(Protocol):
    """A function that makes a change due to time alone (see `Changes.do_until_stored`)."""

    def __call__(self, work: Callable[..., Snapshot], *about: Any) -> Awaitable[None]:
        """Call `work(table, *about)`. Raises Stale if another process runs the table."""


class Alarms:
    """Waits for the next change that the clock of one table causes."""

    def __init__(
        self, table: Table, do_until_stored: DoUntilStored, rewatch: Callable[[], None]
    ) -> None:
        """rewatch: called after an alarm; it must call `watch`, which sets the next alarm."""
        self._table = table
        self._do_until_stored = do_until_stored
        self._rewatch = rewatch
        self._task: asyncio.Task[None] | None = None
        self._name: tuple[int, str] | None = None
        """Name of the alarm that `_task` waits for."""
        self._runs_alone = False
        """True if the clock must run even without sockets."""
        self._closed = False

    @property
    def on(self) -> bool:
        """Return whether this process waits for the clock."""
        return self._runs_alone or self._task is not None

    def run_clock(self) -> None:
        """Run the clock even without sockets, until it is the turn of a player with time left."""
        self._runs_alone = True
        self._rewatch()

    def watch(self, here: Here) -> None:
        """Set the alarm for the next change, and cancel any other alarm."""
        alarm = self._next(here)
        if not here.runs or self._closed:
            alarm = None
        name = alarm and alarm.name
        if name == self._name:
            return
        if self._task:
            self._task.cancel()
        self._name = name
        self._task = asyncio.create_task(self._ring(alarm)) if alarm else None

    async def close(self) -> None:
        """Stop waiting."""
        self._closed = True
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _next(self, here: Here) -> Alarm | None:
        snapshot = self._table.snapshot
        clocks = snapshot.clocks
        if clocks is None:
            self._runs_alone = False
            return None
        if clocks.meets and not here.players:
            stops = bool(clocks.running) and not clocks.is_in_recess
            return Alarm(snapshot.ply, RECESS, recess, (now(),)) if stops else None
        if clocks.is_in_recess:
            return Alarm(snapshot.ply, 0.0, reopen)
        seat, left = _least(clocks)
        if left != 0 and not snapshot.questions:
            self._runs_alone = False
        if left is None or not (clocks.meets or here.anybody or self._runs_alone):
            return None
        return Alarm(snapshot.ply, left, time_out, (snapshot.ply, seat))

    async def _ring(self, alarm: Alarm) -> None:
        await asyncio.sleep(alarm.wait)
        failed = False
        try:
            await self._do_until_stored(alarm.work, *alarm.about)
        except Stale:
            pass  # something else happened first, or there is time left
        except Exception as error:
            failed = True
            log_fault(f"table {self._table.row.id}, clock", error)
        if self._name != alarm.name:
            return
        self._task = self._name = None
        if failed:
            self._runs_alone = False  # do not retry at once: wait until `watch` is called
        else:
            self._rewatch()


def _least(clocks: Standing) -> tuple[int | None, float | None]:
    """Return the running clock with the least time left: its seat and the seconds left."""
    at = seconds(now())
    lefts = {seat: clocks.left_of(seat, at) for seat in clocks.running}
    seat = min(lefts, key=lambda seat: lefts[seat], default=None)
    return seat, None if seat is None else lefts[seat]


def recess(table: Table, since: str) -> Snapshot:
    return table.timekeeper.recess(since)


def reopen(table: Table) -> Snapshot:
    return table.timekeeper.reopen()


def time_out(table: Table, ply: int, seat: int) -> Snapshot:
    return table.timekeeper.time_out(ply, seat)
