"""The worked studies of docs/studies: their commands."""

import importlib.util
import sys
from typing import Any

import pytest

from clubsuit.__main__ import main
from clubsuit.lab.study import Study
from support.project import ROOT

SCRIPT = ROOT / "scripts" / "studies.py"


def commands() -> dict[str, list[str]]:
    """Return the command of each page, as the script reads it."""
    spec = importlib.util.spec_from_file_location("studies", SCRIPT)
    assert spec
    assert spec.loader
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    found: dict[str, list[str]] = script.commands()
    return found


@pytest.mark.parametrize("words", commands().values(), ids=commands())
def test_the_command_of_a_page_is_a_study(
    words: list[str],
    constants_forgotten: None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Hole: a page has a command that no longer works, or that lacks its seed."""
    asked: list[Study] = []

    def stop(study: Study, *args: Any, **named: Any) -> None:
        asked.append(study)
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.modules["clubsuit.cli.study"], "check_study", stop)
    monkeypatch.setattr("sys.argv", words)
    with pytest.raises((KeyboardInterrupt, SystemExit)):
        main()
    assert asked[0].plan().command.split()[:3] == words[:3]
    assert "--seed" in words
