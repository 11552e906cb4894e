"""Random alterations of a record in one place."""

import copy
import random
import re
from collections.abc import Callable, Mapping

from clubsuit.game import Record
from clubsuit.record import HandRecord

SUITS = "CDHS"
HIGH = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
RANKS = {
    "free-clubs": ["A", *HIGH[:-1]],
    "clubs-whist": HIGH,
    "climbing-clubs": [str(number) for number in range(1, 16)],
    "ruby-dame": HIGH,
}
WORDS = {
    "free-clubs": ["pass", "bid KC", "discard 4H", "give 9D", "send 3C", "play 5S", "call 1"],
    "clubs-whist": ["keep", "swap", "play 9C"],
    "climbing-clubs": ["pass", "double", "play 9C", "play 7C 8D 9H", "play 4D 15S=4"],
    "ruby-dame": ["send 2C 3D 4H", "play 9C"],
}
"""Actions that can replace another one, by game."""
Alteration = Callable[[random.Random, Record], None]


def pack(game: str) -> list[str]:
    """Return the names of all cards."""
    jokers = ["X"] if game == "free-clubs" else []
    return [rank + suit for suit in SUITS for rank in RANKS[game]] + jokers


def other_than(chance: random.Random, cards: list[str], *known: str) -> str:
    """Return a random card other than these."""
    return chance.choice([card for card in cards if card not in known])


# ---- one card ------------------------------------------------------------------------


def piles(hand: HandRecord) -> list[list[str]]:
    """Return the lists of cards in a deal."""
    found: list[list[str]] = []
    for part in hand.deal.values():
        found += part if part and isinstance(part[0], list) else [part]
    return [pile for pile in found if pile]


def card_replaced(chance: random.Random, record: Record) -> None:
    """Replace a card of a deal by another one."""
    pile = chance.choice(piles(chance.choice(record.hands)))
    place = chance.randrange(len(pile))
    pile[place] = other_than(chance, pack(record.game), pile[place])


def cards_exchanged(chance: random.Random, record: Record) -> None:
    """Exchange two cards of a deal."""
    one, two = chance.sample(piles(chance.choice(record.hands)), 2)
    i, j = chance.randrange(len(one)), chance.randrange(len(two))
    one[i], two[j] = two[j], one[i]


# ---- one action ----------------------------------------------------------------------


def action_of(chance: random.Random, record: Record) -> tuple[HandRecord, int]:
    """Return the hand and the index of a random action."""
    hand = chance.choice(record.hands)
    return hand, chance.randrange(len(hand.actions))


def canonical(game: str, text: str) -> str:
    """Return the text with its cards in the order used in records."""
    verb, *cards = text.split()
    ranks = RANKS[game]

    def place(word: str) -> tuple[int, ...]:
        card, wild, number = word.partition("=")
        suit, rank = SUITS.find(card[-1]), ranks.index(card[:-1]) if card != "X" else 0
        if game == "climbing-clubs":
            return int(number) if wild else rank + 1, bool(wild), suit
        return suit, -rank if verb == "discard" else rank

    return " ".join([verb, *sorted(cards, key=place)])


def card_of_action(chance: random.Random, record: Record) -> None:
    """Replace a card in an action by another one."""
    hand, number = action_of(chance, record)
    seat, text = hand.actions[number]
    verb, *cards = text.split()
    if not cards or verb == "call":
        return
    place = chance.randrange(len(cards))
    names = [card.partition("=")[0] for card in cards]
    cards[place] = other_than(chance, pack(record.game), *names)
    hand.actions[number] = seat, canonical(record.game, " ".join([verb, *cards]))


def action_replaced(chance: random.Random, record: Record) -> None:
    """Replace an action by another one, which need not be from this hand."""
    hand, number = action_of(chance, record)
    seat, text = hand.actions[number]
    known = [*WORDS[record.game], *(other for _, other in hand.actions)]
    hand.actions[number] = seat, chance.choice([other for other in known if other != text])


def seat_replaced(chance: random.Random, record: Record) -> None:
    """Assign an action to another seat."""
    hand, number = action_of(chance, record)
    seat, text = hand.actions[number]
    others = [other for other in range(len(record.players)) if other != seat]
    hand.actions[number] = chance.choice(others), text


def action_lost(chance: random.Random, record: Record) -> None:
    """Remove an action."""
    hand, number = action_of(chance, record)
    del hand.actions[number]


def action_doubled(chance: random.Random, record: Record) -> None:
    """Duplicate an action."""
    hand, number = action_of(chance, record)
    hand.actions.insert(number, hand.actions[number])


# ---- one score -----------------------------------------------------------------------


def changed(chance: random.Random, points: list[int]) -> None:
    """Change one of these numbers."""
    points[chance.randrange(len(points))] += chance.choice([-10, -5, -2, -1, 1, 2, 5, 10])


def score_changed(chance: random.Random, record: Record) -> None:
    """Change a seat's points for a hand."""
    score = chance.choice(record.hands).score
    if score is not None:
        changed(chance, score)


def total_changed(chance: random.Random, record: Record) -> None:
    """Change a seat's total."""
    changed(chance, record.total)


def winners_changed(chance: random.Random, record: Record) -> None:
    """Add a seat to the winners, or remove it."""
    seat = chance.randrange(len(record.players))
    record.winners = sorted(set(record.winners or []) ^ {seat}) or None


ALTERATIONS: Mapping[str, list[Alteration]] = {
    "card": [card_replaced, card_replaced, cards_exchanged],
    "action": [card_of_action, action_replaced, seat_replaced, action_lost, action_doubled],
    "score": [score_changed, score_changed, total_changed, winners_changed],
}


def altered(chance: random.Random, record: Record, kind: str) -> tuple[str, Record]:
    """Return the name of the alteration and an altered copy of the record."""
    twin = copy.deepcopy(record)
    while twin == record:
        alteration = chance.choice(ALTERATIONS[kind])
        alteration(chance, twin)
    return re.sub("_", " ", alteration.__name__), twin
