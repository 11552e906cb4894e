"""Timeout for the players' strings, from which the deals follow (docs/fair-deals.md)."""

import asyncio

from clubsuit.server.live.background import stop
from clubsuit.server.live.changes import Changes
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.snapshot import Snapshot
from clubsuit.server.table.strings import Wanted
from clubsuit.server.table.table import Table

STRINGS_WITHIN = 15.0
"""Seconds within which all promises must arrive. The strings that follow have the same limit."""


class StringsTimer:
    """Starts the game at one table without the promises and strings that come too late."""

    def __init__(self, table: Table, changes: Changes) -> None:
        self._table = table
        self._changes = changes
        self._task: asyncio.Task[None] | None = None

    @property
    def on(self) -> bool:
        """Return whether the timeout is running."""
        return self._task is not None and not self._task.done()

    def watch(self) -> None:
        """Start the timeout if promises or strings are missing; a single player has no timeout."""
        needed = self._changes.runs and self._table.row.open and self._table.wanted
        if needed and not self.on:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Cancel the timeout."""
        await stop(self._task)

    async def _run(self) -> None:
        """Wait, then start the game without the promises or strings that are missing.

        Without any promise the game cannot start; then the first promise starts a new timeout.
        """
        while self._changes.runs and (wanted := self._table.wanted):
            await asyncio.sleep(STRINGS_WITHIN)
            if not self._table.can_settle:
                return
            try:
                await self._changes.do_until_stored(_start_without_missing, wanted)
            except Stale:
                pass  # another change came first
            except Exception as error:
                return log_fault(f"table {self._table.row.id}, strings", error)


def _start_without_missing(table: Table, wanted: Wanted) -> Snapshot:
    return table.fair_start.wait_no_longer(wanted)
