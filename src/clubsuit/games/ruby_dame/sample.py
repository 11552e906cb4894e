"""Samples of the hidden cards behind a view of Ruby Dame."""

import numpy as np

from clubsuit.games.placement import count_placings, place_cards
from clubsuit.games.ruby_dame.rules import SEATS, SEND, random_cards
from clubsuit.games.state import NOBODY, State
from clubsuit.games.tricks import (
    FULL,
)
from clubsuit.kernel import compiled, popcount


@compiled
def _hidden_cards(v: State, may: np.ndarray, room: np.ndarray) -> int:
    """Return the cards whose place the view's seat does not know.

    The function also writes `may` and `room`, which are arguments of `place_cards`. The places are
    the other hands, starting with that of the left neighbour.
    """
    hidden = v.pack & ~(v.hand[v.me] | v.played) if v.hand_number > 0 else 0
    for i in range(3):
        p = (v.me + 1 + i) % SEATS
        known = v.knows[v.me, p] & ~v.played
        hidden &= ~known
        may[i] = FULL & ~v.lacks[p]
        room[i] = v.count[p] - popcount(known)
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
    may = np.zeros(3, np.int64)
    room = np.zeros(3, np.int64)
    drawn = np.zeros(3, np.int64)
    place_cards(_hidden_cards(v, may, room), may, room, rng, drawn)
    for i in range(3):
        p = (me + 1 + i) % SEATS
        s.hand[p] = drawn[i] | (v.knows[me, p] & ~v.played)
        if v.phase == SEND and p < v.turn:
            s.sent[p] = random_cards(s.hand[p], v.sends, rng)


@compiled
def choose_anew(v: State, s: State) -> None:
    """Undo the other players' choices of cards to pass, in a sample of the view.

    These choices are secret (RD-2), so `sample` has picked random cards for each of these players.
    This function undoes those choices, so that the players choose again.
    """
    if v.phase != SEND:
        return
    for p in range(v.turn):
        if v.sent[p] == 0:
            s.sent[p] = 0
            s.turn = min(s.turn, p)
