"""How well a world fits the decisions of the other players so far in the hand.

Every world fits all that was seen, but not equally well: a player who kept a hand had a reason to,
and one who threw the king away will hardly have held the two. So the hand is replayed with the
cards as the world has them, and each decision of another seat is weighed by the probability with
which `rule` would have made it, with better choices being likelier.

Cards passed or paid before the play are left out, because only few of them are seen, and so is
honour play, in which cards may have been played irregularly.

Nothing here checks its arguments: it is called from compiled loops, or with checked arguments.
"""

import numpy as np

from clubsuit.kernel import merged
from clubsuit.random_numbers import rand_below

SEAT, CODE, CARDS = range(3)
"""Columns of a decision of the hand so far: the seat, the code, and the cards it played."""
COLUMNS = 3

CARELESS = 0.15
"""The share of decisions assumed to follow no rule of thumb at all."""


@merged
def likelihood(codes: np.ndarray, values: np.ndarray, n: int, code: int, care: float) -> float:
    """The probability that a player makes this one of n choices, by their values to `rule`."""
    most = values[0]
    for i in range(1, n):
        most = max(most, values[i])
    total = 0.0
    chosen = 0.0
    for i in range(n):
        weight = np.exp((values[i] - most) / care)
        total += weight
        if codes[i] == code:
            chosen = weight
    return float((1.0 - CARELESS) * chosen / total + CARELESS / n)


@merged
def choose_worlds(fits: np.ndarray, times: np.ndarray, used: int, rng: np.ndarray) -> None:
    """Choose `used` worlds by how well they fit: at even steps through the sum of all chances.

    fits: logarithms; times[k], to be written: the number of times world k is chosen.
    """
    most = fits[0]
    for k in range(1, len(fits)):
        most = max(most, fits[k])
    total = 0.0
    for k in range(len(fits)):
        total += np.exp(fits[k] - most)
    step = total / used
    point = step * (rand_below(rng, 1 << 30) + 0.5) / (1 << 30)
    behind = 0.0
    for k in range(len(fits)):
        behind += np.exp(fits[k] - most)
        times[k] = 0
        while point < behind:
            times[k] += 1
            point += step
