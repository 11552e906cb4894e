"""Repeat failed tests only if they use real processes, sockets, databases or browsers.

`make test` runs pytest with `--reruns`. Tests of rules, engine, bots and records give the same
result each time, so they are never repeated. Tests that passed only when they were repeated are
listed at the end of a run and must be fixed.
"""

from pathlib import Path

import pytest
from _pytest.terminal import TerminalReporter

FOLDERS = {"browser", "load", "packaging", "server"}
"""Folders in which all tests may be repeated."""

FILES = {
    "cli/test_processes.py",
    "lab/test_simulate.py",
    "engine/test_adding_a_game.py",
    "fuzz/test_growth.py",
    "fuzz/test_http.py",
    "fuzz/test_socket.py",
}
"""Modules in other folders whose tests may be repeated."""

TESTS = Path(__file__).parents[1]


def is_real(path: Path) -> bool:
    """Return whether tests of this module use real processes, sockets, databases or browsers."""
    inside = path.relative_to(TESTS)
    return inside.parts[0] in FOLDERS or inside.as_posix() in FILES


def disable_for_deterministic(items: list[pytest.Item]) -> None:
    """Disable `--reruns` for tests without real processes, sockets, databases or browsers."""
    for item in items:
        if not is_real(item.path):
            item.add_marker(pytest.mark.flaky(reruns=0))


def report(terminal: TerminalReporter) -> None:
    """List the tests that passed only when repeated, with the error of each failed try."""
    passed = {test.nodeid for test in terminal.stats.get("passed", [])}
    tries = [test for test in terminal.stats.get("rerun", []) if test.nodeid in passed]
    if not tries:
        return
    terminal.section("passed only on another try")
    for failed in tries:
        *_, reason = str(failed.longrepr).strip().splitlines() or [""]
        terminal.line(f"{failed.nodeid}: {_reason(failed) or reason}")


def _reason(report: pytest.TestReport) -> str:
    crash = getattr(report.longrepr, "reprcrash", None)
    return str(crash.message).partition("\n")[0] if crash else ""
