"""What every game declares, and what the rest of Clubsuit may ask of it.

A state is one NumPy record. The rules of a game are compiled functions over it;
a `Rules` object is their declaration: options, deck, names of actions, and the
words for a refusal. Nothing outside `games/` knows a rule.

A *view* is a record of the same type in which everything that the seat `me` may
not know is zero: `Rules.view` starts from zeros and copies what may be seen. So
`legal`, `refusal` and a bot's thinking work on a view as on a state, as far as
they concern `me`.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, NamedTuple, TypeAlias

import numpy as np

from clubsuit.arguments import (
    checked_generator,
    checked_number,
    checked_seat,
    checked_seed,
    malformed,
    whole,
)
from clubsuit.cards import Deck
from clubsuit.errors import NotationError, Reason, RuleError, excerpt
from clubsuit.games import doors
from clubsuit.games.dispatch import Endings, Functions, play_randomly, view_all
from clubsuit.games.state import DEAL as DEAL
from clubsuit.games.state import NOBODY as NOBODY
from clubsuit.games.state import ONLOOKER as ONLOOKER
from clubsuit.games.state import OVER as OVER
from clubsuit.games.state import Action as Action
from clubsuit.games.state import State as State
from clubsuit.games.state import state_dtype as state_dtype
from clubsuit.random_numbers import DEALS, rand_seed
from clubsuit.texts import explain

MOST_POINTS = 10_000
"""No hand of any game scores more, or less than its negative."""

Shuffle: TypeAlias = Callable[[Sequence[str]], list[str]]
"""Names of cards in any order, to the same names in a random one."""


class LogEntry(NamedTuple):
    """A decision of the current hand: who, what (RECORD.md notation), and its trick."""

    seat: int
    text: str
    trick: int | None
    """The number of the trick it belongs to, from 0; None outside tricks."""
    wins: int | None
    """Set where it ended its trick: the seat that won it."""
    note: Reason | None = None
    """What a referee said to it, for all to hear."""
    code: int = NOBODY
    """The action's code; NOBODY in a view from which it is hidden."""
    cards: int = 0
    """The very cards that it played to a trick."""


@dataclass(frozen=True)
class ScoreLine:
    """A part of a hand's score: `points` for `seat`, and why."""

    seat: int
    points: int
    reason: Reason


class Fact(NamedTuple):
    """Something about a seat's finished hand, for statistics. Its words: fact-NAME."""

    name: str
    value: int
    share: bool = False
    """Yes (1) or no (0), told as how often it was so; else a number, told as a mean."""


OptionValue: TypeAlias = int | bool | str | list[int] | None

NUMBER = re.compile(r"-?[0-9]{1,11}")
"""A number in a text; `str.isdecimal` would let other digits pass."""


@dataclass(frozen=True)
class Option:
    """One option of a game: its name in records, its default, and what values it takes."""

    name: str
    default: OptionValue
    rule: str
    kind: Literal["int", "bool", "choice", "ints"]
    choices: tuple[int | str, ...] = ()
    low: int | None = None
    high: int | None = None
    length: int = 0

    def read(self, value: Any) -> OptionValue:
        """The value in its proper type; from text too ("true", "5", "3,3,2"). Raises RuleError."""
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
        """The values that it takes, in short: "true, false", "1 to 1000", "2, 3"."""
        if self.kind == "bool":
            return "true, false"
        if self.choices:
            return ", ".join(str(choice) for choice in self.choices)
        numbers = f"{self.low} to {self.high}"
        return f"{self.length} numbers, each {numbers}" if self.kind == "ints" else numbers

    def _refusal(self, value: Any) -> RuleError:
        args = {"option": self.name, "value": excerpt(value), "allowed": self.allowed()}
        reason = Reason(self.rule, "option-value", args)
        return RuleError(explain(reason), reason=reason)


Solver: TypeAlias = Literal["maxn", "double-dummy", "duel"] | None


class Partners(NamedTuple):
    """What counts where two partnerships play all cards of a pack, clubs being trumps."""

    trick: int
    """Points of a trick,"""
    club: int
    """of a club taken in one,"""
    card: int
    """and one card that counts besides,"""
    card_points: int
    """and its points."""
    all_points: int
    """Those of a hand, which one side takes or the other."""
    taken: Callable[[State, int], int]
    """(s, p): those that the side of seat p has taken."""
    score_of: Callable[[int], int]
    """What a side with these points scores."""


