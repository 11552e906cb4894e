"""Worlds behind a view that are solved: what perfect play with open cards makes of each choice.

Where few deals fit a view they are counted, all found, and solved: then the choice is exact, the
best mean over all of them, and with one deal left a perfect one. Where many fit, and few cards
are left (`Knowledge.solved_cards`), some are drawn, the likeliest first of all, and each is solved
for every choice. Nothing is said where the game has no solver, the view comes too early for it,
or the solver does not get far enough in its part of the budget.
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
from clubsuit.games.rules import Rules
from clubsuit.games.state import State
from clubsuit.solve.positions import best_end, can_be_solved, ends_of, finds_best_sooner
from clubsuit.view import View

MOST_DEALS = 200
"""No more deals than this are all found, if the budget lets them be solved (docs/bots.md says what
that brings)."""
DRAWS = 12
"""For each deal that fits, at most this number is drawn to find them all: the chance to miss one is
6 in a million for each."""
LEAST = 6
"""Of many deals at least this number is solved, or none counts."""
PART = 0.6
"""The part of the budget that may go into worlds of which too few are solved in the end."""


@dataclass(frozen=True)
class Solved:
    """Choices by perfect play with open cards."""

    ranking: list[Candidate]
    """The best first; `worlds` is the number of deals that were solved."""
    all: bool
    """Whether these are all the deals that fit the view."""


class Solver:
    """Solves the worlds behind views of one game."""

    def __init__(self, rules: Rules, rollouts: Rollouts, budget: Budget) -> None:
        """rollouts: where worlds are drawn, the likeliest first of all."""
        self._rules = rules
        self._rollouts = rollouts
        self._budget = budget
        self._cards = knowledge_of(rules).solved_cards
        self._speed = 0.0

    def solve(self, view: View, codes: np.ndarray) -> Solved | None:
        """What these choices come to; None where that is left to others.

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
        """What comes of each of these choices in every deal that fits, or in this number of worlds;
        None where `solve` would leave it to others."""
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
        """Every deal that fits, if there are few (else none); and whether few cards are left."""
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
        """The ends of all choices in each of these deals; none, where a part of the allowance is
        not enough to solve them all."""
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
        """Every deal that fits, as long as no more than this number do and time is left."""
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
        """With the one deal that fits. A best choice comes first, where it is found sooner than the
        worth of all; of the others those are told that the budget is enough for."""
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
        """The ends that the choices lead to, as far as a part of what is left is enough."""
        effort = allowance.effort(part)
        ends = ends_of(self._rules, deal, [int(code) for code in codes], effort)
        allowance.spend(effort)
        return ends

    def _solve_some(self, v: State, codes: np.ndarray, allowance: Allowance) -> Solved | None:
        """With some of many deals: a race, to the end of the budget."""
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

        Where the chance to win the game is equal points decide, and then how little others have.
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
        """What these ends are worth to the view's seat, as `Rollouts.run` has it for one world."""
        worth = np.zeros((playout.FOUND, len(codes)))
        for i, code in enumerate(codes):
            end = ends[int(code)]
            worth[playout.CHANCE, i] = win_probability(end, int(v.me))
            worth[playout.POINTS, i] = end.score[int(v.me)]
            worth[playout.LEADS, i] = np.nan
        return worth
