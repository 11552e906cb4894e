"""All that is stored about two people, or about one person and a tournament: what happens to it
when one of them changes or goes."""

import sqlalchemy as sql

from clubsuit.server.storage.rows import GONE
from clubsuit.server.storage.schema import (
    BLOCKS,
    ENTRIES,
    INVITATIONS,
    REPORTS,
    TOURNAMENTS,
    UNLISTED,
)

_PAIRS = (BLOCKS.c.person, BLOCKS.c.other), (UNLISTED.c.person, UNLISTED.c.other)


def move(connection: sql.Connection, old: str, new: str) -> None:
    """Let one person take the place of another, who may have decided about the same people."""
    for pair in _PAIRS:
        for column, other in (pair, pair[::-1]):
            _replace(connection, column, other, old, new)
        table = column.table
        connection.execute(sql.delete(table).where(table.c.person == table.c.other))
    _replace(connection, INVITATIONS.c.person, INVITATIONS.c.game_id, old, new)
    # If both play in a tournament, only the entry of `new` counts.
    _replace(connection, ENTRIES.c.person, ENTRIES.c.tournament, old, new)
    columns = INVITATIONS.c.inviter, REPORTS.c.reporter, REPORTS.c.reported, TOURNAMENTS.c.owner
    for column in columns:
        change = sql.update(column.table).where(column == old)
        connection.execute(change.values({column.name: new}))


def _replace(
    connection: sql.Connection,
    column: "sql.Column[str]",
    other: "sql.Column[str]",
    old: str,
    new: str,
) -> None:
    """Replace a person in one column of a key; rows that exist already are removed.

    other: the other column of the key.
    """
    known = sql.select(other).where(column == new)
    connection.execute(sql.delete(column.table).where(column == old, other.in_(known)))
    change = sql.update(column.table).where(column == old)
    connection.execute(change.values({column.name: new}))


def forget(connection: sql.Connection, person: str) -> None:
    """Delete the lists, blocks and invitations of a person and those of others about them.

    The person's entries in tournaments are deleted. Tournaments that they have made stay, because
    others play in them, but without owner and name.

    Reports about the person are deleted. Reports by the person stay, because they are about
    others, but without name and words of the person.
    """
    pairs = [column for pair in _PAIRS for column in pair]
    about = INVITATIONS.c.person, INVITATIONS.c.inviter, REPORTS.c.reported, ENTRIES.c.person
    for column in (*pairs, *about):
        connection.execute(sql.delete(column.table).where(column == person))
    nameless = {"reporter": GONE, "reporter_name": "", "words": ""}
    connection.execute(sql.update(REPORTS).where(REPORTS.c.reporter == person).values(nameless))
    made = sql.update(TOURNAMENTS).where(TOURNAMENTS.c.owner == person)
    connection.execute(made.values(owner=GONE, name=""))
