"""Fixtures that run the `clubsuit` command inside this process."""

import signal
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from typer import rich_utils

from clubsuit import cli


class Ran(NamedTuple):
    """Exit status and output of a command."""

    code: int
    out: str
    err: str


Command = Callable[..., Ran]

FOREIGN = [
    *("FORCE_COLOR", "NO_COLOR", "PY_COLORS", "GITHUB_ACTIONS", "TTY_COMPATIBLE"),
    *("TTY_INTERACTIVE", "COLUMNS", "LINES", "TERMINAL_WIDTH", "_TYPER_FORCE_DISABLE_TERMINAL"),
    *("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"),
    *("LC_ALL", "LC_MESSAGES", "LANG"),
    *("PYTHONWARNINGS", "PYTHONDEVMODE", "CLUBSUIT_DATABASE", "CLUBSUIT_REDIS"),
]
"""Environment variables that change the output, the network access or the served database."""


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide the environment of this machine from the command and from processes that run it.

    Hole: with GITHUB_ACTIONS or FORCE_COLOR set, help is full of escape sequences.
    """
    for name in FOREIGN:
        monkeypatch.delenv(name, raising=False)
    for name in ("FORCE_TERMINAL", "MAX_WIDTH"):  # Typer reads these at import
        monkeypatch.setattr(rich_utils, name, None)


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Let child processes react to Ctrl-C, which tests that run in the background ignore."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def command(
    surroundings: None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Command:
    """Return a function that runs the command with the given words."""
    monkeypatch.setenv("COLUMNS", "200")

    def run(*words: str) -> Ran:
        monkeypatch.setattr("sys.argv", ["clubsuit", *words])
        code = 0
        try:
            cli.main()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(end.code is not None)
        return Ran(code, *capsys.readouterr())

    return run
