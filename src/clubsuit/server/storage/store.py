"""Where tables live: a database with an append-only list of decisions for each.

A table is its row in `games` (what is played, with which options) and its
`decisions`, numbered from 1 without a gap; a deal is a decision too, by seat
DEALER, with its cards in the form of RECORD.md, and so are a player's string for fair
deals, by STRING, and what happens to the seats, by EVENT. Triggers refuse to change or
remove a decision. What the lobby shows (score, winners) stands in `games` as a copy, and who
sits where in `seats`; both are written together with the decision that they follow from.

The database is a file of SQLite or a server of PostgreSQL (see `databases`). What `append`
returned from survives a crash of the process and of the machine: each commit, of all that waited
for it (see `writer`), is flushed.
"""

import hashlib
import json
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from clubsuit.fair import commit
from clubsuit.server.storage.databases import (
    UnusableData,
    clock,
    connect,
    lock_for_upgrade,
    writing,
)
from clubsuit.server.storage.uptimes import Up
from clubsuit.server.storage.writer import Work, Writer
from clubsuit.texts import say

SCHEMA_VERSION = "0043"
"""The newest revision in `migrations/versions`."""

DEALER = -1
"""The seat of a deal in the list of decisions."""

STRING = -2
"""The seat of a player's string there; whose it is stands in the text."""

EVENT = -3
"""The seat of what happens to the seats there; which one stands in the text."""

metadata = sql.MetaData()

