"""Student's t distribution: the width of a mean's confidence interval."""

import math
from functools import lru_cache
from statistics import NormalDist

NORMAL_99 = 2.5758293035489004
"""Half the width of a 99 % interval of a normal distribution, in standard deviations."""

EXACT_UP_TO = 100
"""Maximum number of degrees of freedom for which the distribution is calculated as a sum.

With more, a series expansion is as exact.
"""

STEPS = 60
"""Number of halvings in the search. It exceeds the number of significant bits of a float."""


def half_width_99(observations: int) -> float:
    """Return half the width of the 99 % interval of a mean, in standard errors.

    observations: the number of independent observations, at least 2.

    >>> round(half_width_99(2), 3), round(half_width_99(30), 3), round(half_width_99(10_000), 3)
    (63.657, 2.756, 2.576)
    """
    return half_width(observations, 0.01)


@lru_cache(maxsize=1 << 12)
def half_width(observations: int, outside: float) -> float:
    """Return half the width of an interval of a mean, in standard errors.

    observations: the number of independent observations, at least 2.
    outside:      the probability that the interval misses the mean, from 1e-6 to 0.5.

    >>> round(half_width(11, 0.05), 3), round(half_width(1001, 0.001), 3)
    (2.228, 3.3)
    """
    freedom = observations - 1
    if freedom > EXACT_UP_TO:
        return _series(freedom, outside)
    low, high = 0.0, math.pi / 2
    for _ in range(STEPS):
        middle = (low + high) / 2
        if _within(middle, freedom) < 1 - outside:
            low = middle
        else:
            high = middle
    return math.tan(low) * math.sqrt(freedom)


def _within(angle: float, freedom: int) -> float:
    """Return the probability that |t| is at most tan(angle) * sqrt(freedom).

    Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.3 and 26.7.4.
    """
    odd = freedom % 2
    term, total = math.cos(angle) if odd else 1.0, 0.0
    for power in range(odd, freedom - 1, 2):
        total += term
        term *= math.cos(angle) ** 2 * (power + 1) / (power + 2)
    total *= math.sin(angle)
    return (angle + total) * 2 / math.pi if odd else total


def _series(freedom: int, outside: float) -> float:
    """Return half the width, from a series around the normal distribution (formula 26.7.5)."""
    z = NORMAL_99 if outside == 0.01 else NormalDist().inv_cdf(1 - outside / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
