"""The database of tables: each has one row, and an append-only list of decisions.

The row in `games` has the game and its options. The rows in `decisions` are numbered from 1 without
gaps. Deals, players' strings for fair deals and events (see `table.events`) are rows in `decisions`
too, with the seats DEALER, STRING and EVENT. The cards of a deal have the form of RECORD.md.
Triggers reject each change of a decision, and each deletion while the table has seats. The score
and the winners in `games`, and the players in `seats`, follow from the decisions, and are written
in the same transaction.

The database is an SQLite file or a PostgreSQL server (see `databases`). All its tables are in
`schema`. Decisions survive a crash of the process or of the machine once `append` has returned:
each commit is flushed to the disk (see `writer`).
"""

import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from clubsuit.server.storage.databases import (
    UnusableData,
    clock,
    connect,
    is_in_place,
    lock_for_upgrade,
    writing,
)
from clubsuit.server.storage.rows import Decision, DeviceLinkRow, Seat, Summary, TableRow
from clubsuit.server.storage.schema import (
    DECISIONS,
    DEVICE_LINKS,
    FACES,
    GAMES,
    KEYS,
    LEASES,
    PRESENT,
    SCHEMA_VERSION,
    SEATS,
    SESSIONS,
)
from clubsuit.server.storage.times import now
from clubsuit.server.storage.uptimes import Up
from clubsuit.server.storage.writer import T, Work, Writer
from clubsuit.texts import say

LONGEST_LEASE_S = 10.0
"""Maximum number of seconds until a lease ends. A later end was stored before the database's clock
was set back, and counts as expired."""


def expired(end: "sql.ColumnElement[float]") -> "sql.ColumnElement[bool]":
    """Return the condition that an end has passed by the database's clock."""
    return ~end.between(clock(), clock() + LONGEST_LEASE_S)


_ADD = sql.insert(DECISIONS)
_UPDATE_SUMMARY = sql.update(GAMES).where(GAMES.c.id == sql.bindparam("of"))
_IS_HELD = (
    sql.select(LEASES.c.epoch)
    .where(
        LEASES.c.game_id == sql.bindparam("of"),
        LEASES.c.holder == sql.bindparam("holder"),
        LEASES.c.epoch == sql.bindparam("epoch"),
        ~expired(LEASES.c.expires),
    )
    .with_for_update(read=True)  # no other process takes the lease before the commit
)
_UPDATE_SEAT = sql.update(SEATS).where(
    SEATS.c.game_id == sql.bindparam("of"), SEATS.c.seat == sql.bindparam("place")
)


class Lease(NamedTuple):
    """The right to run a table's bots and clocks (see `cluster.leases`)."""

    holder: str
    epoch: int


class LeaseLost(Exception):
    """Another process runs the table now."""


class NumberTaken(Exception):
    """Another process has stored a decision with this number."""


class Place(NamedTuple):
    """The place after a table in a list that is sorted by time, newest first.

    Several tables can have the same time, so the place has the table's id too.
    """

    at: str = "9"
    """The table's time."""
    table_id: str | None = None
    """The table's id; None for the place after all tables of this time."""

    def behind(self, by: "sql.Column[str]") -> "sql.ColumnElement[bool]":
        """Return the condition for tables after this place.

        by: the column by which the list is sorted.
        """
        if self.table_id is None:
            return by < self.at
        same = sql.and_(by == self.at, GAMES.c.id > self.table_id)
        return sql.or_(by < self.at, same)


FIRST = Place()
"""The place before all tables."""


def place_of(row: TableRow, by: str) -> Place:
    """Return the place after a table.

    by: the name of the column by which the list is sorted.
    """
    return Place(getattr(row, by), row.id)


