"""Proposals and votes of the players at a table.

Players can propose to take back a decision, to allow hints, or to change the clock. They can also
propose to pause, resume or end the game, or to give the seat of an absent player to a bot. A
proposal is carried out when all other players who are not away have agreed. Ending the game and
replacing a player need only the votes of connected players. One refusal rejects a proposal.
Proposals and votes are stored as entries of the table, so a replay restores them. Entries are never
removed.
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
    """An open proposal."""

    number: int
    """Number of the proposal's entry; votes refer to it."""
    wish: Wish
    agreed: set[int] = field(default_factory=set)
    unasked: frozenset[int] = frozenset()
    """Seats whose votes are not needed because their players have been inactive for too long."""


class Agreements:
    """Tracks the proposals at a table and what they have changed."""

    def __init__(self) -> None:
        self.proposal: Proposal | None = None
        self.declined: int | None = None
        """The seat that refused the last proposal, until the next proposal or decision."""
        self.paused = False
        self.hints = False
        """Whether the players have allowed hints although several people play."""
        self.clock = ""
        """The current clock (see `clocks`)."""
        self.ended: list[int] | None = None
        """The seats that agreed to end the game early; None if it was not ended early."""

    def on_event(self, number: int, event: TableEvent) -> None:
        """Update the proposal for an event. number: the number of the event's entry."""
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
        """Drop the proposal if a new player sits down.

        Also drop it if its proposer, or the player to be replaced, goes away or returns.

        If any other player goes away, the remaining players decide (`Proposals.settle`).
        """
        wish = self.proposal and self.proposal.wish
        match event:
            case Sit():
                self.proposal = None
                self.hints = False  # the new player has not been asked
            case DeciderChange(seat=seat):
                if wish and seat in (wish.seat, wish.of):
                    self.proposal = None

    def on_decision(self) -> None:
        """Drop a proposal that a new decision or deal makes obsolete.

        A take-back would now concern another decision, and a bot can replace a player only between
        two hands.
        """
        self.declined = None
        if self.proposal and self.proposal.wish.kind in ("takeback", "replace"):
            self.proposal = None

    @property
    def holds_bots(self) -> bool:
        """Whether bots must not decide now."""
        asked = self.proposal is not None and self.proposal.wish.kind == "takeback"
        return self.paused or asked or self.ended is not None

    def missing(self, voters: set[int]) -> set[int]:
        """Return the voters that have not voted on the proposal yet."""
        proposal = self.proposal  # read once because another thread may change it
        return voters - proposal.agreed - proposal.unasked if proposal else set()

    def as_message(self, voters: set[int]) -> dict[str, Any] | None:
        """Return the open proposal in the form of `schema.Proposal`; None if there is none."""
        proposal = self.proposal
        if proposal is None:
            return None
        wish = proposal.wish
        about = {"number": proposal.number, "kind": wish.kind, "seat": wish.seat}
        missing = sorted(self.missing(voters))
        return about | {"of": wish.of, "clock": wish.clock, "missing": missing}
