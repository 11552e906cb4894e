"""Questions about rules as they stand in their files, and the positions in which they are asked."""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from importlib.resources import files
from typing import Any, Self

from clubsuit.game import Game, Play, rules_of
from clubsuit.games.state import Action, State
from clubsuit.lessons.lesson import Remark

CHOICE = "choice"
"""Asks what the seat to act may do,"""
HOLDER = "holder"
"""and this, who holds the cards that a seat has passed on, or on which a referee has just ruled.
All else is a field of the state."""
OF_SEATS = frozenset({HOLDER, "turn", "partner", "winners"})
"""What is answered by seats: "0 2", "" for nobody. All else by a number, the asked seat's own."""


@dataclass(frozen=True)
class Off:
    """A part of a function that is replaced, so that a rule holds no longer."""

    of: str
    """"MODULE:NAME", the module as named from the folder of the game: ".rules:legal_cards"."""
    was: str
    now: str


@dataclass(frozen=True)
class Wrong:
    """A wrong answer, and the rule by which it is refused ("" where nothing is chosen)."""

    answer: str
    rule: str = ""


@dataclass(frozen=True)
class Position:
    """A position in which the rule decides."""

    dealer: int
    deal: Mapping[str, Any]
    """The cards, as a record has them."""
    line: tuple[str, ...]
    """All that has been decided."""
    seat: int
    """Who is asked."""
    right: tuple[str, ...]
    wrong: tuple[Wrong, ...]

    @property
    def before_last(self) -> Self:
        """The same before the last decision."""
        return replace(self, line=self.line[:-1])


@dataclass(frozen=True)
class Question:
    """What is asked about a rule."""

    game: str
    name: str
    """Of its messages, and in addresses: the rule's number, and a word where there are several."""
    rule: str
    asks: str
    off: tuple[Off, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    probe: tuple[str, ...] = ()
    """Of a rule that *allows* something: choices that it does not, with a hand's cards for "{}".
    Without any the rule *forbids* something: what would be legal if it were off."""
    refused: str = ""
    """The rule by which wrong choices are refused, where it is another one."""
    least: int = 1
    """There must be this many right choices."""
    earliest: bool = False
    """The simplest position is the earliest one, not the one with the fewest cards."""
    hands: int = 300
    """In this number of hands it is looked for."""
    because: tuple[Remark, ...] = ()
    """Why the right answer is right, where nothing is chosen (see `because`)."""

    @property
    def key(self) -> str:
        """The name of the message that asks it."""
        return f"lesson-rule-{self.name}"

    def table(self) -> Play:
        """Its game, nothing being dealt yet."""
        return Game(rules_of(self.game), self.options).unseeded()

    def play(self, position: Position) -> Play:
        """Its game at a position."""
        play = self.table()
        play.deal(position.deal, position.dealer)
        for text in position.line:
            play.play(text)
        return play

    def answers(self, play: Play, s: State, seat: int) -> list[str]:
        """What is right in this state, to which the play's decisions have led."""
        rules = play.game.rules
        if self.asks == CHOICE:
            return [rules.words.text(s, Action(code)) for code in rules.legal_codes(s)]
        if self.asks == HOLDER:
            cards = ruled_on(play) or passed_by(play, seat)
            return [" ".join(str(p) for p in range(int(s.seats)) if s.hand[p] & cards)]
        value = s[self.asks]
        if value.ndim:
            return [str(value[seat])]
        if self.asks == "winners":
            return [" ".join(str(p) for p in range(int(s.seats)) if value >> p & 1)]
        if self.asks in OF_SEATS:
            return [str(value) if value >= 0 else ""]
        return [str(value)]


def ruled_on(play: Play) -> int:
    """The cards of which the last decision has made a referee speak; none where it has not."""
    note = play.log[-1].note if play.log else None
    return play.game.rules.deck.mask(note.args.get("cards", [])) if note else 0


def passed_by(play: Play, seat: int) -> int:
    """The cards that a seat passed on with its last such decision; none where there is none."""
    rules, s = play.game.rules, play.state
    for entry in reversed(play.log):
        verb, *cards = entry.text.split()
        if entry.seat == seat and rules.words.receiver(s, seat, verb) is not None:
            return rules.deck.mask(cards)
    return 0


@cache
def questions_of(game: str) -> Mapping[str, tuple[Question, Position]]:
    """By name: the questions about a game's rules for which there is a position."""
    found = _positions(game)
    return {one.name: (one, found[one.name]) for one in asked_of(game) if one.name in found}


def asked_of(game: str) -> list[Question]:
    """What is asked about a game's rules, in the order of its file."""
    path = files(__package__).joinpath(f"{game}.toml")
    if not path.is_file():
        return []
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    remarks = {name: Remark(name, **one) for name, one in data.get("because", {}).items()}
    return [_question(game, one, remarks) for one in data["questions"]]


def _question(game: str, data: dict[str, Any], remarks: Mapping[str, Remark]) -> Question:
    off = tuple(Off(**one) for one in data.pop("off"))
    because = tuple(remarks[name] for name in data.pop("because", ()))
    probe = tuple(data.pop("probe", ()))
    return Question(game=game, off=off, probe=probe, because=because, **data)


def _positions(game: str) -> dict[str, Position]:
    """By the name of their question, as they were found."""
    path = files(__package__).joinpath(f"{game}.jsonl")
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return {data.pop("name"): _position(data) for data in map(json.loads, lines)}


def _position(data: dict[str, Any]) -> Position:
    wrong = tuple(Wrong(**one) for one in data.pop("wrong"))
    return Position(
        line=tuple(data.pop("line")), right=tuple(data.pop("right")), wrong=wrong, **data
    )


def line_of(name: str, position: Position) -> str:
    """A position as a line of its file."""
    return json.dumps({"name": name, **asdict(position)}, separators=(",", ":"))
