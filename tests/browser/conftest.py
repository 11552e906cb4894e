"""Real Chromium before a real server."""

import os
import re
import subprocess
import tempfile
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error

from browser.support.chromium import chromium_path, started_chromium
from browser.support.person import Person
from server.support.servers import Server
from support.leak_check import KEPT_THREADS, kept

EVIDENCE = Path(tempfile.gettempdir(), "clubsuit-evidence")
"""A failed test leaves a picture of each page here, and Playwright's trace of its second try."""

LOOPS_THREADS = "asyncio_"
"""Threads of Playwright's event loop, which starts them when it needs them."""

FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note for the fixtures below whether the test has failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


def pytest_report_header() -> str:
    """Which Chromium it is."""
    told = subprocess.run([chromium_path(), "--version"], capture_output=True, text=True)
    return f"browser: {told.stdout.strip() or told.stderr}"


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One Chromium for all tests of this folder.

    It cannot stay for the session: Playwright keeps an event loop running in this thread, in
    which other tests could not run theirs.
    """
    with ExitStack() as ends:
        with kept():
            browser = ends.enter_context(started_chromium())
        KEPT_THREADS.add(LOOPS_THREADS)
        ends.callback(KEPT_THREADS.discard, LOOPS_THREADS)
        yield browser


@pytest.fixture(scope="package", autouse=True)
def chromium_before_modules(chromium: Browser) -> None:
    """Start Chromium before the first module, which would leave its threads behind otherwise."""


@pytest.fixture
def people(request: pytest.FixtureRequest, chromium: Browser) -> Iterator[Callable[..., Person]]:
    """Somebody opens a page: `people(url, size=…, scheme=…, **settings)`."""
    with ExitStack() as leave:

        def come(url: str, **how: Any) -> Person:
            person = Person(chromium, url, **how)
            leave.callback(person.close)
            leave.enter_context(_witnessed(person, request.node))
            return person

        yield come


@pytest.fixture
def visit(people: Callable[..., Person], server: Server) -> Callable[..., Person]:
    """Somebody opens the page: `visit(size=…, scheme=…, **settings)`."""
    return lambda **how: people(server.url, **how)


@pytest.fixture
def friend(people: Callable[..., Person]) -> Callable[..., Person]:
    """Somebody opens a link: `friend(link, size=…, **settings)`."""
    return people


@contextmanager
def _witnessed(person: Person, test: pytest.Item) -> Iterator[None]:
    """Keep a picture of the page where the test fails; on another try also a trace of all."""
    again = getattr(test, "execution_count", 1) > 1
    if again:
        person.context.tracing.start(screenshots=True, snapshots=True)
    yield
    if test.stash.get(FAILED, False):
        folder = EVIDENCE / re.sub(r"\W+", "-", test.nodeid)
        folder.mkdir(parents=True, exist_ok=True)
        name = f"{os.getpid()}-{id(person)}"
        print(f"evidence: {folder}/{name}.*")
        try:
            person.page.screenshot(path=folder / f"{name}.png")
            if again:
                person.context.tracing.stop(path=folder / f"{name}.zip")
        except Error as error:  # the page is gone, and with it what could be seen
            print(error)
