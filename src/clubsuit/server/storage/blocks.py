"""Blocks: a person who has blocked another never meets them with strangers and hears no word.

A block separates both people, whoever has made it: matchmaking and listed tables do not seat them
together, and neither sees what the other writes from then on or can invite the other. Only the
person who has made a block knows of it, so each query that another person's request causes must
treat both directions alike.
"""

from collections.abc import Collection
from contextlib import suppress
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from clubsuit.errors import TurnError
from clubsuit.server.storage.schema import BLOCKS, GAMES, SEATS
from clubsuit.server.storage.store import Store
from clubsuit.server.storage.times import now
from clubsuit.texts import refusal

OF_PERSON = 500
"""Maximum number of blocks of one person."""


class Block(NamedTuple):
    """A person who has blocked another."""

    person: str
    other: str
    name: str
    """The other's name when they were blocked."""
    at: str


def block(store: Store, person: str, other: str, name: str) -> None:
    """Store a block; an earlier one of the same person stays as it is.

    Raises TurnError if the person has made too many.
    """
    mine = sql.select(BLOCKS.c.other).where(BLOCKS.c.person == person)
    new = Block(person, other, name, now())._asdict()

    def write(connection: sql.Connection) -> None:
        known = set(connection.execute(mine).scalars())
        if len(known - {other}) >= OF_PERSON:
            raise refusal("server-blocks-many", TurnError, number=OF_PERSON)
        if other not in known:
            connection.execute(sql.insert(BLOCKS).values(new))

    with suppress(IntegrityError):  # the same request came twice at the same time
        store.write(write)


def unblock(store: Store, person: str, other: str) -> None:
    """Remove a block, if there is one."""
    this = BLOCKS.c.person == person, BLOCKS.c.other == other
    store.write(lambda connection: connection.execute(sql.delete(BLOCKS).where(*this)))


def blocks_of(store: Store, person: str) -> list[Block]:
    """Return the blocks that a person has made, the newest first."""
    return _blocks(store, BLOCKS.c.person == person)


def blocks_about(store: Store, people: Collection[str]) -> list[Block]:
    """Return the blocks that these people have made, and those that others have made of them."""
    return _blocks(store, BLOCKS.c.person.in_(people) | BLOCKS.c.other.in_(people))


def separated(store: Store, person: str) -> set[str]:
    """Return the people from whom a block separates this person, in either direction."""
    found = blocks_about(store, [person])
    return {block.other if block.person == person else block.person for block in found}


def has_separated(person: str) -> "sql.ColumnElement[bool]":
    """Return the SQL condition that this person is separated from a player of a table."""
    here = SEATS.c.game_id == GAMES.c.id
    by = (BLOCKS.c.person == person) & (BLOCKS.c.other == SEATS.c.person)
    of = (BLOCKS.c.other == person) & (BLOCKS.c.person == SEATS.c.person)
    return sql.exists().where(here, by | of)


def _blocks(store: Store, which: "sql.ColumnElement[bool]") -> list[Block]:
    columns = (BLOCKS.c[name] for name in Block._fields)
    query = sql.select(*columns).where(which).order_by(BLOCKS.c.at.desc(), BLOCKS.c.other)
    with store.reading() as connection:
        return [Block(*row) for row in connection.execute(query)]
