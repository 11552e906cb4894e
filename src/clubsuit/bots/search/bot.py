"""A bot that tries its choices in sampled worlds that fit its view (see `playout`).

Worlds are weighted by the past decisions of the other players. The candidates are the choices
that `rule` likes best. All candidates are tried in the same worlds, in rounds. After each round the
worse half is dropped, so that most time is spent on the close alternatives (*sequential halving*).
A candidate that can hardly be better than the best one is dropped at once, and the decision is made
when only one is left (a *race*). The value of a rollout is the chance to win the game after the
hand (`win_probability`).
"""

import time
from typing import Any

import numpy as np

from clubsuit.bots.base import Candidate, Choice, named, only_choice
from clubsuit.bots.counted import reasoned
from clubsuit.bots.knowledge.base import knowledge_of
from clubsuit.bots.search.budget import Budget
from clubsuit.bots.search.race import Field
from clubsuit.bots.search.rollouts import Rollouts
from clubsuit.bots.search.solved_worlds import Solved, Solver
from clubsuit.copies import Independent
from clubsuit.errors import Reason
from clubsuit.game import View
from clubsuit.games.rules import Rules
from clubsuit.games.state import Action

CANDIDATES = 24
"""Maximum number of candidates, not counting choices without cards (pass, double, …)."""
SLICE = 0.01
"""Minimum time, in seconds, between checks of the clock and of the race."""
STEP = 24
"""Minimum number of worlds between checks of the race, for a budget in worlds."""
MORE = 20
"""In a long search, the interval between checks is 1/MORE of the time or worlds used so far."""


USUAL = Budget(ms=200)


class SearchBot(Independent):
    """Plays the choice with the best chance to win the game in worlds that fit its view."""

    name = "search"

    def __init__(self, rules: Rules, seed: int, budget: Budget = USUAL) -> None:
        self._rules = rules
        self._budget = budget
        self._rollouts = Rollouts(rules, seed)
        self._solver: Solver | None = Solver(rules, self._rollouts, budget)
        self._codes = np.zeros(rules.max_legal, np.int64)
        self._values = np.zeros(rules.max_legal, np.float64)

    @property
    def by_clock(self) -> bool:
        """Return whether decisions depend on the speed of the machine."""
        return not self._budget.worlds

    def choose(self, view: View) -> Choice:
        start = time.perf_counter()
        n = self._rules.honest(view.state, self._codes)
        codes = self._codes[:n].copy()
        if n == 1:
            return only_choice(view, int(codes[0]))
        self._rollouts.observe(view)
        solved = self._solver.solve(view, codes) if self._solver else None
        if solved:
            tried, numbers = solved.ranking, self._solved_numbers(view, solved)
        else:
            tried = self._try(view, self._candidates(view, codes), start)
            numbers = self._numbers(view, tried)
        return reasoned(view, tried, numbers)

    def interject(self, view: View) -> Action | None:
        return knowledge_of(self._rules).act_out_of_turn(view)

    def _candidates(self, view: View, codes: np.ndarray) -> np.ndarray:
        """Return the choices to try: those that `rule` likes best, and those without cards."""
        v = view.state
        n = len(codes)
        if n <= CANDIDATES:
            return codes
        knowledge_of(self._rules).evaluate(v, codes, n, self._values)
        order = np.argsort(-self._values[:n], kind="stable")
        bare = [i for i in order[CANDIDATES:] if not self._rules.words.cards_of(v, int(codes[i]))]
        return codes[[*order[:CANDIDATES], *bare]]

    def _try(self, view: View, codes: np.ndarray, start: float) -> list[Candidate]:
        """Return all candidates with their values, the best one first.

        start: the start of the decision, from `time.perf_counter`.
        """
        field = Field(codes)
        rounds = (len(codes) - 1).bit_length()
        for number in range(1, rounds + 1):
            each = 0.0
            while len(field.codes) > 1:
                spent = time.perf_counter() - start
                worlds = self._worlds(number / rounds, field.worlds, spent, each)
                if worlds < 1:
                    break
                field.add(self._rollouts.run(field.codes, worlds))
                each = (time.perf_counter() - start - spent) / worlds
            if number < rounds:
                field.halve()
        return field.ranking()

    def _worlds(self, part: float, done: int, spent: float, each: float) -> int:
        """Return the number of worlds to try next, or 0 if this part of the budget is used up.

        part:  share of the budget that may be used by the end of this round.
        done:  number of worlds tried so far.
        spent: seconds used so far.
        each:  seconds per world; 0.0 if not known yet.
        """
        if self._budget.worlds:
            return min(max(STEP, done // MORE), max(int(self._budget.worlds * part), 1) - done)
        left = self._budget.ms / 1000 * part - spent
        if each == 0.0:
            return int(left > 0.0 or done == 0)
        return 0 if left < each else max(1, int(min(max(SLICE, spent / MORE), left / 2) / each))

    def _solved_numbers(self, view: View, solved: Solved) -> Reason:
        """Return the numbers of a choice from solved deals, as a reason."""
        if len(solved.ranking) == 1:
            return Reason("", "search-solved-best")
        numbers = self._numbers(view, solved.ranking)
        return Reason("", "search-solved" if solved.all else "search-solved-some", numbers.args)

    def _numbers(self, view: View, tried: list[Candidate]) -> Reason:
        return Reason("", "search-best", comparison(view, *tried[:2]))


def percent(chance: float) -> int:
    """Return a chance from 0 to 1 in whole percent.

    >>> percent(0.345), percent(0.344)
    (35, 34)
    """
    return int(100 * chance + 0.5)


def comparison(view: View, best: Candidate, other: Candidate) -> dict[str, Any]:
    """Return the arguments of a reason that compares two choices, with chances in percent."""
    return {
        "worlds": best.worlds,
        "chance": percent(best.value),
        "points": f"{best.points:z.1f}",
        "other": named(view, other.code),
        "other_chance": percent(other.value),
        "other_points": f"{other.points:z.1f}",
    }
