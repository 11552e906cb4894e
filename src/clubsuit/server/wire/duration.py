"""The duration of a game, calculated from its options.

The number of hands in a game and the number of decisions in a hand were measured in games of `rule`
bots (`scripts/lengths.py`). They are stored as `LENGTHS` in `wire/games`. The time that people take
for a decision is an estimate; it was not measured.
"""

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, log

from clubsuit.server.wire.time_controls import Clock

DECISION_S = 3.0, 5.0
"""Mean number of seconds that quick and slow players take for a decision.

Many decisions leave no choice, but the page shows each decision for about a second.
"""

HAND_S = 10.0, 20.0
"""Seconds that quick and slow players look at the score between two hands."""

ROUND_MIN = 5
"""Step to which durations are rounded, in minutes."""

EXACT_MIN = 10
"""Durations below this number of minutes are rounded to whole minutes."""


@dataclass(frozen=True)
class Length:
    """The length of a game for a number of players and teams."""

    decisions: float
    """Mean number of decisions in a hand, of all players together."""
    hands: Mapping[int, float]
    """Mean number of hands of a game, by the game's target. Targets are in ascending order."""

    def hands_to(self, target: int) -> float:
        """Return the number of hands that a game to this target takes.

        The number is interpolated between the two nearest measured targets, as a power of the
        target.
        """
        known = list(self.hands)
        after = min(max(1, bisect_left(known, target)), len(known) - 1)
        low, high = known[after - 1], known[after]
        few, many = self.hands[low], self.hands[high]
        exponent = log(many / few) / log(high / low)
        return max(1.0, few * exp(exponent * log(target / low)))


def minutes(length: Length, target: int, seats: int, clock: Clock | None) -> tuple[int, int]:
    """Return the minutes that a game takes with quick players and with slow ones.

    clock: the time control; None for no limit.
    """
    hands = length.hands_to(target)
    decisions = hands * length.decisions
    quick, slow = (
        _thinking(decisions, pace, seats, clock) + hands * pause
        for pace, pause in zip(DECISION_S, HAND_S, strict=True)
    )
    few, many = _rounded(quick / 60), _rounded(slow / 60)
    return few, max(many, few + (1 if few < EXACT_MIN else ROUND_MIN))


def _thinking(decisions: float, pace: float, seats: int, clock: Clock | None) -> float:
    """Return the seconds that all decisions take if people need `pace` seconds for each on
    average."""
    if clock is None:
        return decisions * pace
    if clock.more is None:
        return decisions * min(pace, clock.first)
    return min(decisions * pace, seats * clock.first + decisions * clock.more)


def _rounded(number: float) -> int:
    unit = 1 if number < EXACT_MIN else ROUND_MIN
    return max(1, unit * round(number / unit))
