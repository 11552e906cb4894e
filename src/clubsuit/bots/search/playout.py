"""The compiled frame of `search`, written once for all games.

A *world* is a state that fits a view: hidden cards placed by the game's `sample`. Of the worlds
drawn, those that fit the other players' decisions best are the likeliest to be used (`inference`).
Each candidate is tried in each world: it is carried out, and the hand is played to its end by the
judgement of `rule`, or of `trained` (`Policy`). Each seat decides by its own view of that world, so
no seat plays by cards that it would not see.

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
"""Places in an array of records: the view; a world behind it, in which the hand is replayed or
played out; the view of the seat to act there; zeros to clear that view."""
PLACES = 4

CHANCE, POINTS, LEADS, ENDS, WORLD = range(5)
"""The results of a candidate in a world: the chance to win the game; the hand's points; the seat
that leads after the trick in which it is tried (or NOBODY; not a number if no trick is played out);
the game's own `ending` of the hand; and the number of the world, since one that fits well may be
there twice."""
FOUND = 5
DRAWN, USED = 16, 6
"""The number of worlds drawn at a time, and the most that are chosen of them (some twice)."""
PARTS = 2
"""Worlds are weighed in two parts: by the decisions before the play, and by those in it."""


class Policy(NamedTuple):
    """The policy of playouts, and the assumed policy of the others so far."""

    plays: bool
    """Whether playouts follow the network of `trained` instead of `rule`."""
    weighs: bool
    """Whether worlds are weighed by the network of `trained`."""
    care: float
    """Temperature of the others' assumed choices (see `inference.likelihood`)."""
    unit: float
    """For the network: the unit of the values of `rule`."""
    network: Network
    buffers: Buffers


class Past(NamedTuple):
    """The decisions of the hand so far."""

    rows: np.ndarray
    """One row for each, as in `inference`."""
    play: int
    """Rows before this one are replayed apart, because not all that follows them is seen."""


class Worlds(NamedTuple):
    """Worlds behind a view."""

    pool: np.ndarray
    """The states."""
    used: int
    """The number of worlds in which candidates are tried: if not all, those that fit best."""
    fits: np.ndarray
    """Zeros, one for each world. Written if not all are used: how well it fits."""
    times: np.ndarray
    """Ones, one for each world. Written if not all are used: the number of times it is chosen."""


class Scratch(NamedTuple):
    """Memory for playouts."""

    states: np.ndarray
    """PLACES records, the view in its place."""
    codes: np.ndarray
    """Room for the codes of all legal actions."""
    values: np.ndarray
    """Room for their values."""


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
    """Write the values of n choices, by the network or else by `rule`."""
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
    """Continue in the place PLAYOUT by the decisions given[first:last], and then, if `to_the_end`,
    freely.

    A free decision is the one that the policy likes best. Some come before the candidate if other
    players choose again. Returns the logarithm of the likelihood of the others' given decisions.

    leads: int64[1], to be written: the seat that leads after the next trick that ends, or NOBODY.
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
    """Try all candidates in `used` of the worlds of the pool, preferring the likeliest.

    tries: the candidates, as rows like those of the past; if there are none, worlds are only
           chosen.
    found: FOUND x worlds x candidates, to be written (except WORLD) for the worlds chosen.

    Weighing and trying share one loop body, because it takes longer to compile than anything else
    and would be compiled once for each.
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
