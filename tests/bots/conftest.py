"""Fixtures for tests of bots."""

from collections.abc import Iterator

import pytest

from clubsuit.bots import BOTS, OFFERED
from server.conftest import database, empty_file, store

__all__ = ["database", "empty_file", "store"]


@pytest.fixture
def offers() -> Iterator[None]:
    """Restore the bots that are known, and those that are offered at tables."""
    known, offered = BOTS.copy(), OFFERED.copy()
    yield
    BOTS.clear()
    BOTS.update(known)
    OFFERED[:] = offered
