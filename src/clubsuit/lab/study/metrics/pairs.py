"""Metrics of two plays of the same deal: what a rule changed, and how much is luck."""

from collections.abc import Iterator, Sequence

from clubsuit.lab.study.metrics.base import Sample, hand_winners, info
from clubsuit.lab.study.played import Played, PlayedHand

CHANGED = info("rule-changed", "share", "hand", "what", needs="vary")
LUCK = info("luck", "share", "hand", needs="luck")

LEGAL, CHOSEN, SCORE, WINNER = "legal", "chosen", "score", "winner"
"""Parts of `CHANGED`."""

PARTS = (LEGAL, CHOSEN, SCORE, WINNER)
"""All parts of `CHANGED`."""

ROUNDING = 1e-9
"""Sums of squares below this number are 0 but for rounding."""

MOMENTS = 4
"""Number of sums by seat that `luck_of` needs."""


def changed(base: Played, other: Played) -> Iterator[Sample]:
    """Yield what differs in the first hand of two plays with the same cards, bots and seeds.

    legal:  before the decisions first differed, another seat was to act, or other actions were
            legal.
    chosen: the decisions differ.
    score:  the scores differ.
    winner: other sides have the best score.
    """
    one, two = base.hands[0], other.hands[0]
    yield Sample(LEGAL, legal_differs(one, two))
    yield Sample(CHOSEN, _texts(one) != _texts(two))
    yield Sample(SCORE, one.score != two.score)
    yield Sample(WINNER, hand_winners(one, base) != hand_winners(two, other))


def legal_differs(one: PlayedHand, two: PlayedHand) -> bool:
    """Return whether other seats or actions were possible while the decisions were the same."""
    for mine, theirs in zip(one.decisions, two.decisions, strict=False):
        if (mine.seat, mine.legal) != (theirs.seat, theirs.legal):
            return True
        if mine.text != theirs.text:
            return False
    return len(one.decisions) != len(two.decisions)


def _texts(hand: PlayedHand) -> list[tuple[int, str]]:
    return [(one.seat, one.text) for one in hand.decisions]


def luck_moments(one: Played, again: Played) -> list[float]:
    """Return the sums for `luck_of` of two plays of a deal with other seeds of the bots.

    For each seat, by its distance from the dealer, there are four numbers: 1, x + y, x² + y² and
    x·y, where x and y are the seat's points above the mean in the two plays.
    """
    first, second = one.hands[0], again.hands[0]
    seats = len(first.score)
    sums: list[float] = []
    for distance in range(seats):
        seat = (first.dealer + distance) % seats
        x, y = first.edges[seat], second.edges[seat]
        sums += [1.0, x + y, x * x + y * y, x * y]
    return sums


def luck_of(sums: Sequence[float]) -> float | None:
    """Return the share of the variance of a seat's points that the deal explains.

    sums: the sum of `luck_moments` over many deals.

    This is the intraclass correlation of a one-way analysis of variance, with the mean of each
    seat removed: covariance of the two plays divided by their variance. None if nothing varies, or
    if the two plays never differ: then the bots decide without chance, and cannot show any luck.
    """
    covariance = variance = apart = 0.0
    for at in range(0, len(sums), MOMENTS):
        n, total, squares, products = sums[at : at + MOMENTS]
        if n:
            mean = total / (2 * n)
            covariance += products - n * mean * mean
            variance += squares / 2 - n * mean * mean
            apart += squares - 2 * products
    return covariance / variance if min(variance, apart) > ROUNDING else None
