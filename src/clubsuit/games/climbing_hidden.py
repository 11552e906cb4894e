"""Where can the hidden cards of Climbing Clubs be? A uniform draw under what is known.

Cards come in two batches: *early* ones may have been set aside before the last
reshuffle, *late* ones came into play only with it. A place takes a number of cards,
and at least so many early ones. Each placing gets the same probability: for each
place in turn it is counted in how many ways the places after it can take the rest.
"""

from math import comb

import numpy as np

from clubsuit.kernel import compiled, popcount, rand_below

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
    n = popcount(early)
    ways = np.zeros((places + 1, n + 1), np.float64)
    ways[places, 0] = 1.0
    left = 0
    for p in range(places - 1, -1, -1):
        left += room[p]
        for e in range(min(n, left) + 1):
            for x in range(need[p], min(e, room[p]) + 1):
                ways[p, e] += _weight(p, e, left - e, x, room, ways)
    for p in range(places):
        x = _draw_share(p, popcount(early), popcount(late), room, need, ways, rng)
        some = draw_cards(early, x, rng)
        more = draw_cards(late, room[p] - x, rng)
        early &= ~some
        late &= ~more
        out[p] = some | more


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


@compiled
def draw_cards(cards: int, n: int, rng: np.ndarray) -> int:
    """n random cards of the set: each card in turn, with the chance of the places still free."""
    drawn = 0
    left = popcount(cards)
    while n > 0:
        if rand_below(rng, left) < n:
            drawn |= cards & -cards
            n -= 1
        cards &= cards - 1
        left -= 1
    return drawn
