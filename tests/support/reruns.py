"""Run tests again only if they have real processes, sockets, databases or browsers.

`make test` runs them with `--reruns`. Tests of rules, engine, bots and records give the same answer
each time, so they are never run again. What passed only on another try is listed at the end, and
is a fault to be mended.
"""

from pathlib import Path

import pytest
from _pytest.terminal import TerminalReporter

ROOMS = {"browser", "load", "packaging", "server"}
FILES = {
    "cli/test_processes.py",
    "lab/test_simulate.py",
    "engine/test_adding_a_game.py",
    "fuzz/test_growth.py",
    "fuzz/test_http.py",
    "fuzz/test_socket.py",
}
"""Modules of other folders."""

TESTS = Path(__file__).parents[1]


def is_real(path: Path) -> bool:
    """Return whether tests of this module have real processes, sockets, databases or browsers."""
    inside = path.relative_to(TESTS)
    return inside.parts[0] in ROOMS or inside.as_posix() in FILES


def only_real(items: list[pytest.Item]) -> None:
    """Let no other test be run again, whatever `--reruns` says."""
    for item in items:
        if not is_real(item.path):
            item.add_marker(pytest.mark.flaky(reruns=0))


def tell(terminal: TerminalReporter) -> None:
    """List the tests that passed only on another try, each with the reason in a line."""
    passed = {report.nodeid for report in terminal.stats.get("passed", [])}
    tries = [report for report in terminal.stats.get("rerun", []) if report.nodeid in passed]
    if not tries:
        return
    terminal.section("passed only on another try")
    for report in tries:
        *_, reason = str(report.longrepr).strip().splitlines() or [""]
        terminal.line(f"{report.nodeid}: {_reason(report) or reason}")


def _reason(report: pytest.TestReport) -> str:
    crash = getattr(report.longrepr, "reprcrash", None)
    return str(crash.message).partition("\n")[0] if crash else ""
