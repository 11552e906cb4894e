"""The options of Ruby Dame."""

from collections.abc import Mapping
from typing import Any

from clubsuit.games.options import Option, Options
from clubsuit.games.ruby_dame.rules import ALL_POINTS, score_of


class RubyDameOptions(Options):
    """Options of a game whose scores range from 0 to the score for all points of a hand."""

    def score_range(self, values: Mapping[str, Any]) -> tuple[int, int]:
        return 0, int(score_of(ALL_POINTS))


OPTIONS = RubyDameOptions(Option("target", 150, "RD-5", "int", low=1, high=10000))
