"""Undertow: a trick game for two, in which the lowest spade wins.

UT-1 24 cards, nine to ace. Each player gets six; twelve stay aside, unseen. The deal alternates.
UT-2 The dealer's opponent leads. Follow suit if able, otherwise play any card.
UT-3 The highest card of the suit led takes the trick; if spades are led, the lowest spade does.
     The winner leads to the next trick.
UT-4 A trick counts 1, the last one 2.
UT-5 When a total reaches the target (21) after a hand, the higher total wins; equal totals share
     the win.

Action codes: 0..23, play this card (clubs 0..5, diamonds 6..11, hearts 12..17, spades 18..23).
"""

import sys

import numpy as np

from clubsuit.bots.knowledge.base import Knowledge
from clubsuit.cards import Deck
from clubsuit.errors import Reason
from clubsuit.games.dispatch import Functions
from clubsuit.games.options import Option, Options
from clubsuit.games.placement import draw_cards
from clubsuit.games.rules import Rules
from clubsuit.games.state import DEAL, NOBODY, OVER, State, state_dtype, view_common
from clubsuit.games.trick_words import TrickWords
from clubsuit.games.words import ScoreLine
from clubsuit.kernel import compiled, fill_cards

PLAY = 2
SEATS, HAND = 2, 6
DECK = Deck(("9", "10", "J", "Q", "K", "A"))
ALL, SUIT = DECK.all, DECK.per_suit
SUITS = tuple(DECK.suit(suit) for suit in range(4))
SPADES, NO_CARD = 3, -1

STATE = state_dtype(
    SEATS,
    [
        ("aside", "i8"),  # set of cards not dealt
        ("n", "i8"),  # cards in the trick: 0 or 1
        ("led", "i8"),  # the suit led
        ("best", "i8"),  # the card led
        ("winner", "i8"),  # seat that played the card led
        ("played", "i8"),  # set of cards played in this hand
        ("tricks", "i8", (SEATS,)),
        ("lacks", "i8", (SEATS,)),  # cards that a seat is known not to hold
    ],
)


# ---- deal (UT-1) -------------------------------------------------------------------------


@compiled
def clear_hand(s: State) -> None:
    """Reset the fields of a hand before the next deal."""
    if s.hand_number > 0:
        s.dealer = 1 - s.dealer
    s.hand_number += 1
    for p in range(SEATS):
        s.score[p] = 0
        s.tricks[p] = 0
        s.lacks[p] = 0
    s.n = 0
    s.led = 0
    s.best = NO_CARD
    s.winner = NOBODY
    s.played = 0
    s.tricks_done = 0
    s.last_winner = NOBODY


@compiled
def begin_hand(s: State) -> None:
    """Give the lead to the dealer's opponent (UT-2)."""
    s.phase = PLAY
    s.turn = 1 - s.dealer


@compiled
def deal(s: State) -> None:
    """Deal at random."""
    clear_hand(s)
    s.hand[0] = draw_cards(ALL, HAND, s.rng)
    s.hand[1] = draw_cards(ALL & ~s.hand[0], HAND, s.rng)
    s.aside = ALL & ~(s.hand[0] | s.hand[1])
    begin_hand(s)


# ---- legal, apply (UT-2, UT-3) -----------------------------------------------------------


@compiled
def legal(s: State, out: np.ndarray) -> int:
    """Write the legal cards into `out` and return their number (UT-2)."""
    if s.phase != PLAY:
        return 0
    hand = s.hand[s.turn]
    follow = hand & SUITS[s.led] if s.n else 0
    return fill_cards(follow if follow else hand, out)


@compiled
def beats(s: State, card: int) -> bool:
    """Return whether `card` takes the trick from the card led; spades are reversed (UT-3)."""
    lower = card < s.best
    return card // SUIT == s.led and lower == (s.led == SPADES)


