"""Where tables live: one SQLite file with an append-only list of decisions.

A table is its row in `games` (who plays what, with which options) and its
`decisions`, numbered from 1 without a gap; a deal is a decision too, by seat
DEALER, with its cards in the form of RECORD.md, and so is a player's string for fair
deals, by STRING. Triggers refuse to change or remove a decision. What the lobby
shows (score, winners) stands in `games` as a copy, written together with the
decision that it follows from.

What `append` returned from survives a crash of the process and of the machine:
SQLite's write-ahead log is flushed at each commit (synchronous=FULL).
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from clubsuit.fair import commit
from clubsuit.texts import say

SCHEMA_VERSION = "0004"
"""The newest revision in `migrations/versions`."""

DEALER = -1
"""The seat of a deal in the list of decisions."""

STRING = -2
"""The seat of a player's string there; whose it is stands in the text."""

WAIT_FOR_LOCK_S = 10

metadata = sql.MetaData()

GAMES = sql.Table(
    "games",
    metadata,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("players", sql.JSON, nullable=False),
    sql.Column("bots", sql.JSON, nullable=False),
    sql.Column("seed", sql.BigInteger, nullable=False),
    sql.Column("owner", sql.String, nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("created", sql.String, nullable=False),
    sql.Column("updated", sql.String, nullable=False),
    sql.Column("hand_number", sql.Integer, nullable=False),
    sql.Column("total", sql.JSON, nullable=False),
    sql.Column("over", sql.Boolean, nullable=False),
    sql.Column("winners", sql.JSON(none_as_null=True)),
    sql.Column("secret", sql.String),
    sql.Column("hints", sql.Boolean, nullable=False, server_default=sql.true()),
    sql.Column("given", sql.Integer, nullable=False, server_default="0"),
)

DECISIONS = sql.Table(
    "decisions",
    metadata,
    sql.Column("game_id", sql.String, sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("text", sql.String, nullable=False),
)

_ADD = sql.insert(DECISIONS)
_SUM_UP = sql.update(GAMES).where(GAMES.c.id == sql.bindparam("of"))


class Decision(NamedTuple):
    """One entry of a table's list: an action of a seat; as JSON, a deal or a player's string."""

    number: int
    seat: int
    text: str


@dataclass(frozen=True)
class Summary:
    """What the lobby shows of a table; follows from its decisions."""

    hand_number: int
    total: list[int]
    over: bool
    winners: list[int] | None


@dataclass(frozen=True)
class TableRow:
    """A table without its decisions."""

    id: str
    game: str
    options: dict[str, Any]
    players: list[str]
    """Names by seat."""
    bots: list[str | None]
    """Names of bots by seat; None where a person sits."""
    seed: int
    """What the bots draw follows from it, and in tables without a secret the deals, too."""
    owner: str
    """The hash of the token of the person who sits there (see `people`)."""
    seat: int
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
    """So many of the first decisions were taken over from a game that was reviewed."""

    @property
    def commitment(self) -> str | None:
        """What may be shown of the secret before."""
        return None if self.secret is None else commit(bytes.fromhex(self.secret))


class NumberTaken(Exception):
    """Another process has stored a decision of this number."""


class NewerSchema(Exception):
    """The database was made by a version of Clubsuit that this one does not know."""


def now() -> str:
    """The time, UTC, as stored."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Store:
    """The database in a folder, brought to the newest schema. Any thread may call it."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        url = sql.URL.create("sqlite", database=str(folder / "clubsuit.sqlite"))
        # Errors of the database must not carry hidden cards into a log: hide_parameters.
        self._engine = sql.create_engine(
            url, hide_parameters=True, connect_args={"timeout": WAIT_FOR_LOCK_S}
        )
        sql.event.listen(self._engine, "connect", _set_up_connection)
        sql.event.listen(self._engine, "begin", _begin)
        self._writer = self._engine.execution_options(clubsuit_writes=True)
        self._upgrade()

    def close(self) -> None:
        """Close all connections."""
        self._engine.dispose()

    def _upgrade(self) -> None:
        with self._writer.begin() as connection:
            version = _version(connection)
            if version is not None and version > SCHEMA_VERSION:
                raise NewerSchema(say("server-data-newer", version=version))
            if version != SCHEMA_VERSION:
                # Imported only when needed: it costs a third of a second at each start.
                from clubsuit.server.migrations import upgrade

                upgrade(connection)

    # ---- tables ------------------------------------------------------------------------

    def create(self, row: TableRow, decisions: Sequence[Decision] = ()) -> None:
        """Store a new table, and the decisions with which it begins."""
        values = {
            column.name: getattr(row, column.name)
            for column in GAMES.columns
            if column.name not in _SUMMARY
        } | vars(row.summary)
        with self._writer.begin() as connection:
            connection.execute(sql.insert(GAMES).values(values))
            if decisions:
                rows = [{"game_id": row.id, **decision._asdict()} for decision in decisions]
                connection.execute(_ADD, rows)

    def table(self, table_id: str) -> TableRow | None:
        """A table by its name."""
        with self._engine.connect() as connection:
            row = connection.execute(sql.select(GAMES).where(GAMES.c.id == table_id)).first()
        return None if row is None else _table_row(row)

    def tables_of(self, owner: str, limit: int) -> list[TableRow]:
        """The tables of a person, the one last played at first."""
        query = (
            sql.select(GAMES)
            .where(GAMES.c.owner == owner)
            .order_by(GAMES.c.updated.desc(), GAMES.c.id)
            .limit(limit)
        )
        with self._engine.connect() as connection:
            return [_table_row(row) for row in connection.execute(query)]

    def count_since(self, owner: str, created: str) -> int:
        """How many tables a person has opened since then."""
        query = sql.select(sql.func.count()).where(
            GAMES.c.owner == owner, GAMES.c.created >= created
        )
        with self._engine.connect() as connection:
            return int(connection.execute(query).scalar_one())

    # ---- decisions -----------------------------------------------------------------------

    def decisions(self, table_id: str, after: int = 0) -> list[Decision]:
        """The decisions of a table with a number above `after`, in order."""
        query = (
            sql.select(DECISIONS.c.number, DECISIONS.c.seat, DECISIONS.c.text)
            .where(DECISIONS.c.game_id == table_id, DECISIONS.c.number > after)
            .order_by(DECISIONS.c.number)
        )
        with self._engine.connect() as connection:
            return [Decision(*row) for row in connection.execute(query)]

    def append(self, table_id: str, decisions: Sequence[Decision], summary: Summary) -> None:
        """Store decisions for good, all or none. Raises NumberTaken, and stores nothing then."""
        rows = [{"game_id": table_id, **decision._asdict()} for decision in decisions]
        try:
            with self._writer.begin() as connection:
                connection.execute(_ADD, rows)
                connection.execute(_SUM_UP, {"of": table_id, "updated": now(), **vars(summary)})
        except IntegrityError:
            raise NumberTaken from None


_SUMMARY = frozenset(Summary.__dataclass_fields__)


def _table_row(row: Any) -> TableRow:
    values = dict(row._mapping)
    summary = Summary(**{name: values.pop(name) for name in _SUMMARY})
    return TableRow(**values, summary=summary)


def _set_up_connection(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where `_begin` says, and only there
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: sql.Connection) -> None:
    # A writer takes the lock at once: taking it later fails where another has written since.
    writes = connection.get_execution_options().get("clubsuit_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


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
