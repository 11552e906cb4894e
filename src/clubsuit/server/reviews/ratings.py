"""Ratings of the players of a game, computed from the finished games on this server.

Ratings are not stored. They are computed with the Plackett-Luce model of openskill from the games,
in the order in which the games ended. Each level of bots is a player with a rating, so people who
only play against bots have a rating too. The rules determine winners and partners.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from clubsuit.game import Game
from clubsuit.server.storage.store import GONE, TableRow
from clubsuit.server.wire.schema import PlayerRating

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MOST = 2000
"""Maximum number of tables from which ratings are computed; older tables are ignored."""

BOT = "bot "
"""Prefix of the key of a level of bots; no person's hash starts with it."""

START = 25.0
START_DOUBT = START / 3


class Rating(NamedTuple):
    """A player's rating after a number of games."""

    skill: float = START
    """Estimated skill (mean)."""
    doubt: float = START_DOUBT
    """Standard deviation of the estimate."""
    games: int = 0


def ratings(game: Game, rows: Iterable[TableRow]) -> dict[str, Rating]:
    """Return the ratings of all players after these tables.

    rows: finished tables of one variant of the game, the oldest first.
    """
    state = game.unseeded().state
    seats = range(game.seats)
    team = [game.rules.team(state, seat) for seat in seats]
    sides = [[p for p in seats if p == q or team[p] == team[q] is not None] for q in seats]
    teams = [side for q, side in enumerate(sides) if side[0] == q]
    found: dict[str, Rating] = defaultdict(Rating)
    for row in rows:
        players = [_player(row, seat) for seat in seats]
        won = row.summary.winners or []
        ranks = [0 if side[0] in won else 1 for side in teams]
        _rate(found, [[players[p] for p in side] for side in teams], ranks)
    return dict(found)


def _player(row: TableRow, seat: int) -> str:
    here = row.seats[seat]
    if here.person is None:
        return f"{BOT}{here.bot}"
    return f"{here.person} {row.id}" if here.person.startswith(GONE) else here.person


def _rate(found: dict[str, Rating], teams: list[list[str]], ranks: list[int]) -> None:
    """Update the ratings for one game.

    A player with several seats, such as a level of bots, gets the mean of their new ratings.
    """
    model = _model()
    before = [[model.rating(*found[player][:2]) for player in team] for team in teams]
    after = model.rate(before, ranks=[float(rank) for rank in ranks])
    new: dict[str, list[Any]] = defaultdict(list)
    for players, rated in zip(teams, after, strict=True):
        for player, rating in zip(players, rated, strict=True):
            new[player].append(rating)
    for player, by_seat in new.items():
        skill = sum(rating.mu for rating in by_seat) / len(by_seat)
        doubt = sum(rating.sigma for rating in by_seat) / len(by_seat)
        found[player] = Rating(skill, doubt, found[player].games + 1)


def as_messages(found: dict[str, Rating], person: str) -> Iterator[PlayerRating]:
    """Yield the ratings of a person and of the levels of bots, the strongest first.

    Yields nothing if the person has no rating.
    """
    if person not in found:
        return
    for player, rating in sorted(found.items(), key=lambda item: -item[1].skill):
        if player == person or player.startswith(BOT):
            bot = None if player == person else player.removeprefix(BOT)
            yield PlayerRating(bot=bot, **rating._asdict())


@cache
def _model() -> "PlackettLuce":
    # Imported only when needed, because the import is slow.
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=START, sigma=START_DOUBT)