@compiled
def apply(s: State, card: int, cards: int) -> None:
    """Play a card."""
    p = s.turn
    s.hand[p] &= ~(1 << card)
    s.played |= 1 << card
    if s.n == 0:
        s.n = 1
        s.led = card // SUIT
        s.best = card
        s.winner = p
        s.turn = 1 - p
        return
    if card // SUIT != s.led:
        s.lacks[p] |= SUITS[s.led]
    winner = p if beats(s, card) else s.winner
    s.n = 0
    s.tricks[winner] += 1
    s.tricks_done += 1
    s.last_winner = winner
    s.turn = winner
    if s.tricks_done == HAND:
        end_hand(s)


# ---- score (UT-4, UT-5) --------------------------------------------------------------------


@compiled
def end_hand(s: State) -> None:
    """Score the hand; the game ends at the target."""
    s.turn = NOBODY
    s.phase = DEAL
    for p in range(SEATS):
        s.score[p] = s.tricks[p] + (s.last_winner == p)
        s.total[p] += s.score[p]
    most = max(s.total[0], s.total[1])
    if most >= s.target:
        s.phase = OVER
        s.winners = (s.total[0] == most) | (s.total[1] == most) << 1


# ---- view, sample --------------------------------------------------------------------------


@compiled
def view(s: State, me: int, v: State) -> None:
    """Copy what the seat may see into `v`, which is all zeros."""
    view_common(s, me, v)
    v.n = s.n
    v.led = s.led
    v.best = s.best
    v.winner = s.winner
    v.played = s.played
    for p in range(SEATS):
        v.tricks[p] = s.tricks[p]
        v.lacks[p] = s.lacks[p]


@compiled
def sample(v: State, rng: np.ndarray, s: State) -> None:
    """Draw the hidden cards at random into `s`, a copy of the view `v`."""
    me = v.me
    s.me = NOBODY
    s.rng[:] = rng
    if v.hand_number > 0:
        hidden = ALL & ~(v.hand[me] | v.played)
        other = 1 - me
        s.hand[other] = draw_cards(hidden & ~v.lacks[other], v.count[other], rng)
        s.aside = hidden & ~s.hand[other]


# ---- what bots know --------------------------------------------------------------------------


@compiled
def evaluate(v: State, codes: np.ndarray, n: int, values: np.ndarray) -> int:
    """Value strong leads, then the weakest card that takes the trick, then the weakest card."""
    for i in range(n):
        rank = codes[i] % SUIT
        strength = SUIT - 1 - rank if codes[i] // SUIT == SPADES else rank
        takes = v.n > 0 and beats(v, codes[i])
        values[i] = strength if v.n == 0 else 2 * SUIT * takes - strength
    return 0


KNOWLEDGE = {STATE: Knowledge(evaluate=evaluate, reasons=("rule-undertow",))}


# ---- words, and the declaration --------------------------------------------------------------


class UndertowWords(TrickWords):
    """Words of a trick game, with the lines of a score."""

    follow_rule = "UT-2"

    def score_lines(self, s: State) -> list[ScoreLine]:
        tricks, last = Reason("UT-4", "undertow-tricks"), Reason("UT-4", "undertow-last")
        lines = [ScoreLine(p, int(s.tricks[p]), tricks) for p in range(SEATS)]
        return [*lines, ScoreLine(int(s.last_winner), 1, last)]


class Undertow(Rules):
    """The declaration of Undertow."""

    id = "undertow"
    deck = DECK
    dtype = STATE
    functions = Functions.of(sys.modules[__name__])
    words_type = UndertowWords
    max_legal = hand_size = HAND
    spare = "aside"
    players = (SEATS,)
    options = Options(Option("target", 21, "UT-5", "int", low=1, high=1000))
    phase_names = verbs = {PLAY: "play"}
    trump = None
    trick_phases = frozenset({PLAY})
    deal_rule = cards_rule = "UT-1"
    hand_rule = score_rule = "UT-4"
    end_rule = "UT-5"

    def turn_rule(self, s: State) -> str:
        return "UT-3" if s.tricks_done or s.n else "UT-2"


RULES = Undertow()
