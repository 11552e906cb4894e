"""Runs the `clubsuit` command inside this process."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from clubsuit import cli


class Ran(NamedTuple):
    """What a command left."""

    code: int
    out: str
    err: str


Command = Callable[..., Ran]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
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
