"""How much time there is to decide, at tables whose players want a clock.

A clock is a short text: "30" is thirty seconds for each decision (a day or more: for people who
are not there at the same time), "300+5" a bank of seconds for the whole game, to which each
decision adds 5; "" is none.

What is left follows from the times of the entries in the table's list, so every process and every
replay comes to the same, and nothing is lost with a process. What does not count: time in which no
server was up (see `uptime`), and in which the players had stopped the game. Where people meet, nor
does time in which none of those who play was there: since when is told by an entry `recess`, or
else it is when the server went; until when by the next entry, whatever it is (`reopen`).
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

from clubsuit.server.storage.store import seconds
from clubsuit.server.storage.uptimes import Up
from clubsuit.server.table.events import (
    DeciderChange,
    Recess,
    Replace,
    SetClock,
    TableEvent,
    TakeBack,
    TimeOut,
)
from clubsuit.server.wire.time_controls import Clock, read_clock


@dataclass(frozen=True)
class Standing:
    """The clocks after an entry of the list. It never changes, so any thread may read it."""

    left: dict[int, float]
    """By seat of a person, seconds at this moment:"""
    at: float
    seat: int | None
    """Whose time runs since then; None: nobody's."""
    meets: bool
    """Whether the players meet: see `Clocks`."""
    recess: bool
    """The table stands still since none of them is there."""
    up: Up

    def left_of(self, seat: int, now: float) -> float:
        """What a seat has left now."""
        ran = self.up.ran(self.at, now, self.meets) if seat == self.seat else 0.0
        return max(0.0, self.left[seat] - ran)

    @property
    def is_in_recess(self) -> bool:
        """Whether no time runs until those who play are back."""
        went = self.meets and self.seat is not None and self.up.went(self.at) is not None
        return self.recess or went

    def told(self, now: float) -> list[dict[str, Any]]:
        """As `schema.SeatClock`."""
        runs = None if self.is_in_recess else self.seat
        return [
            {"seat": n, "left_s": round(self.left_of(n, now), 1), "runs": n == runs}
            for n in sorted(self.left)
        ]


class Stood(NamedTuple):
    """How the clocks stood when a decision was made, before it changed them."""

    turn: int | None
    left: dict[int, float]
    used: float
    """Seconds that the decision took."""


class Clocks:
    """Follows the entries of a table's list."""

    def __init__(self, pace: str, up: Up) -> None:
        """up: when a server was."""
        self.timed_out: int | None = None
        """The seat whose bot makes this decision, as there was no time left for it."""
        self._pace = pace
        self._meets = pace == "live"
        """The players meet; else time runs while none of them is there, as they have days."""
        self._up = up
        self._clock: Clock | None = None
        self._left: dict[int, float] = {}
        """By seat: what there is for its next decision, where that is not the usual."""
        self._turn: int | None = None
        """Who is to decide since the last entry,"""
        self._runs = False
        """whether that costs time,"""
        self._recess = False
        """or none of those who play is there;"""
        self._used = 0.0
        """and how much of it this decision has taken by then."""
        self._at: float | None = None
        self._stood: dict[int, Stood] = {}
        """For each decision of this hand since the clock was chosen, by its number."""

    def at(self, at: str | None) -> None:
        """An entry of this time follows: what was to be decided before it has taken so long."""
        if at is None:
            return  # of a list from before entries had times
        now = seconds(at)
        if self._runs and self._at is not None:
            self._used += self._up.ran(self._at, now, self._meets)
        self._at = now
        self._recess = False

    def happened(self, event: TableEvent) -> None:
        """Take in an event."""
        match event:
            case SetClock(clock=clock):
                self._clock = read_clock(clock, self._pace)
                self._left = {}
                self._used = 0.0
                self._stood = {}
            case TimeOut(seat=seat):
                self.timed_out = seat
            case Recess(since=since):
                self._stop_since(since)
            case TakeBack(to=to):
                self._take_back(to)
            case DeciderChange(seat=seat) | Replace(of=seat) if seat == self._turn:
                self.timed_out = None  # and the new player has the whole time
                self._used = 0.0

    def _stop_since(self, since: str) -> None:
        """Stop the clock, and give back the time since then."""
        self._recess = True
        if self._runs and self._at is not None:
            gone = self._up.ran(seconds(since), self._at, self._meets)
            self._used = max(0.0, self._used - gone)

    def _take_back(self, to: int) -> None:
        """Undo the decision of this number, and all that came after it."""
        self.timed_out = None
        self._used = 0.0
        if stood := self._stood.get(to):
            self._turn, self._left, self._used = stood.turn, dict(stood.left), stood.used

    def dealt(self) -> None:
        """Note a deal: no decision before it can be taken back."""
        self._stood = {}

    def decided(self, number: int, seat: int, bot: str | None) -> None:
        """The entry is a decision of this seat. What comes at the same moment as another one (the
        rest of a hand that somebody takes) takes no time and adds none."""
        self._stood[number] = Stood(self._turn, dict(self._left), self._used)
        if seat != self._turn:
            return
        if self._clock and self._used and (not bot or self.timed_out == seat):
            self._left[seat] = self._clock.after(self._of(seat) - self._used)
        self.timed_out = None
        self._used = 0.0

    def goes_on(self, turn: int | None, stands: bool) -> None:
        """After the entry this seat is to decide. stands: no time runs, whoever it is."""
        if turn != self._turn:
            self.timed_out = None
            self._used = 0.0
        self._turn = turn
        stands = stands or self._recess
        self._runs = self._clock is not None and turn is not None and not stands

    def _of(self, seat: int) -> float:
        return self._left.get(seat, self._clock.first if self._clock else 0.0)

    def standing(self, people: set[int], awaited: bool) -> Standing | None:
        """What is left to each of these; None without a clock.

        awaited: it is one of them whom the table waits for.
        """
        if self._clock is None or self._at is None:
            return None
        left = {n: self._of(n) - (self._used if n == self._turn else 0.0) for n in people}
        runs = self._runs and awaited and self.timed_out is None
        about = self._turn if runs else None, self._meets, self._recess
        return Standing(left, self._at, *about, self._up)
