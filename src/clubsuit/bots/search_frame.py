"""The compiled frame of `search`, written once for all games.

A *world* is a state that fits a view: hidden cards placed by the game's `sample`. Of several
worlds drawn, those that fit the others' decisions best are the likeliest to be used
(`search_past`). Each candidate is tried in each world: it is carried out, and the hand is
played to its end, all seats following the judgement of `rule`, or of `trained` (`Mind`). Each
seat decides by its own view of that world, so nobody in it plays by cards that it would not see.
"""

from typing import NamedTuple

import numpy as np

from clubsuit.bots.network import Network, Room
from clubsuit.bots.prospects import winning_chance
from clubsuit.bots.search_past import CARDS, CODE, SEAT, choose_anew, likelihood, rewind
from clubsuit.bots.search_rules import (
    BLANK,
    SEEN,
    TRIAL,
    VIEW,
    apply,
    judge,
    learned,
    legal,
    view_into,
)
from clubsuit.games.base import NOBODY, State
from clubsuit.kernel import compiled, merged, rand_below

CHANCE, POINTS, WORLD = range(3)
"""What is found out of a candidate in a world: the chance to win the game, the hand's points; and
which world it was, by number: those that fit best may be there twice."""
FOUND = 3
DRAWN, USED = 16, 6
"""At most so many worlds are drawn at a time, and so many of these chosen (some perhaps twice)."""
PARTS = 2
"""Worlds are weighed by what was decided before the play, and in it."""


class Mind(NamedTuple):
    """By what the seats of a trial decide, and what the others are thought to have decided by."""

    plays: bool
    """Whether trials are played by the network of `trained`, not by `rule`,"""
    weighs: bool
    """and whether worlds are weighed by it."""
    care: float
    """How much better a choice must be to be made for sure, nearly: in the values that weigh."""
    unit: float
    """For the network: the step of what `rule` thinks."""
    network: Network
    room: Room


@merged
def best_of(values: np.ndarray, n: int) -> int:
    """The place of the highest of the first n values; the first of equal ones."""
    best = 0
    for i in range(1, n):
        if values[i] > values[best]:
            best = i
    return best


@merged
def consider(v: State, codes: np.ndarray, n: int, mind: Mind, by_network: bool,
             values: np.ndarray) -> None:  # fmt: skip
    """What each of n choices is worth, by the network or else by `rule`."""
    judge(v, codes, n, mind.room.rule)
    if by_network:
        learned(v, codes, n, mind.network, mind.room, mind.unit, values)
    else:
        for i in range(n):
            values[i] = mind.room.rule[i]


@merged
def go_on(states: np.ndarray, given: np.ndarray, first: int, last: int, to_the_end: bool,
          mind: Mind, codes: np.ndarray, values: np.ndarray) -> float:  # fmt: skip
    """Go on in states[TRIAL] by the decisions given[first:last], and then, if `to_the_end`, freely.

    Free decisions are those that `mind` likes best; a trial has some before the candidate where
    others choose anew. Returns the logarithm of how likely the others of states[VIEW] would make
    those given.
    """
    me = states[VIEW].me
    fits = 0.0
    i = first
    while states[TRIAL].turn != NOBODY and (i < last or to_the_end):
        seat = states[TRIAL].turn
        free = i >= last or (to_the_end and seat != states[VIEW].turn)
        code = 0 if free else given[i, CODE]
        if free or seat != me:
            n = legal(states[TRIAL], codes)
            if n > 1:
                states[SEEN] = states[BLANK]
                view_into(states[TRIAL], seat, states[SEEN])
                by_network = mind.plays if free else mind.weighs
                consider(states[SEEN], codes, n, mind, by_network, values)
                if free:
                    code = codes[best_of(values, n)]
                else:
                    fits += np.log(likelihood(codes, values, n, code, mind.care))
            elif free:
                code = codes[0]
        apply(states[TRIAL], code, 0 if free else given[i, CARDS])
        i += not free
    return fits


@merged
def choose_worlds(fits: np.ndarray, times: np.ndarray, used: int, rng: np.ndarray) -> None:
    """Choose `used` worlds, by how well they fit: at even steps through the sum of all chances.

    fits: logarithms; times[k]: how often world k is chosen, to be written.
    """
    most = fits[0]
    for k in range(1, len(fits)):
        most = max(most, fits[k])
    total = 0.0
    for k in range(len(fits)):
        total += np.exp(fits[k] - most)
    step = total / used
    point = step * (rand_below(rng, 1 << 30) + 0.5) / (1 << 30)
    behind = 0.0
    for k in range(len(fits)):
        behind += np.exp(fits[k] - most)
        times[k] = 0
        while point < behind:
            times[k] += 1
            point += step


@compiled
def try_worlds(states: np.ndarray, pool: np.ndarray, used: int, past: np.ndarray, play: int,
               mind: Mind, tries: np.ndarray, rng: np.ndarray, fits: np.ndarray,
               times: np.ndarray, found: np.ndarray, codes: np.ndarray,
               values: np.ndarray) -> None:  # fmt: skip
    """Try all candidates in `used` of the worlds of the pool, the likeliest first of all.

    states:  as in `search_rules`, the view in its place; pool: worlds behind it.
    past:    the decisions so far, a row each as in `search_past`; those before row `play` are
             gone through by themselves, since what follows them (cards paid and sent) is not seen.
    tries:   the candidates, as rows of the same kind.
    fits:    zeros, one for each world: how well it fits, to be written where not all are used.
    times:   ones, one for each world: how often it is chosen, to be written likewise.
    found:   FOUND x worlds x candidates, to be written (but for WORLD) for the worlds chosen.
    codes and values: room for all legal actions.

    Weighing and trying are one loop with one body: each would be compiled by itself else, and
    that takes the longest of all that is compiled.
    """
    me = states[VIEW].me
    parts = PARTS if len(pool) > used else 0
    for number in range(parts + len(tries)):
        candidate = number - parts
        if candidate == 0 and parts > 0:
            choose_worlds(fits, times, used, rng)
        trying = candidate >= 0
        before_play = number == 0
        given = tries if trying else past
        first = candidate if trying else 0 if before_play else play
        last = candidate + 1 if trying else play if before_play else len(past)
        for k in range(len(pool)):
            if times[k] == 0 or first == last:
                continue
            states[TRIAL] = pool[k]
            if trying:
                choose_anew(states[VIEW], states[TRIAL])
            else:
                for i in range(len(past)):
                    states[TRIAL].hand[past[i, SEAT]] |= past[i, CARDS]
                rewind(states[TRIAL], before_play, rng)
            fits[k] += go_on(states, given, first, last, trying, mind, codes, values)
            if trying:
                found[CHANCE, k, candidate] = winning_chance(states[TRIAL], me)
                found[POINTS, k, candidate] = states[TRIAL].score[me]
