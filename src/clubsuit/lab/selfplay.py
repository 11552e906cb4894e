"""Hands for training, compiled: the network and `rule` play, and what came of it is kept.

Each seat of a hand is the network's or `rule`'s, now and then it decides at random instead.
Every decision of which something is to be learned becomes a row: the features of the position
and of the choice made, and at the hand's end how much the hand added to the chance to win
the game, and its points. (Not part of the warm-up: only training needs it.)

Nothing here checks its arguments: it is called from compiled loops, or with checked arguments.
"""

from typing import NamedTuple

import numpy as np

from clubsuit.bots import network
from clubsuit.bots.knowledge.base import choice, evaluate, position, win_probability
from clubsuit.bots.knowledge.features import gap
from clubsuit.bots.network import Buffers, Network
from clubsuit.bots.search.playout import Scratch, best_of
from clubsuit.games.dispatch import apply, deal, honest, view
from clubsuit.games.state import NOBODY, OVER, State
from clubsuit.kernel import compiled
from clubsuit.random_numbers import WORDS, rand_below, rand_split

HAND, SEEN, BLANK = range(3)
"""Places in an array of records: the hand; what the seat to act sees; zeros to clear that."""
PLACES = 3
RULE, NETWORK, WATCHED = range(3)
"""Who decides for a seat: `rule`, the network, or `rule` with the network to learn from it."""
SEATS = 6
FINE = 1 << 24
"""Chances are drawn in steps of this fineness."""


class Players(NamedTuple):
    """Who plays."""

    kinds: np.ndarray
    """By seat: who decides."""
    astray: float
    """The chance that a decision is made at random."""
    network: Network
    buffers: Buffers
    unit: float
    """For the network: the step of what `rule` thinks."""


class Odds(NamedTuple):
    """How seats and games are chosen."""

    rules: float
    """The chance that a seat is `rule`'s."""
    anew: float
    """The chance that a game is left after a hand."""
    watch: bool
    """True: all seats are `rule`'s, and all is learned from."""


class Rows(NamedTuple):
    """What is to be learned from: a row for each decision."""

    features: np.ndarray
    counts: np.ndarray
    """How many features there are."""
    seats: np.ndarray
    """Whose decision it was."""


@compiled
def happens(chance: float, rng: np.ndarray) -> bool:
    """Whether something of this chance happens now."""
    return rand_below(rng, FINE) < chance * FINE


@compiled
def begin_game(states: np.ndarray, start: State, rng: np.ndarray) -> None:
    """A new game in states[HAND], like `start`, with deals of its own."""
    states[HAND] = start
    rand_split(rng, states[HAND].rng)
    states[HAND].dealer = rand_below(rng, states[HAND].seats)


@compiled
def play_hand(scratch: Scratch, players: Players, rows: Rows, n: int, rng: np.ndarray) -> int:
    """Play the hand dealt in the place HAND to its end; returns the number of rows then.

    n: the rows so far; where there is no room for another, nothing more is kept.
    """
    states, codes, values = scratch
    kinds, buffers = players.kinds, players.buffers
    while states[HAND].turn != NOBODY:
        me = states[HAND].turn
        choices = honest(states[HAND], codes)
        i = 0
        if choices > 1:
            states[SEEN] = states[BLANK]
            view(states[HAND], me, states[SEEN])
            evaluate(states[SEEN], codes, choices, buffers.rule)
            random = happens(players.astray, rng)
            if random:
                i = rand_below(rng, choices)
            elif kinds[me] == NETWORK:
                network.value_choices(states[SEEN], codes, choices, players.network, buffers,
                                      players.unit, values)  # fmt: skip
                i = best_of(values, choices)
            else:
                i = best_of(buffers.rule, choices)
            if kinds[me] != RULE and n < len(rows.features):
                best = buffers.rule[best_of(buffers.rule, choices)]
                known = position(states[SEEN], buffers.features)
                buffers.features[known] = gap(best, buffers.rule[i], players.unit)
                rows.counts[n] = choice(states[SEEN], codes[i], buffers.features, known + 1)
                for k in range(rows.counts[n]):
                    rows.features[n, k] = buffers.features[k]
                rows.seats[n] = me
                n += 1
        apply(states[HAND], codes[i], 0)
    return n


@compiled
def gather(pool: np.ndarray, scratch: Scratch, players: Players, odds: Odds, rows: Rows,
           results: np.ndarray, rng: np.ndarray) -> tuple[int, int]:  # fmt: skip
    """Play hands until the rows are full; returns how many rows and hands there are.

    pool:    games before their first deal; each new game is like one of them.
    results: by row: what the hand added to the seat's chance to win, and its points.
    """
    states, kinds = scratch.states, players.kinds
    before = np.zeros(SEATS, np.float64)
    n = 0
    hands = 0
    states[HAND].phase = OVER
    while True:
        if states[HAND].phase == OVER or happens(odds.anew, rng):
            begin_game(states, pool[rand_below(rng, len(pool))], rng)
        for p in range(states[HAND].seats):
            before[p] = win_probability(states[HAND], p)
            kinds[p] = RULE if happens(odds.rules, rng) else NETWORK
            if odds.watch:
                kinds[p] = WATCHED
        deal(states[HAND])
        first = n
        n = play_hand(scratch, players, rows, n, rng)
        if n == len(rows.features):
            return first, hands
        hands += 1
        for i in range(first, n):
            p = rows.seats[i]
            results[i, 0] = win_probability(states[HAND], p) - before[p]
            results[i, 1] = states[HAND].score[p]


@compiled
def duel(pool: np.ndarray, sides: int, scratch: Scratch, players: Players, rows: Rows,
         margins: np.ndarray, rng: np.ndarray) -> None:  # fmt: skip
    """Duplicate deals of the network against `rule`: each deal in every place, and both ways.

    sides:   seats equal modulo it are one side.
    rows:    with no room for any.
    margins: by deal: points of the mean seat of the network less those of the mean seat of
             `rule`, a hand, to be written.
    """
    states, kinds = scratch.states, players.kinds
    own = np.zeros(WORDS, np.int64)
    again = np.zeros(WORDS, np.int64)
    for number in range(len(margins)):
        rand_split(rng, own)
        margins[number] = 0.0
        for side in range(sides):
            for alone in (RULE, NETWORK):
                again[:] = own
                begin_game(states, pool[number % len(pool)], again)
                for p in range(states[HAND].seats):
                    kinds[p] = alone if p % sides == side else NETWORK - alone
                deal(states[HAND])
                play_hand(scratch, players, rows, 0, again)
                margins[number] += _margin(states[HAND], kinds) / (2 * sides)


@compiled
def _margin(s: State, kinds: np.ndarray) -> float:
    """Points of the mean seat of the network less those of the mean seat of `rule`."""
    points = np.zeros(2, np.float64)
    members = np.zeros(2, np.int64)
    for p in range(s.seats):
        points[kinds[p]] += s.score[p]
        members[kinds[p]] += 1
    return float(points[NETWORK] / members[NETWORK] - points[RULE] / members[RULE])
