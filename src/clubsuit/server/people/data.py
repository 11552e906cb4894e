"""What a person keeps here: their games, to take along and to delete.

A table with several people belongs to all of them. Who deletes it gives up their seats there: it
is no longer among their games, and the others keep theirs. Nothing of the game itself changes.
When nobody is left who keeps a table it is removed as a whole.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta

import sqlalchemy as sql

from clubsuit.errors import Reason, TurnError
from clubsuit.server.notify import subscriptions
from clubsuit.server.people import accounts
from clubsuit.server.people.leaving import leave, seats_at
from clubsuit.server.storage import uploads
from clubsuit.server.storage.store import (
    CALLED,
    DEALER,
    DECISIONS,
    GAMES,
    GONE,
    PRESENT,
    SEATS,
    Store,
    expired,
    is_gone,
)
from clubsuit.server.table.overdue import is_long_ago
from clubsuit.texts import explain

NEVER_BEGUN = timedelta(days=7)
"""A table waits for so long for its first deal."""


@dataclass(frozen=True)
class Ages:
    """How many days after the last that happened at a table it is removed; None: never."""

    unfinished: int | None = None
    finished: int | None = None

    def oldest(self, at: datetime) -> "list[tuple[sql.ColumnElement[bool], str]]":
        """Of each kind of tables the time before which they are too old."""
        kinds = [
            (GAMES.c.hand_number == 0, NEVER_BEGUN),
            (~GAMES.c.over, self.unfinished and timedelta(days=self.unfinished)),
            (GAMES.c.over, self.finished and timedelta(days=self.finished)),
        ]
        return [(kind, (at - age).isoformat()) for kind, age in kinds if age]


FOR_EVER = Ages()
"""No game that has begun is removed by itself."""

AT_ONCE = 60
"""Tables that are read together."""

# ---- given up --------------------------------------------------------------------------


def give_up(store: Store, table_id: str, person: str) -> bool:
    """A person's seats at a table are no longer theirs; whether there were any.

    Raises TurnError within a hand that others go on with: who came back could see a second one.
    Not where others have been waited for too long.
    """
    done = [False]

    def write(connection: sql.Connection) -> None:
        done[0] = _leave(connection, table_id, person, nameless=False)

    store.write(write)
    return done[0]


def forget(store: Store, person: str) -> list[str]:
    """Give up all tables of a person, whose name goes from those that others keep; which.

    Their account and its sessions go first.
    """
    accounts.remove(store, person)
    store.write(lambda connection: uploads.forget(connection, person))
    store.write(lambda connection: subscriptions.forget(connection, person))
    left: list[str] = []
    while rows := store.tables_of(person, AT_ONCE):
        for row in rows:

            def write(connection: sql.Connection, table_id: str = row.id) -> None:
                _leave(connection, table_id, person, nameless=True)

            store.write(write)
            left.append(row.id)
    return left


def _leave(connection: sql.Connection, table_id: str, person: str, nameless: bool) -> bool:
    """Whether the person had a seat there, which they have left."""
    # Locked first, so that nobody sits down or decides while it is found out who is left.
    columns = GAMES.c.over, GAMES.c.turn, GAMES.c.pace
    lock = sql.select(*columns).where(GAMES.c.id == table_id).with_for_update()
    over, turn, pace = connection.execute(lock).one_or_none() or (False, None, "realtime")
    seats = seats_at(connection, table_id)
    theirs = [n for n, seat in enumerate(seats) if seat.person == person]
    if not theirs:
        return False
    if all(seat.person in (None, person) or is_gone(seat) for seat in seats):
        _remove(connection, table_id)
        return True
    stuck = pace == "correspondence" and _stands_still(connection, table_id)
    if turn is not None and not (nameless or stuck):
        reason = Reason("", "server-delete-hand")
        raise TurnError(explain(reason), reason=reason)
    for n in theirs:
        leave(connection, table_id, seats, n, over, nameless)
    owner = sql.update(GAMES).where(GAMES.c.id == table_id, GAMES.c.owner == person)
    connection.execute(owner.values(owner=GONE))
    return True


def _stands_still(connection: sql.Connection, table_id: str) -> bool:
    """Whether nothing has been dealt or decided there for too long (see `overdue`)."""
    moves = DECISIONS.c.game_id == table_id, DECISIONS.c.seat >= DEALER
    last = sql.select(sql.func.max(DECISIONS.c.at)).where(*moves)
    at = connection.execute(last).scalar()
    return at is not None and is_long_ago(at)


def remove_old(store: Store, at: datetime, ages: Ages) -> list[str]:
    """Remove tables at which nothing was ever dealt, a week after the last that happened there, and
    others as the host has chosen; which. Tables that somebody looks at stay.
    """
    removed: list[str] = []
    here = sql.select(PRESENT.c.game_id).where(~expired(PRESENT.c.expires))
    limits = ages.oldest(at)
    old = (
        sql.select(GAMES.c.id)
        .where(
            GAMES.c.updated < max(before for _, before in limits),  # what the index is for
            sql.or_(*(sql.and_(kind, GAMES.c.updated < before) for kind, before in limits)),
            GAMES.c.id.not_in(here),
        )
        .limit(AT_ONCE)
        .with_for_update()  # nobody begins, or goes on, there meanwhile
    )

    def write(connection: sql.Connection) -> None:
        removed[:] = connection.execute(old).scalars()
        for table_id in removed:
            _remove(connection, table_id)

    store.write(write)
    return removed


def _remove(connection: sql.Connection, table_id: str) -> None:
    """The table as a whole; its seats first, without which the decisions may go."""
    for part in (SEATS, DECISIONS, CALLED):
        connection.execute(sql.delete(part).where(part.c.game_id == table_id))
    connection.execute(sql.delete(GAMES).where(GAMES.c.id == table_id))
