"""Browser fixtures for a game that is not part of the package."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browser.conftest import people
from browser.support.chromium import started_chromium

__all__ = ["people"]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Start Chromium for one module, because other modules here run their own event loops."""
    with started_chromium() as browser:
        yield browser
