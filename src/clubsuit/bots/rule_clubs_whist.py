"""Rules of thumb for Clubs (Whist group).

The bot counts the tricks that its hand should make, and keeps a hand good for the
direction that suits its score: up as a rule, down where it is far down already
(+11 and -11 both win). In play it asks of each card: how likely does it win
this trick, and how likely would it win one later? Going up it plays where the
first exceeds the second, going down the other way round.
"""

import numpy as np

from clubsuit.bots.base import RuleBook
from clubsuit.bots.counting import can_beat, hidden_cards, out_above, takes_now
from clubsuit.games.base import State
from clubsuit.games.clubs_whist import BID, EXCHANGE, HAND, KEEP, QUOTA, SEATS
from clubsuit.games.tricks import suit_cards, suit_of
from clubsuit.kernel import compiled, lowest, popcount

(
    KEEP_FROM, CLUB, CLUB_OVER, CLUB_LEAST, CLUB_LATER,
    SIDE, SIDE_OVER, SIDE_LONG, SIDE_GONE, SIDE_LATER, LEADING, SECOND, LOW_CARD,
) = range(13)  # fmt: skip
WEIGHTS = np.array(
    [
        -1.1,  # KEEP_FROM: keep a hand from this worth on, in tricks beyond the quota
        # the tricks that a card should make later
        1.07,  # CLUB: a club,
        0.1,  # CLUB_OVER: less, for each higher one elsewhere,
        0.45,  # CLUB_LEAST: but at least so much, by ruffing;
        0.82,  # CLUB_LATER: how much of that counts when choosing a card
        0.75,  # SIDE: a plain card,
        0.27,  # SIDE_OVER: less, for each higher one elsewhere,
        0.12,  # SIDE_LONG: for each card of its suit beyond three in my hand,
        0.11,  # SIDE_GONE: and for each card of its suit played;
        0.9,  # SIDE_LATER: how much of that counts when choosing a card
        # choosing a card
        1.05,  # LEADING: what the open trick counts for who leads,
        0.83,  # SECOND: and for the next
        0.03,  # LOW_CARD: less for each rank
    ]
)
"""What counts: found by playing hands by weights changed at random, always against those found
so far (evolution strategies)."""
FAR_DOWN = -0.15
"""From this share of the target on it may pay to go down,"""
DOWNWARD = 7.0
"""the better the hand may be, the farther down; both found by whole games."""
UP, DOWN, KEPT, SWAPPED, CHEAP_WIN, THROW_LOW, THROW_HIGH, DUCK = range(8)
REASONS = (
    "rule-whist-win",
    "rule-whist-lose",
    "rule-whist-keep",
    "rule-whist-swap",
    "rule-whist-cheap-win",
    "rule-whist-throw-low",
    "rule-whist-throw-high",
    "rule-whist-duck",
)


@compiled
def later_tricks(v: State, card: int, hidden: int) -> float:
    """The chance that a card of my hand wins a trick later on."""
    over = out_above(v, card, hidden)
    suit = suit_of(card)
    if suit == 0:
        return float(max(WEIGHTS[CLUB_LEAST], WEIGHTS[CLUB] - WEIGHTS[CLUB_OVER] * over))
    own = v.hand[v.me] & suit_cards(suit)
    worth = WEIGHTS[SIDE] - WEIGHTS[SIDE_OVER] * over
    worth -= WEIGHTS[SIDE_LONG] * max(0, popcount(own) - 3)
    worth -= WEIGHTS[SIDE_GONE] * (HAND - popcount(own | hidden & suit_cards(suit)))
    return float(max(0.0, worth))


@compiled
def hand_tricks(v: State, hidden: int) -> float:
    """The tricks that the rest of my hand should make."""
    cards = v.hand[v.me]
    total = 0.0
    while cards:
        total += later_tricks(v, lowest(cards), hidden)
        cards &= cards - 1
    return total


@compiled
def direction(v: State, tricks: float) -> int:
    """+1: play for many tricks; -1: for few, where the score is far down and the hand weak.

    Who must beat whenever possible cannot easily stay low: going down pays only late.
    """
    lean = v.total[v.me] / v.target
    return 1 if lean > FAR_DOWN or tricks > QUOTA - DOWNWARD * lean else -1


@compiled
def hand_worth(v: State, tricks: float) -> float:
    """How far the hand should get in its direction."""
    return direction(v, tricks) * (tricks - QUOTA)


@compiled
def holds_up(v: State, card: int, hidden: int) -> float:
    """The chance that the card wins this trick: whoever can beat it must (CW-6)."""
    if not takes_now(v, card):
        return 0.0
    led = suit_of(card) if v.n == 0 else v.led
    chance = 1.0
    for i in range(1, SEATS - v.n):
        chance *= 1.0 - can_beat(v, (v.me + i) % SEATS, led, card, hidden)
    return chance


@compiled
def judge(v: State, codes: np.ndarray, n: int, values: np.ndarray) -> int:
    """What each legal action is worth, in tricks in my direction; see `RuleBook`."""
    if v.phase == EXCHANGE:
        worth = hand_worth(v, hand_tricks(v, hidden_cards(v, BID + 1)))
        for i in range(n):
            values[i] = worth if codes[i] == KEEP else WEIGHTS[KEEP_FROM]
        return KEPT if worth >= WEIGHTS[KEEP_FROM] else SWAPPED
    hidden = hidden_cards(v, BID + 1)
    aim = direction(v, v.tricks[v.me] + hand_tricks(v, hidden))
    best = 0
    for i in range(n):
        card = codes[i]
        now = holds_up(v, card, hidden)
        if v.n < SEATS - 1:
            now *= WEIGHTS[LEADING + v.n]
        later = WEIGHTS[SIDE_LATER if suit_of(card) else CLUB_LATER] * later_tricks(v, card, hidden)
        values[i] = aim * (now - later - WEIGHTS[LOW_CARD] * (card % 13))
        if values[i] > values[best]:
            best = i
    return _reason(v, codes[best], aim)


@compiled
def _reason(v: State, card: int, aim: int) -> int:
    if v.n == 0:
        return UP if aim > 0 else DOWN
    if takes_now(v, card):
        return CHEAP_WIN if aim > 0 else DUCK
    return THROW_LOW if aim > 0 else THROW_HIGH


CLUBS_WHIST = RuleBook(judge, REASONS)
