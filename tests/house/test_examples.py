"""The programs in `examples/`; `tests/envs/test_training.py` runs the one that trains."""

import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from support.project import ROOT

FOLDER = ROOT / "examples"


def run(name: str, *args: Any) -> Any:
    """Run `main` of an example, and return its result."""
    return runpy.run_path(str(FOLDER / name))["main"](*args)


def test_each_example_is_described() -> None:
    """Holes: an example has no time and output in the README; the README names a lost example."""
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"^## `(\w+\.py)`$", text, re.MULTILINE))
    assert named == {path.name for path in FOLDER.glob("*.py")}


@pytest.mark.long
def test_the_bot_in_ten_lines_beats_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: the bot of the example loses, or does not run."""
    monkeypatch.syspath_prepend(FOLDER)
    monkeypatch.delitem(sys.modules, "ten_lines", raising=False)
    assert run("ten_lines.py", 4) > 0


@pytest.mark.long
def test_many_records(capsys: pytest.CaptureFixture[str]) -> None:
    """Hole: the table of the example has other rows, or its output is not what the README says."""
    table = run("many_records.py", 100_000)
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    shown = re.findall(r"^ *(│ \d.*│)$", text, re.MULTILINE)
    printed = capsys.readouterr().out.splitlines()
    assert shown == [line for line in printed if re.match(r"│ \d", line)]
    assert table.height == len(shown)


@pytest.mark.long
def test_fork_and_study(tmp_path: Path) -> None:
    """Holes: the edits of the example no longer fit the rules, or the copy fails the checks; the
    output is not what the README says."""
    program = str(FOLDER / "fork_and_study.py")
    done = subprocess.run(
        [sys.executable, program], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    _, part = text.split("## `fork_and_study.py`\n")
    shown = re.findall(r"^    (.*)$", part.partition("\n## ")[0], re.MULTILINE)
    assert done.stdout.splitlines() == shown
    assert (tmp_path / "mild_whist.html").is_file()
