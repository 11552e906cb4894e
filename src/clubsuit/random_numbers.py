"""Random numbers that are the same on every machine, in compiled code and in plain Python.

The generator is sfc32 (Chris Doty-Humphrey, PractRand). It is an int64 array of `WORDS` 32-bit
words: three words of state and a counter. It only uses additions, shifts and exclusive ors, so
nothing overflows an int64. docs/decisions/random-numbers.md describes why it was chosen and how it
was tested.

A seed is any int64. Each purpose has its own stream, so a deal and a bot with the same seed are
independent. Different pairs of seed and stream always give different generators.

These functions do not check their arguments; callers check seeds from outside.

>>> rng = generator(7, DEALS)
>>> [int(rand_below(rng, 52)) for _ in range(5)]
[24, 8, 21, 47, 35]
"""

import hashlib

import numpy as np

from clubsuit.kernel import compiled, inlined

WORDS = 4
"""Length of a generator's array."""

DEALS, CHOICES, WORLDS, EXPERIMENTS = range(4)
"""Streams for deals of a game, choices of bots, hidden cards drawn for a view, and experiments."""

MASK = 0xFFFFFFFF
ROUNDS = 15
"""Number of outputs discarded after seeding, as in PractRand for three words of seed."""


def generator(seed: int, stream: int) -> np.ndarray:
    """Return a new generator, int64[WORDS], for a seed and a stream (see `rand_seed`)."""
    rng = np.zeros(WORDS, np.int64)
    rand_seed(rng, seed, stream)
    return rng


@compiled
def rand_seed(rng: np.ndarray, seed: int, stream: int) -> None:
    """Initialise a generator from a seed (any int64) and a stream (0 to 2**32 - 1)."""
    rng[0] = stream
    rng[1] = seed & MASK
    rng[2] = (seed >> 32) & MASK
    rng[3] = 1
    for _ in range(ROUNDS):
        rand_word(rng)


@compiled
def rand_split(rng: np.ndarray, new: np.ndarray) -> None:
    """Initialise the generator `new` from the next outputs of `rng`, as an independent stream."""
    for k in range(3):
        new[k] = rand_word(rng)
    new[3] = 1
    for _ in range(ROUNDS):
        rand_word(new)


@inlined
def rand_word(rng: np.ndarray) -> int:
    """Return the next 32-bit random number."""
    b = rng[1]
    c = rng[2]
    word = (rng[0] + b + rng[3]) & MASK
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & MASK
    rng[2] = (((c << 21) | (c >> 11)) + word) & MASK
    rng[3] = (rng[3] + 1) & MASK
    return int(word)


@compiled
def rand_below(rng: np.ndarray, n: int) -> int:
    """Return a random number from 0 to n-1, for n up to 2**31.

    The most likely number is at most about 1 + n / 2**32 times as likely as the least likely one.
    """
    return (rand_word(rng) * n) >> 32


@compiled
def shuffle(rng: np.ndarray, items: np.ndarray, n: int) -> None:
    """Shuffle the first n items in place (Fisher–Yates)."""
    for i in range(n - 1, 0, -1):
        k = rand_below(rng, i + 1)
        held = items[i]
        items[i] = items[k]
        items[k] = held


def derive_seed(seed: int, *what: int | str) -> int:
    """Return a 62-bit seed for one part of an experiment; it is the same on every machine.

    what: the name of the part, for example the number of a game and "deals".

    >>> derive_seed(7, 0, "deals")
    1542536191184488289
    """
    text = " ".join(["clubsuit", str(seed), *map(str, what)])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 2
