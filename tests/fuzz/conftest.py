"""The command, for its door, surroundings that are the same everywhere, and a server apart."""

from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

from cli.conftest import command, surroundings
from server.support.clients import Browser
from server.support.servers import Server

__all__ = ["command", "surroundings"]


@pytest.fixture
def apart(launch: Callable[[], Server]) -> Server:
    """A server of the test's own: nobody else writes to its log, or is in its memory."""
    return launch()


@pytest.fixture
def visitor(apart: Server) -> Iterator[Browser]:
    """Somebody there."""
    with closing(Browser(apart)) as person:
        yield person
