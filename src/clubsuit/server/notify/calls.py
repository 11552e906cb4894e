"""Who is waited for at a table and does not know: they are called, after a while, once.

Who is there when it becomes their turn knows, also when they close the page to think about it.
Whose line was lost may not have seen it: a telephone sleeps, and nobody has closed anything.
"""

import asyncio
from collections.abc import Callable, Collection, Mapping, Set

from clubsuit.server.table.presence import Cause

BEAT_S = 20.0
"""Seconds after which somebody is called: not who only loads the page anew, or comes by then."""


class Calls:
    """The people who are asked for something at one table; in the event loop."""

    def __init__(
        self,
        call: Callable[[str, Cause], None],
        leads: Callable[[], bool],
        known: Collection[str] = (),
    ) -> None:
        """call: is told whom to call, and with what. leads: whether this process is the one of all
        that calls, as far as is known. known: who has been asked before the table came into
        memory, and was called then, or was there."""
        self._call = call
        self._leads = leads
        self._asked: Mapping[str, Cause] = {}
        self._waits: dict[str, asyncio.TimerHandle] = {}
        self._due: set[str] = set()
        self._known: set[str] = set(known)

    @property
    def on(self) -> bool:
        """Whether somebody may have to be called yet."""
        return bool(self._waits or self._due)

    def watch(self, asked: Mapping[str, Cause], here: Set[str]) -> None:
        """Take in who is asked now, and who is here and sees it."""
        self._asked = asked
        missed = asked.keys() - here
        self._due &= missed
        self._known = (self._known | here) & asked.keys()
        for person in self._waits.keys() - missed:
            self._waits.pop(person).cancel()
        for person in missed - self._waits.keys() - self._due - self._known:
            loop = asyncio.get_running_loop()
            self._waits[person] = loop.call_later(BEAT_S, self._ring, person)

    def lost(self, person: str) -> None:
        """Their line was lost: what they are asked they may not have seen."""
        self._known.discard(person)

    def settle(self) -> None:
        """It is known whether this process leads: call who is due, or leave it to the other one."""
        for person in self._due:
            self._known.add(person)
            if self._leads():
                self._call(person, self._asked[person])
        self._due = set()

    def _ring(self, person: str) -> None:
        del self._waits[person]
        self._due.add(person)
        if self._leads():
            self.settle()
