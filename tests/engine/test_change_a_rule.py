"""Follow docs/change-a-rule.md: its commands run, its edits fit, and its output is real."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from clubsuit.forks import fork
from support.processes import PATIENCE_S
from support.project import ROOT

PAGE = (ROOT / "docs" / "change-a-rule.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(sh|text|diff)\n(.*?)^```", re.MULTILINE | re.DOTALL)
STEPS = [(kind, text) for kind, text in BLOCK.findall(PAGE)]
"""The commands, outputs and edits of the page, in order."""


def edit(folder: Path, diff: str) -> None:
    """Make an edit in the form of the page: a file, then lines that stay, go or come."""
    name, *lines = diff.splitlines(keepends=True)
    old = "".join(line[1:] for line in lines if line[0] != "+")
    new = "".join(line[1:] for line in lines if line[0] != "-")
    path = folder / name.removeprefix("--- ").strip()
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, diff
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_the_edits_fit_a_fresh_copy(tmp_path: Path) -> None:
    """Hole: the rules have changed, so the edits of the page no longer apply."""
    fork("ruby-dame", "my_dame", tmp_path)
    edits = [text for kind, text in STEPS if kind == "diff"]
    assert len(edits) > 5
    for diff in edits:
        edit(tmp_path, diff)
    for path in tmp_path.glob("my_dame/*.py"):
        compile(path.read_text(encoding="utf-8"), path, "exec")


def outputs(folder: Path) -> Iterator[tuple[str, str]]:
    """Do what the page says; yield each command with its output."""
    surroundings = {**os.environ, "NUMBA_DISABLE_JIT": "1"}  # as with the compiler, but sooner
    surroundings.pop("CLUBSUIT_GAMES", None)
    for kind, text in STEPS:
        if kind == "diff":
            edit(folder, text)
        elif kind == "sh":
            words = shlex.split(text)
            if words[0] == "export":
                name, _, value = words[1].partition("=")
                surroundings[name] = value
            elif words[:2] != ["clubsuit", "play"]:  # tests/engine/test_forks.py plays
                yield (
                    text,
                    subprocess.run(
                        [sys.executable, "-m", *words],
                        cwd=folder,
                        env=surroundings,
                        capture_output=True,
                        text=True,
                        timeout=10 * PATIENCE_S,
                    ).stdout,
                )


@pytest.mark.long
def test_the_commands_run_as_written(tmp_path: Path) -> None:
    """Hole: a command of the page fails, or prints something else than the page shows."""
    ran: dict[str, list[str]] = {}
    for command, output in outputs(tmp_path):
        assert output, command
        ran.setdefault(command, []).append(output)
    command = ""
    for kind, text in STEPS:
        if kind == "sh":
            command = text
        elif kind == "text":
            assert all(line in ran[command][0] for line in text.splitlines()), ran[command][0]
    assert "✗" not in ran["clubsuit conform my_dame\n"][1]
    assert (tmp_path / "report.html").is_file()
