"""The events of a table for its record (`events` in RECORD.md).

They show when a person and when a bot decided for each seat.
"""

from bisect import bisect_left

from clubsuit.record import Event, HandRecord
from clubsuit.server.storage.rows import TableRow, is_gone
from clubsuit.server.table.entries import Change, Dealt, Decided
from clubsuit.server.table.events import (
    Agree,
    Away,
    Back,
    DeciderChange,
    Done,
    Late,
    NoHints,
    Pause,
    Propose,
    Refuse,
    Replace,
    Resume,
    SetClock,
    Sit,
    TableEvent,
    TakeBack,
    TimeOut,
    Wish,
)
from clubsuit.server.table.strings import Strings

UNKNOWN = ""
"""Value for a seat while it is unknown whether a person or which bot decides there."""


class Chronicle:
    """Collects the events of one table."""

    def __init__(self, row: TableRow, strings: Strings) -> None:
        """strings: the strings of the table. `note` must be called before a change updates them."""
        self._events: list[Event] = []
        self._row = row
        self._strings = strings
        self._hand = -1
        self._numbers: list[int] = []
        """Entry numbers of the decisions of this hand that have not been taken back."""
        self._decides: dict[int, str | None] = {}
        """The bot that decides for each seat according to the events so far; None for a person."""
        self._asked = False
        """Whether an open proposal has been added to the events."""
        self._kind = ""
        """Kind of the last proposal."""
        self._about: set[int | None] = set()
        """The seats of the last proposal: its proposer and the player to be replaced, if any."""

    def events(self, row: TableRow, hands: list[HandRecord]) -> list[Event]:
        """Return the events for a record.

        row: the table with its present players. hands: the hands of the record.
        """
        named = list(self._events)
        _name_those_who_sit(row, named)
        return [_placed(event, hands) for event in named]

    def note(self, number: int, at: str | None, change: Change) -> None:
        """Note a change before it is applied to the table."""
        if isinstance(change, Dealt | Decided) and self._kind in ("takeback", "replace"):
            self._asked = False  # see `Agreements.on_decision`
        match change:
            case TableEvent():
                self._on_event(change, at)
            case Dealt():
                self._hand += 1
                self._numbers = []
            case Decided():
                self._on_decision(number, at, change)

    def _add(self, seat: int, text: str, at: str | None) -> None:
        place = max(self._hand, 0), len(self._numbers)
        self._events.append(Event(*place, seat, text, at))

    def _on_decision(self, number: int, at: str | None, decision: Decided) -> None:
        seat, bot = decision.seat, decision.bot
        if not self._row.open:  # only the owner of the table ever sits there
            bot = bot or self._row.seats[seat].played_by
        known = self._decides.get(seat, UNKNOWN)
        if number > self._row.given and bot != known:
            if bot:
                self._add(seat, f"bot {bot}", at)
            elif known != UNKNOWN:
                self._add(seat, "return", at)
            self._decides[seat] = bot
        self._numbers.append(number)

    def _on_event(self, event: TableEvent, at: str | None) -> None:
        match event:
            case Late():
                self._wait_no_longer(at)
            case DeciderChange():
                self._seated(event, at)
            case TimeOut(seat=seat):
                self._add(seat, "time-out", at)
            case Propose(wish=wish):
                self._asked, self._kind = True, wish.kind
                self._about = {wish.seat, wish.of}
                self._add(wish.seat, f"ask {self._what(wish)}", at)
            case Agree(seat=seat) | Refuse(seat=seat):
                self._asked &= isinstance(event, Agree)
                self._add(seat, event.name, at)
            case Done():
                self._done(event, at)

    def _wait_no_longer(self, at: str | None) -> None:
        for seat in sorted(self._strings.seats):
            if self._strings.wanted_of(seat):
                self._add(seat, "time-out", at)

    def _seated(self, event: DeciderChange, at: str | None) -> None:
        seat = event.seat
        if isinstance(event, Sit) or seat in self._about:
            self._asked = False  # see `Agreements.on_event`
        if isinstance(event, Sit | Back):
            self._decides[seat] = None
            self._add(seat, "sit" if isinstance(event, Sit) else "return", at)
        else:
            if not isinstance(event, Away):
                self._add(seat, "leave", at)
            self._plays_on(seat, at)

    def _plays_on(self, seat: int, at: str | None) -> None:
        """Note that the bot of this seat decides from now on."""
        bot = self._row.seats[seat].bot
        self._decides[seat] = bot or UNKNOWN
        if bot:
            self._add(seat, f"bot {bot}", at)

    def _what(self, wish: Wish) -> str:
        match wish:
            case Wish(kind="takeback", to=int(to)):
                return f"takeback {self._since(to)}"
            case Wish(kind="clock"):
                return f"clock {wish.clock or 'none'}"
            case Wish(kind="replace"):
                return f"replace {wish.of}"
        return wish.kind

    def _since(self, number: int) -> int:
        """Return the number of decisions that are undone when this entry is taken back."""
        return len(self._numbers) - bisect_left(self._numbers, number)

    def _done(self, event: Done, at: str | None) -> None:
        """Add an event for a change that the players agreed on, or that needed no agreement."""
        seat = event.seat
        match event:
            case TakeBack(to=to):
                self._take_back(seat, to, at)
            case Replace(of=of):
                self._plays_on(of, at)
            case Pause() | Resume():
                self._add(seat, event.name, at)
            case SetClock(clock=clock):
                self._add(seat, f"clock {clock or 'none'}", at)
            case _ if not self._asked or isinstance(event, NoHints):
                self._add(seat, f"ask {event.name}", at)
        self._asked = False

    def _take_back(self, seat: int, to: int, at: str | None) -> None:
        undone = self._since(to)
        del self._numbers[len(self._numbers) - undone :]
        here = self._hand, len(self._numbers)
        for n in range(len(self._events) - 1, -1, -1):
            if self._events[n][:2] <= here:
                break
            self._events[n] = self._events[n]._replace(hand=here[0], action=here[1])
        self._add(seat, f"undo {undone}", at)


def _name_those_who_sit(row: TableRow, events: list[Event]) -> None:
    """Add the names of the present players; names of earlier players are not stored."""
    left = {n for n, seat in enumerate(row.seats) if seat.person and not is_gone(seat)}
    for n in range(len(events) - 1, -1, -1):
        event = events[n]
        if event.text == "sit" and event.seat in left:
            events[n] = event._replace(text=f"sit {row.seats[event.seat].name}")
            left.remove(event.seat)


def _placed(event: Event, hands: list[HandRecord]) -> Event:
    """Move an event at the end of a hand to the beginning of the next hand."""
    if event.hand < len(hands):
        hand = hands[event.hand]
        if hand.score is not None and event.action >= len(hand.actions):
            return event._replace(hand=event.hand + 1, action=0)
    return event
