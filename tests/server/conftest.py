"""Fixtures for tests of the server."""

import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from clubsuit.server.http.app import create_app
from clubsuit.server.storage.databases import FILE
from clubsuit.server.storage.store import Store
from server.support.application import Client


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run with each kind of database what asks for one by its address, or is marked so."""
    if "database" in metafunc.fixturenames and (
        "store" not in metafunc.fixturenames
        or metafunc.definition.get_closest_marker("each_database")
    ):
        metafunc.parametrize("database", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """An empty database: its folder, or its address."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return tmp_path
    return str(request.getfixturevalue("postgres").url)


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of an empty database.

    Tests copy it: to run all migrations takes longer than most tests.
    """
    folder = tmp_path_factory.mktemp("empty")
    Store(folder).close()
    return folder / FILE


@pytest.fixture
def store(database: Path | str, empty_file: Path) -> Iterator[Store]:
    """An empty database in a file; in tests marked `each_database` also one of PostgreSQL."""
    if isinstance(database, Path):
        shutil.copy(empty_file, database)
    with closing(Store(database)) as store:
        yield store


@pytest.fixture
def in_file(tmp_path: Path, empty_file: Path) -> Iterator[Store]:
    """An empty database in a file, also where `store` is of each kind."""
    shutil.copy(empty_file, tmp_path)
    with closing(Store(tmp_path)) as store:
        yield store


@pytest.fixture
def client(tmp_path: Path) -> Client:
    """The application, without tables."""
    return Client(create_app(tmp_path / "data"))
