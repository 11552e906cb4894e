"""Sessions: the person that a browser's token stands for.

A guest is identified by the hash of their token. The person of an account has an id of its own.
Each browser that logs in to the account gets a session, which maps the hash of the browser's token
to that person. So one session can be ended without the others, and all sessions can be ended while
the account remains.
"""

from collections import OrderedDict
from time import monotonic

import sqlalchemy as sql

from clubsuit.server.ops.threads import Threads
from clubsuit.server.people import tokens as people
from clubsuit.server.storage.schema import DEVICE_LINKS, SESSIONS
from clubsuit.server.storage.store import Store
from clubsuit.server.storage.times import now

CACHED_S = 5.0
"""Seconds for which a session is cached, even if another process ends it."""

CACHED_TOKENS = 10_000
"""Maximum number of tokens in the cache."""


class Sessions:
    """A cache of the persons behind tokens; used only in the event loop."""

    def __init__(self, store: Store, threads: Threads) -> None:
        self._store = store
        self._threads = threads
        self._read: OrderedDict[str, tuple[str, float]] = OrderedDict()
        """The person for each token hash, and the time at which this information expires."""
        self._old: set[str] = set()
        """Hashes of known tokens that this server has not issued."""

    async def person_of(self, token: str) -> str:
        """Return the person behind a token; without a session it is a guest."""
        name = people.person(token)
        person, until = self._read.get(name, ("", 0.0))
        if monotonic() < until:
            return person
        person = await self._threads.store(person_named, self._store, name)
        self._read[name] = person, monotonic() + CACHED_S
        self._read.move_to_end(name)
        while len(self._read) > CACHED_TOKENS:
            self._read.popitem(last=False)
        return person

    async def knows(self, token: str) -> bool:
        """Return whether this server has issued the token, or the token has been used here.

        Tokens from before database revision 0028 do not show which server issued them.
        """
        name = people.person(token)
        if people.is_issued(token) or name in self._old:
            return True
        if not await self._threads.store(self._store.knows, name):
            return False
        if len(self._old) >= CACHED_TOKENS:
            self._old.clear()
        self._old.add(name)
        return True

    def forget(self) -> None:
        """Clear the cache because sessions have ended."""
        self._read.clear()


def person_named(store: Store, token_hash: str) -> str:
    """Return the person of the session with this token hash; without a session, the guest."""
    return owner_of(store, token_hash) or token_hash


def owner_of(store: Store, token_hash: str) -> str | None:
    """Return the person of the session with this token hash; None without a session."""
    query = sql.select(SESSIONS.c.person).where(SESSIONS.c.token == token_hash)
    with store.reading() as connection:
        return connection.execute(query).scalar_one_or_none()


def begin(connection: sql.Connection, token: str, person: str) -> None:
    """Start a session of a person."""
    values = {"token": people.person(token), "person": person, "created": now()}
    connection.execute(sql.insert(SESSIONS).values(values))


def end(connection: sql.Connection, token: str) -> None:
    """End the session with this token, if there is one."""
    here = SESSIONS.c.token == people.person(token)
    connection.execute(sql.delete(SESSIONS).where(here))


def end_all(connection: sql.Connection, person: str) -> None:
    """End all sessions of a person, and delete their recovery link."""
    connection.execute(sql.delete(SESSIONS).where(SESSIONS.c.person == person))
    connection.execute(sql.delete(DEVICE_LINKS).where(DEVICE_LINKS.c.person == person))
