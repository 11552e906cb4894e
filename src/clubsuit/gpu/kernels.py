"""The kernels: functions that a card runs with one thread for each game.

The rules are the functions of `games.dispatch`. A thread copies its record before it plays, and
copies it back at the end. Small records are copied to shared memory, and large ones to local
memory. (In global memory, where the records lie, threads wait for memory in 98 % of the time.)
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from clubsuit.fields import record_dtype
from clubsuit.games.dispatch import apply, deal, decide_randomly, legal, start
from clubsuit.games.state import DEAL, OVER
from clubsuit.gpu.compiler import (
    NO_CODE,
    SIMULATED,
    any_lane,
    cuda,
    device_function,
    kernel,
    pick,
    record_type,
    words_of,
)
from clubsuit.random_numbers import CHOICES, DEALS, WORDS, rand_below, rand_seed

SHARED_BLOCK, LOCAL_BLOCK = (4, 4) if SIMULATED else (64, 128)
"""Number of threads of a block, for records in shared memory and in local memory. It takes long to
start simulated threads.
"""

MOST_SHARED = (48 << 10) // 64
"""Maximum size of a record in shared memory, of which a block has 48 KB."""


@device_function
def play_on(s, rng, place, most, endless):  # type: ignore[no-untyped-def]
    """Make at most `most` random decisions, and return their number.

    rng:     generator of the choices.
    place:   an array of one int64, for the code that is chosen.
    endless: if False, stop at the end of the game; if True, start new games.

    The result is that of `dispatch.play_randomly`. All threads of a warp begin each hand together,
    because a hand is dealt many times as fast by all threads at once as by one after the other.
    """
    made = 0
    if not endless and most > 0 and s.phase == OVER:
        most = 0
    while any_lane(made < most):
        if made < most:
            if s.phase == OVER:
                start(s)
            if s.phase == DEAL:
                deal(s)
            while made < most and s.phase != DEAL and s.phase != OVER:
                if not decide_randomly(s, rng):
                    chosen = rand_below(rng, legal(s, pick(place, NO_CODE)))
                    legal(s, pick(place, chosen))
                    apply(s, place[0], 0)
                made += 1
            if not endless and s.phase == OVER:
                most = made
    return made


def in_shared_memory(dtype: np.dtype[Any]) -> bool:
    """Return whether the records of a block fit into shared memory."""
    return _cell(dtype).itemsize <= MOST_SHARED


def _cell(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """Return a record type with the record `game` and an odd number of 8-byte words.

    With an even number, threads that read the same field would access the same banks of memory.
    """
    pad = [] if dtype.itemsize // 8 % 2 else [("pad", "i8")]
    return record_dtype([("game", dtype), *pad])


def block_of(dtype: np.dtype[Any]) -> int:
    """Return the number of threads of a block for this type of record."""
    return SHARED_BLOCK if in_shared_memory(dtype) else LOCAL_BLOCK


@cache
def play_kernel(dtype: np.dtype[Any]) -> Any:
    """Return the kernel that makes random decisions with records of this type.

    Its arguments are arrays of the states, of the generators and, as output, of the numbers of
    decisions made. Then follow the arguments `most` and `endless` of `play_on`, and the number of
    words of a record. (With a constant instead of that argument, the loop that copies a record
    would be unrolled, and would take all registers.)
    """
    return kernel(_play_shared(dtype) if in_shared_memory(dtype) else _play_local(dtype))


def _play_shared(dtype: np.dtype[Any]) -> Callable[..., None]:
    cell = record_type(_cell(dtype))

    def play(states, rngs, made, most, endless, words):  # type: ignore[no-untyped-def]
        cells = cuda.shared.array(SHARED_BLOCK, cell)
        rng = cuda.local.array(WORDS, np.int64)
        place = cuda.local.array(1, np.int64)
        thread = cuda.threadIdx.x
        first = cuda.blockIdx.x * SHARED_BLOCK
        here = min(SHARED_BLOCK, states.shape[0] - first) * words
        outside = words_of(states)
        inside = words_of(cells)
        for i in range(thread, here, SHARED_BLOCK):
            inside[i // words, i % words] = outside[first + i // words, i % words]
        cuda.syncthreads()
        game = first + thread
        if game < states.shape[0]:
            for i in range(WORDS):
                rng[i] = rngs[game, i]
        else:
            most = 0
        n = play_on(cells[thread].game, rng, place, most, endless)
        if game < states.shape[0]:
            made[game] = n
            for i in range(WORDS):
                rngs[game, i] = rng[i]
        cuda.syncthreads()
        for i in range(thread, here, SHARED_BLOCK):
            outside[first + i // words, i % words] = inside[i // words, i % words]

    return play


def _play_local(dtype: np.dtype[Any]) -> Callable[..., None]:
    record = record_type(dtype)

    def play(states, rngs, made, most, endless, words):  # type: ignore[no-untyped-def]
        own = cuda.local.array(1, record)
        rng = cuda.local.array(WORDS, np.int64)
        place = cuda.local.array(1, np.int64)
        game = cuda.grid(1)
        outside = words_of(states)
        inside = words_of(own)
        if game < states.shape[0]:
            for i in range(words):
                inside[0, i] = outside[game, i]
            for i in range(WORDS):
                rng[i] = rngs[game, i]
        else:
            most = 0
        n = play_on(own[0], rng, place, most, endless)
        if game < states.shape[0]:
            made[game] = n
            for i in range(words):
                outside[game, i] = inside[0, i]
            for i in range(WORDS):
                rngs[game, i] = rng[i]

    return play


@cache
def begin_kernel(dtype: np.dtype[Any]) -> Any:
    """Return the kernel that starts a game for each record of this type.

    Its arguments are arrays of the states, of the generators and of one state that is the model of
    all. Then follow the seed of the first game and the number of words of a record. Each game has
    the next seed, for its deals and for its choices.
    """

    def begin(states, rngs, model, seed, words):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < states.shape[0]:
            given = words_of(model)
            outside = words_of(states)
            for i in range(words):
                outside[game, i] = given[0, i]
            rand_seed(states[game].rng, seed + game, DEALS)
            start(states[game])
            rand_seed(rngs[game], seed + game, CHOICES)

    return kernel(begin)
