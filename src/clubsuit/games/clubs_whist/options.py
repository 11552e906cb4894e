"""The options of Clubs (Whist)."""

from collections.abc import Mapping
from typing import Any

from clubsuit.games.clubs_whist.rules import HAND, QUOTA, SEATS
from clubsuit.games.options import Option, Options
from clubsuit.games.state import State


class ClubsWhistOptions(Options):
    """Options of a game in which a score is the number of tricks minus the quota."""

    def score_range(self, values: Mapping[str, Any]) -> tuple[int, int]:
        return -QUOTA, HAND - QUOTA

    def score_sum(self, values: Mapping[str, Any]) -> int:
        return HAND - SEATS * QUOTA

    def write(self, s: State, values: Mapping[str, Any]) -> None:
        s.lead_left = int(values["lead"] == "left-of-exchanger")


OPTIONS = ClubsWhistOptions(
    Option("target", 11, "CW-10", "int", low=1, high=1000),
    Option("lead", "exchanger", "CW-4", "choice", choices=("exchanger", "left-of-exchanger")),
)
