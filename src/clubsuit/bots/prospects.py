"""What a hand's end is worth: the chance to win the game from the totals as they then are.

A bot plays for the game, not for the hand: at -9 in Clubs (Whist) it wants to lose two
tricks more, and a team at 48 of 50 wants two points, not ten. The chances come from two
small models, fitted to games put together from hands that `rule` played against itself.

In a *race* to a target a side is behind by what it needs more than the leader, measured by
how much the hands still to come vary. In Clubs (Whist), where both ends win, each player's
total wanders between them, and who should be sooner at an end has the better chance.
"""

import numpy as np

from clubsuit.games import climbing_clubs, clubs_whist, free_clubs, free_clubs_honour, ruby_dame
from clubsuit.games.base import OVER, State
from clubsuit.games.clubs_whist import SEATS
from clubsuit.kernel import by_record, compiled, popcount

FREE_MEAN, FREE_SPREAD = 34.3, 32.9
"""Points of a side in a hand, and their standard deviation, in Free Clubs,"""
RUBY_MEAN, RUBY_SPREAD = 15.5, 6.0
"""in Ruby Dame,"""
CLIMBING = np.array([[6.4, 5.7, 7.5, 9.0, 10.2], [4.9, 4.8, 5.4, 5.9, 6.2]])
"""in Climbing Clubs of two to six players,"""
CLIMBING_TEAMS = np.array([[10.4, 18.9, 16.7], [10.9, 19.4, 12.6]])
"""and of teams: four in two, six in two, six in three."""
LEAD, LEAD_OF_MORE = 0.35, 0.23
"""Races: how much a lead decides, and how much more with each side."""
DRIFT, VARIANCE = 1 / 3, 3.0
"""Clubs (Whist): what a hand adds to a total, and the variance of that."""
SOONER = 1.5
"""How much it counts to be nearer an end, in time."""


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
def _free(s: State, me: int) -> float:
    if s.phase == OVER:
        return won(s, me, 1)
    return race_chance(s, me, SEATS, FREE_MEAN, FREE_SPREAD)


@compiled
def _ruby(s: State, me: int) -> float:
    if s.phase == OVER:
        return won(s, me, 2)
    return race_chance(s, me, 2, RUBY_MEAN, RUBY_SPREAD)


@compiled
def _climbing(s: State, me: int) -> float:
    if s.phase == OVER:
        return won(s, me, s.seats // s.teams if s.teams else 1)
    if s.teams:
        row = 0 if s.seats == 4 else s.teams - 1
        return race_chance(s, me, s.teams, CLIMBING_TEAMS[0, row], CLIMBING_TEAMS[1, row])
    return race_chance(s, me, s.seats, CLIMBING[0, s.seats - 2], CLIMBING[1, s.seats - 2])


@compiled
def hands_to_an_end(total: int, target: int) -> float:
    """After how many hands a total that wanders should be at plus or minus the target."""
    pull = 2.0 * DRIFT / VARIANCE
    up = (1.0 - np.exp(-pull * (total + target))) / (1.0 - np.exp(-2.0 * pull * target))
    return float((2.0 * target * up - (total + target)) / DRIFT)


@compiled
def _whist(s: State, me: int) -> float:
    """Two can win a game together, and each then has won it; all three have drawn (CW-10)."""
    if s.phase == OVER:
        return won(s, me, 1) if popcount(s.winners) == SEATS else float(s.winners >> me & 1)
    everybody = 0.0
    for p in range(SEATS):
        everybody += hands_to_an_end(s.total[p], s.target) ** -SOONER
    return float(hands_to_an_end(s.total[me], s.target) ** -SOONER / everybody)


winning_chance = by_record(
    {
        free_clubs.STATE: _free,
        free_clubs_honour.STATE: _free,
        clubs_whist.STATE: _whist,
        climbing_clubs.STATE: _climbing,
        ruby_dame.STATE: _ruby,
    }
)
"""(s, me): the chance of seat `me` to win the game, after a hand's end (or before its deal)."""
