"""How well a world fits what the others have decided so far in the hand.

A world fits all that was seen, but not all fit equally well: who kept a hand had reason to,
and who threw the king away will hardly have held the two. So the hand is gone through once
more with the cards as the world has them, and each decision of another seat is weighed by
how likely `rule` would have made it, with the better choices the likelier.

What is not looked at: cards passed or paid before the play, of which only few are seen, and
anything in honour play, where what was played may be irregular.

Nothing here checks its arguments: it is called from compiled loops, or with checked arguments.
"""

import numpy as np

from clubsuit.kernel import merged
from clubsuit.random_numbers import rand_below

SEAT, CODE, CARDS = range(3)
"""A decision of the hand so far, as a row of numbers: who, what, and the cards it played."""
COLUMNS = 3

CARELESS = 0.15
"""The share of decisions that, we take it, follow no rule of thumb at all."""


@merged
def likelihood(codes: np.ndarray, values: np.ndarray, n: int, code: int, care: float) -> float:
    """How likely a player makes this of n choices that are worth so much to `rule`."""
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
    """Choose `used` worlds, by how well they fit: at even steps through the sum of all chances.

    fits: logarithms; times[k]: how often world k is chosen, to be written.
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
