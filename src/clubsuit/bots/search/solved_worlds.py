"""Solved worlds: the result of each choice under perfect play with open cards.

If few deals are consistent with a view, all of them are enumerated and solved. Then the decision is
exact: the choice with the best mean over all deals. If many deals are possible but few cards are
left (`Knowledge.solved_cards`), likely worlds are sampled and solved for every choice. There is no
result if the game has no solver, if too many cards are left, or if the solver does not finish
within its share of the budget.
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
"""If at most this number of deals are possible, all are solved (docs/bots.md has the gain)."""
DRAWS = 12
"""To find all possible deals, at most this number of samples is drawn for each deal. The
probability of missing a given deal is then 6 in a million."""
LEAST = 6
"""Minimum number of sampled deals that must be solved; with fewer, the result is discarded."""
PART = 0.6
"""Maximum share of the budget for solving before there is a usable result."""


@dataclass(frozen=True)
class Solved:
    """A ranking of choices from solved deals."""

    ranking: list[Candidate]
    """Candidates, the best one first; `Candidate.worlds` is the number of solved deals."""
    all: bool
    """True if all possible deals were solved."""


class Solver:
    """Solves worlds that are consistent with a view, for one game."""

    def __init__(self, rules: Rules, rollouts: Rollouts, budget: Budget) -> None:
        """rollouts: samples the worlds."""
        self._rules = rules
        self._rollouts = rollouts
        self._budget = budget
        self._cards = knowledge_of(rules).solved_cards
        self._speed = 0.0

    def solve(self, view: View, codes: np.ndarray) -> Solved | None:
        """Return the solved choices, or None if rollouts must decide.

        view: the view that `rollouts` observes.
        """
        v = view.state
        allowance = Allowance(self._budget, self._speed)
        deals, few = self._possible_deals(v, allowance)
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
        """Return the results of these choices in all possible deals, or in a number of worlds.

        Returns None if `solve` would return None.
        """
        v = view.state
        allowance = Allowance(Budget(worlds=worlds), 0.0)
        deals, few = self._possible_deals(v, allowance)
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

    def _possible_deals(self, v: State, allowance: Allowance) -> tuple[list[State], bool]:
        """Return all possible deals if there are few, and whether sampled worlds may be solved.

        The list is empty if too many deals are possible, or if they cannot all be found.
        """
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
        """Return, for each deal, the final states after all choices.

        The list is empty if the deals cannot all be solved with PART of the allowance.
        """
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
        """Yield different possible deals until `number` are found or the allowance is used up."""
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
        """Solve the only possible deal.

        One best choice is found first if that is faster than solving all choices. The other choices
        follow while the budget lasts.
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
        """Return the final states after the choices that can be solved in time.

        part: the share of the remaining allowance to use.
        """
        effort = allowance.effort(part)
        ends = ends_of(self._rules, deal, [int(code) for code in codes], effort)
        allowance.spend(effort)
        return ends

    def _solve_some(self, v: State, codes: np.ndarray, allowance: Allowance) -> Solved | None:
        """Solve sampled deals in a race of the choices, until one is left or the budget is used up.

        Returns None if too few deals can be solved.
        """
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
        """Return the solved choices, the best one first.

        Ties in the chance to win the game are broken by the points, and then by the lower sum of
        all seats' scores.

        solved: for each deal, the final state after each choice.
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
        """Return the results for the view's seat in one world, in the form of `Rollouts.run`."""
        worth = np.zeros((playout.FOUND, len(codes)))
        for i, code in enumerate(codes):
            end = ends[int(code)]
            worth[playout.CHANCE, i] = win_probability(end, int(v.me))
            worth[playout.POINTS, i] = end.score[int(v.me)]
            worth[playout.LEADS, i] = np.nan
        return worth
