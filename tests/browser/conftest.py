"""Real Chromium before a real server."""

import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.person import WAIT, Person
from server.browser import Server

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, without a window.

    Not for the whole session: Playwright keeps an event loop running in this thread, in
    which other tests could not run theirs.
    """
    path = shutil.which("chromium")
    assert path, "Chromium is missing: `make test` installs Debian's package"
    with sync_playwright() as playwright:
        expect.set_options(timeout=WAIT)  # a busy machine may take its time
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Any]:
    """Somebody opens the page: `visit(size=…, scheme=…, **settings)`."""
    people = []

    def come(**how: Any) -> Person:
        people.append(Person(chromium, server.url, **how))
        return people[-1]

    yield come
    for person in people:
        person.close()


@pytest.fixture
def friend(chromium: Browser) -> Iterator[Any]:
    """Somebody opens a link: `friend(link, size=…, **settings)`."""
    people = []

    def come(link: str, **how: Any) -> Person:
        people.append(Person(chromium, link, **how))
        return people[-1]

    yield come
    for person in people:
        person.close()
