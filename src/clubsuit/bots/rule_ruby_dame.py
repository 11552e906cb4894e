"""Rules of thumb for Ruby Dame.

Three low cards of short suits are passed; clubs, aces and kings stay. In play the
bot asks of each card: how likely does our side win this trick, what is in it, and
what would the card be worth later? So it draws trumps while they bring points,
gives the queen of diamonds and clubs to a partner who is winning, plays low where
the others win, and does not overtake its partner for nothing.
"""

import numpy as np

from clubsuit.bots.base import RuleBook
from clubsuit.bots.counting import can_beat, hidden_cards, holds_any, out_above, takes_now
from clubsuit.games.base import State
from clubsuit.games.ruby_dame import DAME, SEATS, SEND, card_points
from clubsuit.games.tricks import CLUBS, FULL, suit_cards, suit_of
from clubsuit.kernel import compiled, lowest, popcount

PASS, LEAD, WIN, FEED, LOW = range(5)
REASONS = (
    "rule-ruby-pass",
    "rule-ruby-lead",
    "rule-ruby-win",
    "rule-ruby-feed",
    "rule-ruby-low",
)
DAME_KEPT = 1.5
"""What holding the queen of diamonds is worth: a chance of its five points."""


@compiled
def later_points(v: State, card: int, hidden: int) -> float:
    """What a card of my hand should still be worth to us in later tricks."""
    over = out_above(v, card, hidden)
    if suit_of(card) == 0:
        return float(max(0.9, 2.4 - 0.2 * over))
    if card == DAME:
        return DAME_KEPT
    length = popcount(v.hand[v.me] & suit_cards(suit_of(card)))
    return float(max(0.0, 1.5 - 0.6 * over - 0.15 * max(0, length - 3)))


@compiled
def ours_in_the_end(v: State, card: int, hidden: int) -> float:
    """The chance that our side wins this trick, each player after me beating it or not."""
    me = v.me
    led = suit_of(card) if v.n == 0 else v.led
    takes = takes_now(v, card)
    best = card if takes else v.best
    ours = 1.0 if takes or (v.winner - me) % 2 == 0 else 0.0
    for i in range(1, SEATS - v.n):
        q = (me + i) % SEATS
        chance = can_beat(v, q, led, best, hidden)
        if (q - me) % 2 == 0:
            ours += (1.0 - ours) * chance
        else:
            ours -= ours * chance
    return ours


@compiled
def others_points(v: State, led: int, hidden: int) -> float:
    """Points that the players after me should add to the trick."""
    points = 0.0
    for i in range(1, SEATS - v.n):
        q = (v.me + i) % SEATS
        if led == 0:
            points += holds_any(v, q, CLUBS, hidden)
        elif led == 1:
            points += 1.5 * holds_any(v, q, 1 << DAME, hidden)
    return points


@compiled
def pass_worth(v: State, cards: int) -> float:
    """What it is worth to be rid of these three cards: low ones, and short suits gone."""
    hand = v.hand[v.me]
    worth = 0.0
    rest = cards
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        worth -= 3.0 if suit_of(card) == 0 else 0.0
        worth -= 3.0 if card == DAME else 0.0
        worth -= 0.02 * (card % 13) ** 2
    for suit in range(1, 4):
        left = popcount(hand & ~cards & suit_cards(suit))
        if left < 2 and popcount(hand & CLUBS) > 1:
            worth += 1.5 - 0.6 * left
    return worth


@compiled
def judge(v: State, codes: np.ndarray, n: int, values: np.ndarray) -> int:
    """What each legal action is worth, in points for our side; see `RuleBook`."""
    if v.phase == SEND:
        for i in range(n):
            values[i] = pass_worth(v, codes[i] & FULL)
        return PASS
    hidden = hidden_cards(v, SEATS)
    best = 0
    for i in range(n):
        card = codes[i]
        ours = ours_in_the_end(v, card, hidden)
        led = suit_of(card) if v.n == 0 else v.led
        at_stake = 1.0 + v.worth + card_points(card) + others_points(v, led, hidden)
        values[i] = (2.0 * ours - 1.0) * at_stake - 2.0 * later_points(v, card, hidden)
        values[i] -= 0.001 * (card % 13)
        if values[i] > values[best]:
            best = i
    return _reason(v, codes[best])


@compiled
def _reason(v: State, card: int) -> int:
    if v.n == 0:
        return LEAD
    if takes_now(v, card):
        return WIN
    partner_wins = (v.winner - v.me) % 2 == 0
    return FEED if partner_wins and card_points(card) else LOW


RUBY_DAME = RuleBook(judge, REASONS)
