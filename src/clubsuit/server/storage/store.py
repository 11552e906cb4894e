"""The database of tables: each has one row, and an append-only list of decisions.

The row in `games` has the game and its options. The rows in `decisions` are numbered from 1 without
gaps. Deals, players' strings for fair deals and events (see `table.events`) are rows in `decisions`
too, with the seats DEALER, STRING and EVENT. The cards of a deal have the form of RECORD.md.
Triggers reject each change of a decision, and each deletion while the table has seats. The score
and the winners in `games`, and the players in `seats`, follow from the decisions, and are written
in the same transaction.

The database is an SQLite file or a PostgreSQL server (see `databases`). Decisions survive a crash
of the process or of the machine once `append` has returned: each commit is flushed to the disk (see
`writer`).
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
    is_in_place,
    lock_for_upgrade,
    writing,
)
from clubsuit.server.storage.uptimes import Up
from clubsuit.server.storage.writer import T, Work, Writer
from clubsuit.texts import say

SCHEMA_VERSION = "0050"
"""The newest revision in `migrations/versions`."""

DEALER = -1
"""The seat of a deal in the list of decisions."""

STRING = -2
"""The seat of a player's string in the list of decisions; the text has the player's seat."""

EVENT = -3
"""The seat of an event in the list of decisions; the text has the event."""

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
    sql.Column("pace", sql.String, nullable=False, server_default="realtime"),
    sql.Column("turn", sql.Integer),
    sql.Column("choosing", sql.Integer, nullable=False, server_default="0"),
    sql.Column("watch", sql.String, nullable=False, server_default="public"),
    sql.Column("lesson", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("clock", sql.String, nullable=False, server_default=""),
    sql.Column("variant", sql.String, nullable=False, server_default=""),
    sql.Column("tournament", sql.String),
    sql.Column("hands", sql.Integer),
    sql.Column("closes", sql.String),
    sql.Column("scores", sql.JSON(none_as_null=True)),
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
    sql.Column("language", sql.String),
    sql.Index("accounts_by_name", "name"),
    sql.Index("accounts_by_old_key", "old_key"),
)
"""Accounts (see `people.accounts`). Those that are older than revision 0040 can share a key:
`number` tells them apart, and `old_key` is the key that they had before this revision. A new
account has number 1."""

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
"""Tokens of browsers that no longer belong to a person (see `people.former`)."""

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
"""Record files that people have uploaded (see `storage.uploads`)."""

LEASES = sql.Table(
    "leases",
    metadata,
    sql.Column("game_id", sql.String, primary_key=True),
    sql.Column("holder", sql.String, nullable=False),
    sql.Column("epoch", sql.Integer, nullable=False),
    sql.Column("expires", sql.Float(53), nullable=False),
)
"""The process that runs each table (see `cluster.leases`)."""

PRESENT = sql.Table(
    "present",
    metadata,
    sql.Column("game_id", sql.String, primary_key=True),
    sql.Column("process", sql.String, primary_key=True),
    sql.Column("people", sql.JSON, nullable=False),
    sql.Column("expires", sql.Float(53), nullable=False),
)

"""The people who look at each table, by process (see `cluster.leases`)."""

UPTIMES = sql.Table(
    "uptimes",
    metadata,
    sql.Column("since", sql.Float(53), primary_key=True),
    sql.Column("until", sql.Float(53), nullable=False),
)
"""The periods in which a server was running (see `live.uptime`)."""

SUBSCRIPTIONS = sql.Table(
    "subscriptions",
    metadata,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("name", sql.String, primary_key=True),
    sql.Column("endpoint", sql.String, nullable=False),
    sql.Column("p256dh", sql.String, nullable=False),
    sql.Column("auth", sql.String, nullable=False),
    sql.Column("contact", sql.String, nullable=False),
    sql.Column("language", sql.String, nullable=False, server_default="en"),
    sql.Column("renewed", sql.String, nullable=False),
    sql.Index("subscriptions_of_browser", "name"),
    sql.Index("old_subscriptions", "renewed"),
)
"""Browsers that get notifications (see `notify.subscriptions`)."""

CALLED = sql.Table(
    "called",
    metadata,
    sql.Column("game_id", sql.String, primary_key=True),
    sql.Column("person", sql.String, primary_key=True),
)

"""People who have been notified of a table (see `notify.subscriptions`)."""

BLOCKS = sql.Table(
    "blocks",
    metadata,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("other", sql.String, primary_key=True),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("at", sql.String, nullable=False),
    sql.Index("blocks_of_other", "other"),
)
"""The people whom each person has blocked (see `storage.blocks`)."""

UNLISTED = sql.Table(
    "unlisted",
    metadata,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("other", sql.String, primary_key=True),
    sql.Column("at", sql.String, nullable=False),
    sql.Index("unlisted_of_other", "other"),
)
"""The people whom each person has removed from their list (see `people.companions`)."""

INVITATIONS = sql.Table(
    "invitations",
    metadata,
    sql.Column("game_id", sql.String, primary_key=True),
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("inviter", sql.String, nullable=False),
    sql.Column("at", sql.String, nullable=False),
    sql.Index("invitations_of_person", "person"),
    sql.Index("invitations_of_inviter", "inviter"),
)
"""Invitations to tables (see `people.invitations`)."""

FACES = sql.Table(
    "faces",
    metadata,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("face", sql.String, nullable=False),
)
"""The faces that people have chosen (see `storage.faces`)."""

REPORTS = sql.Table(
    "reports",
    metadata,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("at", sql.String, nullable=False),
    sql.Column("game_id", sql.String, nullable=False),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("reporter", sql.String, nullable=False),
    sql.Column("reporter_name", sql.String, nullable=False),
    sql.Column("reported", sql.String, nullable=False),
    sql.Column("reported_name", sql.String, nullable=False),
    sql.Column("reason", sql.String, nullable=False),
    sql.Column("words", sql.String, nullable=False),
    sql.Column("lines", sql.JSON, nullable=False),
    sql.Column("handled", sql.String),
    sql.Index("reports_of_reporter", "reporter"),
    sql.Index("reports_of_reported", "reported"),
    sql.Index("old_reports", "at"),
)
"""Reports of people to the host (see `people.reports`)."""

PUZZLE_ANSWERS = sql.Table(
    "puzzle_answers",
    metadata,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("game", sql.String, primary_key=True),
    sql.Column("name", sql.String, primary_key=True),
    sql.Column("right", sql.Boolean, nullable=False),
    sql.Column("times", sql.Integer, nullable=False),
    sql.Column("stability", sql.Float(53), nullable=False),
    sql.Column("difficulty", sql.Float(53), nullable=False),
    sql.Column("at", sql.String, nullable=False),
    sql.Column("due", sql.String, nullable=False),
    sql.Index("old_puzzle_answers", "at"),
)
"""The last answer of each person to each puzzle, and when it comes again (see
`practice.progress`)."""

PUZZLE_RATINGS = sql.Table(
    "puzzle_ratings",
    metadata,
    sql.Column("game", sql.String, primary_key=True),
    sql.Column("player", sql.String, primary_key=True),
    sql.Column("skill", sql.Float(53), nullable=False),
    sql.Column("doubt", sql.Float(53), nullable=False),
    sql.Column("games", sql.Integer, nullable=False),
    sql.Column("at", sql.String, nullable=False),
    sql.Index("puzzle_ratings_of_player", "player"),
    sql.Index("old_puzzle_ratings", "at"),
)
"""The ratings of people and of puzzles (see `practice.progress`)."""

OWN_PUZZLES = sql.Table(
    "own_puzzles",
    metadata,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("game", sql.String, primary_key=True),
    sql.Column("name", sql.String, primary_key=True),
    sql.Column("game_id", sql.String, nullable=False),
    sql.Column("text", sql.String, nullable=False),
    sql.Column("at", sql.String, nullable=False),
    sql.Index("own_puzzles_of_game", "game_id"),
)
"""Puzzles from people's own games (see `practice.mistakes`)."""

