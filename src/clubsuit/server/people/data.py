"""Deletion of tables: by a person, with a person's data, or because of their age.

A table with several people belongs to all of them. A person who deletes it gives up their seats:
the table is no longer among their games, but the others keep it and the game is unchanged. A table
is removed when the last person has given it up.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta

import sqlalchemy as sql

from clubsuit.errors import TurnError
from clubsuit.server.notify import subscriptions
from clubsuit.server.people import accounts, relations
from clubsuit.server.people.leaving import leave, seats_at
from clubsuit.server.practice import mistakes, progress
from clubsuit.server.storage import faces, uploads
from clubsuit.server.storage.rows import DEALER, GONE, is_gone
from clubsuit.server.storage.schema import CALLED, DECISIONS, GAMES, INVITATIONS, PRESENT, SEATS
from clubsuit.server.storage.store import Store, expired
from clubsuit.server.table.overdue import is_long_ago
from clubsuit.texts import refusal

NEVER_BEGUN = timedelta(days=7)
"""Time from the last activity until a table without a deal is removed."""


@dataclass(frozen=True)
class Ages:
    """Ages, in days since the last activity, at which tables are removed; None for never."""

    unfinished: int | None = None
    """Age at which tables with an unfinished game are removed."""
    finished: int | None = None
    """Age at which tables whose game is over are removed."""

    def oldest(self, at: datetime) -> "list[tuple[sql.ColumnElement[bool], str]]":
        """Return conditions for tables, each with the time before which a table is too old."""
        kinds = [
            (GAMES.c.hand_number == 0, NEVER_BEGUN),
            (~GAMES.c.over, self.unfinished and timedelta(days=self.unfinished)),
            (GAMES.c.over, self.finished and timedelta(days=self.finished)),
        ]
        return [(kind, (at - age).isoformat()) for kind, age in kinds if age]


FOR_EVER = Ages()
"""Tables with a deal are never removed because of their age."""

AT_ONCE = 60
"""Maximum number of tables that are processed in one transaction."""

# ---- giving up tables ------------------------------------------------------------------


def give_up(store: Store, table_id: str, person: str) -> bool:
    """Give up a person's seats at a table. Return whether they had any.

    Raises TurnError in the middle of a hand, because the person could come back in another seat and
    see a second hand of cards. No error is raised if the game has stood still for too long.
    """
    done = [False]

    def write(connection: sql.Connection) -> None:
        done[0] = _leave(connection, table_id, person, nameless=False)

    store.write(write)
    return done[0]


def forget(store: Store, person: str) -> list[str]:
    """Delete all data of a person. Return the ids of the tables that they had.

    Their name is removed from tables that others keep. Their account and sessions are deleted
    first.
    """
    accounts.remove(store, person)
    store.write(lambda connection: uploads.forget(connection, person))
    store.write(lambda connection: subscriptions.forget(connection, person))
    store.write(lambda connection: relations.forget(connection, person))
    store.write(lambda connection: faces.forget(connection, person))
    store.write(lambda connection: progress.forget(connection, person))
    store.write(lambda connection: mistakes.forget(connection, person))
    left: list[str] = []
    while rows := store.tables_of(person, AT_ONCE):
        for row in rows:

            def write(connection: sql.Connection, table_id: str = row.id) -> None:
                _leave(connection, table_id, person, nameless=True)

            store.write(write)
            left.append(row.id)
    return left


def _leave(connection: sql.Connection, table_id: str, person: str, nameless: bool) -> bool:
    """Give up a person's seats at a table. Return whether they had any."""
    # Lock the table first, so that no other process changes its seats or its game in between.
    columns = GAMES.c.over, GAMES.c.turn, GAMES.c.pace
    lock = sql.select(*columns).where(GAMES.c.id == table_id).with_for_update()
    over, turn, pace = connection.execute(lock).one_or_none() or (False, None, "realtime")
    seats = seats_at(connection, table_id)
    theirs = [n for n, seat in enumerate(seats) if seat.person == person]
    if not theirs:
        return False
    if all(seat.person in (None, person) or is_gone(seat) for seat in seats):
        remove(connection, table_id)
        return True
    stuck = pace == "correspondence" and _stands_still(connection, table_id)
    if turn is not None and not (nameless or stuck):
        raise refusal("server-delete-hand", TurnError)
    mistakes.forget_game(connection, table_id, person)
    for n in theirs:
        leave(connection, table_id, seats, n, over, nameless)
    owner = sql.update(GAMES).where(GAMES.c.id == table_id, GAMES.c.owner == person)
    connection.execute(owner.values(owner=GONE))
    return True


def _stands_still(connection: sql.Connection, table_id: str) -> bool:
    """Return whether the last deal or decision was too long ago (see `overdue`)."""
    moves = DECISIONS.c.game_id == table_id, DECISIONS.c.seat >= DEALER
    last = sql.select(sql.func.max(DECISIONS.c.at)).where(*moves)
    at = connection.execute(last).scalar()
    return at is not None and is_long_ago(at)


def remove_old(store: Store, at: datetime, ages: Ages) -> list[str]:
    """Remove tables that are too old at the time `at`, and return their ids.

    Tables without a deal are removed after a week, others at the ages that the host has chosen.
    Tables that are open in a browser stay. One call removes at most `AT_ONCE` tables.
    """
    removed: list[str] = []
    here = sql.select(PRESENT.c.game_id).where(~expired(PRESENT.c.expires))
    limits = ages.oldest(at)
    old = (
        sql.select(GAMES.c.id)
        .where(
            # redundant, but lets the database use an index
            GAMES.c.updated < max(before for _, before in limits),
            sql.or_(*(sql.and_(kind, GAMES.c.updated < before) for kind, before in limits)),
            GAMES.c.id.not_in(here),
        )
        .limit(AT_ONCE)
        .with_for_update()  # no game starts or continues in between
    )

    def write(connection: sql.Connection) -> None:
        removed[:] = connection.execute(old).scalars()
        for table_id in removed:
            remove(connection, table_id)

    store.write(write)
    return removed


def remove(connection: sql.Connection, table_id: str) -> None:
    """Remove a table, which the caller has locked.

    The seats are removed first: triggers protect the decisions while the table has seats.
    """
    mistakes.forget_game(connection, table_id)
    for part in (SEATS, DECISIONS, CALLED, INVITATIONS):
        connection.execute(sql.delete(part).where(part.c.game_id == table_id))
    connection.execute(sql.delete(GAMES).where(GAMES.c.id == table_id))
