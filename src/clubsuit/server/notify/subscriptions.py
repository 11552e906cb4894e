"""Push subscriptions of browsers, and records of the people who have been notified.

A subscription is an address at a push service, and keys for messages that only one browser can
decrypt. Its name is the SHA-256 of the address. It belongs to a person: others can neither see,
change nor remove it. If the browser later belongs to another person, the keys prove that it is the
same browser.

A person is notified once for a table, and again only after a visit. A row in `CALLED` is kept from
the notification to the visit. If there are several processes, the one that inserts the row sends
the notification.
"""

import hashlib
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from clubsuit.server.settings import YEAR_S
from clubsuit.server.storage.schema import CALLED, SUBSCRIPTIONS
from clubsuit.server.storage.store import Store
from clubsuit.texts import ENGLISH

OF_PERSON = 8
"""Maximum number of browsers of one person; the one renewed least recently is removed."""

FRESH = timedelta(days=7)
"""Age up to which a stored subscription is not renewed."""
KEPT_FOR = timedelta(seconds=YEAR_S)
"""Age after which a subscription is removed, as the browser's cookie has expired."""


class Subscription(NamedTuple):
    """The push subscription of one browser."""

    name: str
    endpoint: str
    p256dh: str
    auth: str
    contact: str
    """URL of this server, as push services require a contact."""
    language: str = ENGLISH
    """The language of the notifications."""


def name_of(endpoint: str) -> str:
    """Return the name under which a subscription is stored."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def keep(store: Store, person: str, browser: Subscription) -> None:
    """Store a browser for this person, and remove it from an earlier person."""
    at = datetime.now(UTC)
    if _is_fresh(store, person, browser, at):
        return

    def write(connection: sql.Connection) -> None:
        columns = SUBSCRIPTIONS.c
        own = (columns.person == person) & (columns.name == browser.name)
        same_keys = (columns.name == browser.name) & (columns.auth == browser.auth)
        old = columns.renewed < (at - KEPT_FOR).isoformat()
        connection.execute(sql.delete(SUBSCRIPTIONS).where(old | own | same_keys))
        values = {**browser._asdict(), "person": person, "renewed": at.isoformat()}
        connection.execute(sql.insert(SUBSCRIPTIONS).values(values))
        others = sql.select(columns.name).where(columns.person == person)
        others = others.where(columns.name != browser.name).order_by(columns.renewed.desc())
        names = list(connection.execute(others).scalars())
        if too_many := names[OF_PERSON - 1 :]:  # never the new one, even if times are equal
            oldest = (columns.person == person) & columns.name.in_(too_many)
            connection.execute(sql.delete(SUBSCRIPTIONS).where(oldest))

    store.write(write)


def _is_fresh(store: Store, person: str, browser: Subscription, at: datetime) -> bool:
    """Return whether this subscription was stored recently, and no other person has the browser."""
    columns = SUBSCRIPTIONS.c
    same = [columns[name] == value for name, value in browser._asdict().items()]
    query = sql.select(columns.name).where(
        columns.person == person, columns.renewed > (at - FRESH).isoformat(), *same
    )
    others = sql.select(columns.name)
    others = others.where(columns.person != person, columns.name == browser.name)
    with store.reading() as connection:
        return bool(connection.execute(query).first() and not connection.execute(others).first())


def browsers_of(store: Store, person: str) -> list[Subscription]:
    """Return the browsers of a person."""
    columns = (SUBSCRIPTIONS.c[name] for name in Subscription._fields)
    query = sql.select(*columns).where(SUBSCRIPTIONS.c.person == person)
    with store.reading() as connection:
        return [Subscription(*row) for row in connection.execute(query)]


def remove(store: Store, person: str, name: str) -> bool:
    """Remove a browser of this person; return whether there was one."""
    same = SUBSCRIPTIONS.c.person == person, SUBSCRIPTIONS.c.name == name
    deletion = sql.delete(SUBSCRIPTIONS).where(*same)
    return store.write(lambda connection: connection.execute(deletion).rowcount) > 0


def forget(connection: sql.Connection, person: str) -> None:
    """Remove all subscriptions and records of a person."""
    for table in (SUBSCRIPTIONS, CALLED):
        connection.execute(sql.delete(table).where(table.c.person == person))


def move(connection: sql.Connection, old: str, new: str) -> None:
    """Move the browsers of one person to another, who may have some of them already."""
    columns = SUBSCRIPTIONS.c
    theirs = sql.select(columns.name).where(columns.person == new)
    twice = (columns.person == old) & columns.name.in_(theirs)
    connection.execute(sql.delete(SUBSCRIPTIONS).where(twice))
    connection.execute(sql.update(SUBSCRIPTIONS).where(columns.person == old).values(person=new))
    connection.execute(sql.delete(CALLED).where(CALLED.c.person == old))


# ---- people who have been notified -----------------------------------------------------


def claim(store: Store, table_id: str, person: str) -> list[Subscription]:
    """Return the browsers on which to notify a person, and record the notification.

    Return [] and record nothing if the person was notified before or has no browser.
    """
    browsers = browsers_of(store, person)
    if not browsers or _is_called(store, table_id, person):
        return []
    called = sql.insert(CALLED).values(game_id=table_id, person=person)
    try:
        store.write(lambda connection: connection.execute(called))
    except IntegrityError:
        return []  # another process was faster
    return browsers


def note_back(store: Store, table_id: str, person: str) -> None:
    """Remove the record that a person was notified, as they have visited the table."""
    if _is_called(store, table_id, person):
        theirs = CALLED.c.game_id == table_id, CALLED.c.person == person
        deletion = sql.delete(CALLED).where(*theirs)
        store.write(lambda connection: connection.execute(deletion))


def _is_called(store: Store, table_id: str, person: str) -> bool:
    theirs = CALLED.c.game_id == table_id, CALLED.c.person == person
    with store.reading() as connection:
        return connection.execute(sql.select(CALLED.c.person).where(*theirs)).first() is not None
