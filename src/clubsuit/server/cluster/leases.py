"""Which of several processes lets the bots and clocks of a table run, and who is where.

Any process takes what people decide: the number of a decision is given once. What follows from
time alone (a bot's decision, a player's absence) comes from the process that holds the table's
lease, a row with a holder, an epoch that grows with each new holder, and an end by the database's
clock. What it stores carries the epoch, so that a process that slept over the end of its lease
stores nothing more. A table without a holder is taken by a process with a line to it.
"""

import secrets
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite

from clubsuit.server.storage.databases import clock
from clubsuit.server.storage.store import LEASES, PRESENT, Lease, Store, expired

LEASE_S = 3.0
"""How long a lease is held after it was renewed last."""

BEAT_S = 1.0
"""How often leases are renewed, and those that have ended are taken."""

FORGOTTEN_S = 86_400.0
"""Rows that have ended so long ago are removed."""

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
    """What a process knows of its tables after a beat."""

    leases: Mapping[str, Lease] = field(default_factory=dict)
    """By table: those that it holds."""
    elsewhere: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """By table: the people (see `people.tokens`) who look at it by way of other processes."""


class Leases:
    """The leases of one process, and the people it sees. One thread at a time calls it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._me = secrets.token_hex(8)
        self._told: dict[str, frozenset[str]] = {}

    def beat(self, here: Mapping[str, frozenset[str]]) -> Standing:
        """Renew what is held, take what has ended, give back what is no longer needed.

        here: the tables that this process has something to do with, and who is there. Raises
        StorageFault; then nothing is known, and what is stored under a lease is still safe.
        """
        found: list[Standing] = []
        self._store.write(lambda connection: found.append(self._beat(connection, here)))
        self._told = dict(here)
        return found[-1]

    def release(self) -> None:
        """Give everything back: others need not wait for the end."""

        def write(connection: sql.Connection) -> None:
            connection.execute(_RELEASE_ALL, {"me": self._me})
            connection.execute(_LEAVE_ALL, {"me": self._me})

        self._store.write(write)
        self._told = {}

    def tidy(self) -> None:
        """Remove what ended long ago."""

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
        self._tell(connection, here)
        leases = {of: Lease(self._me, epoch) for of, epoch in connection.execute(_HELD, me)}
        elsewhere: dict[str, frozenset[str]] = {}
        for of, people in connection.execute(_OTHERS, me):
            if of in here:
                elsewhere[of] = elsewhere.get(of, frozenset()) | frozenset(people)
        return Standing(leases, elsewhere)

    def _free(self, connection: sql.Connection, wanted: Collection[str]) -> list[str]:
        """Those without a holder; in order, so that two processes never wait for each other."""
        if not wanted:
            return []
        held = sql.select(LEASES.c.game_id).where(
            LEASES.c.game_id.in_(wanted), ~expired(LEASES.c.expires)
        )
        return sorted(set(wanted) - set(connection.execute(held).scalars()))

    def _tell(self, connection: sql.Connection, here: Mapping[str, frozenset[str]]) -> None:
        me = {"me": self._me}
        if gone := sorted(self._told.keys() - here.keys()):
            connection.execute(_LEAVE, [{**me, "of": of} for of in gone])
        news = {of: people for of, people in here.items() if self._told.get(of) != people}
        if news:
            values = [
                {"game_id": of, "process": self._me, "people": sorted(people)}
                for of, people in sorted(news.items())
            ]
            connection.execute(_see(connection), values)
        if here:
            connection.execute(_STAY, me)


def _insert(connection: sql.Connection, table: sql.Table) -> Any:
    """An insertion that can do something else where there is such a row: both databases have it."""
    makes = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
    return makes[connection.dialect.name](table).values(expires=_END)


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


def _see(connection: sql.Connection) -> Any:
    see = _insert(connection, PRESENT)
    return see.on_conflict_do_update(
        index_elements=["game_id", "process"], set_={"people": see.excluded.people}
    )
