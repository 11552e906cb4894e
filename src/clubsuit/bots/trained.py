"""A bot that has learned by playing against itself and `rule` (see `lab.train`).

A small network values each choice by what can be seen: how likely it wins the game. It is told
what `rule` thinks too, and values the choices that `rule` likes best, where there are many.
"""

import numpy as np

from clubsuit.bots import facts
from clubsuit.bots.base import Candidate, Choice, named, only_choice
from clubsuit.bots.books import RULE_BOOKS
from clubsuit.bots.network import UNTRIED, Room, Weights, shipped_weights, value_choices
from clubsuit.bots.prospects import winning_chance
from clubsuit.errors import NotationError, Reason
from clubsuit.game import View
from clubsuit.games import REGISTRY
from clubsuit.games.base import Action, Rules, State
from clubsuit.texts import explain


class TrainedBot:
    """Plays what its network values most; on any one machine always the same."""

    name = "trained"

    def __init__(self, rules: Rules, seed: int, weights: Weights | None = None) -> None:
        """weights: others than those that come with Clubsuit; the seed changes nothing.

        Raises NotationError where the weights are not of this game.
        """
        weights = weights or shipped_weights(rules.id)
        if len(weights.network.rows) != facts.NUMBER[rules.id]:
            reason = Reason("", "trained-weights", {"game": rules.id})
            raise NotationError(explain(reason), reason=reason)
        self._weights = weights
        self._rules = rules
        self._book = RULE_BOOKS[rules.id]
        self._unit = facts.UNITS[rules.id]
        self._told = np.zeros(1, REGISTRY[rules.id].dtype)
        self._codes = np.zeros(rules.max_legal, np.int64)
        self._rule = np.zeros(rules.max_legal, np.float64)
        self._values = np.zeros(rules.max_legal, np.float64)
        self._room = Room.of(weights.network, self._rule)

    def choose(self, view: View) -> Choice:
        v = view.record
        n = self._rules.honest(v, self._codes)
        if n == 1:
            return only_choice(view, int(self._codes[0]))
        self._book.judge(v, self._codes, n, self._rule)
        network, (gain, points) = self._weights
        value_choices(
            self.as_strict(v), self._codes, n, network, self._room, self._unit, self._values
        )
        before = float(winning_chance(v, v.me))
        candidates = [
            Candidate(
                int(self._codes[i]),
                before + gain * float(self._values[i]),
                points=points * float(self._room.points[i]),
            )
            for i in np.argsort(-self._values[:n], kind="stable")
            if self._values[i] > UNTRIED
        ]
        return Choice(Action(candidates[0].code), candidates, self._reason(view, candidates))

    def interject(self, view: View) -> Action | None:
        return self._book.notice(view)

    def as_strict(self, v: State) -> State:
        """The view as one of the game without honour play, in which it has more fields."""
        if v.dtype == self._told.dtype:
            return v
        for name in self._told.dtype.names:
            self._told[name] = v[name]
        return self._told[0]

    def _reason(self, view: View, candidates: list[Candidate]) -> Reason:
        best, other = candidates[:2]
        args = {
            "chance": _percent(best.value),
            "points": f"{best.points:z.1f}",
            "other": named(view, other.code),
            "other_chance": _percent(other.value),
            "other_points": f"{other.points:z.1f}",
        }
        return Reason("", "trained-best", args)


def _percent(chance: float) -> str:
    return f"{100 * min(max(chance, 0.0), 1.0):.1f}"
