"""Fixtures for fuzz tests: the command with a fixed environment, and a server for one test."""

from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

from cli.conftest import command, surroundings
from server.support.clients import Browser
from server.support.servers import Server

__all__ = ["command", "surroundings"]


@pytest.fixture
def apart(launch: Callable[[], Server]) -> Server:
    """Server for this test only, so that other tests do not affect its log and memory."""
    return launch()


@pytest.fixture
def visitor(apart: Server) -> Iterator[Browser]:
    """HTTP client of a person at that server."""
    with closing(Browser(apart)) as person:
        yield person
