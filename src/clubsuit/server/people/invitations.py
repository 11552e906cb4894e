"""Invitations to people with whom a person has played, to a new table with the same settings.

An invited person sees the invitation in the lobby, and gets a notification in browsers that allow
it. The response to the inviter is the same in any case, so that it does not show whether the other
has blocked them.
"""

from collections.abc import Collection
from datetime import UTC, datetime, timedelta

import sqlalchemy as sql

from clubsuit.bots import OFFERED
from clubsuit.server.storage import blocks
from clubsuit.server.storage.rows import TableRow
from clubsuit.server.storage.schema import GAMES, INVITATIONS
from clubsuit.server.storage.store import Store
from clubsuit.server.storage.times import now
from clubsuit.server.table.opening import SUBSTITUTE
from clubsuit.server.wire.schema import Invitation, NewTable

KEPT_FOR = timedelta(days=1)
"""Time after which an invitation is no longer shown."""

SHOWN = 10
"""Maximum number of invitations that a person is shown, the newest ones."""


def table_like(old: TableRow, name: str) -> NewTable:
    """Return the settings of a table for friends with the game and the settings of another."""
    return NewTable(
        game=old.game,
        options=old.options,
        bots=[seat.bot if seat.bot in OFFERED else SUBSTITUTE for seat in old.seats[1:]],
        name=name,
        open=True,
        hints=old.hints,
        watch=old.watch,
        pace=old.pace,
        clock=old.summary.clock,
    )


def invite(store: Store, table: TableRow, inviter: str, people: Collection[str]) -> list[str]:
    """Store invitations to a table; return the people who get one.

    People who are separated from the inviter by a block get none.
    """
    invited = [one for one in people if one not in blocks.separated(store, inviter)]
    about = {"game_id": table.id, "inviter": inviter, "at": now()}
    oldest = (datetime.now(UTC) - KEPT_FOR).isoformat()

    def write(connection: sql.Connection) -> None:
        connection.execute(sql.delete(INVITATIONS).where(INVITATIONS.c.at < oldest))
        if invited:
            rows = [{**about, "person": one} for one in invited]
            connection.execute(sql.insert(INVITATIONS), rows)

    store.write(write)
    return invited


def invitations_to(store: Store, person: str) -> list[Invitation]:
    """Return the invitations that a person can still accept, the newest first.

    The inviter must still sit at the table, and the person must not sit there yet.
    """
    query = (
        sql.select(INVITATIONS)
        .join(GAMES, GAMES.c.id == INVITATIONS.c.game_id)
        .where(
            INVITATIONS.c.person == person,
            INVITATIONS.c.at >= (datetime.now(UTC) - KEPT_FOR).isoformat(),
            ~GAMES.c.over,
        )
        .order_by(INVITATIONS.c.at.desc(), INVITATIONS.c.game_id)
        .limit(SHOWN)
    )
    with store.reading() as connection:
        found = {row.game_id: row for row in connection.execute(query)}
        rows = store.select(connection, GAMES.c.id.in_(found), SHOWN, GAMES.c.created.desc())
    apart = blocks.separated(store, person)
    return [
        Invitation(table=row.id, game=row.game, name=row.players[seat], at=found[row.id].at)
        for row in rows
        if (inviter := found[row.id].inviter) not in apart
        and (seat := row.seat_of(inviter)) is not None
        and row.seat_of(person) is None
        and row.people < len(row.seats)
    ]


def dismiss(store: Store, person: str, table_id: str) -> None:
    """Remove a person's invitation to a table, if there is one."""
    this = INVITATIONS.c.person == person, INVITATIONS.c.game_id == table_id
    store.write(lambda connection: connection.execute(sql.delete(INVITATIONS).where(*this)))
