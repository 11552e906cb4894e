"""Run background work as long as the server runs.

A task's error is raised only in code that awaits the task, and no code awaits this work. So its
errors are logged here, and it is started again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from time import monotonic

from clubsuit.server.ops.error_log import log_fault

FIRST_S, LAST_S = 1.0, 60.0
"""Minimum and maximum number of seconds until failed work is started again."""


async def supervise(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Run work until it returns or is cancelled. If it fails, log its error and start it again.

    name: the name of the work in the log.
    """
    pause = FIRST_S
    while True:
        began = monotonic()
        try:
            return await work()
        except Exception as error:
            for cause in _leaves(error):
                log_fault(name, cause)
        if monotonic() - began > LAST_S:
            pause = FIRST_S  # it had run well for a while
        await asyncio.sleep(pause)
        pause = min(2 * pause, LAST_S)


def _leaves(error: Exception) -> Iterator[Exception]:
    """Yield all errors of a group, also those of nested groups."""
    if isinstance(error, ExceptionGroup):
        for member in error.exceptions:
            yield from _leaves(member)
    else:
        yield error
