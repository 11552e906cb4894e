"""Backups are made while people play, and restored completely or not at all."""

import os
import sqlite3
import stat
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sql

from clubsuit.errors import NotationError
from clubsuit.server.storage import archives, backups
from clubsuit.server.storage.databases import FILE, UnusableData, libpq_address
from clubsuit.server.storage.rows import Decision
from clubsuit.server.storage.schema import SCHEMA_VERSION, UPLOADS
from clubsuit.server.storage.store import Store
from clubsuit.server.storage.times import now
from server.support.clients import Browser
from server.support.servers import Server
from server.support.services import Postgres, search_path
from server.support.tables import begun

MORE = "9999"
"""A revision of the schema that a later version may have."""


@pytest.fixture(autouse=True)
def programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the programs of PostgreSQL be found."""
    monkeypatch.setenv("PATH", search_path())


def entries(where: Path | str, table: str) -> list[Decision]:
    """Return the entries of a table in a database."""
    with closing(Store(where)) as store:
        return store.decisions(table)


class Running(NamedTuple):
    """A running server, and its database."""

    server: Server
    where: Path | str


@pytest.fixture(params=["folder", pytest.param("address", marks=pytest.mark.long)])
def running(request: pytest.FixtureRequest, launch: Callable[..., Server]) -> Running:
    """A server with a folder, and then one with PostgreSQL."""
    if request.param == "folder":
        server = launch()
        return Running(server, server.folder)
    url = request.getfixturevalue("postgres").url
    return Running(launch(database=url), url)


def test_while_people_play(running: Running, tmp_path: Path) -> None:
    """Holes: a backup that was made during play is damaged, lacks stored decisions or disturbs the
    game; a running server loses its database; players are strangers after a restore."""
    server, where = running
    files = [tmp_path / f"{number}.backup" for number in range(3)]
    with Browser(server) as browser:
        table = browser.new_table("clubs-whist", options={"target": 1000})
        client = browser.sit(table)
        with ThreadPoolExecutor(1) as pool:
            made = [pool.submit(backups.back_up, where, file) for file in files]
            client.play_hand()
            assert [one.exception() for one in made] == [None] * len(files)
        with pytest.raises(NotationError, match="stop the server first"):
            backups.restore(files[-1], where, replace=True)
        server.kill()
        whole = entries(where, table)
        for file in files:
            backups.restore(file, where, replace=True)
            kept = entries(where, table)
            assert kept and kept == whole[: len(kept)]
        server.start()
        browser.sit(table).play_hand()
        assert len(entries(where, table)) > len(kept)


def files_in(folder: Path) -> dict[str, bytes]:
    """Return the content of all files in a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture
def backup(store: Store, database: Path, tmp_path: Path) -> Path:
    """A backup of an SQLite database with one table."""
    begun(store)
    (tmp_path / "elsewhere").mkdir()
    file = tmp_path / "elsewhere" / "clubsuit.backup"
    backups.back_up(database, file)
    return file


def test_a_backup_is_one_private_file(store: Store, database: Path, backup: Path) -> None:
    """Holes: other users of the machine can read the cards and keys in a backup; a backup replaces
    another; an unfinished file stays."""
    assert [path.name for path in backup.parent.iterdir()] == [backup.name]
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    before = backup.read_bytes()
    with pytest.raises(NotationError, match="exists"):
        backups.back_up(database, backup)
    assert files_in(backup.parent) == {backup.name: before}


def test_a_damaged_database_has_no_backup(tmp_path: Path) -> None:
    """Hole: a backup of a damaged database replaces the good ones before it."""
    (tmp_path / FILE).write_bytes(backups.SQLITE + b"?" * 5000)
    (tmp_path / "new").mkdir()
    with pytest.raises(NotationError, match="cannot be copied"):
        backups.back_up(tmp_path, tmp_path / "new" / "backup")
    assert not files_in(tmp_path / "new")


def test_where_it_goes(backup: Path, tmp_path: Path) -> None:
    """Holes: a restore needs a folder that exists; it replaces games without being asked; a damaged
    or empty database cannot be replaced."""
    folder = tmp_path / "new"
    backups.restore(backup, folder)
    (name,) = files_in(folder)
    assert name == FILE
    assert stat.S_IMODE((folder / FILE).stat().st_mode) == 0o600
    with pytest.raises(NotationError, match="--replace"):
        backups.restore(backup, folder)
    for damaged in (b"", b"?" * 9000, backup.read_bytes()[:9000]):
        (folder / FILE).write_bytes(bytes(damaged))
        (folder / f"{FILE}-wal").write_bytes(b"left")
        backups.restore(backup, folder, replace=True)
        Store(folder).close()
        assert len(files_in(folder)) == 1


def spoil(file: Path, how: str) -> None:
    """Make a backup unusable."""
    data = bytearray(file.read_bytes())
    if how == "newer":
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("UPDATE alembic_version SET version_num = ?", [MORE])
    elif how == "foreign":
        file.unlink()
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("CREATE TABLE games (id)")
    elif how == "in use":
        file.with_name(f"{file.name}-wal").write_bytes(b"the last decisions")
    else:
        middle = len(data) // 2
        data[middle : middle + 4096] = os.urandom(4096)
        contents = {"empty": b"", "text": b"SELECT 1", "cut": bytes(data[:middle])}
        file.write_bytes(contents.get(how, bytes(data)))


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("empty", "is empty"),
        ("text", "not a backup"),
        ("cut", "is damaged"),
        ("changed", "is damaged"),
        ("foreign", "not a database of Clubsuit"),
        ("newer", f"newer version of Clubsuit .schema {MORE}"),
        ("in use", "not a backup: make one"),
    ],
)
def test_a_refused_backup_changes_nothing(backup: Path, tmp_path: Path, how: str, why: str) -> None:
    """Hole: a server's data is lost, or half of it, because the backup cannot be used."""
    folder = tmp_path / "new"
    backups.restore(backup, folder)
    before = files_in(folder)
    spoil(backup, how)
    with pytest.raises(NotationError, match=why):
        backups.restore(backup, folder, replace=True)
    assert files_in(folder) == before
    with pytest.raises(NotationError, match=why):
        backups.restore(backup, tmp_path / "none")
    assert not (tmp_path / "none").exists()


