"""Addresses take turns, and so do the people at each address, with limits on their work."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest

from clubsuit.server.ops.addresses import Asker
from clubsuit.server.ops.rate_limits import TooOften
from clubsuit.server.ops.turns import Kind, Turns
from server.support import probe


class Desk:
    """Starts pieces of work in the order of their turns, and ends each one when the test calls
    `end`."""

    def __init__(self, thinking: int = 99) -> None:
        self.turns = Turns(thinking)
        self.begun: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[str]] = {}

    def ask(self, kind: Kind, address: str, person: str, name: str) -> "asyncio.Task[str]":
        """Request a piece of work with this name."""
        self._ends[name] = asyncio.Event()

        async def work() -> str:
            self.begun.append(name)
            await self._ends[name].wait()
            return name

        done = self.turns.do(kind, Asker(address, person), work)
        task = self._tasks[name] = asyncio.create_task(done)
        return task

    async def end(self, name: str) -> None:
        """End this piece of work."""
        self._ends[name].set()
        await settle()

    async def close(self) -> None:
        """End all pieces of work."""
        for event in self._ends.values():
            event.set()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)


async def settle() -> None:
    """Wait until nothing more happens by itself."""
    for _ in range(10):
        await asyncio.sleep(0)


def run_with_desk(desk: Callable[[Desk], Awaitable[None]], thinking: int = 99) -> None:
    """Run a test with a new desk, and check that no work is counted at the end."""

    async def run_test() -> None:
        of_test = Desk(thinking)
        try:
            await desk(of_test)
        finally:
            await of_test.close()
        await settle()
        turns = of_test.turns
        assert probe.is_at_rest(turns)

    asyncio.run(run_test())


ONE = Kind("one", slots=1, of_address=1, of_person=1)
TWO = Kind("two", slots=2, of_address=1, of_person=1)
MANY = Kind("many", slots=9, of_address=9, of_person=2)


def test_cookies_give_no_turns() -> None:
    """Bug: 24 guests from one address made another person's review wait for 26.9 seconds. Now the
    other person waits for at most one piece of the guests' work, no matter how much the guests
    request."""

    async def ask(desk: Desk) -> None:
        for number in range(24):
            desk.ask(ONE, "attacker", f"guest {number}", f"theirs {number}")
        await settle()
        desk.ask(ONE, "home", "me", "mine")
        await settle()
        assert desk.begun == ["theirs 0"]
        await desk.end("theirs 0")
        assert desk.begun == ["theirs 0", "mine"]
        await desk.end("mine")
        assert desk.begun == ["theirs 0", "mine", "theirs 1"]

    run_with_desk(ask)


def test_a_thread_is_left_for_others() -> None:
    """Hole: one address occupies all threads, and another one waits until a thread is free."""

    async def ask(desk: Desk) -> None:
        for number in range(24):
            desk.ask(TWO, "attacker", f"guest {number}", f"theirs {number}")
        desk.ask(TWO, "home", "me", "mine")
        await settle()
        assert desk.begun == ["theirs 0", "mine"]

    run_with_desk(ask)


def test_addresses_and_people_come_in_turn() -> None:
    """Holes: the person with the most requests comes first; another person at a busy address never
    gets a turn."""

    async def ask(desk: Desk) -> None:
        asked = [("a", "ada", 1), ("a", "ada", 2), ("a", "ada", 3), ("a", "bo", 1), ("b", "cy", 1)]
        asked += [("b", "cy", 2), ("c", "di", 1)]
        for address, person, number in asked:
            desk.ask(ONE, address, person, f"{person} {number}")
        await settle()
        for _ in asked:
            await desk.end(desk.begun[-1])
        assert desk.begun == ["ada 1", "cy 1", "di 1", "bo 1", "cy 2", "ada 2", "ada 3"]

    run_with_desk(ask)


def test_one_person_has_not_all() -> None:
    """Hole: the person with the most requests occupies all threads that an address may have."""

    async def ask(desk: Desk) -> None:
        for number in range(5):
            desk.ask(MANY, "class", "ada", f"ada {number}")
        desk.ask(MANY, "class", "bo", "bo")
        await settle()
        assert desk.begun == ["ada 0", "ada 1", "bo"]

    run_with_desk(ask)


def test_what_thinks_counts_together() -> None:
    """Hole: one address runs bots, hints and reviews at the same time, each within a separate
    limit."""
    kinds = [Kind(name, 9, 9, 9, thinks=True) for name in ("bot", "hint", "review")]

    async def ask(desk: Desk) -> None:
        for kind in kinds:
            for number in range(3):
                desk.ask(kind, "attacker", f"guest {number}", f"{kind.name} {number}")
        desk.ask(kinds[0], "home", "me", "mine")
        desk.ask(MANY, "attacker", "guest 9", "a look")  # this kind of work does not count
        await settle()
        assert desk.begun == ["bot 0", "bot 1", "mine", "a look"]
        await desk.end("bot 0")
        assert len(desk.begun) == 5

    run_with_desk(ask, thinking=2)


def test_no_more_wait_than_may() -> None:
    """Hole: one client can fill the memory with waiting requests."""
    kind = Kind("few", 1, 1, 1, waiting=(3, 2))

    async def ask(desk: Desk) -> None:
        for person, number in [("ada", 0), ("ada", 1), ("ada", 2)]:
            desk.ask(kind, "a", person, f"{person} {number}")
            await settle()
        with pytest.raises(TooOften) as refused:
            await desk.ask(kind, "a", "ada", "too much of ada")
        assert refused.value.key == "server-busy"
        desk.ask(kind, "a", "bo", "bo 0")
        with pytest.raises(TooOften):
            await desk.ask(kind, "a", "cy", "too much of a")
        desk.ask(kind, "b", "di", "di 0")
        await settle()
        await desk.end("ada 0")
        assert desk.begun == ["ada 0", "di 0"]

    run_with_desk(ask)


def test_who_goes_gives_no_thread_free() -> None:
    """Bug: a client that left during the computation of a hint freed its place, but the thread
    continued. By connecting, asking and leaving, one client could occupy any number of threads."""

    async def ask(desk: Desk) -> None:
        first = desk.ask(ONE, "a", "ada", "left")
        second = desk.ask(ONE, "a", "bo", "left before its turn")
        desk.ask(ONE, "a", "cy", "cy")
        await settle()
        for task in (first, second):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await settle()
        assert desk.begun == ["left"]
        await desk.end("left")
        assert desk.begun == ["left", "cy"]

    run_with_desk(ask)


def test_an_error_that_nobody_waits_for_is_not_logged() -> None:
    """Hole: asyncio logs the text of an error, which may name cards, if no caller waits for the
    result."""
    logged: list[dict[str, Any]] = []

    async def ask(desk: Desk) -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, about: logged.append(about))
        go = asyncio.Event()

        async def fails() -> None:
            await go.wait()
            raise ValueError("play 6C 15H=6")

        task = asyncio.create_task(desk.turns.do(ONE, Asker("a", "ada"), fails))
        await settle()
        task.cancel()
        await settle()
        go.set()
        await settle()
        del task
        gc.collect()

    run_with_desk(ask)
    assert logged == []
