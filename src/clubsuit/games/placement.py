"""Uniform random placings of the hidden cards that fit everything known about them.

There are at most three hidden places (two or three opponents, a bid hand, a pile). Each place
takes a fixed number of cards, and for each card there is a set of places where it may be. Cards
with the same set of places form a class. A *placing* assigns every card to a place. The draw counts
the ways in which the classes can fill the places, so that all placings have the same probability.

The functions here do not check their arguments: their callers are compiled loops, or have checked
the arguments already.
"""

from math import comb

import numpy as np

from clubsuit.kernel import compiled, lowest, nth_card, popcount
from clubsuit.random_numbers import rand_below

PLACES = 3
CLASSES = 8
MOST = 40
"""Maximum number of hidden cards."""
CHOOSE = np.array([[float(comb(n, k)) for k in range(MOST + 1)] for n in range(MOST + 1)])
"""Binomial coefficients: CHOOSE[n, k] is the number of ways to choose k of n cards."""


@compiled
def _ways(k: int, a: int, b: int, left: np.ndarray, sizes: np.ndarray,
          ways: np.ndarray) -> float:  # fmt: skip
    """Return the number of ways to place class k and all later classes.

    Places 0 and 1 have room for a and b cards. The room in place 2 follows from these, because the
    cards of these classes fill all places.
    """
    n = sizes[k]
    c = left[k] - a - b
    if a < 0 or b < 0 or c < 0:
        return 0.0
    total = 0.0
    for x in range((min(n, a) if k & 1 else 0) + 1):
        rest = n - x
        low = rest if not k & 4 else 0
        high = min(rest, b) if k & 2 else 0
        for y in range(low, high + 1):
            if rest - y <= c:
                total += CHOOSE[n, x] * CHOOSE[rest, y] * ways[k + 1, a - x, b - y]
    return total


@compiled
def place_cards(cards: int, may: np.ndarray, room: np.ndarray, rng: np.ndarray,
                out: np.ndarray) -> int:  # fmt: skip
    """Draw a placing of `cards`; every possible placing has the same probability.

    may[p] is the set of cards that may be in place p. room[p] is the number of cards that the place
    takes. The set drawn for place p is written to out[p]. (`may`, `room` and `out` are int64[3].)
    The numbers in `room` must add up to the number of cards. Returns 1, or 0 if no placing exists;
    all sets in `out` are then empty.
    """
    for p in range(PLACES):
        out[p] = 0
    classes = np.zeros(CLASSES, np.int64)
    sizes = np.zeros(CLASSES + 1, np.int64)
    left = np.zeros(CLASSES + 1, np.int64)
    ways = np.zeros((CLASSES + 1, room[0] + 1, room[1] + 1), np.float64)
    if _count_ways(cards, may, room, classes, sizes, left, ways) == 0.0:
        return 0
    a = room[0]
    b = room[1]
    for k in range(1, CLASSES):
        x, y = _draw_split(k, a, b, left, sizes, ways, rng)
        _draw_cards(classes[k], x, y, rng, out)
        a -= x
        b -= y
    return 1


@compiled
def count_placings(cards: int, may: np.ndarray, room: np.ndarray) -> float:
    """Return the number of placings that `place_cards` draws from, given the same arguments."""
    classes = np.zeros(CLASSES, np.int64)
    sizes = np.zeros(CLASSES + 1, np.int64)
    left = np.zeros(CLASSES + 1, np.int64)
    ways = np.zeros((CLASSES + 1, room[0] + 1, room[1] + 1), np.float64)
    return _count_ways(cards, may, room, classes, sizes, left, ways)


@compiled
def _count_ways(cards: int, may: np.ndarray, room: np.ndarray, classes: np.ndarray,
                sizes: np.ndarray, left: np.ndarray,
                ways: np.ndarray) -> float:  # fmt: skip
    """Return the number of placings; write the classes, their sizes and the ways."""
    rest = cards
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        k = ((may[0] >> card) & 1) | ((may[1] >> card) & 1) << 1 | ((may[2] >> card) & 1) << 2
        classes[k] |= 1 << card
    for k in range(CLASSES - 1, -1, -1):
        sizes[k] = popcount(classes[k])
        left[k] = left[k + 1] + sizes[k]
    if classes[0] or left[0] != room[0] + room[1] + room[2]:
        return 0.0
    ways[CLASSES, 0, 0] = 1.0
    for k in range(CLASSES - 1, 0, -1):
        for a in range(min(room[0], left[k]) + 1):
            for b in range(min(room[1], left[k] - a) + 1):
                ways[k, a, b] = _ways(k, a, b, left, sizes, ways)
    return float(ways[1, room[0], room[1]])


@compiled
def _draw_split(k: int, a: int, b: int, left: np.ndarray, sizes: np.ndarray,
                ways: np.ndarray, rng: np.ndarray) -> tuple[int, int]:  # fmt: skip
    """Draw how many cards of class k go to places 0 and 1.

    Each split is weighted by the number of ways to place the later classes after that split.
    """
    n = sizes[k]
    c = left[k] - a - b
    point = ways[k, a, b] * (rand_below(rng, 1 << 30) + 0.5) / (1 << 30)
    last_x = 0
    last_y = 0
    for x in range((min(n, a) if k & 1 else 0) + 1):
        rest = n - x
        low = rest if not k & 4 else 0
        high = min(rest, b) if k & 2 else 0
        for y in range(low, high + 1):
            if rest - y <= c:
                weight = CHOOSE[n, x] * CHOOSE[rest, y] * ways[k + 1, a - x, b - y]
                if weight > 0.0:
                    last_x = x
                    last_y = y
                    point -= weight
                    if point < 0.0:
                        return x, y
    return last_x, last_y


@compiled
def _draw_cards(cards: int, x: int, y: int, rng: np.ndarray, out: np.ndarray) -> None:
    """Put x random cards of the set in place 0, y in place 1 and the rest in place 2."""
    for p in range(2):
        for _ in range(x if p == 0 else y):
            bit = 1 << nth_card(cards, rand_below(rng, popcount(cards)))
            out[p] |= bit
            cards &= ~bit
    out[2] |= cards


@compiled
def draw_cards(cards: int, n: int, rng: np.ndarray) -> int:
    """Draw n random cards of the set.

    Each card in turn is drawn with probability (cards still to draw) / (cards left).
    """
    drawn = 0
    left = popcount(cards)
    while n > 0:
        if rand_below(rng, left) < n:
            drawn |= cards & -cards
            n -= 1
        cards &= cards - 1
        left -= 1
    return drawn
