"""The working memory of the double-dummy search: one record, created once and reused.

Seats 0 and 2 are side 0, seats 1 and 3 are side 1. A *ply* is the number of cards played, 0 to 52;
a *trick* is the number of tricks played. The *live* cards of a trick are those that were still held
at its start.
"""

import numpy as np

from clubsuit.fields import record_dtype
from clubsuit.games.state import State
from clubsuit.kernel import inlined, popcount
from clubsuit.solve.double_dummy.suit_lanes import LANE, lane_of, suit
from clubsuit.solve.effort import NO_LIMIT

SEATS = 4
TRICKS = 13
PLIES = 52

SLOTS = 1 << 17
PATTERNS = 1 << 20
HINTS = 1 << 16

_PER_PLY = (
    "seat",  # the seat to play
    "need",  # the points that side 0 has to reach from here
    "form",  # the shape: number of cards of each suit in each hand (see `unit`)
    "best",  # the card that wins the open trick so far
    "winner",  # the seat that played this card
    "total",  # at the start of a trick: the points of all remaining tricks
    "rest",  # the cards left to try
    "n",  # number of cards in `order`; 0 before the cards are ordered
    "i",  # number of cards in `order` that were already looked at
    "hint",  # the hashed key of the hint for this position
    "played",  # the card being tried
    "value",  # the best known bound on the points that side 0 takes from here
    "winners",  # the cards that won by their rank in the play behind `value`
)

BOARD = record_dtype(
    [
        ("first", "i8"),  # the trick at which the search starts
        ("hand", "i8", (SEATS,)),  # the cards held, in lanes
        ("trick_worth", "i8"),  # points of a trick
        ("club_worth", "i8"),  # points of each club in a trick
        ("dame", "i8"),  # the only other card with points, as a set; or an empty set
        ("dame_worth", "i8"),  # points of that card
        # by trick:
        ("live", "i8", (TRICKS + 1,)),
        ("odd", "i8", (TRICKS + 1,)),  # ranks that seats 1 and 3 hold among the live cards
        ("far", "i8", (TRICKS + 1,)),  # ranks that seats 2 and 3 hold among the live cards
        ("led", "i8", (TRICKS,)),  # the suit led
        *((name, "i8", (PLIES + 1,)) for name in _PER_PLY),
        ("order", "i8", (PLIES + 1, TRICKS)),  # by ply: cards to try, best first
        # the tables of proved patterns (see `transpositions`) and of hints:
        ("slots", "i8", (SLOTS, 2)),
        ("slots_used", "i8"),
        ("patterns", "i8", (PATTERNS, 4)),
        ("patterns_used", "i8"),
        ("hints", "i8", (HINTS,)),
        ("nodes", "i8"),  # number of positions searched since `set_up`
        ("limit", "i8"),  # the search is aborted when `nodes` exceeds it
    ]
)


def new_board() -> State:
    """Return an empty board. It takes up to 40 MB when its tables are full."""
    b = np.zeros(1, BOARD)[0]
    b.limit = NO_LIMIT
    return b


@inlined
def unit(seat: int, number: int) -> int:
    """Return the amount by which one more card of this suit in this hand increases a shape.

    A shape has sixteen counts of four bits, one for each suit of each hand. The last count would
    not fit into a signed int64. It is left out, since the other counts determine it.
    """
    return (1 << (((seat << 2) + number) << 2)) & ((1 << 60) - 1)


@inlined
def shape_of(b: State) -> int:
    """Return the shape of the hands."""
    shape = 0
    for seat in range(SEATS):
        for number in range(4):
            shape += popcount(b.hand[seat] & lane_of(number)) * unit(seat, number)
    return shape


@inlined
def wins_over(card: int, best: int) -> bool:
    """Return whether a card beats the best card of the trick so far (see `games.tricks.beats`)."""
    if suit(card) == suit(best):
        return card > best
    return suit(card) == 0


@inlined
def of_suit_in_trick(b: State, ply: int, number: int) -> int:
    """Return how many cards of a suit are in the trick that ends with this ply."""
    n = 0
    for i in range(SEATS):
        n += int(suit(b.played[ply - i]) == number)
    return n


@inlined
def worth_of_trick(b: State, ply: int) -> int:
    """Return the points of the trick that ends with this ply."""
    worth = b.trick_worth
    if b.club_worth + b.dame_worth:
        worth += b.club_worth * of_suit_in_trick(b, ply, 0)
        for i in range(SEATS):
            worth += b.dame_worth * (b.dame >> b.played[ply - i] & 1)
    return worth


@inlined
def worth_of_all(b: State, tricks: int, live: int) -> int:
    """Return the points of all remaining tricks."""
    worth = tricks * b.trick_worth
    if b.club_worth + b.dame_worth:
        worth += popcount(live & LANE) * b.club_worth + popcount(live & b.dame) * b.dame_worth
    return worth