GAMES = sql.Table(
    "games",
    metadata,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("seed", sql.BigInteger, nullable=False),
    sql.Column("owner", sql.String, nullable=False),
    sql.Column("created", sql.String, nullable=False),
    sql.Column("updated", sql.String, nullable=False),
    sql.Column("hand_number", sql.Integer, nullable=False),
    sql.Column("total", sql.JSON, nullable=False),
    sql.Column("over", sql.Boolean, nullable=False),
    sql.Column("winners", sql.JSON(none_as_null=True)),
    sql.Column("secret", sql.String),
    sql.Column("hints", sql.Boolean, nullable=False, server_default=sql.true()),
    sql.Column("given", sql.Integer, nullable=False, server_default="0"),
    sql.Column("open", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("listed", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("pace", sql.String, nullable=False, server_default="live"),
    sql.Column("turn", sql.Integer),
    sql.Column("watch", sql.String, nullable=False, server_default="public"),
    sql.Column("lesson", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("clock", sql.String, nullable=False, server_default=""),
    sql.Column("variant", sql.String, nullable=False, server_default=""),
    sql.Index("games_of_variant", "variant", "hand_number", "created"),
    sql.Index("games_of_owner", "owner", "created"),
    sql.Index("listed_games", "listed", "over", "updated"),
    sql.Index("old_games", "updated"),
    sql.Index("games_with_clock", "clock", "over", "updated"),
)

SEATS = sql.Table(
    "seats",
    metadata,
    sql.Column("game_id", sql.String, sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("person", sql.String),
    sql.Column("bot", sql.String),
    sql.Index("seats_of_person", "person"),
)

DECISIONS = sql.Table(
    "decisions",
    metadata,
    sql.Column("game_id", sql.String, sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("text", sql.String, nullable=False),
    sql.Column("bot", sql.String),
    sql.Column("at", sql.String),
)

DEVICE_LINKS = sql.Table(
    "device_links",
    metadata,
    sql.Column("code", sql.String, primary_key=True),
    sql.Column("sealed", sql.String, nullable=False),
    sql.Column("expires", sql.String, nullable=False),
    sql.Column("person", sql.String),
    sql.Index("device_links_of_person", "person", unique=True),
)

ACCOUNTS = sql.Table(
    "accounts",
    metadata,
    sql.Column("key", sql.String, primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("person", sql.String, nullable=False, unique=True),
    sql.Column("password", sql.String, nullable=False),
    sql.Column("created", sql.String, nullable=False),
    sql.Column("old_key", sql.String),
    sql.Index("accounts_by_name", "name"),
    sql.Index("accounts_by_old_key", "old_key"),
)
"""See `people.accounts`. A new account has number 1 of its key; `old_key` is the key that an older
one had before revision 0040."""

SESSIONS = sql.Table(
    "sessions",
    metadata,
    sql.Column("token", sql.String, primary_key=True),
    sql.Column("person", sql.String, nullable=False),
    sql.Column("created", sql.String, nullable=False),
    sql.Index("sessions_of_person", "person"),
)

FORMER = sql.Table(
    "former",
    metadata,
    sql.Column("token", sql.String, primary_key=True),
    sql.Column("person", sql.String, nullable=False),
    sql.Column("why", sql.String, nullable=False),
    sql.Column("at", sql.String, nullable=False),
    sql.Index("former_of_person", "person"),
    sql.Index("old_former", "at"),
)
"""See `former`."""

KEYS = sql.Table(
    "keys",
    metadata,
    sql.Column("name", sql.String, primary_key=True),
    sql.Column("value", sql.String, nullable=False),
)

UPLOADS = sql.Table(
    "uploads",
    metadata,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("name", sql.String, primary_key=True),
    sql.Column("text", sql.LargeBinary, nullable=False),
    sql.Column("created", sql.String, nullable=False),
    sql.Index("old_uploads", "created"),
)
"""See `uploads`."""

LEASES = sql.Table(
    "leases",
    metadata,
    sql.Column("game_id", sql.String, primary_key=True),
    sql.Column("holder", sql.String, nullable=False),
    sql.Column("epoch", sql.Integer, nullable=False),
    sql.Column("expires", sql.Float(53), nullable=False),
)
"""See `leases`, as for the next one."""

PRESENT = sql.Table(
    "present",
    metadata,
    sql.Column("game_id", sql.String, primary_key=True),
    sql.Column("process", sql.String, primary_key=True),
    sql.Column("people", sql.JSON, nullable=False),
    sql.Column("expires", sql.Float(53), nullable=False),
)

UPTIMES = sql.Table(
    "uptimes",
    metadata,
    sql.Column("since", sql.Float(53), primary_key=True),
    sql.Column("until", sql.Float(53), nullable=False),
)
"""See `uptime`."""

SUBSCRIPTIONS = sql.Table(
    "subscriptions",
    metadata,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("name", sql.String, primary_key=True),
    sql.Column("endpoint", sql.String, nullable=False),
    sql.Column("p256dh", sql.String, nullable=False),
    sql.Column("auth", sql.String, nullable=False),
    sql.Column("contact", sql.String, nullable=False),
    sql.Column("renewed", sql.String, nullable=False),
    sql.Index("subscriptions_of_browser", "name"),
    sql.Index("old_subscriptions", "renewed"),
)
"""See `subscriptions`, as for the next one."""

CALLED = sql.Table(
    "called",
    metadata,
    sql.Column("game_id", sql.String, primary_key=True),
    sql.Column("person", sql.String, primary_key=True),
)

LONGEST_LEASE_S = 10.0
"""What ends later than so was written before the clock was set back."""


GONE = "gone"
"""Stands instead of a person's hash where the person has left for good or been deleted."""


def expired(end: "sql.ColumnElement[float]") -> "sql.ColumnElement[bool]":
    """Whether this has ended, by the database's clock."""
    return ~end.between(clock(), clock() + LONGEST_LEASE_S)


_ADD = sql.insert(DECISIONS)
_SUM_UP = sql.update(GAMES).where(GAMES.c.id == sql.bindparam("of"))
_IS_HELD = (
    sql.select(LEASES.c.epoch)
    .where(
        LEASES.c.game_id == sql.bindparam("of"),
        LEASES.c.holder == sql.bindparam("holder"),
        LEASES.c.epoch == sql.bindparam("epoch"),
        ~expired(LEASES.c.expires),
    )
    .with_for_update(read=True)  # nobody takes it before this is stored
)
_RESEAT = sql.update(SEATS).where(
    SEATS.c.game_id == sql.bindparam("of"), SEATS.c.seat == sql.bindparam("place")
)


class DeviceLinkRow(NamedTuple):
    """A link for another device (see `devices`): the code's hash, and the token sealed by it."""

    code: str
    sealed: str
    expires: str
    person: str | None
    """Whose recovery link it is; None: it works once."""


class Decision(NamedTuple):
    """One entry of a table's list: an action of a seat; as JSON, a deal, a player's string or an
    event."""

    number: int
    seat: int
    text: str
    bot: str | None = None
    """Who decided, where it was a bot; tables from before version 0005 do not say."""
    at: str | None = None
    """When it was stored; what is not stored yet has no time."""


@dataclass(frozen=True)
class Seat:
    """A place at a table, and who has it."""

    name: str
    person: str | None = field(default=None, repr=False)
    """The hash of the token of the person who sits there (see `people.tokens`)."""
    bot: str | None = None
    """The bot that plays where no person sits."""

    @property
    def played_by(self) -> str | None:
        """The bot that decides here; None: a person does."""
        return None if self.person else self.bot


def is_gone(seat: Seat) -> bool:
    """Whether a person sat here who is nobody here any more."""
    return seat.person is not None and seat.person.startswith(GONE)


@dataclass(frozen=True)
class Summary:
    """What the lobby shows of a table; follows from its decisions."""

    hand_number: int
    total: list[int]
    over: bool
    winners: list[int] | None
    turn: int | None = None
    """The seat to decide; None between two hands, and before the first."""
    clock: str = ""
    """How much time there is to decide (see `clocks`)."""


@dataclass(frozen=True)
class TableRow:
    """A table without its decisions."""

    id: str
    game: str
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    seed: int
    """What the bots draw follows from it, and in tables without a secret the deals, too."""
    owner: str
    """The hash of the token of the person who opened the table (see `people.tokens`)."""
    created: str
    updated: str
    summary: Summary
    secret: str | None = field(default=None, repr=False)
    """What the deals follow from, in hexadecimal; it stays here until the game is over.

    None: from the seed.
    """
    hints: bool = True
    """Whether the person may ask what the best bot would do."""
    given: int = 0
    """This many of the first decisions were taken over from a game that was reviewed."""
    open: bool = False
    """Whether others may look at the table, and take the seats of its bots."""
    listed: bool = False
    """Whether everybody finds the table, and its record when the game is over."""
    pace: str = "live"
    """"live", or "days": then no bot plays on for who is not here."""
    watch: str = "public"
    """What those see who only look on: see `table.spectators`."""
    lesson: bool = False
    """Whether it is the game's lesson, with a guide beside the person (see `clubsuit.lessons`)."""

    @property
    def variant(self) -> str:
        """The name of the game and its options, the same at all tables that share them."""
        told = json.dumps([self.game, self.options], sort_keys=True)
        return hashlib.sha256(told.encode()).hexdigest()[:32]

    @property
    def players(self) -> list[str]:
        """Names by seat."""
        return [seat.name for seat in self.seats]

    @property
    def bots(self) -> list[str | None]:
        """By seat the bot that decides there; None where a person sits."""
        return [seat.played_by for seat in self.seats]

    def seat_of(self, person: str) -> int | None:
        """Where a person sits: of several players at one screen the first."""
        return next(iter(self.seats_of(person)), None)

    def seats_of(self, person: str) -> list[int]:
        """All seats whose players share a person's screen."""
        return [n for n, seat in enumerate(self.seats) if seat.person == person]

    @property
    def people(self) -> int:
        """How many people sit here."""
        return sum(seat.person is not None for seat in self.seats)

    def waits_for(self, seat: int) -> bool:
        """Whether the game goes on by what this seat does: it decides, or anybody may deal."""
        summary = self.summary
        return summary.hand_number > 0 and not summary.over and summary.turn in (None, seat)

    @property
    def gives_hints(self) -> bool:
        """Whether a person may ask what the best bot would do: never with people at the table."""
        return self.hints and self.people < 2

    def may_see(self, person: str) -> bool:
        """Whether a person may look at the table at all."""
        return self.open or self.seat_of(person) is not None

    def may_review(self, person: str) -> bool:
        """Whether a person may have the game's record, as far as it may be told."""
        return self.seat_of(person) is not None or (self.open and self.summary.over)

    @property
    def commitment(self) -> str | None:
        """What may be shown of the secret before."""
        return None if self.secret is None else commit(bytes.fromhex(self.secret))


class Lease(NamedTuple):
    """The right to let a table's bots and clocks run (see `leases`)."""

    holder: str
    epoch: int


class LeaseLost(Exception):
    """Another process lets the table run now."""


class Place(NamedTuple):
    """A place in a list of tables by time, the newest first: after this table.

    Times can be equal, so a time alone would leave tables out.
    """

    at: str = "9"
    """The time by which the list is sorted, of the table."""
    table_id: str | None = None
    """None: after all tables of this time."""

    def behind(self, by: "sql.Column[str]") -> "sql.ColumnElement[bool]":
        """Return the condition of the tables after it; by: the column of the time."""
        if self.table_id is None:
            return by < self.at
        same = sql.and_(by == self.at, GAMES.c.id > self.table_id)
        return sql.or_(by < self.at, same)


FIRST = Place()
"""The place before all tables."""


class NumberTaken(Exception):
    """Another process has stored a decision of this number."""


def seconds(at: str) -> float:
    """A time, as stored, in seconds since 1970."""
    return datetime.fromisoformat(at).timestamp()


def now() -> str:
    """The time, UTC, as stored."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Store:
    """The database, brought to the newest schema. Any thread may call it.

    Whatever keeps the database from being read or written is raised as StorageFault.
    """

    def __init__(self, where: Path | str) -> None:
        """where: the folder of SQLite's file, or the address of a server ("postgresql://…").

        Raises UnusableData.
        """
        self._engine = connect(where, _upgrade)
        self._writer = Writer(writing(self._engine))
        self.heard: Callable[[str, int], None] = lambda table_id, number: None
        """Told of the newest decision that this process has stored, by the thread that did."""
        self.up = Up()
        """When a server was up, as far as clocks need to know (see `uptime`)."""

    def close(self) -> None:
        """Finish what is being written, and close all connections.

        Those that a thread is still reading from are closed when it has finished.
        """
        self._writer.close()
        sql.event.listen(self._engine, "checkin", lambda _, entry: entry.close())
        self._engine.dispose()

    def write(self, work: Work) -> None:
        """Let this be written, all or nothing of it (see `writer`)."""
        self._writer.do(work)

    def reading(self) -> sql.Connection:
        """A connection that reads, for what has its queries elsewhere; to be closed."""
        return self._engine.connect()

    # ---- tables ------------------------------------------------------------------------

    def create(self, row: TableRow, decisions: Sequence[Decision] = ()) -> None:
        """Store a new table, and the decisions with which it begins."""
        self._writer.do(lambda connection: self.insert(connection, row, decisions))

    def insert(
        self, connection: sql.Connection, row: TableRow, decisions: Sequence[Decision] = ()
    ) -> None:
        """The same, as a part of what is being written (see `write`)."""
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
        """A table by its name."""
        return next(iter(self._tables(GAMES.c.id == table_id, 1)), None)

    def tables_of(
        self,
        person: str,
        limit: int,
        place: Place = FIRST,
        by: "sql.Column[str]" = GAMES.c.updated,
    ) -> list[TableRow]:
        """The tables at which a person sits, the one last played at first.

        place: only those after it.
        by: the time to sort by; `created` does not change while a game goes on.
        """
        theirs = sql.select(SEATS.c.game_id).where(SEATS.c.person == person)
        which = sql.and_(GAMES.c.id.in_(theirs), place.behind(by))
        return self._tables(which, limit, by)

    def listed(self, since: Mapping[str, str], limit: int, without: str = "") -> list[TableRow]:
        """Return unfinished listed tables, those with the latest entry first.

        A live table must be open in a player's browser, through any process, or have just been
        opened; at tables for several days nobody need be there.
        since: by pace, the earliest time of the last entry; for live tables that are open, none.
        without: a person whose own tables are left out.
        """
        opened = (datetime.now(UTC) - JUST_OPENED).isoformat()
        lately = {
            pace: sql.and_(GAMES.c.listed, GAMES.c.pace == pace, GAMES.c.updated >= at)
            for pace, at in since.items()
        }
        ways: list[tuple[sql.ColumnElement[bool], sql.ColumnElement[str]]]
        ways = [(_IS_OPEN, _UPDATED)]
        if "live" in lately:
            ways.append((lately["live"] & (GAMES.c.created >= opened), GAMES.c.updated))
        if "days" in lately:
            ways.append((lately["days"], GAMES.c.updated))
        about = ~GAMES.c.over, sits(SEATS.c.person.is_not(None)), ~sits(SEATS.c.person == without)
        found = [
            row for way, by in ways for row in self._tables(sql.and_(way, *about), 2 * limit, by)
        ]
        rows = {row.id: row for row in found}.values()  # one is found for each process
        return sorted(rows, key=lambda row: row.updated, reverse=True)[:limit]

    def unmoved(self, before: str, limit: int, place: Place = FIRST) -> list[TableRow]:
        """Tables with a clock, for people who are not there at the same time, at which somebody is
        to decide and nothing has happened since then; the one that waits longest last.

        place: only those after it.
        """
        timed = GAMES.c.clock > "", ~GAMES.c.over, GAMES.c.pace == "days"
        waits = GAMES.c.turn.is_not(None), GAMES.c.updated <= before
        return self._tables(sql.and_(*timed, *waits, place.behind(GAMES.c.updated)), limit)

    def finished(self, game: str, limit: int, place: Place = FIRST) -> list[TableRow]:
        """Listed tables of this game that are over, the one opened last first.

        place: only those after it.
        """
        listed = GAMES.c.listed, GAMES.c.over, GAMES.c.game == game
        return self._tables(
            sql.and_(*listed, place.behind(GAMES.c.created)), limit, GAMES.c.created
        )

    def rated(self, variant: str, limit: int) -> list[TableRow]:
        """Tables of a variant that somebody has won, whose deals nobody chose; the newest first."""
        won = GAMES.c.over & GAMES.c.winners.is_not(sql.null())
        fair = GAMES.c.secret.is_not(None) & (GAMES.c.given == 0)
        return self._tables(sql.and_(GAMES.c.variant == variant, won, fair), limit)

    def lengths(self, table_ids: Collection[str]) -> dict[str, int]:
        """How many entries the lists of these tables have; none, where there are none."""
        length = sql.func.max(DECISIONS.c.number)
        query = sql.select(DECISIONS.c.game_id, length).where(DECISIONS.c.game_id.in_(table_ids))
        with self._engine.connect() as connection:
            return dict(connection.execute(query.group_by(DECISIONS.c.game_id)).all())

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
        """The tables of which this holds, in this order; for what has its queries elsewhere."""
        query = sql.select(GAMES).where(which).order_by(order, GAMES.c.id).limit(limit)
        rows = connection.execute(query).all()
        seats = sql.select(SEATS).where(SEATS.c.game_id.in_([row.id for row in rows]))
        by_table: dict[str, list[Seat]] = {row.id: [] for row in rows}
        for one in connection.execute(seats.order_by(SEATS.c.seat)):
            by_table[one.game_id].append(Seat(one.name, one.person, one.bot))
        return [_table_row(row, by_table[row.id]) for row in rows]

    def count_since(self, owner: str, created: str) -> int:
        """How many tables a person has opened since then."""
        query = sql.select(sql.func.count()).where(
            GAMES.c.owner == owner, GAMES.c.created >= created
        )
        with self._engine.connect() as connection:
            return int(connection.execute(query).scalar_one())

    # ---- keys, and who is known ---------------------------------------------------------

    def key(self, name: str) -> bytes:
        """A secret of 256 bits, the same for all processes; made when it is asked for first."""
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
        """Whether a token with this hash has a table, a seat or a session."""
        columns = (SEATS.c.person, GAMES.c.owner, SESSIONS.c.token)
        queries = [sql.select(column).where(column == token_hash).limit(1) for column in columns]
        with self._engine.connect() as connection:
            return any(connection.execute(query).first() for query in queries)

    # ---- links for another device (see `devices`) ------------------------------------------

    def add_link(self, link: DeviceLinkRow, at: str) -> None:
        """Keep a link until it is used, or over; those that are over by now are forgotten.

        A person's recovery link takes the place of the one they had.
        """
        over = DEVICE_LINKS.c.expires <= at
        if link.person is not None:
            over |= DEVICE_LINKS.c.person == link.person

        def write(connection: sql.Connection) -> None:
            connection.execute(sql.delete(DEVICE_LINKS).where(over))
            connection.execute(sql.insert(DEVICE_LINKS).values(link._asdict()))

        self._writer.do(write)

    def take_link(self, code: str, at: str, kept_until: str) -> str | None:
        """What a link has sealed, for the one who uses it first; None where it is used or over.

        A recovery link stays, until `kept_until` from now on.
        """
        taken: list[str] = []
        theirs = (DEVICE_LINKS.c.code == code) & (DEVICE_LINKS.c.expires > at)
        is_kept = DEVICE_LINKS.c.person.is_not(None)
        once = sql.delete(DEVICE_LINKS).where(theirs, ~is_kept)
        kept = sql.update(DEVICE_LINKS).where(theirs, is_kept).values(expires=kept_until)

        def write(connection: sql.Connection) -> None:
            taken.clear()  # of a first try, which was undone (see `Writer.do`)
            for change in (once, kept):
                taken.extend(connection.execute(change.returning(DEVICE_LINKS.c.sealed)).scalars())

        self._writer.do(write)
        return taken[0] if taken else None

    # ---- decisions -----------------------------------------------------------------------

    def decisions(self, table_id: str, after: int = 0) -> list[Decision]:
        """The decisions of a table with a number above `after`, in order."""
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
        """Store decisions for good, and who sits where after them; all or none.

        lease: under which they were made, where they follow from time alone.

        Raises NumberTaken or LeaseLost, and stores nothing then.
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
                connection.execute(_RESEAT, {"of": table_id, "place": n, **vars(seat)})

        rows: dict[sql.UpdateBase, list[dict[str, Any]]] = {
            _ADD: _entries(table_id, decisions, at),
            _SUM_UP: [{"of": table_id, "updated": at, **vars(summary)}],
        }
        try:
            self._writer.do(write, rows)
        except IntegrityError:
            raise NumberTaken from None
        self.heard(table_id, decisions[-1].number)

    def newest(self, table_ids: Collection[str]) -> dict[str, int]:
        """The number of the newest decision of each of these tables."""
        number = sql.func.max(DECISIONS.c.number).label("newest")
        query = sql.select(DECISIONS.c.game_id, number).group_by(DECISIONS.c.game_id)
        with self._engine.connect() as connection:
            rows = connection.execute(query.where(DECISIONS.c.game_id.in_(table_ids)))
            return {row.game_id: row.newest for row in rows}


JUST_OPENED = timedelta(seconds=30)
"""How long a table is listed without a player: the page of the one who opened it is on its way."""


def place_of(row: TableRow, by: str) -> Place:
    """Return the place after a row; by: the time by which the list is sorted."""
    return Place(getattr(row, by), row.id)


def sits(which: "sql.ColumnElement[bool]") -> "sql.ColumnElement[bool]":
    """Return the condition of tables that have a seat with this condition."""
    return sql.exists().where(SEATS.c.game_id == GAMES.c.id, which)


_IS_OPEN = sql.and_(
    PRESENT.c.game_id == GAMES.c.id,
    ~expired(PRESENT.c.expires),
    sits(sql.cast(PRESENT.c.people, sql.Text).contains('"' + SEATS.c.person + '"')),
    sql.func.coalesce(GAMES.c.listed, False),
    GAMES.c.pace == "live",
)
"""Whether one of those who sit at a listed table has it open, through any process."""

_UPDATED = sql.func.coalesce(GAMES.c.updated, "")
"""Columns in functions are hidden from the planner: by their indexes it would read all tables, and
not begin with those that are open."""

_SUMMARY = frozenset(Summary.__dataclass_fields__)


def _table_row(row: Any, seats: Sequence[Seat]) -> TableRow:
    values = dict(row._mapping)
    del values["variant"]  # a property of the row
    summary = Summary(**{name: values.pop(name) for name in _SUMMARY})
    return TableRow(**values, seats=tuple(seats), summary=summary)


def _entries(table_id: str, decisions: Sequence[Decision], at: str) -> list[dict[str, Any]]:
    timed = (decision._replace(at=decision.at or at) for decision in decisions)
    return [{"game_id": table_id, **decision._asdict()} for decision in timed]


def _seat_values(table_id: str, number: int, seat: Seat) -> dict[str, Any]:
    return {"game_id": table_id, "seat": number, **vars(seat)}


def _upgrade(engine: sql.Engine) -> None:
    with writing(engine).begin() as connection:
        lock_for_upgrade(connection)
        version = _version(connection)
        if version is not None and version > SCHEMA_VERSION:
            raise UnusableData(say("server-data-newer", version=version))
        if version != SCHEMA_VERSION:
            # Imported only when needed: it costs a third of a second at each start.
            from clubsuit.server.storage.migrations import upgrade

            upgrade(connection)


def _version(connection: sql.Connection) -> str | None:
    if not sql.inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


def deal_text(dealer: int, deal: dict[str, Any]) -> str:
    """A deal as the text of a decision."""
    return json.dumps({"dealer": dealer, "deal": deal}, separators=(",", ":"))


def read_deal(text: str) -> tuple[int, dict[str, Any]]:
    """The inverse of `deal_text`."""
    data = json.loads(text)
    return data["dealer"], data["deal"]


def string_text(seat: int, string: str) -> str:
    """A player's string as the text of a decision."""
    return json.dumps({"seat": seat, "string": string}, separators=(",", ":"))


def read_string(text: str) -> tuple[int, str]:
    """The inverse of `string_text`."""
    data = json.loads(text)
    return data["seat"], data["string"]
