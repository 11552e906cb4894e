"""Card counting in trick games: the cards still in play, and their possible holders.

The probabilities treat the hidden cards as dealt at random. Voids, and cards known from a pass or
an exchange, are exact (fields `lacks` and `knows` of the view's record).
"""

import numpy as np

from clubsuit.games.state import State
from clubsuit.games.tricks import CLUBS, above, beats, suit_cards, suit_of
from clubsuit.kernel import compiled, lowest, popcount


@compiled
def hidden_cards(v: State, places: int) -> int:
    """Return the cards whose place I do not know.

    places: number of places, such as hands, for which the view records known cards.
    """
    cards = v.pack & ~(v.hand[v.me] | v.played)
    for place in range(places):
        cards &= ~v.knows[v.me, place]
    return cards


@compiled
def holds_any(v: State, q: int, cards: int, hidden: int) -> float:
    """Return the probability that seat q holds at least one of the cards."""
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
    """Return the probability that seat q can beat the best card of a trick.

    led: the suit led.
    """
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
    """Return the number of higher cards of the same suit that other players may hold."""
    return popcount(above(card) & (hidden | other_known(v)))


@compiled
def other_known(v: State) -> int:
    """Return the cards that I know to be in one particular other hand."""
    cards = 0
    for q in range(v.seats):
        cards |= v.knows[v.me, q]
    return cards & ~v.played


@compiled
def takers(v: State, codes: np.ndarray, n: int) -> int:
    """Return the set of the cards in codes[:n] that take the open trick. They are all of one
    suit."""
    cards = 0
    for i in range(n):
        cards |= int(takes_now(v, codes[i])) << codes[i]
    return cards


@compiled
def lowest_of_suit(codes: np.ndarray, n: int, card: int) -> bool:
    """Return whether the card is the lowest card of its suit in codes[:n]."""
    cards = 0
    for i in range(n):
        cards |= 1 << codes[i]
    return lowest(cards & suit_cards(suit_of(card))) == card


@compiled
def takes_now(v: State, card: int) -> bool:
    """Return whether the card would be the best card of the open trick."""
    return v.n == 0 or beats(v, card)
