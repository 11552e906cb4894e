"""What the search has proved, and of which positions it holds.

At the start of a trick the value of a position rests on who leads, on the *shape* (how many
cards of which suit each seat holds), and often on no more than the owners of a few top cards:
lower ones never won anything by their rank. A *pattern* is a bound on the value together with
those ranks and their owners; it holds in every position of that shape in which the same seats
hold the same ranks. (The partition search of Ginsberg, in the form that Haglund's DDS and
Xue's solver gave it: see docs/solve.md.)

The patterns of a shape are a list from its slot in an open hash table; newer ones come first.
When memory is full all is forgotten, and the search goes on.
"""

from clubsuit.games.state import State
from clubsuit.kernel import compiled, inlined, lowest, popcount
from clubsuit.solve.double_dummy.board import PATTERNS, SEATS, SLOTS
from clubsuit.solve.double_dummy.suit_lanes import LANE, below, lane_shift

ODD, FAR, RANKS, BOUNDS = 0, 1, 2, 3
"""Columns of `patterns`: seats 1 or 3, seats 2 or 3 hold it; which ranks these are; low | high << 6
| the next pattern's number << 12."""

PIECE = (1 << 27) - 1
SPARE = 64
"""Patterns may be kept after the look whether there is room."""


@inlined
def hash_of(key: int) -> int:
    """62 bits well mixed; no product overflows."""
    h = (key & PIECE) * 0x9E3779B1 + (key >> 27 & PIECE) * 0x85EBCA77 + (key >> 54) * 0x27D4EB2F
    return h ^ h >> 23


@inlined
def key_of(b: State, ply: int) -> int:
    """Shape and leader; and where the dame is still live, its owner and rank.

    These go into fields of the shape that follow from the others (spades of seats 1 and 2).
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
    """The slot of a key, or the free one that is to be its own."""
    slot = hash_of(key) >> 9 & (SLOTS - 1)
    while b.slots[slot, 0] != key and b.slots[slot, 0] != 0:
        slot = (slot + 1) & (SLOTS - 1)
    return slot


@inlined
def low_bound(b: State, n: int) -> int:
    """What side 0 is sure of in pattern n."""
    return b.patterns[n, BOUNDS] & 63


@inlined
def high_bound(b: State, n: int) -> int:
    """What side 0 cannot exceed in pattern n."""
    return b.patterns[n, BOUNDS] >> 6 & 63


@inlined
def probe(b: State, ply: int) -> int:
    """The number of a pattern that says whether the need is met, or 0."""
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
        n = b.patterns[n, BOUNDS] >> 12
    return 0


@inlined
def store(b: State, ply: int, ranks: int, low: int, high: int) -> None:
    """Note a pattern of the position at this ply: which ranks, and the bounds."""
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
    b.patterns[n, BOUNDS] = low | high << 6 | b.slots[slot, 1] << 12
    b.slots[slot, 1] = n


@compiled
def forget(b: State) -> None:
    """Empty all tables: patterns are of one set of hands and worths."""
    b.slots[:, :] = 0
    b.slots_used = 0
    b.patterns_used = 0
    b.hints[:] = 0
