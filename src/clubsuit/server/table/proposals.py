"""What the players of a table agree on: that a decision is taken back, that the game pauses or
ends, that a bot has the seat of somebody who is away, that there are hints.

One player proposes, and it is done when all others who sit there and are not away have agreed; the
end, and a bot in a player's place, need only those who are here. One refusal is enough. Each step
is an entry of the table's list, so that a replay knows who has agreed to what, and nothing is ever
removed from the list.
"""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from clubsuit.server.storage.store import event_text

Kind: TypeAlias = Literal[
    "takeback", "pause", "resume", "end", "replace", "hints", "nohints", "clock"
]


OF_THOSE_HERE: Collection[Kind] = ("replace", "end")
"""Proposals that need only the votes of those who are here, except at tables for several days: the
others might never answer."""


@dataclass(frozen=True)
class Wish:
    """What somebody would like."""

    kind: Kind
    seat: int
    to: int | None = None
    """The number of the decision that would be taken back,"""
    of: int | None = None
    """or the seat that would be its bot's,"""
    clock: str | None = None
    """or how much time there would be to decide (see `clocks`)."""


@dataclass
class Proposal:
    """What somebody proposes, until all have answered."""

    number: int
    """Of its entry in the table's list: answers name it."""
    wish: Wish
    agreed: set[int] = field(default_factory=set)
    unasked: frozenset[int] = frozenset()
    """Seats of people who are not asked, as they have let the game stand still for too long."""


class Agreements:
    """Follows the entries of a table's list that tell of proposals."""

    def __init__(self) -> None:
        self.proposal: Proposal | None = None
        self.declined: int | None = None
        """Who has said no to the last one, until the game goes on."""
        self.paused = False
        self.hints = False
        """Whether there are hints although several people play."""
        self.clock = ""
        """How much time there is to decide (see `clocks`)."""
        self.ended: list[int] | None = None
        """Who has agreed that the game ends before its time; None: it goes on."""

    def note(self, number: int, told: dict[str, Any]) -> None:
        """Take in an entry."""
        event = told["event"]
        if event == "propose":
            self.declined = None
            seat = told["seat"]
            about = told["kind"], seat, told.get("to"), told.get("of"), told.get("clock")
            unasked = frozenset(told.get("unasked", ()))
            self.proposal = Proposal(number, Wish(*about), {seat}, unasked)
        elif event == "agree":
            assert self.proposal is not None
            self.proposal.agreed.add(told["seat"])
        else:
            agreed = self.proposal.agreed if self.proposal else set()
            if event == "refuse" and self.proposal and self.proposal.wish.seat != told["seat"]:
                self.declined = told["seat"]
            self.proposal = None
            self.clock = told.get("clock", self.clock)
            self._do(event, sorted(agreed | {told["seat"]}))

    def _do(self, event: str, agreed: list[int]) -> None:
        if event in ("pause", "resume"):
            self.paused = event == "pause"
        elif event in ("hints", "nohints"):
            self.hints = event == "hints"
        elif event == "end":
            self.ended = agreed

    def decided(self) -> None:
        """Note a decision or a deal: another decision is the last one now, and no bot takes a seat
        for good within a hand."""
        self.declined = None
        if self.proposal and self.proposal.wish.kind in ("takeback", "replace"):
            self.proposal = None

    def reseated(self, event: str, seat: int) -> None:
        """Drop the proposal if a new player sits down, or if its proposer, or the player to be
        replaced, comes or goes. If another player goes, the rest decide (see `Table.settle`)."""
        wish = self.proposal and self.proposal.wish
        if wish and (event == "sit" or seat in (wish.seat, wish.of)):
            self.proposal = None

    def joined(self) -> None:
        """Somebody sits there who has not been asked about hints."""
        self.hints = False

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
        """The proposal as in `schema.Proposal`."""
        one = self.proposal
        if one is None:
            return None
        about = {"number": one.number, "kind": one.wish.kind, "seat": one.wish.seat}
        missing = sorted(self.missing(voters))
        return about | {"of": one.wish.of, "clock": one.wish.clock, "missing": missing}


def proposed(wish: Wish, unasked: Collection[int] = ()) -> str:
    """The entry of a proposal."""
    about = {"unasked": sorted(unasked)} if unasked else {}
    return event_text("propose", kind=wish.kind, **_about(wish), **about)


def done(wish: Wish) -> str:
    """The entry of what has been agreed on."""
    return event_text(wish.kind, **_about(wish))


def _about(wish: Wish) -> dict[str, Any]:
    clock = {} if wish.clock is None else {"clock": wish.clock}
    return {"seat": wish.seat, "to": wish.to, "of": wish.of, **clock}
