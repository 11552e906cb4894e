"""The one way to change a live table: one change at a time, each shown to everyone."""

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
"""Seconds until a write that has failed is tried again; the pause doubles with each try."""
RETRY_LAST = 5.0
"""Maximum number of seconds between two tries."""

P = ParamSpec("P")


Work: TypeAlias = Callable[[Table], Snapshot]
"""A change of the table that it is given."""


class Changes:
    """Changes one table, in worker threads.

    `work` runs while nothing else changes the table. What a player asks for, or time requires, gets
    the table bound to the player or to the lease.
    """

    def __init__(
        self,
        table: Table,
        threads: Threads,
        audience: Audience,
        background: Background,
        changed: Callable[[bool], None],
    ) -> None:
        """changed: called after each change, before the next one may begin, with True if there is a
        new snapshot."""
        self.runs = True
        """Whether bots and clocks run in this process."""
        self.lease: Lease | None = None
        """The right to run them; None: another process has it, or there are no others."""
        self._table = table
        self._threads = threads
        self._audience = audience
        self._background = background
        self._changed = changed
        self._lock = asyncio.Lock()

    @property
    def on(self) -> bool:
        """Whether a change is being stored."""
        return self._lock.locked()

    def hold(self, lease: Lease | None) -> None:
        """Run bots and clocks under this lease; None: another process runs them."""
        self.lease = lease
        self.runs = lease is not None

    async def do(self, work: Callable[P, Snapshot], *args: P.args, **kwargs: P.kwargs) -> None:
        """Change the table, and show all sockets the result."""
        task = asyncio.create_task(self._change(lambda: work(*args, **kwargs)))
        try:
            # Shielded: a socket that closes must not release the lock while a thread works.
            await asyncio.shield(task)
        except asyncio.CancelledError:
            self._background.keep(task)
            raise
        finally:
            del task  # An error refers to this frame: a ring that only the collector would find.

    async def do_for(self, player: Player, work: Work) -> None:
        """Change the table for a player. Raises TurnError if they have lost the seat by the time
        at which the change begins."""
        await self.do(work, self._table.by(player))

    async def insist(
        self, work: Callable[Concatenate[Table, P], Snapshot], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Change the table as time alone requires. While it cannot be stored, try again: no client
        would.

        Raises Stale also if another process runs the table.
        """
        pause = RETRY_FIRST
        while True:
            try:
                lease = self.lease
                return await self.do(work, self._table.under(lease), *args, **kwargs)
            except LeaseLost:
                if self.lease == lease:  # otherwise there is a newer lease already
                    self.runs = False
                raise Stale from None
            except StorageFault as error:
                if pause == RETRY_FIRST:
                    self._audience.report("storage", error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, RETRY_LAST)

    async def close(self) -> None:
        """Wait until the change that is being stored is stored."""
        async with self._lock:
            pass

    async def _change(self, work: Callable[[], Snapshot]) -> None:
        async with self._lock:
            before, done = self._table.snapshot, False
            try:
                await self._threads.store(work)
                done = True
            finally:
                news = self._table.snapshot is not before
                if news or done:  # a refused change may have brought news of other processes
                    self._changed(news)
