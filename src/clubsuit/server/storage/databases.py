"""The two databases that tables can be kept in: a file of SQLite, or a server of PostgreSQL.

What is peculiar to each stands here; all else is the same for both (see `storage.store`).
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
"""How long a server of PostgreSQL may take to answer."""

IDLE_WITHIN_S = 10
"""A process that is stopped in the middle of a transaction holds up the others for so long."""

UPGRADE_WITHIN_S = 600
"""How long a process waits for another one that brings the schema up."""

UPGRADE_LOCK = 2582
MEETING_LOCK = 2583
"""The advisory lock of PostgreSQL under which one process at a time brings the schema up."""

Upgrade = Callable[[sql.Engine], None]


class UnusableData(Exception):
    """The database is none of ours, or of a version of Clubsuit that this one does not know."""


class clock(GenericFunction[float]):
    """In a query: the database's time, in seconds since 1970."""

    type = sql.Float(53)
    inherit_cache = True


@compiles(clock, "sqlite")
def _clock_of_sqlite(*_: Any, **__: Any) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(clock, "postgresql")
def _clock_of_postgresql(*_: Any, **__: Any) -> str:
    return "EXTRACT(EPOCH FROM clock_timestamp())"


def connect(where: Path | str, upgrade: Upgrade) -> sql.Engine:
    """A database, brought up by `upgrade`; made where there is none.

    where: the folder of the file, or the address of a server ("postgresql://…").

    Raises UnusableData, StorageFault.
    """
    engine = _open(where / FILE, upgrade) if isinstance(where, Path) else _reach(where)
    with ExitStack() as failed:
        failed.callback(engine.dispose)
        upgrade(engine)
        failed.pop_all()
    return engine


def name_of(where: Path | str) -> str:
    """How the database is called in messages: without a password."""
    if isinstance(where, Path):
        return str(where)
    try:
        return _url(where).render_as_string()
    except UnusableData:
        return where.rpartition("@")[2]


def writing(engine: sql.Engine) -> sql.Engine:
    """The same database, for transactions that write."""
    return engine.execution_options(clubsuit_writes=True)


def alone(connection: sql.Connection, lock: int) -> None:
    """Let no other process do the same work, by this number, until the transaction ends."""
    if connection.dialect.name == "postgresql":  # SQLite: whoever writes is alone
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(lock)))


def lock_for_upgrade(connection: sql.Connection) -> None:
    """Let no other process upgrade at the same time."""
    if connection.dialect.name == "postgresql":  # SQLite: whoever writes is alone
        run = connection.exec_driver_sql
        run("SET LOCAL idle_in_transaction_session_timeout = 0")  # it may take its time
        run(f"SET LOCAL lock_timeout = '{UPGRADE_WITHIN_S}s'")
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(UPGRADE_LOCK)))
        run("SET LOCAL lock_timeout TO DEFAULT")


def _name_fault(context: sql.engine.ExceptionContext) -> Exception | None:
    """What is raised in the place of an error of the database, whose words may tell cards."""
    if isinstance(context.sqlalchemy_exception, IntegrityError) or context.is_pre_ping:
        return None
    error = context.original_exception
    return StorageFault(getattr(error, "sqlite_errorname", type(error).__name__))


# ---- PostgreSQL ------------------------------------------------------------------------


def _reach(address: str) -> sql.Engine:
    settings = {
        "lock_timeout": f"{WAIT_FOR_LOCK_S * 1000:.0f}ms",  # 0 would be no limit
        "idle_in_transaction_session_timeout": f"{IDLE_WITHIN_S}s",
        "timezone": "UTC",
    }
    try:
        engine = sql.create_engine(
            _url(address).set(drivername="postgresql+psycopg"),
            hide_parameters=True,
            pool_pre_ping=True,  # the server may have been started anew
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
    sql.event.listen(engine, "handle_error", _name_fault)
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


def _open(path: Path, upgrade: Upgrade) -> sql.Engine:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        _found(path, upgrade)
    elif path.stat().st_size == 0:
        raise UnusableData(say("server-data-empty", file=path.name))
    _close_to_others(path)
    return _engine(path)


def _close_to_others(path: Path) -> None:
    """Let nobody else on this machine read it: the folder may have been there before."""
    for file in path.parent.glob(f"{path.name}*"):
        with suppress(OSError):  # it is another's, or gone
            file.chmod(0o600)


def _engine(path: Path) -> sql.Engine:
    url = sql.URL.create("sqlite", database=str(path))
    # Errors of the database must not carry hidden cards into a log: hide_parameters.
    engine = sql.create_engine(url, hide_parameters=True, connect_args={"timeout": WAIT_FOR_LOCK_S})
    sql.event.listen(engine, "connect", _set_up_connection)
    sql.event.listen(engine, "begin", _begin)
    sql.event.listen(engine, "handle_error", _name_fault)
    return engine


def _set_up_connection(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where `_begin` says, and only there
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: sql.Connection) -> None:
    # A writer takes the lock at once: taking it later fails where another has written since.
    writes = connection.get_execution_options().get("clubsuit_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _found(path: Path, upgrade: Upgrade) -> None:
    """A new database, which is there whole or not at all: an empty file means that one was lost."""
    new = path.with_name(f"{path.name}.{secrets.token_hex(4)}.new")
    engine = _engine(new)
    try:
        upgrade(engine)
        engine.dispose()
        os.link(new, path)
    except FileExistsError:
        pass  # another process was faster
    except OSError:  # a file system without links
        new.replace(path)
    finally:
        engine.dispose()
        new.unlink(missing_ok=True)
