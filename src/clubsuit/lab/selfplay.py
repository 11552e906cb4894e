"""Hands for training, compiled: the network and `rule` play, and what came of it is kept.

Each seat of a hand is the network's or `rule`'s, now and then it decides at random instead.
Every decision of which something is to be learned becomes a row: the facts of the position
and of the choice made, and at the hand's end how much the hand added to the chance to win
the game, and its points. (Not part of the warm-up: only training needs it.)
"""

import numpy as np

from clubsuit.bots import facts, network
from clubsuit.bots.network import Network, Room
from clubsuit.bots.prospects import winning_chance
from clubsuit.bots.search_frame import best_of
from clubsuit.bots.search_rules import apply, judge, legal, view_into
from clubsuit.games import climbing_clubs, clubs_whist, free_clubs, ruby_dame
from clubsuit.games.base import NOBODY, OVER, State
from clubsuit.kernel import by_record, compiled, rand_below, rand_seed

HAND, SEEN, BLANK = range(3)
"""Places in an array of records: the hand; what the seat to act sees; zeros to clear that."""
PLACES = 3
RULE, NETWORK, WATCHED = range(3)
"""Who decides for a seat: `rule`, the network, or `rule` with the network to learn from it."""
SEATS = 6
FINE = 1 << 24
"""Chances are drawn in steps of this fineness."""


deal = by_record(
    {
        free_clubs.STATE: free_clubs.deal,
        clubs_whist.STATE: clubs_whist.deal,
        climbing_clubs.STATE: climbing_clubs.deal,
        ruby_dame.STATE: ruby_dame.deal,
    }
)
"""(s): deal the next hand at random."""


@compiled
def happens(chance: float, rng: np.ndarray) -> bool:
    """Whether something of this chance happens now."""
    return rand_below(rng, FINE) < chance * FINE


@compiled
def begin_game(states: np.ndarray, start: State, rng: np.ndarray) -> None:
    """A new game in states[HAND], like `start`, with deals of its own."""
    states[HAND] = start
    rand_seed(states[HAND].rng, rand_below(rng, 1 << 31))
    states[HAND].dealer = rand_below(rng, states[HAND].seats)


@compiled
def play_hand(states: np.ndarray, kinds: np.ndarray, astray: float, net: Network, room: Room,
              unit: float, codes: np.ndarray, values: np.ndarray, rng: np.ndarray,
              rows: np.ndarray, counts: np.ndarray, seats: np.ndarray,
              n: int) -> int:  # fmt: skip
    """Play the hand dealt in states[HAND] to its end; returns the number of rows then.

    kinds:  by seat: who decides; astray: the chance that a decision is made at random.
    rows:   by row, the facts of a decision; counts: how many; seats: whose it was.
    n:      the rows so far; where there is no room for another, nothing more is kept.
    """
    while states[HAND].turn != NOBODY:
        me = states[HAND].turn
        choices = legal(states[HAND], codes)
        i = 0
        if choices > 1:
            states[SEEN] = states[BLANK]
            view_into(states[HAND], me, states[SEEN])
            judge(states[SEEN], codes, choices, room.rule)
            random = happens(astray, rng)
            if random:
                i = rand_below(rng, choices)
            elif kinds[me] == NETWORK:
                network.value_choices(states[SEEN], codes, choices, net, room, unit, values)
                i = best_of(values, choices)
            else:
                i = best_of(room.rule, choices)
            if kinds[me] != RULE and n < len(rows):
                best = room.rule[best_of(room.rule, choices)]
                known = facts.position(states[SEEN], room.facts)
                room.facts[known] = facts.gap(best, room.rule[i], unit)
                counts[n] = facts.choice(states[SEEN], codes[i], room.facts, known + 1)
                for k in range(counts[n]):
                    rows[n, k] = room.facts[k]
                seats[n] = me
                n += 1
        apply(states[HAND], codes[i], 0)
    return n


@compiled
def gather(pool: np.ndarray, states: np.ndarray, astray: float, rules: float, anew: float,
           watch: bool, net: Network, room: Room, unit: float, codes: np.ndarray,
           values: np.ndarray, rng: np.ndarray, rows: np.ndarray, counts: np.ndarray,
           seats: np.ndarray, results: np.ndarray) -> tuple[int, int]:  # fmt: skip
    """Play hands until the rows are full; returns how many rows and hands there are.

    pool:    games before their first deal; each new game is like one of them.
    rules:   the chance that a seat is `rule`'s; anew: that a game is left after a hand.
    watch:   True: all seats are `rule`'s, and all is learned from.
    results: by row: what the hand added to the seat's chance to win, and its points.
    """
    kinds = np.zeros(SEATS, np.int64)
    before = np.zeros(SEATS, np.float64)
    n = 0
    hands = 0
    states[HAND].phase = OVER
    while True:
        if states[HAND].phase == OVER or happens(anew, rng):
            begin_game(states, pool[rand_below(rng, len(pool))], rng)
        for p in range(states[HAND].seats):
            before[p] = winning_chance(states[HAND], p)
            kinds[p] = RULE if happens(rules, rng) else NETWORK
            if watch:
                kinds[p] = WATCHED
        deal(states[HAND])
        first = n
        n = play_hand(states, kinds, astray, net, room, unit, codes, values, rng,
                      rows, counts, seats, n)  # fmt: skip
        if n == len(rows):
            return first, hands
        hands += 1
        for i in range(first, n):
            p = seats[i]
            results[i, 0] = winning_chance(states[HAND], p) - before[p]
            results[i, 1] = states[HAND].score[p]


@compiled
def duel(pool: np.ndarray, sides: int, states: np.ndarray, net: Network, room: Room, unit: float,
         codes: np.ndarray, values: np.ndarray, rng: np.ndarray, rows: np.ndarray,
         counts: np.ndarray, seats: np.ndarray, margins: np.ndarray) -> None:  # fmt: skip
    """Duplicate deals of the network against `rule`: each deal in every place, and both ways.

    sides:   seats equal modulo it are one side.
    margins: by deal: points of the mean seat of the network less those of the mean seat of
             `rule`, a hand, to be written. The other arrays are as in `play_hand`, with no rows.
    """
    kinds = np.zeros(SEATS, np.int64)
    deals = np.zeros(2, np.int64)
    for number in range(len(margins)):
        seed = rand_below(rng, 1 << 31)
        margins[number] = 0.0
        for side in range(sides):
            for alone in (RULE, NETWORK):
                rand_seed(deals, seed)
                begin_game(states, pool[number % len(pool)], deals)
                for p in range(states[HAND].seats):
                    kinds[p] = alone if p % sides == side else NETWORK - alone
                deal(states[HAND])
                play_hand(states, kinds, 0.0, net, room, unit, codes, values, deals,
                          rows, counts, seats, 0)  # fmt: skip
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
