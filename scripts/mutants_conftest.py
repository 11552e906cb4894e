"""The conftest.py of the copied project in which `make mutants` runs the tests.

With MUTANTS, the name of a file with mutants' names, pytest runs no test itself: for each
mutant a forked process runs the tests that reach it, the quickest first, until one fails.
What is collected once serves thousands of mutants.
"""

import json
import os
import resource
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

STATS = Path("mutmut-stats.json")
"""mutmut's: which tests reach which functions, and how long each took."""

SLOW = [
    "climbing-clubs-5",
    "climbing-clubs-6",
    "climbing-clubs-engine",
    "test_records_of_honour_play_replay",
    "test_replay_gives_the_same_bytes",
    "test_leftovers_are_remembered",
    "test_placing_is_uniform",
    "test_late_cards_are_never_in_the_old_stock",
]
"""Tests that take too long to be run for each mutant; what they see, quicker ones see too."""

CPU_SECONDS = 10
"""A test that takes longer has fallen into an endless loop of its mutant,"""
ALL_SECONDS = 120
"""and a mutant that slows all its tests so much is noticed."""


def wanted(item: pytest.Item) -> bool:
    if any(part in item.name for part in SLOW):
        return False
    if item.path.parent.name in ("rules", "engine"):
        return not item.get_closest_marker("speed")
    return getattr(item, "originalname", "") in ("test_the_engine_tells_it", "test_counts")


def stats() -> dict[str, Any]:
    empty: dict[str, Any] = {"duration_by_test": {}, "tests_by_mangled_function_name": {}}
    return json.loads(STATS.read_text()) if STATS.exists() else empty


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    took = stats()["duration_by_test"]
    items[:] = sorted(filter(wanted, items), key=lambda item: took.get(item.nodeid, 0))


@pytest.fixture(autouse=True)
def no_endless_loop() -> Iterator[None]:
    def stop(*_: object) -> None:
        raise TimeoutError("an endless loop")

    signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, CPU_SECONDS)
    yield
    signal.setitimer(signal.ITIMER_PROF, 0)


def pytest_runtestloop(session: pytest.Session) -> bool | None:
    if "MUTANTS" not in os.environ:
        return None
    todo = Path(os.environ["MUTANTS"])
    reach = stats()["tests_by_mangled_function_name"]
    with todo.with_suffix(".tried").open("a") as tried:
        for name in todo.read_text().split():
            tests = set(reach.get(name.rpartition("__mutmut_")[0], []))
            items = [item for item in session.items if item.nodeid in tests]
            if not items:  # what nothing quick reaches, or what is made at import
                items = session.items
            print(name, "survived" if survives(name, items) else "killed", file=tried, flush=True)
    return True


def survives(name: str, items: list[pytest.Item]) -> bool:
    """Whether all these tests pass with the mutant, in a process of its own."""
    child = os.fork()
    if child == 0:
        os._exit(run(name, items))
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def run(name: str, items: list[pytest.Item]) -> int:
    """0 where all pass, 1 at the first that fails."""
    os.environ["MUTANT_UNDER_TEST"] = name
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    resource.setrlimit(resource.RLIMIT_CPU, (ALL_SECONDS, ALL_SECONDS))
    for item, following in zip(items, [*items[1:], None], strict=True):
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            return 1
    return 0
