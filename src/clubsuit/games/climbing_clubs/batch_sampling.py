"""Uniform random placings of the hidden cards of Climbing Clubs.

Cards come in two batches. *Early* cards may have been set aside before the last reshuffle. *Late*
cards came into play only with the reshuffle. Each place takes a fixed number of cards, and at least
a given number of them must be early cards. A *placing* assigns every card to a place. All placings
have the same probability. To achieve this, the draw counts, for each place in turn, the ways in
which the later places can take the remaining cards.

With four or five players, some cards are set aside at every deal. After a hand, each card that a
seat has not seen was either set aside or *left over*. A card was left over if another player still
held it. The next hand reveals some of the cards set aside, because each player gets a known number
(`old`) of them. The hand after that one reveals more, and so on. All these facts have the same
form: at least `least[i]` cards of the set `mixed[i]` were left over. Each set is contained in the
next one (see `think_back`).

The functions here do not check their arguments: their callers are compiled loops, or have checked
the arguments already.
"""

from math import comb

import numpy as np

from clubsuit.games.placement import draw_cards
from clubsuit.games.state import State
from clubsuit.kernel import compiled, lowest, popcount
from clubsuit.random_numbers import rand_below

DEPTH = 10
"""Maximum number of sets stored for a seat.

Each set has a larger `least` than the one before, and `least` cannot exceed the number of cards
left over. That number is at most ten unless two partners held cards.
"""
SETS = DEPTH + 1
"""Maximum number of sets of a seat, including the set of all cards that may be set aside."""
SCRATCH = 6
"""Row of `mixed` and `least` that belongs to no seat and serves as scratch space."""

CHOOSE = np.array([[float(comb(n, k)) for k in range(61)] for n in range(61)])
"""Binomial coefficients: CHOOSE[n, k] is the number of ways to choose k of n cards."""


@compiled
def place_batches(early: int, late: int, room: np.ndarray, need: np.ndarray, rng: np.ndarray,
                  out: np.ndarray) -> None:  # fmt: skip
    """Draw a placing of all cards; all placings have the same probability.

    Place p takes room[p] cards, and at least need[p] of them are early cards. The set drawn for
    place p is written to out[p]. The numbers in `room` must add up to the number of cards, and at
    least one placing must exist.
    """
    places = len(room)
    ways = np.zeros((places + 1, popcount(early) + 1), np.float64)
    count_batches(popcount(early), room, need, ways)
    for p in range(places):
        x = _draw_share(p, popcount(early), popcount(late), room, need, ways, rng)
        some = draw_cards(early, x, rng)
        more = draw_cards(late, room[p] - x, rng)
        early &= ~some
        late &= ~more
        out[p] = some | more


@compiled
def count_batches(early: int, room: np.ndarray, need: np.ndarray, ways: np.ndarray) -> float:
    """Return the number of ways to place all cards; `early` is the number of early ones.

    `room` and `need` are as in `place_batches`. `ways` is an output array, which must be all zeros
    on entry. ways[p, e] becomes the number of ways to fill place p and all later places with e
    early cards, and with late cards for the rest.
    """
    places = len(room)
    ways[places, 0] = 1.0
    left = 0
    for p in range(places - 1, -1, -1):
        left += room[p]
        for e in range(min(early, left) + 1):
            for x in range(need[p], min(e, room[p]) + 1):
                ways[p, e] += _weight(p, e, left - e, x, room, ways)
    return float(ways[0, early])


@compiled
def _weight(p: int, e: int, lates: int, x: int, room: np.ndarray, ways: np.ndarray) -> float:
    """Return the number of ways to fill places from p on, if place p takes x of e early cards.

    The other cards of place p are late cards. The later places take all remaining cards.
    """
    if room[p] - x > lates:
        return 0.0
    return CHOOSE[e, x] * CHOOSE[lates, room[p] - x] * ways[p + 1, e - x]


@compiled
def _draw_share(p: int, e: int, lates: int, room: np.ndarray, need: np.ndarray,
                ways: np.ndarray, rng: np.ndarray) -> int:  # fmt: skip
    """Draw how many of the e early cards go to place p.

    Each possible number is weighted by its number of ways to fill place p and all later places.
    """
    point = ways[p, e] * (rand_below(rng, 1 << 30) + 0.5) / (1 << 30)
    last = need[p]
    for x in range(need[p], min(e, room[p]) + 1):
        weight = _weight(p, e, lates, x, room, ways)
        if weight > 0.0:
            last = x
            point -= weight
            if point < 0.0:
                break
    return last


# ---- what follows from earlier hands ---------------------------------------------------


@compiled
def _outside(s: State, q: int, i: int) -> int:
    """Return the cards outside mixed[i - 1] that may have been set aside before this hand.

    For i = 0 these are all cards that may have been set aside.
    """
    cards = s.pack & ~s.recycled[q]
    return cards & ~s.mixed[q, i - 1] if i else cards


@compiled
def _spare(s: State, q: int, i: int) -> int:
    """Return how many cards of mixed[i - 1] can have been set aside; 0 for i = 0."""
    return popcount(s.mixed[q, i - 1]) - s.least[q, i - 1] if i else 0


@compiled
def _known(s: State, q: int) -> int:
    """Return the number of sets stored for seat q."""
    n = 0
    while n < DEPTH and s.least[q, n]:
        n += 1
    return n


