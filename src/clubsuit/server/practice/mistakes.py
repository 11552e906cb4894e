"""Puzzles from a person's own mistakes in finished games.

The newest `MOST_GAMES` games of a person are searched, each once, and the newest `MOST_PUZZLES`
puzzles are kept. A puzzle is kept only while the person has the game: it has the cards of all hands
up to the position, without the names of the players.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

import clubsuit
from clubsuit.games import REGISTRY
from clubsuit.puzzles import PROVED, SOLVED, Mine, Puzzle, puzzles_of_hand
from clubsuit.server.practice.progress import keep_those_of
from clubsuit.server.storage.rows import TableRow
from clubsuit.server.storage.schema import OWN_PUZZLES, SEARCHED
from clubsuit.server.storage.store import Store
from clubsuit.server.storage.times import now
from clubsuit.server.table.table import Table

MOST_GAMES = 20
"""Maximum number of games of a person that are searched."""

MOST_PUZZLES = 100
"""Maximum number of puzzles of a person that are kept for each game; older ones are removed."""

GRADES = (PROVED, SOLVED)
"""The grades of puzzles from people's games."""

SEED = 1


def games_to_search(store: Store, person: str) -> list[TableRow]:
    """Return the newest finished games of a person that have not been searched, newest first."""
    rows = [row for row in store.tables_of(person, MOST_GAMES) if row.summary.over]
    query = sql.select(SEARCHED.c.game_id).where(SEARCHED.c.person == person)
    with store.reading() as connection:
        done = set(connection.execute(query).scalars())
    return [row for row in rows if row.id not in done and not row.lesson and row.game in REGISTRY]


def claim(store: Store, person: str, table_id: str) -> bool:
    """Note that a game is being searched for a person; False if it was noted before.

    A search that is interrupted is not repeated.
    """
    new = sql.insert(SEARCHED).values(person=person, game_id=table_id, at=now())

    def write(connection: sql.Connection) -> None:
        connection.execute(new)

    try:
        store.write(write)
    except IntegrityError:
        return False
    return True


def searches(store: Store, person: str, row: TableRow) -> list[Callable[[], list[Puzzle]]]:
    """Return the pieces of work that search a finished game: one for each hand.

    Hands before the person joined are left out, and so are decisions that a bot made for them.
    """
    seat = row.seat_of(person)
    if seat is None:
        return []
    table = Table(store, row)
    record = table.whole()
    mine = Mine(row.game, row.options, SEED, GRADES, clubsuit.__version__)
    bots = iter([bot for _, bot in table.history()])
    pieces = []
    for hand, given in enumerate(record.hands, 1):
        by = [bot for bot, _ in zip(bots, [None, *given.actions], strict=False)][1:]
        own = {n for n, bot in enumerate(by) if bot is None}
        if hand >= table.state.arrivals.first_hand(seat):
            pieces.append(_search(mine, record, hand, seat, own))
    return pieces


def _search(
    mine: Mine, record: clubsuit.Record, hand: int, seat: int, own: set[int]
) -> Callable[[], list[Puzzle]]:
    """Return the search of one hand. own: the places of the decisions that no bot made."""

    def work() -> list[Puzzle]:
        found = puzzles_of_hand(mine, record, 0, hand, seat)
        return [puzzle for puzzle in found if len(puzzle.record.hands[-1].actions) in own]

    return work


def keep(store: Store, person: str, table_id: str, puzzles: Sequence[Puzzle]) -> None:
    """Store puzzles that were found in a game, unless the person has left the game."""
    row = store.table(table_id)
    if not puzzles or row is None or row.seat_of(person) is None:
        return
    game = puzzles[0].record.game
    nameless = [str(seat) for seat in range(len(row.seats))]
    rows = [
        {
            "person": person,
            "game": game,
            "name": puzzle.name,
            "game_id": table_id,
            "text": replace(puzzle, record=replace(puzzle.record, players=nameless)).to_json(),
            "at": now(),
        }
        for puzzle in puzzles
    ]
    here = sql.and_(OWN_PUZZLES.c.person == person, OWN_PUZZLES.c.game == game)
    names = sql.select(OWN_PUZZLES.c.name).where(here).order_by(OWN_PUZZLES.c.at.desc())

    def write(connection: sql.Connection) -> None:
        new = OWN_PUZZLES.c.name.in_([row["name"] for row in rows])
        connection.execute(sql.delete(OWN_PUZZLES).where(here, new))
        connection.execute(sql.insert(OWN_PUZZLES), rows)
        old = list(connection.execute(names).scalars())[MOST_PUZZLES:]
        connection.execute(sql.delete(OWN_PUZZLES).where(here, OWN_PUZZLES.c.name.in_(old)))

    store.write(write)


def own_puzzles(store: Store, person: str, game: str) -> list[Puzzle]:
    """Return the puzzles from a person's own games, newest first."""
    here = sql.and_(OWN_PUZZLES.c.person == person, OWN_PUZZLES.c.game == game)
    query = sql.select(OWN_PUZZLES.c.text).where(here)
    query = query.order_by(OWN_PUZZLES.c.at.desc(), OWN_PUZZLES.c.name)
    with store.reading() as connection:
        return [Puzzle.from_json(text) for text in connection.execute(query).scalars()]


def own_puzzle(store: Store, person: str, game: str, name: str) -> Puzzle | None:
    """Return a puzzle from a person's own games; None if there is none with this name."""
    here = sql.and_(OWN_PUZZLES.c.person == person, OWN_PUZZLES.c.game == game)
    query = sql.select(OWN_PUZZLES.c.text).where(here, OWN_PUZZLES.c.name == name)
    with store.reading() as connection:
        text = connection.execute(query).scalar_one_or_none()
    return None if text is None else Puzzle.from_json(text)


# ---- data of a person ------------------------------------------------------------------


def all_of(store: Store, person: str) -> list[dict[str, Any]]:
    """Return the puzzles from a person's games as dicts, for the export of their data."""
    query = sql.select(OWN_PUZZLES.c.text).where(OWN_PUZZLES.c.person == person)
    query = query.order_by(OWN_PUZZLES.c.at, OWN_PUZZLES.c.name)
    with store.reading() as connection:
        return [json.loads(text) for text in connection.execute(query).scalars()]


def forget(connection: sql.Connection, person: str) -> None:
    """Remove all puzzles from a person's own games."""
    for part in (OWN_PUZZLES, SEARCHED):
        connection.execute(sql.delete(part).where(part.c.person == person))


def move(connection: sql.Connection, old: str, new: str) -> None:
    """Give a person's puzzles to another person, whose own ones stay."""
    keep_those_of(
        connection, OWN_PUZZLES.c.person, [OWN_PUZZLES.c.game, OWN_PUZZLES.c.name], old, new
    )
    keep_those_of(connection, SEARCHED.c.person, [SEARCHED.c.game_id], old, new)


def forget_game(connection: sql.Connection, table_id: str, person: str | None = None) -> None:
    """Remove the puzzles from a game; person: only those of this person."""
    for part in (OWN_PUZZLES, SEARCHED):
        here = part.c.game_id == table_id
        mine = sql.true() if person is None else part.c.person == person
        connection.execute(sql.delete(part).where(here, mine))
