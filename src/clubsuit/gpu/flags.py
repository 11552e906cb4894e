"""Flags of observations: what kernels run instead of three helpers of the encodings.

A thread that writes one byte after the other needs some twenty instructions for each, and they took
most of a step with observations. Here it writes two bytes at a time, and computes four. The bytes
are those of `games.encoding.put_set`, `put_sums` and `put_place`.
"""

from typing import Any

from clubsuit.games import encoding
from clubsuit.gpu.compiler import device_function, put_byte, put_pair, run_instead

SPREAD = 1 | 1 << 7 | 1 << 14 | 1 << 21
"""Factor that moves the bits 0 to 3 of a number to the bits 0, 8, 16 and 24."""
FIRST_BITS = 0x01010101
"""The lowest bit of each of four bytes."""


@device_function
def put_set(cards: Any, size: Any, out: Any, row: Any, at: Any) -> Any:
    """Do the same as `games.encoding.put_set`; `out` has rows of the same size without gaps."""
    return put_sums(cards, 0, 0, size, out, row, at)


@device_function
def put_sums(one: Any, two: Any, three: Any, size: Any, out: Any, row: Any, at: Any) -> Any:
    """Do the same as `games.encoding.put_sums`."""
    done = 0
    if out.shape[1] % 2 == 0:  # otherwise, pairs would begin at odd addresses
        if at % 2 != 0:
            put_byte(out, row, at, (one & 1) + (two & 1) + (three & 1))
            done = 1
        while done + 4 <= size:
            four = spread(one >> done) + spread(two >> done) + spread(three >> done)
            put_pair(out, row, at + done, four)
            put_pair(out, row, at + done + 2, four >> 16)
            done += 4
    while done < size:
        sum_here = (one >> done & 1) + (two >> done & 1) + (three >> done & 1)
        put_byte(out, row, at + done, sum_here)
        done += 1
    return at + size


@device_function
def spread(cards: Any) -> Any:
    """Return the bits 0 to 3 as four bytes of a number."""
    return (cards & 15) * SPREAD & FIRST_BITS


@device_function
def put_place(place: Any, size: Any, out: Any, row: Any, at: Any) -> Any:
    """Do the same as `games.encoding.put_place`."""
    return put_set(1 << place if 0 <= place < size else 0, size, out, row, at)


def use() -> None:
    """Make kernels that are compiled from now on run these functions."""
    run_instead(encoding.put_set, put_set)
    run_instead(encoding.put_sums, put_sums)
    run_instead(encoding.put_place, put_place)