class Store:
    """The database with the newest schema. Any thread may call its methods.

    They raise StorageFault if the database cannot be read or written.
    """

    def __init__(self, where: Path | str) -> None:
        """Open the database, and upgrade its schema if necessary.

        where: the folder of the SQLite file, or the address of a PostgreSQL server
        ("postgresql://…").

        Raises UnusableData or StorageFault.
        """
        self._engine = connect(where, _upgrade)
        self._writer = Writer(writing(self._engine))
        self.on_append: Callable[[str, int], None] = lambda table_id, number: None
        """Called by `append` with the table and the number of the newest decision."""
        self.up = Up()
        """The periods in which a server was running, for clocks (see `live.uptime`)."""

    def answers(self) -> bool:
        """Return whether the database is in its place and answers. Raises StorageFault."""
        with self.reading() as connection:
            connection.execute(sql.select(1))
        return is_in_place(self._engine)

    def close(self) -> None:
        """Finish all waiting writes and close all connections.

        A connection from which a thread is still reading is closed when the thread returns it.
        """
        self._writer.close()
        sql.event.listen(self._engine, "checkin", lambda _, entry: entry.close())
        self._engine.dispose()

    def write(self, work: Work[T]) -> T:
        """Call `work` in a transaction; return its result when it is committed (see `writer`)."""
        return self._writer.do(work)

    def reading(self) -> sql.Connection:
        """Return a connection for queries of other modules, which must close it."""
        return self._engine.connect()

    # ---- tables ------------------------------------------------------------------------

    def create(self, row: TableRow, decisions: Sequence[Decision] = ()) -> None:
        """Store a new table with its first decisions."""
        self._writer.do(lambda connection: self.insert(connection, row, decisions))

    def insert(
        self, connection: sql.Connection, row: TableRow, decisions: Sequence[Decision] = ()
    ) -> None:
        """Store a new table with its first decisions, within a transaction (see `write`)."""
        values = {
            column.name: getattr(row, column.name)
            for column in GAMES.columns
            if column.name not in _SUMMARY
        } | vars(row.summary)
        seats = [_seat_values(row.id, n, seat) for n, seat in enumerate(row.seats)]
        connection.execute(sql.insert(GAMES).values(values))
        connection.execute(sql.insert(SEATS), seats)
        if decisions:
            connection.execute(_ADD, _entries(row.id, decisions, row.created))

    def table(self, table_id: str) -> TableRow | None:
        """Return a table by its id; None if there is none."""
        return next(iter(self._tables(GAMES.c.id == table_id, 1)), None)

    def tables_of(
        self,
        person: str,
        limit: int,
        place: Place = FIRST,
        by: "sql.Column[str]" = GAMES.c.updated,
    ) -> list[TableRow]:
        """Return the tables at which a person sits, newest first.

        place: only tables after it are returned.
        by: the column of times to sort by; `created` does not change during a game.
        """
        table_ids = sql.select(SEATS.c.game_id).where(SEATS.c.person == person)
        which = sql.and_(GAMES.c.id.in_(table_ids), place.behind(by))
        return self._tables(which, limit, by)

    def listed(
        self,
        since: Mapping[str, str],
        limit: int,
        without: str = "",
        which: "sql.ColumnElement[bool] | None" = None,
    ) -> list[TableRow]:
        """Return unfinished listed tables, sorted by last entry, newest first.

        A real-time table is returned only if it is new or if one of its players has it open. A
        correspondence table is also returned if no player has it open.
        since: for each pace, the earliest time of a table's last entry. It does not apply to
        real-time tables that a player has open.
        without: a person; tables at which they sit are left out.
        which: a further condition for tables.
        """
        opened = (datetime.now(UTC) - JUST_OPENED).isoformat()
        lately = {
            pace: sql.and_(GAMES.c.listed, GAMES.c.pace == pace, GAMES.c.updated >= at)
            for pace, at in since.items()
        }
        ways: list[tuple[sql.ColumnElement[bool], sql.ColumnElement[str]]]
        ways = [(_IS_OPEN, _UPDATED)]
        if "realtime" in lately:
            ways.append((lately["realtime"] & (GAMES.c.created >= opened), GAMES.c.updated))
        if "correspondence" in lately:
            ways.append((lately["correspondence"], GAMES.c.updated))
        about = [~GAMES.c.over, sits(SEATS.c.person.is_not(None)), ~sits(SEATS.c.person == without)]
        about += [] if which is None else [which]
        found = [
            row for way, by in ways for row in self._tables(sql.and_(way, *about), 2 * limit, by)
        ]
        # A query finds a table once for each process in which the table is open.
        rows = {row.id: row for row in found}.values()
        return sorted(rows, key=lambda row: row.updated, reverse=True)[:limit]

    def unmoved(self, before: str, limit: int, place: Place = FIRST) -> list[TableRow]:
        """Return correspondence tables that have a clock and wait for a player's decision.

        They are sorted by the time of their last entry, newest first.
        before: only tables without an entry after this time are returned.
        place: only tables after it are returned.
        """
        timed = GAMES.c.clock > "", ~GAMES.c.over, GAMES.c.pace == "correspondence"
        waits = GAMES.c.turn.is_not(None), GAMES.c.updated <= before
        return self._tables(sql.and_(*timed, *waits, place.behind(GAMES.c.updated)), limit)

    def finished(self, game: str, limit: int, place: Place = FIRST) -> list[TableRow]:
        """Return finished listed tables of a game, sorted by time of opening, newest first.

        place: only tables after it are returned.
        """
        listed = GAMES.c.listed, GAMES.c.over, GAMES.c.game == game
        return self._tables(
            sql.and_(*listed, place.behind(GAMES.c.created)), limit, GAMES.c.created
        )

    def rated(self, variant: str, limit: int) -> list[TableRow]:
        """Return tables of a variant that have a winner and fair deals, newest first."""
        won = GAMES.c.over & GAMES.c.winners.is_not(sql.null())
        fair = GAMES.c.secret.is_not(None) & (GAMES.c.given == 0)
        return self._tables(sql.and_(GAMES.c.variant == variant, won, fair), limit)

    def lengths(self, table_ids: Collection[str]) -> dict[str, int]:
        """Return the number of each table's newest entry; tables without entries are left out."""
        length = sql.func.max(DECISIONS.c.number)
        query = sql.select(DECISIONS.c.game_id, length).where(DECISIONS.c.game_id.in_(table_ids))
        with self._engine.connect() as connection:
            return dict(connection.execute(query.group_by(DECISIONS.c.game_id)).all())

    def existing(self, table_ids: Collection[str]) -> set[str]:
        """Return those of these tables that exist."""
        query = sql.select(GAMES.c.id).where(GAMES.c.id.in_(table_ids))
        with self._engine.connect() as connection:
            return set(connection.execute(query).scalars())

    def _tables(
        self,
        which: "sql.ColumnElement[bool]",
        limit: int,
        by: "sql.ColumnElement[str]" = GAMES.c.updated,
    ) -> list[TableRow]:
        with self._engine.connect() as connection:
            return self.select(connection, which, limit, by.desc())

    def select(
        self,
        connection: sql.Connection,
        which: "sql.ColumnElement[bool]",
        limit: int,
        order: "sql.ColumnElement[str]",
    ) -> list[TableRow]:
        """Return the tables that meet a condition, in this order, for queries of other modules."""
        query = sql.select(GAMES).where(which).order_by(order, GAMES.c.id).limit(limit)
        rows = connection.execute(query).all()
        seats = (
            sql.select(SEATS, FACES.c.face)
            .outerjoin(FACES, FACES.c.person == SEATS.c.person)
            .where(SEATS.c.game_id.in_([row.id for row in rows]))
        )
        by_table: dict[str, list[Seat]] = {row.id: [] for row in rows}
        for seat in connection.execute(seats.order_by(SEATS.c.seat)):
            by_table[seat.game_id].append(Seat(seat.name, seat.person, seat.bot, seat.face))
        return [_table_row(row, by_table[row.id]) for row in rows]

    def count_since(self, owner: str, created: str) -> int:
        """Return the number of tables that a person has opened since this time."""
        query = sql.select(sql.func.count()).where(
            GAMES.c.owner == owner, GAMES.c.created >= created
        )
        with self._engine.connect() as connection:
            return int(connection.execute(query).scalar_one())

    # ---- keys and known tokens ----------------------------------------------------------

    def key(self, name: str) -> bytes:
        """Return a secret of 256 bits that all processes share; the first call makes it."""
        query = sql.select(KEYS.c.value).where(KEYS.c.name == name)
        new = sql.insert(KEYS).values(name=name, value=secrets.token_hex(32))

        def write(connection: sql.Connection) -> None:
            connection.execute(new)

        with self._engine.connect() as connection:
            value = connection.execute(query).scalar_one_or_none()
        if value is None:
            with suppress(IntegrityError):  # another process was faster
                self.write(write)
            with self._engine.connect() as connection:
                value = connection.execute(query).scalar_one()
        return bytes.fromhex(value)

    def knows(self, token_hash: str) -> bool:
        """Return whether a token with this hash has a table, a seat or a session."""
        columns = (SEATS.c.person, GAMES.c.owner, SESSIONS.c.token)
        queries = [sql.select(column).where(column == token_hash).limit(1) for column in columns]
        with self._engine.connect() as connection:
            return any(connection.execute(query).first() for query in queries)

    # ---- links for another device (see `people.devices`) -----------------------------------

    def add_link(self, link: DeviceLinkRow, at: str) -> None:
        """Store a link, and remove all links that have expired by this time.

        A recovery link replaces the person's earlier one.
        """
        over = DEVICE_LINKS.c.expires <= at
        if link.person is not None:
            over |= DEVICE_LINKS.c.person == link.person

        def write(connection: sql.Connection) -> None:
            connection.execute(sql.delete(DEVICE_LINKS).where(over))
            connection.execute(sql.insert(DEVICE_LINKS).values(link._asdict()))

        self._writer.do(write)

    def take_link(self, code: str, at: str, kept_until: str) -> str | None:
        """Return the encrypted token of a link and remove the link; None if it has expired.

        A recovery link is not removed; its end becomes `kept_until`.
        """
        valid = (DEVICE_LINKS.c.code == code) & (DEVICE_LINKS.c.expires > at)
        is_kept = DEVICE_LINKS.c.person.is_not(None)
        remove = sql.delete(DEVICE_LINKS).where(valid, ~is_kept)
        extend = sql.update(DEVICE_LINKS).where(valid, is_kept).values(expires=kept_until)

        def write(connection: sql.Connection) -> str | None:
            for change in (remove, extend):
                taken = connection.execute(change.returning(DEVICE_LINKS.c.sealed)).scalar()
                if taken is not None:
                    return str(taken)
            return None

        return self._writer.do(write)

    # ---- decisions -----------------------------------------------------------------------

    def decisions(self, table_id: str, after: int = 0) -> list[Decision]:
        """Return the decisions of a table with a number above `after`, in order."""
        query = (
            sql.select(*(DECISIONS.c[name] for name in Decision._fields))
            .where(DECISIONS.c.game_id == table_id, DECISIONS.c.number > after)
            .order_by(DECISIONS.c.number)
        )
        with self._engine.connect() as connection:
            return [Decision(*row) for row in connection.execute(query)]

    def append(
        self,
        table_id: str,
        decisions: Sequence[Decision],
        summary: Summary,
        seats: Mapping[int, Seat] = {},
        lease: Lease | None = None,
    ) -> None:
        """Store decisions, and the changed seats, in one transaction.

        lease: the lease that the process must still hold, if a bot or a clock caused the decisions.

        Raises NumberTaken or LeaseLost; then nothing is stored.
        """
        at = now()

        def write(connection: sql.Connection) -> None:
            if (
                lease
                and connection.execute(_IS_HELD, {"of": table_id, **lease._asdict()}).first()
                is None
            ):
                raise LeaseLost
            for n, seat in seats.items():
                connection.execute(_UPDATE_SEAT, {"of": table_id, "place": n, **seat.stored()})

        rows: dict[sql.UpdateBase, list[dict[str, Any]]] = {
            _ADD: _entries(table_id, decisions, at),
            _UPDATE_SUMMARY: [{"of": table_id, "updated": at, **vars(summary)}],
        }
        try:
            self._writer.do(write, rows)
        except IntegrityError:
            raise NumberTaken from None
        self.on_append(table_id, decisions[-1].number)


