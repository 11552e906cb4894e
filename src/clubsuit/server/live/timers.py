"""What the clock of a table brings about: somebody's time is over, or those who play have left.

Only the process that lets the table run waits for it, and what comes of it is stored under its
lease as all that follows from time alone.
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
"""Seconds after which a clock stands since none of those who play is here: not where one of them
only loads the page anew."""


@dataclass(frozen=True)
class Here:
    """How things are at a table."""

    runs: bool
    """Whether this process lets it run;"""
    players: bool
    """whether one of those who play is here,"""
    anybody: bool
    """or anybody at all, by way of this process."""


class Alarm(NamedTuple):
    """What a clock brings about, unless something else happens before."""

    ply: int
    wait: float
    """In this number of seconds"""
    work: Callable[..., Snapshot]
    """this is done,"""
    about: tuple[Any, ...] = ()
    """with this."""

    @property
    def name(self) -> tuple[int, str]:
        """Two with the same name are the same, seen at different moments."""
        return self.ply, self.work.__name__


class Insists(Protocol):
    """Changes a table as time alone requires."""

    def __call__(self, work: Callable[..., Snapshot], *about: Any) -> Awaitable[None]:
        """Raises Stale."""


class Alarms:
    """Waits for what the clock of one table brings about next."""

    def __init__(self, table: Table, insist: Insists, again: Callable[[], None]) -> None:
        """again: lets `watch` be called."""
        self._table = table
        self._insist = insist
        self._again = again
        self._waits: asyncio.Task[None] | None = None
        self._name: tuple[int, str] | None = None
        """For which alarm that is."""
        self._called = False
        self._closed = False

    @property
    def on(self) -> bool:
        """Whether the clock has to be looked after here."""
        return self._called or self._waits is not None

    def call(self) -> None:
        """Look after the clock, whoever is here, until somebody is waited for who has time."""
        self._called = True
        self._again()

    def watch(self, here: Here) -> None:
        """Wait for what comes next, and for nothing else."""
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
        """Wait for nothing any more."""
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
            return Alarm(snapshot.ply, RECESS, self._table.recess, (now(),)) if stops else None
        if clocks.is_in_recess:
            return Alarm(snapshot.ply, 0.0, self._table.reopen)
        left = _left(clocks)
        if left != 0 and not snapshot.questions:
            self._called = False
        if left is None or not (clocks.meets or here.anybody or self._called):
            return None
        return Alarm(snapshot.ply, left, self._table.time_out, (snapshot.ply, clocks.seat))

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
            self._called = False  # at once it would fail again: it waits to be watched anew
        else:
            self._again()


def _left(clocks: Standing) -> float | None:
    return None if clocks.seat is None else clocks.left_of(clocks.seat, seconds(now()))
