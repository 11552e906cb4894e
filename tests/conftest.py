"""Servers and people for the tests: one server for all tests of a process that kill none."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.browser import Browser, Server

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
def other(server: Server) -> Iterator[Browser]:
    """Another person."""
    person = Browser(server)
    yield person
    person.close()
