"""One interface for both implementations: the reference and the engine."""

import copy
import pickle
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from itertools import combinations, groupby
from typing import Any, Protocol, Self, TypeVar

import clubsuit
from clubsuit.record import HandRecord
from support.probe import set_states, states

Trick = tuple[int, list[tuple[int, str]]]
"""The winner of a trick, and its plays (seat and text) in order."""


class Side(Protocol):
    """A game in one implementation. All texts are canonical (RECORD.md)."""

    seats: int

    @property
    def turn(self) -> int | None:
        """Return the seat to act, or None while no hand is being played."""

    @property
    def tricks(self) -> list[Trick]:
        """Return the finished tricks of the hand."""

    @property
    def score(self) -> list[int] | None:
        """Return the score of the hand that has just ended."""

    @property
    def total(self) -> list[int]:
        """Return the total over all finished hands."""

    @property
    def winners(self) -> list[int] | None:
        """Return the winners, or None before the game is over."""

    def deal(self, dealer: int, deal: dict[str, Any]) -> None:
        """Deal the next hand, with these cards."""

    def legal(self, seat: int) -> set[str]:
        """Return the legal texts of this seat."""

    def act(self, seat: int, text: str) -> None:
        """Apply a decision of this seat."""


AnySide = TypeVar("AnySide", bound=Side)


def reference(game: str, options: Mapping[str, Any]) -> Side:
    """Return the reference implementation."""
    table: Side = import_module(f"proofs.reference.{game.replace('-', '_')}").Table(dict(options))
    return table


def replayed(side: AnySide, hands: Sequence[HandRecord]) -> AnySide:
    """Apply the hands of a record to the side and return it."""
    for hand in hands:
        side.deal(hand.dealer, hand.deal)
        for seat, text in hand.actions:
            side.act(seat, text)
    return side


def branch(side: AnySide) -> AnySide:
    """Return an independent copy."""
    if isinstance(side, Engine):
        return side.branch()
    twin: AnySide = pickle.loads(pickle.dumps(side))  # several times faster than a deep copy
    return twin


class Engine:
    """The engine with the interface of `Side`."""

    def __init__(self, game: str, options: Mapping[str, Any], seed: int = 0) -> None:
        self.play = clubsuit.load(game, **options).table(seed)
        self.seats = self.play.game.seats

    @property
    def turn(self) -> int | None:
        return self.play.turn

    @property
    def tricks(self) -> list[Trick]:
        done: list[Trick] = []
        open_trick: list[tuple[int, str]] = []
        for entry in self.play.log:
            verb, _, cards = entry.text.partition(" ")
            if verb in ("play", "retake"):
                open_trick.append((entry.seat, cards))
            elif entry.note and entry.note.key == "free-ruling-a":  # the last card goes back
                open_trick.pop()
            if entry.wins is not None:
                done.append((entry.wins, open_trick))
                open_trick = []
        return done

    @property
    def score(self) -> list[int] | None:
        return self.play.hands[-1].score

    @property
    def total(self) -> list[int]:
        return self.play.total

    @property
    def winners(self) -> list[int] | None:
        return self.play.winners

    def deal(self, dealer: int, deal: dict[str, Any]) -> None:
        self.play.deal(deal, dealer)

    def deal_next(self) -> tuple[int, dict[str, Any]]:
        """Deal the next hand from the game's seed; return its dealer and its cards as in a
        record."""
        self.play.deal()
        return self.play.hands[-1].dealer, self.play.hands[-1].deal

    def legal(self, seat: int) -> set[str]:
        texts = self.play.legal(seat)
        if texts and self.play.game.id == "climbing-clubs":
            hand = self.play.game.rules.deck.names(int(self.play.state.hand[seat]))
            return {exact for text in texts for exact in exact_texts(text, hand)}
        return set(texts)

    def branch(self) -> Self:
        """Return an independent copy: `Play.copy` without the parts that no decision of this hand
        changes."""
        twin, play = copy.copy(self), copy.copy(self.play)
        set_states(play, states(play).copy())
        play.log, play.lines = list(play.log), list(play.lines)
        hand = play.hands[-1]
        play.hands = [*play.hands[:-1], replace(hand, actions=list(hand.actions))]
        twin.play = play
        return twin

    def act(self, seat: int, text: str) -> None:
        self.play.play(text, seat)
        done = self.play.hands[-1].actions[-1]
        if done != (seat, text):
            raise ValueError(f"{text!r} of seat {seat} became {done}")


def exact_texts(text: str, hand: Sequence[str]) -> Iterator[str]:
    """Yield all texts that a legal text of Climbing Clubs represents.

    If plays differ only in the suits of diamonds, hearts and spades, the engine lists one of them.
    The other texts are the listed play with other suits.
    """
    verb, *words = text.split()
    cards = [word.partition("=") for word in words]
    clubs = [(int(number or card[:-1]), bool(number), card) for card, _, number in cards]
    fixed = [entry for entry in clubs if entry[2].endswith("C")]
    plain = sorted((stood, wild, card[:-1]) for stood, wild, card in clubs if card[-1] != "C")
    groups = [(key, len(list(same))) for key, same in groupby(plain)]
    for chosen in _choices(groups, [card for card in hand if card[-1] != "C"]):
        laid = sorted([*fixed, *chosen], key=lambda entry: (*entry[:2], entry[2][-1]))
        yield " ".join([verb, *(f"{c}={stood}" if wild else c for stood, wild, c in laid)])


def _choices(
    groups: Sequence[tuple[tuple[int, bool, str], int]], free: list[str]
) -> Iterator[list[tuple[int, bool, str]]]:
    """Yield every choice of cards for the groups. A group gets as many cards of its number as it
    needs, and no card is used twice."""
    if not groups:
        yield []
        return
    (stood, wild, number), size = groups[0]
    for cards in combinations([card for card in free if card[:-1] == number], size):
        rest = [card for card in free if card not in cards]
        for others in _choices(groups[1:], rest):
            yield [*((stood, wild, card) for card in cards), *others]
