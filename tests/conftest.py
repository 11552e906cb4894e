"""Servers and people for the tests: one server for all tests of a process that kill none."""

import gc
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from _pytest.terminal import TerminalReporter
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from server.support.clients import Browser
from server.support.launcher import HOLD
from server.support.servers import PlainServer, Server
from server.support.services import Postgres, Redis
from support import reruns
from support.leak_check import KEPT, leaves_nothing
from support.plays import ALL_VARIANTS

__all__ = ["leaves_nothing"]  # a fixture for all files of tests


def pytest_addoption(parser: pytest.Parser) -> None:
    """For suites that try every game in every variant, and for `make test-steady`."""
    parser.addoption("--game", help="what is tried in every variant is tried for this game only")
    parser.addoption("--order", type=int, help="files in an order of chance, from this seed")
    parser.addoption("--until", type=float, help="no test begins after this moment (Unix time)")


def pytest_configure(config: pytest.Config) -> None:
    """Leaves out the other games."""
    only = config.getoption("--game")
    if only:
        ALL_VARIANTS[:] = [(game, o) for game, o in ALL_VARIANTS if game == only]


QUICK = ["games", "engine", "house"]
"""Rooms whose tests take little time and fail most often."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests of rules and the like are not run again when they fail; the quick ones come first.

    Browser tests come next, for one process does them all while the other does the rest.
    """
    reruns.only_real(items)
    rooms = [*QUICK, "browser"]
    items.sort(key=lambda item: rooms.index(room) if (room := _room(item)) in rooms else 99)
    order = config.getoption("--order")
    if order is not None:
        files = sorted({item.path for item in items})
        random.Random(order).shuffle(files)
        items.sort(key=lambda item: files.index(item.path))


def _room(item: pytest.Item) -> str:
    return item.path.relative_to(reruns.TESTS).parts[0]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out what there is no time for."""
    until = item.config.getoption("--until")
    if until is not None and time.time() > until:
        pytest.skip("the time is up")


def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """What a file of tests leaves (modules, compiled code) stays to the end: garbage is looked for
    only among what has come since. Else each search takes most of a second in the end."""
    if nextitem is None or nextitem.path != item.path:
        gc.collect()
        gc.freeze()


class OneChromium(LoadScopeScheduling):  # type: ignore[misc]
    """Gives all tests of browsers to one process: two Chromiums would be slow, each by the other.

    (What `--dist loadgroup` is for; pytest-xdist 3.8 cannot do it with pytest 9.2.)
    """

    def _split_scope(self, nodeid: str) -> str:
        return "browser" if nodeid.startswith("tests/browser/") else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> OneChromium:
    """Which process gets which test."""
    return OneChromium(config, log)


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """What passed only on another try is told."""
    reruns.tell(terminalreporter)


LAUNCHER = Path(__file__).parent / "server" / "support" / "launcher.py"


@pytest.fixture(scope="session")
def launcher(tmp_path_factory: pytest.TempPathFactory) -> Iterator[subprocess.Popen[str]]:
    """What forks servers for this process, see `server/support/launcher.py`."""
    with ExitStack() as ends:
        errors = ends.enter_context((tmp_path_factory.mktemp("log") / "launcher.log").open("w"))
        process = ends.enter_context(
            subprocess.Popen(
                [sys.executable, str(LAUNCHER)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        )
        ends.callback(process.kill)
        KEPT.add(process.pid)
        yield process


@pytest.fixture
def launch(
    launcher: subprocess.Popen[str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[..., Server]]:
    """Starts a server with a folder of its own, which the test may kill; how: see `Server`."""
    with ExitStack() as ends:

        def start(**how: Any) -> Server:
            server = _server(launcher, tmp_path_factory, **how)
            ends.callback(server.close)
            return server

        yield start


@pytest.fixture(scope="session")
def server(
    launcher: subprocess.Popen[str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server that nobody kills."""
    server = _server(launcher, tmp_path_factory)
    yield server
    server.close()


def _server(launcher: subprocess.Popen[str], folders: pytest.TempPathFactory, **how: Any) -> Server:
    return Server(launcher, folders.mktemp("data"), folders.mktemp("log") / "server.log", **how)


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


@pytest.fixture
def plain(tmp_path: Path) -> Iterator[PlainServer]:
    """A server on plain rules, until it is told to go over."""
    with PlainServer(tmp_path) as server:
        yield server
        server.end(signal.SIGTERM)


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A server of Redis."""
    server = Redis()
    yield server
    server.close()


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
