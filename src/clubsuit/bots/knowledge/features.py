"""What the network of `trained` is told of a position: a list of features that hold, by number.

All comes from a view's record, so from what the seat may see. First the features of the position,
once for each decision, then those of each choice. A feature is "I hold the nine of clubs", "the
next player lacks diamonds", "I need 12 tricks more to win"; counts are features too, one for each
number. Seats are counted from the one who decides. One list serves all variants of a game:
their options are features as well.

The first features of a choice, in all games, say by how much `rule` likes another choice better:
the network starts from rules of thumb, and learns where they err.
"""

import numpy as np

from clubsuit.bots.knowledge import counting
from clubsuit.games.state import State
from clubsuit.games.tricks import NO_CARD, above, suit_cards, suit_of
from clubsuit.kernel import compiled, inlined, lowest, popcount

MOST = 320
"""No position and choice together have more features."""

CARDS = 54
"""Room for a set of cards of a trick game."""
NEEDS = 24
"""Steps in which what a side needs to win is counted."""
GAPS = np.array([0.0, 0.15, 0.4, 0.8, 1.5, 3.0, 6.0, 12.0])
"""How much better `rule` may like another choice, in steps: up to this many units."""
GAP = 0
"""The first feature of all games: how far this choice is from the one that `rule` likes best."""


def places(*sizes: int, start: int = len(GAPS) + 1) -> list[int]:
    """Where each group of features begins, and after them all how many features there are."""
    return [start + sum(sizes[:i]) for i in range(len(sizes) + 1)]


# ---- parts ----------------------------------------------------------------------------------


@inlined
def write_cards(cards: int, base: int, out: np.ndarray, n: int) -> int:
    """A feature for each card of a set."""
    while cards:
        out[n] = base + lowest(cards)
        cards &= cards - 1
        n += 1
    return n


@inlined
def write_number(value: int, size: int, base: int, out: np.ndarray, n: int) -> int:
    """One feature for a number, of 0 to size-1; what is beyond counts as the last."""
    out[n] = base + min(max(value, 0), size - 1)
    return n + 1


@compiled
def needs(v: State, p: int) -> int:
    """How far a seat is from the target, in twentieths of it."""
    return 20 * (v.target - v.total[p]) // v.target


@compiled
def gap(best: float, value: float, unit: float) -> int:
    """The feature that says how far a value of `rule` is from its best."""
    i = 0
    while i < len(GAPS) and best - value > GAPS[i] * unit:
        i += 1
    return GAP + i


(T_HAND, T_HIDDEN, T_KNOWN, T_LACKS, T_TRICK, T_BEST, T_LED, T_WINNER, T_PLACE, T_DONE,
 T_LENGTH, T_OUT, T_CARD, T_TAKES, T_ABOVE, T_LEFT, T_FEW, TRICK_END) = places(
    CARDS, CARDS, 3 * CARDS, 3 * CARDS, 3 * CARDS, CARDS, 4, 4, 4, 14,
    4 * 14, 4 * 14, 3 * CARDS, 2 * 4, 4 * 8, 2 * 14, 2 * 14,
)  # fmt: skip
"""Features that the three trick games share."""


@inlined
def trick_features(v: State, seats: int, hidden: int, out: np.ndarray, n: int) -> int:
    """My cards, those that may be anywhere, and the open trick."""
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
    """A card that may be played: does it take the trick, what is above it, what is left?

    gone: the cards that are in nobody's hand, as far as I know.
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
