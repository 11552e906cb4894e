"""Archives of a PostgreSQL database, made and restored with PostgreSQL's own programs.

The programs `pg_dump`, `pg_restore` and `psql` are found on the path. The password of the database
is given to them in the environment, since other users of the machine can read command lines.
"""

import os
import re
import subprocess
import tempfile
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from shutil import copyfileobj, which
from typing import IO

import sqlalchemy as sql

from clubsuit.errors import NotationError, excerpt
from clubsuit.server.storage.databases import connect, libpq_address, lock_for_upgrade
from clubsuit.server.storage.schema import metadata
from clubsuit.texts import refusal

MAGIC = b"PGDMP"
"""The first bytes of an archive in the custom format."""

_VERSION = re.compile(rb"^COPY [^\n]*alembic_version [^\n]*\n([0-9a-z_]+)\n", re.MULTILINE)

_OTHERS = sql.text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    " AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
)
"""The number of other programs that are connected to the database."""


def dump(address: str, file: Path) -> None:
    """Write an archive of a database into an existing file. Raises NotationError."""
    _run(["pg_dump", "--format=custom", *_PLAIN, f"--file={file}"], address)


def version_of(file: Path) -> str | None:
    """Return the revision of the schema of an archive, which is read completely.

    Returns None if it is no archive of a database of Clubsuit. Raises NotationError if the archive
    is damaged.
    """
    _run(["pg_restore", f"--file={os.devnull}", str(file)])
    version = ["--data-only", "--table=alembic_version", "--file=-"]
    found = _VERSION.search(_run(["pg_restore", *version, str(file)]))
    return found[1].decode() if found else None


def restore(file: Path, address: str, replace: bool) -> None:
    """Replace the tables of a database by those of an archive, in one transaction.

    replace: whether the data of existing tables may be lost.

    Raises NotationError if this fails, or if other programs are connected to the database. A server
    that starts in the meantime waits, as while another server upgrades the schema.
    """
    with closing(_Held(address)) as held:
        if not replace and sql.inspect(held.connection).has_table("games"):
            raise refusal("restore-exists", place=excerpt(held.name, 200))
        if held.connection.execute(_OTHERS).scalar_one():
            raise refusal("restore-running")
        _replay(file, address)


class _Held:
    """A connection that keeps servers from starting."""

    def __init__(self, address: str) -> None:
        self._engine = connect(address, lambda engine: None)
        self.connection = self._engine.connect()
        self.name = str(self._engine.url.database)
        lock_for_upgrade(self.connection)

    def close(self) -> None:
        self.connection.close()
        self._engine.dispose()


_PLAIN = "--no-owner", "--no-privileges"
"""The tables belong to the user who restores them."""

_DROP = "".join(
    f"DROP TABLE IF EXISTS {table} CASCADE;\n" for table in (*metadata.tables, "alembic_version")
)
"""Drops all tables, since those of a newer version are not in the archive."""


def _replay(file: Path, address: str) -> None:
    """Let psql carry out the statements of an archive, and commit when all have come."""
    archive_of = ["pg_restore", "--clean", "--if-exists", *_PLAIN, "--file=-", str(file)]
    carry_out = ["psql", "--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1"]
    with (
        tempfile.TemporaryFile() as said,
        _started(archive_of, said, stdout=subprocess.PIPE) as archive,
        _started(carry_out, said, address, stdin=subprocess.PIPE) as database,
    ):
        assert archive.stdout and database.stdin
        with suppress(BrokenPipeError):  # psql has ended because of an error
            database.stdin.write(f"SET client_min_messages = warning; BEGIN;\n{_DROP}".encode())
            copyfileobj(archive.stdout, database.stdin)
            if archive.wait() == 0:
                database.stdin.write(b"\nCOMMIT;\n")
        with suppress(BrokenPipeError):
            database.stdin.close()
        archive.stdout.close()
        for process, program in ((archive, "pg_restore"), (database, "psql")):
            if process.wait():
                raise _failed(program, said)


def _run(command: Sequence[str], address: str | None = None) -> bytes:
    """Run a program to its end, and return what it writes. Raises NotationError if it fails."""
    with (
        tempfile.TemporaryFile() as said,
        _started(command, said, address, stdout=subprocess.PIPE) as process,
    ):
        written, _ = process.communicate()
        if process.returncode:
            raise _failed(command[0], said)
    return written


def _started(
    command: Sequence[str],
    said: IO[bytes],
    address: str | None = None,
    stdin: int = subprocess.DEVNULL,
    stdout: int = subprocess.DEVNULL,
) -> "subprocess.Popen[bytes]":
    """Start a program of PostgreSQL, which writes its errors to `said`.

    address: the database to which the program connects; None: it connects to none.
    """
    program, *words = command
    found = which(program)
    if found is None:
        raise refusal("backup-program", program=program)
    environment = dict(os.environ) | {"LC_ALL": "C", "PGCONNECT_TIMEOUT": "10"}
    if address is not None:
        url, password = libpq_address(address)
        words.insert(0, f"--dbname={url}")
        environment |= {"PGPASSWORD": password} if password else {}
    return subprocess.Popen(
        [found, *words], stdin=stdin, stdout=stdout, stderr=said, env=environment
    )


def _failed(program: str, said: IO[bytes]) -> NotationError:
    """Return the error for a program that has failed, with the first line of its error messages.

    Later lines may contain data.
    """
    said.seek(0)
    lines = said.read(10_000).decode(errors="replace").splitlines()
    first = next((line for line in lines if "error" in line.lower()), lines[0] if lines else "")
    return refusal("backup-program-failed", program=program, problem=excerpt(first, 200))