JUST_OPENED = timedelta(seconds=30)
"""Time for which a new table is listed although its owner's page is not connected yet."""


def sits(which: "sql.ColumnElement[bool]") -> "sql.ColumnElement[bool]":
    """Return the condition that a table has a seat that meets `which`."""
    return sql.exists().where(SEATS.c.game_id == GAMES.c.id, which)


_IS_OPEN = sql.and_(
    PRESENT.c.game_id == GAMES.c.id,
    ~expired(PRESENT.c.expires),
    sits(sql.cast(PRESENT.c.people, sql.Text).contains('"' + SEATS.c.person + '"')),
    sql.func.coalesce(GAMES.c.listed, False),
    GAMES.c.pace == "realtime",
)
"""Condition for listed real-time tables that one of their players has open. The column `listed` is
inside a function for the same reason as in `_UPDATED`."""

_UPDATED = sql.func.coalesce(GAMES.c.updated, "")
"""The column `updated` inside a function, so that the query planner does not use its index. With
the index a query would read all tables, instead of starting with those that are open."""

_SUMMARY = frozenset(Summary.__dataclass_fields__)


def _table_row(row: Any, seats: Sequence[Seat]) -> TableRow:
    values = dict(row._mapping)
    del values["variant"]  # `TableRow` computes it
    summary = Summary(**{name: values.pop(name) for name in _SUMMARY})
    return TableRow(**values, seats=tuple(seats), summary=summary)


def _entries(table_id: str, decisions: Sequence[Decision], at: str) -> list[dict[str, Any]]:
    timed = (decision._replace(at=decision.at or at) for decision in decisions)
    return [{"game_id": table_id, **decision._asdict()} for decision in timed]


def _seat_values(table_id: str, number: int, seat: Seat) -> dict[str, Any]:
    return {"game_id": table_id, "seat": number, **seat.stored()}


def _upgrade(engine: sql.Engine) -> None:
    with writing(engine).begin() as connection:
        lock_for_upgrade(connection)
        version = _version(connection)
        if version is not None and version > SCHEMA_VERSION:
            raise UnusableData(say("server-data-newer", version=version))
        if version != SCHEMA_VERSION:
            # Imported here, since the import takes a third of a second.
            from clubsuit.server.storage.migrations import upgrade

            upgrade(connection)


def _version(connection: sql.Connection) -> str | None:
    if not sql.inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