class FullDisk(sqlite3.Connection):
    """A connection that finds the disk full when it copies a database into a smaller one."""

    def backup(self, target: sqlite3.Connection, **how: Any) -> None:
        target.execute("PRAGMA max_page_count=1")  # no more pages than it has
        super().backup(target, **how)


def test_a_full_disk_changes_nothing(
    store: Store, database: Path, backup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: the disk is full in the middle of a restore, and half of the database is lost."""
    folder = tmp_path / "new"
    backups.restore(backup, folder)
    row = {"person": "ada", "name": "long", "text": os.urandom(100_000), "created": now()}
    store.write(lambda connection: connection.execute(sql.insert(UPLOADS).values(row)))
    longer = tmp_path / "longer"
    backups.back_up(database, longer)
    with closing(sqlite3.connect(folder / FILE)) as before:
        content = list(before.iterdump())
    connect = sqlite3.connect
    full = partial(connect, factory=FullDisk)
    monkeypatch.setattr(sqlite3, "connect", full)
    for target in (folder, tmp_path / "none"):
        with pytest.raises(NotationError, match="SQLITE_FULL"):
            backups.restore(longer, target, replace=True)
    assert not files_in(tmp_path / "none")
    with closing(connect(folder / FILE)) as after:
        assert list(after.iterdump()) == content


def test_a_backup_of_an_earlier_version(tmp_path: Path) -> None:
    """Hole: after an update, the backups from before it are worthless."""
    dump = Path(__file__).with_name("databases") / "0034.sql"
    file = tmp_path / "old"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(dump.read_text(encoding="utf-8"))
    backups.restore(file, tmp_path / "new")
    with closing(Store(tmp_path / "new")) as store, store.reading() as connection:
        version = connection.execute(sql.text("SELECT version_num FROM alembic_version"))
        assert version.scalar_one() == SCHEMA_VERSION


def test_the_other_kind_of_database(backup: Path, tmp_path: Path) -> None:
    """Hole: a backup is given to the wrong kind of database, and the error does not say so."""
    with pytest.raises(NotationError, match="name the folder with --data"):
        backups.restore(backup, "postgresql://localhost/clubsuit")
    archive = tmp_path / "archive"
    archive.write_bytes(archives.MAGIC + b"\1")
    with pytest.raises(NotationError, match="name the database with --database"):
        backups.restore(archive, tmp_path)


# ---- PostgreSQL ----------------------------------------------------------------------------


def test_the_password_is_not_on_the_command_line() -> None:
    """Hole: other users of the machine read the database's password in a list of processes."""
    url, password = libpq_address("postgresql://club:se%40cret@host:5433/name?sslmode=require")
    assert (url, password) == ("postgresql://club@host:5433/name?sslmode=require", "se@cret")
    with pytest.raises(UnusableData):
        libpq_address("mysql://club@host/name")


def test_a_missing_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: without pg_dump, a host reads a traceback."""
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NotationError, match="pg_dump is not on the path"):
        backups.back_up("postgresql://localhost/clubsuit", tmp_path / "backup")
    assert not files_in(tmp_path)


@pytest.mark.long
def test_archives(postgres: Postgres, tmp_path: Path) -> None:
    """Holes: a damaged or newer archive removes the tables; tables of a newer version stay beside
    those of the archive; the database has half of the tables."""
    with closing(Store(postgres.url)) as store:
        table = begun(store).row.id
    whole = entries(postgres.url, table)
    file = tmp_path / "backup"
    backups.back_up(postgres.url, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with pytest.raises(NotationError, match="--replace"):
        backups.restore(file, postgres.url)

    cut = tmp_path / "cut"
    cut.write_bytes(file.read_bytes()[:-3000])
    empty = tmp_path / "empty"
    empty.touch()
    for bad in (cut, empty):
        with pytest.raises(NotationError):
            backups.restore(bad, postgres.url, replace=True)
    with pytest.raises(NotationError):  # the archive ends after the first statements
        archives.restore(cut, postgres.url, replace=True)
    assert entries(postgres.url, table) == whole

    run(postgres, "DELETE FROM seats; CREATE TABLE of_a_newer_version (id text)")
    run(postgres, f"UPDATE alembic_version SET version_num = '{MORE}'")
    newer = tmp_path / "newer"
    backups.back_up(postgres.url, newer)
    with pytest.raises(NotationError, match="newer version"):
        backups.restore(newer, postgres.url, replace=True)
    backups.restore(file, postgres.url, replace=True)
    assert entries(postgres.url, table) == whole
    with closing(Store(postgres.url)) as store:
        assert len(store.table(table).seats) == 3  # type: ignore[union-attr]
    postgres.empty()
    run(postgres, "CREATE VIEW seats AS SELECT 1")  # psql cannot drop it as a table
    with pytest.raises(NotationError, match=r"psql|pg_restore"):
        backups.restore(file, postgres.url)
    postgres.empty()
    backups.restore(file, postgres.url)
    assert entries(postgres.url, table) == whole


def run(postgres: Postgres, statement: str) -> None:
    """Run a statement in a database."""
    command = ["psql", "--quiet", f"--dbname={postgres.url}", f"--command={statement}"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
