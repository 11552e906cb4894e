"""Counts for rate limits that several processes share through Redis.

A script in Redis counts, so requests to several processes at the same time cannot exceed a limit
together. The keys in Redis are keyed hashes: nobody can read an address or a name from them.
"""

import hmac
from time import monotonic
from typing import TYPE_CHECKING, Any

from clubsuit.server.ops.error_log import log_fault

if TYPE_CHECKING:  # imported on first use, so that the server starts faster
    from limits import RateLimitItem

ANSWER_WITHIN_S = 0.5
"""Maximum number of seconds to wait for Redis, while a request waits."""

RETRY_S = 5.0
"""Seconds for which Redis is not asked again after a failure."""

PREFIX = "clubsuit-limits"
"""First part of all keys in Redis."""


class Away(Exception):
    """Redis cannot be reached now, so the process must count by itself."""


class SharedCounts:
    """The counts of all processes with the same Redis server and the same key."""

    def __init__(self, address: str, key: bytes) -> None:
        """address: the address of the Redis server. key: the secret for the hashes."""
        from limits.aio.storage import RedisStorage
        from limits.aio.strategies import MovingWindowRateLimiter
        from redis.asyncio import ConnectionPool
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        self._key = key
        self._pool: Any = ConnectionPool.from_url(
            address,
            socket_timeout=ANSWER_WITHIN_S,
            socket_connect_timeout=ANSWER_WITHIN_S,
            retry=Retry(NoBackoff(), 0),  # the process counts by itself instead
        )
        how: dict[str, Any] = {"connection_pool": self._pool}  # so the address below is not used
        storage = RedisStorage("async+redis://", False, "redispy", PREFIX, **how)
        self._limiter = MovingWindowRateLimiter(storage)
        self._fails = False
        self._ask_again = 0.0
        """The time, by this process's clock, until which Redis is not asked."""

    async def count(self, item: "RateLimitItem", *whose: str) -> float | None:
        """Count a request. If it exceeds the limit, return the time of the next allowed one.

        Returns None if the request is allowed. Raises Away if Redis cannot be reached, which is
        logged once.
        """
        from redis.exceptions import RedisError

        if monotonic() < self._ask_again:
            raise Away
        name = hmac.digest(self._key, "\0".join(whose).encode(), "sha256").hex()
        try:
            if await self._limiter.hit(item, name):
                until = None
            else:
                until = (await self._limiter.get_window_stats(item, name)).reset_time
        except (RedisError, OSError) as error:
            if not self._fails:
                log_fault("rate limits in Redis", error)
            self._fails, self._ask_again = True, monotonic() + RETRY_S
            raise Away from None
        self._fails = False
        return until

    async def close(self) -> None:
        """Close the connections to Redis."""
        await self._pool.aclose()
