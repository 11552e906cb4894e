"""A bot that tries its choices in worlds that fit what it has seen (see `playout`).

Worlds that fit the decisions of the other players so far are drawn more often. The choices that
look best to `rule` become candidates. All are tried in the same worlds, in rounds; after each
round the worse half is dropped, so that the time goes to choices that are close to each other
(*sequential halving*). A candidate that can hardly be better than the best one is dropped at once,
and when only one is left, the bot has decided (a *race*). The value of a rollout is the chance to
win the game afterwards (`win_probability`).
"""

import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from clubsuit.arguments import checked_number
from clubsuit.bots.base import Candidate, Choice, named, only_choice
from clubsuit.bots.knowledge.base import knowledge_of
from clubsuit.bots.search.budget import LONGEST, Budget
from clubsuit.bots.search.race import Field
from clubsuit.bots.search.rollouts import Rollouts, Weighed
from clubsuit.bots.search.solved_worlds import Solved, Solver
from clubsuit.copies import Independent
from clubsuit.errors import Reason
from clubsuit.game import View
from clubsuit.games.rules import Rules
from clubsuit.games.state import Action

CANDIDATES = 24
"""At most this number of choices is tried, not counting those without cards (pass, double, …)."""
SLICE = 0.01
"""Seconds between two looks at the clock and at the candidates that are beaten."""
STEP = 24
"""Worlds between two looks, for a budget in worlds."""
MORE = 20
"""A long search looks again when 1/MORE of its time or worlds so far has been added."""


USUAL = Budget(ms=200)


class SearchBot(Independent):
    """Plays the choice that wins most often in worlds that fit what it sees."""

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
        """Whether its decisions depend on the speed of the machine."""
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
            tried, reason = solved.ranking, self._solved_reason(view, solved)
        else:
            tried = self._try(view, self._candidates(view, codes), start)
            reason = self._reason(view, tried)
        return Choice(Action(tried[0].code), tried, reason)

    def weigh(self, view: View, codes: Sequence[int], worlds: int) -> Weighed:
        """Try each of these choices in this number of worlds, or in all deals that fit.

        They are solved if a decision would solve them, else played out. Raises RuleError for a
        code that is not legal, NotationError for a wrong number of worlds.
        """
        worlds = checked_number(worlds, "worlds", 1, LONGEST)
        for code in codes:
            self._rules.must_be_legal(view.state, Action(code))
        self._rollouts.observe(view)
        solved = self._solver.weigh(view, codes, worlds) if self._solver else None
        return solved or self._rollouts.weigh(codes, worlds)

    def interject(self, view: View) -> Action | None:
        return knowledge_of(self._rules).act_out_of_turn(view)

    def _candidates(self, view: View, codes: np.ndarray) -> np.ndarray:
        """The choices to try: those that `rule` likes best, and those without cards."""
        v = view.state
        n = len(codes)
        if n <= CANDIDATES:
            return codes
        knowledge_of(self._rules).evaluate(v, codes, n, self._values)
        order = np.argsort(-self._values[:n], kind="stable")
        bare = [i for i in order[CANDIDATES:] if not self._rules.words.cards_of(v, int(codes[i]))]
        return codes[[*order[:CANDIDATES], *bare]]

    def _try(self, view: View, codes: np.ndarray, start: float) -> list[Candidate]:
        """All candidates with their values, the best one first.

        start: the time at which the decision began, by `time.perf_counter`.
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
        """The number of worlds to try next within this part of the budget; 0 if it is used up.

        done: worlds so far; spent: seconds so far; each: seconds per world, 0.0 if not known yet.
        """
        if self._budget.worlds:
            return min(max(STEP, done // MORE), max(int(self._budget.worlds * part), 1) - done)
        left = self._budget.ms / 1000 * part - spent
        if each == 0.0:
            return int(left > 0.0 or done == 0)
        return 0 if left < each else max(1, int(min(max(SLICE, spent / MORE), left / 2) / each))

    def _solved_reason(self, view: View, solved: Solved) -> Reason:
        """The reason when deals were solved: their number, and the best two choices."""
        if len(solved.ranking) == 1:
            return Reason("", "search-solved-best")
        reason = self._reason(view, solved.ranking)
        return Reason("", "search-solved" if solved.all else "search-solved-some", reason.args)

    def _reason(self, view: View, tried: list[Candidate]) -> Reason:
        return Reason("", "search-best", comparison(view, *tried[:2]))


def percent(chance: float) -> int:
    """A chance from 0 to 1 in whole percent.

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
