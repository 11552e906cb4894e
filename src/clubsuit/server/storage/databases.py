"""The two kinds of database: an SQLite file or a PostgreSQL server.

This module has all code that depends on the kind; `storage.store` works with both kinds.
"""

import os
import secrets
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import GenericFunction

from clubsuit.extras import command
from clubsuit.server.ops.error_log import StorageFault
from clubsuit.texts import say

FILE = "clubsuit.sqlite"

WAIT_FOR_LOCK_S = 10.0

CONNECT_WITHIN_S = 5
"""Maximum number of seconds to wait for a connection to PostgreSQL."""

IDLE_WITHIN_S = 10
"""Seconds after which PostgreSQL closes a connection that is idle in a transaction. Otherwise a
suspended process would block the others."""

UPGRADE_WITHIN_S = 600
"""Maximum number of seconds to wait while another process upgrades the schema."""

UPGRADE_LOCK = 2582
"""PostgreSQL advisory lock that a process holds while it upgrades the schema."""

MEETING_LOCK = 2583
"""PostgreSQL advisory lock that a process holds while it finds or opens a table for
matchmaking."""

ENTRY_LOCK = 2584
"""PostgreSQL advisory lock that a process holds while a person enters a tournament."""

Upgrade = Callable[[sql.Engine], None]


class UnusableData(Exception):
    """The database or the Redis server cannot be used; the message gives the reason."""


class clock(GenericFunction[float]):
    """SQL function that returns the database's time, in seconds since 1970."""

    type = sql.Float(53)
    inherit_cache = True


@compiles(clock, "sqlite")
def _clock_of_sqlite(*_: Any, **__: Any) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(clock, "postgresql")
def _clock_of_postgresql(*_: Any, **__: Any) -> str:
    return "EXTRACT(EPOCH FROM clock_timestamp())"


def connect(where: Path | str, upgrade: Upgrade) -> sql.Engine:
    """Open a database and upgrade its schema with `upgrade`; a missing file is created.

    where: the folder of the SQLite file, or the address of a PostgreSQL server ("postgresql://…").

    Raises UnusableData or StorageFault.
    """
    if isinstance(where, Path):
        engine = _open_sqlite(where / FILE, upgrade)
    else:
        engine = _open_postgresql(where)
    with ExitStack() as failed:
        failed.callback(engine.dispose)
        upgrade(engine)
        failed.pop_all()
    return engine


def is_in_place(engine: sql.Engine) -> bool:
    """Return whether the file of an SQLite database is still where it was opened.

    A process can go on writing into a deleted file, and all of that is lost when it ends.
    """
    is_file = engine.dialect.name == "sqlite" and engine.url.database is not None
    return not is_file or Path(str(engine.url.database)).exists()


def name_of(where: Path | str) -> str:
    """Return the name of the database for messages, without a password."""
    if isinstance(where, Path):
        return str(where)
    try:
        return _url(where).render_as_string()
    except UnusableData:
        return where.rpartition("@")[2]


def libpq_address(address: str) -> tuple[str, str | None]:
    """Return the address of a PostgreSQL server for its own programs, and the password.

    The address is without the password, since other users can read the command lines of programs.
    Raises UnusableData.

    >>> libpq_address("postgresql+psycopg://clubsuit:word@localhost/clubsuit")
    ('postgresql://clubsuit@localhost/clubsuit', 'word')
    """
    url = _url(address)
    plain = sql.URL.create(
        "postgresql", url.username, None, url.host, url.port, url.database, url.query
    )
    return plain.render_as_string(), url.password


def writing(engine: sql.Engine) -> sql.Engine:
    """Return the engine for transactions that write."""
    return engine.execution_options(clubsuit_writes=True)


