"""Variants of `search` that solve worlds, for comparison: PIMC and EPIMC.

When players hold at most eight cards each, the value of a candidate in a world is its result under
perfect play with open cards (`clubsuit.solve`). *PIMC* (perfect-information Monte Carlo; M.
Ginsberg, *GIB*, 1999) solves the position directly after the candidate. *EPIMC* (J. Arjonilla, A.
Saffidine, T. Cazenave, *Perfect information Monte Carlo with postponing reasoning*, 2024) postpones
the solution to reduce strategy fusion. First `rule` plays the open trick and the next one. Each
seat plays from its own view, so these decisions do not use hidden cards. With more cards, both
evaluate worlds as `search-plain` does. Neither of them weights the worlds.
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
"""Maximum number of cards per player with which worlds are solved."""


@compiled
def play_on(states: np.ndarray, tricks: int, codes: np.ndarray, values: np.ndarray) -> None:
    """Let `rule` play in states[PLAYOUT] until `tricks` tricks are done or the hand is over."""
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
    """Apply a choice to states[PLAYOUT]."""
    apply(states[PLAYOUT], code, 0)


class SolvedRollouts(PlainRollouts):
    """Rollouts that end in solved positions."""

    def __init__(self, rules: Rules, seed: int, later: int) -> None:
        """later: number of tricks that are played before a position is solved."""
        super().__init__(rules, seed)
        self._later = later
        self._room = np.zeros(PLACES, rules.dtype)

    def run(self, codes: Sequence[int] | np.ndarray, worlds: int) -> np.ndarray:
        """Return the results of these choices; see `Rollouts.run`."""
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
        """Yield the end of the hand after each choice, with perfect play."""
        solved = scores_of(self._rules, world)
        for code in codes:
            yield scored(world, solved[code])

    def _ends_later(self, world: State, codes: list[int]) -> Iterator[State]:
        """Yield the end of the hand after each choice: some tricks by `rule`, then perfect play."""
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
    """`search` that evaluates choices in solved worlds."""

    def __init__(self, name: str, later: int, play: Play, seed: int, budget: Budget) -> None:
        super().__init__(play.game.rules, seed, budget)
        self.name = name
        self._rollouts = SolvedRollouts(play.game.rules, seed, later)
