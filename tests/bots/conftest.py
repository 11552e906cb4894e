"""Fixtures for tests of bots."""

from collections.abc import Iterator

import pytest

from clubsuit.bots import BOTS, OFFERED
from server.conftest import database, empty_file, store

__all__ = ["database", "empty_file", "store"]


@pytest.fixture
def offers() -> Iterator[None]:
    """Restore the known bots and the bots offered at tables after the test."""
    known, offered = BOTS.copy(), OFFERED.copy()
    yield
    BOTS.clear()
    BOTS.update(known)
    OFFERED[:] = offered
