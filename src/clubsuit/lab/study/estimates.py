"""Values with intervals, from the sums of blocks of deals.

Deals are independent, but the hands of one deal are not: they have the same cards. So the deals are
grouped into blocks, and only the differences between blocks say how exact a value is.

A value of the form sum / number is a ratio of two sums. Its error is the sum of one *residual* for
each block (Cochran, Sampling Techniques, chapter 6). For other functions of sums, the residuals are
those of the jackknife, which leaves out one block at a time.

With few blocks, Student's t distribution is too sure of values that are whole numbers: three blocks
with the same difference have no spread at all. So a difference is clear only if enough blocks show
it (see `fewest_blocks`).
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from clubsuit.lab.student import half_width

Function = Callable[[Sequence[float]], float | None]
Interval = tuple[float, float]

ROUNDING = 1e-12
"""Numbers of blocks that are closer than this are equal but for rounding."""


def fewest_blocks(outside: float) -> int:
    """Return the smallest number of blocks whose common direction chance does not explain.

    outside: the probability that an interval misses the true value.

    Without any true difference, n blocks that differ all point in one direction with a probability
    of 2 / 2ⁿ (the sign test).

    >>> fewest_blocks(0.01), fewest_blocks(0.001)
    (8, 11)
    """
    return 1 + math.ceil(-math.log2(outside))


@dataclass(frozen=True, eq=False)
class Estimate:
    """A value, and its residual in each block."""

    value: float
    residuals: np.ndarray
    """By block: what it adds to the error; 0 for a block without data."""
    terms: np.ndarray
    """By block: what it adds to the value; 0 for a block without data."""
    blocks: int
    """Number of blocks with data."""
    n: int
    """Number of values of which this is the mean."""
    deals: int
    """Number of deals with data."""
    moved: int | None = None
    """Number of blocks that show a difference; None for an estimate that is no difference."""

    @property
    def variance(self) -> float:
        """The variance of the value; infinite with fewer than two blocks."""
        if self.blocks < 2:
            return math.inf
        squares = float(np.square(self.residuals).sum())
        return squares * self.blocks / (self.blocks - 1)

    def interval(self, outside: float, share: bool = False) -> Interval | None:
        """Return the interval of the value.

        None with fewer than two blocks, and if fewer than `fewest_blocks` are all equal. The
        interval of a difference that fewer blocks show reaches to 0, so it is not clear.

        outside: the probability that the interval misses the true value.
        share:   the value is a share, from 0 to 1; the interval is Wilson's, with the number of
                 independent observations that would have this variance (Korn and Graubard 1998).
        """
        if self.blocks < 2:
            return None
        width = half_width(self.blocks, outside)
        if share:
            return _wilson(self.value, self.variance, self.deals, width)
        few = fewest_blocks(outside)
        if self.blocks < few and np.allclose(self.residuals, 0, rtol=0, atol=ROUNDING):
            return None
        half = width * math.sqrt(self.variance)
        low, high = self.value - half, self.value + half
        if self.moved is not None and self.moved < few:
            return min(low, 0.0), max(high, 0.0)
        return low, high

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
    deals = round(float(sums[:, 2].sum()))
    return Estimate(value, residuals, totals / whole, blocks, round(whole), deals)


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
    terms = residuals + value * sums[:, 0] / whole[0]
    return Estimate(value, residuals, terms, blocks, hands, hands)


def difference(first: Estimate, second: Estimate, paired: bool) -> Estimate:
    """Return the estimate of `second` minus `first`.

    paired: the blocks of both have the same deals. Otherwise the errors are independent.
    """
    value = second.value - first.value
    blocks = min(first.blocks, second.blocks)
    n, deals = min(first.n, second.n), min(first.deals, second.deals)
    if paired:
        terms = second.terms - first.terms
        moved = int(np.count_nonzero(np.abs(terms) > ROUNDING))
        residuals = second.residuals - first.residuals
        return Estimate(value, residuals, terms, blocks, n, deals, moved)
    residuals = np.concatenate([first.residuals, second.residuals])
    terms = np.concatenate([-first.terms, second.terms])
    return Estimate(value, residuals, terms, blocks, n, deals, blocks)


def _wilson(share: float, variance: float, deals: int, width: float) -> Interval:
    """Return Wilson's interval of a share; `deals` is used if the variance is 0."""
    spread = share * (1 - share)
    n = spread / variance if variance > 0 and spread > 0 else deals
    middle = (share + width**2 / (2 * n)) / (1 + width**2 / n)
    half = width * math.sqrt(spread / n + width**2 / (4 * n * n)) / (1 + width**2 / n)
    return max(0.0, middle - half), min(1.0, middle + half)
