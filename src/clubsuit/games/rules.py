"""The rules of a game, for everything outside `games/`.

A state is one NumPy record. The rules of a game are compiled functions over it; a `Rules` object
declares them, with the game's `options`, its `deals` and its `words`. Nothing outside `games/`
knows a rule.

A *view* is a record of the same type in which everything that the seat `me` may not know is zero:
`Rules.view` starts from zeros and copies what may be seen. So `legal`, `words.refusal` and a bot's
thinking work on a view as on a state, as far as they concern `me`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from clubsuit.arguments import (
    checked_generator,
    checked_number,
    checked_seat,
    checked_seed,
)
from clubsuit.errors import RuleError, excerpt
from clubsuit.games import dispatch, doors
from clubsuit.games.deals import Deals
from clubsuit.games.declaration import Declaration
from clubsuit.games.state import SPECTATOR, Action, State
from clubsuit.games.words import Words
from clubsuit.random_numbers import DEALS, rand_seed
from clubsuit.texts import refusal


class Rules(Declaration):
    """A game. Its subclass is in `declaration.py` of the game's folder.

    The methods over records are thin: they call the game's compiled functions. No method keeps
    anything: all that happens in a game is in its state.

    Seats, actions, codes and sets of cards are checked before a method gets them (`doors`):
    TurnError is raised for a seat that does not exist, NotationError for an invalid number.
    Records are not checked.
    """

    deals_type: ClassVar[type[Deals]] = Deals
    words_type: ClassVar[type[Words]]

    def __init__(self) -> None:
        self.deals = self.deals_type(self)
        self.words = self.words_type(self)

    # ---- rulesets and seats

    def under(self, values: Mapping[str, Any]) -> "Rules":
        """The rules with these options: others than these if an option changes very much."""
        return self

    def rulesets(self) -> "Sequence[Rules]":
        """These rules, and those that `under` may return instead."""
        return [self]

    def seats(self, values: Mapping[str, Any]) -> int:
        """The number of players under these options."""
        return self.players[0]

    def team(self, s: State, seat: int) -> int | None:
        """The team of a seat, or None in a game without teams."""
        return None

    # ---- a game and its hands

    def start(self, s: State, values: Mapping[str, Any], seed: int) -> None:
        """Start a new game, before its first deal. The seed also chooses the first dealer."""
        rand_seed(s.rng, checked_seed(seed), DEALS)
        s.seats = self.seats(values)
        s.target = values["target"]
        self.options.write(s, values)
        self.functions.start(s)

    def deal(self, s: State) -> None:
        """Deal the next hand (phase DEAL) from the state's own generator."""
        self.functions.deal(s)

    def play_randomly(self, s: State, rng: np.ndarray, decisions: int) -> None:
        """Make this number of random decisions; deal hands and start games as needed."""
        decisions = checked_number(decisions, "decisions", 0, doors.MOST)
        out = np.zeros(self.max_legal, np.int64)
        dispatch.play_randomly(s, checked_generator(rng), decisions, out)

    # ---- actions

    def legal(self, s: State, out: np.ndarray) -> int:
        """Write the codes of all legal actions into `out` (int64[max_legal]); return their number.

        Each code is written once, in ascending order of the game's own choosing; none in the
        phases DEAL and OVER. Actions out of turn are not among them.
        Raises NotationError if `out` is too short.
        """
        return int(self.functions.legal(s, self._room(out)))

    def honest(self, v: State, out: np.ndarray) -> int:
        """As `legal`, without what is possible but forbidden (when enforcement is by honour)."""
        return int(self.functions.honest(v, self._room(out)))

    def _room(self, out: np.ndarray) -> np.ndarray:
        fits = isinstance(out, np.ndarray) and out.dtype == np.int64 and out.ndim == 1
        if not fits or len(out) < self.max_legal:
            raise refusal("codes-room", wanted=self.max_legal, given=excerpt(out))
        return out

    def may_call(self, s: State, seat: int) -> list[int]:
        """The seats that this seat may call now: each is an action of `off_turn`."""
        return []

    def sure_rest(self, v: State) -> list[int]:
        """The codes by which the seat to act takes all that is left of the hand, one after the
        other, in every deal that fits its view. Empty if that is not sure, or if it still matters
        what the others play."""
        return []

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
            raise refusal("code-illegal", RuleError, given=excerpt(action.code))

    # ---- views

    def view(self, s: State, seat: int, v: State) -> None:
        """Write into `v` what the seat may know; for SPECTATOR, what is open to all."""
        if seat == SPECTATOR:
            np.asarray(v).reshape(1)[:] = self.views(s)[SPECTATOR]
        else:
            self.functions.view(s, seat, v)

    def views(self, s: State) -> dict[int, np.ndarray]:
        """The views of all seats, and for SPECTATOR what they have in common: arrays of one record.

        Of sets of cards, SPECTATOR gets those that all seats know. A number below 0 stands for an
        unknown card, and stays. No array is a part of another one: through that, a view would
        lead to the others.
        """
        views = np.zeros(int(s.seats), self.dtype)
        dispatch.view_all(s, views)
        words = views.view(np.int64).reshape(len(views), -1)  # copied far sooner than records are
        lowest = words.min(axis=0)
        common = np.where(lowest < 0, lowest, np.bitwise_and.reduce(words)).view(self.dtype)
        common[0].me = SPECTATOR
        apart = {seat: own.copy().view(self.dtype) for seat, own in enumerate(words)}
        return apart | {SPECTATOR: common}

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
        """An upper bound of the number of deals that fit a view in the play, told apart by the
        fields `hidden_fields`; infinity if the game does not count them.

        Raises TurnError if `v` is not the view of a seat.
        """
        checked_seat(int(v.me), int(v.seats))
        return float(self.functions.count_deals(v))
