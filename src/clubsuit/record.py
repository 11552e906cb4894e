"""Read and write game records in the format of RECORD.md.

`clubsuit.game.Record` can also yield the positions of a record. `Game.replay` checks a record
against the rules.
"""

import json
import re
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, NamedTuple, NoReturn, Self

from clubsuit import notebook
from clubsuit.copies import Independent
from clubsuit.errors import NotationError, excerpt
from clubsuit.fair import Fairness
from clubsuit.texts import refusal

FORMAT = "clubsuit/1"
"""The name of the record format, in the field `format`."""

FIELDS = {"format", "game", "options", "players", "hands", "total", "winners"}
"""The required fields of a record."""

OPTIONAL = {"played", "fairness", "events", "view"}
"""The optional fields of a record."""

CLOCK = r"clock (?:none|\d{1,7}(?:\+\d{1,3})?)"
ASKED = rf"end|pause|resume|hints|nohints|(?:takeback|claim|replace) \d{{1,4}}|{CLOCK}"
EVENT = re.compile(
    rf"sit(?: .+)?|leave|bot (?P<bot>\S+)|return|time-out|pause|resume|agree|refuse|ask (?:{ASKED})"
    rf"|(?:undo|concede) \d{{1,4}}|{CLOCK}",
    re.ASCII,
)
"""Pattern that the text of an event must match."""

SURROGATE = re.compile(r"\\u[dD][89a-fA-F]|[\ud800-\udfff]")
"""Pattern of a surrogate or its JSON escape. UTF-8 cannot encode a lone surrogate."""


@dataclass
class HandRecord(Independent):
    """The record of one hand: its deal, decisions and score.

    >>> import clubsuit
    >>> hand = clubsuit.load("clubs-whist").new(seed=7, actions=["keep"]).record().hands[0]
    >>> hand.dealer, list(hand.deal), hand.actions, hand.score
    (1, ['hands', 'bid'], [(2, 'keep')], None)
    """

    dealer: int
    """The dealer's seat."""
    deal: dict[str, Any]
    """The names of the cards by group ("hands", …), with "?" for hidden cards."""
    actions: list[tuple[int, str]] = field(default_factory=list)
    """The decisions in order, as pairs of a seat and a text."""
    score: list[int] | None = None
    """The points of this hand by seat; None until the hand is finished."""


class Event(NamedTuple):
    """An event other than a decision, such as a change of seats. The rules ignore these events.

    >>> Event(hand=0, action=3, seat=1, text="bot rule", at=None).text
    'bot rule'
    """

    hand: int
    """The index of the hand, from 0."""
    action: int
    """The number of actions in the hand before the event."""
    seat: int
    """The seat that the event is about."""
    text: str
    """The event in the notation of RECORD.md."""
    at: str | None
    """The time in ISO 8601 and UTC; None if it is unknown."""


