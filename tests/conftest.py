"""Servers and people for the tests: one server for all tests of a process that kill none."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import helpers
from server.browser import Browser, Server
from server.launcher import HOLD
from server.services import Postgres, Redis


def pytest_addoption(parser: pytest.Parser) -> None:
    """Names the game for a suite that tries every game in every variant."""
    parser.addoption("--game", help="what is tried in every variant is tried for this game only")


def pytest_configure(config: pytest.Config) -> None:
    """Leaves out the other games."""
    only = config.getoption("--game")
    if only:
        helpers.ALL_VARIANTS[:] = [(game, o) for game, o in helpers.ALL_VARIANTS if game == only]


LAUNCHER = Path(__file__).parent / "server" / "launcher.py"


@pytest.fixture(scope="session")
def launch(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], Server]]:
    """Starts a server with a folder of its own."""
    log = tmp_path_factory.mktemp("log") / "server.log"
    servers = []
    with (
        log.open("w") as errors,
        subprocess.Popen(
            [sys.executable, str(LAUNCHER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        ) as launcher,
    ):

        def start() -> Server:
            servers.append(Server(launcher, tmp_path_factory.mktemp("data"), log))
            return servers[-1]

        yield start
        for server in servers:
            server.kill()
        assert launcher.stdin
        launcher.stdin.close()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """A server of PostgreSQL of this process's own."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture
def postgres(postgres_server: Postgres) -> Postgres:
    """The same, with nothing in it."""
    postgres_server.empty()
    return postgres_server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where tables are kept: each test is done with both databases."""
    if request.param == "sqlite":
        return tmp_path
    return str(request.getfixturevalue("postgres").url)


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A server of Redis."""
    server = Redis()
    yield server
    server.close()


@pytest.fixture(scope="session")
def server(launch: Callable[[], Server]) -> Server:
    """A server that nobody kills."""
    return launch()


@pytest.fixture
def browser(server: Server) -> Iterator[Browser]:
    """A person who is here for the first time."""
    person = Browser(server)
    yield person
    person.close()


@pytest.fixture
def hold(server: Server) -> Iterator[Path]:
    """While this file is there, the bots called "busy" go on thinking."""
    path = server.folder / HOLD
    yield path
    path.unlink(missing_ok=True)


@pytest.fixture
def other(server: Server) -> Iterator[Browser]:
    """Another person."""
    person = Browser(server)
    yield person
    person.close()
