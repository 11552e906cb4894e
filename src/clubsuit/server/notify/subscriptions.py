"""Browsers that people want to be told by when the page is closed, and who has been told.

A subscription is an address at a push service, and keys that only this browser can read by; its
name is the address's SHA-256. It belongs to a person: others can neither see, change nor remove it.
A browser that has become somebody else proves by the same keys that it is the one it was before.

A person is called to a table once, until they have been there: a row is kept from the call to then,
and whoever stores it is who calls.
"""

import hashlib
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from clubsuit.server.settings import YEAR_S
from clubsuit.server.storage.store import CALLED, SUBSCRIPTIONS, Store

OF_PERSON = 8
"""Browsers of one person; then the one that was here least lately goes."""

FRESH = timedelta(days=7)
"""A browser that was here within this time is not stored anew,"""
KEPT_FOR = timedelta(seconds=YEAR_S)
"""and after this one it has forgotten who it was."""


class Subscription(NamedTuple):
    """A browser."""

    name: str
    endpoint: str
    p256dh: str
    auth: str
    contact: str
    """Where the server was reached: push services want to know whom to ask."""


def name_of(endpoint: str) -> str:
    """Under what a browser is stored."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def keep(store: Store, person: str, browser: Subscription) -> None:
    """Keep a browser of this person, which is nobody else's any more."""
    at = datetime.now(UTC)
    if _is_fresh(store, person, browser, at):
        return

    def write(connection: sql.Connection) -> None:
        which = SUBSCRIPTIONS.c
        mine = (which.person == person) & (which.name == browser.name)
        was = (which.name == browser.name) & (which.auth == browser.auth)
        old = which.renewed < (at - KEPT_FOR).isoformat()
        connection.execute(sql.delete(SUBSCRIPTIONS).where(old | mine | was))
        values = {**browser._asdict(), "person": person, "renewed": at.isoformat()}
        connection.execute(sql.insert(SUBSCRIPTIONS).values(values))
        others = sql.select(which.name).where(which.person == person, which.name != browser.name)
        names = list(connection.execute(others.order_by(which.renewed.desc())).scalars())
        if too_many := names[OF_PERSON - 1 :]:  # never the new one, whose time others may share
            theirs = (which.person == person) & which.name.in_(too_many)
            connection.execute(sql.delete(SUBSCRIPTIONS).where(theirs))

    store.write(write)


def _is_fresh(store: Store, person: str, browser: Subscription, at: datetime) -> bool:
    """Whether exactly this is stored, and was lately."""
    which = SUBSCRIPTIONS.c
    same = [which[name] == value for name, value in browser._asdict().items()]
    query = sql.select(which.name).where(
        which.person == person, which.renewed > (at - FRESH).isoformat(), *same
    )
    others = sql.select(which.name).where(which.person != person, which.name == browser.name)
    with store.reading() as connection:
        return bool(connection.execute(query).first() and not connection.execute(others).first())


def browsers_of(store: Store, person: str) -> list[Subscription]:
    """The browsers of a person."""
    columns = (SUBSCRIPTIONS.c[name] for name in Subscription._fields)
    query = sql.select(*columns).where(SUBSCRIPTIONS.c.person == person)
    with store.reading() as connection:
        return [Subscription(*row) for row in connection.execute(query)]


def remove(store: Store, person: str, name: str) -> bool:
    """Forget a browser of this person; whether there was one."""
    found: list[int] = []
    here = SUBSCRIPTIONS.c.person == person, SUBSCRIPTIONS.c.name == name
    gone = sql.delete(SUBSCRIPTIONS).where(*here)
    store.write(lambda connection: found.append(connection.execute(gone).rowcount))
    return found[-1] > 0


def forget(connection: sql.Connection, person: str) -> None:
    """Remove all that is kept here of a person."""
    for table in (SUBSCRIPTIONS, CALLED):
        connection.execute(sql.delete(table).where(table.c.person == person))


def move(connection: sql.Connection, old: str, new: str) -> None:
    """A person's browsers become another's, who may have the same ones."""
    which = SUBSCRIPTIONS.c
    theirs = sql.select(which.name).where(which.person == new)
    twice = (which.person == old) & which.name.in_(theirs)
    connection.execute(sql.delete(SUBSCRIPTIONS).where(twice))
    connection.execute(sql.update(SUBSCRIPTIONS).where(which.person == old).values(person=new))
    connection.execute(sql.delete(CALLED).where(CALLED.c.person == old))


# ---- who has been called ---------------------------------------------------------------


def claim(store: Store, table_id: str, person: str) -> list[Subscription]:
    """The browsers by which a person is to be called now: none where that has been done."""
    browsers = browsers_of(store, person)
    if not browsers or _is_called(store, table_id, person):
        return []
    called = sql.insert(CALLED).values(game_id=table_id, person=person)
    try:
        store.write(lambda connection: _do(connection, called))
    except IntegrityError:
        return []  # another process was faster
    return browsers


def back(store: Store, table_id: str, person: str) -> None:
    """The person has come to the table."""
    if _is_called(store, table_id, person):
        theirs = CALLED.c.game_id == table_id, CALLED.c.person == person
        store.write(lambda connection: _do(connection, sql.delete(CALLED).where(*theirs)))


def _do(connection: sql.Connection, statement: sql.Executable) -> None:
    connection.execute(statement)


def _is_called(store: Store, table_id: str, person: str) -> bool:
    theirs = CALLED.c.game_id == table_id, CALLED.c.person == person
    with store.reading() as connection:
        return connection.execute(sql.select(CALLED.c.person).where(*theirs)).first() is not None
