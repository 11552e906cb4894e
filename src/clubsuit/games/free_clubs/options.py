"""The options of Free Clubs."""

from collections.abc import Mapping
from typing import Any

from clubsuit.games.free_clubs.rules import (
    BROKEN,
    HEART_ACE,
    MOST_DIAMONDS,
    NO_SPADE,
    PER_TRICK,
    TRICKS,
)
from clubsuit.games.options import Option, Options


class FreeClubsOptions(Options):
    """The options of Free Clubs, with the range of scores in strict play."""

    def score_range(self, values: Mapping[str, Any]) -> tuple[int, int]:
        """Return the lowest and the highest score that a seat can have for a hand.

        The lowest score is that of a declarer who takes no trick. The highest is that of a player
        who bids a Joker and takes all tricks, if every spade was discarded or remains in a hand.
        """
        most = TRICKS * PER_TRICK + MOST_DIAMONDS + HEART_ACE + NO_SPADE
        return BROKEN + NO_SPADE, most


OPTIONS = FreeClubsOptions(
    Option("target", 250, "FC-16", "int", low=1, high=1000),
    Option("enforcement", "strict", "FC-17", "choice", choices=("strict", "honour")),
)
