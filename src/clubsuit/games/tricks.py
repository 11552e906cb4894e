"""Functions for the three trick games with suits of 13 cards and with clubs as trumps.

The functions here do not check their arguments: their callers are compiled loops, or have checked
the arguments already.
"""

import numpy as np

from clubsuit.games.state import State
from clubsuit.kernel import compiled, lowest, popcount
from clubsuit.random_numbers import rand_below

QUARTER = 13
FULL = (1 << 52) - 1
CLUBS = (1 << 13) - 1
NO_CARD = -1
"""Value in a trick for a seat that has not played yet."""


@compiled
def suit_of(card: int) -> int:
    """Return the suit of a card: 0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card // 13


@compiled
def suit_cards(suit: int) -> int:
    """Return the set of all cards of a suit."""
    return CLUBS << (13 * suit)


@compiled
def above(card: int) -> int:
    """Return the cards of the same suit that beat this card."""
    return suit_cards(suit_of(card)) & ~((2 << card) - 1)


@compiled
def beats(s: State, card: int) -> bool:
    """Return whether the card would beat `s.best`, the best card of the open trick so far.

    The highest club wins; without clubs, the highest card of the suit led (FC-12, CW-8, RD-3).
    """
    suit = suit_of(card)
    best_suit = suit_of(s.best)
    return (suit == best_suit and card > s.best) or (suit == 0 and best_suit != 0)


@compiled
def winners_among(s: State, cards: int) -> int:
    """Return the cards among `cards` that would win the open trick as it stands."""
    if suit_of(s.best) == 0:
        return cards & above(s.best)
    return cards & (above(s.best) | CLUBS)


@compiled
def one_of_each_row(cards: int, others: int) -> int:
    """Return the lowest card of each group of equivalent cards.

    Cards of a suit are equivalent if none of `others` lies between them. `others` are the cards
    that other players hold or that lie in the open trick.
    """
    chosen = 0
    row = NO_CARD
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        between = (1 << card) - (2 << row) if row != NO_CARD else 0
        if row == NO_CARD or suit_of(row) != suit_of(card) or others & between:
            chosen |= 1 << card
        row = card
    return chosen


@compiled
def quarters(pack: int, rng: np.ndarray) -> tuple[int, int, int, int]:
    """Split a pack at random into four sets of the same size.

    Each card goes to a set with a probability proportional to the set's free places.
    """
    left = popcount(pack)
    room0 = room1 = room2 = left // 4
    h0 = h1 = h2 = 0
    rest = pack
    while left > 0:
        k = rand_below(rng, left)
        bit = rest & -rest
        rest ^= bit
        left -= 1
        if k < room0:
            h0 |= bit
            room0 -= 1
        elif k < room0 + room1:
            h1 |= bit
            room1 -= 1
        elif k < room0 + room1 + room2:
            h2 |= bit
            room2 -= 1
    return h0, h1, h2, pack & ~(h0 | h1 | h2)


def sure_tricks(v: State, leads: int) -> list[int]:
    """Return the hand of the view's seat in an order of leads that wins every trick.

    The seat is on lead. Every card must win wherever the hidden cards are, and whatever the others
    play. The list is empty if no such order is certain.

    `leads` are the cards that may be led now. The function assumes that each other player holds
    every card that the view does not exclude, and that the others run out of each suit as late as
    possible. The function therefore misses orders that only a count of the cards would reveal, but
    it never returns a wrong one.
    """
    may = _may_hold(v)
    outside = 0
    for held in may:
        outside |= held
    mine = int(v.hand[v.me])
    suits = [0, 1, 2, 3] if leads & CLUBS else [1, 2, 3, 0]
    drawn = mine & CLUBS if leads & CLUBS else 0
    if outside & CLUBS and drawn.bit_count() < _rounds(v, may, 0):
        return []  # a remaining club may win a trick of another suit
    order: list[int] = []
    for suit in suits:
        rounds = _rounds(v, may, suit)
        held = mine & suit_cards(suit)
        cards = [card for card in range(51, -1, -1) if held >> card & 1]
        for led, card in enumerate(cards):
            if led < rounds and outside & above(card):
                return []
        order += cards
    return order


def _may_hold(v: State) -> list[int]:
    """Return, for each seat, the cards that it may hold according to the view.

    The set of the view's own seat is empty.
    """
    me, hidden = int(v.me), int(v.pack & ~(v.hand[v.me] | v.played))
    known = [int(cards) & hidden for cards in v.knows[me]]
    unknown = hidden
    for cards in known:
        unknown &= ~cards
    return [0 if p == me else known[p] | unknown & ~int(v.lacks[p]) for p in range(len(v.lacks))]


def _rounds(v: State, may: list[int], suit: int) -> int:
    """Return how many times a suit must be led until no other player can have a card of it."""
    of_suit = suit_cards(suit)
    counts = (min(int(v.count[p]), (cards & of_suit).bit_count()) for p, cards in enumerate(may))
    return max(counts)
