"""Worker threads, in groups: none of these kinds of work waits for another."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager
from dataclasses import replace
from math import inf
from typing import ParamSpec, TypeVar, cast
from weakref import WeakValueDictionary

from anyio import CapacityLimiter, to_thread

from clubsuit.bots import QUICK
from clubsuit.bots.own_weights import names_weights
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.ops.turns import Kind, Turns
from clubsuit.server.settings import CORES, DEFAULT, Limits

STORE_THREADS = 8
QUICK_THREADS = 2
"""Bots that only look at the cards have threads of their own: none waits behind a search."""
BOT_THREADS = max(4, CORES)
"""All others share these,"""
SEARCHES = 2
"""and think about this number of decisions of one owner's tables at once: who opens many tables
waits for their own, and each other owner's are next in turn."""
REVIEW_THREADS = 2
"""Decisions of reviews that are weighed for the first time at once; each takes half a second."""
AGAIN_THREADS = 1
"""Decisions that are weighed again at once. That takes up to 300 times the deals, so it has a
thread of its own, for which no first number waits."""
HASH_THREADS = 2
"""Passwords are hashed two at a time: each takes 64 MiB."""
HINT_THREADS = 2
"""Hints have threads of their own, so that no number of them holds up a table's bots."""
LOOK_UP_THREADS = 2
"""Files are opened, and steps shown, meanwhile; many large files do not hold up the store."""
QUICK_BOTS = frozenset({*QUICK, "strong"})
"""Bots that try nothing out. What a bot of the host's own does is not known here."""
P = ParamSpec("P")
T = TypeVar("T")


class Gate:
    """Work with the rules goes through, several at a time, except while it is closed."""

    def __init__(self) -> None:
        self._open = asyncio.Event()
        self._open.set()
        self._empty = asyncio.Event()
        self._empty.set()
        self._inside = 0

    @asynccontextmanager
    async def passed(self) -> AsyncIterator[None]:
        """Wait until the gate is open; what is in the block is inside."""
        while not self._open.is_set():
            await self._open.wait()
        self._inside += 1
        self._empty.clear()
        try:
            yield
        finally:
            self._inside -= 1
            if not self._inside:
                self._empty.set()

    @asynccontextmanager
    async def closed(self) -> AsyncIterator[None]:
        """Close the gate, and wait until nobody is inside."""
        self._open.clear()
        try:
            await self._empty.wait()
            yield
        finally:
            self._open.set()


class Threads:
    """Worker threads: some for the store, others for bots that are quick, for other bots, for
    hints, for reviews and to look games up, so that none of these waits for another.

    All but the first two are given in turn (see `turns`). None works while the rules are replaced.
    """

    def __init__(self, gate: Gate, limits: Limits = DEFAULT) -> None:
        self._gate = gate
        self._store = CapacityLimiter(STORE_THREADS)
        self._quick = CapacityLimiter(QUICK_THREADS)
        self._in_turn = CapacityLimiter(inf)  # turns limit them
        self._turns = Turns(limits.thinking)
        most, waiting = limits.thinking, (limits.waiting, limits.waiting_of_person)
        self._bots = Kind("bot", BOT_THREADS, min(most, _but_one(BOT_THREADS)), SEARCHES, True)
        self._hints = Kind("hint", HINT_THREADS, _but_one(HINT_THREADS), 1, True)
        self._reviews = Kind("review", REVIEW_THREADS, _but_one(REVIEW_THREADS), 1, True)
        self._again = Kind("again", AGAIN_THREADS, 1, 1, True)
        self._open_reviews = Kind("open review", 0, 0, 0, waiting=waiting)
        self._look_ups = Kind("look up", LOOK_UP_THREADS, limits.look_ups, 1, False, waiting)
        self._looks_on = replace(self._look_ups, waiting=None)
        self._hashes = Kind("hash", HASH_THREADS, limits.logins, 1, False, waiting)
        self._one_by_one: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()

    def turn_of(self, person: str, what: str) -> asyncio.Lock:
        """Held by a person while they do this: one thing at a time, however much they ask for."""
        return self._one_by_one.setdefault((person, what), asyncio.Lock())

    async def store(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do work that reads or writes the store."""
        return await self._run(lambda: work(*args, **kwargs), self._store)

    async def bot(
        self, bot: str, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Let a bot think, at a table that this person has opened."""
        if bot in QUICK_BOTS or names_weights(bot):
            return await self._run(lambda: work(*args, **kwargs), self._quick)
        return await self._do(self._bots, asker, lambda: work(*args, **kwargs))

    async def hint(
        self, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Think for a person, one thing at a time."""
        return await self._do(self._hints, asker, lambda: work(*args, **kwargs))

    def reviewing(self, asker: Asker) -> AbstractContextManager[None]:
        """Count a review that is open during the block. Raises TooOften if too many are."""
        return self._turns.waiting(self._open_reviews, asker)

    async def review(
        self, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Weigh something of a game that was played, within `reviewing`."""
        return await self._do(self._reviews, asker, lambda: work(*args, **kwargs))

    async def review_again(
        self, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Weigh something again, which takes longer, within `reviewing`."""
        return await self._do(self._again, asker, lambda: work(*args, **kwargs))

    async def look_up(
        self, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Look at a game that was played, which needs no search and waits for no review."""
        return await self._do(self._look_ups, asker, lambda: work(*args, **kwargs))

    async def look_up_next(
        self, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """As `look_up`, within an answer that has begun: it is never refused."""
        return await self._do(self._looks_on, asker, lambda: work(*args, **kwargs))

    async def hash(
        self, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Hash a password."""
        return await self._do(self._hashes, asker, lambda: work(*args, **kwargs))

    async def _do(self, kind: Kind, asker: Asker, work: Callable[[], T]) -> T:
        return await self._turns.do(kind, asker, lambda: self._run(work, self._in_turn))

    async def _run(self, work: Callable[[], T], limiter: CapacityLimiter) -> T:
        errors: list[Exception] = []
        async with self._gate.passed():
            result = await to_thread.run_sync(_try, work, errors, limiter=limiter)
        if errors:
            raise errors.pop()
        return cast(T, result)


def _try(work: Callable[[], T], errors: list[Exception]) -> T | None:
    """Do work, and append an error instead of raising it.

    AnyIO would keep it in a future that one of its own frames refers to: a ring, with all that
    these frames refer to, which only the garbage collector finds.
    """
    try:
        return work()
    except Exception as error:
        errors.append(error)
        return None


def _but_one(threads: int) -> int:
    """Return the number of threads for one address: all but one, and at least one."""
    return max(1, threads - 1)
