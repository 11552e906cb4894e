"""Questions about rules, and the positions in which they are asked, read from their files."""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from typing import Any, Self

from clubsuit.game import Game, Play, rules_of
from clubsuit.games.state import Action, State
from clubsuit.lessons.lesson import Remark

CHOICE = "choice"
"""Kind of a question that asks for the legal actions of the seat to act."""
HOLDER = "holder"
"""Kind of a question that asks who holds certain cards.

These are cards that a seat has passed to another seat, or on which a referee has just ruled. Every
other kind is the name of a field of the state.
"""
OF_SEATS = frozenset({HOLDER, "turn", "partner", "winners"})
"""Kinds whose answer is a list of seats: "0 2", or "" for none.

Other kinds, except CHOICE, have a number as the answer: the value for the asked seat.
"""


@dataclass(frozen=True)
class Off:
    """A replacement of code in a function, which switches off a rule."""

    of: str
    """The function as "MODULE:NAME"; the module is relative to the game's folder
    (".rules:legal_cards")."""
    was: str
    """The code in the function."""
    now: str
    """The code that replaces it."""


@dataclass(frozen=True)
class Wrong:
    """A wrong answer, and the rule that refuses it ("" unless the question asks for a choice)."""

    answer: str
    rule: str = ""


@dataclass(frozen=True)
class Position:
    """A position in which the answer depends on the rule."""

    dealer: int
    deal: Mapping[str, Any]
    """The cards, in the form of a record."""
    line: tuple[str, ...]
    """All decisions so far."""
    seat: int
    """The seat that is asked."""
    right: tuple[str, ...]
    wrong: tuple[Wrong, ...]

    @property
    def before_last(self) -> Self:
        """The position before the last decision."""
        return replace(self, line=self.line[:-1])


@dataclass(frozen=True)
class Question:
    """A question about a rule."""

    game: str
    name: str
    """The name in message keys and URLs.

    It is the number of the rule, followed by a word if the rule has several questions.
    """
    rule: str
    """The number of the rule."""
    asks: str
    """The kind of the question: CHOICE, HOLDER, or a field of the state."""
    off: tuple[Off, ...]
    """The replacements that switch off the rule."""
    options: Mapping[str, Any] = field(default_factory=dict)
    probe: tuple[str, ...] = ()
    """Patterns of wrong choices, for a rule that *allows* an action; "{}" stands for a card in
    hand.

    Empty for a rule that *forbids* an action: the wrong choices are then those that would be legal
    without the rule.
    """
    refused: str = ""
    """The rule that refuses wrong choices, if it is not the rule of the question."""
    least: int = 1
    """Minimum number of right choices."""
    earliest: bool = False
    """Choose the earliest position instead of the one with the fewest cards."""
    hands: int = 300
    """Number of hands in which the search looks for a position."""
    because: tuple[Remark, ...] = ()
    """Remarks that explain the answer, unless the question asks for a choice (see `because`)."""

    @property
    def key(self) -> str:
        """The key of its message."""
        return f"lesson-rule-{self.name}"

    def table(self) -> Play:
        """Return a table of the question's game, before the first deal."""
        return Game(rules_of(self.game), self.options).unseeded()

    def play(self, position: Position) -> Play:
        """Return a game of the question, played to a position."""
        play = self.table()
        play.deal(position.deal, position.dealer)
        for text in position.line:
            play.play(text)
        return play

    def answers(self, play: Play, s: State, seat: int) -> list[str]:
        """Return the right answers.

        s: the state after the decisions of the play. seat: the asked seat.
        """
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
    """Return the cards of the ruling after the last decision; an empty set without a ruling."""
    note = play.log[-1].note if play.log else None
    return play.game.rules.deck.mask(note.args.get("cards", [])) if note else 0


def passed_by(play: Play, seat: int) -> int:
    """Return the cards that a seat most recently passed to another seat; an empty set if none."""
    rules, s = play.game.rules, play.state
    for entry in reversed(play.log):
        verb, *cards = entry.text.split()
        if entry.seat == seat and rules.words.receiver(s, seat, verb) is not None:
            return rules.deck.mask(cards)
    return 0


@cache
def questions_of(game: str) -> Mapping[str, tuple[Question, Position]]:
    """Return, by name, the questions about a game's rules for which there is a position."""
    found = _positions(game)
    return {one.name: (one, found[one.name]) for one in asked_of(game) if one.name in found}


def asked_of(game: str) -> list[Question]:
    """Return all questions about a game's rules, in the order of its file."""
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
    """Return the stored positions by the name of their question."""
    path = files(__package__).joinpath(f"{game}.jsonl")
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return {data.pop("name"): _position(data) for data in map(json.loads, lines)}


def _position(data: dict[str, Any]) -> Position:
    wrong = tuple(Wrong(**one) for one in data.pop("wrong"))
    return Position(
        line=tuple(data.pop("line")), right=tuple(data.pop("right")), wrong=wrong, **data
    )
