"""Features: the input of the network of `trained`, as a list of the numbers of active features.

All features come from a view's record, so they contain only what the seat may see. The features of
the position come first and are computed once per decision. The features of each choice follow.
Examples are "I hold the nine of clubs", "the next player lacks diamonds" and "I need 12 more tricks
to win". A count is encoded with one feature for each number. Seats are relative to the seat that
decides. All variants of a game share one list, in which their options are features too.

In all games, the first feature of a choice encodes the gap between its value and the best value,
both from `rule`. So the network starts from rules of thumb, and learns where they are wrong.
"""

import numpy as np

from clubsuit.bots.knowledge import counting
from clubsuit.games.state import State
from clubsuit.games.tricks import NO_CARD, above, suit_cards, suit_of
from clubsuit.kernel import compiled, inlined, lowest, popcount

MOST = 320
"""Maximum number of active features of a position and a choice together."""

CARDS = 54
"""Number of features for a set of cards in a trick game."""
NEEDS = 24
"""Number of features for the points that a side needs to win."""
GAPS = np.array([0.0, 0.15, 0.4, 0.8, 1.5, 3.0, 6.0, 12.0])
"""Upper limits of the gap classes, in units of the game; the last class has no limit. The gap of a
choice is the best value from `rule` minus the value of the choice."""
GAP = 0
"""First of the features for the gap classes, in all games."""


def places(*sizes: int, start: int = len(GAPS) + 1) -> list[int]:
    """Return the first feature of each group, and the number of features after the last group.

    sizes: number of features of each group.
    start: first feature of the first group.
    """
    return [start + sum(sizes[:i]) for i in range(len(sizes) + 1)]


# ---- parts ----------------------------------------------------------------------------------


@inlined
def write_cards(cards: int, base: int, out: np.ndarray, n: int) -> int:
    """Append a feature for each card of a set, and return the new n."""
    while cards:
        out[n] = base + lowest(cards)
        cards &= cards - 1
        n += 1
    return n


@inlined
def write_number(value: int, size: int, base: int, out: np.ndarray, n: int) -> int:
    """Append the feature of a number, limited to the range from 0 to size - 1; return the new n."""
    out[n] = base + min(max(value, 0), size - 1)
    return n + 1


@compiled
def needs(v: State, p: int) -> int:
    """Return the points that a seat needs to win, in twentieths of the target."""
    return 20 * (v.target - v.total[p]) // v.target


@compiled
def gap(best: float, value: float, unit: float) -> int:
    """Return the feature for the gap between a value and the best value of `rule` (see GAPS)."""
    i = 0
    while i < len(GAPS) and best - value > GAPS[i] * unit:
        i += 1
    return GAP + i


(T_HAND, T_HIDDEN, T_KNOWN, T_LACKS, T_TRICK, T_BEST, T_LED, T_WINNER, T_PLACE, T_DONE,
 T_LENGTH, T_OUT, T_CARD, T_TAKES, T_ABOVE, T_LEFT, T_FEW, TRICK_END) = places(
    CARDS, CARDS, 3 * CARDS, 3 * CARDS, 3 * CARDS, CARDS, 4, 4, 4, 14,
    4 * 14, 4 * 14, 3 * CARDS, 2 * 4, 4 * 8, 2 * 14, 2 * 14,
)  # fmt: skip
"""The first feature of each group that the three trick games share."""


@inlined
def trick_features(v: State, seats: int, hidden: int, out: np.ndarray, n: int) -> int:
    """Append features of my cards, the hidden cards and the open trick; return the new n.

    hidden: the cards whose holder I do not know.
    """
    hand = v.hand[v.me]
    n = write_cards(hand, T_HAND, out, n)
    n = write_cards(hidden, T_HIDDEN, out, n)
    for suit in range(4):
        n = write_number(popcount(hand & suit_cards(suit)), 14, T_LENGTH + 14 * suit, out, n)
        n = write_number(popcount(hidden & suit_cards(suit)), 14, T_OUT + 14 * suit, out, n)
    n = write_number(v.n, 4, T_PLACE, out, n)
    n = write_number(v.tricks_done, 14, T_DONE, out, n)
    if v.n > 0:
        out[n] = T_BEST + v.best
        out[n + 1] = T_LED + v.led
        out[n + 2] = T_WINNER + (v.winner - v.me) % seats
        n += 3
    for i in range(1, seats):
        p = (v.me + i) % seats
        if v.trick[p] != NO_CARD:
            out[n] = T_TRICK + CARDS * (i - 1) + v.trick[p]
            n += 1
        n = write_cards(v.lacks[p] & hidden, T_LACKS + CARDS * (i - 1), out, n)
    return n


@compiled
def card_features(v: State, card: int, seats: int, gone: int, out: np.ndarray, n: int) -> int:
    """Append features of a card to play, and return the new n.

    The features are the card, whether it takes the trick, the number of higher cards, and the
    numbers of other cards of its suit in my hand and elsewhere.

    gone: the cards that are known to be in no hand.
    """
    suit = suit_of(card)
    trump = int(suit == 0)
    takes = int(counting.takes_now(v, card))
    follows = int(v.n > 0)
    others = suit_cards(suit) & ~v.hand[v.me] & ~gone
    out[n] = T_CARD + CARDS * (follows * (1 + takes)) + card
    out[n + 1] = T_TAKES + 4 * takes + seats - 1 - v.n
    n = write_number(
        popcount(above(card) & others), 8, T_ABOVE + 8 * (2 * trump + follows), out, n + 2
    )
    left = popcount(v.hand[v.me] & suit_cards(suit)) - 1
    n = write_number(left, 14, T_LEFT + 14 * trump, out, n)
    return write_number(popcount(others), 14, T_FEW + 14 * trump, out, n)
