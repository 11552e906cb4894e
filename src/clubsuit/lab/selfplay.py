"""Compiled self-play for training: the network and `rule` play hands, and results are stored.

In each hand, every seat is played by the network or by `rule`; some decisions are random. Every
decision to learn from becomes a row, which contains the features of the position and of the choice
made. At the end of the hand, two results are added to the row: how much the hand has changed the
seat's chance to win the game, and the seat's points. (The warm-up does not compile this module,
since only training needs it.)

Functions here do not check their arguments: they are called from compiled loops or with checked
arguments.
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
"""Indices of an array of records. HAND: the hand. SEEN: the view of the seat to act. BLANK: zeros,
to clear SEEN."""
PLACES = 3
RULE, NETWORK, WATCHED = range(3)
"""Kinds of players.

RULE: `rule`. NETWORK: the network. WATCHED: `rule`, while the network learns from its decisions.
"""
SEATS = 6
"""Maximum number of seats."""
PROBABILITY_STEPS = 1 << 24
"""Random numbers between 0 and 1 are drawn as multiples of 1 / PROBABILITY_STEPS."""


class Players(NamedTuple):
    """The players of a hand, and their working memory."""

    kinds: np.ndarray
    """By seat: RULE, NETWORK or WATCHED."""
    epsilon: float
    """Probability of a random decision."""
    network: Network
    buffers: Buffers
    unit: float
    """For the network: the unit in which the values of `rule` are measured."""


class Odds(NamedTuple):
    """Probabilities with which players and games are chosen."""

    rules: float
    """Probability that `rule` plays a seat."""
    restart: float
    """Probability that a new game starts after a hand."""
    watch: bool
    """Let `rule` play all seats, and learn from all its decisions."""


class Rows(NamedTuple):
    """The decisions to learn from, one row for each."""

    features: np.ndarray
    """The feature numbers of each row."""
    counts: np.ndarray
    """The number of features of each row."""
    seats: np.ndarray
    """The seat that made the decision of each row."""


@compiled
def happens(chance: float, rng: np.ndarray) -> bool:
    """Return true with this probability."""
    return rand_below(rng, PROBABILITY_STEPS) < chance * PROBABILITY_STEPS


@compiled
def begin_game(states: np.ndarray, start: State, rng: np.ndarray) -> None:
    """Start a new game in states[HAND], with the options of `start` and new random deals."""
    states[HAND] = start
    rand_split(rng, states[HAND].rng)
    states[HAND].dealer = rand_below(rng, states[HAND].seats)


@compiled
def play_hand(scratch: Scratch, players: Players, rows: Rows, n: int, rng: np.ndarray) -> int:
    """Play the hand in states[HAND] to its end, and return the new number of rows.

    n: the number of rows so far; when the rows are full, no more are added.
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
            random = happens(players.epsilon, rng)
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
    """Play hands until the rows are full; return the numbers of valid rows and of hands.

    pool:    games before their first deal; each new game is a copy of a game in the pool.
    results: output; for each row, the change of the seat's chance to win, and the seat's points.
    """
    states, kinds = scratch.states, players.kinds
    before = np.zeros(SEATS, np.float64)
    n = 0
    hands = 0
    states[HAND].phase = OVER
    while True:
        if states[HAND].phase == OVER or happens(odds.restart, rng):
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
    """Play duplicate deals of the network against `rule`.

    Each deal is played twice for each side. The first time, the network plays that side and `rule`
    plays all others. The second time, the roles are exchanged.

    sides:   number of sides; seats with the same number modulo `sides` are one side.
    rows:    empty arrays, since nothing is learned.
    margins: output; for each deal, the points of the network's average seat minus the points of the
             average seat of `rule`.
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
    """Return the points of the network's average seat minus the points of `rule`'s average seat."""
    points = np.zeros(2, np.float64)
    members = np.zeros(2, np.int64)
    for p in range(s.seats):
        points[kinds[p]] += s.score[p]
        members[kinds[p]] += 1
    return float(points[NETWORK] / members[NETWORK] - points[RULE] / members[RULE])
