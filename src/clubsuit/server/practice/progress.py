"""Progress of a person with puzzles: answers, when a puzzle comes again, and ratings.

An answer counts if the puzzle is new to the person or due again. The first answer to a puzzle is a
game between the person and the puzzle, and changes both ratings (`clubsuit.rating`). Later answers
only show how well the person remembers it.

The answers of a person whose last one is older than `KEPT_FOR` are removed.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from math import log
from typing import Any, NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from clubsuit.puzzles import Puzzle
from clubsuit.rating import DRIFT, START, START_DOUBT, Rating, rate
from clubsuit.server.practice.schedule import Memory, reviewed
from clubsuit.server.storage.schema import PUZZLE_ANSWERS as ANSWERS
from clubsuit.server.storage.schema import PUZZLE_RATINGS as RATINGS
from clubsuit.server.storage.store import Store

KEPT_FOR = timedelta(days=730)
"""An answer older than this is removed; a puzzle comes again after a year at the latest."""

SCALE = 2**0.5 * START / 6
"""Difference of two certain ratings at which the better one wins with odds of e to 1."""

LEAST_SHARE = 0.05
"""A puzzle that the bot `beginner` never found in ten tries is rated as if this were its share."""

PUZZLE = "puzzle "
"""Prefix of the key of a puzzle among the players with a rating; no person's hash starts with it.
"""


class Answer(NamedTuple):
    """The last answer of a person to a puzzle."""

    name: str
    right: bool
    times: int
    """Number of answers that have counted."""
    memory: Memory


class Progress(NamedTuple):
    """A person's progress in the puzzles of one game."""

    answers: Mapping[str, Answer]
    """By the name of the puzzle."""
    rating: Rating | None
    """The person's rating; None before the first answer."""
    ratings: Mapping[str, Rating]
    """The ratings of puzzles by name, as far as they were answered."""

    def of(self, puzzles: Iterable[Puzzle]) -> list[Answer]:
        """Return the answers to these puzzles, as far as there are any."""
        found = (self.answers.get(puzzle.name) for puzzle in puzzles)
        return [answer for answer in found if answer]

    def next(self, puzzles: Sequence[Puzzle], at: datetime) -> str | None:
        """Return the name of the puzzle to ask now; None if all are answered and none is due.

        Puzzles that are due come first, the one that has waited longest before the others. Then
        comes the new puzzle whose rating is closest to the person's.
        """
        due = [answer for answer in self.of(puzzles) if answer.memory.due <= at]
        if due:
            return min(due, key=lambda answer: answer.memory.due).name
        mine = self.rating.skill if self.rating else START
        new = (puzzle for puzzle in puzzles if puzzle.name not in self.answers)
        closest = min(new, key=lambda puzzle: abs(self._skill(puzzle) - mine), default=None)
        return None if closest is None else closest.name

    def _skill(self, puzzle: Puzzle) -> float:
        return self.ratings.get(puzzle.name, first_rating(puzzle.found)).skill


def first_rating(found: float) -> Rating:
    """Return the rating of a puzzle before the first answer.

    found: the share of tries in which the bot `beginner` finds the answer. The bot counts as a
    player with the rating with which everybody starts.

    >>> first_rating(0.5).skill, first_rating(0.2).skill > first_rating(0.7).skill
    (25.0, True)
    """
    share = min(max(found, LEAST_SHARE), 1 - LEAST_SHARE)
    return Rating(START + SCALE * log((1 - share) / share), START_DOUBT)


def progress_of(store: Store, person: str, game: str) -> Progress:
    """Return the progress of a person in a game."""
    answers = sql.select(ANSWERS).where(ANSWERS.c.person == person, ANSWERS.c.game == game)
    players = (RATINGS.c.player == person) | RATINGS.c.player.startswith(PUZZLE)
    ratings = sql.select(RATINGS).where(RATINGS.c.game == game, players)
    with store.reading() as connection:
        found = {row.name: _answer(row) for row in connection.execute(answers)}
        rated = {row.player: _rating(row) for row in connection.execute(ratings)}
    mine = rated.pop(person, None)
    puzzles = {player.removeprefix(PUZZLE): rating for player, rating in rated.items()}
    return Progress(found, mine, puzzles)


