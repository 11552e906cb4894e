"""The class `Knowledge`, and the dispatch of its compiled functions over all games.

All fields have defaults, so every bot except `trained` plays every game. Without the field
`evaluate`, `rule` plays no better than a random bot.
"""

import copyreg
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from clubsuit.bots.knowledge.evidence import Evidence, Tried, no_evidence
from clubsuit.bots.knowledge.exact import Exact
from clubsuit.bots.knowledge.win_probability import by_score
from clubsuit.errors import Reason
from clubsuit.game import View
from clubsuit.games.motifs import Motif
from clubsuit.games.rules import Rules
from clubsuit.games.state import Action, State
from clubsuit.kernel import by_record, compiled

Compiled = Callable[..., Any]
ALONE = -1
"""Returned by `Knowledge.why` instead of an index if there was only one choice."""


@dataclass(frozen=True)
class Features:
    """The input of a game's network: functions that write active features (see `features`)."""

    position: Compiled
    """(v, out) -> int: write the features of a view's position to `out`; return their number."""
    choice: Compiled
    """(v, code, out, n) -> int: append the features of a choice at out[n]; return the new n."""
    number: int
    """Number of features of the game."""
    version: int = 1
    """Version of the numbering. Increase it if the meaning of a number changes, so that weights of
    older versions are refused."""


@compiled
def equal_values(v: State, codes: np.ndarray, n: int, values: np.ndarray) -> None:
    """Give every choice the value 0. This is the default `evaluate`."""
    for i in range(n):
        values[i] = 0.0


@compiled
def only_reason(v: State, codes: np.ndarray, n: int, code: int) -> int:
    """Return the index of the only reason, or ALONE. This is the default `why`."""
    return 0 if n > 1 else ALONE


@compiled
def no_rewind(past: State, before_play: bool, rng: np.ndarray) -> None:
    """Do nothing. Games without their own `rewind` use this function."""


@compiled
def no_ending(s: State) -> int:
    """Return 0. This is the default `ending`."""
    return 0


def no_action(view: View) -> Action | None:
    """Return None. This is the default `act_out_of_turn`."""
    return None


def no_outlook(view: View, points: float) -> Reason | None:
    """Return None. This is the default `outlook`."""
    return None


