"""Sequential probability ratio test (SPRT): a match stops as soon as its margin is clear.

The test decides between two hypotheses: the mean margin is `low`, or it is `high`. The variance of
the margins is not known, so each hypothesis gets the variance under which the margins so far are
most likely (the generalized SPRT, as the chess engines' testers use it). The bounds are Wald's.
"""

import math
from dataclasses import astuple, dataclass
from typing import Any, Literal

from clubsuit.errors import NotationError, excerpt
from clubsuit.texts import refusal

FEWEST = 30
"""Number of deals before which no match stops. The variance of fewer is too uncertain."""

SAME = 1e-9
"""If the squared deviations of all margins add up to less, the margins are equal but for rounding,
and their variance says nothing."""

MOST_CHANCE = 0.5
"""Error rates are below this number."""

Accepted = Literal["low", "high"]


@dataclass(frozen=True)
class Sprt:
    """A sequential test of the mean margin of a match, in points per hand.

    >>> Sprt(0, 0.5).checked().accepted(deals=100, mean=0.6, squares=100.0)
    'high'
    """

    low: float
    """The margin of one hypothesis, in points per hand."""
    high: float
    """The margin of the other hypothesis, in points per hand."""
    alpha: float = 0.05
    """Probability of accepting `high` if the margin is `low`."""
    beta: float = 0.05
    """Probability of accepting `low` if the margin is `high`."""

    @classmethod
    def read(cls, text: str) -> "Sprt":
        """Return the test with the text "LOW,HIGH" or "LOW,HIGH,ALPHA,BETA".

        Raises NotationError for another text.
        """
        try:
            return cls(*map(float, text.split(","))).checked()
        except (ValueError, TypeError, NotationError):
            raise _invalid(text) from None

    def checked(self) -> "Sprt":
        """Return this test with floats. Raises NotationError if its numbers are invalid."""
        given = astuple(self)
        if not all(isinstance(one, int | float) and math.isfinite(one) for one in given):
            raise _invalid(given)
        low, high, *chances = map(float, given)
        if not low < high or not all(0 < one < MOST_CHANCE for one in chances):
            raise _invalid(given)
        return Sprt(low, high, *chances)

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which the test accepts `low` and `high`."""
        return (
            math.log(self.beta / (1 - self.alpha)),
            math.log((1 - self.beta) / self.alpha),
        )

    def evidence(self, deals: int, mean: float, squares: float) -> float:
        """Return the log-likelihood ratio of `high` to `low`; 0 if the margins are all equal.

        deals, mean: number and mean of the margins.
        squares:     the sum of their squared deviations from the mean.

        The arguments are not checked for errors.
        """
        if squares < SAME:
            return 0.0
        low, high = ((mean - one) ** 2 + squares / deals for one in (self.low, self.high))
        return deals / 2 * math.log(low / high)

    def accepted(self, deals: int, mean: float, squares: float) -> Accepted | None:
        """Return the accepted hypothesis; None if more deals are needed.

        The arguments are those of `evidence`.
        """
        if deals < FEWEST:
            return None
        bottom, top = self.bounds
        evidence = self.evidence(deals, mean, squares)
        return "low" if evidence <= bottom else "high" if evidence >= top else None


def _invalid(given: Any) -> NotationError:
    return refusal("arena-sprt", given=excerpt(given))
