"""Browsers that have lost their person because of something on another device.

A guest who makes an account, or logs in to one, takes the seats along; other browsers with the
guest's token then have none. A changed password ends the sessions of all other browsers. Such a
browser is told why its seats are gone, and can log in, or continue as a new guest. It does not get
into the account by itself: its token may have been planted by another person (see `accounts`).
"""

from datetime import UTC, datetime, timedelta

import sqlalchemy as sql

from clubsuit.server.settings import YEAR_S
from clubsuit.server.storage.store import FORMER, SESSIONS, Store, now

ACCOUNT, PASSWORD = "account", "password"
"""Reasons: the guest has an account now; the password was changed in another browser."""

HEADER = "Former"
"""Header of `GET /api/me` with the reason."""

CLOSES = {ACCOUNT: 4410, PASSWORD: 4411}
"""Codes with which sockets of such browsers are closed, by reason."""

KEPT_FOR = timedelta(seconds=YEAR_S)
"""Time for which a reason is stored: as long as a browser keeps the cookie."""


def note_guest(connection: sql.Connection, guest: str, person: str) -> None:
    """Store that a guest is now this person."""
    remove_old(connection)
    connection.execute(sql.delete(FORMER).where(FORMER.c.token == guest))
    values = {"token": guest, "person": person, "why": ACCOUNT, "at": now()}
    connection.execute(sql.insert(FORMER).values(values))


def note_sessions(connection: sql.Connection, old: str, new: str) -> None:
    """Store that the sessions of a person are about to end.

    old, new: the person, before and from now on.
    """
    remove_old(connection)
    theirs = sql.update(FORMER).where(FORMER.c.person == old).values(person=new)
    connection.execute(theirs)
    why = sql.literal(PASSWORD)
    ended = sql.select(SESSIONS.c.token, sql.literal(new), why, sql.literal(now()))
    ended = ended.where(SESSIONS.c.person == old)
    connection.execute(sql.insert(FORMER).from_select(["token", "person", "why", "at"], ended))


def remove_old(connection: sql.Connection) -> None:
    """Remove rows that are older than the longest life of a cookie."""
    oldest = (datetime.now(UTC) - KEPT_FOR).isoformat()
    connection.execute(sql.delete(FORMER).where(FORMER.c.at < oldest))


def forget(connection: sql.Connection, person: str) -> None:
    """Remove what is stored of a person's former browsers."""
    connection.execute(sql.delete(FORMER).where(FORMER.c.person == person))


def why(store: Store, token: str) -> str | None:
    """Return why the browser with this token's hash has lost its person; None if it has not."""
    query = sql.select(FORMER.c.why).where(FORMER.c.token == token)
    with store.reading() as connection:
        return connection.execute(query).scalar_one_or_none()
