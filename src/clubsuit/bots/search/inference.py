"""Weights of worlds: how likely the other players' decisions in this hand are in each world.

Every sampled world is consistent with the view, but some are likelier than others. For example, a
player who throws away a king is unlikely to hold the two of its suit. So the hand is replayed with
the cards of the world. A model gives a probability to each decision of the other players: `rule`,
by which better choices are likelier, or a policy network. The weight of the world is the product of
these probabilities.

Cards passed or paid before the play are ignored, because only few of them are visible. In honour
play, worlds are not weighted, because cards may have been played irregularly.

Nothing here checks its arguments, since compiled loops call it.
"""

import numpy as np

from clubsuit.kernel import inlined, merged
from clubsuit.random_numbers import rand_below

SEAT, CODE, CARDS = range(3)
"""Columns in a table of past decisions: the seat, the action code, and the cards played."""
COLUMNS = 3

RANDOM_SHARE = 0.15
"""Assumed share of decisions that are uniformly random."""


@merged
def likelihood(codes: np.ndarray, values: np.ndarray, n: int, code: int, care: float) -> float:
    """Return the probability that a player takes the choice `code`, one of codes[:n].

    values: values of the choices from `rule`.
    care:   temperature of the softmax over these values.
    """
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
    return mixed(chosen / total, n)


@inlined
def mixed(chance: float, n: int) -> float:
    """Return a probability with RANDOM_SHARE of uniformly random decisions among n mixed in."""
    return float((1.0 - RANDOM_SHARE) * chance + RANDOM_SHARE / n)


@merged
def choose_worlds(fits: np.ndarray, times: np.ndarray, used: int, rng: np.ndarray) -> None:
    """Sample `used` worlds in proportion to their likelihood, by systematic resampling.

    fits:  logarithms of the likelihoods.
    times: output array for the number of times that each world is sampled.
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
