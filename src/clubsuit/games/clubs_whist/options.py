"""The options of Clubs (Whist)."""

from collections.abc import Mapping
from typing import Any

from clubsuit.games.clubs_whist.rules import HAND, LAST_TRICK_POINTS, SEATS, TRICK_POINTS
from clubsuit.games.options import Option, WholePackOptions, pack_options
from clubsuit.games.state import State


class ClubsWhistOptions(WholePackOptions):
    """Options of a game in which a score is the number of tricks minus the quota."""

    def quota(self, values: Mapping[str, Any]) -> int:
        """Return the quota: a third of the tricks, rounded down (CW-9: 4 of 13)."""
        return self.hand_size(values) // SEATS

    def score_range(self, values: Mapping[str, Any]) -> tuple[int, int]:
        quota = self.quota(values)
        most = TRICK_POINTS * (self.hand_size(values) - quota) + LAST_TRICK_POINTS
        return -TRICK_POINTS * quota, most

    def score_sum(self, values: Mapping[str, Any]) -> int:
        over = self.hand_size(values) - SEATS * self.quota(values)
        return TRICK_POINTS * over + LAST_TRICK_POINTS

    def write(self, s: State, values: Mapping[str, Any]) -> None:
        super().write(s, values)
        s.quota = self.quota(values)
        s.lead_left = int(values["lead"] == "left-of-exchanger")


OPTIONS = ClubsWhistOptions(
    Option("target", 11, "CW-10", "int", low=1, high=1000),
    Option("lead", "exchanger", "CW-4", "choice", choices=("exchanger", "left-of-exchanger")),
    *pack_options("CW-2", fewest=2, ranks=HAND, hand_size=HAND),
)
