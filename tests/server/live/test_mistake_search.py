"""The search for puzzles in finished games, in the background."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from clubsuit.server.live.mistake_search import MistakeSearch
from clubsuit.server.live.warming import Warming
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.ops.threads import Gate, Threads
from clubsuit.server.practice import mistakes
from clubsuit.server.storage.rows import TableRow
from clubsuit.server.storage.store import Store
from server.support.tables import begun, with_mistake

ADA = Asker("1.2.3.4", "ada")


def searched(store: Store, work: Callable[[MistakeSearch], Awaitable[None]]) -> None:
    """Call `work` with a search, and close it afterwards."""

    async def main() -> None:
        search = MistakeSearch(store, Threads(Gate()), Warming())
        await work(search)
        await search.close()

    asyncio.run(main())


async def until_done(search: MistakeSearch) -> None:
    """Wait until no search is running."""
    while search.on:
        await asyncio.sleep(0.01)


def test_a_search_is_made_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: two visits search the same game twice, at the same time or one after the other; after
    the first search none is made any more."""
    rows = [begun(store).row for _ in range(2)]
    looked_at: list[str] = []
    monkeypatch.setattr(mistakes, "games_to_search", lambda store, person: rows)

    def pieces(store: Store, person: str, row: TableRow) -> list[object]:
        looked_at.append(row.id)
        return []

    monkeypatch.setattr(mistakes, "searches", pieces)

    async def work(search: MistakeSearch) -> None:
        search.start(ADA)
        search.start(ADA)
        await until_done(search)
        rows.append(begun(store).row)
        search.start(ADA)
        await until_done(search)

    searched(store, work)
    assert looked_at == [row.id for row in rows]


def test_mistakes_are_found(store: Store) -> None:
    """Hole: the search finds nothing, or does not store what it finds."""
    with_mistake(store)

    async def work(search: MistakeSearch) -> None:
        search.start(ADA)
        await until_done(search)

    searched(store, work)
    assert mistakes.own_puzzles(store, "ada", "free-clubs")
