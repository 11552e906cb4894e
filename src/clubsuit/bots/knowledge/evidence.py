"""Evidence for a choice: sentences about hidden cards, with the worlds in which they are true.

`bots/counted.py` selects from the evidence. This module has the evidence that several games share.
Evidence for only one game is in the module of that game.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from clubsuit.errors import Reason
from clubsuit.game import View
from clubsuit.games.state import Action, State
from clubsuit.games.tricks import CLUBS, FULL, NO_CARD, above, suit_cards, suit_of
from clubsuit.kernel import highest

BARE = ("pass", "double")
"""Choices without cards that the message `counted-after` can name."""


@dataclass(frozen=True)
class Evidence:
    """A sentence about cards that the player does not see, or about the play to come."""

    key: str
    """Key of the message; `counted` adds the number of worlds in which the sentence is true."""
    args: dict[str, Any]
    holds: np.ndarray
    """Boolean array: for each world, True if the sentence is true in it."""
    known: bool = False
    """True if the view alone shows that the sentence is true."""
    decides: bool = False
    """True if the sentence is about the better choice, or is a known fact about a relevant card or
    suit. It can then be shown even if it does not correlate with the advantage."""
    named: str | None = None
    """If the sentence calls the player "you", the key of the same sentence with the name."""

    def of_seat(self, seat: int) -> "Evidence":
        """Return the evidence with the name of the player in this seat instead of "you"."""
        if self.named is None:
            return self
        return replace(self, key=self.named, args={**self.args, "seat": seat}, named=None)


class Tried(NamedTuple):
    """Results of some choices in worlds, the better choice first."""

    codes: Sequence[int]
    worlds: np.ndarray
    leads: np.ndarray
    """Seat that leads after the current trick, as float64, worlds x choices. It is NOBODY if the
    hand ends with the trick, and NaN if the world was solved."""
    ends: np.ndarray
    """Results of `Knowledge.ending`, as float64, worlds x choices."""

    @property
    def played_on(self) -> bool:
        """Return whether the worlds were played out.

        If they were solved, `leads` and `ends` have no information.
        """
        return not np.isnan(self.leads).any()


def no_evidence(view: View, tried: Tried) -> list[Evidence]:
    """Return no evidence, for games without any."""
    return []


def holder_evidence(
    view: View, worlds: np.ndarray, cards: int, sure: int = 0
) -> Iterator[Evidence]:
    """Yield evidence about the holder of each of these cards.

    sure: the cards whose holder the view shows.
    """
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
    """Return the other seats, starting with the left neighbour."""
    seats = int(view.state.seats)
    return [(view.seat + i) % seats for i in range(1, seats)]


def cards_elsewhere(view: View, worlds: np.ndarray) -> int:
    """Return the cards that another player holds in at least one world."""
    return int(np.bitwise_or.reduce(worlds["hand"][:, others(view)], axis=None))


def lead_evidence(view: View, tried: Tried) -> Iterator[Evidence]:
    """Yield evidence about the seat that leads next after each of these choices."""
    rules, v = view.rules, view.state
    if int(v.phase) not in rules.trick_phases or not tried.played_on:
        return
    for i, code in enumerate(tried.codes):
        choice = named_choice(view, code)
        if choice is None:
            continue
        mine = tried.leads[:, i] == view.seat
        yield Evidence("counted-you-lead", choice, mine, named="counted-leads")
        for q in others(view):
            yield Evidence("counted-leads", {**choice, "seat": q}, tried.leads[:, i] == q)


def named_choice(view: View, code: int) -> dict[str, Any] | None:
    """Return the arguments by which the message `counted-after` names a choice.

    Returns None if the message cannot name the choice. It cannot show the number of a wild card,
    and it can name a choice without cards only if the choice is in BARE.
    """
    rules, v = view.rules, view.state
    verb, *words = rules.words.text(v, Action(code)).split()
    cards = rules.deck.names(rules.words.cards_of(v, code))
    if any("=" in word for word in words) or not (cards or verb in BARE):
        return None
    return {"choice": verb, "cards": cards}


# ---- the trick games ------------------------------------------------------------------------


def trick_evidence(view: View, tried: Tried, unseen: int, special: int = 0) -> list[Evidence]:
    """Return the evidence of trick games for playing one of these cards.

    unseen:  the cards that other players may hold.
    special: cards whose holder is always relevant.
    """
    v, worlds, codes = view.state, tried.worlds, tried.codes
    out = cards_elsewhere(view, worlds)
    led = suit_of(codes[0]) if v.n == 0 else int(v.led)
    later = [q for q in others(view) if v.trick[q] == NO_CARD and v.count[q] > 0]
    found = list(void_evidence(view, worlds, later, led))
    for card in codes:
        found += winner_evidence(view, worlds, later, card, decides=card == codes[0])
    found += lower_card_evidence(view, worlds, later, codes)
    tops = special & out | top(out & CLUBS)
    for card in codes:
        tops |= top(out & int(above(card)))
    found += holder_evidence(view, worlds, tops, _known(v))
    return [*found, *lead_evidence(view, tried), *trump_evidence(view, worlds, unseen)]


def lead_words(view: View, card: int) -> Reason | None:
    """Return a reason for leading this card in a trick game, from the view alone.

    Returns None if there is no such reason or if the seat does not lead a trick.
    """
    v = view.state
    names = v.dtype.names or ()
    if "led" not in names or int(v.phase) not in view.rules.trick_phases or v.n > 0:
        return None
    suit, hand = suit_cards(suit_of(card)), int(v.hand[view.seat])
    kept = hand & suit & ~(1 << card)
    out = unplayed(v) if "played" in names else FULL
    if suit == CLUBS and out & CLUBS:
        return Reason("", "lead-clubs")
    if suit != CLUBS and not kept and hand & CLUBS:
        return Reason("", "lead-last", {"suit": "CDHS"[suit_of(card)]})
    if not out & above(card):
        return Reason("", "lead-highest")
    return Reason("", "lead-low") if kept and not kept & ~above(card) else None


def trump_evidence(view: View, worlds: np.ndarray, unseen: int) -> Iterator[Evidence]:
    """Yield evidence about clubs in the other hands.

    The number of clubs is known if the other players hold all unseen cards. If this seat leads,
    `decides` is set.
    """
    v = view.state
    held = np.bitwise_or.reduce(worlds["hand"][:, others(view)], axis=1)
    clubs, leads = held & CLUBS, v.n == 0
    gone = not unseen & CLUBS
    yield Evidence("counted-no-clubs", {}, clubs == 0, known=gone, decides=gone and leads)
    if not gone and unseen.bit_count() == sum(int(v.count[q]) for q in others(view)):
        number = {"number": (unseen & CLUBS).bit_count()}
        yield Evidence("counted-clubs-out", number, clubs != 0, known=True, decides=leads)


def winner_evidence(
    view: View, worlds: np.ndarray, later: Sequence[int], card: int, decides: bool
) -> Iterator[Evidence]:
    """Yield evidence about the winner of the trick if this card is played."""
    v = view.state
    names = view.rules.deck.names
    led = suit_of(card) if v.n == 0 else int(v.led)
    always = np.ones(len(worlds), bool)
    args: dict[str, Any] = {"cards": names(1 << card)}
    if v.n > 0 and not can_beat(np.array([1 << card]), led, int(v.best))[0]:
        return  # everybody sees that the card does not win
    if later:
        beaten = can_be_beaten(worlds, later, led, card)
        yield Evidence("counted-stands", args, ~beaten, decides=decides)
        yield Evidence("counted-falls", args, beaten)
    else:
        yield Evidence("counted-takes", args, always, known=True, decides=decides)


def lower_card_evidence(
    view: View, worlds: np.ndarray, later: Sequence[int], codes: Sequence[int]
) -> Iterator[Evidence]:
    """Yield evidence that later players can beat even the higher of two cards of one suit.

    In that case, playing the higher card gains nothing. The lower card is the first of the codes.
    """
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
    """Return, for each world, whether a later player can beat the card."""
    return np.logical_or.reduce([can_beat(worlds["hand"][:, q], led, card) for q in later])


def can_beat(hands: np.ndarray, led: int, card: int) -> np.ndarray:
    """Return, for each hand, whether it can beat the card in a trick of this suit.

    A hand that has the suit led must follow it.
    """
    follows = hands & suit_cards(led) != 0
    higher = hands & above(card) != 0
    if suit_of(card) != led:  # the card is a trump; a hand that must follow suit cannot beat it
        return ~follows & higher
    return np.where(follows, higher, hands & CLUBS != 0)


def void_evidence(
    view: View, worlds: np.ndarray, later: Sequence[int], led: int
) -> Iterator[Evidence]:
    """Yield evidence about later players who cannot follow suit."""
    suit = suit_cards(led)
    for q in later:
        holds = worlds["hand"][:, q] & suit == 0
        shown = int(view.state.lacks[q]) & suit == suit
        args = {"seat": q, "suit": "CDHS"[led]}
        yield Evidence("counted-void", args, holds, known=shown, decides=shown)


def top(cards: int) -> int:
    """Return the set of the highest of these cards; it is empty if there are none."""
    return 1 << int(highest(cards)) if cards else 0


def unplayed(v: State) -> int:
    """Return the cards that other players may hold.

    This is for games in which the played cards are the only visible ones.
    """
    return int(v.pack & ~(v.hand[v.me] | v.played))


def _known(v: State) -> int:
    """Return the cards that the view shows to be in one particular other hand."""
    if "knows" not in (v.dtype.names or ()):
        return 0
    return int(np.bitwise_or.reduce(v.knows[v.me])) & ~int(v.played)
