"""Fixtures for tests of studies."""

from collections.abc import Iterator

import pytest

from clubsuit.games import REGISTRY


@pytest.fixture
def constants_forgotten(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Remove the games with other constants that the test registers.

    Otherwise later tests would know them, and servers, which inherit the variable, would not start.
    """
    monkeypatch.setenv("CLUBSUIT_GAMES", "")
    known = set(REGISTRY)
    yield
    for name in REGISTRY.keys() - known:
        del REGISTRY[name]
