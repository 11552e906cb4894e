"""The events of a table: all its entries except deals, decisions and the players' strings.

Each event is an immutable value and is stored as JSON. Only `write` and `read` know the stored
form. Stored names and fields must keep their meaning, because old tables contain them.
"""

import json
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

from clubsuit.server.wire.schema import ProposalKind


@dataclass(frozen=True)
class TableEvent:
    """Something that happened at a table."""

    name: ClassVar[str]
    """The stored name of the event. It never changes, even if a message or a class is renamed,
    because old databases contain it."""

    def stored(self) -> dict[str, Any]:
        """Return the fields in the order in which they are stored."""
        return vars(self)

    @classmethod
    def load(cls, stored: dict[str, Any]) -> Self:
        """Return the event with these stored fields. Unknown fields are ignored."""
        known = cls.__dataclass_fields__
        return cls(**{name: value for name, value in stored.items() if name in known})


@dataclass(frozen=True)
class SeatEvent(TableEvent):
    """An event that concerns one seat."""

    seat: int


# ---- seats ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class DeciderChange(SeatEvent):
    """From now on, another person or a bot decides for a seat."""


@dataclass(frozen=True)
class SeatChange(DeciderChange):
    """A seat gets another owner: a person or a bot."""


@dataclass(frozen=True)
class Sit(SeatChange):
    """A person or a program takes a seat."""

    name = "sit"
    program: bool = False


@dataclass(frozen=True)
class LeaveSeat(SeatChange):
    """A player gives a seat back to its bot."""

    name = "rise"


@dataclass(frozen=True)
class Leave(SeatChange):
    """A person leaves the table for good, perhaps in the middle of a hand."""

    name = "leave"
    nameless: bool = False
    """Whether the person has deleted their data, so that their name is removed."""

    def stored(self) -> dict[str, Any]:
        return {"seat": self.seat, **({"nameless": True} if self.nameless else {})}


@dataclass(frozen=True)
class Away(DeciderChange):
    """A bot plays for a person, who keeps the seat."""

    name = "away"
    idle: bool = False
    """Whether the person was asked if they are still there and did not answer."""

    def stored(self) -> dict[str, Any]:
        return {"seat": self.seat, **({"idle": True} if self.idle else {})}


@dataclass(frozen=True)
class Back(DeciderChange):
    """A person is back and decides again."""

    name = "back"


@dataclass(frozen=True)
class Show(SeatEvent):
    """A player shows their cards to spectators, or hides them again."""

    name = "show"
    on: bool


@dataclass(frozen=True)
class Moved(TableEvent):
    """Seats were moved to another person, or a person has chosen another face.

    Seats move when a guest signs in or a password is changed. The new owners of the seats and their
    faces are in the table's row.
    """

    name = "moved"


# ---- presence ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Asked(SeatEvent):
    """A player is asked whether they are still there."""

    name = "asked"


@dataclass(frozen=True)
class Here(SeatEvent):
    """A player has confirmed that they are still there."""

    name = "here"


# ---- choices at the same time --------------------------------------------------------------


@dataclass(frozen=True)
class Chosen(SeatEvent):
    """A seat has chosen, while others still choose at the same time (see `choices`)."""

    name = "choose"
    text: str = field(repr=False)
    """The choice in the notation of RECORD.md, which only this seat may see."""
    bot: str | None = None
    """The bot that chose; None for a person."""


# ---- clocks --------------------------------------------------------------------------------


@dataclass(frozen=True)
class TimeOut(SeatEvent):
    """A player's time has run out; a bot makes the decision."""

    name = "time-out"


@dataclass(frozen=True)
class Recess(TableEvent):
    """The clocks stop because no player is connected."""

    name = "recess"
    since: str
    """Time at which the last player left."""


@dataclass(frozen=True)
class Reopen(TableEvent):
    """A player is back after a recess; the clocks run again."""

    name = "reopen"


# ---- the start of fair deals ---------------------------------------------------------------


@dataclass(frozen=True)
class Start(TableEvent):
    """The game starts; each of these seats has to send a string."""

    name = "start"
    seats: tuple[int, ...]

    @classmethod
    def load(cls, stored: dict[str, Any]) -> Self:
        return cls(tuple(stored["seats"]))


@dataclass(frozen=True)
class Promised(SeatEvent):
    """A player has sent the hash of their string."""

    name = "promise"
    hash: str


@dataclass(frozen=True)
class Late(TableEvent):
    """The table stops waiting for the promises or strings that are missing."""

    name = "late"


# ---- proposals -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Wish:
    """The content of a proposal."""

    kind: ProposalKind
    seat: int
    to: int | None = None
    """Entry number of the decision to take back."""
    of: int | None = None
    """The seat whose player is to be replaced by a bot."""
    clock: str | None = None
    """The proposed clock (see `clocks`)."""


