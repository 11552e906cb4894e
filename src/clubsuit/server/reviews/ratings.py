"""Ratings of the players of a game, computed from the finished games on this server.

Ratings are not stored. They are computed with the Plackett-Luce model of openskill from the games,
in the order in which the games ended. Each level of bots is a player with a rating, so people who
only play against bots have a rating too. The rules determine winners and partners.
"""

from collections.abc import Iterable, Iterator

from clubsuit.game import Game
from clubsuit.rating import DRIFT, Rating, rate, sides_of
from clubsuit.server.storage.rows import GONE, TableRow
from clubsuit.server.wire.schema import PlayerRating

MOST = 2000
"""Maximum number of tables from which ratings are computed; older tables are ignored."""

BOT = "bot "
"""Prefix of the key of a level of bots; no person's hash starts with it."""


def ratings(game: Game, rows: Iterable[TableRow]) -> dict[str, Rating]:
    """Return the ratings of all players after these tables.

    rows: finished tables of one variant of the game, the oldest first.
    """
    sides = sides_of(game)
    found: dict[str, Rating] = {}
    for row in rows:
        won = row.summary.winners or []
        ranks = [0 if side[0] in won else 1 for side in sides]
        rate(found, [[_player(row, seat) for seat in side] for side in sides], ranks, DRIFT)
    return found


def _player(row: TableRow, seat: int) -> str:
    here = row.seats[seat]
    if here.person is None:
        return f"{BOT}{here.bot}"
    return f"{here.person} {row.id}" if here.person.startswith(GONE) else here.person


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