@dataclass(repr=False)
class BaseRecord(Independent):
    """The fields of a record, and its conversion from and to JSON (see RECORD.md)."""

    game: str
    """The game's name."""
    options: dict[str, Any]
    """The options that differ from the game's defaults."""
    players: list[str]
    """The players' names by seat."""
    hands: list[HandRecord]
    """The hands in order; the last one may be unfinished."""
    total: list[int]
    """The points of each seat in all finished hands."""
    winners: list[int] | None
    """The seats of the winners; None if the game has not ended."""
    played: str | None = None
    """The time of the game in UTC ("2026-11-21T10:00:00Z"); None if it is unknown."""
    fairness: Fairness | None = None
    """The data that proves the deals fair; None if the deals cannot be checked."""
    view: int | None = None
    """The seat whose view was recorded; None if the record has all cards."""
    events: list[Event] = field(default_factory=list)
    """The events other than decisions, in order."""

    def bots(self) -> list[list[str | None]]:
        """Return, for each hand, a list of the bots that made its decisions, one bot per decision.

        The bots are taken from the events. An entry is None if a person decided, or if no event
        names a bot.
        """
        coming = iter([*self.events, Event(len(self.hands) + 1, 0, 0, "", None)])
        event, now = next(coming), dict[int, str | None]()
        by_hand: list[list[str | None]] = []
        for number, hand in enumerate(self.hands):
            by_hand.append([])
            for n, (seat, _) in enumerate(hand.actions):
                while event[:2] <= (number, n):
                    if event.text.startswith(("bot ", "sit", "leave", "return")):
                        found = EVENT.fullmatch(event.text)
                        now[event.seat] = found and found["bot"]
                    event = next(coming)
                by_hand[-1].append(now.get(seat))
        return by_hand

    def __repr__(self) -> str:
        names = ", ".join(map(excerpt, self.players))
        total = " ".join(map(str, self.total[:6]))
        seen = "" if self.view is None else f" as seat {self.view} saw it"
        hands = len(self.hands)
        return f"<Record of {excerpt(self.game)}{seen}: {names}; hands {hands}, total {total}>"

    def _repr_html_(self) -> str:
        """Return the scores of the hands as HTML for notebooks, without cards."""
        seen = "" if self.view is None else f" as seat {self.view} saw it"
        names = [f"{notebook.text(name)} ({p})" for p, name in enumerate(self.players)]
        rows = [
            [str(n), str(hand.dealer), str(len(hand.actions)), *_cells(hand.score, names)]
            for n, hand in enumerate(self.hands, 1)
        ]
        rows.append(["total", "", "", *_cells(self.total, names)])
        if self.winners is not None:
            won = ["winner" if p in self.winners else "" for p in range(len(names))]
            rows.append(["result", "", "", *won])
        caption = f"Record of {notebook.text(self.game)}{seen}"
        return notebook.table(caption, ["hand", "dealer", "decisions", *names], rows)

    def to_dict(self) -> dict[str, Any]:
        """Return the record in the format of RECORD.md, ready for `json.dumps`."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "options": self.options,
            "players": self.players,
            "played": self.played,
            "fairness": self.fairness and self.fairness.to_dict(),
            "hands": [
                {
                    "dealer": hand.dealer,
                    "deal": hand.deal,
                    "actions": [list(action) for action in hand.actions],
                    "score": hand.score,
                }
                for hand in self.hands
            ],
            "total": self.total,
            "winners": self.winners,
        }
        if self.view is not None:
            data["view"] = self.view
        if self.events:
            data["events"] = [list(event) for event in self.events]
        return data

    def to_json(self) -> str:
        """Return the record as one line of JSON."""
        return json.dumps(self.to_dict(), separators=(",", ":"), ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str | bytes) -> Self:
        """Read a record from its JSON `text`.

        Raises NotationError with the name and place of a malformed part.
        """
        if not isinstance(text, str | bytes):
            raise _malformed("record-argument", given=excerpt(text))
        try:
            data = _read_json(text)
        except (ValueError, RecursionError) as error:
            raise _malformed("record-json", problem=excerpt(str(error), 80)) from None
        return cls.from_dict(data)

    @classmethod
    def from_dict(cls, data: Any) -> Self:
        """Read a record from parsed JSON (`data`). Raises NotationError as `from_json` does."""
        if not isinstance(data, dict):
            raise _malformed("record-object")
        if data.get("format") != FORMAT:
            raise _malformed("record-format", format=excerpt(data.get("format")), ours=FORMAT)
        for name in sorted(FIELDS - data.keys()):
            raise _malformed("record-lacks", name=name)
        for name in sorted(map(str, data.keys() - FIELDS - OPTIONAL)):
            raise _malformed("record-unknown", name=excerpt(name))
        _want(isinstance(data["game"], str), "game")
        _want(isinstance(data["options"], dict), "options")
        _want(_texts(data["players"]), "players")
        _want(isinstance(data["hands"], list), "hands")
        _want(_ints(data["total"]), "total")
        _want(data["winners"] is None or _ints(data["winners"]), "winners")
        _want(isinstance(data.get("played"), (str, type(None))), "played")
        _want(data.get("view") is None or _int(data["view"]), "view")
        fairness = data.get("fairness")
        hands = [_read_hand(hand, number) for number, hand in enumerate(data["hands"], 1)]
        return cls(
            data["game"],
            data["options"],
            data["players"],
            hands,
            data["total"],
            data["winners"],
            data.get("played"),
            None if fairness is None else Fairness.from_dict(fairness),
            data.get("view"),
            _read_events(data.get("events", []), hands, len(data["players"])),
        )


def _cells(numbers: list[int] | None, names: list[str]) -> list[str]:
    """Return numbers as cells of a table; empty cells if there are none."""
    return [""] * len(names) if numbers is None else list(map(notebook.text, numbers))


def _read_json(text: str | bytes) -> Any:
    """Return the value of a JSON text. Raises ValueError or RecursionError.

    Unlike `json.loads`, it rejects duplicate fields, constants such as NaN, and lone surrogates,
    because other programs may read them in different ways.
    """
    if isinstance(text, bytes):
        text = text.decode("utf-8-sig")
    data = json.loads(text, object_pairs_hook=_read_object, parse_constant=_no_number)
    if SURROGATE.search(text):
        json.dumps(data, ensure_ascii=False).encode()
    return data


def _read_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        raise ValueError("an object has two fields with the same name")
    return data


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number")


def _read_hand(data: Any, number: int) -> HandRecord:
    where = f"hand {number}"
    _want(isinstance(data, dict), "hands", where)
    for name in ("dealer", "deal", "actions"):
        if name not in data:
            raise _malformed("record-lacks", where, name=name)
    for name in sorted(map(str, data.keys() - {"dealer", "deal", "actions", "score"})):
        raise _malformed("record-unknown", where, name=excerpt(name))
    _want(_int(data["dealer"]), "dealer", where)
    _want(isinstance(data["deal"], dict), "deal", where)
    _want(isinstance(data["actions"], list), "actions", where)
    for n, entry in enumerate(data["actions"], 1):
        good = isinstance(entry, list) and len(entry) == 2
        _want(
            good and _int(entry[0]) and isinstance(entry[1], str), "actions", f"{where}, action {n}"
        )
    score = data.get("score")
    _want(score is None or _ints(score), "score", where)
    return HandRecord(data["dealer"], data["deal"], [(p, a) for p, a in data["actions"]], score)


def _read_events(data: Any, hands: list[HandRecord], seats: int) -> list[Event]:
    """Read the events. Raises NotationError with the number (from 1) of a malformed event."""
    _want(isinstance(data, list), "events")
    events: list[Event] = []
    for number, entry in enumerate(data, 1):
        where = f"event {number}"
        _want(isinstance(entry, list) and len(entry) == 5, "events", where)
        event = Event(*entry)
        _want(all(map(_int, event[:3])) and isinstance(event.text, str), "events", where)
        _want(event.at is None or _is_time(event.at), "events", where)
        if not EVENT.fullmatch(event.text):
            raise _malformed("record-event", where, text=excerpt(event.text))
        if not 0 <= event.seat < seats:
            raise _malformed("record-event-seat", where, given=event.seat)
        last = events[-1][:2] if events else (0, 0)
        if event[:2] < last or not _is_place(event, hands):
            raise _malformed("record-event-place", where, hand=event.hand, action=event.action)
        events.append(event)
    return events


def _is_place(event: Event, hands: list[HandRecord]) -> bool:
    """Return whether the event's hand and action exist in the record or would be its next ones."""
    if not 0 <= event.hand <= len(hands):
        return False
    actions = hands[event.hand].actions if event.hand < len(hands) else []
    return 0 <= event.action <= len(actions)


def _is_time(value: Any) -> bool:
    try:
        return isinstance(value, str) and bool(datetime.fromisoformat(value))
    except ValueError:
        return False


def _int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1 << 31


def _ints(value: Any) -> bool:
    return isinstance(value, list) and all(_int(item) for item in value)


def _texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _want(good: bool, name: str, where: str = "") -> None:
    if not good:
        raise _malformed("record-shape", where, name=name)


def _malformed(key: str, where: str = "", **args: Any) -> NotationError:
    return refusal(key, NotationError, "", where, **args)
