"""Evidence for a choice: sentences about hidden cards, counted over worlds behind a view.

`bots/counted.py` chooses between them. This module has the sentences that trick games share; the
file of each game has its own.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from clubsuit.errors import Reason
from clubsuit.game import View
from clubsuit.games.state import Action, State
from clubsuit.games.tricks import CLUBS, FULL, NO_CARD, above, suit_cards, suit_of
from clubsuit.kernel import highest

BARE = ("pass", "double")
"""Choices without cards that have words in `counted-after`."""


@dataclass(frozen=True)
class Evidence:
    """A sentence about cards that the player does not see."""

    key: str
    """Key of the message, which also has the number of worlds in which the sentence is true."""
    args: dict[str, Any]
    holds: np.ndarray
    """For each world, whether the sentence is true in it."""
    known: bool = False
    """Whether the view alone shows that the sentence is true."""
    decides: bool = False
    """Whether the sentence is about the better choice, or is known of a card or suit that matters.

    Then it can be shown even if it does not tell the two choices apart.
    """


class Tried(NamedTuple):
    """What came of some choices, the better one first, in worlds behind a view."""

    codes: Sequence[int]
    worlds: np.ndarray
    leads: np.ndarray
    """float64, worlds x choices: the seat that leads after the trick in which it was tried, NOBODY
    where that ends the hand; not a number where no trick was played out,"""
    ends: np.ndarray
    """and what is told of the hand's end: see `Knowledge.ending`."""

    @property
    def played_on(self) -> bool:
        """Whether the deals were played on; else they were solved, and only what that is worth is
        known."""
        return not np.isnan(self.leads).any()


def no_evidence(view: View, tried: Tried) -> list[Evidence]:
    """Return no evidence, for games without any."""
    return []


def holder_evidence(
    view: View, worlds: np.ndarray, cards: int, sure: int = 0
) -> Iterator[Evidence]:
    """Who holds each of these cards. sure: those of which the view shows who does."""
    names = view.rules.deck.names
    while cards:
        card = cards & -cards
        cards ^= card
        for q in others(view):
            args = {"seat": q, "cards": names(card)}
            holds = worlds["hand"][:, q] & card != 0
            shown = bool(sure & card)
            yield Evidence("counted-holds", args, holds, known=shown, decides=shown)


def others(view: View) -> list[int]:
    """The other seats, from the left."""
    seats = int(view.state.seats)
    return [(view.seat + i) % seats for i in range(1, seats)]


def elsewhere(view: View, worlds: np.ndarray) -> int:
    """The cards that another player holds in some world."""
    return int(np.bitwise_or.reduce(worlds["hand"][:, others(view)], axis=None))


def lead_evidence(view: View, tried: Tried) -> Iterator[Evidence]:
    """Who leads next after each of these choices, as the deals were played on."""
    rules, v = view.rules, view.state
    if int(v.phase) not in rules.trick_phases or not tried.played_on:
        return
    for i, code in enumerate(tried.codes):
        choice = named_choice(view, code)
        if choice is None:
            continue
        yield Evidence("counted-you-lead", choice, tried.leads[:, i] == view.seat)
        for q in others(view):
            yield Evidence("counted-leads", {**choice, "seat": q}, tried.leads[:, i] == q)


def named_choice(view: View, code: int) -> dict[str, Any] | None:
    """What `counted-after` names a choice by; None where it cannot: the cards alone do not tell
    what a wild one stands for, and without cards it must be one of BARE."""
    rules, v = view.rules, view.state
    verb, *words = rules.words.text(v, Action(code)).split()
    cards = rules.deck.names(rules.words.cards_of(v, code))
    if any("=" in word for word in words) or not (cards or verb in BARE):
        return None
    return {"choice": verb, "cards": cards}


# ---- the trick games ------------------------------------------------------------------------


def trick_evidence(view: View, tried: Tried, unseen: int, special: int = 0) -> list[Evidence]:
    """What bears on playing one of these cards.

    unseen: the cards that others may hold. special: those of which it matters who does.
    """
    v, worlds, codes = view.state, tried.worlds, tried.codes
    out = elsewhere(view, worlds)
    led = suit_of(codes[0]) if v.n == 0 else int(v.led)
    later = [q for q in others(view) if v.trick[q] == NO_CARD and v.count[q] > 0]
    found = list(void_evidence(view, worlds, later, led))
    for card in codes:
        found += fate_evidence(view, worlds, later, card, decides=card == codes[0])
    found += lower_evidence(view, worlds, later, codes)
    tops = special & out | top(out & CLUBS)
    for card in codes:
        tops |= top(out & int(above(card)))
    found += holder_evidence(view, worlds, tops, _known(v))
    return [*found, *lead_evidence(view, tried), *trump_evidence(view, worlds, unseen)]


