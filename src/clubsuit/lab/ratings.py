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
from typing import Any

from clubsuit.errors import ClubsuitError, excerpt
from clubsuit.game import Game, Record, rules_of
from clubsuit.lab.records.check import read_texts
from clubsuit.rating import Rating
from clubsuit.rating import rate as rate_game
from clubsuit.rating import sides_of as sides_of_game
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
    tables: dict[str, dict[str, Rating]] = {}
    files = [file for place in places for file in files_of(place)]
    for number, (where, text) in enumerate(in_turn(files), 1):
        try:
            record = Record.from_json(text)
            sides = sides_of(record)
        except ClubsuitError as error:
            raise refusal("ratings-record", place=where, problem=error.message) from None
        add(tables.setdefault(record.game, {}), record, sides)
        progress(number)
    if not tables:
        raise refusal("ratings-empty")
    return {game: _sorted(table) for game, table in tables.items()}


def files_of(place: Path) -> list[Path]:
    """Return a file of records, or all such files in a folder.

    Raises NotationError if the folder has none.
    """
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
    if not len(record.players) == len(record.total) == game.seats:
        raise refusal("ratings-seats", wanted=game.seats)
    if not record.hands or record.hands[-1].score is None:
        raise refusal("ratings-unfinished")
    return sides_of_game(game)


def add(table: dict[str, Rating], record: Record, sides: Sequence[list[int]]) -> None:
    """Add one record with these sides to the ratings."""
    worth = [record.total[side[0]] for side in sides]
    if record.winners is not None:
        worth = [int(side[0] in record.winners) for side in sides]
    players = [[record.players[p] for p in side] for side in sides]
    rate_game(table, players, [-points for points in worth], drift=0)


def _sorted(table: dict[str, Rating]) -> list[Rated]:
    """Return the bots of a table, the best first."""
    best = sorted(table.items(), key=lambda item: -item[1].skill)
    return [Rated(name, *rating) for name, rating in best]
