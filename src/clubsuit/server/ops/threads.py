"""Worker threads in groups, so that no kind of work waits for another kind."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager
from dataclasses import replace
from math import inf
from typing import ParamSpec, TypeVar, cast
from weakref import WeakValueDictionary

from anyio import CapacityLimiter, to_thread

from clubsuit.bots import QUICK
from clubsuit.bots.command.naming import names_command
from clubsuit.bots.own_weights import names_weights
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.ops.turns import Kind, Turns
from clubsuit.server.settings import CORES, DEFAULT, Limits

STORE_THREADS = 8
QUICK_THREADS = 2
"""Number of threads for bots that do not search; they never wait for a search."""
BOT_THREADS = max(4, CORES)
"""Number of threads for all other bots."""
COMMAND_THREADS = 4
"""Number of threads that wait for programs. No other bot needs them, since programs may hang."""
SEARCHES = 2
"""Maximum number of bots that think at once at the tables of one owner. Because of this limit, an
owner of many tables does not delay the bots of other owners."""
REVIEW_THREADS = 2
"""Number of threads that first weigh the decisions of a review; each decision takes 0.5 s."""
AGAIN_THREADS = 1
"""Number of threads that weigh the decisions of a review again. This takes up to 300 times as many
deals, so it must not delay the first results."""
HASH_THREADS = 2
"""Number of threads that hash passwords; each hash needs 64 MiB of memory."""
HINT_THREADS = 2
"""Number of threads for hints, which are separate so that hints never delay bots."""
LOOK_UP_THREADS = 2
"""Number of threads that open record files and show steps of a review. They are separate, so that
large files never delay the store."""
QUICK_BOTS = frozenset({*QUICK, "strong"})
"""Bots that do not search. A host's own bots are not among them, since they may search."""
P = ParamSpec("P")
T = TypeVar("T")


class Gate:
    """Admits work that uses the rules, except while it is closed."""

    def __init__(self) -> None:
        self._open = asyncio.Event()
        self._open.set()
        self._empty = asyncio.Event()
        self._empty.set()
        self._inside = 0

    @asynccontextmanager
    async def passed(self) -> AsyncIterator[None]:
        """Wait until the gate is open; the block then counts as work inside."""
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
        """Close the gate during the block, which begins when no work is inside."""
        self._open.clear()
        try:
            await self._empty.wait()
            yield
        finally:
            self._open.set()


class Threads:
    """Worker threads for the store, quick bots, other bots, hints, reviews, look-ups and passwords.

    All kinds of work but the first two wait for their turn (see `turns`). No thread works while the
    rules are replaced by compiled ones.
    """

    def __init__(self, gate: Gate, limits: Limits = DEFAULT) -> None:
        self._gate = gate
        self._store = CapacityLimiter(STORE_THREADS)
        self._quick = CapacityLimiter(QUICK_THREADS)
        self._in_turn = CapacityLimiter(inf)  # `Turns` limits this work
        self._turns = Turns(limits.thinking)
        of_address = min(limits.thinking, _but_one(BOT_THREADS))
        waiting = limits.waiting, limits.waiting_of_person
        self._bots = Kind("bot", BOT_THREADS, of_address, SEARCHES, True)
        of_address = min(limits.thinking, _but_one(COMMAND_THREADS))
        self._commands = Kind("command", COMMAND_THREADS, of_address, SEARCHES, True)
        self._hints = Kind("hint", HINT_THREADS, _but_one(HINT_THREADS), 1, True)
        self._reviews = Kind("review", REVIEW_THREADS, _but_one(REVIEW_THREADS), 1, True)
        self._again = Kind("again", AGAIN_THREADS, 1, 1, True)
        self._open_reviews = Kind("open review", 0, 0, 0, waiting=waiting)
        self._look_ups = Kind("look up", LOOK_UP_THREADS, limits.look_ups, 1, False, waiting)
        self._looks_on = replace(self._look_ups, waiting=None)
        self._hashes = Kind("hash", HASH_THREADS, limits.logins, 1, False, waiting)
        self._one_by_one: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()

    def turn_of(self, person: str, what: str) -> asyncio.Lock:
        """Return a lock that lets a person do only one thing of a kind at a time.

        what: the name of the kind, such as "open" for opening a table.
        """
        return self._one_by_one.setdefault((person, what), asyncio.Lock())

    async def store(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call `work`, which reads or writes the store."""
        return await self._run(lambda: work(*args, **kwargs), self._store)

    async def bot(
        self, bot: str, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call `work`, in which a bot decides at a table that `asker` has opened."""
        if bot in QUICK_BOTS or names_weights(bot):
            return await self._run(lambda: work(*args, **kwargs), self._quick)
        kind = self._commands if names_command(bot) else self._bots
        return await self._do(kind, asker, lambda: work(*args, **kwargs))

    async def hint(
        self, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call `work`, which finds a hint; each person gets one at a time."""
        return await self._do(self._hints, asker, lambda: work(*args, **kwargs))

    def reviewing(self, asker: Asker) -> AbstractContextManager[None]:
        """Count the block as an open review. Raises TooOften if there are too many."""
        return self._turns.waiting(self._open_reviews, asker)

    async def review(
        self, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call `work`, which weighs a decision for the first time, within `reviewing`."""
        return await self._do(self._reviews, asker, lambda: work(*args, **kwargs))

    async def review_again(
        self, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call `work`, which weighs a decision again and takes longer, within `reviewing`."""
        return await self._do(self._again, asker, lambda: work(*args, **kwargs))

    async def look_up(
        self, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call `work`, which reads a game and needs no search; it never waits for a review."""
        return await self._do(self._look_ups, asker, lambda: work(*args, **kwargs))

    async def look_up_next(
        self, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call `work` as `look_up` does, but never refuse it, since its response has begun."""
        return await self._do(self._looks_on, asker, lambda: work(*args, **kwargs))

    async def hash(
        self, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call `work`, which hashes a password."""
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
    """Call `work`; append its error to `errors` instead of raising it.

    AnyIO would store the error in a future to which the error's own frames refer. Only the garbage
    collector frees such a reference cycle, and all objects of these frames with it.
    """
    try:
        return work()
    except Exception as error:
        errors.append(error)
        return None


def _but_one(threads: int) -> int:
    """Return the number of threads for one address: all but one, but at least one."""
    return max(1, threads - 1)
