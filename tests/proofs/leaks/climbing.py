"""A seat's knowledge of a hand of Climbing Clubs from all earlier hands (CC-3), by brute force.

The deal of a hand starts with the cards that the previous hand set aside, in their order. Only then
are the discards shuffled and dealt. So it is known how many of the cards set aside each seat gets.
To find out which cards were set aside, one must start at the first hand. For each hand, every set
of cards is tried that the other players may have held unseen at the end, and the sets that make the
next hand possible are kept.
"""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from clubsuit.record import HandRecord

HAND = 10
DECK = frozenset(f"{number}{suit}" for suit in "CDHS" for number in range(1, 16))

Cards: TypeAlias = frozenset[str]

_BIT = {card: 1 << n for n, card in enumerate(sorted(DECK))}


def bits(cards: Cards | set[str]) -> int:
    """Return a set of cards as an int, in this module's own order."""
    return sum(_BIT[card] for card in cards)


@dataclass
class Earlier:
    """A seat's knowledge about this hand, gained from the earlier hands."""

    seats: int
    dealer: int
    own: Cards
    """The seat's cards of this hand."""
    seat: int
    aside_before: np.ndarray | None
    """Possible sets of cards that the previous hand set aside, or None.

    None means that all cards of this hand come from one shuffle."""

    @staticmethod
    def of(hands: Sequence[HandRecord], seat: int, most: int) -> "Earlier | None":
        """Return what the seat knows from these hands, of which the last is the current one; None
        if there are too many cases."""
        families: np.ndarray | None = None
        for n, hand in enumerate(hands):
            if n == 0 or not hands[n - 1].deal["aside"]:
                families = None
            own = frozenset(hand.deal["hands"][seat])
            seats = len(hand.deal["hands"])
            earlier = Earlier(seats, hand.dealer, own, seat, families)
            aside = len(hand.deal["aside"])
            if n < len(hands) - 1 and 0 < aside < HAND * seats:
                families = earlier.asides(hand, aside, most)
                if families is None:
                    return None
        return earlier

    def asides(self, hand: HandRecord, size: int, most: int) -> np.ndarray | None:
        """Return every set that this finished hand may have set aside."""
        unseen = DECK - _seen_in(hand, self.seat)
        shown: dict[int, set[str]] = {p: set() for p in range(self.seats) if p != self.seat}
        for p, text in hand.actions:
            if p != self.seat and text.startswith("play"):
                shown[p] |= {word.partition("=")[0] for word in text.split()[1:]}
        kept = {p: HAND - len(cards) for p, cards in shown.items()}
        holders = [p for p in kept if kept[p]]
        assert len(unseen) == size + sum(kept.values())
        found = set()
        for tried, leftovers in enumerate(_choices(sorted(unseen), [kept[p] for p in holders])):
            if tried > most:
                return None
            full = {p: frozenset(shown[p]) for p in shown}
            for p, cards in zip(holders, leftovers, strict=True):
                full[p] |= cards
            aside = bits(unseen.difference(*leftovers))
            if aside not in found and self.allows(full):
                found.add(aside)
        return np.array(sorted(found), np.int64)

    def allows(self, hands: dict[int, Cards]) -> bool:
        """Return whether these can be the ten cards of each other player."""
        if self.aside_before is None:
            return True
        fits = np.ones(len(self.aside_before), bool)
        size = int(self.aside_before[0]).bit_count()
        for p, cards in {**hands, self.seat: self.own}.items():
            place = (p - self.dealer - 1) % self.seats
            share = len(range(place, size, self.seats))
            fits &= np.bitwise_count(self.aside_before & bits(cards)) == share
        return bool(fits.any())


def _choices(cards: list[str], rooms: list[int]) -> "itertools.chain[tuple[Cards, ...]]":
    """Return every way to take this number of cards for each place; the others are left over."""
    if not rooms:
        return itertools.chain([()])
    return itertools.chain.from_iterable(
        ((frozenset(chosen), *rest) for rest in
         _choices([card for card in cards if card not in chosen], rooms[1:]))
        for chosen in itertools.combinations(cards, rooms[0])
    )  # fmt: skip


def unseen_now(hands: Sequence[HandRecord], seat: int) -> Cards:
    """Return the cards that the seat has not seen since the last hand for which cards were
    shuffled."""
    gone: Cards = frozenset()
    for n, hand in enumerate(hands):
        if n and len(hands[n - 1].deal["aside"]) < HAND * len(hand.deal["hands"]):
            gone = frozenset()
        gone |= _seen_in(hand, seat)
    return DECK - gone


def _seen_in(hand: HandRecord, seat: int) -> Cards:
    """Return the cards that the seat saw in a hand: its own cards, and those played."""
    played = {
        word.partition("=")[0]
        for _, text in hand.actions
        if text.startswith("play")
        for word in text.split()[1:]
    }
    return frozenset(hand.deal["hands"][seat]) | played
