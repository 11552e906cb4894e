"""Timers for notifications to people who may not know that a table waits for them.

A person who is connected when their turn comes knows it, even if they then close the page to think.
If their socket was lost, they may not have seen it: a sleeping phone loses its sockets although the
page was not closed. Each person is notified once, after a delay.
"""

import asyncio
from collections.abc import Callable, Collection, Mapping, Set

from clubsuit.server.table.presence import Cause

DELAY_S = 20.0
"""Seconds before a notification is sent; a person who only reloads the page gets none."""


class Calls:
    """The pending notifications of one table; used only in the event loop."""

    def __init__(
        self,
        call: Callable[[str, Cause], None],
        leads: Callable[[], bool],
        known: Collection[str] = (),
    ) -> None:
        """call: sends a person a notification, with the reason why the table waits for them.
        leads: returns whether this process sends the notifications, as far as it knows.
        known: people for whom the table waited before it was loaded. They count as notified.
        """
        self._call = call
        self._leads = leads
        self._asked: Mapping[str, Cause] = {}
        self._waits: dict[str, asyncio.TimerHandle] = {}
        self._due: set[str] = set()
        self._known: set[str] = set(known)

    @property
    def on(self) -> bool:
        """Return whether a notification is pending."""
        return bool(self._waits or self._due)

    def watch(self, asked: Mapping[str, Cause], here: Set[str]) -> None:
        """Update the people for whom the table waits, and the people who are connected."""
        self._asked = asked
        missed = asked.keys() - here
        self._due &= missed
        self._known = (self._known | here) & asked.keys()
        for person in self._waits.keys() - missed:
            self._waits.pop(person).cancel()
        for person in missed - self._waits.keys() - self._due - self._known:
            loop = asyncio.get_running_loop()
            self._waits[person] = loop.call_later(DELAY_S, self._end_delay, person)

    def lost(self, person: str) -> None:
        """Note that a person's socket was lost, so they may not know that the table waits for
        them."""
        self._known.discard(person)

    def settle(self) -> None:
        """Send due notifications, unless another process sends them."""
        for person in self._due:
            self._known.add(person)
            if self._leads():
                self._call(person, self._asked[person])
        self._due = set()

    def _end_delay(self, person: str) -> None:
        del self._waits[person]
        self._due.add(person)
        if self._leads():
            self.settle()
