"""Leases: the right of one process to run the bots and clocks of a table.

Any process can store people's decisions, since the database accepts each decision number only once.
Only the process that holds a table's lease can store the decisions of its bots, and changes that
are due after some time. A lease is a row with its holder, an epoch that grows with each new holder,
and an expiry time by the database's clock. Each write under a lease checks the holder, the epoch
and the expiry time. So a process cannot write if its lease expired while the process was suspended.
If no process holds the lease of a table, a process with an open socket at this table takes it.

Each process also stores the people who look at its tables, so that other processes know them.
"""

import secrets
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite

from clubsuit.server.storage.databases import clock
from clubsuit.server.storage.schema import LEASES, PRESENT
from clubsuit.server.storage.store import Lease, Store, expired

LEASE_S = 3.0
"""Seconds from the renewal of a lease to its end."""

BEAT_S = 1.0
"""Seconds between two beats. Each beat renews leases and takes free ones."""

FORGOTTEN_S = 86_400.0
"""Seconds for which an expired row is kept."""

_END = clock() + LEASE_S
_MINE = LEASES.c.holder == sql.bindparam("me")
_THEIRS = PRESENT.c.process == sql.bindparam("me")

_RENEW = sql.update(LEASES).where(_MINE, ~expired(LEASES.c.expires)).values(expires=_END)
_RELEASE = (
    sql.update(LEASES).where(_MINE, LEASES.c.game_id == sql.bindparam("of")).values(expires=0)
)
_RELEASE_ALL = sql.update(LEASES).where(_MINE).values(expires=0)
_HELD = sql.select(LEASES.c.game_id, LEASES.c.epoch).where(_MINE, ~expired(LEASES.c.expires))
_STAY = sql.update(PRESENT).where(_THEIRS).values(expires=_END)
_LEAVE_ALL = sql.delete(PRESENT).where(_THEIRS)
_LEAVE = _LEAVE_ALL.where(PRESENT.c.game_id == sql.bindparam("of"))
_OTHERS = sql.select(PRESENT.c.game_id, PRESENT.c.people).where(
    ~_THEIRS, ~expired(PRESENT.c.expires)
)


@dataclass(frozen=True)
class Standing:
    """The leases of a process, and the people at its tables, after a beat."""

    leases: Mapping[str, Lease] = field(default_factory=dict)
    """The leases that the process holds, by table."""
    elsewhere: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """The people (see `people.tokens`) who look at a table through other processes, by table."""


class Leases:
    """The leases and the people of one process. Only one thread at a time may call it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._me = secrets.token_hex(8)
        self._stored: dict[str, frozenset[str]] = {}
        """The people that this process has stored in the database, by table."""

    def beat(self, here: Mapping[str, frozenset[str]]) -> Standing:
        """Renew the leases of this process, take free ones, and release those it does not need.

        here: the people who look at each active table of this process.

        Raises StorageFault. The state of the leases is unknown then, but `Store.append` checks the
        lease before each write.
        """
        standing = self._store.write(lambda connection: self._beat(connection, here))
        self._stored = dict(here)
        return standing

    def release(self) -> None:
        """Release all leases at once, so that other processes can take them without delay."""

        def write(connection: sql.Connection) -> None:
            connection.execute(_RELEASE_ALL, {"me": self._me})
            connection.execute(_LEAVE_ALL, {"me": self._me})

        self._store.write(write)
        self._stored = {}

    def tidy(self) -> None:
        """Remove rows that expired long ago."""

        def write(connection: sql.Connection) -> None:
            for table in (LEASES, PRESENT):
                connection.execute(sql.delete(table).where(table.c.expires < clock() - FORGOTTEN_S))

        self._store.write(write)

    def _beat(self, connection: sql.Connection, here: Mapping[str, frozenset[str]]) -> Standing:
        me = {"me": self._me}
        connection.execute(_RENEW, me)
        held = {of for of, _ in connection.execute(_HELD, me)}
        if gone := sorted(held - here.keys()):
            connection.execute(_RELEASE, [{**me, "of": of} for of in gone])
        if free := self._free(connection, here.keys() - held):
            values = [{"game_id": of, "holder": self._me, "epoch": 1} for of in free]
            connection.execute(_take(connection), values)
        self._store_people(connection, here)
        leases = {of: Lease(self._me, epoch) for of, epoch in connection.execute(_HELD, me)}
        elsewhere: dict[str, frozenset[str]] = {}
        for of, people in connection.execute(_OTHERS, me):
            if of in here:
                elsewhere[of] = elsewhere.get(of, frozenset()) | frozenset(people)
        return Standing(leases, elsewhere)

    def _free(self, connection: sql.Connection, wanted: Collection[str]) -> list[str]:
        """Return the tables without a holder.

        They are sorted, so that two processes lock them in the same order and cannot deadlock.
        """
        if not wanted:
            return []
        held = sql.select(LEASES.c.game_id).where(
            LEASES.c.game_id.in_(wanted), ~expired(LEASES.c.expires)
        )
        return sorted(set(wanted) - set(connection.execute(held).scalars()))

    def _store_people(self, connection: sql.Connection, here: Mapping[str, frozenset[str]]) -> None:
        me = {"me": self._me}
        if gone := sorted(self._stored.keys() - here.keys()):
            connection.execute(_LEAVE, [{**me, "of": of} for of in gone])
        changed = {of: people for of, people in here.items() if self._stored.get(of) != people}
        if changed:
            values = [
                {"game_id": of, "process": self._me, "people": sorted(people)}
                for of, people in sorted(changed.items())
            ]
            connection.execute(_set_people(connection), values)
        if here:
            connection.execute(_STAY, me)


def _insert(connection: sql.Connection, table: sql.Table) -> Any:
    """Return an INSERT with ON CONFLICT; SQLAlchemy has a separate one for each dialect."""
    inserts = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
    return inserts[connection.dialect.name](table).values(expires=_END)


def _take(connection: sql.Connection) -> Any:
    take = _insert(connection, LEASES)
    return take.on_conflict_do_update(
        index_elements=["game_id"],
        set_={
            "holder": take.excluded.holder,
            "epoch": LEASES.c.epoch + 1,
            "expires": take.excluded.expires,
        },
        where=expired(LEASES.c.expires),
    )


def _set_people(connection: sql.Connection) -> Any:
    insert = _insert(connection, PRESENT)
    return insert.on_conflict_do_update(
        index_elements=["game_id", "process"], set_={"people": insert.excluded.people}
    )
