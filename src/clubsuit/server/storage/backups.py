"""Backups: the whole database in one file, made while servers run and people play.

The backup of an SQLite database is an SQLite database, and that of PostgreSQL an archive of
`pg_dump` (see `archives`). A backup has everything that a server stores: also the keys from which
the tokens of people follow, and the cards of unfinished games. So only its owner may read it. It
has the schema of the server that wrote the database; a server upgrades it when it starts.
"""

import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from clubsuit.errors import excerpt
from clubsuit.server.storage import archives
from clubsuit.server.storage.databases import FILE, name_of
from clubsuit.server.storage.schema import SCHEMA_VERSION
from clubsuit.texts import refusal

SQLITE = b"SQLite format 3\0"
"""The first bytes of an SQLite database."""

WAIT_S = 1.0
"""Maximum number of seconds to wait for another program that reads or writes a database."""


def back_up(where: Path | str, file: Path) -> None:
    """Write a backup of a database to a new file, which only its owner may read.

    where: the folder of the SQLite file, or the address of a PostgreSQL server.

    The file gets its name when it is complete and was checked. Raises NotationError if there is
    already a file with this name or no such folder, or if the database cannot be read.
    """
    if file.exists():
        raise refusal("backup-exists", file=_shown(file))
    if not file.parent.is_dir():
        raise refusal("backup-no-folder", folder=_shown(file.parent))
    with _new_file(file) as new:
        if isinstance(where, Path):
            _copy(_opened(where / FILE), new)
            version = _sqlite_version(new, where / FILE)
        else:
            archives.dump(where, new)
            version = archives.version_of(new)
        if version is None:
            raise refusal("restore-foreign", file=name_of(where))
        _publish(new, file)


def restore(file: Path, where: Path | str, replace: bool = False) -> None:
    """Replace a database by a backup: completely, or not at all if this fails.

    where: the folder of the SQLite file, or the address of a PostgreSQL server.
    replace: whether the data of an existing database may be lost.

    Raises NotationError if the backup is damaged, of a newer version of Clubsuit or of the other
    kind of database, or if a server uses the database.
    """
    is_sqlite = _is_sqlite(file)
    if is_sqlite != isinstance(where, Path):
        raise refusal("restore-folder" if is_sqlite else "restore-address", file=_shown(file))
    if isinstance(where, Path):
        _check_version(file, _sqlite_version(file, file))
        _restore_sqlite(file, where, replace)
    else:
        _check_version(file, archives.version_of(file))
        archives.restore(file, where, replace)


def _is_sqlite(file: Path) -> bool:
    """Return whether a backup is an SQLite database. Raises NotationError if it is no backup."""
    with file.open("rb") as stream:
        start = stream.read(len(SQLITE))
    if not start:
        raise refusal("restore-empty", file=_shown(file))
    if start != SQLITE and not start.startswith(archives.MAGIC):
        raise refusal("restore-unknown", file=_shown(file))
    return start == SQLITE


def _check_version(file: Path, version: str | None) -> None:
    """Raise NotationError if a backup has no version of the schema, or a newer one."""
    if version is None:
        raise refusal("restore-foreign", file=_shown(file))
    if version > SCHEMA_VERSION:
        raise refusal("restore-newer", file=_shown(file), version=version)


def _shown(path: Path) -> str:
    return excerpt(str(path), 200)


# ---- new files -----------------------------------------------------------------------------


