"""Another history that one seat cannot distinguish from the true one.

This uses neither `view` nor `sample`. Each step exchanges the names of two cards in some deals and
hidden decisions, and keeps the change if the seat would have seen the same (`seen`). Many such
small changes form a walk through all possible histories.
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
    """A game with another history, which one seat cannot exclude."""

    game: Game
    kind: str
    seat: int
    hands: list[HandRecord]
    """The other history, which starts as the true one."""
    events: list[Events]
    """Events that the seat saw, by hand."""
    unseen: list[list[str]]
    """Cards that the seat never saw, by hand."""
    moves: int = 0
    """Number of changes that were kept."""

    @staticmethod
    def of(play: Play, seat: int) -> "Walk":
        """Return a walk that starts at the true history."""
        game = play.game
        hands = play.record().hands
        groups = [cards for name, cards in hands[0].deal.items() if name != "auction"]
        deck = names_in([(cards,) for cards in groups])
        kind = kind_of(game)
        events = [seen(kind, hands, n + 1, seat, game.options) for n in range(len(hands))]
        assert not any(FORBIDDEN in of_hand for of_hand in events)
        unseen = [sorted(deck - names_in(of_hand)) for of_hand in events]
        return Walk(game, kind, seat, hands, events, unseen)

    def step(self, choice: random.Random) -> None:
        """Try a change; keep it if the seat would not see it and the rules allow it."""
        hands = self._changed(choice)
        if hands is None:
            return
        changed = [n for n, hand in enumerate(hands) if hand is not self.hands[n]]
        for n in range(changed[0], min(changed[-1] + 2, len(hands))):
            if seen(self.kind, hands, n + 1, self.seat, self.game.options) != self.events[n]:
                return
            if self.kind == HONOUR and rulings(self.game, hands[n]) != rulings(
                self.game, self.hands[n]
            ):
                return
        self.hands = hands
        self.moves += 1

    def _changed(self, choice: random.Random) -> list[HandRecord] | None:
        """Return the hands after an exchange of two cards, from the deal of a hand to a later
        moment."""
        hands = self.hands
        last = choice.randrange(len(hands))
        if "free-clubs" in self.kind and choice.random() < 0.3:
            return _auction_changed(hands, last, choice)
        first = last
        # the cards set aside in one hand are dealt in the next
        if self.game.id == "climbing-clubs":
            first = choice.randrange(last + 1)
        until = len(hands[last].actions)
        cards = sorted(set(self.unseen[last]).intersection(*self.unseen[first:last]))
        hidden = [n for n, (_, text) in enumerate(hands[last].actions) if may_hide(text)]
        if hidden and choice.random() < 0.5:
            # the earlier holder is unknown, whether or not the cards are seen later
            until = choice.choice(hidden) + choice.randrange(2)
            cards = [card for hand in hands[last].deal["hands"] for card in hand]
        if choice.random() < 0.6 and cards:  # cards of one suit, so that plays still follow suit
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
    """Return the public rulings of a hand in honour play, or None if the rules forbid the hand.

    Only here does the engine decide whether a history is possible. No seat sees who played an
    irregular card, but the referee's rulings depend on this (FC-17).
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
    """Return an independent copy that shares constant parts (`Play.copy` takes ten times
    longer)."""
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
    """Exchange two auction cards of Free Clubs. They are given by position, because both Jokers
    have the same name."""
    hand = hands[number]
    auction = [list(cards) for cards in hand.deal["auction"]]
    p, q = choice.sample(range(3), 2)
    i, j = choice.randrange(len(auction[p])), choice.randrange(len(auction[q]))
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
