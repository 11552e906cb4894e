"""Variants of `search` that use the solver as early as possible, to measure its benefit.

`perfect-open` sees all cards. It plays perfectly with open cards as soon as the solver of the game
can handle the position (in Climbing Clubs with two players, from the first lead). Before that it
plays as `search-open`. `search-solved` sees only what a player sees. When few cards are left in all
hands, it draws twelve unweighted worlds. It solves each world for every choice, without a time
limit, and takes the choice with the best mean. Before that it plays as `search-sampled`.
"""

import numpy as np

from clubsuit.bots.base import Candidate, Choice
from clubsuit.bots.search.bot import SearchBot
from clubsuit.bots.search.budget import Budget
from clubsuit.bots.search.rollouts import Rollouts
from clubsuit.bots.search.solved_worlds import Solved, Solver
from clubsuit.errors import Reason
from clubsuit.game import Play, View
from clubsuit.games.rules import Rules
from clubsuit.lab.opponents.searchers import OpenSearchBot
from clubsuit.solve.effort import Effort
from clubsuit.solve.positions import best_choice, can_be_solved, ends_of

WORLDS = 12
"""Number of worlds that are solved."""


class PerfectOpenBot(OpenSearchBot):
    """A bot that plays perfectly with all cards open."""

    name = "perfect-open"

    def __init__(self, play: Play, seed: int, budget: Budget) -> None:
        super().__init__(play, seed, budget)
        self._game = play

    def choose(self, view: View) -> Choice:
        state = self._game.state
        if len(view.codes()) == 1 or not can_be_solved(self._rules, state):
            return super().choose(view)
        best = best_choice(self._rules, state)
        action = view.read(best.text)
        candidates = [Candidate(action.code, best.value, worlds=1)]
        return Choice(action, candidates, Reason("", "search-solved-best"))


class PlainSolver(Solver):
    """A solver that draws worlds without weights and ignores the time budget."""

    def __init__(self, rules: Rules, rollouts: Rollouts, budget: Budget, cards: int) -> None:
        """cards: maximum number of cards in all hands together."""
        super().__init__(rules, rollouts, budget)
        self._cards = cards

    def solve(self, view: View, codes: np.ndarray) -> Solved | None:
        """Return the results of these choices; None if the position cannot be solved yet."""
        v = view.state
        worlds = list(self._rollouts.worlds(most=WORLDS))
        if int(v.count.sum()) > self._cards or not can_be_solved(self._rules, worlds[0]):
            return None
        wanted = [int(code) for code in codes]
        ends = [ends_of(self._rules, world, wanted, Effort()) for world in worlds]
        return Solved(self._ranking(v, ends), all=False)


class SolvedWorldsBot(SearchBot):
    """`search` that solves twelve unweighted worlds when few cards are left."""

    def __init__(self, name: str, cards: int, play: Play, seed: int, budget: Budget) -> None:
        super().__init__(play.game.rules, seed, budget)
        self.name = name
        self._solver = PlainSolver(play.game.rules, self._rollouts, budget, cards)