@contextmanager
def _new_file(file: Path) -> Iterator[Path]:
    """Yield an empty file beside `file` that only its owner may read; remove it at the end."""
    new = file.with_name(f"{file.name}.{secrets.token_hex(4)}.new")
    os.close(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield new
    finally:
        new.unlink(missing_ok=True)


def _publish(new: Path, file: Path) -> None:
    """Give a complete file its name. Raises NotationError if another file has got it."""
    try:
        os.link(new, file)
    except FileExistsError:
        raise refusal("backup-exists", file=_shown(file)) from None
    except OSError:  # the file system has no hard links
        new.replace(file)


# ---- SQLite --------------------------------------------------------------------------------


def _opened(path: Path, mode: str = "mode=rw") -> sqlite3.Connection:
    """Return a connection to an existing database, without transactions of Python's own."""
    address = f"{path.resolve().as_uri()}?{mode}"
    return sqlite3.connect(address, uri=True, timeout=WAIT_S, isolation_level=None)


def _opened_backup(file: Path) -> sqlite3.Connection:
    """Return a connection that creates no other files, so that the folder may be read-only."""
    return _opened(file, "mode=ro&immutable=1")


def _copy(source: sqlite3.Connection, new: Path) -> None:
    """Copy a database in one step, in which others can read and write, and close `source`."""
    try:
        with closing(source), closing(_opened(new)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # the copy is one file, even while open
    except sqlite3.Error as error:
        raise refusal("backup-failed", problem=_name_of(error)) from None


def _sqlite_version(file: Path, called: Path) -> str | None:
    """Return the revision of the schema of a database; None if it is not one of Clubsuit.

    called: the file to name in an error. Raises NotationError if the database is damaged.
    """
    log = file.with_name(f"{file.name}-wal")
    if log.exists() and log.stat().st_size:  # the file alone would lack the last decisions
        raise refusal("restore-in-use", file=_shown(file))
    try:
        with closing(_opened_backup(file)) as backup:
            found = backup.execute("PRAGMA integrity_check").fetchone()
            has_version = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
            is_ours = backup.execute(has_version).fetchone()
            query = "SELECT version_num FROM alembic_version"
            version = backup.execute(query).fetchone() if is_ours else None
    except sqlite3.Error as error:
        raise refusal("restore-damaged", file=_shown(called), problem=_name_of(error)) from None
    if found != ("ok",):
        raise refusal("restore-damaged", file=_shown(called), problem="integrity_check")
    return str(version[0]) if version else None


def _restore_sqlite(file: Path, folder: Path, replace: bool) -> None:
    path = folder / FILE
    if path.exists():
        if path.samefile(file):
            raise refusal("restore-itself", file=_shown(file))
        if not replace:
            raise refusal("restore-exists", place=_shown(folder))
        if _overwrite(file, path):
            return
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with _new_file(path) as new:
        _copy(_opened_backup(file), new)
        _give_to_owner(new, folder)
        for end in ("-wal", "-shm", "-journal"):  # of a damaged database
            path.with_name(f"{path.name}{end}").unlink(missing_ok=True)
        new.replace(path)


def _overwrite(file: Path, path: Path) -> bool:
    """Overwrite a database in one transaction; return False if it is damaged.

    SQLite rolls the transaction back if it does not end. A server that starts in the meantime waits
    for it. Raises NotationError if a server uses the database.
    """
    try:
        with closing(_opened(path)) as target, closing(_opened_backup(file)) as source:
            _lock(target)
            source.backup(target)
    except sqlite3.Error as error:
        if _name_of(error).startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
            raise refusal("restore-running") from None
        if _name_of(error).startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT")):
            return False
        raise refusal("restore-failed", problem=_name_of(error)) from None
    return True


def _lock(target: sqlite3.Connection) -> None:
    """Lock a database until the connection is closed; this fails if a server has it open.

    A server keeps a connection open, and the mode of the journal can only be changed by a program
    that has the only connection.
    """
    target.execute("PRAGMA locking_mode=EXCLUSIVE")
    target.execute("PRAGMA journal_mode=DELETE")
    target.execute("BEGIN EXCLUSIVE")
    target.execute("COMMIT")


def _give_to_owner(new: Path, folder: Path) -> None:
    """Give a file to the owner of its folder, for hosts who restore as root."""
    owner = folder.stat()
    if hasattr(os, "chown"):  # not on Windows
        with suppress(PermissionError):
            os.chown(new, owner.st_uid, owner.st_gid)


def _name_of(error: sqlite3.Error) -> str:
    """Return the name of an error, without its message, which may name data."""
    return str(getattr(error, "sqlite_errorname", type(error).__name__))
