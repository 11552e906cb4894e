"""The only way to change a live table: one change at a time, each shown to everyone."""

import asyncio
from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeAlias

from clubsuit.server.live.audience import Audience
from clubsuit.server.live.background import Background
from clubsuit.server.ops.error_log import StorageFault
from clubsuit.server.ops.threads import Threads
from clubsuit.server.storage.store import Lease, LeaseLost
from clubsuit.server.table.door import Player
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.snapshot import Snapshot
from clubsuit.server.table.table import Table

RETRY_FIRST = 0.1
"""Seconds until the first retry of a failed write; the pause doubles with each retry."""
RETRY_LAST = 5.0
"""Maximum number of seconds between two retries."""

P = ParamSpec("P")


Work: TypeAlias = Callable[[Table], Snapshot]
"""A function that changes the given table."""


class Changes:
    """Changes one table, in worker threads.

    The function `work` runs while nothing else changes the table. A player's command gets the table
    bound to the player (`Table.by`). A change that is due to time alone gets the table bound to the
    lease (`Table.under`).
    """

    def __init__(
        self,
        table: Table,
        threads: Threads,
        audience: Audience,
        background: Background,
        changed: Callable[[bool], None],
    ) -> None:
        """changed: called after each change, before the next one begins. Its argument is True if
        there is a new snapshot."""
        self.runs = True
        """True if this process runs the table's bots and clocks."""
        self.lease: Lease | None = None
        """Right to run bots and clocks; None if another process has it or there are no others."""
        self._table = table
        self._threads = threads
        self._audience = audience
        self._background = background
        self._changed = changed
        self._lock = asyncio.Lock()

    @property
    def on(self) -> bool:
        """Return whether a change is in progress."""
        return self._lock.locked()

    def hold(self, lease: Lease | None) -> None:
        """Run bots and clocks under this lease; None: another process runs them."""
        self.lease = lease
        self.runs = lease is not None

    async def do(self, work: Callable[P, Snapshot], *args: P.args, **kwargs: P.kwargs) -> None:
        """Change the table and send all sockets the result."""
        task = asyncio.create_task(self._change(lambda: work(*args, **kwargs)))
        try:
            # Shielded: a socket that closes must not release the lock while a thread works.
            await asyncio.shield(task)
        except asyncio.CancelledError:
            self._background.keep(task)
            raise
        finally:
            del task  # otherwise an error would form a reference cycle with this frame

    async def do_for(self, player: Player, work: Work) -> None:
        """Change the table for a player. Raises TurnError if the player no longer has the seat."""
        await self.do(work, self._table.by(player))

    async def do_until_stored(
        self, work: Callable[Concatenate[Table, P], Snapshot], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Make a change that is due to time alone, and retry it after a failed write.

        Raises Stale if another change came first, or if another process runs the table.
        """
        pause = RETRY_FIRST
        while True:
            try:
                lease = self.lease
                return await self.do(work, self._table.under(lease), *args, **kwargs)
            except LeaseLost:
                if self.lease == lease:  # otherwise this process has a newer lease
                    self.runs = False
                raise Stale from None
            except StorageFault as error:
                if pause == RETRY_FIRST:
                    self._audience.report("storage", error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, RETRY_LAST)

    async def close(self) -> None:
        """Wait until the change in progress is stored."""
        async with self._lock:
            pass

    async def _change(self, work: Callable[[], Snapshot]) -> None:
        async with self._lock:
            before, is_done = self._table.snapshot, False
            try:
                await self._threads.store(work)
                is_done = True
            finally:
                is_new = self._table.snapshot is not before
                if is_new or is_done:  # a refused change may have read entries of other processes
                    self._changed(is_new)
