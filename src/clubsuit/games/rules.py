"""The interface of a game's rules for all code outside `games/`.

A state is one NumPy record. The rules of a game are compiled functions over it. A `Rules` object
declares these functions together with the game's `options`, its `deals` and its `words`. No code
outside `games/` contains rules.

A *view* is a record of the same type. In it, everything that the seat `me` may not know is zero:
`Rules.view` starts from zeros and copies only what this seat may see. For the seat `me`, `legal`,
`words.refusal` and a bot's search therefore work on a view as they do on a state.
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
    """The rules of a game. Each game has a subclass, in `declaration.py` of its subpackage.

    The methods that take records only call the game's compiled functions. No method stores
    anything; the whole game is in its state.

    Seats, actions, codes and sets of cards are checked before a method gets them (see `doors`):
    TurnError is raised for a seat that does not exist, NotationError for an invalid number. Records
    are not checked.
    """

    deals_type: ClassVar[type[Deals]] = Deals
    words_type: ClassVar[type[Words]]

    def __init__(self) -> None:
        self.deals = self.deals_type(self)
        self.words = self.words_type(self)

    # ---- rulesets and seats

    def under(self, values: Mapping[str, Any]) -> "Rules":
        """Return the rules under these options.

        The result is this object, unless an option needs another ruleset.
        """
        return self

    def rulesets(self) -> "Sequence[Rules]":
        """Return these rules, and all others that `under` may return."""
        return [self]

    def seats(self, values: Mapping[str, Any]) -> int:
        """Return the number of players under these options."""
        return self.players[0]

    def team(self, s: State, seat: int) -> int | None:
        """Return the team of a seat, or None in a game without teams."""
        return None

    def beside_hand(self, s: State, seat: int) -> int:
        """Return the set of cards that a seat holds beside its hand and can use now."""
        return 0

    # ---- a game and its hands

    def start(self, s: State, values: Mapping[str, Any], seed: int) -> None:
        """Start a new game, before its first deal. The seed also determines the first dealer."""
        rand_seed(s.rng, checked_seed(seed), DEALS)
        s.seats = self.seats(values)
        s.target = values["target"]
        s.pack = self.deck.all
        s.hand_size = self.hand_size or self.deck.size // s.seats
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

        Each code is written once, in an order that the game defines. There are no codes in the
        phases DEAL and OVER. Actions out of turn are not included. Raises NotationError if `out` is
        too short.
        """
        return int(self.functions.legal(s, self._room(out)))

    def honest(self, v: State, out: np.ndarray) -> int:
        """Write the codes of `legal` without forbidden actions; return their number.

        An action can be possible but forbidden only in a game whose rules are enforced by honour.
        """
        return int(self.functions.honest(v, self._room(out)))

    def _room(self, out: np.ndarray) -> np.ndarray:
        fits = isinstance(out, np.ndarray) and out.dtype == np.int64 and out.ndim == 1
        if not fits or len(out) < self.max_legal:
            raise refusal("codes-room", wanted=self.max_legal, given=excerpt(out))
        return out

    def may_call(self, s: State, seat: int) -> list[int]:
        """Return the seats that this seat may call now.

        Each call is an action of `off_turn`.
        """
        return []

    def sure_rest(self, v: State) -> list[int]:
        """Return, in order, the codes with which the seat to act surely wins all remaining tricks.

        They must win in every deal that fits the view. The list is empty if the win is not certain,
        or if it still matters which cards the others play.
        """
        return []

    def apply(self, s: State, action: Action) -> None:
        """Carry out an action. The last action of a hand also scores the hand.

        Raises RuleError for an action that is not legal; the state is then unchanged.
        """
        self.must_be_legal(s, action)
        self.carry_out(s, action)

    def carry_out(self, s: State, action: Action) -> None:
        """Carry out an action without a check: it must be known to be legal."""
        self.functions.apply(s, action.code, action.cards)

    def must_be_legal(self, s: State, action: Action) -> None:
        """Raise RuleError for an action that is not legal."""
        if not self.is_legal(s, action):
            raise refusal("code-illegal", RuleError, given=excerpt(action.code))

    # ---- views

    def view(self, s: State, seat: int, v: State) -> None:
        """Write what the seat may know into `v`; for SPECTATOR, write only what is open to all."""
        if seat == SPECTATOR:
            np.asarray(v).reshape(1)[:] = self.views(s)[SPECTATOR]
        else:
            self.functions.view(s, seat, v)

    def views(self, s: State) -> dict[int, np.ndarray]:
        """Return the views of all seats, and a view for SPECTATOR with what all seats know.

        Each view is an array of one record. For SPECTATOR, a set of cards is reduced to the cards
        that all seats know. A negative number stands for an unknown card and is kept. The arrays do
        not share memory: otherwise a view would give access to the other views.
        """
        views = np.zeros(int(s.seats), self.dtype)
        dispatch.view_all(s, views)
        words = views.view(np.int64).reshape(len(views), -1)  # much faster to copy than records
        lowest = words.min(axis=0)
        common = np.where(lowest < 0, lowest, np.bitwise_and.reduce(words)).view(self.dtype)
        common[0].me = SPECTATOR
        apart = {seat: own.copy().view(self.dtype) for seat, own in enumerate(words)}
        return apart | {SPECTATOR: common}

    def forget(self, s: State, seat: int) -> None:
        """Forget what only this seat knows about earlier hands; a new player takes the seat.

        This is for games in which knowledge from one hand helps in the next.
        """

    def sample(self, v: State, rng: np.ndarray, s: State) -> None:
        """Write into `s` a state that fits everything that the view's seat has seen.

        `rng` is a generator of `clubsuit.random_numbers`. Each consistent placing of the hidden
        cards has the same probability. Private knowledge of the other seats about each other's
        cards (`knows`) is left empty. Raises TurnError if `v` is not the view of a seat.
        """
        checked_seat(int(v.me), int(v.seats))
        self.functions.sample(v, checked_generator(rng), s)

    def count_deals(self, v: State) -> float:
        """Return an upper bound on the number of deals that fit a view during the play.

        Deals are distinguished by the fields in `hidden_fields`. The result is infinity if the game
        does not count them. Raises TurnError if `v` is not the view of a seat.
        """
        checked_seat(int(v.me), int(v.seats))
        return float(self.functions.count_deals(v))
