"""The kernels of `gpu.environment`: one step in each of many games, with one thread for each.

The results are those of `envs.loops`. Threads of a block copy records together, deal together, and
write masks and observations together, so that neighbouring threads write neighbouring bytes. An
observation is made in the shared memory of the record, which has been copied back by then. Large
records are in local memory instead.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from clubsuit.envs.loops import OF_BOTS, OF_CALLER
from clubsuit.fields import record_dtype
from clubsuit.games.dispatch import apply, deal, observe, reveal, start, take_id, view, write_ids
from clubsuit.games.encoding import IDS_IN_WORD
from clubsuit.games.state import DEAL, NOBODY, OVER
from clubsuit.gpu import flags
from clubsuit.gpu.compiler import (
    SIMULATED,
    any_lane,
    bytes_of,
    cuda,
    device_function,
    flat_of,
    kernel,
    record_type,
    unsigned,
    words_of,
)
from clubsuit.kernel import nth_card, popcount
from clubsuit.random_numbers import CHOICES, DEALS, rand_below, rand_seed, rand_split

LANES = 4 if SIMULATED else 32
"""Number of threads of a warp."""

SEEN_BLOCK, BARE_BLOCK, LOCAL_BLOCK = (8, 8, 8) if SIMULATED else (32, 64, 64)
"""Number of threads of a block, for records in shared memory with and without observations, and for
records in local memory. They are multiples of 8, so a block's observations begin at a whole word.
"""

AT_ONCE = 8
"""Number of rows that a warp copies at once; their words are in registers."""

SHARED_BYTES = 48 << 10
"""Size of the shared memory of a block."""

NOTHING_REFUSED = 1 << 62
"""Content of the array `refused` if all actions were legal."""

ROW_BITS, LEAST_ID, MOST_ID = 32, -(1 << 31), (1 << 31) - 1
"""`refused` has a row, and in the lower bits the id, limited to this range."""


# ---- steps of the kernels ----------------------------------------------------------------


@device_function
def copy_rows(source, target, here, words, thread, warps):  # type: ignore[no-untyped-def]
    """Copy the words of the first `here` rows, AT_ONCE rows at a time, each by a whole warp.

    All rows are read before any is written: otherwise a warp would wait for each row.
    """
    held = cuda.local.array(AT_ONCE, np.int64)
    last = here - 1
    lane = thread % LANES
    for row in range(thread // LANES * AT_ONCE, here, warps * AT_ONCE):
        for k in range(lane, words, LANES):
            for i in range(AT_ONCE):
                held[i] = source[unsigned(min(row + i, last)), unsigned(k)]
            for i in range(AT_ONCE):
                target[unsigned(min(row + i, last)), unsigned(k)] = held[i]


@device_function
def take_row(s, row, rows, actions, refused, most):  # type: ignore[no-untyped-def]
    """Carry out an id; start a new game after the end of an episode, before its first deal.

    An id that is not legal changes nothing; the array `refused` keeps the first such row.
    """
    partials, hands, ids, rewards = rows.partials, rows.hands, rows.ids, rows.rewards
    for p in range(rewards.shape[1]):
        rewards[row, p] = 0
    rows.dones[row] = False
    number: Any = np.int64(actions[row])
    good = number >= 0 and number < IDS_IN_WORD * ids.shape[1]
    if good:
        good = ids[row, number // IDS_IN_WORD] >> number % IDS_IN_WORD & 1 != 0
    if not good:
        if number > MOST_ID:
            number = MOST_ID
        if number < LEAST_ID:
            number = LEAST_ID
        cuda.atomic.min(refused, 0, row << ROW_BITS | number - LEAST_ID)
    else:
        code = take_id(s, partials[row], number)
        if code < 0:
            partials[row] = ~code
        else:
            partials[row] = 0
            apply(s, code, 0)
            if s.turn == NOBODY:
                for p in range(rewards.shape[1]):
                    rewards[row, p] = s.score[p]
                hands[row] += 1
                if s.phase == OVER or hands[row] == most:
                    rows.dones[row] = True
                    hands[row] = 0
                    start(s)


@device_function
def mark_ids(bits, ids, out, thread):  # type: ignore[no-untyped-def]
    """Write a thread's set of ids as flags to its row.

    ids: the number of ids.
    """
    at = 0
    for k in range(bits.shape[1]):
        at = flags.put_set(bits[0, k], min(IDS_IN_WORD, ids - at), out, thread, at)


@device_function
def put_bytes(target, first, source, here, size, thread, block):  # type: ignore[no-untyped-def]
    """Copy the bytes of the rows of a block, which follow each other without gaps, as words."""
    words = here * size // 8
    to = flat_of(target, target.shape[0] * size // 8)
    given = flat_of(source, words)
    at = first * size // 8
    i = thread
    while i < words:  # a `range` of several numbers would take twice as many instructions
        to[unsigned(at + i)] = given[unsigned(i)]
        i += block
    for i in range(8 * words + thread, here * size, block):
        target[first + i // size, i % size] = source[i // size, i % size]


@device_function
def put_perfect(perfect, first, source, here, size, thread, warps):  # type: ignore[no-untyped-def]
    """Write the observations to the front of the perfect information."""
    lane = thread % LANES
    for row in range(thread // LANES, here, warps):
        for k in range(lane, size, LANES):
            there = unsigned(first + row), unsigned(k)
            perfect[there] = source[unsigned(row), unsigned(k)]


# ---- kernels -----------------------------------------------------------------------------


def padded(dtype: np.dtype[Any], size: int = 0) -> np.dtype[Any]:
    """Return a record type with the record `game`, of at least `size` bytes.

    It has an odd number of 8-byte words, so that threads that read the same field access different
    banks of shared memory.
    """
    words = -(-max(dtype.itemsize, size) // 8) | 1
    pad = words - dtype.itemsize // 8
    return record_dtype([("game", dtype), *([("pad", "i8", (pad,))] if pad else [])])


def block_of(dtype: np.dtype[Any], size: int) -> tuple[int, bool]:
    """Return the number of threads of a block, and whether records are in shared memory.

    size: size of an observation, or 0.
    """
    block = SEEN_BLOCK if size else BARE_BLOCK
    cell = padded(dtype, size).itemsize + (padded(dtype).itemsize if size else 0)
    shared = cell * (32 if size else 64) <= SHARED_BYTES
    return (block, True) if shared else (LOCAL_BLOCK, False)


@cache
def step_kernel(dtype: np.dtype[Any], size: int, words: int, ids: int) -> Any:
    """Return the kernel that takes a step and shows the next decision, for records of this type.

    size:  size of an observation, or 0.
    words: number of words of a set of ids.
    ids:   number of ids.

    Its arguments are the `envs.loops.Rows`, the actions, and `refused`, an array of one int64. Then
    follow the number of hands of an episode, the number of words of a record, and whether there is
    a step; otherwise only the next decision is shown.
    """
    flags.use()
    if block_of(dtype, size)[1]:
        seen, bare = _step_seen, _step_bare
        made = seen(dtype, size, words, ids) if size else bare(dtype, words, ids)
    else:
        made = _step_local(dtype, size, words, ids)
    return kernel(made)


def _step_seen(dtype: np.dtype[Any], size: int, width: int, ids: int) -> Callable[..., None]:
    """Records in shared memory, with observations."""
    block, _ = block_of(dtype, size)
    cell, seen_cell = record_type(padded(dtype, size)), record_type(padded(dtype))
    warps = block // LANES

    def step(rows, actions, refused, most, words, stepping):  # type: ignore[no-untyped-def]
        cells = cuda.shared.array(block, cell)
        seen = cuda.shared.array(block, seen_cell)
        bits = cuda.local.array((1, width), np.int64)
        thread = cuda.threadIdx.x
        first = cuda.blockIdx.x * block
        row = first + thread
        here = min(block, rows.states.shape[0] - first)
        outside = words_of(rows.states)[first:]
        inside = words_of(cells)
        blank = words_of(seen)
        copy_rows(outside, inside, here, words, thread, warps)
        for k in range(words):
            blank[unsigned(thread), unsigned(k)] = 0
        cuda.syncthreads()
        s = cells[thread].game
        if stepping and thread < here:
            take_row(s, row, rows, actions, refused, most)
        any_lane(True)
        if thread < here and s.phase == DEAL:
            deal(s)
        any_lane(True)
        partial = 0
        if thread < here:
            partial = rows.partials[row]
            rows.turns[row] = s.turn
            write_ids(s, partial, bits, 0)
            for k in range(width):
                rows.ids[row, k] = bits[0, k]
            view(s, s.turn, seen[thread].game)
            if rows.perfect.shape[1] > 0:
                reveal(s, s.turn, rows.perfect, row, size)
        cuda.syncthreads()
        copy_rows(inside, outside, here, words, thread, warps)
        cuda.syncthreads()
        shown = bytes_of(cells, block, size)
        if thread < here:
            observe(seen[thread].game, partial, shown, thread)
        cuda.syncthreads()
        put_bytes(rows.observations, first, shown, here, size, thread, block)
        if rows.perfect.shape[1] > 0:
            put_perfect(rows.perfect, first, shown, here, size, thread, warps)
        cuda.syncthreads()
        marks = bytes_of(cells, block, ids)
        if thread < here:
            mark_ids(bits, ids, marks, thread)
        cuda.syncthreads()
        put_bytes(rows.masks, first, marks, here, ids, thread, block)

    return step


def _step_bare(dtype: np.dtype[Any], width: int, ids: int) -> Callable[..., None]:
    """Records in shared memory, without observations."""
    block, _ = block_of(dtype, 0)
    cell = record_type(padded(dtype))
    warps = block // LANES

    def step(rows, actions, refused, most, words, stepping):  # type: ignore[no-untyped-def]
        cells = cuda.shared.array(block, cell)
        bits = cuda.local.array((1, width), np.int64)
        thread = cuda.threadIdx.x
        first = cuda.blockIdx.x * block
        row = first + thread
        here = min(block, rows.states.shape[0] - first)
        outside = words_of(rows.states)[first:]
        inside = words_of(cells)
        copy_rows(outside, inside, here, words, thread, warps)
        cuda.syncthreads()
        s = cells[thread].game
        if stepping and thread < here:
            take_row(s, row, rows, actions, refused, most)
        any_lane(True)
        if thread < here and s.phase == DEAL:
            deal(s)
        any_lane(True)
        if thread < here:
            rows.turns[row] = s.turn
            write_ids(s, rows.partials[row], bits, 0)
            for k in range(width):
                rows.ids[row, k] = bits[0, k]
        cuda.syncthreads()
        copy_rows(inside, outside, here, words, thread, warps)
        cuda.syncthreads()
        marks = bytes_of(cells, block, ids)
        if thread < here:
            mark_ids(bits, ids, marks, thread)
        cuda.syncthreads()
        put_bytes(rows.masks, first, marks, here, ids, thread, block)

    return step


def _step_local(dtype: np.dtype[Any], size: int, width: int, ids: int) -> Callable[..., None]:
    """Records in local memory, with or without observations."""
    block, _ = block_of(dtype, size)
    record = record_type(dtype)
    warps = block // LANES
    room = -(-block * max(size, ids) // 8)

    def step(rows, actions, refused, most, words, stepping):  # type: ignore[no-untyped-def]
        bits = cuda.local.array((1, width), np.int64)
        shown_bytes = cuda.shared.array(room, np.int64)
        own = cuda.local.array(1, record)
        seen = cuda.local.array(1, record)
        thread = cuda.threadIdx.x
        first = cuda.blockIdx.x * block
        row = first + thread
        here = min(block, rows.states.shape[0] - first)
        outside = words_of(rows.states)
        inside = words_of(own)
        if thread < here:
            for k in range(words):
                inside[0, unsigned(k)] = outside[unsigned(row), unsigned(k)]
        s = own[0]
        if stepping and thread < here:
            take_row(s, row, rows, actions, refused, most)
        any_lane(True)
        if thread < here and s.phase == DEAL:
            deal(s)
        any_lane(True)
        if thread < here:
            rows.turns[row] = s.turn
            write_ids(s, rows.partials[row], bits, 0)
            for k in range(width):
                rows.ids[row, k] = bits[0, k]
            for k in range(words):
                outside[row, k] = inside[0, k]
        if size > 0:
            shown = bytes_of(shown_bytes, block, size)
            if thread < here:
                blank = words_of(seen)
                for k in range(words):
                    blank[0, unsigned(k)] = 0
                view(s, s.turn, seen[0])
                if rows.perfect.shape[1] > 0:
                    reveal(s, s.turn, rows.perfect, row, size)
                observe(seen[0], rows.partials[row], shown, thread)
            cuda.syncthreads()
            put_bytes(rows.observations, first, shown, here, size, thread, block)
            if rows.perfect.shape[1] > 0:
                put_perfect(rows.perfect, first, shown, here, size, thread, warps)
            cuda.syncthreads()
        marks = bytes_of(shown_bytes, block, ids)
        if thread < here:
            mark_ids(bits, ids, marks, thread)
        cuda.syncthreads()
        put_bytes(rows.masks, first, marks, here, ids, thread, block)

    return step


@cache
def begin_kernel(dtype: np.dtype[Any]) -> Any:
    """Return the kernel that starts a new game in each row, before its first deal.

    Its arguments are the `envs.loops.Rows`, an array of one state that is the model of all, the
    seeds by row, and the number of words of a record.
    """

    def begin(rows, model, seeds, words):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < rows.states.shape[0]:
            given = words_of(model)
            outside = words_of(rows.states)
            for k in range(words):
                outside[row, k] = given[0, k]
            rand_seed(rows.states[row].rng, seeds[row], DEALS)
            rand_seed(rows.rngs[row, OF_CALLER], seeds[row], CHOICES)
            rand_split(rows.rngs[row, OF_CALLER], rows.rngs[row, OF_BOTS])
            start(rows.states[row])
            rows.partials[row] = 0
            rows.hands[row] = 0
            for p in range(rows.rewards.shape[1]):
                rows.rewards[row, p] = 0
            rows.dones[row] = False

    return kernel(begin)


@cache
def choose_kernel() -> Any:
    """Return the kernel that chooses a random legal id for each row, as `envs.loops.choose_rows`.

    Its arguments are the ids and the generators of `envs.loops.Rows`, and the actions.
    """

    def choose(ids, rngs, actions):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < ids.shape[0]:
            number = 0
            for k in range(ids.shape[1]):
                number += popcount(ids[row, k])
            number = rand_below(rngs[row, OF_CALLER], number)
            for k in range(ids.shape[1]):
                here = popcount(ids[row, k])
                if number >= 0 and number < here:
                    actions[row] = IDS_IN_WORD * k + nth_card(ids[row, k], number)
                number -= here

    return kernel(choose)
