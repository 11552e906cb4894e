"""A browser, for a game that is not among ours."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browser.conftest import people
from browser.support.chromium import started_chromium

__all__ = ["people"]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Chromium for one module: other modules here run event loops of their own."""
    with started_chromium() as browser:
        yield browser
