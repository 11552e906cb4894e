"""The agreements of a table's players: that a decision is taken back, that the game pauses or
ends, that a bot has the seat of somebody who is away, that there are hints.

One player proposes, and it is done when all others who sit there and are not away have agreed; the
end, and a bot in a player's place, need only those who are here. One refusal is enough. Each step
is an entry of the table's list, so that a replay knows who has agreed to what, and nothing is ever
removed from the list.
"""

from dataclasses import dataclass, field
from typing import Any

from clubsuit.server.table.events import (
    Agree,
    DeciderChange,
    Done,
    End,
    Hints,
    NoHints,
    Pause,
    Propose,
    Refuse,
    Resume,
    SetClock,
    Sit,
    TableEvent,
    Wish,
)


@dataclass
class Proposal:
    """A proposal, until all have answered it."""

    number: int
    """The number of its entry, which answers name."""
    wish: Wish
    agreed: set[int] = field(default_factory=set)
    unasked: frozenset[int] = frozenset()
    """Seats of people who are not asked, as they have let the game stand still for too long."""


class Agreements:
    """Follows the proposals of a table."""

    def __init__(self) -> None:
        self.proposal: Proposal | None = None
        self.declined: int | None = None
        """The seat that refused the last proposal, until the game continues."""
        self.paused = False
        self.hints = False
        """Whether there are hints although several people play."""
        self.clock = ""
        """The clock that is used (see `clocks`)."""
        self.ended: list[int] | None = None
        """The seats that agreed to end the game before its time; None if it has not ended so."""

    def happened(self, number: int, event: TableEvent) -> None:
        """Take in the event of this number."""
        match event:
            case Propose(wish=wish, unasked=unasked):
                self.declined = None
                self.proposal = Proposal(number, wish, {wish.seat}, unasked)
            case Agree(seat=seat):
                assert self.proposal is not None
                self.proposal.agreed.add(seat)
            case Refuse(seat=seat):
                if self.proposal and self.proposal.wish.seat != seat:
                    self.declined = seat
                self.proposal = None
            case Done(seat=seat):
                agreed = self.proposal.agreed if self.proposal else set()
                self.proposal = None
                self._do(event, sorted(agreed | {seat}))
        self._reseat(event)

    def _do(self, event: Done, agreed: list[int]) -> None:
        match event:
            case Pause() | Resume():
                self.paused = isinstance(event, Pause)
            case Hints() | NoHints():
                self.hints = isinstance(event, Hints)
            case SetClock(clock=clock):
                self.clock = clock
            case End():
                self.ended = agreed

    def _reseat(self, event: TableEvent) -> None:
        """Drop the proposal if a new player sits down, or if its proposer, or the player to be
        replaced, comes or goes. If another player goes, the others decide (`Proposals.settle`)."""
        wish = self.proposal and self.proposal.wish
        match event:
            case Sit():
                self.proposal = None
                self.hints = False  # the new player has not been asked
            case DeciderChange(seat=seat):
                if wish and seat in (wish.seat, wish.of):
                    self.proposal = None

    def decided(self) -> None:
        """Take in a decision or a deal: another decision is the last one now, and no bot takes a
        seat for good within a hand."""
        self.declined = None
        if self.proposal and self.proposal.wish.kind in ("takeback", "replace"):
            self.proposal = None

    @property
    def holds_bots(self) -> bool:
        """Whether no bot decides now."""
        asked = self.proposal is not None and self.proposal.wish.kind == "takeback"
        return self.paused or asked or self.ended is not None

    def missing(self, voters: set[int]) -> set[int]:
        """Return those of these seats that have not answered the proposal."""
        one = self.proposal  # read once: another thread may be at work
        return voters - one.agreed - one.unasked if one else set()

    def told(self, voters: set[int]) -> dict[str, Any] | None:
        """Return the proposal as `schema.Proposal`."""
        one = self.proposal
        if one is None:
            return None
        about = {"number": one.number, "kind": one.wish.kind, "seat": one.wish.seat}
        missing = sorted(self.missing(voters))
        return about | {"of": one.wish.of, "clock": one.wish.clock, "missing": missing}
