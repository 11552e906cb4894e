"""Work beside the tables that goes on as long as the server does.

A task that fails does so silently: its error is shown to who waits for it, and nobody does.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from time import monotonic

from clubsuit.server.ops.error_log import log_fault

FIRST_S, LAST_S = 1.0, 60.0
"""Seconds until failed work begins anew: at first, and where it fails again and again."""


async def supervise(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Let work go on until cancelled, or until it ends by itself.

    Where it fails this is logged, by name, and after a while it begins anew.
    """
    pause = FIRST_S
    while True:
        began = monotonic()
        try:
            return await work()
        except Exception as error:
            for one in _leaves(error):
                log_fault(name, one)
        if monotonic() - began > LAST_S:
            pause = FIRST_S  # it had gone well for a while
        await asyncio.sleep(pause)
        pause = min(2 * pause, LAST_S)


def _leaves(error: Exception) -> Iterator[Exception]:
    """What has failed in a group of tasks."""
    if isinstance(error, ExceptionGroup):
        for one in error.exceptions:
            yield from _leaves(one)
    else:
        yield error
