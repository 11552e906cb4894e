"""Cards: their names, and sets of cards as bit masks.

A card is a non-negative number. A set of cards is an int in which bit `card` is set for each of its
cards. A deck maps numbers to names. Names follow RECORD.md: the rank, then the suit letter (C, D, H
or S); a Joker is "X".

>>> STANDARD.names(STANDARD.mask(["kc", "TS", "2C"]))
['2C', 'KC', '10S']
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from clubsuit.errors import NotationError, Reason, excerpt

SUITS = "CDHS"
SYMBOLS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
JOKER = "X"
HIDDEN = "?"


@dataclass(frozen=True)
class Deck:
    """The cards of a game, ordered by suit (C, D, H, S) and ascending rank, with Jokers last."""

    ranks: tuple[str, ...]
    """The ranks of a suit, ascending."""
    jokers: int = 0
    """The number of Jokers."""

    @property
    def per_suit(self) -> int:
        """The number of cards of each suit."""
        return len(self.ranks)

    @property
    def size(self) -> int:
        """The number of cards in the deck, Jokers included."""
        return 4 * self.per_suit + self.jokers

    @property
    def all(self) -> int:
        """The set of all cards."""
        return (1 << self.size) - 1

    def suit(self, suit: int) -> int:
        """Return the set of all cards of a suit: 0 clubs, 1 diamonds, 2 hearts, 3 spades.

        Raises NotationError for any other number.

        >>> STANDARD.names(STANDARD.suit(3) & STANDARD.mask(["AS", "AC"]))
        ['AS']
        """
        if not _is_number(suit) or not 0 <= suit < len(SUITS):
            raise _no_cards(suit)
        return ((1 << self.per_suit) - 1) << (self.per_suit * suit)

    def name(self, card: int) -> str:
        """Return the name of a card. Raises NotationError if the deck has no such card."""
        names = self._names
        if not _is_number(card) or not 0 <= card < len(names):
            raise _no_cards(card)
        return names[card]

    def names(self, cards: int) -> list[str]:
        """Return the names of a set of cards, ordered by suit (C, D, H, S) and ascending rank.

        Raises NotationError if the number is not a set of cards of this deck.
        """
        if not _is_number(cards) or not 0 <= cards <= self._all:
            raise _no_cards(cards)
        out, left = [], int(cards)
        while left:
            lowest = left & -left
            out.append(self._names[lowest.bit_length() - 1])
            left ^= lowest
        return out

    @cached_property
    def _all(self) -> int:
        return self.all

    @cached_property
    def _names(self) -> list[str]:
        """The name of each card; cached because writing a record looks up many names."""
        suits = [rank + suit for suit in SUITS for rank in self.ranks]
        return suits + [JOKER] * self.jokers

    def card(self, name: str) -> int:
        """Return the card with this name; for "X", return the first Joker.

        Lower case and "T" for 10 are accepted.

        Raises NotationError if the deck has no such card.
        """
        known = isinstance(name, str) and name.isascii()  # because "ſ".upper() is "S"
        text = name.upper() if known else ""
        if text == JOKER and self.jokers:
            return 4 * self.per_suit
        rank = "10" if text[:-1] == "T" and "10" in self.ranks else text[:-1]
        if rank not in self.ranks or text[-1:] not in tuple(SUITS):
            text = excerpt(name, 20)
            reason = Reason("", "notation-card", {"text": text})
            raise NotationError(f'"{text}" is not a card of this game', reason=reason)
        return self.per_suit * SUITS.index(text[-1]) + self.ranks.index(rank)

    def mask(self, names: Iterable[str]) -> int:
        """Return the set of the cards with these names; each "X" adds one Joker.

        Raises NotationError for an unknown card, a repeated card, or too many Jokers.
        """
        if not isinstance(names, Iterable):
            raise _no_cards(names)
        cards = 0
        for name in names:
            bit = 1 << self.card(name)
            while bit & cards and name.upper() == JOKER and bit < self.all:
                bit <<= 1
            if bit & cards or bit > self.all:
                reason = Reason("", "notation-card-twice", {"cards": [name.upper()]})
                raise NotationError(f'"{name[:20]}" is named twice', reason=reason)
            cards |= bit
        return cards


def _is_number(value: Any) -> bool:
    if type(value) is int:
        return True
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def _no_cards(value: Any) -> NotationError:
    text = excerpt(value, 20)
    reason = Reason("", "notation-card", {"text": text})
    return NotationError(f'"{text}" is not a card of this game', reason=reason)


def symbol(name: str) -> str:
    """Return a card's name for display: the suit's symbol before the rank.

    >>> symbol("10S")
    '♠10'
    """
    if name and name[-1] in SYMBOLS:
        return SYMBOLS[name[-1]] + name[:-1]
    return name


STANDARD = Deck(("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"))
"""The deck of Clubs (Whist) and Ruby Dame: 52 cards, ace high."""

ACE_LOW = Deck(("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"), jokers=2)
"""The deck of Free Clubs: 54 cards, ace low, two Jokers."""

NUMBERS = Deck(tuple(str(number) for number in range(1, 16)))
"""The deck of Climbing Clubs: 60 cards, ranks 1 to 15."""
