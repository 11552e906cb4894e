"""Samples of the hidden cards behind a view of Clubs (Whist)."""

import numpy as np

from clubsuit.games.clubs_whist.rules import BID, SEATS
from clubsuit.games.placement import count_placings, place_cards
from clubsuit.games.state import NOBODY, State
from clubsuit.games.tricks import (
    FULL,
)
from clubsuit.kernel import compiled, popcount


@compiled
def _hidden_cards(v: State, may: np.ndarray, room: np.ndarray) -> int:
    """Return the cards whose place the view's seat does not know.

    The function also writes `may` and `room`, which are arguments of `place_cards`. The places are
    the left hand, the right hand and the bid hand.
    """
    hidden = v.pack & ~(v.hand[v.me] | v.played)
    for i in range(3):
        place = (v.me + 1 + i) % SEATS if i < 2 else BID
        known = v.knows[v.me, place] & ~v.played
        hidden &= ~known
        may[i] = FULL & ~v.lacks[place] if place != BID else FULL
        room[i] = (v.count[place] if place != BID else v.hand_size) - popcount(known)
    return int(hidden)


@compiled
def count_deals(v: State) -> float:
    """Return the number of ways to place the hidden cards."""
    may = np.zeros(3, np.int64)
    room = np.zeros(3, np.int64)
    return count_placings(_hidden_cards(v, may, room), may, room)


@compiled
def sample(v: State, rng: np.ndarray, s: State) -> None:
    """Place the hidden cards in `s`, which is a copy of the view `v`."""
    me = v.me
    s.me = NOBODY
    s.rng[0] = rng[0]
    s.rng[1] = rng[1]
    if v.hand_number == 0:
        return
    may = np.zeros(3, np.int64)
    room = np.zeros(3, np.int64)
    drawn = np.zeros(3, np.int64)
    place_cards(_hidden_cards(v, may, room), may, room, rng, drawn)
    for i in range(2):
        p = (me + 1 + i) % SEATS
        s.hand[p] = drawn[i] | (v.knows[me, p] & ~v.played)
    s.bid = drawn[2] | v.knows[me, BID]
