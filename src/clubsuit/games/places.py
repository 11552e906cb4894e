"""The totals at which a game ends, and the places of the players at its end."""

from clubsuit.games.rules import Rules
from clubsuit.games.state import State


def ends(rules: Rules, s: State) -> list[int]:
    """Return the totals at which the game ends; two if a low total ends it too."""
    target = int(s.target)
    return [-target, target] if rules.ends_low else [target]


def places(rules: Rules, s: State) -> list[int]:
    """Return the place of each seat in a finished game, from 1.

    The winners are first. The others are ordered by how far they were from an end of the game.
    Equal totals share a place, and partners count as one side.
    """
    seats = range(int(s.seats))
    ranks = [_rank(rules, s, seat) for seat in seats]
    teams = [rules.team(s, seat) for seat in seats]
    sides = {-1 - seat if teams[seat] is None else teams[seat]: ranks[seat] for seat in seats}
    return [1 + sum(other < rank for other in sides.values()) for rank in ranks]


def _rank(rules: Rules, s: State, seat: int) -> tuple[bool, int]:
    """Return a key that orders seats by place, the winners first."""
    won = bool(int(s.winners) >> seat & 1)
    total = int(s.total[seat])
    missing = min(end - total if end > 0 else total - end for end in ends(rules, s))
    return not won, 0 if won else missing