SEARCHED = sql.Table(
    "searched_games",
    metadata,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("game_id", sql.String, primary_key=True),
    sql.Column("at", sql.String, nullable=False),
    sql.Index("searched_by_game", "game_id"),
)
"""Games in which puzzles have been searched for a person (see `practice.mistakes`)."""

TOURNAMENTS = sql.Table(
    "tournaments",
    metadata,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("hands", sql.Integer, nullable=False),
    sql.Column("bots", sql.JSON, nullable=False),
    sql.Column("owner", sql.String),
    sql.Column("opens", sql.String, nullable=False),
    sql.Column("closes", sql.String, nullable=False),
    sql.Column("string", sql.String),
    sql.Index("tournaments_of_owner", "owner"),
    sql.Index("old_tournaments", "closes"),
)
"""Tournaments (see `tournaments.tournament`). They have no secret: it follows from a key."""

ENTRIES = sql.Table(
    "entries",
    metadata,
    sql.Column("tournament", sql.String, primary_key=True),
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("game_id", sql.String, nullable=False),
    sql.Column("at", sql.String, nullable=False),
    sql.Index("entries_of_person", "person"),
)
"""The people who play in each tournament, and their tables. An entry stays when its table has been
deleted, so that nobody plays the same deals twice."""

LONGEST_LEASE_S = 10.0
"""Maximum number of seconds until a lease ends. A later end was stored before the database's clock
was set back, and counts as expired."""

