"""Record files that people have sent to review them: kept for a week, by person.

They stand in the database, so that all processes have them, and each person's count for
themselves: no number of strangers' files pushes one's own out.
"""

from datetime import UTC, datetime, timedelta

import sqlalchemy as sql

from clubsuit.server.storage.store import UPLOADS, Store

KEPT_FOR = timedelta(days=7)

OF_PERSON = 16
"""Files kept of one person; then the oldest goes."""


def keep(store: Store, person: str, name: str, text: bytes) -> None:
    """Keep a file, as the person's newest."""
    at = datetime.now(UTC)

    def write(connection: sql.Connection) -> None:
        theirs = UPLOADS.c.person == person
        old = UPLOADS.c.created < (at - KEPT_FOR).isoformat()
        connection.execute(sql.delete(UPLOADS).where(old | (theirs & (UPLOADS.c.name == name))))
        values = {"person": person, "name": name, "text": text, "created": at.isoformat()}
        connection.execute(sql.insert(UPLOADS).values(values))
        others = sql.select(UPLOADS.c.name).where(theirs, UPLOADS.c.name != name)
        names = list(connection.execute(others.order_by(UPLOADS.c.created.desc())).scalars())
        if names[OF_PERSON - 1 :]:  # never the new one, whose time others may share
            too_many = theirs & UPLOADS.c.name.in_(names[OF_PERSON - 1 :])
            connection.execute(sql.delete(UPLOADS).where(too_many))

    store.write(write)


def text_of(store: Store, person: str, name: str) -> bytes | None:
    """A file of this person; None where it is not here (any more)."""
    query = sql.select(UPLOADS.c.text).where(UPLOADS.c.person == person, UPLOADS.c.name == name)
    with store.reading() as connection:
        text: bytes | None = connection.execute(query).scalar_one_or_none()
    return text


def forget(connection: sql.Connection, person: str) -> None:
    """Remove all files of a person."""
    connection.execute(sql.delete(UPLOADS).where(UPLOADS.c.person == person))


def move(connection: sql.Connection, old: str, new: str) -> None:
    """A person's files become another's, who may have the same ones."""
    theirs = sql.select(UPLOADS.c.name).where(UPLOADS.c.person == new)
    twice = (UPLOADS.c.person == old) & UPLOADS.c.name.in_(theirs)
    connection.execute(sql.delete(UPLOADS).where(twice))
    connection.execute(sql.update(UPLOADS).where(UPLOADS.c.person == old).values(person=new))