@compiled
def fits_the_past(s: State, q: int) -> bool:
    """Return whether the sets of seat q allow each hand to have received its `old` cards.

    The hidden cards must already have been placed in the hands.
    """
    for i in range(1, _known(s, q) + 1):
        spare = _spare(s, q, i)
        outside = _outside(s, q, i)
        for p in range(s.seats):
            spare -= max(0, s.old[p] - popcount((s.hand[p] | s.shown[p]) & outside))
        if spare < 0:
            return False
    return True


@compiled
def think_back(s: State) -> None:
    """At the end of a hand, derive what each seat knows about the cards left over.

    Each set from the previous hand limits how many of its cards can have been set aside. Hands
    whose cards are all known use up part of this limit. The players who still hold cards (one
    player, or two partners) can have received at most the remainder from this set. All their other
    `old` cards came from outside the set. If such a card was not played, it has been left over.
    """
    holders = 0
    for p in range(s.seats):
        if s.hand[p]:
            holders |= 1 << p
    for q in range(s.seats):
        others = holders & ~(1 << q)
        unseen = s.pack & ~(s.hand[q] | s.played)
        if others & (others - 1):
            n = _ask_two(s, q, others, unseen)
        elif others:
            n = _ask_one(s, q, lowest(others), unseen)
        else:
            n = 0
        for i in range(n):
            s.mixed[q, i] = s.mixed[SCRATCH, i]
            s.least[q, i] = s.least[SCRATCH, i]
        while n < DEPTH and s.least[q, n]:
            s.mixed[q, n] = 0
            s.least[q, n] = 0
            n += 1


@compiled
def _lacking(s: State, p: int, cards: int) -> int:
    """Return the minimum number of `old` cards of hand p that are not in `cards`.

    All cards of the hand must be known.
    """
    return max(0, s.old[p] - popcount((s.shown[p] | s.hand[p]) & cards))


@compiled
def _ask_one(s: State, q: int, holder: int, unseen: int) -> int:
    """Write the new sets of seat q to the scratch row; return their number.

    This is for a hand that ends while one other player holds cards.
    """
    n = 0
    for i in range(_known(s, q), -1, -1):  # each new set is contained in the next
        outside = _outside(s, q, i)
        least = s.old[holder] - popcount(s.shown[holder] & outside)
        if i and least > 0:
            least -= _spare(s, q, i)
            for p in range(s.seats):
                if p != holder:
                    least += _lacking(s, p, outside)
        n = _add(s, unseen & outside, least, n)
    return _without_implied(s, unseen, popcount(s.hand[holder]), n)


@compiled
def _ask_two(s: State, q: int, holders: int, unseen: int) -> int:
    """Write the new sets of seat q to the scratch row; return their number.

    This is for a hand that ends while two partners hold cards.
    """
    sets = _known(s, q) + 1
    one = lowest(holders)
    other = lowest(holders & (holders - 1))
    need = np.zeros((2, SETS), np.int64)  # a GPU needs constant shapes
    spare = np.zeros(SETS, np.int64)
    for i in range(sets):
        outside = _outside(s, q, i)
        spare[i] = _spare(s, q, i)
        need[0, i] = s.old[one] - popcount(s.shown[one] & outside)
        need[1, i] = s.old[other] - popcount(s.shown[other] & outside)
        for p in range(s.seats):
            if p != one and p != other:
                spare[i] -= _lacking(s, p, outside)
    n = 0
    for i in range(sets - 1, -1, -1):
        n = _add(s, unseen & _outside(s, q, i), _least_outside(i, need, spare[:sets]), n)
    return _without_implied(s, unseen, popcount(s.hand[one]) + popcount(s.hand[other]), n)


@compiled
def _least_outside(i: int, need: np.ndarray, spare: np.ndarray) -> int:
    """Return the minimum number of cards of the set `_outside(i)` that were left over.

    Two holders share these cards. The set requires a minimum number for each of them, and so does
    each set `_outside(j)` within it (j > i). From an inner set to an outer one, a holder's number
    can grow by at most the number of cards in between. Each pair of sets therefore gives a bound.
    """
    one = need[0, i]
    other = need[1, i]
    most = max(one + other, max(one, other)) - spare[i]
    for j in range(i + 1, len(spare)):
        most = max(most, max(need[0, j] + other, one + need[1, j]) - spare[i] - spare[j])
    return most


@compiled
def _add(s: State, cards: int, least: int, n: int) -> int:
    """Add a set to the scratch row unless it says nothing new; return the number of sets.

    The new set contains all sets that are already in the row.
    """
    if least <= 0 or (n > 0 and least <= s.least[SCRATCH, n - 1]):
        return n
    n = _without_implied(s, cards, least, n)
    if n < DEPTH:
        s.mixed[SCRATCH, n] = cards
        s.least[SCRATCH, n] = least
        n += 1
    return n


@compiled
def _without_implied(s: State, cards: int, least: int, n: int) -> int:
    """Drop those sets at the end of the scratch row that are implied by a new set.

    The new set says that at least `least` of `cards` were left over. Returns the number of sets
    that remain.
    """
    while n > 0 and least - popcount(cards & ~s.mixed[SCRATCH, n - 1]) >= s.least[SCRATCH, n - 1]:
        n -= 1
    return n
