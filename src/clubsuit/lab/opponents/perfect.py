"""`search` that plays perfectly where the solver can, for comparison: what that could bring.

`perfect-open` sees all cards, and plays as well as can be with open cards as soon as the game's
solver can tell how (in Climbing Clubs of two from the first lead on); before that it is
`search-open`. `search-solved` sees what a player sees: with few cards left in all hands twelve
worlds, all alike, are solved for every choice, however long that takes, and the best mean is taken;
before that it is `search-sampled`.
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
"""This many worlds are solved."""


class PerfectOpenBot(OpenSearchBot):
    """Perfect play, all cards open."""

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
        told = [Candidate(action.code, best.value, worlds=1)]
        return Choice(action, told, Reason("", "search-solved-best"))


class PlainSolver(Solver):
    """Solves some worlds, none likelier than others, and never gives up."""

    def __init__(self, rules: Rules, rollouts: Rollouts, budget: Budget, cards: int) -> None:
        """cards: with this number in all hands, or fewer."""
        super().__init__(rules, rollouts, budget)
        self._cards = cards

    def solve(self, view: View, codes: np.ndarray) -> Solved | None:
        """What these choices come to; None where too many cards are left, or nothing is solved."""
        v = view.state
        worlds = list(self._rollouts.worlds(most=WORLDS))
        if int(v.count.sum()) > self._cards or not can_be_solved(self._rules, worlds[0]):
            return None
        wanted = [int(code) for code in codes]
        ends = [ends_of(self._rules, world, wanted, Effort()) for world in worlds]
        return Solved(self._ranking(v, ends), all=False)


class SolvedWorldsBot(SearchBot):
    """`search` by twelve plain worlds that are solved, where few cards are left."""

    def __init__(self, name: str, cards: int, play: Play, seed: int, budget: Budget) -> None:
        super().__init__(play.game.rules, seed, budget)
        self.name = name
        self._solver = PlainSolver(play.game.rules, self._rollouts, budget, cards)
