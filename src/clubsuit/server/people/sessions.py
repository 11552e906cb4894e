"""Which person a browser's token stands for.

A guest is the hash of their token. Somebody with an account is a person of their own, and each
browser in which they have logged in has a session: its token's hash stands for that person. So
one session can be ended without the others, and all of them without the account.
"""

from collections import OrderedDict
from time import monotonic

import sqlalchemy as sql

from clubsuit.server.ops.threads import Threads
from clubsuit.server.people import tokens as people
from clubsuit.server.storage.store import DEVICE_LINKS, SESSIONS, Store, now

BELIEVED_S = 5.0
"""A session that was ended by another process is believed for so long."""

REMEMBERED = 10_000
"""Tokens of which it is kept in memory whose they are."""


class Sessions:
    """Whose tokens are whose, as it was read last; used in the event loop only."""

    def __init__(self, store: Store, threads: Threads) -> None:
        self._store = store
        self._threads = threads
        self._read: OrderedDict[str, tuple[str, float]] = OrderedDict()
        self._old: set[str] = set()

    async def person_of(self, token: str) -> str:
        """The person for whom a token stands; a guest where there is no session."""
        name = people.person(token)
        person, until = self._read.get(name, ("", 0.0))
        if monotonic() < until:
            return person
        person = await self._threads.store(person_named, self._store, name)
        self._read[name] = person, monotonic() + BELIEVED_S
        self._read.move_to_end(name)
        while len(self._read) > REMEMBERED:
            self._read.popitem(last=False)
        return person

    async def knows(self, token: str) -> bool:
        """Whether this server has issued the token, or somebody has played with it: those of
        before version 0028 do not tell who has made them."""
        name = people.person(token)
        if people.is_issued(token) or name in self._old:
            return True
        if not await self._threads.store(self._store.knows, name):
            return False
        if len(self._old) >= REMEMBERED:
            self._old.clear()
        self._old.add(name)
        return True

    def forget(self) -> None:
        """Sessions have been ended: read them again."""
        self._read.clear()


def person_named(store: Store, token_hash: str) -> str:
    """The person of a session, or the guest."""
    return owner_of(store, token_hash) or token_hash


def owner_of(store: Store, token_hash: str) -> str | None:
    """The person of a session."""
    query = sql.select(SESSIONS.c.person).where(SESSIONS.c.token == token_hash)
    with store.reading() as connection:
        return connection.execute(query).scalar_one_or_none()


def begin(connection: sql.Connection, token: str, person: str) -> None:
    """A session of a person."""
    values = {"token": people.person(token), "person": person, "created": now()}
    connection.execute(sql.insert(SESSIONS).values(values))


def end(connection: sql.Connection, token: str) -> None:
    """End the session with this token, if there is one."""
    here = SESSIONS.c.token == people.person(token)
    connection.execute(sql.delete(SESSIONS).where(here))


def end_all(connection: sql.Connection, person: str) -> None:
    """End all sessions of a person, and the recovery link that leads to one."""
    connection.execute(sql.delete(SESSIONS).where(SESSIONS.c.person == person))
    connection.execute(sql.delete(DEVICE_LINKS).where(DEVICE_LINKS.c.person == person))
