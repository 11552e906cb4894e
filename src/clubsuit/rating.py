"""The rating of players by the Plackett-Luce model of openskill, for people and for bots."""

from collections.abc import Sequence
from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

from clubsuit.game import Game

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

START = 25.0
START_DOUBT = START / 3

DRIFT = START / 300
"""Growth of a person's doubt from game to game, because people learn and forget; bots do not."""


class Rating(NamedTuple):
    """A player's rating after a number of games."""

    skill: float = START
    """Estimated skill (mean)."""
    doubt: float = START_DOUBT
    """Standard deviation of the estimate."""
    games: int = 0


def sides_of(game: Game) -> list[list[int]]:
    """Return the seats of each side; partners are a side, and so is a player without partners."""
    state = game.unseeded().state
    sides: dict[int, list[int]] = {}
    for seat in range(game.seats):
        team = game.rules.team(state, seat)
        sides.setdefault(seat if team is None else team, []).append(seat)
    return list(sides.values())


def rate(
    found: dict[str, Rating], sides: Sequence[Sequence[str]], ranks: Sequence[float], drift: float
) -> None:
    """Update the ratings of the players for one game.

    found: the ratings so far by player; a new player starts with `Rating()`.
    sides: the players of each side, one for each seat.
    ranks: the rank of each side, the lowest for the best.
    drift: the growth of the doubt, `DRIFT` for people and 0 for bots.

    A player with several seats, such as a bot, gets the mean of their new ratings.
    """
    model = _model(drift)
    before = [[model.rating(*found.get(player, Rating())[:2]) for player in side] for side in sides]
    after = model.rate(before, ranks=[float(rank) for rank in ranks])
    new: dict[str, list[Any]] = {}
    for players, rated in zip(sides, after, strict=True):
        for player, rating in zip(players, rated, strict=True):
            new.setdefault(player, []).append(rating)
    for player, by_seat in new.items():
        skill = fmean(rating.mu for rating in by_seat)
        doubt = fmean(rating.sigma for rating in by_seat)
        found[player] = Rating(skill, doubt, found.get(player, Rating()).games + 1)


@cache
def _model(drift: float) -> "PlackettLuce":
    # Imported only when needed, because the import is slow.
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=START, sigma=START_DOUBT, tau=drift)
