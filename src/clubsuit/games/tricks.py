"""What the three trick games share: suits of thirteen, clubs as trumps, and quarter deals.

Nothing here checks its arguments: it is called from compiled loops, or with checked arguments.
"""

import numpy as np

from clubsuit.games.state import State
from clubsuit.kernel import compiled, lowest
from clubsuit.random_numbers import rand_below

QUARTER = 13
FULL = (1 << 52) - 1
CLUBS = (1 << 13) - 1
NO_CARD = -1
"""In a trick, by seat: nothing played yet."""


@compiled
def suit_of(card: int) -> int:
    """0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card // 13


@compiled
def suit_cards(suit: int) -> int:
    """The set of all cards of a suit."""
    return CLUBS << (13 * suit)


@compiled
def above(card: int) -> int:
    """The cards of the same suit that beat this one."""
    return suit_cards(suit_of(card)) & ~((2 << card) - 1)


@compiled
def beats(s: State, card: int) -> bool:
    """Whether the card would win the open trick, in which `s.best` is best so far.

    The highest club wins, else the highest card of the suit led (FC-12, CW-8, RD-3).
    """
    suit = suit_of(card)
    best_suit = suit_of(s.best)
    return (suit == best_suit and card > s.best) or (suit == 0 and best_suit != 0)


@compiled
def winners_among(s: State, cards: int) -> int:
    """Those of the cards that would win the open trick as it stands."""
    if suit_of(s.best) == 0:
        return cards & above(s.best)
    return cards & (above(s.best) | CLUBS)


@compiled
def one_of_each_row(cards: int, others: int) -> int:
    """The lowest card of each run of equivalent cards: those between which no other is in play.

    others: the cards that other players hold, or that lie in the open trick.
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
def quarters(rng: np.ndarray) -> tuple[int, int, int, int]:
    """52 cards in four random sets of 13: a card goes to one with the chance of its free places."""
    room0 = room1 = room2 = QUARTER
    h0 = h1 = h2 = 0
    for card in range(52):
        k = rand_below(rng, 52 - card)
        bit = 1 << card
        if k < room0:
            h0 |= bit
            room0 -= 1
        elif k < room0 + room1:
            h1 |= bit
            room1 -= 1
        elif k < room0 + room1 + room2:
            h2 |= bit
            room2 -= 1
    return h0, h1, h2, FULL & ~(h0 | h1 | h2)


def sure_tricks(v: State, leads: int) -> list[int]:
    """The hand of who is to lead, in an order in which each card takes its trick, wherever the
    hidden cards of the view are and whatever others play; empty where there is none to be sure of.

    leads: the cards that may be led now. Others are taken to hold every card that the view does
    not exclude, and each suit as long as one of them might. So an order is missed where only a
    count of the cards would show it; none is ever wrong.
    """
    may = _may_hold(v)
    outside = 0
    for held in may:
        outside |= held
    mine = int(v.hand[v.me])
    suits = [0, 1, 2, 3] if leads & CLUBS else [1, 2, 3, 0]
    drawn = mine & CLUBS if leads & CLUBS else 0
    if outside & CLUBS and drawn.bit_count() < _rounds(v, may, 0):
        return []  # a club may be left that takes a trick of another suit
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
    """By seat the cards that others may hold, as far as the view tells; one's own seat: none."""
    me, hidden = int(v.me), FULL & ~int(v.hand[v.me] | v.played)
    known = [int(cards) & hidden for cards in v.knows[me]]
    unknown = hidden
    for cards in known:
        unknown &= ~cards
    return [0 if p == me else known[p] | unknown & ~int(v.lacks[p]) for p in range(len(v.lacks))]


def _rounds(v: State, may: list[int], suit: int) -> int:
    """After this number of leads of a suit no other player has a card of it: all must follow."""
    of_suit = suit_cards(suit)
    counts = (min(int(v.count[p]), (cards & of_suit).bit_count()) for p, cards in enumerate(may))
    return max(counts)
