"""The chance to win the game, given the total scores after a hand.

Bots maximise this chance instead of the points of a hand. At -9 in Clubs (Whist), for example, a
bot wants to lose two more tricks, and a team at 48 of 50 wants two points, not ten. The chances
come from small models, which were fitted to games composed of hands that `rule` played against
itself.

In a *race* to a target, the distance between a side and the leader is compared with the variation
of the scores in the remaining hands. The module of each game has the mean and the standard
deviation of a hand's points.
"""

import numpy as np

from clubsuit.games.state import OVER, State
from clubsuit.kernel import compiled, popcount

LEAD, LEAD_PER_SIDE = 0.35, 0.23
"""Weight of a lead, and the increase of this weight for each side of the game."""
HANDS = 6.0
"""Assumed number of hands that a leader needs to win, in games without a model of their own."""


@compiled
def race_chance(s: State, me: int, sides: int, mean: float, spread: float) -> float:
    """Return the chance that the side of seat `me` wins the race to the target.

    Seats with the same number modulo `sides` belong to one side.

    mean, spread: mean and standard deviation of a side's points in a hand.
    """
    most = s.total[0]
    for side in range(1, sides):
        most = max(most, s.total[side])
    hands = 1.0 + max(0, s.target - most) / mean
    scale = (LEAD + LEAD_PER_SIDE * sides) / (spread * np.sqrt(hands))
    mine = 0.0
    total = 0.0
    for side in range(sides):
        weight = np.exp(scale * (s.total[side] - most))
        total += weight
        if side == me % sides:
            mine = weight
    return float(mine / total)


@compiled
def won(s: State, me: int, members: int) -> float:
    """Return the result of a finished game: 1 for a win, a half for a win shared by two sides, …

    members: number of seats of a side.
    """
    return float((s.winners >> me & 1) * members / popcount(s.winners))


@compiled
def by_score(s: State, me: int) -> float:
    """Return the chance to win a game without partners. This is the default `win_probability`."""
    if s.phase == OVER:
        return won(s, me, 1)
    return race_chance(s, me, s.seats, s.target / HANDS, s.target / HANDS)
