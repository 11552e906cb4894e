"""The events of a table: everything in its list besides deals, decisions and strings.

Each event is a value that is stored as JSON. `write` and `read` are the only places that know the
stored form; a name or a field that was once stored keeps its meaning.
"""

import json
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from clubsuit.server.wire.schema import ProposalKind


@dataclass(frozen=True)
class TableEvent:
    """Something that happened at a table."""

    name: ClassVar[str]
    """The stored name of the event. It stays as it is when a message or a class is renamed, so that
    old databases open."""

    def stored(self) -> dict[str, Any]:
        """Return the fields in the order in which they are stored."""
        return vars(self)

    @classmethod
    def load(cls, stored: dict[str, Any]) -> Self:
        """Return the event with these stored fields; others are ignored."""
        known = cls.__dataclass_fields__
        return cls(**{name: value for name, value in stored.items() if name in known})


@dataclass(frozen=True)
class SeatEvent(TableEvent):
    """Something that happened to a seat, or that its player did."""

    seat: int


# ---- seats ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class DeciderChange(SeatEvent):
    """Somebody else decides for a seat from now on."""


@dataclass(frozen=True)
class SeatChange(DeciderChange):
    """Somebody else has a seat from now on."""


@dataclass(frozen=True)
class Sit(SeatChange):
    """A person or a program sits down."""

    name = "sit"
    program: bool = False


@dataclass(frozen=True)
class LeaveSeat(SeatChange):
    """A player leaves a seat to its bot."""

    name = "rise"


@dataclass(frozen=True)
class Leave(SeatChange):
    """A person leaves the table for good, possibly within a hand."""

    name = "leave"


@dataclass(frozen=True)
class Away(DeciderChange):
    """A bot plays on for a person, who keeps the seat."""

    name = "away"
    idle: bool = False
    """Whether the person was asked if they are still there, and has not answered."""

    def stored(self) -> dict[str, Any]:
        return {"seat": self.seat, **({"idle": True} if self.idle else {})}


@dataclass(frozen=True)
class Back(DeciderChange):
    """A person decides for themselves again."""

    name = "back"


@dataclass(frozen=True)
class Show(SeatEvent):
    """A player shows their cards to spectators, or hides them."""

    name = "show"
    on: bool


@dataclass(frozen=True)
class Moved(TableEvent):
    """Seats became another person's, as a guest signed in; the table's row says whose."""

    name = "moved"


# ---- presence ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Asked(SeatEvent):
    """A player is asked whether they are still there."""

    name = "asked"


@dataclass(frozen=True)
class Here(SeatEvent):
    """A player who was asked is there."""

    name = "here"


# ---- clocks --------------------------------------------------------------------------------


@dataclass(frozen=True)
class TimeOut(SeatEvent):
    """No time is left for a seat's decision; its bot makes it."""

    name = "time-out"


@dataclass(frozen=True)
class Recess(TableEvent):
    """No player has been there since a time; clocks stand still."""

    name = "recess"
    since: str


@dataclass(frozen=True)
class Reopen(TableEvent):
    """A player is back after a recess."""

    name = "reopen"


# ---- the start of fair deals ---------------------------------------------------------------


@dataclass(frozen=True)
class Start(TableEvent):
    """The game starts; each of these seats gives a string."""

    name = "start"
    seats: tuple[int, ...]

    @classmethod
    def load(cls, stored: dict[str, Any]) -> Self:
        return cls(tuple(stored["seats"]))


@dataclass(frozen=True)
class Promised(SeatEvent):
    """A player promises a string by its hash."""

    name = "promise"
    hash: str


@dataclass(frozen=True)
class Late(TableEvent):
    """The table no longer waits for missing promises, or for missing strings."""

    name = "late"


# ---- proposals -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Wish:
    """What a player proposes."""

    kind: ProposalKind
    seat: int
    to: int | None = None
    """The number of the decision that would be taken back."""
    of: int | None = None
    """The seat that its bot would get."""
    clock: str | None = None
    """The clock that would be used (see `clocks`)."""


@dataclass(frozen=True)
class Propose(TableEvent):
    """A player proposes something."""

    name = "propose"
    wish: Wish
    unasked: frozenset[int] = frozenset()
    """Seats of people who are not asked, as they have let the game stand still for too long."""

    @property
    def seat(self) -> int:
        """The seat of the player who proposes."""
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
    """Something is done that all have agreed to, or that needs no agreement.

    seat: of the player who proposed it.
    """

    def stored(self) -> dict[str, Any]:
        return {"seat": self.seat, "to": None, "of": None} | vars(self)


@dataclass(frozen=True)
class TakeBack(Done):
    """The decision of this number and all after it are taken back."""

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
    """The game ends before its time."""

    name = "end"


@dataclass(frozen=True)
class Replace(Done):
    """The bot of a seat replaces its player."""

    name = "replace"
    of: int


@dataclass(frozen=True)
class Hints(Done):
    """There are hints from now on."""

    name = "hints"


@dataclass(frozen=True)
class NoHints(Done):
    """There are no hints from now on."""

    name = "nohints"


@dataclass(frozen=True)
class SetClock(Done):
    """A clock is used from now on; "" for none."""

    name = "clock"
    clock: str
    agreed: bool = True
    """Whether the players agreed on it; else the table was opened with it."""

    def stored(self) -> dict[str, Any]:
        place = {"to": None, "of": None} if self.agreed else {}
        return {"seat": self.seat, **place, "clock": self.clock}

    @classmethod
    def load(cls, stored: dict[str, Any]) -> Self:
        return cls(stored["seat"], stored["clock"], "to" in stored)


# ---- lessons and rematches -----------------------------------------------------------------


@dataclass(frozen=True)
class StepRead(TableEvent):
    """The player of a lesson has read a step."""

    name = "got"
    step: str


@dataclass(frozen=True)
class Rematch(SeatEvent):
    """A player asks for another game, at this new table."""

    name = "again"
    table: str


# ---- stored --------------------------------------------------------------------------------

_TYPES: dict[str, type[TableEvent]] = {
    one.name: one
    for one in (
        *(Sit, LeaveSeat, Leave, Away, Back, Show, Moved, Asked, Here, TimeOut, Recess, Reopen),
        *(Start, Promised, Late, Propose, Agree, Refuse, TakeBack, Pause, Resume, End, Replace),
        *(Hints, NoHints, SetClock, StepRead, Rematch),
    )
}


def write(event: TableEvent) -> str:
    """Return the text of an event, as it is stored."""
    stored = {"event": event.name, **event.stored()}
    return json.dumps(stored, separators=(",", ":"), ensure_ascii=False)


def read(text: str) -> TableEvent:
    """Return the event of a stored text. Raises KeyError or TypeError if it is none."""
    stored = json.loads(text)
    return _TYPES[stored.pop("event")].load(stored)


def done(wish: Wish) -> Done:
    """Return the event by which a wish comes true."""
    match wish:
        case Wish(kind="takeback", to=int(to)):
            return TakeBack(wish.seat, to)
        case Wish(kind="replace", of=int(of)):
            return Replace(wish.seat, of)
        case Wish(kind="clock", clock=str(clock)):
            return SetClock(wish.seat, clock)
    simple = {one.name: one for one in (Pause, Resume, End, Hints, NoHints)}
    return simple[wish.kind](wish.seat)
