"""Record files that people have uploaded to review them; they are kept for a week.

They are stored in the database, so all processes can read them. The number of files is limited for
each person, so uploads of other people never remove a file.
"""

from datetime import UTC, datetime, timedelta

import sqlalchemy as sql

from clubsuit.server.storage.schema import UPLOADS
from clubsuit.server.storage.store import Store

KEPT_FOR = timedelta(days=7)

OF_PERSON = 16
"""Maximum number of files of one person; one more removes the oldest."""


def keep(store: Store, person: str, name: str, text: bytes) -> None:
    """Store a file as the newest one of this person."""
    at = datetime.now(UTC)

    def write(connection: sql.Connection) -> None:
        own = UPLOADS.c.person == person
        old = UPLOADS.c.created < (at - KEPT_FOR).isoformat()
        connection.execute(sql.delete(UPLOADS).where(old | (own & (UPLOADS.c.name == name))))
        values = {"person": person, "name": name, "text": text, "created": at.isoformat()}
        connection.execute(sql.insert(UPLOADS).values(values))
        others = sql.select(UPLOADS.c.name).where(own, UPLOADS.c.name != name)
        names = list(connection.execute(others.order_by(UPLOADS.c.created.desc())).scalars())
        if names[OF_PERSON - 1 :]:  # the new file stays, even if another has the same time
            too_many = own & UPLOADS.c.name.in_(names[OF_PERSON - 1 :])
            connection.execute(sql.delete(UPLOADS).where(too_many))

    store.write(write)


def text_of(store: Store, person: str, name: str) -> bytes | None:
    """Return a file of this person; None if it is not stored."""
    query = sql.select(UPLOADS.c.text).where(UPLOADS.c.person == person, UPLOADS.c.name == name)
    with store.reading() as connection:
        text: bytes | None = connection.execute(query).scalar_one_or_none()
    return text


def forget(connection: sql.Connection, person: str) -> None:
    """Remove all files of a person."""
    connection.execute(sql.delete(UPLOADS).where(UPLOADS.c.person == person))


def move(connection: sql.Connection, old: str, new: str) -> None:
    """Give a person's files to another person, who may already have some of them."""
    known = sql.select(UPLOADS.c.name).where(UPLOADS.c.person == new)
    duplicates = (UPLOADS.c.person == old) & UPLOADS.c.name.in_(known)
    connection.execute(sql.delete(UPLOADS).where(duplicates))
    connection.execute(sql.update(UPLOADS).where(UPLOADS.c.person == old).values(person=new))
