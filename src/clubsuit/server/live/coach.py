"""The coach: remarks on costly choices, for a person who plays against bots alone.

The coach makes a remark at once, while the choice can still be taken back, and only if the choice
was clearly costly. As in a review, it weighs the choice in worlds: deals that are consistent with
everything the player could know. It adds worlds until the result is clear or the time is up. The
bots wait during this time. If there is a remark, they wait until the player has answered it.
"""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from time import monotonic
from typing import Any

from clubsuit.actions import may_be_off_turn
from clubsuit.bots.search.weighing import seed_by_view
from clubsuit.game import View
from clubsuit.review import Known, review_known
from clubsuit.server.ops.error_log import log_fault

LEAST = 0.05
"""Minimum loss of winning chance for a remark. Before the comparison, two standard errors are
subtracted from the loss."""
WORLDS = 64
"""Number of worlds in the first stage; half of them serve to find a better choice."""
MORE = 4
"""Factor by which the number of worlds grows with each stage."""
STAGES = 4
"""Maximum number of stages of weighing a choice."""
SECONDS = 0.35
"""Seconds after which no new stage begins. A stage takes longer than all earlier ones together."""
MOST = 3
"""Maximum number of remarks in a hand.

A trick gets at most one remark, and so do the decisions before the first trick.
"""


@dataclass(frozen=True)
class Decided:
    """A choice that a player has just made."""

    view: View
    """The player's view before the choice."""
    text: str
    ply: int
    """The ply of the table after the choice."""
    trick: int | None

    @property
    def place(self) -> tuple[int, int | None]:
        """Index of the hand, and of the trick in it."""
        return len(self.view.scores), self.trick


def decided(before: View, after: View, ply: int) -> Decided | None:
    """Return the choice that a seat made between these two views of the seat.

    Return None if the seat made no choice, had no alternative, or if the hand is over.
    """
    new = after.log[len(before.log) :]
    if not new or after.turn is None or len(after.scores) != len(before.scores):
        return None
    entry = next((one for one in new if one.seat == before.seat), None)
    if entry is None or before.turn != before.seat:
        return None
    if may_be_off_turn(before.rules, entry.text) or len(before.codes()) < 2:
        return None
    return Decided(before, entry.text, ply, entry.trick)


def costly(view: View, text: str, clock: Callable[[], float] = monotonic) -> Known | None:
    """Return the evaluation of a clearly costly choice.

    Return None for any other choice, and if the result is not clear in time.
    text: the choice, in the notation of records. clock: returns a time in seconds.
    """
    ends = clock() + SECONDS
    worlds = WORLDS
    for stage in range(STAGES):
        known = review_known(view, text, worlds, seed_by_view(view, f"{text} {stage}"), own=True)
        if known.cost - 2 * known.doubt >= LEAST:
            return known
        if known.cost + 2 * known.doubt < LEAST or known.exact or clock() > ends:
            return None
        worlds *= MORE
    return None


class Coach:
    """Tracks the remarks at one table, and makes its bots wait for them."""

    def __init__(self) -> None:
        self._remarks: list[tuple[int, int | None]] = []
        """Hand and trick of each remark made in this hand."""
        self._free = asyncio.Event()
        """Set while the bots may continue."""
        self._free.set()
        self._task: asyncio.Task[None] | None = None

    async def wait(self) -> None:
        """Wait until the bots may continue."""
        await self._free.wait()

    def begin(self) -> None:
        """Make the bots wait while a player makes a choice."""
        self.end()
        self._free.clear()

    def end(self) -> None:
        """Let the bots continue. A choice that is still being weighed gets no remark."""
        if self._task:
            self._task.cancel()
        self._task = None
        self._free.set()

    def weigh(self, work: Coroutine[Any, Any, bool]) -> None:
        """Start to weigh a choice. work: returns whether it sent a remark; if so, the bots wait for
        the player's answer."""
        self._task = asyncio.create_task(self._weigh(work))

    async def _weigh(self, work: Coroutine[Any, Any, bool]) -> None:
        waits = False
        try:
            waits = await work
        except Exception as error:
            log_fault("coach", error)
        if not waits:
            self._free.set()

    def may_remark(self, choice: Decided) -> bool:
        """Return whether another remark is allowed in this hand and trick."""
        hand = choice.place[0]
        self._remarks = [place for place in self._remarks if place[0] == hand]
        return len(self._remarks) < MOST and choice.place not in self._remarks

    def note_remark(self, choice: Decided) -> None:
        """Store that there was a remark on this choice."""
        self._remarks.append(choice.place)
