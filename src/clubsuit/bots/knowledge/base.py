"""What bots know of a game: the form in which each file here says it, and the dispatch over all.

Only `evaluate` makes a bot better than a random one; for what a game does not say there is
something usual, so that every game is played by every bot but `trained`.
"""

import copyreg
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from clubsuit.bots.knowledge.evidence import Evidence, Tried, no_evidence
from clubsuit.bots.knowledge.win_probability import by_score
from clubsuit.game import View
from clubsuit.games.rules import Rules
from clubsuit.games.state import Action, State
from clubsuit.kernel import by_record, compiled

Compiled = Callable[..., Any]
ALONE = -1
"""Instead of a reason: there was no other choice."""


@dataclass(frozen=True)
class Features:
    """What the network of a game is told, as numbers of features that hold (see `features`)."""

    position: Compiled
    """(v, out) -> int: write the features of a view's position; returns how many."""
    choice: Compiled
    """(v, code, out, n) -> int: write those of a choice from out[n] on; returns the new n."""
    number: int
    """How many features the game has."""
    version: int = 1
    """To be raised when a number gets another meaning: weights of another version are refused."""


@compiled
def all_alike(v: State, codes: np.ndarray, n: int, values: np.ndarray) -> None:
    """Where nothing is known every choice is worth the same."""
    for i in range(n):
        values[i] = 0.0


@compiled
def likes_it_best(v: State, codes: np.ndarray, n: int, code: int) -> int:
    """Where a game has no reasons of its own."""
    return 0 if n > 1 else ALONE


@compiled
def stay(past: State, before_play: bool, rng: np.ndarray) -> None:
    """Nothing of the hand so far is looked at."""


@compiled
def tell_nothing(s: State) -> int:
    """Where points say all of a hand's end."""
    return 0


def say_nothing(view: View) -> Action | None:
    """Most games leave nothing to be said out of turn."""
    return None


@dataclass(frozen=True)
class Knowledge:
    """What bots know of a game (or of one of its rulesets). `v` is a view's record."""

    evaluate: Compiled = all_alike
    """(v, codes, n, values): write what each of codes[:n] is worth, in any unit of the game's own.
    It is what the bot `rule` plays by."""
    why: Compiled = likes_it_best
    """(v, codes, n, code) -> int: the place in `reasons` of what speaks for this one of codes[:n],
    by what the view shows; or ALONE. It need not be the one that is worth most."""
    reasons: tuple[str, ...] = ("bot-likes-best",)
    """Keys of the message catalogue."""
    liked: frozenset[str] = frozenset({"bot-likes-best"})
    """Those of them that say of a choice only that it is liked best."""
    care: float = 1.0
    """How much better, in the values of `evaluate`, a choice is that most players will see."""
    misjudges: tuple[float, float] | None = None
    """How far beginners, and casual players, are off in these values; by default as `care` says."""
    win_probability: Compiled = by_score
    """(s, me) -> float: the chance to win the game, after a hand's end or before its deal."""
    act_out_of_turn: Callable[[View], Action | None] = say_nothing
    """What somebody who watches would say out of turn, of `view.off_turn()`."""
    rewind: Compiled | None = None
    """(past, before_play, rng): take a world back to where the hand, or its play, began. The cards
    played are in the hands again. Without it nothing is inferred from what others decided."""
    unread: frozenset[str] = frozenset()
    """Verbs of decisions from which nothing is inferred: too little is seen of them."""
    play_apart: bool = False
    """Whether what was decided before the play is gone through by itself: not all that lies
    between is seen."""
    solved_cards: int = 0
    """With this number of cards in all hands, or fewer, `search` solves some of the worlds that fit
    where it cannot solve all (docs/bots.md says where that pays)."""
    evidence: Callable[[View, Tried], Sequence[Evidence]] = no_evidence
    """(view, tried): sentences about the cards in the worlds in which two choices were tried, or
    about the play that followed, that can speak for the first. `bots/counted.py` chooses one."""
    ending: Compiled = tell_nothing
    """(s) -> int: a number about the end of a hand that evidence needs apart from the points."""
    features: Features | None = None
    """Without them `trained` does not play the game."""
    training: tuple[Mapping[str, Any], ...] = ({},)
    """Options under which a network is trained, the default ones first; some several times."""
    exploration: float = 5.0
    """For OpenSpiel's ISMCTS: the constant of UCT, in points of a hand."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what is registered by the type of its records: compiled functions cannot be."""
        for dtype, known in _KNOWN.items():
            if known is self:
                return _known, (dtype,)
        return copyreg.__newobj__, (type(self),), vars(self)  # type: ignore[attr-defined]

    @property
    def errors(self) -> tuple[float, float]:
        """How far beginners, and casual players, are off."""
        return self.misjudges or (self.care, 0.25 * self.care)


_KNOWN: dict[np.dtype[Any], Knowledge] = {}
_TABLES: dict[str, dict[np.dtype[Any], Compiled]] = {
    name: {} for name in ("evaluate", "win_probability", "ending", "rewind", "position", "choice")
}


def register(dtype: np.dtype[Any], knowledge: Knowledge) -> None:
    """Let this be what bots know of the game with these records."""
    _KNOWN[dtype] = knowledge
    _TABLES["evaluate"][dtype] = knowledge.evaluate
    _TABLES["win_probability"][dtype] = knowledge.win_probability
    _TABLES["ending"][dtype] = knowledge.ending
    _TABLES["rewind"][dtype] = knowledge.rewind or stay
    if knowledge.features:
        _TABLES["position"][dtype] = knowledge.features.position
        _TABLES["choice"][dtype] = knowledge.features.choice


def knowledge_of(rules: Rules) -> Knowledge:
    """What bots know of a game."""
    return _KNOWN[rules.dtype]


def _known(dtype: np.dtype[Any]) -> Knowledge:
    return _KNOWN[dtype]


def is_known(rules: Rules) -> bool:
    """Whether somebody has said what bots know of a game."""
    return rules.dtype in _KNOWN


def with_features() -> Mapping[np.dtype[Any], bool]:
    """Whether a network is told something of the game, by the type of its records."""
    return {dtype: knowledge.features is not None for dtype, knowledge in _KNOWN.items()}


evaluate = by_record(_TABLES["evaluate"])
win_probability = by_record(_TABLES["win_probability"])
ending = by_record(_TABLES["ending"])
rewind = by_record(_TABLES["rewind"])
position = by_record(_TABLES["position"])
choice = by_record(_TABLES["choice"])
