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
from clubsuit.games.clubs_whist import BID, EXCHANGE, KEEP, QUOTA, SEATS
from clubsuit.games.tricks import CLUBS, suit_cards, suit_of
from clubsuit.kernel import compiled, lowest, popcount

KEEP_FROM = -0.6
"""Keep a hand from this worth on (in tricks beyond the quota); found by measuring."""
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
    if suit_of(card) == 0:
        return float(max(0.35, 1.0 - 0.1 * over))
    length = popcount(v.hand[v.me] & suit_cards(suit_of(card)))
    ruffed = 0.05 * max(0, length - 3)
    return float(max(0.0, 0.85 - 0.35 * over - ruffed))


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
    return 1 if lean > -0.4 or tricks > QUOTA - 3.0 * lean else -1


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
            values[i] = worth if codes[i] == KEEP else KEEP_FROM
        return KEPT if worth >= KEEP_FROM else SWAPPED
    hidden = hidden_cards(v, BID + 1)
    aim = direction(v, v.tricks[v.me] + hand_tricks(v, hidden))
    clubs = popcount(v.hand[v.me] & CLUBS)
    best = 0
    for i in range(n):
        card = codes[i]
        now = holds_up(v, card, hidden)
        values[i] = aim * (now - later_tricks(v, card, hidden)) - 0.0001 * aim * (card % 13)
        suit = suit_of(card)
        if aim > 0 and suit != 0 and clubs and v.hand[v.me] & suit_cards(suit) == 1 << card:
            values[i] += 0.08  # a void to ruff from
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
