"""The command `clubsuit puzzles`."""

import json
from pathlib import Path

import pytest

from cli.conftest import Command
from clubsuit import __version__
from clubsuit.lab.puzzles import read_puzzles


def test_puzzles(command: Command, tmp_path: Path) -> None:
    """Holes: the file has other puzzles than the table counts; a resumed run begins again."""
    out = tmp_path / "puzzles.jsonl"
    words = ["puzzles", "free-clubs", "--seed", "3", "--out", str(out)]
    found = json.loads(command(*words, "--number", "1", "--json").out)
    (puzzle,) = read_puzzles(out)
    assert (found["puzzles"], found["grades"]) == (1, {"proved": 1})
    assert found["motifs"] == {puzzle.motif: 1}
    assert (puzzle.version, puzzle.source.seed, puzzle.source.bot) == (__version__, 3, "casual")
    ran = command(*words, "--number", "2", "--resume")
    assert (ran.code, ran.err) == (0, "")
    assert "2 puzzles, seed 3" in " ".join(ran.out.split())
    assert "proved: 2" in ran.out
    assert len(list(read_puzzles(out))) == 2


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--out", "x.txt"], "must end in .jsonl"),
        (["--out", "x.jsonl", "--grades", "sure"], 'no grade "sure"; possible: proved'),
        (["--out", "x.jsonl", "--resume", "--force"], "choose one of them"),
        (["--out", "x.jsonl", "--option", "target=0"], "target"),
    ],
)
def test_what_is_refused(command: Command, words: list[str], part: str) -> None:
    """Hole: a wrong argument ends in a traceback, or writes a file."""
    ran = command("puzzles", "clubs-whist", *words)
    assert (ran.code, ran.out) == (2, "")
    assert part in ran.err
    assert ran.err.count("\n") == 1
    assert not Path("x.jsonl").exists()
