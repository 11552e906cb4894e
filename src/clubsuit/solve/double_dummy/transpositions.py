"""Transposition table of the double-dummy search; it stores patterns, not single positions.

At the start of a trick, the value of a position depends on the leader and on the *shape* (the
number of cards of each suit in each hand). Apart from these, often only the owners of a few top
cards matter, because no lower card won by its rank during the search. A *pattern* is a bound on the
value together with these top ranks and their owners. The bound holds in every position of the same
shape in which the same seats hold the same ranks. (This is Ginsberg's partition search, in the form
used by Haglund's DDS and Xue's solver; see docs/solve.md.)

The patterns of a shape are a linked list that starts in its slot of an open hash table; newer
patterns come first. When the memory is full, all patterns are deleted and the search continues.
"""

from clubsuit.games.state import State
from clubsuit.kernel import compiled, inlined, lowest, popcount
from clubsuit.solve.double_dummy.board import PATTERNS, SEATS, SLOTS
from clubsuit.solve.double_dummy.suit_lanes import LANE, below, lane_shift

ODD, FAR, RANKS, BOUNDS = 0, 1, 2, 3
"""Columns of `patterns`: ranks held by seat 1 or 3; ranks held by seat 2 or 3; the ranks of the
pattern; and low bound | high bound << BOUND | number of the next pattern << 2 * BOUND."""
BOUND = 12
"""Number of bits of a bound. It limits the points of a hand (`clubsuit.games.constants`)."""

PIECE = (1 << 27) - 1
"""Mask of the 27 bits of a key that are multiplied at once."""
SPARE = 64
"""Minimum number of free patterns; if fewer are free, all patterns are deleted."""


@inlined
def hash_of(key: int) -> int:
    """Return a well-mixed hash of 62 bits; no product overflows."""
    h = (key & PIECE) * 0x9E3779B1 + (key >> 27 & PIECE) * 0x85EBCA77 + (key >> 54) * 0x27D4EB2F
    return h ^ h >> 23


@inlined
def key_of(b: State, ply: int) -> int:
    """Return the key of a position: its shape, its leader and, if live, the place of `dame`.

    The place of the card `dame` is its owner and its rank. They are mixed into two fields of the
    shape, the spades of seats 1 and 2, which follow from the other fields.
    """
    key = b.form[ply] | b.seat[ply] << 60
    if b.dame & b.live[ply >> 2]:
        shift = lane_shift(b.dame)
        above = b.live[ply >> 2] & (LANE << shift) & ~below(lowest(b.dame))
        for seat in range(SEATS):
            if b.hand[seat] & b.dame:
                key ^= seat << 44 | popcount(above) << 28
    return key


@inlined
def slot_of(b: State, key: int) -> int:
    """Return the slot that stores this key, or a free slot if no slot does."""
    slot = hash_of(key) >> 9 & (SLOTS - 1)
    while b.slots[slot, 0] != key and b.slots[slot, 0] != 0:
        slot = (slot + 1) & (SLOTS - 1)
    return slot


@inlined
def low_bound(b: State, n: int) -> int:
    """Return the minimum points of side 0 in pattern n."""
    return b.patterns[n, BOUNDS] & (1 << BOUND) - 1


@inlined
def high_bound(b: State, n: int) -> int:
    """Return the maximum points of side 0 in pattern n."""
    return b.patterns[n, BOUNDS] >> BOUND & (1 << BOUND) - 1


@inlined
def probe(b: State, ply: int) -> int:
    """Return the number of a pattern that decides whether the need is met, or 0."""
    key = key_of(b, ply)
    odd = b.odd[ply >> 2]
    far = b.far[ply >> 2]
    need = b.need[ply]
    slot = slot_of(b, key)
    n = b.slots[slot, 1]
    while n:
        differ = (b.patterns[n, ODD] ^ odd) | (b.patterns[n, FAR] ^ far)
        if differ & b.patterns[n, RANKS] == 0 and (
            low_bound(b, n) >= need or high_bound(b, n) < need
        ):
            return n
        n = b.patterns[n, BOUNDS] >> 2 * BOUND
    return 0


@inlined
def store(b: State, ply: int, ranks: int, low: int, high: int) -> None:
    """Store a pattern for the position at this ply, with these ranks and bounds."""
    if b.slots_used > SLOTS // 4 * 3 or b.patterns_used > PATTERNS - SPARE:
        forget(b)
    key = key_of(b, ply)
    slot = slot_of(b, key)
    if b.slots[slot, 0] == 0:
        b.slots[slot, 0] = key
        b.slots_used += 1
    b.patterns_used += 1
    n = b.patterns_used
    b.patterns[n, ODD] = b.odd[ply >> 2]
    b.patterns[n, FAR] = b.far[ply >> 2]
    b.patterns[n, RANKS] = ranks
    b.patterns[n, BOUNDS] = low | high << BOUND | b.slots[slot, 1] << 2 * BOUND
    b.slots[slot, 1] = n


@compiled
def forget(b: State) -> None:
    """Clear all tables, since patterns are valid only for one deal and its points."""
    b.slots[:, :] = 0
    b.slots_used = 0
    b.patterns_used = 0
    b.hints[:] = 0
