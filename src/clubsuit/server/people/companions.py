"""The people with whom a person has finished games.

The list follows from the seats of finished games. So it has no person who has deleted their data or
the game, and it ends with the games. A person can remove others from their list: the time of the
removal is stored, and games that were opened before it no longer count.
"""

from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

import sqlalchemy as sql

from clubsuit.server.people.tokens import alias
from clubsuit.server.storage import blocks
from clubsuit.server.storage.faces import face_of
from clubsuit.server.storage.rows import GONE
from clubsuit.server.storage.schema import FACES, GAMES, SEATS, UNLISTED
from clubsuit.server.storage.store import Store
from clubsuit.server.storage.times import now
from clubsuit.server.wire.schema import KnownPerson

SHOWN = 200
"""Maximum number of people in the list."""

MOST_SEATS = 3000
"""Maximum number of other people's seats that are read, those of the newest games."""

ALL = ""
"""Stands for all people in the table of removals."""


class Companion(NamedTuple):
    """A person with whom another has finished games."""

    person: str
    name: str
    """Name in the newest of these games."""
    face: str | None
    """The face that they have chosen."""
    table: str
    """The newest of these games."""
    game: str
    options: dict[str, Any]
    at: str
    """Time at which that game was opened."""
    games: int


def key_of(person: str, other: str) -> str:
    """Return the id that only this person has for another."""
    return alias(other, person)


def companions_of(store: Store, person: str) -> list[Companion]:
    """Return the people in a person's list, the last met first."""
    with store.reading() as connection:
        removed = sql.select(UNLISTED.c.other, UNLISTED.c.at).where(UNLISTED.c.person == person)
        since = dict(connection.execute(removed).all())
        rows = connection.execute(_met(person)).all()
    found: dict[str, Companion] = {}
    for row in {
        (row.table, row.person): row for row in reversed(rows)
    }.values():  # one seat of each
        if row.at > max(since.get(ALL, ""), since.get(row.person, "")):
            games = found[row.person].games if row.person in found else 0
            found[row.person] = Companion(**row._mapping, games=games + 1)
    return sorted(found.values(), key=lambda one: one.at, reverse=True)[:SHOWN]


def _met(person: str) -> "sql.Select[Any]":
    """Return the query for other people in a person's finished games, the newest game first."""
    mine = sql.select(SEATS.c.game_id).where(SEATS.c.person == person)
    table, at = GAMES.c.id.label("table"), GAMES.c.created.label("at")
    return (
        sql.select(
            SEATS.c.person, SEATS.c.name, FACES.c.face, table, GAMES.c.game, GAMES.c.options, at
        )
        .join(GAMES, GAMES.c.id == SEATS.c.game_id)
        .outerjoin(FACES, FACES.c.person == SEATS.c.person)
        .where(
            GAMES.c.id.in_(mine),
            GAMES.c.over,
            GAMES.c.hand_number > 0,
            SEATS.c.person != person,
            ~SEATS.c.person.startswith(GONE),
        )
        .order_by(GAMES.c.created.desc(), GAMES.c.id, SEATS.c.seat)
        .limit(MOST_SEATS)
    )


def known_people(store: Store, person: str) -> list[KnownPerson]:
    """Return a person's list, followed by people whom they have blocked elsewhere."""
    made = {block.other: block for block in blocks.blocks_of(store, person)}
    met = companions_of(store, person)
    listed = [
        KnownPerson(
            id=key_of(person, one.person),
            name=one.name,
            face=face_of(one.person, one.face),
            games=one.games,
            game=one.game,
            table=one.table,
            who=alias(one.person, one.table),
            at=one.at,
            blocked=made.pop(one.person, None) is not None,
        )
        for one in met
    ]
    others = (
        KnownPerson(
            id=key_of(person, other),
            name=block.name,
            face=face_of(other),
            at=block.at,
            blocked=True,
        )
        for other, block in made.items()
    )
    return [*listed, *others]


def find(store: Store, person: str, ids: Collection[str]) -> list[Companion]:
    """Return the people in a person's list with these ids, in the order of the ids."""
    met = {key_of(person, one.person): one for one in companions_of(store, person)}
    return [met[id_] for id_ in ids if id_ in met]


def name_of(store: Store, person: str, id_: str) -> tuple[str, str] | None:
    """Return the person with this id and their name; None if this person knows nobody with it."""
    return next((one for one in _known(store, person) if key_of(person, one[0]) == id_), None)


def _known(store: Store, person: str) -> Iterator[tuple[str, str]]:
    yield from ((one.person, one.name) for one in companions_of(store, person))
    yield from ((one.other, one.name) for one in blocks.blocks_of(store, person))


def remove(store: Store, person: str, other: str = ALL) -> None:
    """Remove a person from another's list, by default all people. Blocks stay."""
    here = UNLISTED.c.person == person
    old = here if other == ALL else here & (UNLISTED.c.other == other)

    def write(connection: sql.Connection) -> None:
        connection.execute(sql.delete(UNLISTED).where(old))
        values = {"person": person, "other": other, "at": now()}
        connection.execute(sql.insert(UNLISTED).values(values))

    store.write(write)
