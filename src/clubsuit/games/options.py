"""The options of a game: their allowed values and their effects."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from clubsuit.arguments import whole
from clubsuit.errors import RuleError, excerpt
from clubsuit.games.state import State
from clubsuit.texts import refusal

MOST_POINTS = 10_000
"""Maximum score of a hand in any game; its negative is the minimum."""

OptionValue: TypeAlias = int | bool | str | list[int] | None

NUMBER = re.compile(r"-?[0-9]{1,11}")
"""Pattern of a number in a text; `str.isdecimal` would accept non-ASCII digits."""


@dataclass(frozen=True)
class Option:
    """One option of a game: its name in records, its default and its allowed values."""

    name: str
    default: OptionValue
    rule: str
    kind: Literal["int", "bool", "choice", "ints"]
    choices: tuple[int | str, ...] = ()
    low: int | None = None
    high: int | None = None
    length: int = 0
    research: bool = False
    """True if the option makes a game small enough for exact answers.

    Tables do not offer it.
    """
    house: bool = False
    """True for a house rule: it changes a rule of the game, and the set-up of tables hides it."""

    @property
    def seldom(self) -> bool:
        """Whether the option is among the values of a game only if it differs from its default.

        Records and messages of the usual games therefore do not contain options for research and
        house rules.
        """
        return self.research or self.house

    def read(self, value: Any) -> OptionValue:
        """Return the value in its proper type. Raises RuleError.

        Texts such as "true", "5" and "3,3,2" are converted too.
        """
        if self.kind == "ints":
            items = value.split(",") if isinstance(value, str) else value
            if isinstance(items, (list, tuple)) and len(items) == self.length:
                return [self._number(item) for item in items]
            raise self._refusal(value)
        if self.kind == "bool":
            known = {"true": True, "false": False}
            value = known.get(value.lower(), value) if isinstance(value, str) else value
            if isinstance(value, bool):
                return value
            raise self._refusal(value)
        if self.kind == "int" or (self.choices and isinstance(self.choices[0], int)):
            return self._number(value)
        if value in self.choices and isinstance(value, str):
            return value
        raise self._refusal(value)

    def _number(self, value: Any) -> int:
        if isinstance(value, str) and NUMBER.fullmatch(value.strip()):
            value = int(value)
        number = whole(value)
        if number is None or not self._takes(number):
            raise self._refusal(value)
        return number

    def _takes(self, number: int) -> bool:
        if self.choices:
            return number in self.choices
        high_enough = self.low is None or number >= self.low
        return high_enough and (self.high is None or number <= self.high)

    def allowed(self) -> str:
        """Return a short description of the allowed values: "true, false", "1 to 1000", "2, 3"."""
        if self.kind == "bool":
            return "true, false"
        if self.choices:
            return ", ".join(str(choice) for choice in self.choices)
        numbers = f"{self.low} to {self.high}"
        return f"{self.length} numbers, each {numbers}" if self.kind == "ints" else numbers

    def limits(self) -> dict[str, str]:
        """Return the arguments of the message `option-allowed`, the description in words.

        One of them is `allowed()`, for programs.
        """
        args = {"form": "choice", "allowed": self.allowed()}
        if self.kind == "bool" or self.choices:
            return args
        args |= {"form": "number", "low": str(self.low), "high": str(self.high)}
        return args | {"form": "numbers", "length": str(self.length)} if self.length else args

    def _refusal(self, value: Any) -> RuleError:
        args = {"option": self.name, "value": excerpt(value), **self.limits()}
        return refusal("option-value", RuleError, self.rule, **args)


class Options:
    """All options of a game, in the order in which they are shown.

    In all methods `values` are the chosen values by name, as `read` returns them. A game overrides
    these methods if its options depend on each other, or change the state or the range of scores.
    """

    def __init__(self, *options: Option) -> None:
        self._options = options

    def __iter__(self) -> Iterator[Option]:
        return iter(self._options)

    def read(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Check the given values and fill in the defaults of all other options.

        Raises NotationError for an unknown name, and RuleError for a value or a combination that
        the rules do not allow.
        """
        known = {option.name: option for option in self}
        for name in given:
            if name not in known:
                raise refusal("option-unknown", option=excerpt(name), known=", ".join(known))
        values: dict[str, Any] = {
            name: option.read(given[name]) if name in given else option.default
            for name, option in known.items()
        }
        usual = self.defaults(values)
        values |= {name: default for name, default in usual.items() if name not in given}
        self.complete(values)
        usual = self.defaults(values)
        return {
            name: value
            for name, value in values.items()
            if not known[name].seldom or value != usual[name]
        }

    @property
    def offered(self) -> list[Option]:
        """The options that tables offer: all except those for research."""
        return [option for option in self if not option.research]

    def complete(self, values: dict[str, Any]) -> None:
        """Check combinations of options, and fill in defaults that depend on other options."""

    def value(self, values: Mapping[str, Any], name: str) -> Any:
        """Return the value of an option, or its default if `values` does not contain it."""
        return values[name] if name in values else self.defaults(values)[name]

    def defaults(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Return the defaults for this number of players and teams. Records omit default values."""
        return {option.name: option.default for option in self}

    def score_range(self, values: Mapping[str, Any]) -> tuple[int, int]:
        """Return the lowest and the highest score that a seat can have for a hand."""
        return -MOST_POINTS, MOST_POINTS

    def score_sum(self, values: Mapping[str, Any]) -> int | None:
        """Return the sum of all seats' scores for a hand if it is always the same; else None."""
        return None

    def write(self, s: State, values: Mapping[str, Any]) -> None:
        """Write the options that the compiled rules need into the fields of a state."""


# ---- small games for research --------------------------------------------------------


def pack_options(
    rule: str, fewest: int, ranks: int, hand_size: int, smallest_hand: int = 1
) -> tuple[Option, Option]:
    """Return the options `ranks` and `hand_size`, which make a game smaller for research.

    rule:          the rule about the cards.
    fewest:        minimum number of ranks.
    ranks:         usual number of ranks, which is also the maximum.
    hand_size:     usual number of cards dealt to each player, which is also the maximum.
    smallest_hand: minimum number of cards dealt to each player.
    """
    return (
        Option("ranks", ranks, rule, "int", low=fewest, high=ranks, research=True),
        Option("hand_size", None, rule, "int", low=smallest_hand, high=hand_size, research=True),
    )


class PackOptions(Options):
    """Options of a game with `pack_options`. By default, each player gets one card of each rank."""

    def ranks(self, values: Mapping[str, Any]) -> int:
        """Return the number of ranks in the pack."""
        usual = next(option for option in self if option.name == "ranks").default
        return int(values.get("ranks", usual))

    def hand_size(self, values: Mapping[str, Any]) -> int:
        """Return the number of cards dealt to each player."""
        chosen = values.get("hand_size")
        return self.usual_hand_size(values) if chosen is None else int(chosen)

    def usual_hand_size(self, values: Mapping[str, Any]) -> int:
        """Return the default number of cards dealt to each player with this pack."""
        return self.ranks(values)

    def pack(self, values: Mapping[str, Any]) -> int:
        """Return the set of all cards that are dealt or set aside."""
        raise NotImplementedError

    def complete(self, values: dict[str, Any]) -> None:
        values["hand_size"] = self.hand_size(values)

    def defaults(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {**super().defaults(values), "hand_size": self.usual_hand_size(values)}

    def write(self, s: State, values: Mapping[str, Any]) -> None:
        s.pack = self.pack(values)
        s.hand_size = self.hand_size(values)


class WholePackOptions(PackOptions):
    """Options of a game that deals all cards in four hands of the same size, suits of 13 cards."""

    def pack(self, values: Mapping[str, Any]) -> int:
        return highest_ranks(13, self.ranks(values))

    def complete(self, values: dict[str, Any]) -> None:
        super().complete(values)
        if values["hand_size"] != values["ranks"]:
            rule = next(option for option in self if option.name == "ranks").rule
            numbers = {name: values[name] for name in ("ranks", "hand_size")}
            raise refusal("pack-all-dealt", RuleError, rule, **numbers)


def highest_ranks(per_suit: int, ranks: int) -> int:
    """Return the set of the cards of the highest ranks.

    per_suit: number of cards of each suit in the deck.

    >>> bin(highest_ranks(3, 1))
    '0b100100100100'
    """
    suit = (1 << per_suit) - (1 << per_suit - ranks)
    return sum(suit << per_suit * number for number in range(4))
