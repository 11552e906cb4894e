"""The command `clubsuit export`."""

import json
from pathlib import Path

import polars as pl
import pytest

import clubsuit
from cli.conftest import Command


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a file with two games."""
    play = clubsuit.load("clubs-whist").new(seed=7, actions=["keep", "swap"])
    path = tmp_path / "games.jsonl"
    path.write_text(f"{play.record().to_json()}\n" * 2, encoding="utf-8")
    return path


def test_export(command: Command, file: Path) -> None:
    """Holes: the table differs from `clubsuit.frame`; a table is replaced without --force."""
    target = file.with_suffix(".parquet")
    words = ["export", str(file), str(target)]
    ran = command(*words)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{target}: 2 games, 4 decisions\n"
    assert pl.read_parquet(target).equals(clubsuit.frame(file))
    again = command(*words)
    assert (again.code, again.out) == (2, "")
    assert again.err == f"clubsuit: {target} exists: --force replaces it\n"
    ran = command(*words, "--force", "--json")
    assert json.loads(ran.out) == {"file": str(target), "games": 2, "decisions": 4}


def test_a_refused_export(command: Command, file: Path) -> None:
    """Holes: a traceback; an unknown ending is noticed only after all games have been read; a
    refused export leaves a file."""
    with file.open("a") as lines:
        lines.write("{\n")
    for ending, part in ((".xlsx", ".parquet, .csv, .arrow, .feather"), (".csv", "line 3: ")):
        ran = command("export", str(file), str(file.with_suffix(ending)))
        assert (ran.code, ran.out) == (2, "")
        assert part in ran.err
        assert ran.err.count("\n") == 1
    assert [path.name for path in file.parent.iterdir()] == ["games.jsonl"]
