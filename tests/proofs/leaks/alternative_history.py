"""Another history that one seat cannot tell from the true one.

Neither `view` nor `sample` has a part in it: two cards change their names in some deals and
hidden decisions; the change stays where the seat would have seen the same (`seen`). Many
such small changes make a walk through all that may be true.
"""

import copy
import random
from dataclasses import dataclass
from typing import Any

from clubsuit.errors import ClubsuitError
from clubsuit.game import Game, Play
from clubsuit.record import HandRecord
from proofs.leaks.seen import FORBIDDEN, HONOUR, Events, kind_of, names_in, seen
from support.probe import set_states, states


@dataclass
class Walk:
    """A game, and how it may have been instead as far as one seat knows."""

    game: Game
    kind: str
    seat: int
    hands: list[HandRecord]
    """The other history; at first, the true one."""
    events: list[Events]
    """By hand: what the seat saw;"""
    unseen: list[list[str]]
    """the cards that it never saw in it."""
    moves: int = 0
    """How many changes stayed."""

    @staticmethod
    def of(play: Play, seat: int) -> "Walk":
        """The walk's first step: the true history."""
        game = play.game
        hands = play.record().hands
        deck = set(game.rules.deck.names(game.rules.deck.all))
        if game.id == "free-clubs":
            deck = {
                card for part in (*hands[0].deal["hands"], hands[0].deal["chest"]) for card in part
            }
        kind = kind_of(game)
        events = [seen(kind, hands, n + 1, seat) for n in range(len(hands))]
        assert not any(FORBIDDEN in of_hand for of_hand in events)
        unseen = [sorted(deck - names_in(of_hand)) for of_hand in events]
        return Walk(game, kind, seat, hands, events, unseen)

    def step(self, choice: random.Random) -> None:
        """Try a change; it stays where the seat would not see it, and the rules allow it."""
        hands = self._changed(choice)
        if hands is None:
            return
        changed = [n for n, hand in enumerate(hands) if hand is not self.hands[n]]
        for n in range(changed[0], min(changed[-1] + 2, len(hands))):
            if seen(self.kind, hands, n + 1, self.seat) != self.events[n]:
                return
            if self.kind == HONOUR and rulings(self.game, hands[n]) != rulings(
                self.game, self.hands[n]
            ):
                return
        self.hands = hands
        self.moves += 1

    def _changed(self, choice: random.Random) -> list[HandRecord] | None:
        """Two cards change places, from some hand's deal up to some later moment."""
        hands = self.hands
        last = choice.randrange(len(hands))
        if "free-clubs" in self.kind and choice.random() < 0.3:
            return _auction_changed(hands, last, choice)
        first = last
        if self.game.id == "climbing-clubs":  # what one hand sets aside is dealt in the next
            first = choice.randrange(last + 1)
        until = len(hands[last].actions)
        cards = sorted(set(self.unseen[last]).intersection(*self.unseen[first:last]))
        hidden = [n for n, (_, text) in enumerate(hands[last].actions) if may_hide(text)]
        if hidden and choice.random() < 0.5:
            # seen later or not: who held the cards until they changed hands unseen is open
            until = choice.choice(hidden) + choice.randrange(2)
            cards = [card for hand in hands[last].deal["hands"] for card in hand]
        if choice.random() < 0.6 and cards:  # what follows suit goes on to follow suit
            suit = choice.choice(cards)[-1]
            cards = [card for card in cards if card[-1] == suit]
        if len(cards) < 2:
            return None
        one, other = choice.sample(cards, 2)
        names = {one: other, other: one}
        return [
            _renamed(hand, names, until if n == last else len(hand.actions))
            if first <= n <= last
            else hand
            for n, hand in enumerate(hands)
        ]


def rulings(game: Game, hand: HandRecord) -> list[Any] | None:
    """What all hear of a hand in honour play; None where the rules do not allow it.

    The one place where the engine is asked whether a history may be: who was irregular is
    seen by nobody, but the referee's words depend on it (FC-17).
    """
    play = game.table(seed=0)
    try:
        play.deal(hand.deal, hand.dealer)
        for p, text in hand.actions:
            play.play(text, p)
    except ClubsuitError:
        return None
    return [(play.turn, entry.note, entry.wins) for entry in play.log]


def twin(play: Play) -> Play:
    """An independent copy; what never changes is shared (`Play.copy` takes ten times longer)."""
    other = copy.copy(play)
    set_states(other, states(play).copy())
    other.hands = [
        HandRecord(hand.dealer, hand.deal, list(hand.actions), hand.score) for hand in play.hands
    ]
    other.lines = list(play.lines)
    other.log = list(play.log)
    return other


def may_hide(text: str) -> bool:
    return text.startswith(("send", "discard", "give"))


def _auction_changed(
    hands: list[HandRecord], number: int, choice: random.Random
) -> list[HandRecord]:
    """Free Clubs: two auction cards change hands; Jokers have one name, so places are swapped."""
    hand = hands[number]
    auction = [list(cards) for cards in hand.deal["auction"]]
    p, q = choice.sample(range(3), 2)
    i, j = choice.randrange(6), choice.randrange(6)
    auction[p][i], auction[q][j] = auction[q][j], auction[p][i]
    changed = HandRecord(hand.dealer, {**hand.deal, "auction": auction}, hand.actions, hand.score)
    return [*hands[:number], changed, *hands[number + 1 :]]


def _renamed(hand: HandRecord, names: dict[str, str], until: int) -> HandRecord:
    deal = {
        name: [_other(part, names) if isinstance(part, str) else [_other(c, names) for c in part]
               for part in parts]
        for name, parts in hand.deal.items()
    }  # fmt: skip
    actions = [
        (p, " ".join(_other(word, names) for word in text.split()) if n < until else text)
        for n, (p, text) in enumerate(hand.actions)
    ]
    return HandRecord(hand.dealer, deal, actions, hand.score)


def _other(word: str, names: dict[str, str]) -> str:
    card, equals, number = word.partition("=")
    return names.get(card, card) + equals + number
