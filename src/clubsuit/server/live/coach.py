"""The coach: who plays against bots alone is told of a choice that was costly beyond doubt, at
once, while it can be taken back.

A choice is weighed as a review weighs it, by what its player could know, in more and more worlds
until it is clear or the time is over. Meanwhile, and until a remark has been answered, the bots do
not go on.
"""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from time import monotonic
from typing import Any

from clubsuit.actions import may_be_off_turn
from clubsuit.review import Known, review_known, seed_by_view
from clubsuit.server.ops.error_log import log_fault
from clubsuit.view import View

LEAST = 0.05
"""What a choice costs at least, beyond two standard errors, for a remark: chances to win."""
WORLDS = 64
"""A choice is weighed with this number of worlds, half of them to find a better one,"""
MORE = 4
"""then with four times that number, and so on:"""
STAGES = 4
"""that often at most,"""
SECONDS = 0.35
"""and not once more after this time: the next one takes longer than all before it."""
MOST = 3
"""Remarks in a hand, and no more than one in a trick (or before the first one)."""


@dataclass(frozen=True)
class Decided:
    """A choice that somebody has just made."""

    view: View
    """What they saw when they made it."""
    text: str
    ply: int
    """Of the table after it."""
    trick: int | None

    @property
    def place(self) -> tuple[int, int | None]:
        """The hand, and the trick in it."""
        return len(self.view.scores), self.trick


def decided(before: View, after: View, ply: int) -> Decided | None:
    """What was chosen between these two views of a seat; None: nothing, or the hand is over."""
    new = after.log[len(before.log) :]
    if not new or after.turn is None or len(after.scores) != len(before.scores):
        return None
    entry = new[0]
    if entry.seat != before.seat or before.turn != before.seat:
        return None
    if may_be_off_turn(before.rules, entry.text) or len(before.codes()) < 2:
        return None
    return Decided(before, entry.text, ply, entry.trick)


def costly(view: View, text: str, clock: Callable[[], float] = monotonic) -> Known | None:
    """What a choice was worth, where it was costly beyond doubt; None where it was not, or where
    that is not clear in time.

    text: in the notation of records. clock: seconds.
    """
    ends = clock() + SECONDS
    worlds = WORLDS
    for stage in range(STAGES):
        known = review_known(view, text, worlds, seed_by_view(view, f"{text} {stage}"))
        if known.cost - 2 * known.doubt >= LEAST:
            return known
        if known.cost + 2 * known.doubt < LEAST or known.exact or clock() > ends:
            return None
        worlds *= MORE
    return None


class Coach:
    """Of one table: what it has remarked on, and whether the bots wait."""

    def __init__(self) -> None:
        self._remarks: list[tuple[int, int | None]] = []
        """The places of the remarks of this hand."""
        self._free = asyncio.Event()
        """Set while the bots may go on."""
        self._free.set()
        self._task: asyncio.Task[None] | None = None

    async def wait(self) -> None:
        """Until the bots may go on."""
        await self._free.wait()

    def begin(self) -> None:
        """Somebody chooses: from now on the bots wait."""
        self.end()
        self._free.clear()

    def end(self) -> None:
        """The bots go on; what is still being weighed is not told any more."""
        if self._task:
            self._task.cancel()
        self._task = None
        self._free.set()

    def look(self, work: Coroutine[Any, Any, bool]) -> None:
        """Weigh the choice that has been made; the bots go on unless it says that they should wait
        for an answer."""
        self._task = asyncio.create_task(self._look(work))

    async def _look(self, work: Coroutine[Any, Any, bool]) -> None:
        waits = False
        try:
            waits = await work
        except Exception as error:
            log_fault("coach", error)
        if not waits:
            self._free.set()

    def may_remark(self, choice: Decided) -> bool:
        """Whether there has not been enough of it in this hand, and this trick."""
        hand = choice.place[0]
        self._remarks = [place for place in self._remarks if place[0] == hand]
        return len(self._remarks) < MOST and choice.place not in self._remarks

    def remarked(self, choice: Decided) -> None:
        """There was a remark on this choice."""
        self._remarks.append(choice.place)
