"""What a hand's end is worth: the chance to win the game from the totals as they then are.

A bot plays for the game, not for the hand: at -9 in Clubs (Whist) it wants to lose two
tricks more, and a team at 48 of 50 wants two points, not ten. The chances come from
small models, fitted to games put together from hands that `rule` played against itself.

In a *race* to a target a side is behind by what it needs more than the leader, measured by
how much the hands still to come vary. Each game's file says how much a hand brings.
"""

import numpy as np

from clubsuit.games.state import OVER, State
from clubsuit.kernel import compiled, popcount

LEAD, LEAD_OF_MORE = 0.35, 0.23
"""How much a lead decides, and how much more with each side."""
HANDS = 6.0
"""Where nothing else is known: a game takes a leader about this number of hands."""


@compiled
def race_chance(s: State, me: int, sides: int, mean: float, spread: float) -> float:
    """The chance of my side to be the first at the target; seats equal modulo `sides` are one."""
    most = s.total[0]
    for side in range(1, sides):
        most = max(most, s.total[side])
    hands = 1.0 + max(0, s.target - most) / mean
    scale = (LEAD + LEAD_OF_MORE * sides) / (spread * np.sqrt(hands))
    mine = 0.0
    everybody = 0.0
    for side in range(sides):
        weight = np.exp(scale * (s.total[side] - most))
        everybody += weight
        if side == me % sides:
            mine = weight
    return float(mine / everybody)


@compiled
def won(s: State, me: int, members: int) -> float:
    """After the game: 1 for winning it alone, a half for sharing it, …; `members` of a side."""
    return float((s.winners >> me & 1) * members / popcount(s.winners))


@compiled
def by_score(s: State, me: int) -> float:
    """A race of all against all, for games of which nothing else is known."""
    if s.phase == OVER:
        return won(s, me, 1)
    return race_chance(s, me, s.seats, s.target / HANDS, s.target / HANDS)
