"""The compiled frame of `search`, written once for all games.

A *world* is a state that fits a view: hidden cards placed by the game's `sample`. Of several
worlds drawn, those that fit the others' decisions best are the likeliest to be used
(`inference`). Each candidate is tried in each world: it is carried out, and the hand is
played to its end, all seats following the judgement of `rule`, or of `trained` (`Policy`). Each
seat decides by its own view of that world, so nobody in it plays by cards that it would not see.

Nothing here checks its arguments: it is called from compiled loops, or with checked arguments.
"""

from typing import NamedTuple

import numpy as np

from clubsuit.bots.knowledge.base import ending, evaluate, rewind, win_probability
from clubsuit.bots.network import Buffers, Network, learned
from clubsuit.bots.search.inference import CARDS, CODE, SEAT, choose_worlds, likelihood
from clubsuit.games.dispatch import apply, choose_anew, honest, view
from clubsuit.games.state import NOBODY, State
from clubsuit.kernel import compiled, merged

VIEW, PLAYOUT, SEEN, BLANK = range(4)
"""Places in an array of records: the view; a world behind it, in which the hand so far is gone
through, or the rest is played; what the seat to act there sees; zeros to clear that."""
PLACES = 4

CHANCE, POINTS, LEADS, ENDS, WORLD = range(5)
"""What is found out of a candidate in a world: the chance to win the game; the hand's points; who
leads after the trick in which it is tried (a seat, or NOBODY; not a number where no trick is played
out); what else the game tells of the hand's end; and which world it was, by number: those that fit
best may be there twice."""
FOUND = 5
DRAWN, USED = 16, 6
"""The number of worlds drawn at a time, and of these chosen (some perhaps twice), at most."""
PARTS = 2
"""Worlds are weighed by what was decided before the play, and in it."""


class Policy(NamedTuple):
    """The policy of playouts, and the assumed policy of the others so far."""

    plays: bool
    """Whether playouts follow the network of `trained`, not `rule`,"""
    weighs: bool
    """and whether worlds are weighed by it."""
    care: float
    """How much better a choice must be to be made for sure, nearly: in the values that weigh."""
    unit: float
    """For the network: the step of what `rule` thinks."""
    network: Network
    buffers: Buffers


class Past(NamedTuple):
    """The decisions of the hand so far."""

    rows: np.ndarray
    """A row each, as in `inference`."""
    play: int
    """Rows before this one are gone through by themselves: what follows them is not all seen."""


class Worlds(NamedTuple):
    """Worlds behind a view."""

    pool: np.ndarray
    """The states."""
    used: int
    """How many of them candidates are tried in: where not all, those that fit best."""
    fits: np.ndarray
    """Zeros, one for each world: how well it fits, to be written where not all are used."""
    times: np.ndarray
    """Ones, one for each world: how often it is chosen, to be written likewise."""


class Scratch(NamedTuple):
    """Where playouts work."""

    states: np.ndarray
    """PLACES records, the view in its place."""
    codes: np.ndarray
    """Room for all legal actions,"""
    values: np.ndarray
    """and for what they are worth."""


@merged
def best_of(values: np.ndarray, n: int) -> int:
    """The place of the highest of the first n values; the first of equal ones."""
    best = 0
    for i in range(1, n):
        if values[i] > values[best]:
            best = i
    return best


@merged
def consider(
    v: State, codes: np.ndarray, n: int, policy: Policy, by_network: bool, values: np.ndarray
) -> None:
    """What each of n choices is worth, by the network or else by `rule`."""
    evaluate(v, codes, n, policy.buffers.rule)
    if by_network:
        learned(v, codes, n, policy.network, policy.buffers, policy.unit, values)
    else:
        for i in range(n):
            values[i] = policy.buffers.rule[i]


@merged
def play_out(
    scratch: Scratch,
    given: np.ndarray,
    first: int,
    last: int,
    to_the_end: bool,
    policy: Policy,
    leads: np.ndarray,
) -> float:
    """Go on in the place PLAYOUT by the decisions given[first:last], and then, if `to_the_end`,
    freely.

    Free decisions are those that the policy likes best; a playout has some before the candidate
    where others choose anew. Returns the logarithm of how likely the others would make those given.

    leads: int64[1], to be written: who leads after the next trick that ends, or NOBODY.
    """
    states, codes, values = scratch
    me = states[VIEW].me
    tricks = states[PLAYOUT].tricks_done
    leads[0] = NOBODY
    fits = 0.0
    i = first
    while states[PLAYOUT].turn != NOBODY and (i < last or to_the_end):
        seat = states[PLAYOUT].turn
        free = i >= last or (to_the_end and seat != states[VIEW].turn)
        code = 0 if free else given[i, CODE]
        if free or seat != me:
            n = honest(states[PLAYOUT], codes)
            if n > 1:
                states[SEEN] = states[BLANK]
                view(states[PLAYOUT], seat, states[SEEN])
                by_network = policy.plays if free else policy.weighs
                consider(states[SEEN], codes, n, policy, by_network, values)
                if free:
                    code = codes[best_of(values, n)]
                else:
                    fits += np.log(likelihood(codes, values, n, code, policy.care))
            elif free:
                code = codes[0]
        apply(states[PLAYOUT], code, 0 if free else given[i, CARDS])
        if states[PLAYOUT].tricks_done > tricks and leads[0] == NOBODY:
            leads[0] = states[PLAYOUT].turn
        i += not free
    return fits


@compiled
def try_worlds(scratch: Scratch, worlds: Worlds, past: Past, policy: Policy, tries: np.ndarray,
               found: np.ndarray, rng: np.ndarray) -> None:  # fmt: skip
    """Try all candidates in `used` of the worlds of the pool, the likeliest first of all.

    tries: the candidates, as rows like those of the past; where there are none worlds are only
           chosen.
    found: FOUND x worlds x candidates, to be written (but for WORLD) for the worlds chosen.

    Weighing and trying are one loop with one body: each would be compiled by itself else, and
    that takes the longest of all that is compiled.
    """
    states = scratch.states
    fits, times = worlds.fits, worlds.times
    me = states[VIEW].me
    leads = np.zeros(1, np.int64)
    parts = PARTS if len(worlds.pool) > worlds.used else 0
    for number in range(parts + max(1, len(tries))):
        candidate = number - parts
        if candidate == 0 and parts > 0 and worlds.used > 0:
            choose_worlds(fits, times, worlds.used, rng)
        if candidate == len(tries):  # nothing is tried
            break
        trying = candidate >= 0
        before_play = number == 0
        given = tries if trying else past.rows
        first = candidate if trying else 0 if before_play else past.play
        last = candidate + 1 if trying else past.play if before_play else len(past.rows)
        for k in range(len(worlds.pool)):
            if times[k] == 0 or first == last:
                continue
            states[PLAYOUT] = worlds.pool[k]
            if trying:
                choose_anew(states[VIEW], states[PLAYOUT])
            else:
                for i in range(len(past.rows)):
                    states[PLAYOUT].hand[past.rows[i, SEAT]] |= past.rows[i, CARDS]
                rewind(states[PLAYOUT], before_play, rng)
            fits[k] += play_out(scratch, given, first, last, trying, policy, leads)
            if trying:
                found[CHANCE, k, candidate] = win_probability(states[PLAYOUT], me)
                found[POINTS, k, candidate] = states[PLAYOUT].score[me]
                found[LEADS, k, candidate] = leads[0]
                found[ENDS, k, candidate] = ending(states[PLAYOUT])
