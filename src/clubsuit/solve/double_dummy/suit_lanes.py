"""Sets of cards in lanes of sixteen bits: what the exact search of four hands works on.

Suit s lies in bits 16·s to 16·s + 12, its highest card uppermost, so that the suit of a
card is a shift and no division. Suit 0, clubs, is trumps. Bit 60 is the highest in use.

The search often asks for cards by their rank among those still live: of a suit of which
9, 5 and 2 are left, the 9 is as good as an ace. `squeezed` gives such ranks.

Nothing here checks its arguments: it is called from compiled loops, or with checked arguments.
"""

import numpy as np

from clubsuit.games.tricks import CLUBS, QUARTER, suit_cards
from clubsuit.kernel import inlined, lowest, popcount

LANE = CLUBS
"""All cards of suit 0, and of another suit before they are shifted to their place."""
EVERY_LANE = LANE | LANE << 16 | LANE << 32 | LANE << 48

LOW_BITS = 7
LOW = (1 << LOW_BITS) - 1
"""The tables are for seven cards: a suit takes two looks into 16 KB, not one into 64 MB."""


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
"""[among, chosen]: bit i says whether the i-th lowest of `among` is chosen."""

NTH_HIGHEST = np.array(
    [[_nth_highest(cards, n) for n in range(LOW_BITS + 1)] for cards in range(LOW + 1)], np.uint8
)
"""[cards, n]: the n-th highest, from 1, of a set."""


@inlined
def lane_of(number: int) -> int:
    """All cards of a suit."""
    return LANE << (number << 4)


@inlined
def lane_shift(cards: int) -> int:
    """Where the lane of the lowest of these cards begins."""
    return lowest(cards) & 48


@inlined
def suit(card: int) -> int:
    """The suit of a card."""
    return card >> 4


@inlined
def below(card: int) -> int:
    """All cards of lower number: of its own suit, those that it beats."""
    return (1 << card) - 1


@inlined
def squeezed(chosen: int, among: int) -> int:
    """Which of the cards of a suit that are left are chosen, by rank: bit 12 for the highest.

    chosen, among: cards of a suit, shifted down to suit 0.
    """
    low = among & LOW
    high = among >> LOW_BITS
    lows = popcount(low)
    ranks = int(SQUEEZED[low, chosen & LOW])
    ranks |= int(SQUEEZED[high, chosen >> LOW_BITS]) << lows
    return ranks << (QUARTER - lows - popcount(high))


@inlined
def nth_highest(cards: int, n: int) -> int:
    """The n-th highest, from 1, of at least this many cards, shifted down to suit 0."""
    high = cards >> LOW_BITS
    highs = popcount(high)
    if n <= highs:
        return LOW_BITS + int(NTH_HIGHEST[high, n])
    return int(NTH_HIGHEST[cards & LOW, n - highs])


@inlined
def top_ranks(cards: int) -> int:
    """By suit, as many ranks from the top as there are cards of it."""
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
    """The live cards that have these ranks, in each suit the topmost ones."""
    cards = 0
    while ranks:
        shift = lane_shift(ranks)
        lane = LANE << shift
        last = shift + nth_highest((live & lane) >> shift, popcount(ranks & lane))
        cards |= live & lane & ~below(last)
        ranks &= ~lane
    return cards


def into_lanes(cards: int) -> int:
    """A set of cards of the standard deck (thirteen bits a suit) in lanes."""
    lanes = 0
    for number in range(4):
        of_suit = (cards & suit_cards(number)) >> (QUARTER * number)
        lanes |= of_suit << (16 * number)
    return lanes


def lane_number(card: int) -> int:
    """The number in lanes of a card of the standard deck."""
    return card // QUARTER << 4 | card % QUARTER
