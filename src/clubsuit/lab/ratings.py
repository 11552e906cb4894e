"""Ratings of bots, which openskill computes from the records of matches.

Each record of a hand or a whole game is one game of the Plackett-Luce model. Its sides are ranked
by their points; in whole games, winners come before all others. Partners form a team. If a bot
plays in several seats, it also plays against itself, and its new rating is the mean of the ratings
of its seats. Bots do not learn, so their uncertainty does not grow from game to game.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from statistics import fmean
from typing import Any

from clubsuit.errors import ClubsuitError, excerpt
from clubsuit.game import Game, Record, rules_of
from clubsuit.lab.arena import teams_of
from clubsuit.lab.records.check import read_texts
from clubsuit.texts import refusal


@dataclass
class Rated:
    """The rating of a bot in one game."""

    name: str
    mu: float
    """Strength; every bot starts at 25."""
    sigma: float
    """Standard deviation of the strength."""
    games: int = 0
    """Number of records in which the bot plays."""

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)


def rate(
    places: Iterable[Path], *, progress: Callable[[int], None] = lambda records: None
) -> dict[str, list[Rated]]:
    """Return the ratings by game, the best bot first.

    places:   folders that contain matches at any depth, and files of records.
    progress: called with the number of records read so far.

    Raises NotationError if a place has no records or a record cannot be rated.
    """
    model = _model()
    tables: dict[str, dict[str, Rated]] = {}
    files = [file for place in places for file in files_of(place)]
    for number, (where, text) in enumerate(in_turn(files), 1):
        try:
            record = Record.from_json(text)
            sides = sides_of(record)
        except ClubsuitError as error:
            raise refusal("ratings-record", place=where, problem=error.message) from None
        add(model, tables.setdefault(record.game, {}), record, sides)
        progress(number)
    if not tables:
        raise refusal("ratings-empty")
    return {game: sorted(table.values(), key=lambda one: -one.mu) for game, table in tables.items()}


def files_of(place: Path) -> list[Path]:
    """Return the files of records in a place. Raises NotationError if there are none."""
    files = sorted(place.rglob("records.jsonl")) if place.is_dir() else [place]
    if not files:
        raise refusal("ratings-nothing", folder=excerpt(str(place)))
    return files


def in_turn(files: Iterable[Path]) -> Iterator[tuple[str, bytes]]:
    """Yield the location and the JSON text of each record, one record from each file in turn.

    Early records change a rating more than late ones, so the matches take turns.
    """
    waiting = deque((file, read_texts(file)) for file in files)
    while waiting:
        file, texts = waiting.popleft()
        for line, text in islice(texts, 1):
            yield f"{file}:{line}", text
            waiting.append((file, texts))


def sides_of(record: Record) -> list[list[int]]:
    """Return the seats of each side. Raises NotationError or RuleError for an incomplete record."""
    game = Game(rules_of(record.game), record.options)
    seats = range(game.seats)
    if not len(record.players) == len(record.total) == game.seats:
        raise refusal("ratings-seats", wanted=game.seats)
    if not record.hands or record.hands[-1].score is None:
        raise refusal("ratings-unfinished")
    teams = teams_of(game)
    return [[p for p in seats if teams[p] == side] for side in sorted(set(teams))]


def add(model: Any, table: dict[str, Rated], record: Record, sides: Sequence[list[int]]) -> None:
    """Add one record with these sides to the ratings."""
    for name in record.players:
        if name not in table:
            new = model.rating()
            table[name] = Rated(name, new.mu, new.sigma)
    before = [[_rating(model, table[record.players[p]]) for p in side] for side in sides]
    worth = [record.total[side[0]] for side in sides]
    if record.winners is not None:
        worth = [int(side[0] in record.winners) for side in sides]
    after = model.rate(before, ranks=[-points for points in worth])
    found: dict[str, list[Any]] = {}
    for side, rated in zip(sides, after, strict=True):
        for p, one in zip(side, rated, strict=True):
            found.setdefault(record.players[p], []).append(one)
    for name, ratings in found.items():
        one = table[name]
        one.mu = fmean(rating.mu for rating in ratings)
        one.sigma = fmean(rating.sigma for rating in ratings)
        one.games += 1


def _rating(model: Any, one: Rated) -> Any:
    return model.rating(mu=one.mu, sigma=one.sigma)


def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce(tau=0.0)
