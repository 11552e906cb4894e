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

from clubsuit.bots import search_frame as frame
from clubsuit.bots.prospects import winning_chance
from clubsuit.bots.search import Budget, SearchBot
from clubsuit.bots.search_frame import best_of
from clubsuit.bots.search_rules import (
    BLANK,
    PLACES,
    SEEN,
    TRIAL,
    VIEW,
    apply,
    judge,
    legal,
    view_into,
)
from clubsuit.game import Play
from clubsuit.games import clubs_whist, free_clubs, ruby_dame
from clubsuit.games.base import NOBODY, Rules, State
from clubsuit.kernel import by_record, compiled
from clubsuit.lab.contenders import PlainTrials
from clubsuit.solve.positions import can_be_solved, scores_of, solves_scores

CARDS_EACH = 8
"""From so many cards on, worlds are solved."""


@compiled
def go_on(states: np.ndarray, tricks: int, codes: np.ndarray, values: np.ndarray) -> None:
    """Play on in states[TRIAL] by `rule` until so many tricks are done, or the hand is."""
    while states[TRIAL].turn != NOBODY and states[TRIAL].tricks_done < tricks:
        n = legal(states[TRIAL], codes)
        i = 0
        if n > 1:
            states[SEEN] = states[BLANK]
            view_into(states[TRIAL], states[TRIAL].turn, states[SEEN])
            judge(states[SEEN], codes, n, values)
            i = best_of(values, n)
        apply(states[TRIAL], codes[i], 0)


@compiled
def carry_out(states: np.ndarray, code: int) -> None:
    """Make a choice in states[TRIAL]."""
    apply(states[TRIAL], code, 0)


class SolvedTrials(PlainTrials):
    """Trials that end in solved positions."""

    def __init__(self, rules: Rules, seed: int, later: int) -> None:
        """later: how many tricks are played before a position is solved."""
        super().__init__(rules, seed)
        self._later = later
        self._room = np.zeros(PLACES, rules.dtype)

    def find(self, codes: Sequence[int] | np.ndarray, worlds: int) -> np.ndarray:
        """What comes of each of these choices; see `Trials.find`."""
        view = self._states[VIEW]
        few = int(view.count.sum()) <= CARDS_EACH * int(view.seats)
        if not (few and solves_scores(self._rules) and can_be_solved(self._rules, view)):
            return super().find(codes, worlds)
        found = np.zeros((frame.FOUND, worlds, len(codes)))
        found[frame.WORLD] = np.arange(worlds)[:, None]
        for k in range(worlds):
            world = self._worlds(1)[0].copy()
            ends = self._ends_later if self._later else self._ends
            for i, end in enumerate(ends(world, [int(code) for code in codes])):
                found[frame.CHANCE, k, i] = winning_chance(end, int(view.me))
                found[frame.POINTS, k, i] = end.score[view.me]
        return found

    def _ends(self, world: State, codes: list[int]) -> Iterator[State]:
        """The hand's end after each choice, with perfect play from there."""
        solved = scores_of(self._rules, world)
        for code in codes:
            yield scored(world.copy(), solved[code])

    def _ends_later(self, world: State, codes: list[int]) -> Iterator[State]:
        """The same with perfect play after some tricks by `rule`."""
        for code in codes:
            self._room[TRIAL] = world
            carry_out(self._room, code)
            tricks = int(world.tricks_done) + self._later
            go_on(self._room, tricks, self._codes, self._values)
            end = self._room[TRIAL].copy()
            if end.turn != NOBODY:
                solved = scores_of(self._rules, end).values()
                scored(end, max(solved, key=lambda scores: scores[int(end.turn)]))
            yield end


end_hand = by_record(
    {
        free_clubs.STATE: free_clubs.end_hand,
        clubs_whist.STATE: clubs_whist.end_hand,
        ruby_dame.STATE: ruby_dame.end_hand,
    }
)


def scored(s: State, scores: list[int]) -> State:
    """The state with these scores, as the hand's end will leave it."""
    for seat, score in enumerate(scores):
        s.score[seat] = score
    end_hand(s)
    return s


class SolvedSearchBot(SearchBot):
    """`search` by worlds that are solved."""

    def __init__(self, name: str, later: int, play: Play, seed: int, budget: Budget) -> None:
        super().__init__(play.game.rules, seed, budget)
        self.name = name
        self._trials = SolvedTrials(play.game.rules, seed, later)
