"""Fixtures for tests of the server."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from clubsuit.server.http.app import create_app
from clubsuit.server.storage.store import Store
from server.support.application import Client


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run tests that use `database` without `store`, or that are marked `each_database`, with
    SQLite and with PostgreSQL."""
    if "database" in metafunc.fixturenames and (
        "store" not in metafunc.fixturenames
        or metafunc.definition.get_closest_marker("each_database")
    ):
        metafunc.parametrize("database", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Return the place of an empty database: a folder for SQLite or an address for PostgreSQL."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return tmp_path
    return str(request.getfixturevalue("postgres").url)


@pytest.fixture
def store(database: Path | str) -> Iterator[Store]:
    """Yield an empty SQLite database; with the mark `each_database` also a PostgreSQL one."""
    with closing(Store(database)) as store:
        yield store


@pytest.fixture
def in_file(tmp_path: Path) -> Iterator[Store]:
    """Yield an empty SQLite database, even if `store` runs with both database systems."""
    with closing(Store(tmp_path)) as store:
        yield store


@pytest.fixture
def client(tmp_path: Path) -> Client:
    """Return a client of an application without tables."""
    return Client(create_app(tmp_path / "data"))
