"""Samples of the hidden cards behind a view of Climbing Clubs."""

import numpy as np

from clubsuit.games.climbing_clubs.batch_sampling import (
    DEPTH,
    count_batches,
    fits_the_past,
    place_batches,
)
from clubsuit.games.climbing_clubs.rules import SEATS
from clubsuit.games.state import NOBODY, State
from clubsuit.kernel import compiled, fill_cards, popcount
from clubsuit.random_numbers import shuffle


@compiled
def hidden_cards(v: State) -> int:
    """Return the cards whose place the view's seat does not know."""
    return int(v.pack & ~(v.hand[v.me] | v.played | v.gone[v.me]))


@compiled
def _late_cards(v: State) -> int:
    """Return the cards that certainly were not set aside before the last reshuffle."""
    late = v.recycled[v.me]
    for i in range(DEPTH):
        if v.least[v.me, i] == popcount(v.mixed[v.me, i]):
            late |= v.mixed[v.me, i]
    return int(late)


@compiled
def _size_hands(v: State, late: int, room: np.ndarray, need: np.ndarray) -> None:
    """Write each other hand's number of cards, and its minimum number of early cards.

    The first entry is that of the left neighbour.
    """
    for i in range(v.seats - 1):
        p = (v.me + 1 + i) % v.seats
        room[i] = v.count[p]
        need[i] = max(0, v.old[p] - popcount(v.shown[p] & ~late))


@compiled
def count_deals(v: State) -> float:
    """Return an upper bound on the number of ways to fill the other hands.

    It is an upper bound because `fits_the_past` rejects some of these ways.
    """
    hidden = hidden_cards(v)
    late = _late_cards(v)
    early = popcount(hidden & ~late)
    room = np.zeros(v.seats, np.int64)
    need = np.zeros(v.seats, np.int64)
    _size_hands(v, late, room, need)
    room[v.seats - 1] = popcount(hidden)
    for i in range(v.seats - 1):
        room[v.seats - 1] -= room[i]
    return count_batches(early, room, need, np.zeros((v.seats + 1, early + 1), np.float64))


@compiled
def sample(v: State, rng: np.ndarray, s: State) -> None:
    """Place the hidden cards in `s`, which is a copy of the view `v`.

    The places are the other hands, the cards set aside, and the unseen cards of the discard pile.
    (These unseen cards are cards that others still held at the end of an earlier hand.) `old` is
    the number of cards in each hand that had been set aside before a reshuffle. `recycled` are the
    cards that were seen on the pile before the reshuffle, so they had not been set aside. Facts
    from earlier hands are checked afterwards. If a placing contradicts them, a new one is drawn.
    """
    me = v.me
    s.me = NOBODY
    s.rng[0] = rng[0]
    s.rng[1] = rng[1]
    if v.hand_number == 0:
        return
    hidden = hidden_cards(v)
    late = _late_cards(v)
    others = v.seats - 1
    room = np.zeros(SEATS + 1, np.int64)
    need = np.zeros(SEATS + 1, np.int64)
    drawn = np.zeros(SEATS + 1, np.int64)
    _size_hands(v, late, room, need)
    room[SEATS] = popcount(hidden) - v.stock_n
    for i in range(others):
        room[SEATS] -= room[i]
    room[others] = v.stock_n
    while True:
        place_batches(hidden & ~late, hidden & late, room, need, rng, drawn)
        for i in range(others):
            s.hand[(me + 1 + i) % v.seats] = drawn[i]
        if fits_the_past(s, me):
            break
    shuffle(rng, s.stock, fill_cards(drawn[others], s.stock))
