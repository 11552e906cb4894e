"""Browsers that have lost their seats because of a change in another browser.

When a guest registers or logs in, the seats move to the account, so other browsers with the guest's
token lose them. A change of password ends the sessions of all other browsers. Such a browser is
sent the reason, and can log in or continue as a new guest. It is not logged in automatically,
because another person may have planted its token (see `accounts`).
"""

from datetime import UTC, datetime, timedelta

import sqlalchemy as sql

from clubsuit.server.settings import YEAR_S
from clubsuit.server.storage.schema import FORMER, SESSIONS
from clubsuit.server.storage.store import Store
from clubsuit.server.storage.times import now

ACCOUNT, PASSWORD = "account", "password"
"""The two reasons: the guest has an account now, or the password was changed elsewhere."""

HEADER = "Former"
"""Name of the header with the reason in responses to `GET /api/me`."""

CLOSES = {ACCOUNT: 4410, PASSWORD: 4411}
"""The close code for sockets of such browsers, by reason."""

KEPT_FOR = timedelta(seconds=YEAR_S)
"""Time for which a reason is stored; as long as browsers keep the cookie."""


def note_guest(connection: sql.Connection, guest: str, person: str) -> None:
    """Store that a guest has become this person."""
    remove_old(connection)
    connection.execute(sql.delete(FORMER).where(FORMER.c.token == guest))
    values = {"token": guest, "person": person, "why": ACCOUNT, "at": now()}
    connection.execute(sql.insert(FORMER).values(values))


def note_sessions(connection: sql.Connection, old: str, new: str) -> None:
    """Store that all sessions of a person are about to end because of a new password.

    old, new: the person before and after the change.
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
    """Remove all that is stored about a person's former browsers."""
    connection.execute(sql.delete(FORMER).where(FORMER.c.person == person))


def why(store: Store, token: str) -> str | None:
    """Return why a browser has lost its seats; None if it has not.

    token: the hash of the browser's token.
    """
    query = sql.select(FORMER.c.why).where(FORMER.c.token == token)
    with store.reading() as connection:
        return connection.execute(query).scalar_one_or_none()
