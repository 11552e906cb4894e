"""The coach: remarks on costly choices, for people who play against bots alone.

A remark comes at once, while the choice can be taken back, and only if the choice was costly beyond
doubt. A choice is weighed as in a review, by what its player could know, in more and more worlds
until it is clear or the time is over. The bots wait until then, and until a remark is answered.
"""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from time import monotonic
from typing import Any

from clubsuit.actions import may_be_off_turn
from clubsuit.game import View
from clubsuit.review import Known, review_known, seed_by_view
from clubsuit.server.ops.error_log import log_fault

LEAST = 0.05
"""Minimum cost of a choice for a remark, beyond two standard errors, in chances to win."""
WORLDS = 64
"""Number of worlds in which a choice is weighed first; half of them serve to find a better one."""
MORE = 4
"""Factor by which the number of worlds grows with each stage."""
STAGES = 4
"""Maximum number of stages."""
SECONDS = 0.35
"""Time after which no further stage begins: each takes longer than all before it."""
MOST = 3
"""Maximum number of remarks in a hand; in a trick, or before the first one, it is one."""


@dataclass(frozen=True)
class Decided:
    """A choice that a player has just made."""

    view: View
    """The player's view when they made it."""
    text: str
    ply: int
    """The ply of the table after it."""
    trick: int | None

    @property
    def place(self) -> tuple[int, int | None]:
        """The hand, and the trick in it."""
        return len(self.view.scores), self.trick


def decided(before: View, after: View, ply: int) -> Decided | None:
    """Return the choice between these two views of a seat; None: none, or the hand is over."""
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
    """Return what a choice was worth if it was costly beyond doubt; None if it was not, or if that
    is not clear in time.

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
    """The remarks at one table, and whether its bots wait."""

    def __init__(self) -> None:
        self._remarks: list[tuple[int, int | None]] = []
        """The places of the remarks in this hand."""
        self._free = asyncio.Event()
        """Set while the bots may go on."""
        self._free.set()
        self._task: asyncio.Task[None] | None = None

    async def wait(self) -> None:
        """Wait until the bots may go on."""
        await self._free.wait()

    def begin(self) -> None:
        """Let the bots wait, since a player is making a choice."""
        self.end()
        self._free.clear()

    def end(self) -> None:
        """Let the bots go on. A choice that is still being weighed gets no remark."""
        if self._task:
            self._task.cancel()
        self._task = None
        self._free.set()

    def look(self, work: Coroutine[Any, Any, bool]) -> None:
        """Weigh the choice that was made. work: returns whether there was a remark; if there was,
        the bots wait for an answer."""
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
        """Return whether there may be another remark in this hand and this trick."""
        hand = choice.place[0]
        self._remarks = [place for place in self._remarks if place[0] == hand]
        return len(self._remarks) < MOST and choice.place not in self._remarks

    def remarked(self, choice: Decided) -> None:
        """Note that there was a remark on this choice."""
        self._remarks.append(choice.place)