def add_answer(store: Store, person: str, puzzle: Puzzle, right: bool, at: datetime) -> Answer:
    """Store an answer if it counts. Return the last answer that counts."""
    reviewed(None, right, at)  # imports the scheduler outside the transaction
    rate({}, [["one"], ["other"]], [0, 1], DRIFT)
    key = {"person": person, "game": puzzle.record.game, "name": puzzle.name}
    here = sql.and_(*(ANSWERS.c[name] == value for name, value in key.items()))

    def write(connection: sql.Connection) -> Answer:
        row = connection.execute(sql.select(ANSWERS).where(here).with_for_update()).first()
        before = None if row is None else _answer(row)
        if before and before.memory.due > at:
            return before
        memory = reviewed(before.memory if before else None, right, at)
        answer = Answer(puzzle.name, right, before.times + 1 if before else 1, memory)
        old = ANSWERS.c.at < _text(at - KEPT_FOR)
        connection.execute(sql.delete(ANSWERS).where(old | here))
        connection.execute(sql.insert(ANSWERS).values({**key, **_columns(answer)}))
        if before is None:
            _play(connection, person, puzzle, right, at)
        return answer

    try:
        return store.write(write)
    except IntegrityError:  # another process has stored the same first answer or rating
        return store.write(write)


def _play(
    connection: sql.Connection, person: str, puzzle: Puzzle, right: bool, at: datetime
) -> None:
    """Change the ratings of a person and of a puzzle after the first answer."""
    game, opponent = puzzle.record.game, PUZZLE + puzzle.name
    here = sql.and_(RATINGS.c.game == game, RATINGS.c.player.in_([person, opponent]))
    rows = connection.execute(sql.select(RATINGS).where(here).with_for_update())
    found = {opponent: first_rating(puzzle.found)}
    found |= {row.player: _rating(row) for row in rows}
    rate(found, [[person], [opponent]], [0, 1] if right else [1, 0], DRIFT)
    old = RATINGS.c.at < _text(at - KEPT_FOR)
    connection.execute(sql.delete(RATINGS).where(old | here))
    values = [
        {"game": game, "player": player, "at": _text(at), **rating._asdict()}
        for player, rating in found.items()
    ]
    connection.execute(sql.insert(RATINGS), values)


# ---- data of a person ------------------------------------------------------------------


def answers_of(store: Store, person: str) -> list[dict[str, Any]]:
    """Return all that is stored about a person's answers, for the export of their data."""
    answers = sql.select(ANSWERS).where(ANSWERS.c.person == person)
    with store.reading() as connection:
        rows = connection.execute(answers.order_by(ANSWERS.c.game, ANSWERS.c.at)).all()
    return [_without(row, "person") for row in rows]


def ratings_of(store: Store, person: str) -> list[dict[str, Any]]:
    """Return a person's ratings by puzzles, for the export of their data."""
    ratings = sql.select(RATINGS).where(RATINGS.c.player == person).order_by(RATINGS.c.game)
    with store.reading() as connection:
        return [_without(row, "player") for row in connection.execute(ratings)]


def forget(connection: sql.Connection, person: str) -> None:
    """Remove all answers and ratings of a person; the ratings of the puzzles stay."""
    connection.execute(sql.delete(ANSWERS).where(ANSWERS.c.person == person))
    connection.execute(sql.delete(RATINGS).where(RATINGS.c.player == person))


def move(connection: sql.Connection, old: str, new: str) -> None:
    """Give a person's answers and ratings to another person, whose own ones stay."""
    keep_those_of(connection, ANSWERS.c.person, [ANSWERS.c.game, ANSWERS.c.name], old, new)
    keep_those_of(connection, RATINGS.c.player, [RATINGS.c.game], old, new)


def keep_those_of(
    connection: sql.Connection,
    owner: "sql.Column[str]",
    key: "Iterable[sql.Column[str]]",
    old: str,
    new: str,
) -> None:
    """Give rows to another person; where that person has a row with this key, it stays.

    owner: the column with the person. key: the other columns of the primary key.
    """
    table = owner.table
    theirs = table.alias()
    same = sql.and_(*(theirs.c[column.name] == column for column in key))
    known = sql.exists().where(theirs.c[owner.name] == new, same)
    connection.execute(sql.delete(table).where(owner == old, known))
    connection.execute(sql.update(table).where(owner == old).values({owner.name: new}))


def _without(row: Any, name: str) -> dict[str, Any]:
    return {key: value for key, value in row._mapping.items() if key != name}


def _text(at: datetime) -> str:
    return at.astimezone(UTC).isoformat(timespec="milliseconds")


def _answer(row: Any) -> Answer:
    at, due = datetime.fromisoformat(row.at), datetime.fromisoformat(row.due)
    return Answer(row.name, row.right, row.times, Memory(row.stability, row.difficulty, at, due))


def _columns(answer: Answer) -> dict[str, Any]:
    memory = answer.memory
    return {
        "right": answer.right,
        "times": answer.times,
        "stability": memory.stability,
        "difficulty": memory.difficulty,
        "at": _text(memory.at),
        "due": _text(memory.due),
    }


def _rating(row: Any) -> Rating:
    return Rating(row.skill, row.doubt, row.games)
