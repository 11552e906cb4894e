"""Who is waited for at a table and not there: they are called, after a while, once."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias

BEAT_S = 20.0
"""Seconds after which somebody is called: not who only loads the page anew, or comes by then."""

Cause: TypeAlias = Literal["turn", "vote"]
"""What a person is waited for with: a decision, or an answer to what is proposed."""


class Calls:
    """The people who are missed at one table; in the event loop."""

    def __init__(self, call: Callable[[str, Cause], None], leads: Callable[[], bool]) -> None:
        """call: is told whom to call, and with what. leads: whether this process is the one of all
        that calls, as far as is known."""
        self._call = call
        self._leads = leads
        self._missed: Mapping[str, Cause] = {}
        self._waits: dict[str, asyncio.TimerHandle] = {}
        self._due: set[str] = set()
        self._done: set[str] = set()

    @property
    def on(self) -> bool:
        """Whether somebody may have to be called yet."""
        return bool(self._waits or self._due)

    def watch(self, missed: Mapping[str, Cause]) -> None:
        """Take in who is missed now; who was before need not be called any more."""
        self._missed = missed
        self._due &= missed.keys()
        self._done &= missed.keys()
        for person in self._waits.keys() - missed.keys():
            self._waits.pop(person).cancel()
        for person in missed.keys() - self._waits.keys() - self._due - self._done:
            loop = asyncio.get_running_loop()
            self._waits[person] = loop.call_later(BEAT_S, self._ring, person)

    def settle(self) -> None:
        """It is known whether this process leads: call who is due, or leave it to the other one."""
        for person in self._due:
            self._done.add(person)
            if self._leads():
                self._call(person, self._missed[person])
        self._due = set()

    def take_over(self) -> None:
        """Another process has led, and may have called nobody."""
        self._done = set()

    def _ring(self, person: str) -> None:
        del self._waits[person]
        self._due.add(person)
        if self._leads():
            self.settle()