GONE = "gone"
"""Value that replaces the hash of a person who has left a table for good or has been deleted."""


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


class DeviceLinkRow(NamedTuple):
    """A link for another device (see `people.devices`).

    It has the hash of the link's code, and the token, encrypted with that code.
    """

    code: str
    sealed: str
    expires: str
    person: str | None
    """The owner of a recovery link; None for a link that works once."""


class Decision(NamedTuple):
    """An entry of a table's list: the text of an action, or a deal, string or event as JSON."""

    number: int
    seat: int
    text: str
    bot: str | None = None
    """The bot that decided, if any; entries from before revision 0005 have none."""
    at: str | None = None
    """The time at which it was stored; None until then, and for entries from before revision 0005.
    """


@dataclass(frozen=True)
class Seat:
    """A seat at a table, and its player."""

    name: str
    person: str | None = field(default=None, repr=False)
    """The hash of the token of the person who sits there (see `people.tokens`); None if no person
    does."""
    bot: str | None = None
    """The bot that plays if no person sits there."""
    face: str | None = None
    """The face that the person has chosen (see `storage.faces`); None if they have not."""

    @property
    def played_by(self) -> str | None:
        """Return the bot that decides here; None if a person does."""
        return None if self.person else self.bot

    def stored(self) -> dict[str, str | None]:
        """Return the columns of the table `seats` that a change of players changes."""
        return {"name": self.name, "person": self.person, "bot": self.bot}


def is_gone(seat: Seat) -> bool:
    """Return whether the person of this seat has left for good or has been deleted."""
    return seat.person is not None and seat.person.startswith(GONE)


@dataclass(frozen=True)
class Summary:
    """Facts about a table for the lobby, which follow from its decisions."""

    hand_number: int
    total: list[int]
    over: bool
    winners: list[int] | None
    turn: int | None = None
    """The seat whose turn it is; None between two hands and before the first hand."""
    choosing: int = 0
    """The seats that still have to choose, as bits, if all players choose at the same time."""
    clock: str = ""
    """The clock as text, or "" (see `table.clocks`)."""
    scores: list[list[int]] | None = None
    """In a tournament, the scores of all seats in each finished hand; else None."""


