"""What happened at a table besides decisions, as a record tells it (`events` of RECORD.md).

So whoever reads the record knows who decided: a person, or which bot in whose place.
"""

from bisect import bisect_left
from collections.abc import Iterable

from clubsuit.record import Event, HandRecord
from clubsuit.server.storage.store import (
    DEALER,
    EVENT,
    STRING,
    Decision,
    TableRow,
    is_gone,
    read_string,
)
from clubsuit.server.table import events
from clubsuit.server.table.events import (
    Agree,
    Away,
    Back,
    DeciderChange,
    Done,
    Late,
    NoHints,
    Pause,
    Promised,
    Propose,
    Refuse,
    Replace,
    Resume,
    SetClock,
    Sit,
    Start,
    TableEvent,
    TakeBack,
    TimeOut,
    Wish,
)
from clubsuit.server.table.strings import Strings

UNKNOWN = ""
"""Nobody has decided for this seat yet, or somebody else is going to."""


def events_of(row: TableRow, decisions: Iterable[Decision], hands: list[HandRecord]) -> list[Event]:
    """The events of a table's list; hands: what stands of its decisions."""
    chronicle = _Chronicle(row)
    for decision in decisions:
        chronicle.note(decision)
    _name_those_who_sit(row, chronicle.events)
    return [_placed(event, hands) for event in chronicle.events]


def _name_those_who_sit(row: TableRow, events: list[Event]) -> None:
    """Names are kept with the seats: of those who are not there any more nobody knows them."""
    left = {n for n, seat in enumerate(row.seats) if seat.person and not is_gone(seat)}
    for n in range(len(events) - 1, -1, -1):
        event = events[n]
        if event.text == "sit" and event.seat in left:
            events[n] = event._replace(text=f"sit {row.seats[event.seat].name}")
            left.remove(event.seat)


def _placed(event: Event, hands: list[HandRecord]) -> Event:
    """After the last action of a hand comes the first one of the next."""
    if event.hand < len(hands):
        hand = hands[event.hand]
        if hand.score is not None and event.action >= len(hand.actions):
            return event._replace(hand=event.hand + 1, action=0)
    return event


class _Chronicle:
    """Walks along a table's list."""

    def __init__(self, row: TableRow) -> None:
        self.events: list[Event] = []
        self._row = row
        self._hand = -1
        self._numbers: list[int] = []
        """Of the decisions of this hand that stand;"""
        self._decides: dict[int, str | None] = {}
        """by seat the bot that decides, as far as the events have told it; None: a person."""
        self._strings = Strings()
        self._asked = False
        """Whether the proposal that is carried out next is in the record."""
        self._kind = ""
        """The kind of that proposal."""
        self._about: set[int | None] = set()
        """The seat that made it, and the seat that it would give to a bot."""

    def note(self, decision: Decision) -> None:
        """Take in the next entry of the list."""
        if decision.seat >= DEALER and self._kind in ("takeback", "replace"):
            self._asked = False  # see `Agreements.decided`
        if decision.seat == EVENT:
            self._happened(events.read(decision.text), decision.at)
        elif decision.seat == STRING:
            seat, string = read_string(decision.text)
            self._strings.given[seat] = string
        elif decision.seat == DEALER:
            self._hand += 1
            self._numbers = []
        else:
            self._decided(decision)

    def _add(self, seat: int, text: str, at: str | None) -> None:
        place = max(self._hand, 0), len(self._numbers)
        self.events.append(Event(*place, seat, text, at))

    def _decided(self, decision: Decision) -> None:
        seat, bot = decision.seat, decision.bot
        if not self._row.open:  # nobody else ever sits there
            bot = bot or self._row.seats[seat].played_by
        known = self._decides.get(seat, UNKNOWN)
        if decision.number > self._row.given and bot != known:
            if bot:
                self._add(seat, f"bot {bot}", decision.at)
            elif known != UNKNOWN:
                self._add(seat, "return", decision.at)
            self._decides[seat] = bot
        self._numbers.append(decision.number)

    def _happened(self, event: TableEvent, at: str | None) -> None:
        match event:
            case Start(seats=seats):
                self._strings.start(seats)
            case Promised(seat=seat, hash=promise):
                self._strings.promises[seat] = promise
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
        strings = self._strings
        for seat in sorted(strings.seats):
            if strings.wanted_of(seat):
                self._add(seat, "time-out", at)
        strings.settle()

    def _seated(self, event: DeciderChange, at: str | None) -> None:
        seat = event.seat
        if isinstance(event, Sit) or seat in self._about:
            self._asked = False  # see `Agreements.happened`
        if isinstance(event, Sit | Back):
            self._decides[seat] = None
            self._add(seat, "sit" if isinstance(event, Sit) else "return", at)
        else:
            if not isinstance(event, Away):
                self._add(seat, "leave", at)
            self._plays_on(seat, at)

    def _plays_on(self, seat: int, at: str | None) -> None:
        """Note that the bot of a seat decides from now on."""
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
        """How many decisions stand from this one on."""
        return len(self._numbers) - bisect_left(self._numbers, number)

    def _done(self, event: Done, at: str | None) -> None:
        """Add what was agreed on, or what needed no agreement."""
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
        for n in range(len(self.events) - 1, -1, -1):
            if self.events[n][:2] <= here:
                break
            self.events[n] = self.events[n]._replace(hand=here[0], action=here[1])
        self._add(seat, f"undo {undone}", at)
