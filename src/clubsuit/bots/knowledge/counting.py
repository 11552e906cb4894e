"""What a player of a trick game can count: which cards are out, and who may hold them.

The chances treat the hidden cards as dealt evenly; voids and cards known from a
pass or an exchange are exact (`lacks`, `knows` in the view's record).
"""

import numpy as np

from clubsuit.games.state import State
from clubsuit.games.tricks import CLUBS, FULL, above, beats, suit_cards, suit_of
from clubsuit.kernel import compiled, lowest, popcount


@compiled
def hidden_cards(v: State, places: int) -> int:
    """The cards that may be anywhere: not in my hand, not played, not known to be in some place."""
    cards = FULL & ~(v.hand[v.me] | v.played)
    for place in range(places):
        cards &= ~v.knows[v.me, place]
    return cards


@compiled
def holds_any(v: State, q: int, cards: int, hidden: int) -> float:
    """The chance that seat q holds at least one of the cards."""
    known = v.knows[v.me, q] & ~v.played
    if known & cards:
        return 1.0
    possible = popcount(cards & hidden & ~v.lacks[q])
    if possible == 0:
        return 0.0
    free = v.count[q] - popcount(known)
    share = min(1.0, free / max(1, popcount(hidden & ~v.lacks[q])))
    return float(1.0 - (1.0 - share) ** possible)


@compiled
def can_beat(v: State, q: int, led: int, best: int, hidden: int) -> float:
    """The chance that seat q can beat the best card of a trick in this suit."""
    higher = above(best)
    if suit_of(best) == led:
        chance = holds_any(v, q, higher, hidden)
        if led == 0:
            return chance
        higher = CLUBS
    else:
        chance = 0.0
    void = 1.0 - holds_any(v, q, suit_cards(led), hidden)
    return chance + void * holds_any(v, q, higher, hidden)


@compiled
def out_above(v: State, card: int, hidden: int) -> int:
    """How many cards of the same suit that may be against me are higher."""
    return popcount(above(card) & (hidden | other_known(v)))


@compiled
def other_known(v: State) -> int:
    """The cards that I know some other player to hold."""
    cards = 0
    for q in range(v.seats):
        cards |= v.knows[v.me, q]
    return cards & ~v.played


@compiled
def takers(v: State, codes: np.ndarray, n: int) -> int:
    """The set of those of codes[:n], cards, that take the open trick. They are of one suit."""
    cards = 0
    for i in range(n):
        cards |= int(takes_now(v, codes[i])) << codes[i]
    return cards


@compiled
def lowest_of_suit(codes: np.ndarray, n: int, card: int) -> bool:
    """Whether no lower card of its suit is in codes[:n]."""
    cards = 0
    for i in range(n):
        cards |= 1 << codes[i]
    return lowest(cards & suit_cards(suit_of(card))) == card


@compiled
def takes_now(v: State, card: int) -> bool:
    """Whether the card is, or becomes, the best of the open trick."""
    return v.n == 0 or beats(v, card)