@dataclass(frozen=True)
class TableRow:
    """A table without its decisions."""

    id: str
    game: str
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    seed: int
    """The seed of the bots' random numbers, and of the deals if the table has no secret."""
    owner: str
    """The hash of the token of the person who opened the table (see `people.tokens`)."""
    created: str
    updated: str
    summary: Summary
    secret: str | None = field(default=None, repr=False)
    """The secret from which the deals follow, in hexadecimal; None if they follow from the seed.

    It is not shown before the game is over.
    """
    hints: bool = True
    """True if hints are allowed (see `gives_hints`)."""
    given: int = 0
    """Number of decisions at the start that were copied from a reviewed game."""
    open: bool = False
    """True if other people may look at the table, and take the seats of its bots."""
    listed: bool = False
    """True if the lobby lists the table for everyone; its record is public after the game."""
    pace: str = "realtime"
    """"realtime", or "correspondence": then no bot replaces an absent player."""
    watch: str = "public"
    """The cards that spectators see (see `table.spectators`)."""
    lesson: bool = False
    """True if this is the game's lesson, with a guide for the player (see `clubsuit.lessons`)."""
    tournament: str | None = None
    """The tournament in which the table is played; None for a table of its own."""
    hands: int | None = None
    """Number of hands after which the game ends; None if only the rules end it."""
    closes: str | None = None
    """End of the tournament: from then on, the person can no longer decide."""

    @property
    def is_closed(self) -> bool:
        """Return whether the tournament of the table has ended."""
        return self.closes is not None and now() >= self.closes

    @property
    def is_revealed(self) -> bool:
        """Return whether the secret of the tournament may be shown (see `is_revealed`)."""
        return self.closes is not None and is_revealed(self.closes)

    @property
    def variant(self) -> str:
        """Return a hash of the game and its options."""
        text = json.dumps([self.game, self.options], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    @property
    def players(self) -> list[str]:
        """Return the players' names by seat."""
        return [seat.name for seat in self.seats]

    @property
    def bots(self) -> list[str | None]:
        """Return, for each seat, the bot that decides there, or None if a person does."""
        return [seat.played_by for seat in self.seats]

    def seat_of(self, person: str) -> int | None:
        """Return the first seat of a person; None if they have none."""
        return next(iter(self.seats_of(person)), None)

    def seats_of(self, person: str) -> list[int]:
        """Return all seats of a person: several if players share one screen."""
        return [n for n, seat in enumerate(self.seats) if seat.person == person]

    @property
    def people(self) -> int:
        """Return the number of seats with a person."""
        return sum(seat.person is not None for seat in self.seats)

    def waits_for(self, seat: int) -> bool:
        """Return whether this seat can continue the game: by a decision or by the next deal."""
        summary = self.summary
        if summary.choosing:
            return bool(summary.choosing >> seat & 1)
        return summary.hand_number > 0 and not summary.over and summary.turn in (None, seat)

    @property
    def gives_hints(self) -> bool:
        """Return whether a person may ask for hints: never if two people play."""
        return self.hints and self.people < 2

    def may_see(self, person: str) -> bool:
        """Return whether a person may look at the table."""
        return self.open or self.seat_of(person) is not None

    def may_review(self, person: str) -> bool:
        """Return whether a person may read the game's record. It omits cards hidden from them."""
        return self.seat_of(person) is not None or (self.open and self.summary.over)

    @property
    def commitment(self) -> str | None:
        """Return the hash of the secret, if there is one. Players see the hash before the game."""
        return None if self.secret is None else commit(bytes.fromhex(self.secret))


class Lease(NamedTuple):
    """The right to run a table's bots and clocks (see `cluster.leases`)."""

    holder: str
    epoch: int


class LeaseLost(Exception):
    """Another process runs the table now."""


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


class NumberTaken(Exception):
    """Another process has stored a decision with this number."""


def seconds(at: str) -> float:
    """Return a stored time in seconds since 1970."""
    return datetime.fromisoformat(at).timestamp()


def now() -> str:
    """Return the current time (UTC) in the stored form."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


REVEALED_AFTER = timedelta(minutes=5)
"""Time from the end of a tournament until its secret is shown. The clocks of two processes may
differ, and no one may still be playing when one of them shows it."""


def is_revealed(closes: str) -> bool:
    """Return whether the secret of a tournament that ends at this time may be shown."""
    return datetime.now(UTC) >= datetime.fromisoformat(closes) + REVEALED_AFTER


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


def place_of(row: TableRow, by: str) -> Place:
    """Return the place after a table.

    by: the name of the column by which the list is sorted.
    """
    return Place(getattr(row, by), row.id)


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


def deal_text(dealer: int, deal: dict[str, Any]) -> str:
    """Return a deal as the text of a decision."""
    return json.dumps({"dealer": dealer, "deal": deal}, separators=(",", ":"))


def read_deal(text: str) -> tuple[int, dict[str, Any]]:
    """Return the dealer and the deal from a text that `deal_text` has made."""
    data = json.loads(text)
    return data["dealer"], data["deal"]


def string_text(seat: int, string: str) -> str:
    """Return a player's string as the text of a decision."""
    return json.dumps({"seat": seat, "string": string}, separators=(",", ":"))


def read_string(text: str) -> tuple[int, str]:
    """Return the seat and the string from a text that `string_text` has made."""
    data = json.loads(text)
    return data["seat"], data["string"]
