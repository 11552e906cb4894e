"""The search for puzzles in people's finished games, in the background."""

import asyncio
from collections.abc import Callable, Iterable

from clubsuit.games.state import OVER
from clubsuit.server.live.background import stop
from clubsuit.server.live.live_table import LiveTable
from clubsuit.server.live.warming import Warming
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.ops.threads import Threads
from clubsuit.server.practice import mistakes
from clubsuit.server.storage.store import Store

LOOK_S = 30.0
"""Seconds between two looks at the live tables of this process."""


class MistakeSearch:
    """Searches the games of people who look at puzzles or whose game has ended, hand by hand.

    The work takes turns with that of reviews, so it delays no table.
    """

    def __init__(self, store: Store, threads: Threads, warming: Warming) -> None:
        self._store, self._threads, self._warming = store, threads, warming
        self._tasks: dict[str, asyncio.Task[None]] = {}

    @property
    def on(self) -> bool:
        """Return whether a search is running."""
        return bool(self._tasks)

    def start(self, asker: Asker) -> None:
        """Search the games of this person, unless a search is running or rules are compiled."""
        if self._warming.on or asker.person in self._tasks:
            return
        task = asyncio.create_task(self._search(asker))
        self._tasks[asker.person] = task
        task.add_done_callback(lambda _: self._tasks.pop(asker.person, None))

    async def run(self, tables: Callable[[], Iterable[LiveTable]]) -> None:
        """Search each game that ends, soon after its end, until cancelled."""
        seen: set[str] = set()
        while True:
            over = {live.name: live for live in tables() if _is_over(live)}
            for name in over.keys() - seen:
                address = over[name].audience.asker.address
                for person in set(filter(None, over[name].table.snapshot.people)):
                    self.start(Asker(address, person))
            seen = set(over)
            await asyncio.sleep(LOOK_S)

    async def close(self) -> None:
        """Stop all searches."""
        await stop(*self._tasks.values())

    async def _search(self, asker: Asker) -> None:
        store, threads, person = self._store, self._threads, asker.person
        try:
            for row in await threads.store(mistakes.games_to_search, store, person):
                if not await threads.store(mistakes.claim, store, person, row.id):
                    continue
                pieces = await threads.look_up_next(asker, mistakes.searches, store, person, row)
                found = []
                for piece in pieces:
                    found += await threads.review_again(asker, piece)
                await threads.store(mistakes.keep, store, person, row.id, found)
        except Exception as error:
            log_fault("search for mistakes", error)


def _is_over(live: LiveTable) -> bool:
    """Return whether the game of a table has ended, as its people see it."""
    views = live.table.snapshot.views.values()
    return any(int(view.state.phase) == OVER for view in views)
