"""Random numbers that are the same compiled, in plain Python and on any machine.

A generator is sfc32 (Chris Doty-Humphrey, PractRand): an int64 array of `WORDS` words of 32 bits,
three of state and a counter. It uses additions, shifts and exclusive ors only, so nothing
overflows an int64. `docs/decisions/random-numbers.md` says why it was chosen and how it was tested.

A seed is any int64. Each purpose has a stream of its own, so that a deal and a bot of the same seed
have nothing in common. Seeding is one-to-one: two different pairs of seed and stream never give
the same generator.

Nothing here checks its arguments: seeds are checked where they come in.

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
"""Streams: the deals of a game; the choices of a bot; cards drawn behind a view; experiments."""

MASK = 0xFFFFFFFF
ROUNDS = 15
"""Numbers thrown away after seeding, as PractRand does it for three words."""


def generator(seed: int, stream: int) -> np.ndarray:
    """A new generator, int64[WORDS]; see `rand_seed`."""
    rng = np.zeros(WORDS, np.int64)
    rand_seed(rng, seed, stream)
    return rng


@compiled
def rand_seed(rng: np.ndarray, seed: int, stream: int) -> None:
    """Set a generator from a seed (any int64) for a stream (0 to 2**32 - 1)."""
    rng[0] = stream
    rng[1] = seed & MASK
    rng[2] = (seed >> 32) & MASK
    rng[3] = 1
    for _ in range(ROUNDS):
        rand_word(rng)


@compiled
def rand_split(rng: np.ndarray, new: np.ndarray) -> None:
    """Set the generator `new` from the next words of `rng`: a stream independent of it."""
    for k in range(3):
        new[k] = rand_word(rng)
    new[3] = 1
    for _ in range(ROUNDS):
        rand_word(new)


@inlined
def rand_word(rng: np.ndarray) -> int:
    """Return the next number of 32 bits."""
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

    No number is likelier than another by more than n / 2**32.
    """
    return (rand_word(rng) * n) >> 32


@compiled
def shuffle(rng: np.ndarray, items: np.ndarray, n: int) -> None:
    """Shuffle the first n items in place (Fisher and Yates)."""
    for i in range(n - 1, 0, -1):
        k = rand_below(rng, i + 1)
        held = items[i]
        items[i] = items[k]
        items[k] = held


def derive_seed(seed: int, *what: int | str) -> int:
    """Return a seed of 62 bits for one part of an experiment: the same on every machine.

    what: which part, such as the number of a game and "deals".

    >>> derive_seed(7, 0, "deals")
    1542536191184488289
    """
    text = " ".join(["clubsuit", str(seed), *map(str, what)])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 2
