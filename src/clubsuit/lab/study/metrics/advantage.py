"""The advantage of seats, of the first lead, and of roles."""

from collections.abc import Iterator, Sequence

from clubsuit.lab.study.metrics.base import HandMetric, Sample, best, info, place_of
from clubsuit.lab.study.played import Played, PlayedHand


def lead_advantage(hand: PlayedHand, game: Played) -> Iterator[Sample]:
    """Yield the points of the seat that leads first, above the mean of all seats."""
    if hand.leader is not None:
        yield Sample("", hand.edges[hand.leader])


def seat_advantage(hand: PlayedHand, game: Played) -> Iterator[Sample]:
    """Yield for each seat, by its distance from the dealer, its points above the mean."""
    for seat, edge in enumerate(hand.edges):
        yield Sample(place_of(seat, hand.dealer, len(hand.score)), edge)


def seat_wins(hand: PlayedHand, game: Played) -> Iterator[Sample]:
    """Yield for each seat its share of the win: 1 for the best score, less if seats share it."""
    winners = best(hand.score)
    for seat in range(len(hand.score)):
        place = place_of(seat, hand.dealer, len(hand.score))
        yield Sample(place, (seat in winners) / len(winners))


def balance_sums(hand: PlayedHand) -> list[float]:
    """Return the sums for `balance_of` of one hand: 1, and each seat's share of the win."""
    shares = [0.0] * len(hand.score)
    winners = best(hand.score)
    for seat in winners:
        shares[(seat - hand.dealer) % len(shares)] = 1 / len(winners)
    return [1.0, *shares]


def balance_of(sums: Sequence[float]) -> float | None:
    """Return 1 minus the largest difference between the seats' shares of wins.

    sums: the sum of `balance_sums` over many hands.

    >>> balance_of([4, 3, 1])
    0.5
    """
    hands, *wins = sums
    return 1 - (max(wins) - min(wins)) / hands if hands else None


def role_advantage(hand: PlayedHand, game: Played) -> Iterator[Sample]:
    """Yield for each role of a seat its points above the mean of all seats."""
    for seat, roles in enumerate(hand.roles):
        for role in roles:
            yield Sample(role, hand.edges[seat])


def role_points(hand: PlayedHand, game: Played) -> Iterator[Sample]:
    """Yield for each role of a seat its points."""
    for seat, roles in enumerate(hand.roles):
        for role in roles:
            yield Sample(role, hand.score[seat])


def contract_made(hand: PlayedHand, game: Played) -> Iterator[Sample]:
    """Yield whether the contract was made: for all hands, for its level, and for its bid."""
    if hand.contract:
        for part in ("", hand.contract.level, hand.contract.bid):
            yield Sample(part, hand.contract.made)


def handicap_made(hand: PlayedHand, game: Played) -> Iterator[Sample]:
    """Yield for each handicap that the side resolved whether the contract was made."""
    if hand.contract:
        for handicap in hand.contract.handicaps:
            yield Sample(handicap, hand.contract.made)


def handicap_points(hand: PlayedHand, game: Played) -> Iterator[Sample]:
    """Yield for each handicap the points above the mean of each seat that resolved it."""
    if hand.contract:
        edges = [hand.edges[seat] for seat in hand.contract.side]
        for handicap in hand.contract.handicaps:
            yield Sample(handicap, sum(edges), len(edges))


BALANCE = info("balance", "share", "hand", "", "Ludii")

METRICS = (
    HandMetric(info("lead-advantage", "points", "hand"), lead_advantage),
    HandMetric(info("seat-advantage", "points", "hand", "seat"), seat_advantage),
    HandMetric(info("seat-wins", "share", "hand", "seat", "Ludii"), seat_wins),
    HandMetric(info("role-advantage", "points", "seat", "role"), role_advantage),
    HandMetric(info("role-points", "points", "seat", "role"), role_points),
    HandMetric(info("contract-made", "share", "contract", "bid", whole=True), contract_made),
    HandMetric(info("handicap-made", "share", "contract", "handicap"), handicap_made),
    HandMetric(info("handicap-points", "points", "seat", "handicap"), handicap_points),
)
