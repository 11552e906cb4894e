"""Rate limits by person, by name or by address.

Deleting a cookie makes a new person, so limits by address are needed too. Many people may share an
address, so an address is allowed as much as a school class needs (see `settings`). Processes
with a Redis server share their counts. Without one, or while it cannot be reached, each process
counts in its own memory, so several processes together allow several times as much.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import cache
from math import ceil
from time import monotonic, time
from typing import TYPE_CHECKING

from clubsuit.server.ops.shared_counts import Away, SharedCounts

if TYPE_CHECKING:  # imported on first use, so that the server starts faster
    from limits import RateLimitItem
    from limits.strategies import MovingWindowRateLimiter

EVENTS_OF_PERSON = "6/10second"
"""Rate of one person's chat lines, proposals and seat changes. All of them are sent to everyone at
the table, and most are stored for good."""

INVITATIONS_OF_PERSON = "20/hour"
"""Rate of one person's invitations."""

FACES_OF_PERSON = "30/hour"
"""Rate at which one person may choose faces. Each change is stored at the person's tables."""

REPORTS_OF_PERSON = "10/hour"
"""Rate of one person's reports to the host."""


class TooOften(Exception):
    """A client has exceeded a limit; the message in the catalogue explains it."""

    def __init__(self, key: str, wait_s: int) -> None:
        """key: the key of the message in the catalogue.
        wait_s: seconds until the client may try again."""
        super().__init__(key)
        self.key = key
        self.wait_s = wait_s


class Bucket:
    """A token bucket. If it is empty, the caller takes a token in advance and waits for it."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        """rate: tokens per second. burst: maximum number of tokens."""
        self._rate, self._burst, self._clock = rate, burst, clock
        self._tokens, self._at = float(burst), clock()

    def take(self) -> float:
        """Take a token; return the seconds to wait for it."""
        at = self._clock()
        new = (at - self._at) * self._rate
        self._tokens, self._at = min(self._burst, self._tokens + new) - 1, at
        return max(0.0, -self._tokens / self._rate)


async def limit(rate: str, *whose: str, key: str = "server-often") -> None:
    """Count a request. Raises TooOften if it exceeds the limit.

    rate: the limit, such as "20/hour".
    whose: the names under which requests are counted together.

    Parallel requests cannot exceed the limit together: Redis counts one after another, and counting
    in memory does not yield to other tasks.
    """
    until = await _count(_item(rate), *whose)
    if until is not None:
        raise TooOften(key, max(1, ceil(until - time())))


@asynccontextmanager
async def shared(counts: SharedCounts | None) -> AsyncIterator[None]:
    """Share all counts with other processes during the block; None: this process counts alone."""
    global _shared
    _shared = counts
    try:
        yield
    finally:
        _shared = None
        if counts:
            await counts.close()


_shared: SharedCounts | None = None


async def _count(item: "RateLimitItem", *whose: str) -> float | None:
    """Count a request; return the time of the next allowed one if it exceeds the limit.

    Allowed requests are also counted in memory, in case Redis cannot be reached later.
    """
    if _shared:
        with suppress(Away):
            until = await _shared.count(item, *whose)
            if until is None:
                _limiter().hit(item, *whose)
            return until
    if _limiter().hit(item, *whose):
        return None
    return _limiter().get_window_stats(item, *whose).reset_time


@cache
def _limiter() -> "MovingWindowRateLimiter":
    from limits.storage import MemoryStorage
    from limits.strategies import MovingWindowRateLimiter

    return MovingWindowRateLimiter(MemoryStorage())


@cache
def _item(rate: str) -> "RateLimitItem":
    from limits import parse

    return parse(rate)
