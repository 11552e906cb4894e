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
from clubsuit.games.ruby_dame import DAME, HAND, SEATS, SEND, card_points
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
(
    CLUB, CLUB_OVER, CLUB_LEAST, CLUB_GONE, SIDE, SIDE_OVER, DAME_KEPT, STAKE, THEIR_CLUBS,
    PASS_CLUB, PASS_DAME, PASS_RANK, PASS_SHORT, PASS_LEFT,
) = range(14)  # fmt: skip
WEIGHTS = np.array(
    [
        # what a card should still be worth to us later, in points
        2.47,  # CLUB: a club,
        0.51,  # CLUB_OVER: less, for each higher one elsewhere,
        1.07,  # CLUB_LEAST: but at least so much;
        0.056,  # CLUB_GONE: less, for each club played
        0.79,  # SIDE: a plain card,
        0.146,  # SIDE_OVER: less, for each higher one elsewhere
        2.32,  # DAME_KEPT: the queen of diamonds
        # the open trick
        1.31,  # STAKE: what it is worth besides the points in it,
        1.8,  # THEIR_CLUBS: with so much for each player who should add a club
        # the pass: how little it costs to part with a card
        2.54,  # PASS_CLUB: more, for a club,
        2.42,  # PASS_DAME: for the queen of diamonds,
        0.023,  # PASS_RANK: and for the square of each card's rank;
        2.83,  # PASS_SHORT: less, where one card of a suit is left or none,
        2.13,  # PASS_LEFT: but not so much with one
    ]
)
"""What counts: found by playing hands by weights changed at random, always against those found
so far (evolution strategies)."""


@compiled
def later_points(v: State, card: int, hidden: int) -> float:
    """What a card of my hand should still be worth to us in later tricks."""
    over = out_above(v, card, hidden)
    if suit_of(card) == 0:
        gone = HAND - popcount(CLUBS & (v.hand[v.me] | hidden))
        worth = max(WEIGHTS[CLUB_LEAST], WEIGHTS[CLUB] - WEIGHTS[CLUB_OVER] * over)
        return float(worth - WEIGHTS[CLUB_GONE] * gone)
    if card == DAME:
        return float(WEIGHTS[DAME_KEPT])
    return float(max(0.0, WEIGHTS[SIDE] - WEIGHTS[SIDE_OVER] * over))


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
    if led != 0:
        return 0.0
    points = 0.0
    for i in range(1, SEATS - v.n):
        points += WEIGHTS[THEIR_CLUBS] * holds_any(v, (v.me + i) % SEATS, CLUBS, hidden)
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
        worth -= WEIGHTS[PASS_CLUB] if suit_of(card) == 0 else 0.0
        worth -= WEIGHTS[PASS_DAME] if card == DAME else 0.0
        worth -= WEIGHTS[PASS_RANK] * (card % 13) ** 2
    for suit in range(1, 4):
        left = popcount(hand & ~cards & suit_cards(suit))
        if left < 2 and popcount(hand & CLUBS) > 1:
            worth += WEIGHTS[PASS_SHORT] - WEIGHTS[PASS_LEFT] * left
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
        at_stake = WEIGHTS[STAKE] + v.worth + card_points(card) + others_points(v, led, hidden)
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