def lead_words(view: View, card: int) -> Reason | None:
    """What speaks for leading this card in a trick game, by what the view shows; None elsewhere,
    and where nothing does."""
    v = view.state
    names = v.dtype.names or ()
    if "led" not in names or int(v.phase) not in view.rules.trick_phases or v.n > 0:
        return None
    suit, hand = suit_cards(suit_of(card)), int(v.hand[view.seat])
    kept = hand & suit & ~(1 << card)
    if suit == CLUBS:
        return Reason("", "lead-clubs")
    if not kept and hand & CLUBS:
        return Reason("", "lead-last", {"suit": "CDHS"[suit_of(card)]})
    if "played" in names and not unplayed(v) & above(card):
        return Reason("", "lead-highest")
    return Reason("", "lead-low") if kept and not kept & ~above(card) else None


def trump_evidence(view: View, worlds: np.ndarray, unseen: int) -> Iterator[Evidence]:
    """Whether the others hold clubs; how many, where they hold all the cards that are not seen. It
    matters of itself to who leads."""
    v = view.state
    held = np.bitwise_or.reduce(worlds["hand"][:, others(view)], axis=1)
    clubs, leads = held & CLUBS, v.n == 0
    gone = not unseen & CLUBS
    yield Evidence("counted-no-clubs", {}, clubs == 0, known=gone, decides=gone and leads)
    if not gone and unseen.bit_count() == sum(int(v.count[q]) for q in others(view)):
        number = {"number": (unseen & CLUBS).bit_count()}
        yield Evidence("counted-clubs-out", number, clubs != 0, known=True, decides=leads)


def fate_evidence(
    view: View, worlds: np.ndarray, later: Sequence[int], card: int, decides: bool
) -> Iterator[Evidence]:
    """Whose the trick is with this card, and whether who plays later can take it away."""
    v = view.state
    names = view.rules.deck.names
    led = suit_of(card) if v.n == 0 else int(v.led)
    always = np.ones(len(worlds), bool)
    args: dict[str, Any] = {"cards": names(1 << card)}
    if v.n > 0 and not can_beat(np.array([1 << card]), led, int(v.best))[0]:
        args = {"seat": int(v.winner), "cards": names(1 << int(v.best))}
        yield Evidence("counted-best", args, always, known=True, decides=decides)
        return
    if later:
        beaten = can_be_beaten(worlds, later, led, card)
        yield Evidence("counted-stands", args, ~beaten, decides=decides)
        yield Evidence("counted-falls", args, beaten)
    else:
        yield Evidence("counted-takes", args, always, known=True, decides=decides)


def lower_evidence(
    view: View, worlds: np.ndarray, later: Sequence[int], codes: Sequence[int]
) -> Iterator[Evidence]:
    """Of two cards of one suit: whether the higher one, too, can be beaten by who plays later."""
    v = view.state
    low, high = codes[0], codes[-1]
    if suit_of(low) != suit_of(high) or not above(low) >> high & 1 or not later:
        return
    led = suit_of(low) if v.n == 0 else int(v.led)
    if v.n > 0 and not can_beat(np.array([1 << high]), led, int(v.best))[0]:
        return
    cards = {"cards": view.rules.deck.names(1 << low | 1 << high)}
    holds = can_be_beaten(worlds, later, led, high)
    yield Evidence("counted-either-falls", cards, holds, decides=True)


def can_be_beaten(worlds: np.ndarray, later: Sequence[int], led: int, card: int) -> np.ndarray:
    """By world: whether somebody who plays later can beat the card."""
    return np.logical_or.reduce([can_beat(worlds["hand"][:, q], led, card) for q in later])


def can_beat(hands: np.ndarray, led: int, card: int) -> np.ndarray:
    """Which of these hands can beat the card in a trick of this suit: who has it must follow."""
    follows = hands & suit_cards(led) != 0
    higher = hands & above(card) != 0
    if suit_of(card) != led:  # a trump, and who can follow cannot beat it
        return ~follows & higher
    return np.where(follows, higher, hands & CLUBS != 0)


def void_evidence(
    view: View, worlds: np.ndarray, later: Sequence[int], led: int
) -> Iterator[Evidence]:
    """Who cannot follow suit."""
    suit = suit_cards(led)
    for q in later:
        holds = worlds["hand"][:, q] & suit == 0
        shown = int(view.state.lacks[q]) & suit == suit
        args = {"seat": q, "suit": "CDHS"[led]}
        yield Evidence("counted-void", args, holds, known=shown, decides=shown)


def top(cards: int) -> int:
    """The highest of these cards, as a set; none of none."""
    return 1 << int(highest(cards)) if cards else 0


def unplayed(v: State) -> int:
    """The cards that others may hold, where those played are all that is seen of a full pack."""
    return FULL & ~int(v.hand[v.me] | v.played)


def _known(v: State) -> int:
    """The cards of which the view shows which other player holds them."""
    if "knows" not in (v.dtype.names or ()):
        return 0
    return int(np.bitwise_or.reduce(v.knows[v.me])) & ~int(v.played)
