"""`search` with worlds that are solved, for comparison: PIMC and EPIMC.

From eight cards each on, each candidate is worth in each world what perfect play with open cards
makes of it (`clubsuit.solve`). *PIMC* (perfect-information Monte Carlo; M. Ginsberg, *GIB*,
1999) solves at once. *EPIMC* (J. Arjonilla, A. Saffidine, T. Cazenave, *Perfect information
Monte Carlo with postponing reasoning*, 2024) puts that off, against strategy fusion: first
the open trick and the next one are played by the judgement of `rule`, each seat by its own view,
so that for so long nobody uses cards that only this world has. Before that both try worlds as
`search-plain` does, and neither weighs them.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from clubsuit.bots.knowledge.base import evaluate, win_probability
from clubsuit.bots.search import playout
from clubsuit.bots.search.budget import Budget
from clubsuit.bots.search.playout import BLANK, PLACES, PLAYOUT, SEEN, VIEW, best_of
from clubsuit.game import Play
from clubsuit.games.dispatch import apply, honest, view
from clubsuit.games.rules import Rules
from clubsuit.games.state import NOBODY, State
from clubsuit.kernel import compiled
from clubsuit.lab.opponents.searchers import PlainRollouts, SampledSearchBot
from clubsuit.solve.positions import can_be_solved, scored, scores_of, solves_scores

CARDS_EACH = 8
"""From this many cards on, worlds are solved."""


@compiled
def play_on(states: np.ndarray, tricks: int, codes: np.ndarray, values: np.ndarray) -> None:
    """Play on in states[PLAYOUT] by `rule` until this many tricks are done, or the hand is."""
    while states[PLAYOUT].turn != NOBODY and states[PLAYOUT].tricks_done < tricks:
        n = honest(states[PLAYOUT], codes)
        i = 0
        if n > 1:
            states[SEEN] = states[BLANK]
            view(states[PLAYOUT], states[PLAYOUT].turn, states[SEEN])
            evaluate(states[SEEN], codes, n, values)
            i = best_of(values, n)
        apply(states[PLAYOUT], codes[i], 0)


@compiled
def carry_out(states: np.ndarray, code: int) -> None:
    """Make a choice in states[PLAYOUT]."""
    apply(states[PLAYOUT], code, 0)


class SolvedRollouts(PlainRollouts):
    """Rollouts that end in solved positions."""

    def __init__(self, rules: Rules, seed: int, later: int) -> None:
        """later: how many tricks are played before a position is solved."""
        super().__init__(rules, seed)
        self._later = later
        self._room = np.zeros(PLACES, rules.dtype)

    def run(self, codes: Sequence[int] | np.ndarray, worlds: int) -> np.ndarray:
        """What comes of each of these choices; see `Rollouts.run`."""
        v = self._states[VIEW]
        few = int(v.count.sum()) <= CARDS_EACH * int(v.seats)
        if not (few and solves_scores(self._rules) and can_be_solved(self._rules, v)):
            return super().run(codes, worlds)
        found = np.zeros((playout.FOUND, worlds, len(codes)))
        found[playout.WORLD] = np.arange(worlds)[:, None]
        for k in range(worlds):
            world = self._worlds(1)[0].copy()
            ends = self._ends_later if self._later else self._ends
            for i, end in enumerate(ends(world, [int(code) for code in codes])):
                found[playout.CHANCE, k, i] = win_probability(end, int(v.me))
                found[playout.POINTS, k, i] = end.score[v.me]
        return found

    def _ends(self, world: State, codes: list[int]) -> Iterator[State]:
        """The hand's end after each choice, with perfect play from there."""
        solved = scores_of(self._rules, world)
        for code in codes:
            yield scored(world, solved[code])

    def _ends_later(self, world: State, codes: list[int]) -> Iterator[State]:
        """The same with perfect play after some tricks by `rule`."""
        for code in codes:
            self._room[PLAYOUT] = world
            carry_out(self._room, code)
            tricks = int(world.tricks_done) + self._later
            play_on(self._room, tricks, self._codes, self._values)
            end = self._room[PLAYOUT].copy()
            if end.turn != NOBODY:
                solved = scores_of(self._rules, end).values()
                end = scored(end, max(solved, key=lambda scores: scores[int(end.turn)]))
            yield end


class SolvedSearchBot(SampledSearchBot):
    """`search` by worlds that are solved."""

    def __init__(self, name: str, later: int, play: Play, seed: int, budget: Budget) -> None:
        super().__init__(play.game.rules, seed, budget)
        self.name = name
        self._rollouts = SolvedRollouts(play.game.rules, seed, later)