@dataclass(frozen=True)
class Knowledge:
    """Knowledge of bots about a game, or about one of its rulesets.

    In the signatures below, `v` is a view's record and `s` a state.
    """

    evaluate: Compiled = equal_values
    """(v, codes, n, values): write the value of each of codes[:n], in any unit. The bot `rule`
    plays the choice with the highest value."""
    why: Compiled = only_reason
    """(v, codes, n, code) -> int: return the index in `reasons` of the reason for choosing `code`,
    or ALONE. `code` is one of codes[:n], but need not have the highest value."""
    reasons: tuple[str, ...] = ("bot-likes-best",)
    """Keys of the reasons in the message catalogue."""
    liked: frozenset[str] = frozenset({"bot-likes-best"})
    """Keys of the reasons that only say that the bot likes the choice best."""
    exact: Mapping[str, Exact] = field(default_factory=dict)
    """Functions that look at the position again and may return a more exact reason, by the key of
    the plain one (see `bots/knowledge/exact.py`)."""
    exact_reasons: tuple[str, ...] = ()
    """Keys of the reasons that only the functions in `exact` return."""
    more_is_better: bool = True
    """Whether more points in a hand are always better."""
    care: float = 1.0
    """Difference between two values that most players notice. It is also the temperature in the
    model of the other players' past decisions."""
    misjudges: tuple[float, float] | None = None
    """Scale of the errors of beginners and of casual players, in values; by default, `errors`
    derives it from `care`."""
    blunders: Mapping[str, Motif] = field(default_factory=dict)
    """By name: the blunders that beginners and casual players mostly notice (see `blunders`)."""
    win_probability: Compiled = by_score
    """(s, me) -> float: return the chance to win the game, after a hand or before its deal."""
    act_out_of_turn: Callable[[View], Action | None] = no_action
    """Return an action of `view.off_turn()` that the bot wants to take, or None."""
    rewind: Compiled | None = None
    """(past, before_play, rng): reset a world to the start of the hand or of the play. In games
    with `play_apart`, `before_play` selects between the two. The caller has already put the played
    cards back into the hands. Without this function, past decisions are not used to weight
    worlds."""
    unread: frozenset[str] = frozenset()
    """Verbs of decisions that are not used to weight worlds, because they are mostly hidden."""
    play_apart: bool = False
    """True if the decisions before the play are replayed separately, because some actions between
    them and the play are hidden."""
    solved_cards: int = 0
    """Maximum number of cards in all hands together. Up to this number, `search` may solve a sample
    of the worlds if it cannot solve all worlds (docs/bots.md has the gain)."""
    evidence: Callable[[View, Tried], Sequence[Evidence]] = no_evidence
    """(view, tried): return evidence for the first of two choices. The evidence comes from the
    worlds in which the choices were tried: from the cards, or from the play that followed.
    `bots/counted.py` selects from the evidence."""
    outlook: Callable[[View, float], Reason | None] = no_outlook
    """(view, points): return what these expected points of the hand mean for the game, or None if
    more points are simply better."""
    ending: Compiled = no_ending
    """(s) -> int: return a number that describes the end of a hand, for use by `evidence`."""
    features: Features | None = None
    """Input of the network. Without it, `trained` does not play the game."""
    training: tuple[Mapping[str, Any], ...] = ({},)
    """Options under which a network is trained, the default options first. An entry that occurs
    several times is trained more often."""
    exploration: float = 5.0
    """UCT constant for OpenSpiel's ISMCTS, in points of a hand."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle registered knowledge as its record type, because compiled functions are not
        picklable."""
        for dtype, known in _KNOWN.items():
            if known is self:
                return _known, (dtype,)
        return copyreg.__newobj__, (type(self),), vars(self)  # type: ignore[attr-defined]

    def reason(self, view: View, code: int, index: int) -> Reason:
        """Return the reason with this index for a choice, or a more exact one."""
        key = self.reasons[index]
        make = self.exact.get(key)
        return make(view, code, key) if make else Reason("", key)

    def looks_like_blunder(self, v: State, codes: Sequence[int], code: int) -> bool:
        """Return whether the choice `code`, one of the legal choices `codes`, is a blunder.

        `rule` may have a purpose for it; then it is none.
        """
        return any(holds(v, code, codes) for holds in self.blunders.values())

    @property
    def errors(self) -> tuple[float, float]:
        """Scale of the errors of beginners and of casual players, in values of `evaluate`."""
        return self.misjudges or (self.care, 0.25 * self.care)


_KNOWN: dict[np.dtype[Any], Knowledge] = {}
_TABLES: dict[str, dict[np.dtype[Any], Compiled]] = {
    name: {} for name in ("evaluate", "win_probability", "ending", "rewind", "position", "choice")
}


def register(dtype: np.dtype[Any], knowledge: Knowledge) -> None:
    """Register the knowledge for the game with this record type."""
    _KNOWN[dtype] = knowledge
    _TABLES["evaluate"][dtype] = knowledge.evaluate
    _TABLES["win_probability"][dtype] = knowledge.win_probability
    _TABLES["ending"][dtype] = knowledge.ending
    _TABLES["rewind"][dtype] = knowledge.rewind or no_rewind
    if knowledge.features:
        _TABLES["position"][dtype] = knowledge.features.position
        _TABLES["choice"][dtype] = knowledge.features.choice


def knowledge_of(rules: Rules) -> Knowledge:
    """Return the knowledge about a game."""
    return _KNOWN[rules.dtype]


def _known(dtype: np.dtype[Any]) -> Knowledge:
    return _KNOWN[dtype]


def is_known(rules: Rules) -> bool:
    """Return whether knowledge about a game is registered."""
    return rules.dtype in _KNOWN


def with_features() -> Mapping[np.dtype[Any], bool]:
    """Return, for each record type, whether its game has features for a network."""
    return {dtype: knowledge.features is not None for dtype, knowledge in _KNOWN.items()}


evaluate = by_record(_TABLES["evaluate"])
win_probability = by_record(_TABLES["win_probability"])
ending = by_record(_TABLES["ending"])
rewind = by_record(_TABLES["rewind"])
position = by_record(_TABLES["position"])
choice = by_record(_TABLES["choice"])
