"""The players' clocks.

A clock is a short text. "30" gives thirty seconds for each decision; at correspondence tables each
decision gets a day or more. "300+5" gives 300 seconds for the whole game and adds 5 seconds after
each decision. "" means that there is no clock.

The remaining time follows from the times of the table's entries, so every process and every replay
computes the same time. Clocks stop while no server is up (see `uptime`) and while the game is
paused. At real-time tables they also stop while no player is connected. Such a break begins at the
time in a `recess` entry, or when the server stopped. It ends with the next entry (usually
`reopen`).
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
    """The clocks of a table after an entry. Immutable, so any thread may read it."""

    left: dict[int, float]
    """The seconds left at the time `at`, by seat of a person."""
    at: float
    """Time of the entry, in seconds since 1970."""
    seat: int | None
    """The seat whose clock has run since `at`; None if no clock runs."""
    meets: bool
    """Whether this is a real-time table."""
    recess: bool
    """Whether the clocks stand still because no player is connected."""
    up: Up

    def left_of(self, seat: int, now: float) -> float:
        """Return the seconds that a seat has left at the time `now`."""
        ran = self.up.ran(self.at, now, self.meets) if seat == self.seat else 0.0
        return max(0.0, self.left[seat] - ran)

    @property
    def is_in_recess(self) -> bool:
        """Whether the clocks stand still until a player is back."""
        went = self.meets and self.seat is not None and self.up.went(self.at) is not None
        return self.recess or went

    def as_messages(self, now: float) -> list[dict[str, Any]]:
        """Return the clock of each seat in the form of `schema.SeatClock`."""
        runs = None if self.is_in_recess else self.seat
        return [
            {"seat": n, "left_s": round(self.left_of(n, now), 1), "runs": n == runs}
            for n in sorted(self.left)
        ]


class _Before(NamedTuple):
    """The clocks right before a decision."""

    turn: int | None
    left: dict[int, float]
    used: float
    """Seconds that the player took for the decision."""


class Clocks:
    """Computes the clocks of a table from its entries."""

    def __init__(self, pace: str, up: Up) -> None:
        """up: the times at which a server was up."""
        self.timed_out: int | None = None
        """The seat whose time for this decision has run out, so that its bot decides."""
        self._pace = pace
        self._meets = pace == "realtime"
        """Whether this is a real-time table; at others the clocks also run while no player is
        connected."""
        self._up = up
        self._clock: Clock | None = None
        self._left: dict[int, float] = {}
        """The seconds for the next decision of each seat; a missing seat has a full clock."""
        self._turn: int | None = None
        """The seat whose turn it is."""
        self._runs = False
        """Whether the clock runs for the seat whose turn it is."""
        self._recess = False
        """Whether the clocks stand still because no player is connected."""
        self._used = 0.0
        """Seconds that had been used for this decision at the time of the last entry."""
        self._at: float | None = None
        """Time of the last entry, in seconds since 1970."""
        self._before: dict[int, _Before] = {}
        """The clocks before each decision of this hand, by entry number. Decisions made before the
        clock was last changed are missing."""

    def count_until(self, at: str | None) -> None:
        """Count the time until the next entry. at: the time of that entry."""
        if at is None:
            return  # entries of old tables have no time
        now = seconds(at)
        if self._runs and self._at is not None:
            self._used += self._up.ran(self._at, now, self._meets)
        self._at = now
        self._recess = False

    def on_event(self, event: TableEvent) -> None:
        """Update the clocks for an event."""
        match event:
            case SetClock(clock=clock):
                self._clock = read_clock(clock, self._pace)
                self._left = {}
                self._used = 0.0
                self._before = {}
            case TimeOut(seat=seat):
                self.timed_out = seat
            case Recess(since=since):
                self._stop_since(since)
            case TakeBack(to=to):
                self._take_back(to)
            case DeciderChange(seat=seat) | Replace(of=seat) if seat == self._turn:
                self.timed_out = None  # the new player gets the full time
                self._used = 0.0

    def _stop_since(self, since: str) -> None:
        """Stop the clocks, and give back the time used since `since`."""
        self._recess = True
        if self._runs and self._at is not None:
            gone = self._up.ran(seconds(since), self._at, self._meets)
            self._used = max(0.0, self._used - gone)

    def _take_back(self, to: int) -> None:
        """Set the clocks back to the moment before the decision with this number."""
        self.timed_out = None
        self._used = 0.0
        if before := self._before.get(to):
            self._turn, self._left, self._used = before.turn, dict(before.left), before.used

    def on_deal(self) -> None:
        """Note a deal; earlier decisions can no longer be taken back."""
        self._before = {}

    def on_decision(self, number: int, seat: int, bot: str | None) -> None:
        """Update the clocks for a decision.

        If decisions are stored together because a player claims the rest of the hand, they use no
        time and add none to the clock.
        """
        self._before[number] = _Before(self._turn, dict(self._left), self._used)
        if seat != self._turn:
            return
        if self._clock and self._used and (not bot or self.timed_out == seat):
            self._left[seat] = self._clock.after(self._of(seat) - self._used)
        self.timed_out = None
        self._used = 0.0

    def set_turn(self, turn: int | None, stopped: bool) -> None:
        """Note whose turn it is after an entry. stopped: whether all clocks stand still."""
        if turn != self._turn:
            self.timed_out = None
            self._used = 0.0
        self._turn = turn
        stopped = stopped or self._recess
        self._runs = self._clock is not None and turn is not None and not stopped

    def _of(self, seat: int) -> float:
        return self._left.get(seat, self._clock.first if self._clock else 0.0)

    def standing(self, people: set[int], awaited: bool) -> Standing | None:
        """Return the clocks of these seats; None if the table has no clock.

        awaited: whether it is the turn of one of them.
        """
        if self._clock is None or self._at is None:
            return None
        left = {n: self._of(n) - (self._used if n == self._turn else 0.0) for n in people}
        runs = self._runs and awaited and self.timed_out is None
        about = self._turn if runs else None, self._meets, self._recess
        return Standing(left, self._at, *about, self._up)
