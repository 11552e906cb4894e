"""Sets of cards in lanes of sixteen bits, the format of the double-dummy search.

Suit s has bits 16·s to 16·s + 12, with its highest card in the highest bit, so the suit of a card
is found by a shift, without division. Suit 0, clubs, is trumps. Bit 60 is the highest that is used.

The search often needs the rank of a card among the live cards: if 9, 5 and 2 are left of a suit,
the 9 is as good as an ace. `squeezed` returns such ranks.

Functions here do not check their arguments: they are called from compiled loops or with checked
arguments.
"""

import numpy as np

from clubsuit.games.tricks import CLUBS, QUARTER, suit_cards
from clubsuit.kernel import inlined, lowest, popcount

LANE = CLUBS
"""All cards of suit 0. Shifted, it contains all cards of another suit."""
EVERY_LANE = LANE | LANE << 16 | LANE << 32 | LANE << 48

LOW_BITS = 7
LOW = (1 << LOW_BITS) - 1
"""Mask of the low cards of a suit.

The tables are indexed by seven cards at most, so a suit needs two look-ups in 16 KB instead of one
in 64 MB.
"""


def _squeezed(among: int, chosen: int) -> int:
    result = place = 0
    while among:
        bit = among & -among
        result |= int(bool(chosen & bit)) << place
        place += 1
        among ^= bit
    return result


def _nth_highest(cards: int, n: int) -> int:
    places = [place for place in range(LOW_BITS) if cards >> place & 1]
    return places[-n] if 0 < n <= len(places) else 0


SQUEEZED = np.array(
    [[_squeezed(among, chosen) for chosen in range(LOW + 1)] for among in range(LOW + 1)], np.uint8
)
"""[among, chosen]: bit i is set if the i-th lowest card of `among` is in `chosen`."""

NTH_HIGHEST = np.array(
    [[_nth_highest(cards, n) for n in range(LOW_BITS + 1)] for cards in range(LOW + 1)], np.uint8
)
"""[cards, n]: the n-th highest card of a set, counted from 1."""


@inlined
def lane_of(number: int) -> int:
    """Return all cards of a suit."""
    return LANE << (number << 4)


@inlined
def lane_shift(cards: int) -> int:
    """Return the first bit of the lane of the lowest card."""
    return lowest(cards) & 48


@inlined
def suit(card: int) -> int:
    """Return the suit of a card."""
    return card >> 4


@inlined
def below(card: int) -> int:
    """Return all cards with lower numbers. Those of the card's own suit are the ones it beats."""
    return (1 << card) - 1


@inlined
def squeezed(chosen: int, among: int) -> int:
    """Return the ranks of the chosen cards among all remaining cards of a suit; bit 12 is the top.

    chosen, among: cards of one suit, shifted down to suit 0.
    """
    low = among & LOW
    high = among >> LOW_BITS
    lows = popcount(low)
    ranks = int(SQUEEZED[low, chosen & LOW])
    ranks |= int(SQUEEZED[high, chosen >> LOW_BITS]) << lows
    return ranks << (QUARTER - lows - popcount(high))


@inlined
def nth_highest(cards: int, n: int) -> int:
    """Return the n-th highest of some cards of suit 0; n counts from 1.

    There must be at least n cards.
    """
    high = cards >> LOW_BITS
    highs = popcount(high)
    if n <= highs:
        return LOW_BITS + int(NTH_HIGHEST[high, n])
    return int(NTH_HIGHEST[cards & LOW, n - highs])


@inlined
def top_ranks(cards: int) -> int:
    """Return, for each suit, as many top ranks as the set has cards in that suit."""
    ranks = 0
    while cards:
        shift = lane_shift(cards)
        lane = LANE << shift
        n = popcount(cards & lane)
        ranks |= (LANE << (shift + QUARTER - n)) & lane
        cards &= ~lane
    return ranks


@inlined
def of_ranks(ranks: int, live: int) -> int:
    """Return the live cards with these ranks, which are the top ranks of each suit."""
    cards = 0
    while ranks:
        shift = lane_shift(ranks)
        lane = LANE << shift
        last = shift + nth_highest((live & lane) >> shift, popcount(ranks & lane))
        cards |= live & lane & ~below(last)
        ranks &= ~lane
    return cards


def into_lanes(cards: int) -> int:
    """Convert a set of cards of the standard deck (thirteen bits per suit) to lanes."""
    lanes = 0
    for number in range(4):
        of_suit = (cards & suit_cards(number)) >> (QUARTER * number)
        lanes |= of_suit << (16 * number)
    return lanes


def lane_number(card: int) -> int:
    """Convert a card of the standard deck to its number in lanes."""
    return card // QUARTER << 4 | card % QUARTER
