"""What happened at a table besides decisions, as a record tells it (`events` of RECORD.md).

So whoever reads the record knows who decided: a person, or which bot in whose place.
"""

from bisect import bisect_left
from collections.abc import Iterable
from typing import Any

from clubsuit.record import Event, HandRecord
from clubsuit.server.storage.store import (
    DEALER,
    EVENT,
    STRING,
    Decision,
    TableRow,
    is_gone,
    read_event,
    read_string,
)
from clubsuit.server.table.fair_start import Strings

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
            self._happened(read_event(decision.text), decision.at)
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

    def _happened(self, told: dict[str, Any], at: str | None) -> None:
        event, seat = told["event"], told.get("seat", 0)
        if event in ("start", "promise", "late"):
            self._before_the_deal(event, told, at)
        elif event in ("sit", "rise", "leave", "away", "back"):
            self._seated(event, seat, at)
        elif event == "time-out":
            self._add(seat, "time-out", at)
        elif event == "propose":
            self._asked, self._kind = True, told["kind"]
            self._about = {seat, told.get("of")}
            self._add(seat, f"ask {self._what(told['kind'], told)}", at)
        elif event in ("agree", "refuse"):
            self._asked &= event == "agree"
            self._add(seat, event, at)
        elif event in (
            "takeback",
            "pause",
            "resume",
            "replace",
            "end",
            "hints",
            "nohints",
            "clock",
        ):
            self._done(event, seat, told, at)

    def _before_the_deal(self, event: str, told: dict[str, Any], at: str | None) -> None:
        strings = self._strings
        if event == "start":
            strings.start(told["seats"])
        elif event == "promise":
            strings.promises[told["seat"]] = told["hash"]
        else:
            for seat in sorted(strings.seats):
                if strings.wanted_of(seat):
                    self._add(seat, "time-out", at)
            strings.settle()

    def _seated(self, event: str, seat: int, at: str | None) -> None:
        bot = self._row.seats[seat].bot
        if event == "sit" or seat in self._about:
            self._asked = False  # see `Agreements.reseated`
        if event == "sit":
            self._decides[seat] = None
            self._add(seat, "sit", at)
        elif event == "back":
            self._decides[seat] = None
            self._add(seat, "return", at)
        else:
            if event != "away":
                self._add(seat, "leave", at)
            self._plays_on(seat, bot, at)

    def _plays_on(self, seat: int, bot: str | None, at: str | None) -> None:
        self._decides[seat] = bot or UNKNOWN
        if bot:
            self._add(seat, f"bot {bot}", at)

    def _what(self, kind: str, told: dict[str, Any]) -> str:
        if kind == "takeback":
            return f"takeback {self._since(told['to'])}"
        if kind == "clock":
            return f"clock {told['clock'] or 'none'}"
        return f"replace {told['of']}" if kind == "replace" else kind

    def _since(self, number: int) -> int:
        """How many decisions stand from this one on."""
        return len(self._numbers) - bisect_left(self._numbers, number)

    def _done(self, event: str, seat: int, told: dict[str, Any], at: str | None) -> None:
        """What all have agreed on, or nobody else had to be asked about."""
        if event == "takeback":
            self._take_back(seat, told["to"], at)
        elif event == "replace":
            self._plays_on(told["of"], self._row.seats[told["of"]].bot, at)
        elif event in ("pause", "resume", "clock"):
            self._add(seat, self._what(event, told), at)
        elif not self._asked or event == "nohints":
            self._add(seat, f"ask {event}", at)
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
