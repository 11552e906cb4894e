"""Fixtures for servers and people, and the order in which tests run.

All tests of a process share one server, except those that kill or restart theirs.
"""

import gc
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from _pytest.terminal import TerminalReporter
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

from server.support.clients import Browser
from server.support.launcher import HOLD
from server.support.servers import PlainServer, Server
from server.support.services import Postgres, Redis
from support import reruns
from support.leak_check import KEPT, leaves_nothing
from support.memory import keep_temporary_files_in_memory
from support.plays import ALL_VARIANTS

__all__ = ["leaves_nothing"]  # pytest finds the fixture here, for all test modules


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add options for tests of every game and variant, and for `make test-steady`."""
    parser.addoption("--game", help="run tests of every variant for this game only")
    parser.addoption("--order", type=int, help="shuffle the test modules with this seed")
    parser.addoption("--until", type=float, help="start no test after this Unix time")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the place of temporary files, and leave out the variants of other games if `--game` is
    given."""
    keep_temporary_files_in_memory()
    only = config.getoption("--game")
    if only:
        ALL_VARIANTS[:] = [(game, o) for game, o in ALL_VARIANTS if game == only]


QUICK = ["games", "engine", "house"]
"""Folders whose tests take little time and fail most often."""


@pytest.hookimpl(trylast=True)  # after `-m` has left tests out
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Disable reruns of deterministic tests, and sort the tests.

    Quick tests come first, then browser tests: two processes run these while the others run the
    rest. Among the latter, modules with many tests come first, so that no process has a long module
    left when the others have finished. With `--order` the modules are shuffled instead.
    """
    reruns.disable_for_deterministic(items)
    first, many = [*QUICK, "browser"], Counter(item.path for item in items)

    def place(item: pytest.Item) -> tuple[int, int, str]:
        folder = _folder(item)
        if folder in QUICK:
            return QUICK.index(folder), 0, ""
        return first.index(folder) if folder in first else 99, -many[item.path], str(item.path)

    items.sort(key=place)
    order = config.getoption("--order")
    if order is not None:
        files = sorted({item.path for item in items})
        random.Random(order).shuffle(files)
        items.sort(key=lambda item: files.index(item.path))


def _folder(item: pytest.Item) -> str:
    return item.path.relative_to(reruns.TESTS).parts[0]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip the test if the time given by `--until` has passed."""
    until = item.config.getoption("--until")
    if until is not None and time.time() > until:
        pytest.skip("the time is up")


def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Freeze the objects that a module has created (imported modules, compiled code).

    The garbage collector then ignores them; otherwise each collection would take almost a second
    near the end of the run.
    """
    if nextitem is None or nextitem.path != item.path:
        gc.collect()
        gc.freeze()


class TwoChromiums(LoadScopeScheduling):  # type: ignore[misc]
    """Assigns browser modules to two processes, because more Chromiums slow each other down.

    Other processes get browser modules only after all other tests have been assigned.
    """

    def _assign_work_unit(self, node: WorkerController) -> None:
        if self.nodes.index(node) >= CHROMIUMS:
            others = (scope for scope in self.workqueue if not scope.startswith("tests/browser/"))
            if scope := next(others, None):
                self.workqueue.move_to_end(scope, last=False)
        super()._assign_work_unit(node)


CHROMIUMS = 2


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> TwoChromiums:
    """Return the scheduler that distributes tests among the processes."""
    return TwoChromiums(config, log)


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """List the tests that passed only on another try."""
    reruns.report(terminalreporter)


LAUNCHER = Path(__file__).parent / "server" / "support" / "launcher.py"


@pytest.fixture(scope="session")
def launcher(tmp_path_factory: pytest.TempPathFactory) -> Iterator[subprocess.Popen[str]]:
    """Process that forks servers for the tests (see `server/support/launcher.py`)."""
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
    """Function that starts a server with a data folder of its own, which the test may kill.

    It takes the options of `Server`.
    """
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
    """Server that many tests share, so none may kill it."""
    server = _server(launcher, tmp_path_factory)
    yield server
    server.close()


def _server(launcher: subprocess.Popen[str], folders: pytest.TempPathFactory, **how: Any) -> Server:
    return Server(launcher, folders.mktemp("data"), folders.mktemp("log") / "server.log", **how)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """PostgreSQL server of this test process."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture
def postgres(postgres_server: Postgres) -> Postgres:
    """PostgreSQL server with an empty database."""
    postgres_server.empty()
    return postgres_server


@pytest.fixture
def plain(tmp_path: Path) -> Iterator[PlainServer]:
    """Server that runs uncompiled rules until a test calls its method `switch`."""
    with PlainServer(tmp_path) as server:
        yield server
        server.end(signal.SIGTERM)


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """Redis server of this test process."""
    server = Redis()
    yield server
    server.close()


@pytest.fixture
def browser(server: Server) -> Iterator[Browser]:
    """HTTP client of a new person."""
    person = Browser(server)
    yield person
    person.close()


@pytest.fixture
def hold(server: Server) -> Iterator[Path]:
    """Path of a file; while it exists, bots of the kind "busy" do not decide."""
    path = server.folder / HOLD
    yield path
    path.unlink(missing_ok=True)


@pytest.fixture
def other(server: Server) -> Iterator[Browser]:
    """HTTP client of a second new person."""
    person = Browser(server)
    yield person
    person.close()
