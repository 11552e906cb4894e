"""The compiled frame of `search`, written once for all games.

A *world* is a state that fits a view: hidden cards placed by the game's `sample`. Of several
worlds drawn, those that fit the others' decisions best are the likeliest to be used
(`search_past`). Each candidate is tried in each world: it is carried out, and the hand is
played to its end, all seats following the rule bots' judgement. Each seat decides by its own
view of that world, so nobody in it plays by cards that it would not see.
"""

import numpy as np

from clubsuit.bots.prospects import winning_chance
from clubsuit.bots.search_past import fit
from clubsuit.bots.search_rules import (
    BLANK,
    SEEN,
    TRIAL,
    VIEW,
    WORLD,
    apply,
    judge,
    legal,
    view_into,
)
from clubsuit.games.base import NOBODY
from clubsuit.kernel import compiled, merged, rand_below

SUM, SQUARES, POINTS = range(3)
"""Rows of what is known of the candidates: sums of winning chances, of their squares, of points."""
ROWS = 3
DRAWN, USED = 16, 6
"""At most so many worlds are drawn at a time, and so many of these chosen (some perhaps twice)."""


@merged
def best_of(values: np.ndarray, n: int) -> int:
    """The place of the highest of the first n values; the first of equal ones."""
    best = 0
    for i in range(1, n):
        if values[i] > values[best]:
            best = i
    return best


@merged
def play_out(states: np.ndarray, codes: np.ndarray, values: np.ndarray) -> None:
    """Play the hand in states[TRIAL] to its end, each seat by its view and the rules of thumb.

    This is the place for an exact solver of the last cards.
    """
    while states[TRIAL].turn != NOBODY:
        n = legal(states[TRIAL], codes)
        i = 0
        if n > 1:
            states[SEEN] = states[BLANK]
            view_into(states[TRIAL], states[TRIAL].turn, states[SEEN])
            judge(states[SEEN], codes, n, values)
            i = best_of(values, n)
        apply(states[TRIAL], codes[i], 0)


@merged
def try_world(states: np.ndarray, candidates: np.ndarray, times: int, found: np.ndarray,
              codes: np.ndarray, values: np.ndarray) -> None:  # fmt: skip
    """Try all candidates in states[WORLD], and add what came of it so many times."""
    me = states[VIEW].me
    for i in range(len(candidates)):
        states[TRIAL] = states[WORLD]
        apply(states[TRIAL], candidates[i], 0)
        play_out(states, codes, values)
        chance = winning_chance(states[TRIAL], me)
        found[SUM, i] += times * chance
        found[SQUARES, i] += times * chance * chance
        found[POINTS, i] += times * states[TRIAL].score[me]


@merged
def choose_worlds(fits: np.ndarray, times: np.ndarray, drawn: int, used: int,
                  rng: np.ndarray) -> None:  # fmt: skip
    """Choose `used` worlds, by how well they fit: at even steps through the sum of all chances.

    fits: logarithms; times[k]: how often world k is chosen, to be written.
    """
    most = fits[0]
    for k in range(1, drawn):
        most = max(most, fits[k])
    total = 0.0
    for k in range(drawn):
        total += np.exp(fits[k] - most)
    step = total / used
    point = step * (rand_below(rng, 1 << 30) + 0.5) / (1 << 30)
    behind = 0.0
    for k in range(drawn):
        behind += np.exp(fits[k] - most)
        times[k] = 0
        while point < behind:
            times[k] += 1
            point += step


@compiled
def try_worlds(states: np.ndarray, pool: np.ndarray, used: int, past: np.ndarray, play: int,
               care: float, candidates: np.ndarray, rng: np.ndarray, found: np.ndarray,
               codes: np.ndarray, values: np.ndarray) -> None:  # fmt: skip
    """Try all candidates in `used` of the worlds of the pool, the likeliest first of all.

    states:  as in `search_rules`, the view in its place; pool: worlds behind it.
    past:    the decisions so far, and from which of them on cards were `play`ed (`search_past`).
    care:    how much better a choice must be to be made for sure, nearly.
    found:   ROWS x candidates; codes and values: room for all legal actions.
    """
    drawn = len(pool)
    times = np.ones(drawn, np.int64)
    if drawn > used:
        fits = np.zeros(drawn, np.float64)
        for k in range(drawn):
            states[WORLD] = pool[k]
            fits[k] = fit(states, past, play, care, rng, codes, values)
        choose_worlds(fits, times, drawn, used, rng)
    for k in range(drawn):
        if times[k] > 0:
            states[WORLD] = pool[k]
            try_world(states, candidates, times[k], found, codes, values)
