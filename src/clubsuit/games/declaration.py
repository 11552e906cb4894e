"""The declaration of a game: its constants, and the methods that its words and deals call."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, ClassVar, Literal, NamedTuple, TypeAlias

import numpy as np

from clubsuit.cards import Deck
from clubsuit.games.constants import Constant
from clubsuit.games.dispatch import Endings, Functions
from clubsuit.games.doors import Checked
from clubsuit.games.encoding import Encoding
from clubsuit.games.motifs import Motif
from clubsuit.games.options import Options
from clubsuit.games.state import NOBODY, Action, State

Solver: TypeAlias = Literal["maxn", "double-dummy", "duel"] | None


class Partners(NamedTuple):
    """The points of a game for two partnerships that play all cards, with clubs as trumps."""

    trick: int
    """Points for each trick."""
    club: int
    """Points for each club taken in a trick."""
    card: int
    """The one card that counts in addition to the clubs."""
    card_points: int
    """Points for that card."""
    all_points: Callable[[State], int]
    """Function (s): returns the sum of the points of both partnerships in a hand."""
    taken: Callable[[State, int], int]
    """Function (s, p): returns the points that the partnership of seat p has taken."""
    score_of: Callable[[State, int], int]
    """Function (s, points): returns the score of a partnership that has taken these points."""


class Declaration(Checked, ABC):
    """The constants of a game, and the methods that its words and deals call."""

    id: ClassVar[str]
    """The game's name in records and on the command line."""
    drawn_as: ClassVar[str] = ""
    """The game whose table the page shows for this one; "" if the page knows this game itself, or
    shows it as a plain trick game."""
    deck: ClassVar[Deck]
    dtype: ClassVar[np.dtype[Any]]
    """The NumPy type of the game's state records."""
    functions: ClassVar[Functions]
    """The compiled rules."""
    max_legal: ClassVar[int]
    """Maximum number of legal actions in any position."""
    players: ClassVar[tuple[int, ...]]
    """The possible numbers of players."""
    options: ClassVar[Options]
    constants: ClassVar[tuple[Constant, ...]] = ()
    """The numbers of the rules that `clubsuit.with_constants` can replace."""
    trump: ClassVar[str | None]

    # ---- phases and actions

    phase_names: ClassVar[Mapping[int, str]]
    """Names of the game's own phases (see `clubsuit.server.wire.schema.View.phase`)."""
    verbs: ClassVar[Mapping[int, str]]
    """The verb for a choice of cards, by phase ("play", "send", …)."""
    trick_phases: ClassVar[frozenset[int]]
    """Phases in which decisions belong to tricks."""
    simultaneous: ClassVar[frozenset[str]] = frozenset()
    """Verbs of the choices that all players with cards make at the same time.

    The rules take these choices one after the other, in seat order from seat 0. No choice may
    change what another seat sees before all have chosen.
    """
    off_turn_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs of the actions that players may take out of turn."""
    ends_low: ClassVar[bool] = False
    """True if a total of minus the target ends the game too."""
    takes_back: ClassVar[bool] = True
    """True if players may take decisions back when all agree."""
    text_field: ClassVar[str] = "phase"
    """A field of the state that an action's text depends on.

    The text also depends on the seat, the phase, the code and the cards that leave the hand.
    """

    # ---- deals

    hand_size: ClassVar[int] = 0
    """Number of cards dealt to each player; 0 if the whole deck is dealt evenly.

    Options can change it for a game; its state has the number that applies.
    """
    spare: ClassVar[str] = ""
    """Name of the state field with the undealt cards; a record's deal uses the same name."""
    carries_cards: ClassVar[bool] = False
    """True if cards that stay hidden in one hand are dealt in the next hand.

    In such a game, a person who sees a finished hand learns cards of the current hand.
    """
    hidden_fields: ClassVar[tuple[str, ...]] = ("hand",)
    """The state fields that distinguish two deals during the play (see `count_deals`)."""

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

    # ---- solvers and compilation

    solver: ClassVar[Solver] = None
    """The exact solver for the play of this game (see `clubsuit.solve`), or None."""
    duel: ClassVar[ModuleType | None] = None
    """The solver "duel" for the rules of this game, if they differ from those that
    `clubsuit.solve.positions` knows: a module with the same functions."""
    endings: ClassVar[Endings | None] = None
    """The functions that the solver "maxn" needs."""
    partners: ClassVar[Partners | None] = None
    """The points that the solver "double-dummy" needs."""
    encoding: ClassVar[Encoding | None] = None
    """The numbered actions and observations; without them, the game has no environments."""
    motifs: ClassVar[Mapping[str, Motif]] = {}
    """The motifs of choices in the play, the most special one first (see `games.motifs`)."""
    compiled_apart: ClassVar[tuple[Mapping[str, Any], ...]] = ({},)
    """Sets of options that need separately compiled functions.

    The first set is empty and stands for the default options.
    """

    # ---- methods about a state

    @abstractmethod
    def turn_rule(self, s: State) -> str:
        """Return the rule that decides whose turn it is now.

        Error messages about records cite it, and the page shows it to a player who opens the rules.
        """

    def legal_codes(self, s: State) -> list[int]:
        """Return the codes of all legal actions as a list."""
        out = np.empty(self.max_legal, np.int64)
        codes: list[int] = out[: self.functions.legal(s, out)].tolist()
        return codes

    def off_turn(self, s: State, seat: int) -> list[Action]:
        """Return the actions that this seat may take out of turn, calls first.

        All players know these actions.
        """
        return []

    def choosing(self, s: State) -> list[int]:
        """Return the seats that choose at the same time now; empty if one seat is to act.

        s: the complete state. Seats whose choice it already has are left out.
        """
        if not self.simultaneous or self.verbs.get(int(s.phase)) not in self.simultaneous:
            return []
        return [seat for seat in range(int(s.turn), int(s.seats)) if s.hand[seat]]

    def is_legal(self, s: State, action: Action) -> bool:
        """Return whether the action is legal for the seat to act.

        If the action's `seat` is set, the action is legal if that seat may take it out of turn.
        """
        if action.seat != NOBODY:
            return action in self.off_turn(s, action.seat)
        return not action.cards and action.code in self.legal_codes(s)
