"""Runs the `clubsuit` command inside this process."""

import signal
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from typer import rich_utils

from clubsuit import cli


class Ran(NamedTuple):
    """What a command left."""

    code: int
    out: str
    err: str


Command = Callable[..., Ran]

FOREIGN = [
    *("FORCE_COLOR", "NO_COLOR", "PY_COLORS", "GITHUB_ACTIONS", "TTY_COMPATIBLE"),
    *("TTY_INTERACTIVE", "COLUMNS", "LINES", "TERMINAL_WIDTH", "_TYPER_FORCE_DISABLE_TERMINAL"),
    *("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"),
    *("PYTHONWARNINGS", "PYTHONDEVMODE", "CLUBSUIT_DATABASE", "CLUBSUIT_REDIS"),
]
"""What changes what is printed, by which way this machine is reached, or what is served."""


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the command, and processes that start it, know nothing of whose machine this is.

    Hole: where GITHUB_ACTIONS or FORCE_COLOR is set, help is full of escapes.
    """
    for name in FOREIGN:
        monkeypatch.delenv(name, raising=False)
    for name in ("FORCE_TERMINAL", "MAX_WIDTH"):  # what Typer knows since it was imported
        monkeypatch.setattr(rich_utils, name, None)


@pytest.fixture
def heeded() -> Iterator[None]:
    """Let what is started heed Ctrl-C: tests that run in the background ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def command(
    surroundings: None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Command:
    """Calls the command with these words; returns exit status, stdout and stderr."""
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
