"""A bot trained by playing against itself and `rule` (see `lab.train`).

A small network estimates, from the view, the chance to win the game after each choice. The values
of `rule` are among its inputs. If there are many choices, it values only those that `rule` likes
best.
"""

import numpy as np

from clubsuit.bots.base import Candidate, Choice, named, only_choice
from clubsuit.bots.counted import reasoned
from clubsuit.bots.knowledge.base import Features, knowledge_of, win_probability
from clubsuit.bots.network import UNTRIED, Buffers, Weights, shipped_weights, value_choices
from clubsuit.copies import Independent
from clubsuit.errors import Reason, excerpt
from clubsuit.game import View
from clubsuit.games import REGISTRY
from clubsuit.games.rules import Rules
from clubsuit.games.state import Action, State
from clubsuit.texts import refusal, usual_game


class TrainedBot(Independent):
    """Plays the choice with the highest network value, without randomness.

    The results may differ slightly between machines because of rounding.
    """

    name = "trained"

    def __init__(self, rules: Rules, seed: int, weights: Weights | None = None) -> None:
        """weights: used instead of those that come with Clubsuit. The seed has no effect.

        Raises NotationError if the weights belong to another game, or if the game has none.
        """
        strict = REGISTRY[rules.id]
        features = knowledge_of(strict).features
        if features is None:
            raise refusal("trained-untaught", game=rules.id)
        weights = weights or shipped_weights(rules.id)
        _check_fit(weights, rules.id, features)
        self._weights = weights
        self._rules = rules
        self._knowledge = knowledge_of(rules)
        self._strict = np.zeros(1, strict.dtype)
        self._codes = np.zeros(rules.max_legal, np.int64)
        self._rule = np.zeros(rules.max_legal, np.float64)
        self._values = np.zeros(rules.max_legal, np.float64)
        self._buffers = Buffers.of(weights.network, self._rule)

    def choose(self, view: View) -> Choice:
        v = view.state
        n = self._rules.honest(v, self._codes)
        if n == 1:
            return only_choice(view, int(self._codes[0]))
        self._knowledge.evaluate(v, self._codes, n, self._rule)
        network, (gain, points) = self._weights.network, self._weights.units
        value_choices(
            self.as_strict(v),
            self._codes,
            n,
            network,
            self._buffers,
            self._knowledge.care,
            self._values,
        )
        before = float(win_probability(v, v.me))
        candidates = [
            Candidate(
                int(self._codes[i]),
                before + gain * float(self._values[i]),
                points=points * float(self._buffers.points[i]),
            )
            for i in np.argsort(-self._values[:n], kind="stable")
            if self._values[i] > UNTRIED
        ]
        return reasoned(view, candidates, self._numbers(view, candidates))

    def interject(self, view: View) -> Action | None:
        return self._knowledge.act_out_of_turn(view)

    def as_strict(self, v: State) -> State:
        """Return the view converted to strict play. Views of honour play have more fields."""
        if v.dtype == self._strict.dtype:
            return v
        for name in self._strict.dtype.names:
            self._strict[name] = v[name]
        return self._strict[0]

    def _numbers(self, view: View, candidates: list[Candidate]) -> Reason:
        """Return the values of the two best choices, as a reason."""
        best, other = candidates[:2]
        args = {
            "chance": _percent(best.value),
            "points": f"{best.points:z.1f}",
            "other": named(view, other.code),
            "other_chance": _percent(other.value),
            "other_points": f"{other.points:z.1f}",
        }
        return Reason("", "trained-best", args)


def _check_fit(weights: Weights, game: str, features: Features) -> None:
    """Raise NotationError if the weights do not fit this game and its features."""
    if weights.game not in ("", usual_game(game)):
        raise refusal("trained-other-game", game=game, other=excerpt(weights.game))
    if weights.version != features.version:
        raise refusal("trained-other-version", game=game)
    if len(weights.network.rows) != features.number:
        raise refusal("trained-weights", game=game)


def _percent(chance: float) -> str:
    return f"{100 * min(max(chance, 0.0), 1.0):.0f}"
