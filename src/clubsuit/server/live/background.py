"""Tasks of a live table that no client waits for."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from clubsuit.errors import ClubsuitError
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.storage.store import LeaseLost
from clubsuit.server.table.refusals import Several, Stale


class Background:
    """The tasks of one table that continue after the client that started them has disconnected."""

    def __init__(self, table_id: str) -> None:
        self._table_id = table_id
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def on(self) -> bool:
        """Return whether a task is running."""
        return bool(self._tasks)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in a task of its own."""
        self.keep(asyncio.create_task(work))

    def keep(self, task: asyncio.Task[None]) -> None:
        """Keep a running task from being garbage-collected, and log its error."""
        self._tasks.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error and not isinstance(error, (ClubsuitError, Several, Stale, LeaseLost)):
            log_fault(f"table {self._table_id}", error)


async def stop(*tasks: asyncio.Task[None] | None) -> None:
    """Cancel tasks and wait until they have ended."""
    for task in tasks:
        if task:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
