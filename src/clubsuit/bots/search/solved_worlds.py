"""Solved worlds behind a view: the result of each choice by perfect play with open cards.

If few deals fit a view, all of them are found and solved. Then the choice is exact: the best mean
over all deals, and with one deal left a perfect one. If many fit, and few cards are left
(`Knowledge.solved_cards`), some are drawn, preferring the likeliest, and each is solved for every
choice. There is no result if the game has no solver, if it is too early in the hand, or if the
solver does not get far enough in its part of the budget.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

import numpy as np

from clubsuit.bots.base import Candidate
from clubsuit.bots.knowledge.base import knowledge_of, win_probability
from clubsuit.bots.search import playout
from clubsuit.bots.search.budget import Allowance, Budget
from clubsuit.bots.search.race import Field
from clubsuit.bots.search.rollouts import Rollouts, Weighed, candidates
from clubsuit.game import View
from clubsuit.games.rules import Rules
from clubsuit.games.state import State
from clubsuit.solve.positions import best_end, can_be_solved, ends_of, finds_best_sooner

MOST_DEALS = 200
"""Most deals of which all are found and solved, within the budget (docs/bots.md has the gain)."""
DRAWS = 12
"""Most draws to find all deals, for each deal that fits. One is missed with a probability of
6 in a million."""
LEAST = 6
"""Minimum number of solved deals if many fit; with fewer, the result is discarded."""
PART = 0.6
"""Most of the budget that may be spent on worlds before enough of them are solved."""


@dataclass(frozen=True)
class Solved:
    """Choices by perfect play with open cards."""

    ranking: list[Candidate]
    """The candidates, the best first; their `worlds` is the number of solved deals."""
    all: bool
    """Whether these are all the deals that fit the view."""


class Solver:
    """Solves the worlds behind views of one game."""

    def __init__(self, rules: Rules, rollouts: Rollouts, budget: Budget) -> None:
        """rollouts: draws the worlds, preferring the likeliest."""
        self._rules = rules
        self._rollouts = rollouts
        self._budget = budget
        self._cards = knowledge_of(rules).solved_cards
        self._speed = 0.0

    def solve(self, view: View, codes: np.ndarray) -> Solved | None:
        """Solve these choices; None if rollouts are to decide.

        view: one that the rollouts observe.
        """
        v = view.state
        allowance = Allowance(self._budget, self._speed)
        deals, few = self._reach(v, allowance)
        found = None
        if len(deals) == 1:
            found = self._solve_one(v, deals[0], codes, allowance)
        elif deals:
            ends = self._solve_all(deals, codes, allowance)
            found = Solved(self._ranking(v, ends), all=True) if ends else None
        if found is None and few:
            found = self._solve_some(v, codes, allowance)
        self._speed = allowance.speed
        return found

    def weigh(self, view: View, codes: Sequence[int], worlds: int) -> Weighed | None:
        """The results of these choices in every deal that fits, or in this number of worlds; None
        when `solve` would return None."""
        v = view.state
        allowance = Allowance(Budget(worlds=worlds), 0.0)
        deals, few = self._reach(v, allowance)
        wanted = np.array(codes, np.int64)
        ends = self._solve_all(deals, wanted, allowance)
        every = bool(ends)
        if not ends and few:
            deals = list(islice(self._rollouts.worlds(likely=True), worlds))
            ends = self._solve_all(deals, wanted, allowance)
        if not ends:
            return None
        found = np.stack([self._worth(v, one, wanted) for one in ends], axis=1)
        found[playout.WORLD] = np.arange(len(ends))[:, None]
        return Weighed(list(codes), found, np.array(deals, v.dtype), every)

    def _reach(self, v: State, allowance: Allowance) -> tuple[list[State], bool]:
        """All deals that fit, if there are few (else none); and whether few cards are left."""
        rules = self._rules
        if int(v.phase) not in rules.trick_phases:
            return [], False
        if not can_be_solved(rules, next(self._rollouts.worlds())):
            return [], False
        number = rules.count_deals(v)
        countable = 1 <= number <= MOST_DEALS
        deals = list(self._deals(int(number), allowance)) if countable else []
        return deals if len(deals) == number else [], int(v.count.sum()) <= self._cards

    def _solve_all(
        self, deals: Sequence[State], codes: np.ndarray, allowance: Allowance
    ) -> list[dict[int, State]]:
        """The ends of all choices in each of these deals; none if a part of the allowance is not
        enough to solve them all."""
        solved: dict[bytes, dict[int, State]] = {}
        share = allowance.share(PART)
        for deal in deals:
            key = deal.hand.tobytes()
            if key not in solved:
                solved[key] = self._ends(deal, codes, share, 1.0)
                if len(solved[key]) < len(codes):
                    break
        allowance.settle(share)
        ends = [solved.get(deal.hand.tobytes(), {}) for deal in deals]
        return ends if all(len(one) == len(codes) for one in ends) else []

    def _deals(self, number: int, allowance: Allowance) -> Iterator[State]:
        """The deals that fit, until `number` are found or the allowance is used up."""
        seen = set()
        for world in self._rollouts.worlds(most=DRAWS * number):
            key = b"".join(world[name].tobytes() for name in self._rules.hidden_fields)
            if key not in seen:
                seen.add(key)
                yield world
            if len(seen) == number or allowance.used_up:
                return

    def _solve_one(
        self, v: State, deal: State, codes: np.ndarray, allowance: Allowance
    ) -> Solved | None:
        """Solve the one deal that fits.

        A best choice is looked for first if that is faster than solving all; the others follow
        as far as the budget goes.
        """
        best: dict[int, State] = {}
        while not best and finds_best_sooner(self._rules) and not allowance.used_up:
            effort = allowance.effort(1.0)
            best = best_end(self._rules, deal, effort)
            allowance.spend(effort)
        ends = self._ends(deal, codes, allowance, 1.0)
        if not best and len(ends) < len(codes):
            return None
        return Solved(self._ranking(v, [{**ends, **best}]), all=True)

    def _ends(
        self, deal: State, codes: np.ndarray, allowance: Allowance, part: float
    ) -> dict[int, State]:
        """The ends of the choices, as far as a part of what is left is enough."""
        effort = allowance.effort(part)
        ends = ends_of(self._rules, deal, [int(code) for code in codes], effort)
        allowance.spend(effort)
        return ends

    def _solve_some(self, v: State, codes: np.ndarray, allowance: Allowance) -> Solved | None:
        """Solve some of many deals: a race, until the budget is used up."""
        field = Field(codes)
        known: dict[bytes, dict[int, State]] = {}
        for world in self._rollouts.worlds(most=self._budget.worlds, likely=True):
            if len(field.codes) == 1 or allowance.used_up:
                break
            key = world.hand.tobytes()
            if key not in known:
                part = 1.0 if field.worlds >= LEAST else PART
                known[key] = self._ends(world, field.codes, allowance, part)
                if len(known[key]) < len(field.codes):
                    break
            field.add(self._worth(v, known[key], field.codes)[:, None])
        return Solved(field.ranking(), all=False) if field.worlds >= LEAST else None

    def _ranking(self, v: State, solved: list[dict[int, State]]) -> list[Candidate]:
        """The choices whose ends in each deal are given, the best first.

        If chances to win the game are equal, points decide, and then the lower sum of all scores.
        """
        codes = np.array(list(solved[0]), np.int64)
        found = np.stack([self._worth(v, ends, codes) for ends in solved], axis=1)
        others = [sum(int(ends[int(code)].score.sum()) for ends in solved) for code in codes]
        worth = candidates(codes, found)
        order = sorted(
            range(len(codes)), key=lambda i: (-worth[i].value, -worth[i].points, others[i])
        )
        return [worth[i] for i in order]

    def _worth(self, v: State, ends: dict[int, State], codes: np.ndarray) -> np.ndarray:
        """The results of these ends for the view's seat, in one world of `Rollouts.run`."""
        worth = np.zeros((playout.FOUND, len(codes)))
        for i, code in enumerate(codes):
            end = ends[int(code)]
            worth[playout.CHANCE, i] = win_probability(end, int(v.me))
            worth[playout.POINTS, i] = end.score[int(v.me)]
            worth[playout.LEADS, i] = np.nan
        return worth
