"""The files that `clubsuit study` writes."""

import sys
from pathlib import Path

import pytest

from cli.conftest import Command
from clubsuit.lab.study import StudyResult

WORDS = (
    *("study", "clubs-whist", "--vary", "lead=exchanger,left-of-exchanger"),
    *("--option", "ranks=4", "--bots", "rule,random", "--deals", "2"),
)


def test_page_and_tables(command: Command, tmp_path: Path) -> None:
    """Hole: the command writes no page or table, or those of another result."""
    html, tables = tmp_path / "report.html", tmp_path / "tables"
    ran = command(*WORDS, "--json", "--html", str(html), "--tables", str(tables))
    assert ran.code == 0
    result = StudyResult.from_json(ran.out)
    assert StudyResult.from_json((tables / "study.json").read_bytes()) == result
    assert result.plan.command in html.read_text(encoding="utf-8")


def test_problems_are_reported_before_the_study(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: hours of play are lost because a package or a folder is missing."""
    monkeypatch.setattr(sys.modules["clubsuit.cli.study"], "run_study", None)
    assert command(*WORDS, "--html", str(tmp_path / "none" / "report.html")).code == 2
    monkeypatch.setitem(sys.modules, "polars", None)
    ran = command(*WORDS, "--tables", str(tmp_path))
    assert ran.code == 2
    assert "polars" in ran.err
