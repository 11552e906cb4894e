"""Fixtures for tests with a real Chromium and a real server."""

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
"""Folder for screenshots of failed tests and for Playwright traces of their later tries."""

LOOPS_THREADS = "asyncio_"
"""Prefix of the threads that Playwright's event loop starts on demand."""

FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Store whether the test has failed, for the fixtures below."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


def pytest_report_header() -> str:
    """Return the version of Chromium for pytest's header."""
    version = subprocess.run([chromium_path(), "--version"], capture_output=True, text=True)
    return f"browser: {version.stdout.strip() or version.stderr}"


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Chromium for all tests in this folder.

    It is not kept for the session, because Playwright's event loop runs in this thread and other
    tests could not run an event loop of their own.
    """
    with ExitStack() as ends:
        with kept():
            browser = ends.enter_context(started_chromium())
        KEPT_THREADS.add(LOOPS_THREADS)
        ends.callback(KEPT_THREADS.discard, LOOPS_THREADS)
        yield browser


@pytest.fixture(scope="package", autouse=True)
def chromium_before_modules(chromium: Browser) -> None:
    """Start Chromium before the first module, so that its threads are not reported as a leak."""


@pytest.fixture
def people(request: pytest.FixtureRequest, chromium: Browser) -> Iterator[Callable[..., Person]]:
    """Function that opens any page as a new person: `people(url, size=…, scheme=…, **settings)`."""
    with ExitStack() as leave:

        def come(url: str, **how: Any) -> Person:
            person = Person(chromium, url, **how)
            leave.callback(person.close)
            leave.enter_context(_witnessed(person, request.node))
            return person

        yield come


@pytest.fixture
def visit(people: Callable[..., Person], server: Server) -> Callable[..., Person]:
    """Function that opens the lobby as a new person: `visit(size=…, scheme=…, **settings)`."""
    return lambda **how: people(server.url, **how)


@pytest.fixture
def friend(people: Callable[..., Person]) -> Callable[..., Person]:
    """Function that opens a link as a new person: `friend(link, size=…, **settings)`."""
    return people


@contextmanager
def _witnessed(person: Person, test: pytest.Item) -> Iterator[None]:
    """Store a screenshot of the page if the test fails, and a trace if the test is a rerun."""
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
        except Error as error:  # the page is closed
            print(error)
