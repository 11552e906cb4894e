"""Compiled playouts of `search`, for all games.

A *world* is a state that is consistent with a view. The game's `sample` deals the hidden cards.
Worlds in which the other players' decisions are likelier are used more often (see `inference`).
Each candidate is tried in each world: its action is applied, and the hand is played to the end
with the policy of `rule` or `trained` (see `Policy`). Each seat decides from its own view of the
world, so no seat uses cards that it could not see.

Nothing here checks its arguments, since compiled loops call it.
"""

from typing import NamedTuple

import numpy as np

from clubsuit.bots.knowledge.base import ending, evaluate, rewind, win_probability
from clubsuit.bots.policy import PolicyBuffers, PolicyNetwork, chance_of_policy, code_of_policy
from clubsuit.bots.search.inference import (
    CARDS,
    CODE,
    SEAT,
    choose_worlds,
    likelihood,
    mixed,
)
from clubsuit.games.dispatch import apply, choose_anew, honest, view
from clubsuit.games.state import NOBODY
from clubsuit.kernel import compiled, merged

VIEW, PLAYOUT, SEEN, BLANK = range(4)
"""Indices of the records in `Scratch.states`.

VIEW: the view for which the search runs. PLAYOUT: the world in which the hand is replayed or
played out. SEEN: the view of the seat to act in that world. BLANK: zeros, to clear SEEN.
"""
PLACES = 4

CHANCE, POINTS, LEADS, ENDS, WORLD = range(5)
"""Indices of the results of a candidate in a world.

CHANCE: the chance to win the game. POINTS: the points of the hand. LEADS: the seat that leads after
the current trick, NOBODY if the hand ends with it, or NaN if the world was solved. ENDS: the game's
`Knowledge.ending`. WORLD: the number of the world, which shows if a world occurs twice.
"""
FOUND = 5
"""Number of results of a candidate in a world."""
DRAWN, USED = 16, 6
"""Number of worlds that are sampled at a time, and maximum number of them that are used. A world
may be used twice."""
PARTS = 2
"""Number of steps in which worlds are weighted: one for the decisions before the play, and one for
the play."""


class Policy(NamedTuple):
    """The policy of playouts, and the assumed policy behind past decisions."""

    plays: bool
    """True if playouts use the network instead of `rule`."""
    weighs: bool
    """True if past decisions are weighed with the network instead of `rule`."""
    care: float
    """Temperature by which `rule` models past decisions of the other players (see
    `inference.likelihood`). The network does not use it, because it has probabilities."""
    network: PolicyNetwork
    buffers: PolicyBuffers


class Past(NamedTuple):
    """The past decisions of the hand."""

    rows: np.ndarray
    """One row for each decision, with the columns of `inference`."""
    play: int
    """Index of the first row of the play, or 0. Rows before it are replayed separately, because
    some actions between them and the play are hidden."""


class Worlds(NamedTuple):
    """Worlds that are consistent with a view."""

    pool: np.ndarray
    """States of the worlds."""
    used: int
    """Number of worlds in which candidates are tried. If it is less than the size of the pool, the
    worlds are sampled by likelihood."""
    fits: np.ndarray
    """Output: the log-likelihood of each world; stays zero if all worlds are used."""
    times: np.ndarray
    """Output: the number of times each world is used; stays one if all worlds are used."""


class Scratch(NamedTuple):
    """Memory for playouts."""

    states: np.ndarray
    """PLACES records; the caller fills in VIEW."""
    codes: np.ndarray
    """Buffer for the codes of all legal actions."""
    values: np.ndarray
    """Buffer for the values of these actions."""


@merged
def best_of(values: np.ndarray, n: int) -> int:
    """Return the index of the highest of the first n values; on ties, the first one."""
    best = 0
    for i in range(1, n):
        if values[i] > values[best]:
            best = i
    return best


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
    """Make the decisions given[first:last] in PLAYOUT. With `to_the_end`, also finish the hand.

    The policy finishes the hand and takes its best choice each time. With `to_the_end`, other
    players may have to decide before the given decisions, and their real choices are hidden. The
    policy then decides for them. Returns the log-likelihood of the other players' given decisions.

    leads: output array, int64[1], for the seat that leads after the next completed trick, or
           NOBODY.
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
                if not by_network:
                    evaluate(states[SEEN], codes, n, values)
                if free and by_network:
                    code = code_of_policy(states[SEEN], 0, policy.network, policy.buffers)
                elif free:
                    code = codes[best_of(values, n)]
                elif by_network:
                    chance = np.exp(
                        chance_of_policy(states[SEEN], code, policy.network, policy.buffers)
                    )
                    fits += np.log(mixed(chance, n))
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
    """Try all candidates in `used` worlds of the pool, sampled by likelihood.

    tries: the candidates, as rows with the same columns as the past decisions. If it is empty, the
           function only samples the worlds.
    found: output array, FOUND x worlds x candidates. All results except WORLD are written, for
           the sampled worlds.

    Weighting worlds and trying candidates share one loop body. Two bodies would be compiled
    separately, and this is the slowest part to compile.
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
        if candidate == len(tries):  # there are no candidates
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
