"""The constants that a game declares, and what its words and deals ask of its rules."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Literal, NamedTuple, TypeAlias

import numpy as np

from clubsuit.cards import Deck
from clubsuit.games.dispatch import Endings, Functions
from clubsuit.games.doors import Checked
from clubsuit.games.options import Options
from clubsuit.games.state import NOBODY, Action, State

Solver: TypeAlias = Literal["maxn", "double-dummy", "duel"] | None


class Partners(NamedTuple):
    """The points of a game of two partnerships that play a whole pack, with clubs as trumps."""

    trick: int
    """Points of a trick."""
    club: int
    """Points of a club taken in a trick."""
    card: int
    """The one card that counts in addition to the clubs."""
    card_points: int
    """Points of that card."""
    all_points: int
    """Sum of the points of both sides in a hand."""
    taken: Callable[[State, int], int]
    """(s, p): the points that the side of seat p has taken."""
    score_of: Callable[[int], int]
    """(points): the score of a side that has taken these points."""


class Declaration(Checked, ABC):
    """The constants of a game, and the questions about a state that its words and deals ask."""

    id: ClassVar[str]
    """The game's name in records and on the command line."""
    deck: ClassVar[Deck]
    dtype: ClassVar[np.dtype[Any]]
    """The type of the game's records."""
    functions: ClassVar[Functions]
    """The compiled rules."""
    max_legal: ClassVar[int]
    """No position has more legal actions than this."""
    players: ClassVar[tuple[int, ...]]
    """Possible numbers of players."""
    options: ClassVar[Options]
    trump: ClassVar[str | None]

    # ---- phases and actions

    phase_names: ClassVar[Mapping[int, str]]
    """Names of the game's own phases (see `clubsuit.server.wire.schema.View.phase`)."""
    verbs: ClassVar[Mapping[int, str]]
    """By phase: what a choice of cards does there ("play", "send", …)."""
    trick_phases: ClassVar[frozenset[int]]
    """Phases in which decisions belong to tricks."""
    off_turn_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs of the actions that may be taken out of turn."""
    takes_back: ClassVar[bool] = True
    """Whether players who agree on it may take decisions back."""
    text_field: ClassVar[str] = "phase"
    """A field of the state on which an action's text depends, in addition to seat, phase, code and
    the cards that leave the hand."""

    # ---- deals

    hand_size: ClassVar[int] = 0
    """Number of cards dealt to each player; 0: the whole deck, evenly."""
    spare: ClassVar[str] = ""
    """The state's field, and the part of a record's deal, with the cards that are not dealt."""
    carries_cards: ClassVar[bool] = False
    """Whether cards that are hidden in one hand are dealt in the next. If so, a person who is shown
    a finished hand knows cards of the one that is being played."""
    hidden_fields: ClassVar[tuple[str, ...]] = ("hand",)
    """The fields of a state that tell two deals apart in the play (see `count_deals`)."""

    # ---- rules cited

    deal_rule: ClassVar[str]
    """The rule cited when the dealer is wrong."""
    cards_rule: ClassVar[str]
    """The rule cited when the cards dealt are wrong."""
    hand_rule: ClassVar[str]
    """The rule cited when a hand ends too soon or too late."""
    score_rule: ClassVar[str]
    """The rule cited when a hand's score is wrong."""
    end_rule: ClassVar[str]
    """The rule cited when the game's end is wrong."""

    # ---- solvers and compiling

    solver: ClassVar[Solver] = None
    """The exact solver that fits the play (see `clubsuit.solve`), if one does."""
    endings: ClassVar[Endings | None] = None
    """The functions that the solver "maxn" needs."""
    partners: ClassVar[Partners | None] = None
    """The points that the solver "double-dummy" needs."""
    compiled_apart: ClassVar[tuple[Mapping[str, Any], ...]] = ({},)
    """Options under which other functions are compiled; the first with none chosen."""

    # ---- questions about a state

    @abstractmethod
    def turn_rule(self, s: State) -> str:
        """The rule that says whose turn it is now.

        Faults of records cite it, and it is shown to a player who opens the rules.
        """

    def legal_codes(self, s: State) -> list[int]:
        """The codes of all legal actions, as a list."""
        out = np.empty(self.max_legal, np.int64)
        codes: list[int] = out[: self.functions.legal(s, out)].tolist()
        return codes

    def off_turn(self, s: State, seat: int) -> list[Action]:
        """What this seat may do whoever's turn it is, calls first; all players know it."""
        return []

    def is_legal(self, s: State, action: Action) -> bool:
        """Whether the seat to act may do this, or the action's own seat out of turn."""
        if action.seat != NOBODY:
            return action in self.off_turn(s, action.seat)
        return not action.cards and action.code in self.legal_codes(s)
