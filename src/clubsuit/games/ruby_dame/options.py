"""The options of Ruby Dame."""

from collections.abc import Mapping
from typing import Any

from clubsuit.games.options import Option, WholePackOptions, pack_options
from clubsuit.games.ruby_dame.rules import (
    ALL_BONUS,
    CLUB_POINTS,
    DAME_POINTS,
    HAND,
    SENT,
    TRICK_POINTS,
)


class RubyDameOptions(WholePackOptions):
    """Options of a game whose scores range from 0 to the score for all points of a hand."""

    def score_range(self, values: Mapping[str, Any]) -> tuple[int, int]:
        tricks, clubs = self.hand_size(values), self.ranks(values)
        points = TRICK_POINTS * tricks + CLUB_POINTS * clubs + DAME_POINTS
        return 0, points + ALL_BONUS


OPTIONS = RubyDameOptions(
    Option("target", 150, "RD-5", "int", low=1, high=10000),
    *pack_options("RD-1", fewest=SENT + 1, ranks=HAND, hand_size=HAND),
)
