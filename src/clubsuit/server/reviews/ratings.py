"""How strong the players of a game are, by the finished games that are here.

A rating is nothing that is stored: it follows from the games, in the order in which they ended
(openskill, Plackett and Luce's model). Each level of bots is a player too, so that who plays
against bots only has a rating as well. Who has won and who are partners, the rules say.
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
"""The newest tables of a variant, from which ratings follow."""

BOT = "bot "
"""Before the name of a level: no person's hash is written so."""

START = 25.0
START_DOUBT = START / 3


class Rating(NamedTuple):
    """A player's strength, as far as it is known."""

    skill: float = START
    doubt: float = START_DOUBT
    games: int = 0


def ratings(game: Game, rows: Iterable[TableRow]) -> dict[str, Rating]:
    """The ratings that follow from these finished tables of one variant, the oldest first."""
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
    """Take in one game. Who plays several seats, as a level of bots may, gets their mean."""
    model = _model()
    before = [[model.rating(*found[player][:2]) for player in team] for team in teams]
    after = model.rate(before, ranks=[float(rank) for rank in ranks])
    new: dict[str, list[Any]] = defaultdict(list)
    for players, rated in zip(teams, after, strict=True):
        for player, rating in zip(players, rated, strict=True):
            new[player].append(rating)
    for player, of_seats in new.items():
        skill = sum(one.mu for one in of_seats) / len(of_seats)
        doubt = sum(one.sigma for one in of_seats) / len(of_seats)
        found[player] = Rating(skill, doubt, found[player].games + 1)


def told(found: dict[str, Rating], person: str) -> Iterator[PlayerRating]:
    """Of the person and the levels of bots, the strongest first; nothing without the person."""
    if person not in found:
        return
    for player, rating in sorted(found.items(), key=lambda one: -one[1].skill):
        if player == person or player.startswith(BOT):
            bot = None if player == person else player.removeprefix(BOT)
            yield PlayerRating(bot=bot, **rating._asdict())


@cache
def _model() -> "PlackettLuce":
    # Imported only when needed: it takes its time.
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=START, sigma=START_DOUBT)