class Rules(ABC):
    """A game. Subclasses stand at the end of each file of `games/`.

    The methods over records are thin: they call the game's compiled functions.
    None of the methods keeps anything: all that happens in a game is in its state.

    Seats, actions, codes and sets of cards are checked before a method gets them (`doors`):
    TurnError is raised for a seat that does not exist, NotationError for an invalid number.
    Records are not checked.
    """

    id: ClassVar[str]
    """The game's name in records and on the command line."""
    deck: ClassVar[Deck]
    dtype: ClassVar[np.dtype[Any]]
    max_legal: ClassVar[int]
    """No position has more legal actions than this."""
    functions: ClassVar[Functions]
    """The compiled rules."""
    solver: ClassVar[Solver] = None
    """Which exact solver fits the play (see `clubsuit.solve`), if one does."""
    endings: ClassVar[Endings | None] = None
    """What "maxn" asks,"""
    partners: ClassVar[Partners | None] = None
    """and "double-dummy"."""
    players: ClassVar[tuple[int, ...]]
    """Possible numbers of players."""
    options: ClassVar[tuple[Option, ...]]
    phase_names: ClassVar[Mapping[int, str]]
    """Names of the game's own phases (see `clubsuit.server.schema.View.phase`)."""
    verbs: ClassVar[Mapping[int, str]]
    """By phase: what a choice of cards does there ("play", "send", …)."""
    trump: ClassVar[str | None]
    deal_rule: ClassVar[str]
    """The rule cited when the dealer is wrong,"""
    cards_rule: ClassVar[str]
    """when the cards dealt are,"""
    hand_rule: ClassVar[str]
    """when a hand ends too soon or too late,"""
    score_rule: ClassVar[str]
    """when its score is wrong,"""
    end_rule: ClassVar[str]
    """and when the game's end is."""
    hidden_fields: ClassVar[tuple[str, ...]] = ("hand",)
    """The fields of a state that tell two deals apart in the play (see `count_deals`)."""
    trick_phases: ClassVar[frozenset[int]]
    """Phases in which decisions belong to tricks."""
    hand_size: ClassVar[int] = 0
    """How many cards each player is dealt; 0: the whole deck, evenly."""
    spare: ClassVar[str] = ""
    """The state's field, and the part of a record's deal, with the cards that nobody is dealt."""
    carries_cards: ClassVar[bool] = False
    """Whether cards that are hidden in a hand are dealt in the next, so that one who is shown a
    hand when it is over knows cards of the one that is played."""
    off_turn_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs of the actions that may be taken out of turn."""
    takes_back: ClassVar[bool] = True
    """Whether players who agree on it may take decisions back."""

    text_field: ClassVar[str] = "phase"
    """A field of the state on which an action's text depends, besides seat, phase, code and the
    cards that leave the hand."""

    compiled_apart: ClassVar[tuple[Mapping[str, Any], ...]] = ({},)
    """Options under which other functions are compiled; the first with none chosen."""

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        doors.guard(cls)

    # ---- options ---------------------------------------------------------------------

    def read_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options, checked, defaults filled in.

        Raises NotationError for an unknown name, RuleError for a value or a
        combination that the rules do not give.
        """
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                args = {"option": excerpt(name), "known": ", ".join(known)}
                reason = Reason("", "option-unknown", args)
                raise NotationError(explain(reason), reason=reason)
        values: dict[str, Any] = {
            name: option.read(given[name]) if name in given else option.default
            for name, option in known.items()
        }
        self.complete_options(values)
        return values

    def complete_options(self, values: dict[str, Any]) -> None:
        """Check combinations, and fill in defaults that depend on other options."""

    def default_options(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """What the options would be if only the number of seats and teams were chosen.

        A record states only what differs from these.
        """
        return {option.name: option.default for option in self.options}

    def under(self, values: Mapping[str, Any]) -> "Rules":
        """The rules with these options: others than these, where an option changes very much."""
        return self

    def rulesets(self) -> "Sequence[Rules]":
        """These rules, and those that `under` may give instead."""
        return [self]

    def seats(self, values: Mapping[str, Any]) -> int:
        """The number of players under these options."""
        return self.players[0]

    def score_range(self, values: Mapping[str, Any]) -> tuple[int, int]:
        """The lowest and the highest score that a seat can have of a hand under these options."""
        return -MOST_POINTS, MOST_POINTS

    def score_sum(self, values: Mapping[str, Any]) -> int | None:
        """The sum of all seats' scores of a hand, if it is always the same; else None."""
        return None

    def team(self, s: State, seat: int) -> int | None:
        """The team of a seat, or None where everybody plays alone."""
        return None

    @abstractmethod
    def turn_rule(self, s: State) -> str:
        """The rule that says whose turn it is now: a record's fault is named by it, and a player
        who asks for the rules is led there."""

    # ---- the compiled rules -------------------------------------------------------------

    def start(self, s: State, values: Mapping[str, Any], seed: int) -> None:
        """A new game before its first deal; the seed also chooses the first dealer."""
        rand_seed(s.rng, checked_seed(seed), DEALS)
        s.seats = self.seats(values)
        s.target = values["target"]
        self.set_options(s, values)
        self.functions.start(s)

    def set_options(self, s: State, values: Mapping[str, Any]) -> None:
        """Write the options that the game's own functions ask for into its fields."""

    def deal(self, s: State) -> None:
        """Deal the next hand (phase DEAL) from the state's own generator."""
        self.functions.deal(s)

    def set_deal(self, s: State, deal: Mapping[str, Any]) -> None:
        """Deal the next hand as a record says it.

        Raises NotationError or RuleError, and changes nothing then.
        """
        hands = read_groups(
            self.deck, deal.get("hands"), [self._each(s)] * int(s.seats), self.cards_rule, "hands"
        )
        spare = [self._read_spare(s, deal)] if self.spare else []
        self.full_deal([*hands, *spare], self.cards_rule)
        self.functions.clear_hand(s)
        s.hand[: len(hands)] = hands
        for cards in spare:
            s[self.spare] = cards
        self.functions.begin_hand(s)

    def _each(self, s: State) -> int:
        """How many cards each player is dealt."""
        return self.hand_size or self.deck.size // int(s.seats)

    def _read_spare(self, s: State, deal: Mapping[str, Any]) -> int:
        size = self.deck.size - self._each(s) * int(s.seats)
        (spare,) = read_groups(
            self.deck, [deal.get(self.spare)], [size], self.cards_rule, self.spare
        )
        return spare

    def get_deal(self, s: State) -> dict[str, Any]:
        """The deal of the hand that has just been dealt, in the form of RECORD.md."""
        hands = {"hands": self.hand_names(s)}
        return hands | ({self.spare: self.deck.names(int(s[self.spare]))} if self.spare else {})

    def hand_names(self, s: State) -> list[list[str]]:
        """The cards that each player holds, by name."""
        return [self.deck.names(int(s.hand[p])) for p in range(int(s.seats))]

    def dealt(self, s: State, shuffle: Shuffle) -> dict[str, Any]:
        """The next hand's deal (phase DEAL), in the form of RECORD.md, from shuffled packs.

        Each pack is handed to `shuffle` in the deck's own order, and then dealt one card
        at a time from the dealer's left. (At tables whose deals can be checked, all
        deals are made so; see `clubsuit.fair`.) These three are for games that deal
        from one pack that is whole again for each hand; others have their own.
        """
        pack = shuffle(self.deck.names(self.deck.all))
        hands, rest = self.deal_round(s, pack, self._each(s))
        return {"hands": hands} | ({self.spare: self.in_order(rest)} if self.spare else {})

    def deal_round(
        self, s: State, pack: Sequence[str], each: int
    ) -> tuple[list[list[str]], list[str]]:
        """Deal a pack: this many cards for each seat, and those left over, in their order."""
        seats = int(s.seats)
        each = checked_number(each, "each", 0, len(pack) // seats)
        first = (next_dealer(s) + 1) % seats
        hands = [pack[(p - first) % seats : each * seats : seats] for p in range(seats)]
        return [self.in_order(hand) for hand in hands], list(pack[each * seats :])

    def in_order(self, cards: Sequence[str]) -> list[str]:
        """The cards in the deck's own order."""
        return self.deck.names(self.deck.mask(cards))

    def seen_deal(
        self, deal: Mapping[str, Any], actions: Sequence[tuple[int, str]], seat: int
    ) -> dict[str, Any]:
        """The deal as a seat sees it after these decisions: cards that it did not see are "?"."""
        hidden: dict[str, Any] = {}
        for name, cards in deal.items():
            if name in ("hands", "auction"):
                hidden[name] = [
                    list(held) if holder == seat else ["?"] * len(held)
                    for holder, held in enumerate(cards)
                ]
            else:
                hidden[name] = ["?"] * len(cards)
        return hidden

    def legal(self, s: State, out: np.ndarray) -> int:
        """Write the codes of all legal actions into `out` (int64[max_legal]); returns how many.

        A code stands in one place only, in ascending order of the game's own choosing;
        0 of them in the phases DEAL and OVER. What may be done out of turn is not among them.
        Raises NotationError if `out` has too little room.
        """
        return int(self.functions.legal(s, self._room(out)))

    def off_turn(self, s: State, seat: int) -> list[Action]:
        """What this seat may do whoever's turn it is, calls first; known to all."""
        return []

    def may_call(self, s: State, seat: int) -> list[int]:
        """The seats that this seat may call now: each is an action of `off_turn`."""
        return []

    def sure_rest(self, v: State) -> list[int]:
        """The codes by which the seat to act takes all that is left of the hand, one after the
        other, in every deal that fits its view; empty where that is not sure, or where it still
        counts what the others play."""
        return []

    def honest(self, v: State, out: np.ndarray) -> int:
        """As `legal`, without what is possible but forbidden (where enforcement is by honour)."""
        return int(self.functions.honest(v, self._room(out)))

    def _room(self, out: np.ndarray) -> np.ndarray:
        fits = isinstance(out, np.ndarray) and out.dtype == np.int64 and out.ndim == 1
        if not fits or len(out) < self.max_legal:
            raise malformed("codes-room", wanted=self.max_legal, given=excerpt(out))
        return out

    def apply(self, s: State, action: Action) -> None:
        """Carry out an action. The hand's last one also scores it.

        Raises RuleError for an action that is not legal, and changes nothing then.
        """
        self.must_be_legal(s, action)
        self.carry_out(s, action)

    def carry_out(self, s: State, action: Action) -> None:
        """As `apply`, but unchecked: the action must be known to be legal."""
        self.functions.apply(s, action.code, action.cards)

    def must_be_legal(self, s: State, action: Action) -> None:
        """Raise RuleError for an action that is not legal."""
        if not self.is_legal(s, action):
            reason = Reason("", "code-illegal", {"given": excerpt(action.code)})
            raise RuleError(explain(reason), reason=reason)

    def view(self, s: State, seat: int, v: State) -> None:
        """Write into `v` what the seat may know; ONLOOKER: what is open to all."""
        if seat == ONLOOKER:
            np.asarray(v).reshape(1)[:] = self.views(s)[ONLOOKER]
        else:
            self.functions.view(s, seat, v)

    def views(self, s: State) -> dict[int, np.ndarray]:
        """The views of all seats, and of ONLOOKER what these have in common: arrays of one record.

        That is of cards the set that everybody knows of; where a number below 0 stands for a card
        that is not known, it stands there too. No array is a part of another one: through that,
        a view would lead to the others.
        """
        views = np.zeros(int(s.seats), self.dtype)
        view_all(s, views)
        words = views.view(np.int64).reshape(len(views), -1)  # copied far sooner than records are
        lowest = words.min(axis=0)
        common = np.where(lowest < 0, lowest, np.bitwise_and.reduce(words)).view(self.dtype)
        common[0].me = ONLOOKER
        apart = {seat: own.copy().view(self.dtype) for seat, own in enumerate(words)}
        return apart | {ONLOOKER: common}

    def forget(self, s: State, seat: int) -> None:
        """Forget what only this seat knows of earlier hands, because another player takes it.

        For games in which something of one hand helps in the next.
        """

    def sample(self, v: State, rng: np.ndarray, s: State) -> None:
        """Write into `s` a state that fits all that the view's seat has seen.

        rng: a generator of `clubsuit.random_numbers`. Each consistent
        placing of the hidden cards has the same probability. What the other seats
        know privately of each other's cards (`knows`) is left empty. Raises TurnError if `v` is
        not the view of a seat.
        """
        checked_seat(int(v.me), int(v.seats))
        self.functions.sample(v, checked_generator(rng), s)

    def count_deals(self, v: State) -> float:
        """How many deals fit a view in the play, told apart by the fields `hidden_fields`.

        The real number may be lower, never higher; infinity where nobody counts them. Raises
        TurnError if `v` is not the view of a seat.
        """
        checked_seat(int(v.me), int(v.seats))
        return float(self.functions.count_deals(v))

    def play_randomly(self, s: State, rng: np.ndarray, decisions: int) -> None:
        """Make this many random decisions, dealing and starting anew as needed."""
        decisions = checked_number(decisions, "decisions", 0, doors.MOST)
        play_randomly(s, checked_generator(rng), decisions, np.zeros(self.max_legal, np.int64))

    # ---- words ------------------------------------------------------------------------------

    @abstractmethod
    def text(self, s: State, action: Action) -> str:
        """The action in the notation of RECORD.md; `s` is the state (or view) before it."""

    @abstractmethod
    def read(self, s: State, text: str) -> Action:
        """The inverse of `text`, for the seat to act; it need not be legal.

        Raises NotationError where the text means nothing, and RuleError where it
        is an action of another phase or names cards that the seat does not hold.
        """

    def read_off_turn(self, s: State, text: str, seat: int) -> Action:
        """As `read`, for a text whose verb is one of `off_turn_verbs`, said by this seat.

        Raises RuleError too where the seat may not do it now.
        """
        raise unreadable(text)

    def note(self, s: State, action: Action) -> Reason | None:
        """What the referee said to this action, which has just been carried out."""
        return None

    @abstractmethod
    def refusal(self, v: State, action: Action) -> Reason | None:
        """Why the seat to act may not do this, in terms of its own cards; None where it may."""

    def seen(self, v: State, seat: int, text: str) -> str:
        """A decision as the view's seat sees it: hidden cards are "?".

        What is played to a trick all see as it is, so views ask it of other decisions only.
        Of the hand that `v` is of: for an earlier one see `View.of_finished_hand`.
        """
        return text

    @abstractmethod
    def score_lines(self, s: State) -> list[ScoreLine]:
        """A finished hand's score taken apart. For each seat (team) they add up to its score."""

    def facts(self, s: State, seat: int) -> list[Fact]:
        """What statistics tell of a seat's finished hand, besides its score."""
        return [Fact("tricks", int(s.tricks[seat]))]

    @abstractmethod
    def prompt(self, v: State) -> Reason:
        """What is expected now, for the view's seat, as a message."""

    @abstractmethod
    def table(self, v: State, log: Sequence[LogEntry]) -> dict[str, Any]:
        """What this game has on the table besides what all games have (see `server.schema`)."""

    def points(self, v: State, seat: int) -> int | None:
        """Points in the tricks that a seat has taken this hand; None where they do not count."""
        return None

    # ---- cards of actions: what a person clicks -----------------------------------------------

    def verb(self, v: State) -> str | None:
        """What a choice of cards does now; None where no cards are chosen."""
        return self.verbs.get(int(v.phase))

    def receiver(self, v: State, seat: int, verb: str) -> int | None:
        """Who gets the cards of such a decision of this seat, outside tricks; None where no player
        does."""
        return None

    def cards_of(self, v: State, code: int) -> int:
        """The cards of the hand that an action names (empty for pass, keep, …)."""
        return 1 << code if code < self.deck.size else 0

    def playable(self, v: State, codes: Sequence[int]) -> int:
        """All cards that stand in some legal action."""
        cards = 0
        for code in codes:
            cards |= self.cards_of(v, code)
        return cards

    def matching(self, v: State, cards: int) -> list[Action]:
        """The legal actions that use exactly these cards of the hand."""
        return [
            Action(code)
            for code in self.legal_codes(v)
            if cards and self.cards_of(v, code) == cards
        ]

    # ---- for all games alike ---------------------------------------------------------------------

    def legal_codes(self, s: State) -> list[int]:
        """The codes of all legal actions, as a list."""
        out = np.empty(self.max_legal, np.int64)
        codes: list[int] = out[: self.functions.legal(s, out)].tolist()
        return codes

    def is_legal(self, s: State, action: Action) -> bool:
        """Whether the seat to act may do this, or the action's own seat out of turn."""
        if action.seat != NOBODY:
            return action in self.off_turn(s, action.seat)
        return not action.cards and action.code in self.legal_codes(s)

    def full_deal(self, groups: Sequence[int], rule: str) -> None:
        """Check that these sets together are the whole deck, each card once. Raises RuleError."""
        full_deal(self.deck, groups, rule)


doors.guard(Rules)


def full_deal(deck: Deck, groups: Sequence[int], rule: str) -> None:
    """Check that these sets together are the whole deck, each card once. Raises RuleError."""
    together = 0
    for cards in groups:
        if together & cards:
            raise deal_fault(rule, "deal-twice", deck.names(together & cards))
        together |= cards
    if together != deck.all:
        raise deal_fault(rule, "deal-missing", deck.names(deck.all & ~together))


def deal_fault(rule: str, key: str, cards: Sequence[str]) -> RuleError:
    """The error for a deal in which these cards are at fault."""
    reason = Reason(rule, key, {"cards": list(cards)})
    return RuleError(explain(reason), reason=reason)


def wrong_phase(rule: str, text: str) -> RuleError:
    """The error for an action that belongs to another phase; `rule` governs the present one."""
    reason = Reason(rule, "wrong-phase", {"text": excerpt(text)})
    return RuleError(explain(reason), reason=reason)


def unreadable(text: Any) -> NotationError:
    """The error for what that is no action of the game."""
    reason = Reason("", "notation-action", {"text": excerpt(text)})
    return NotationError(explain(reason), reason=reason)


def not_held(rule: str, cards: Sequence[str]) -> RuleError:
    """The error for cards that the player does not hold."""
    reason = Reason(rule, "not-held", {"cards": list(cards)})
    return RuleError(explain(reason), reason=reason)


@dataclass
class Words:
    """An action's text taken apart: the verb, and what follows it."""

    verb: str
    rest: list[str] = field(default_factory=list)

    @staticmethod
    def of(text: str) -> "Words":
        """Raises NotationError for a text that is empty, overlong or not ASCII."""
        parts = text.split() if len(text) <= 200 and text.isascii() else []
        if not parts:
            raise unreadable(text)
        return Words(parts[0].lower(), parts[1:])


def read_groups(deck: Deck, lists: Any, sizes: Sequence[int], rule: str, name: str) -> list[int]:
    """Lists of card names from a record as sets, each of its size.

    Raises NotationError or RuleError.
    """
    good = isinstance(lists, list) and all(
        isinstance(cards, list) and all(isinstance(card, str) for card in cards) for cards in lists
    )
    if not good:
        reason = Reason(rule, "deal-shape", {"name": name})
        raise NotationError(explain(reason), reason=reason)
    if [len(cards) for cards in lists] != list(sizes):
        reason = Reason(rule, "deal-sizes", {"name": name, "sizes": ", ".join(map(str, sizes))})
        raise RuleError(explain(reason), reason=reason)
    return [_read_group(deck, cards, rule) for cards in lists]


def _read_group(deck: Deck, cards: Sequence[str], rule: str) -> int:
    """A list of a deal as a set; a card that stands there twice is a fault of the deal."""
    try:
        return deck.mask(cards)
    except NotationError as error:
        if error.reason and error.reason.key == "notation-card-twice":
            raise deal_fault(rule, "deal-twice", error.reason.args["cards"]) from None
        raise


def next_dealer(s: State) -> int:
    """Who deals the next hand (phase DEAL): the deal moves left, from the first dealer on."""
    return int(s.dealer + (s.hand_number > 0)) % int(s.seats)


def waiting(v: State) -> Reason:
    """The prompt of a seat that has nothing to decide now."""
    if v.phase == OVER:
        return Reason("", "prompt-over", {})
    if v.phase == DEAL:
        return Reason("", "prompt-next-hand", {})
    return Reason("", "prompt-wait", {"seat": int(v.turn)})


def follow_prompt(v: State, follow: int, rule: str) -> Reason:
    """The prompt of a trick game's player to act, who holds these cards of the suit led."""
    if v.n == 0:
        return Reason(rule, "prompt-lead")
    return Reason(rule, "prompt-follow" if follow else "prompt-any", {"suit": "CDHS"[int(v.led)]})
