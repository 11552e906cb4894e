"""Fixtures for tests of the server."""

import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from clubsuit.server.http.app import create_app
from clubsuit.server.storage.databases import FILE
from clubsuit.server.storage.store import Store
from server.support import probe
from server.support.application import Client


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Choose the databases for a test that uses the fixture `database`. The test runs with both
    SQLite and PostgreSQL if it does not use `store` or is marked `each_database`; otherwise it runs
    only with SQLite."""
    if "database" in metafunc.fixturenames and (
        "store" not in metafunc.fixturenames
        or metafunc.definition.get_closest_marker("each_database")
    ):
        metafunc.parametrize("database", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture(autouse=True)
def full_rates() -> None:
    """Reset all rate limits, which this process shares between tests."""
    probe.forget_rates()


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Return the location of an empty database: a folder for SQLite or an address for
    PostgreSQL."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return tmp_path
    return str(request.getfixturevalue("postgres").url)


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of an empty database.

    Tests copy it, because running all migrations takes longer than most tests.
    """
    folder = tmp_path_factory.mktemp("empty")
    Store(folder).close()
    return folder / FILE


@pytest.fixture
def store(database: Path | str, empty_file: Path) -> Iterator[Store]:
    """Yield an empty SQLite database. Tests marked `each_database` also run with PostgreSQL."""
    if isinstance(database, Path):
        shutil.copy(empty_file, database)
    with closing(Store(database)) as store:
        yield store


@pytest.fixture
def in_file(tmp_path: Path, empty_file: Path) -> Iterator[Store]:
    """Yield an empty SQLite database, even if `store` runs with both database systems."""
    shutil.copy(empty_file, tmp_path)
    with closing(Store(tmp_path)) as store:
        yield store


@pytest.fixture
def client(tmp_path: Path) -> Client:
    """Return a client of an application without tables."""
    return Client(create_app(tmp_path / "data"))
