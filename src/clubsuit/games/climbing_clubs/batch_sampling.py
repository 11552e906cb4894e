"""Where can the hidden cards of Climbing Clubs be? A uniform draw under what is known.

Cards come in two batches: *early* ones may have been set aside before the last
reshuffle, *late* ones came into play only with it. A place takes a number of cards,
and at least this many early ones. Each placing gets the same probability: for each
place in turn it is counted in how many ways the places after it can take the rest.

With four or five players some cards are set aside at every deal, and what a seat has not
seen of a hand was then either set aside or *left over*: held by others to the hand's end.
Which of it was which, the next hand tells in part, since each player got a known number
(`old`) of the cards set aside, and that tells something about the hand after it, and so
on. All that follows can be said in this form: of the cards in a set `mixed[i]` at least
`least[i]` were left over, where each set is within the next one (`think_back`).
"""

from math import comb

import numpy as np

from clubsuit.games.placement import draw_cards
from clubsuit.games.state import State
from clubsuit.kernel import compiled, lowest, popcount
from clubsuit.random_numbers import rand_below

FULL = (1 << 60) - 1

DEPTH = 10
"""This many sets are kept for a seat. Each has a larger `least` than the one before, and none more
than there were cards left over, which are ten at most unless two partners held some."""
SCRATCH = 6
"""The row of `mixed` and `least` that is no seat's."""

CHOOSE = np.array([[float(comb(n, k)) for k in range(61)] for n in range(61)])
"""In how many ways k of n cards can be taken."""


@compiled
def place_batches(early: int, late: int, room: np.ndarray, need: np.ndarray, rng: np.ndarray,
                  out: np.ndarray) -> None:  # fmt: skip
    """Draw a placing of all cards, each with the same probability; one exists.

    room[p]: how many cards place p takes; need[p]: how many early ones at least;
    out[p]: the set drawn. The rooms add up to the number of cards.
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
    """In how many ways all cards can be placed, this many of them early ones.

    room and need as in `place_batches`; ways: zeros, to be written: [p, e] tells in how many ways
    place p and those after it can take e early cards and late ones.
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
    """Ways in which place p takes x of e early cards, the rest late, and those after it follow."""
    if room[p] - x > lates:
        return 0.0
    return CHOOSE[e, x] * CHOOSE[lates, room[p] - x] * ways[p + 1, e - x]


@compiled
def _draw_share(p: int, e: int, lates: int, room: np.ndarray, need: np.ndarray,
                ways: np.ndarray, rng: np.ndarray) -> int:  # fmt: skip
    """How many of the e early cards go to place p, drawn by the ways that follow."""
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
    """The cards that may have been set aside before this hand; for i > 0 without mixed[i - 1]."""
    cards = FULL & ~s.recycled[q]
    return cards & ~s.mixed[q, i - 1] if i else cards


@compiled
def _spare(s: State, q: int, i: int) -> int:
    """How many cards set aside can have been in mixed[i - 1]; none outside of all."""
    return popcount(s.mixed[q, i - 1]) - s.least[q, i - 1] if i else 0


@compiled
def _known(s: State, q: int) -> int:
    """How many sets there are."""
    n = 0
    while n < DEPTH and s.least[q, n]:
        n += 1
    return n


@compiled
def fits_the_past(s: State, q: int) -> bool:
    """Whether each hand can have got its `old` cards, as far as `mixed` says (all hands placed)."""
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
    """At a hand's end: which of the cards that a seat has not seen in it must have been left over?

    Set i of before asks: how many of the cards set aside must hands have got from within the
    set? Those that are known say a part of it; who still holds cards, in one hand or in those
    of two partners, must make up for the rest with cards from outside, left over unseen.
    """
    holders = 0
    for p in range(s.seats):
        if s.hand[p]:
            holders |= 1 << p
    for q in range(s.seats):
        others = holders & ~(1 << q)
        unseen = FULL & ~(s.hand[q] | s.played)
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
    """How many of its `old` cards hand p, of which all is known, must have had from elsewhere."""
    return max(0, s.old[p] - popcount((s.shown[p] | s.hand[p]) & cards))


@compiled
def _ask_one(s: State, q: int, holder: int, unseen: int) -> int:
    """Write the new sets of q to the scratch row; returns how many."""
    n = 0
    for i in range(_known(s, q), -1, -1):  # each new set within the next
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
    """The same where two partners held cards to the end."""
    sets = _known(s, q) + 1
    one = lowest(holders)
    other = lowest(holders & (holders - 1))
    need = np.zeros((2, sets), np.int64)
    spare = np.zeros(sets, np.int64)
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
        n = _add(s, unseen & _outside(s, q, i), _least_outside(i, need, spare), n)
    return _without_implied(s, unseen, popcount(s.hand[one]) + popcount(s.hand[other]), n)


@compiled
def _least_outside(i: int, need: np.ndarray, spare: np.ndarray) -> int:
    """How many cards left over must be from outside set i.

    x of them are one holder's, the rest the other's. Set i wants x and the rest large enough,
    and so do the sets that it holds; x can only grow from each set outwards, by no more than
    there are cards in between. So each pair of sets gives a bound.
    """
    one = need[0, i]
    other = need[1, i]
    most = max(one + other, max(one, other)) - spare[i]
    for j in range(i + 1, len(spare)):
        most = max(most, max(need[0, j] + other, one + need[1, j]) - spare[i] - spare[j])
    return most


@compiled
def _add(s: State, cards: int, least: int, n: int) -> int:
    """Add a set to the scratch row, unless it says nothing new; it holds those before it."""
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
    """Drop the last sets that say no more than "at least this many of these cards"."""
    while n > 0 and least - popcount(cards & ~s.mixed[SCRATCH, n - 1]) >= s.least[SCRATCH, n - 1]:
        n -= 1
    return n
