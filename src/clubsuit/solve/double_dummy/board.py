"""What the exact search of four hands works in: one record, made once and used again.

Sides: seats 0 and 2 are side 0, seats 1 and 3 side 1. A *ply* is a number of cards played,
0 to 52; a *trick* a number of tricks played. *Live* cards of a trick are those that were
still held at its start.
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
    "seat",  # who is to play
    "need",  # can side 0 still take so much?
    "form",  # how many cards of each suit each seat holds (see `unit`)
    "best",  # the card that wins the open trick so far
    "winner",  # and whose it is
    "total",  # at a trick's start: all that is left to take
    "rest",  # cards that are still to be tried
    "n",  # how many cards stand in `order`, 0 while it is not made
    "i",  # how many of them have been looked at
    "hint",  # the hashed key of the hint for this position
    "played",  # the card being tried
    "value",  # what side 0 takes from here, as far as is known
    "winners",  # cards that won by their rank where this value came from
)

BOARD = record_dtype(
    [
        ("first", "i8"),  # the trick at which the search starts
        ("hand", "i8", (SEATS,)),  # cards held, in lanes
        ("trick_worth", "i8"),  # what a trick counts for the side that wins it,
        ("club_worth", "i8"),  # each club in it,
        ("dame", "i8"),  # one more card, as a set (it may be empty),
        ("dame_worth", "i8"),  # and how much that one counts
        # by trick:
        ("live", "i8", (TRICKS + 1,)),
        ("odd", "i8", (TRICKS + 1,)),  # by rank among the live: seat 1 or 3 holds it
        ("far", "i8", (TRICKS + 1,)),  # by rank among the live: seat 2 or 3 holds it
        ("led", "i8", (TRICKS,)),  # the suit led
        *((name, "i8", (PLIES + 1,)) for name in _PER_PLY),
        ("order", "i8", (PLIES + 1, TRICKS)),  # by ply: cards to try, the best first
        # what has been proved (see `transpositions`), and which cards were good:
        ("slots", "i8", (SLOTS, 2)),
        ("slots_used", "i8"),
        ("patterns", "i8", (PATTERNS, 4)),
        ("patterns_used", "i8"),
        ("hints", "i8", (HINTS,)),
        ("nodes", "i8"),  # positions looked at since `set_up`
        ("limit", "i8"),  # the search gives up once there are more
    ]
)


def new_board() -> State:
    """An empty board. It takes up to 40 MB, as its tables fill."""
    b = np.zeros(1, BOARD)[0]
    b.limit = NO_LIMIT
    return b


@inlined
def unit(seat: int, number: int) -> int:
    """One card of a suit in a hand, as a shape counts it: four bits for each of the sixteen.

    The last of them would not fit into an int64 with its sign; it follows from the others.
    """
    return (1 << (((seat << 2) + number) << 2)) & ((1 << 60) - 1)


@inlined
def shape_of(b: State) -> int:
    """The shape of the hands held."""
    shape = 0
    for seat in range(SEATS):
        for number in range(4):
            shape += popcount(b.hand[seat] & lane_of(number)) * unit(seat, number)
    return shape


@inlined
def wins_over(card: int, best: int) -> bool:
    """Whether a card wins a trick in which `best` is best so far (see `games.tricks.beats`)."""
    if suit(card) == suit(best):
        return card > best
    return suit(card) == 0


@inlined
def of_suit_in_trick(b: State, ply: int, number: int) -> int:
    """How many cards of a suit lie in the trick that ends with this ply."""
    n = 0
    for i in range(SEATS):
        n += int(suit(b.played[ply - i]) == number)
    return n


@inlined
def worth_of_trick(b: State, ply: int) -> int:
    """What the trick that ends with this ply counts."""
    worth = b.trick_worth
    if b.club_worth:
        worth += b.club_worth * of_suit_in_trick(b, ply, 0)
        for i in range(SEATS):
            worth += b.dame_worth * (b.dame >> b.played[ply - i] & 1)
    return worth


@inlined
def worth_of_all(b: State, tricks: int, live: int) -> int:
    """What all the tricks to come count together."""
    worth = tricks * b.trick_worth
    if b.club_worth:
        worth += popcount(live & LANE) * b.club_worth + popcount(live & b.dame) * b.dame_worth
    return worth
