"""Values with intervals, from the sums of blocks of deals.

Deals are independent, but the hands of one deal are not: they have the same cards. So the deals are
grouped into blocks, and only the differences between blocks say how exact a value is.

A value of the form sum / number is a ratio of two sums. Its error is the sum of one *residual* for
each block (Cochran, Sampling Techniques, chapter 6). For other functions of sums, the residuals are
those of the jackknife, which leaves out one block at a time.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from clubsuit.lab.student import half_width

Function = Callable[[Sequence[float]], float | None]
Interval = tuple[float, float]


@dataclass(frozen=True, eq=False)
class Estimate:
    """A value, and its residual in each block."""

    value: float
    residuals: np.ndarray
    """By block: what it adds to the error; 0 for a block without data."""
    blocks: int
    """Number of blocks with data."""
    n: int
    """Number of values of which this is the mean."""
    deals: int
    """Number of deals with data."""

    @property
    def variance(self) -> float:
        """The variance of the value; infinite with fewer than two blocks."""
        if self.blocks < 2:
            return math.inf
        squares = float(np.square(self.residuals).sum())
        return squares * self.blocks / (self.blocks - 1)

    def interval(self, outside: float, share: bool = False) -> Interval | None:
        """Return the interval of the value; None with fewer than two blocks.

        outside: the probability that the interval misses the true value.
        share:   the value is a share, from 0 to 1; the interval is Wilson's, with the number of
                 independent observations that would have this variance (Korn and Graubard 1998).
        """
        if self.blocks < 2:
            return None
        width = half_width(self.blocks, outside)
        if share:
            return _wilson(self.value, self.variance, self.deals, width)
        half = width * math.sqrt(self.variance)
        return self.value - half, self.value + half

    def within(self, outside: float, low: float, high: float) -> Interval | None:
        """Return the interval of a value that is known to be from `low` to `high`."""
        found = self.interval(outside)
        return found and (max(low, found[0]), min(high, found[1]))


def ratio(sums: np.ndarray) -> Estimate | None:
    """Return the estimate of a mean.

    sums: float64[blocks, 3]: sum of the values, their number, and the number of deals with any.

    >>> found = ratio(np.array([[1.0, 2, 1], [3, 2, 1]]))
    >>> found.value, found.residuals.tolist(), found.variance
    (1.0, [-0.25, 0.25], 0.25)
    """
    totals, numbers = sums[:, 0], sums[:, 1]
    whole = float(numbers.sum())
    if whole == 0:
        return None
    value = float(totals.sum()) / whole
    residuals = (totals - value * numbers) / whole
    blocks = int(np.count_nonzero(numbers))
    return Estimate(value, residuals, blocks, round(whole), round(float(sums[:, 2].sum())))


def jackknife(sums: np.ndarray, function: Function) -> Estimate | None:
    """Return the estimate of a function of sums; None if it has no value.

    sums: float64[blocks, …]: the arguments of the function by block; the first is a number of
          hands.
    """
    whole = sums.sum(axis=0)
    value = function(whole.tolist())
    if value is None:
        return None
    blocks = int(np.count_nonzero(sums[:, 0]))
    residuals = np.zeros(len(sums))
    for n, block in enumerate(sums):
        left = function((whole - block).tolist())
        if left is not None and blocks:
            residuals[n] = (value - left) * (blocks - 1) / blocks
    hands = round(float(whole[0]))
    return Estimate(value, residuals, blocks, hands, hands)


def difference(first: Estimate, second: Estimate, paired: bool) -> Estimate:
    """Return the estimate of `second` minus `first`.

    paired: the blocks of both have the same deals. Otherwise the errors are independent.
    """
    value = second.value - first.value
    blocks = min(first.blocks, second.blocks)
    if paired:
        residuals = second.residuals - first.residuals
    else:
        residuals = np.concatenate([first.residuals, second.residuals])
    return Estimate(
        value, residuals, blocks, min(first.n, second.n), min(first.deals, second.deals)
    )


def _wilson(share: float, variance: float, deals: int, width: float) -> Interval:
    """Return Wilson's interval of a share; `deals` is used if the variance is 0."""
    spread = share * (1 - share)
    n = spread / variance if variance > 0 and spread > 0 else deals
    middle = (share + width**2 / (2 * n)) / (1 + width**2 / n)
    half = width * math.sqrt(spread / n + width**2 / (4 * n * n)) / (1 + width**2 / n)
    return max(0.0, middle - half), min(1.0, middle + half)
