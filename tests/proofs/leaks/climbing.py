"""Climbing Clubs: what a seat knows of a hand from all hands before it (CC-3), by brute force.

A hand deals the cards set aside in the hand before, in their order, and then from the
discards, which are shuffled only then. So each hand has exactly this many cards of those that
had been set aside as the order gives it. Which these were the seat must think through from
the first hand on: it tries every set of cards that others may still have held unseen at the
end of each hand, and keeps what can have been followed by the next hand.
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
    """A set of cards as an int, in an order of this module's own."""
    return sum(_BIT[card] for card in cards)


@dataclass
class Earlier:
    """What the earlier hands tell the seat about this one."""

    seats: int
    dealer: int
    own: Cards
    """The seat's cards of this hand."""
    seat: int
    aside_before: np.ndarray | None
    """Each set of cards that may have been set aside in the hand before, where the rest of this
    hand came from a shuffle; None where this hand was dealt from one heap."""

    @staticmethod
    def of(hands: Sequence[HandRecord], seat: int, most: int) -> "Earlier | None":
        """From all hands, the present one last; None where there were too many ways."""
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
        """Every set that may have been set aside in this hand, which is over."""
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
        """Whether these can have been the others' ten cards each."""
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
    """Every way to take this many cards for each place; the others are left."""
    if not rooms:
        return itertools.chain([()])
    return itertools.chain.from_iterable(
        ((frozenset(chosen), *rest) for rest in
         _choices([card for card in cards if card not in chosen], rooms[1:]))
        for chosen in itertools.combinations(cards, rooms[0])
    )  # fmt: skip


def unseen_now(hands: Sequence[HandRecord], seat: int) -> Cards:
    """The cards that the seat has not seen since they can last have been shuffled."""
    gone: Cards = frozenset()
    for n, hand in enumerate(hands):
        if n and len(hands[n - 1].deal["aside"]) < HAND * len(hand.deal["hands"]):
            gone = frozenset()
        gone |= _seen_in(hand, seat)
    return DECK - gone


def _seen_in(hand: HandRecord, seat: int) -> Cards:
    """The cards that the seat saw in a hand: its own, and those played."""
    played = {
        word.partition("=")[0]
        for _, text in hand.actions
        if text.startswith("play")
        for word in text.split()[1:]
    }
    return frozenset(hand.deal["hands"][seat]) | played