def lock_until_commit(connection: sql.Connection, lock: int) -> None:
    """Acquire an advisory lock, which the end of the transaction releases.

    SQLite needs none, since it has only one writing transaction at a time.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(lock)))


def lock_for_upgrade(connection: sql.Connection) -> None:
    """Keep other processes from upgrading the schema until the transaction ends."""
    if connection.dialect.name == "postgresql":
        run = connection.exec_driver_sql
        run("SET LOCAL idle_in_transaction_session_timeout = 0")  # an upgrade may take long
        run(f"SET LOCAL lock_timeout = '{UPGRADE_WITHIN_S}s'")
        lock_until_commit(connection, UPGRADE_LOCK)
        run("SET LOCAL lock_timeout TO DEFAULT")


def _to_storage_fault(context: sql.engine.ExceptionContext) -> Exception | None:
    """Return the error to raise instead of the database's own error, which may reveal cards."""
    if isinstance(context.sqlalchemy_exception, IntegrityError) or context.is_pre_ping:
        return None
    error = context.original_exception
    return StorageFault(getattr(error, "sqlite_errorname", type(error).__name__))


# ---- PostgreSQL ------------------------------------------------------------------------


def _open_postgresql(address: str) -> sql.Engine:
    settings = {
        "lock_timeout": f"{WAIT_FOR_LOCK_S * 1000:.0f}ms",  # 0 would be no limit
        "idle_in_transaction_session_timeout": f"{IDLE_WITHIN_S}s",
        "timezone": "UTC",
    }
    try:
        engine = sql.create_engine(
            _url(address).set(drivername="postgresql+psycopg"),
            hide_parameters=True,
            pool_pre_ping=True,  # the server may have been restarted
            connect_args={
                "connect_timeout": CONNECT_WITHIN_S,
                "options": " ".join(f"-c {name}={value}" for name, value in settings.items()),
            },
        )
    except ModuleNotFoundError as error:
        package = str(error.name)
        raise UnusableData(
            say("server-database-driver", package=package, how=command("club"))
        ) from None
    sql.event.listen(engine, "handle_error", _to_storage_fault)
    return engine


def _url(address: str) -> sql.URL:
    try:
        url = sql.make_url(address)
    except ArgumentError:
        raise UnusableData(say("server-database-unknown")) from None
    if url.drivername.partition("+")[0] != "postgresql":
        raise UnusableData(say("server-database-unknown"))
    return url


# ---- SQLite ----------------------------------------------------------------------------


def _open_sqlite(path: Path, upgrade: Upgrade) -> sql.Engine:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        _create(path, upgrade)
    elif path.stat().st_size == 0:
        raise UnusableData(say("server-data-empty", file=path.name))
    _make_private(path)
    return _engine(path)


def _make_private(path: Path) -> None:
    """Deny other users access to the files, since the folder may have existed before."""
    for file in path.parent.glob(f"{path.name}*"):
        with suppress(OSError):  # the file is gone, or belongs to another user
            file.chmod(0o600)


def _engine(path: Path) -> sql.Engine:
    url = sql.URL.create("sqlite", database=str(path))
    # Without hide_parameters, errors of the database would write hidden cards into a log.
    engine = sql.create_engine(url, hide_parameters=True, connect_args={"timeout": WAIT_FOR_LOCK_S})
    sql.event.listen(engine, "connect", _set_up_connection)
    sql.event.listen(engine, "begin", _begin)
    sql.event.listen(engine, "handle_error", _to_storage_fault)
    return engine


def _set_up_connection(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # only `_begin` begins transactions
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: sql.Connection) -> None:
    # A transaction that writes takes the lock at its beginning. If it took the lock later, it
    # would fail whenever another transaction has written in between.
    writes = connection.get_execution_options().get("clubsuit_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _create(path: Path, upgrade: Upgrade) -> None:
    """Create a database under a temporary name, then give it its name.

    So a file with this name is never incomplete, and an empty one means that data was lost.
    """
    new = path.with_name(f"{path.name}.{secrets.token_hex(4)}.new")
    engine = _engine(new)
    try:
        upgrade(engine)
        engine.dispose()
        os.link(new, path)
    except FileExistsError:
        pass  # another process was faster
    except OSError:  # the file system has no hard links
        new.replace(path)
    finally:
        engine.dispose()
        new.unlink(missing_ok=True)
