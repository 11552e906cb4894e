"""How often something may be asked: counted by person, by name, or by address.

People are free (a cookie thrown away makes a new one), addresses are less so. Many people may share
one, so an address may ask as much as a class behind one router needs (see `settings`). Each process
counts in its own memory, so several processes let through several times as much.
"""

from collections.abc import Callable
from functools import cache
from math import ceil
from time import monotonic, time
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # imported where it is used first: a start need not wait for it
    from limits import RateLimitItem
    from limits.strategies import MovingWindowRateLimiter

EVENTS_OF_PERSON = "6/10second"
"""How much one person may say or propose, and how often they may sit down or get up: each of these
is told to everybody, and most stay in the table's list for good."""


class TooOften(Exception):
    """This has been asked too often; the message's key says what to do."""

    def __init__(self, key: str, wait_s: int) -> None:
        """key: of the catalogue; wait_s: when it may be asked again, in seconds."""
        super().__init__(key)
        self.key = key
        self.wait_s = wait_s


class Bucket:
    """Lets something happen so often a second, and after a pause some more at once (a token
    bucket, whose tokens may be owed)."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        """rate: how many tokens come in a second; burst: how many there can be."""
        self._rate, self._burst, self._clock = rate, burst, clock
        self._tokens, self._at = float(burst), clock()

    def take(self) -> float:
        """Take a token; for how many seconds to wait until it is there."""
        at = self._clock()
        come = (at - self._at) * self._rate
        self._tokens, self._at = min(self._burst, self._tokens + come) - 1, at
        return max(0.0, -self._tokens / self._rate)


def limit(rate: str, *whose: str, key: str = "server-often") -> None:
    """Count this once more. Raises TooOften.

    rate: such as "20/hour". For the event loop: it counts at once, so whoever asks for many things
    at the same time gets no more of them.
    """
    item = _item(rate)
    if not _limiter().hit(item, *whose):
        until = _limiter().get_window_stats(item, *whose).reset_time
        raise TooOften(key, max(1, ceil(until - time())))


@cache
def _limiter() -> "MovingWindowRateLimiter":
    from limits.storage import MemoryStorage
    from limits.strategies import MovingWindowRateLimiter

    return MovingWindowRateLimiter(MemoryStorage())


@cache
def _item(rate: str) -> "RateLimitItem":
    from limits import parse

    return parse(rate)
