"""Choosing a face, and changes of players that tables must read again."""

from collections.abc import Collection

import sqlalchemy as sql

from clubsuit.server.storage.faces import choose_face
from clubsuit.server.storage.rows import EVENT
from clubsuit.server.storage.schema import DECISIONS, GAMES, SEATS
from clubsuit.server.storage.store import Store
from clubsuit.server.storage.times import now
from clubsuit.server.table import events

AT_TABLES = 20
"""Maximum number of tables that show a new face at once. Others show it when they are read."""


def change_face(store: Store, person: str, face: str) -> list[str]:
    """Store the face that a person has chosen. Return the ids of tables that must be read again."""
    theirs = sql.select(SEATS.c.game_id).where(SEATS.c.person == person)
    newest = (
        sql.select(GAMES.c.id)
        .where(GAMES.c.id.in_(theirs), ~GAMES.c.over)
        .order_by(GAMES.c.updated.desc())
        .limit(AT_TABLES)
    )

    def work(connection: sql.Connection) -> list[str]:
        choose_face(connection, person, face)
        tables = sorted(connection.execute(newest).scalars())
        lock = sql.select(GAMES.c.id).where(GAMES.c.id.in_(tables)).order_by(GAMES.c.id)
        connection.execute(lock.with_for_update()).all()
        note_changed(connection, tables)
        return tables

    return store.write(work)


def note_changed(connection: sql.Connection, tables: Collection[str]) -> None:
    """Add an event to tables whose players have changed, so that all processes read them again.

    The caller must have locked the tables.
    """
    last = sql.select(DECISIONS.c.game_id, sql.func.max(DECISIONS.c.number))
    last = last.where(DECISIONS.c.game_id.in_(tables)).group_by(DECISIONS.c.game_id)
    numbers = dict(connection.execute(last).all())
    event = {"seat": EVENT, "text": events.write(events.Moved()), "at": now()}
    entries = [{"game_id": id_, "number": numbers.get(id_, 0) + 1, **event} for id_ in tables]
    if entries:
        connection.execute(sql.insert(DECISIONS), entries)