@dataclass(frozen=True)
class Propose(TableEvent):
    """A player makes a proposal."""

    name = "propose"
    wish: Wish
    unasked: frozenset[int] = frozenset()
    """Seats whose votes are not needed because their players have been inactive for too long."""

    @property
    def seat(self) -> int:
        """The seat of the player who makes the proposal."""
        return self.wish.seat

    def stored(self) -> dict[str, Any]:
        about = dict(vars(self.wish))
        if self.wish.clock is None:
            del about["clock"]
        return about | ({"unasked": sorted(self.unasked)} if self.unasked else {})

    @classmethod
    def load(cls, stored: dict[str, Any]) -> Self:
        about = (stored.get(name) for name in ("to", "of", "clock"))
        wish = Wish(stored["kind"], stored["seat"], *about)
        return cls(wish, frozenset(stored.get("unasked", ())))


@dataclass(frozen=True)
class Agree(SeatEvent):
    """A player agrees to the proposal."""

    name = "agree"


@dataclass(frozen=True)
class Refuse(SeatEvent):
    """A player refuses the proposal, or withdraws their own."""

    name = "refuse"


@dataclass(frozen=True)
class Done(SeatEvent):
    """A proposal is carried out, or a change that needs no votes is made.

    seat: the seat of the player who proposed it.
    """

    def stored(self) -> dict[str, Any]:
        return {"seat": self.seat, "to": None, "of": None} | vars(self)


@dataclass(frozen=True)
class TakeBack(Done):
    """The decision with this entry number and all later decisions are taken back."""

    name = "takeback"
    to: int


@dataclass(frozen=True)
class Pause(Done):
    """The game pauses."""

    name = "pause"


@dataclass(frozen=True)
class Resume(Done):
    """The game continues after a pause."""

    name = "resume"


@dataclass(frozen=True)
class End(Done):
    """The game ends early."""

    name = "end"


@dataclass(frozen=True)
class Replace(Done):
    """A bot replaces a player for good."""

    name = "replace"
    of: int
    """The seat of the player who is replaced."""


@dataclass(frozen=True)
class Hints(Done):
    """Hints are allowed from now on."""

    name = "hints"


@dataclass(frozen=True)
class NoHints(Done):
    """Hints are no longer allowed."""

    name = "nohints"


@dataclass(frozen=True)
class SetClock(Done):
    """From now on, the table uses this clock; "" means no clock."""

    name = "clock"
    clock: str
    agreed: bool = True
    """True if the players agreed on the clock, False if the table was opened with it."""

    def stored(self) -> dict[str, Any]:
        place = {"to": None, "of": None} if self.agreed else {}
        return {"seat": self.seat, **place, "clock": self.clock}

    @classmethod
    def load(cls, stored: dict[str, Any]) -> Self:
        return cls(stored["seat"], stored["clock"], "to" in stored)


# ---- lessons and rematches -----------------------------------------------------------------


@dataclass(frozen=True)
class StepRead(TableEvent):
    """The player has read a step of the lesson."""

    name = "got"
    step: str


@dataclass(frozen=True)
class Rematch(SeatEvent):
    """A player asks for a rematch."""

    name = "again"
    table: str
    """The id of the new table."""


# ---- stored --------------------------------------------------------------------------------

_TYPES: dict[str, type[TableEvent]] = {
    event.name: event
    for event in (
        *(Sit, LeaveSeat, Leave, Away, Back, Show, Moved, Asked, Here, TimeOut, Recess, Reopen),
        Chosen,
        *(Start, Promised, Late, Propose, Agree, Refuse, TakeBack, Pause, Resume, End, Replace),
        *(Hints, NoHints, SetClock, StepRead, Rematch),
    )
}


def write(event: TableEvent) -> str:
    """Return an event as the text that is stored."""
    stored = {"event": event.name, **event.stored()}
    return json.dumps(stored, separators=(",", ":"), ensure_ascii=False)


def read(text: str) -> TableEvent:
    """Return the event that a stored text describes.

    Raises KeyError or TypeError if the text is not a known event.
    """
    stored = json.loads(text)
    return _TYPES[stored.pop("event")].load(stored)


def done(wish: Wish) -> Done:
    """Return the event that carries out a proposal."""
    match wish:
        case Wish(kind="takeback", to=int(to)):
            return TakeBack(wish.seat, to)
        case Wish(kind="replace", of=int(of)):
            return Replace(wish.seat, of)
        case Wish(kind="clock", clock=str(clock)):
            return SetClock(wish.seat, clock)
    simple = {event.name: event for event in (Pause, Resume, End, Hints, NoHints)}
    return simple[wish.kind](wish.seat)
