"""The form of a metric: a small function over a finished hand or game.

A metric yields *samples*. A sample has a sum of values and the number of values in it, so the
metric of many hands is the sum of all sums divided by the sum of all numbers.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from clubsuit.lab.study.played import Played, PlayedHand
from clubsuit.lab.study.result import MetricInfo, Needs


class Sample(NamedTuple):
    """The values of a hand or game."""

    part: str
    """The part of the metric: a seat, a role, a bid; "" for the whole."""
    total: float
    """Sum of the values."""
    n: int = 1
    """Number of values."""


@dataclass(frozen=True)
class HandMetric:
    """A metric of single hands."""

    info: MetricInfo
    samples: Callable[[PlayedHand, Played], Iterator[Sample]]
    """Function (hand, game): yields the samples of the hand."""


@dataclass(frozen=True)
class GameMetric:
    """A metric of whole games."""

    info: MetricInfo
    samples: Callable[[Played], Iterator[Sample]]
    finished: bool = True
    """True if games that were not completed are left out."""


def info(
    name: str,
    unit: str,
    per: str,
    by: str = "",
    source: Literal["Ludii", "TAG", "Browne 2008", "here"] = "here",
    needs: Needs = "",
    whole: bool = False,
) -> MetricInfo:
    """Return the description of a metric. One without parts always has a value for the whole."""
    needs = "whole-games" if per == "game" else needs
    return MetricInfo(name, unit, per, by, source, needs, whole or not by)


def place_of(seat: int, dealer: int, seats: int) -> str:
    """Return the name of a seat by its distance from the dealer, clockwise.

    >>> place_of(0, 2, 3), place_of(2, 2, 3)
    ('dealer+1', 'dealer')
    """
    distance = (seat - dealer) % seats
    return f"dealer+{distance}" if distance else "dealer"


def best(values: Sequence[float]) -> list[int]:
    """Return the indices of the highest value.

    >>> best([3, 5, 5])
    [1, 2]
    """
    most = max(values)
    return [n for n, value in enumerate(values) if value == most]


def side_scores(hand: PlayedHand, game: Played) -> list[int]:
    """Return the score of the hand by side.

    The score of a side is that of its best seat: where partners share their points, all have it.
    """
    return [max(hand.score[seat] for seat in side) for side in game.sides]


def hand_winners(hand: PlayedHand, game: Played) -> list[int]:
    """Return the indices of the sides with the highest score of the hand."""
    return best(side_scores(hand, game))
