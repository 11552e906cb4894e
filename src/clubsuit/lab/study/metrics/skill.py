"""Skill: what a stronger bot gains instead of a weaker one.

On each rung of a ladder, a deal is played with the weaker bot in all seats, and again with the
stronger bot in one seat (see `Match.once`). The difference is the stronger bot's gain.
"""

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from clubsuit.lab.arena import SAME, WHOLE, DealResult, Match
from clubsuit.lab.study.metrics.base import info

STEP = info("skill-step", "points", "hand", "step", "TAG", needs="skill")
DIFFERS = info("skill-differs", "share", "hand", "step", needs="skill")


def rungs(ladder: Sequence[str]) -> list[tuple[str, str]]:
    """Return each bot of a ladder with the next stronger one.

    >>> rungs(["random", "casual", "rule"])
    [('random', 'casual'), ('casual', 'rule')]
    """
    return list(pairwise(ladder))


def rung_name(weaker: str, stronger: str) -> str:
    """Return the name of a part of the metrics of skill."""
    return f"{weaker}<{stronger}"


def match_of(
    game: str, options: Mapping[str, Any], rung: tuple[str, str], seed: int, whole: bool
) -> Match:
    """Return the match of one rung. Its number of deals does not matter."""
    weaker, stronger = rung
    return Match(
        game, bots=(stronger, weaker), deals=1, seed=seed, options=options, games=whole, once=True
    )


def gain(dealt: DealResult) -> float:
    """Return what the stronger bot gained in one deal of a rung.

    In points per hand: its margin over the others, minus the margin that the weaker bot had in the
    same seat.
    """
    margins = {hand.kind: hand.margin for hand in dealt.hands}
    return margins[WHOLE] - margins[SAME]


def samples(dealt: DealResult) -> tuple[float, bool]:
    """Return the values of STEP and DIFFERS for one deal of a rung."""
    gained = gain(dealt)
    return gained, not math.isclose(gained, 0, abs_tol=1e-9)
