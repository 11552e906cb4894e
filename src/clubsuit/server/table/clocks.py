"""The clocks of players, at tables that have a clock.

A clock is a short text: "30" is thirty seconds for each decision (a day or more for people who are
not there at the same time), "300+5" a bank of seconds for the whole game, to which each decision
adds 5, and "" is no clock.

The time that is left follows from the times of the entries, so every process and every replay gets
the same. Time does not count while no server was up (see `uptime`), and while the players paused
the game. If the players are there at the same time, it also does not count while none of them was
there: from the time in an entry `recess`, or from when the server stopped, until the next entry of
any kind (`reopen`).
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
    """The clocks after an entry. It never changes, so any thread may read it."""

    left: dict[int, float]
    """By seat of a person, the seconds left at the time `at`."""
    at: float
    seat: int | None
    """The seat whose time runs since then; None if no time runs."""
    meets: bool
    """Whether the players are there at the same time (see `Clocks`)."""
    recess: bool
    """Whether no time runs because no player is there."""
    up: Up

    def left_of(self, seat: int, now: float) -> float:
        """Return the seconds that a seat has left now."""
        ran = self.up.ran(self.at, now, self.meets) if seat == self.seat else 0.0
        return max(0.0, self.left[seat] - ran)

    @property
    def is_in_recess(self) -> bool:
        """Whether no time runs until a player is back."""
        went = self.meets and self.seat is not None and self.up.went(self.at) is not None
        return self.recess or went

    def told(self, now: float) -> list[dict[str, Any]]:
        """Return a `schema.SeatClock` for each seat."""
        runs = None if self.is_in_recess else self.seat
        return [
            {"seat": n, "left_s": round(self.left_of(n, now), 1), "runs": n == runs}
            for n in sorted(self.left)
        ]


class Stood(NamedTuple):
    """The clocks right before a decision."""

    turn: int | None
    left: dict[int, float]
    used: float
    """Seconds that the decision took."""


class Clocks:
    """Follows the changes of a table."""

    def __init__(self, pace: str, up: Up) -> None:
        """up: when a server was up."""
        self.timed_out: int | None = None
        """The seat whose bot makes this decision, as no time was left for it."""
        self._pace = pace
        self._meets = pace == "realtime"
        """Whether the players are there at the same time; else time runs while none is there."""
        self._up = up
        self._clock: Clock | None = None
        self._left: dict[int, float] = {}
        """By seat, the seconds for its next decision, if they differ from those of a new clock."""
        self._turn: int | None = None
        """The seat that is to decide since the last entry."""
        self._runs = False
        """Whether its time runs."""
        self._recess = False
        """Whether no player is there."""
        self._used = 0.0
        """Seconds that this decision had taken by the last entry."""
        self._at: float | None = None
        self._stood: dict[int, Stood] = {}
        """By number, the clocks before each decision of this hand since the clock was chosen."""

    def at(self, at: str | None) -> None:
        """Count the time until the next entry, which was stored at this time."""
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
        """Take in a decision. Decisions at the same moment, as when a player claims the rest of a
        hand, take no time and add none."""
        self._stood[number] = Stood(self._turn, dict(self._left), self._used)
        if seat != self._turn:
            return
        if self._clock and self._used and (not bot or self.timed_out == seat):
            self._left[seat] = self._clock.after(self._of(seat) - self._used)
        self.timed_out = None
        self._used = 0.0

    def goes_on(self, turn: int | None, stands: bool) -> None:
        """Note who is to decide after an entry. stands: whether no time runs, whoever it is."""
        if turn != self._turn:
            self.timed_out = None
            self._used = 0.0
        self._turn = turn
        stands = stands or self._recess
        self._runs = self._clock is not None and turn is not None and not stands

    def _of(self, seat: int) -> float:
        return self._left.get(seat, self._clock.first if self._clock else 0.0)

    def standing(self, people: set[int], awaited: bool) -> Standing | None:
        """Return the clocks of these seats; None without a clock.

        awaited: whether the table waits for one of them.
        """
        if self._clock is None or self._at is None:
            return None
        left = {n: self._of(n) - (self._used if n == self._turn else 0.0) for n in people}
        runs = self._runs and awaited and self.timed_out is None
        about = self._turn if runs else None, self._meets, self._recess
        return Standing(left, self._at, *about, self._up)
