"""The time within which players' pages send their parts in the first deal (docs/fair-deals.md)."""

import asyncio

from clubsuit.server.live.background import stop
from clubsuit.server.live.changes import Changes
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.snapshot import Snapshot
from clubsuit.server.table.strings import Wanted
from clubsuit.server.table.table import Table

STRINGS_WITHIN = 15.0
"""Seconds in which the promises, and then the strings, for the first deal should come."""


class StringsTimer:
    """Begins the game at one table without promises and strings that come too late."""

    def __init__(self, table: Table, changes: Changes) -> None:
        self._table = table
        self._changes = changes
        self._task: asyncio.Task[None] | None = None

    @property
    def on(self) -> bool:
        """Whether the time runs."""
        return self._task is not None and not self._task.done()

    def watch(self) -> None:
        """Let the time run if something is missing; one person alone may take their time."""
        needed = self._changes.runs and self._table.row.open and self._table.wanted
        if needed and not self.on:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop the time."""
        await stop(self._task)

    async def _run(self) -> None:
        """Go on without what is missing when the time is over.

        The game cannot begin if nothing at all has come: then the first thing that comes lets the
        time begin again.
        """
        while self._changes.runs and (wanted := self._table.wanted):
            await asyncio.sleep(STRINGS_WITHIN)
            if not self._table.can_settle:
                return
            try:
                await self._changes.insist(_wait_no_longer, wanted)
            except Stale:
                pass  # another change came first
            except Exception as error:
                return log_fault(f"table {self._table.row.id}, strings", error)


def _wait_no_longer(table: Table, wanted: Wanted) -> Snapshot:
    return table.fair_start.wait_no_longer(wanted)
