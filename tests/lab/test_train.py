"""`clubsuit train`."""

import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cli.conftest import Command
from clubsuit.errors import NotationError
from clubsuit.lab.train import WEIGHTS
from clubsuit.lab.training import Point, Training
from support import probe

COMMAND = import_module("clubsuit.cli.train")


def test_without_pytorch(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without PyTorch, the command says how to install it and creates no folder."""
    monkeypatch.setitem(sys.modules, "torch", None)
    ran = command("train", "clubs-whist", "--folder", str(tmp_path / "run"))
    assert (ran.code, ran.out) == (2, "")
    assert "PyTorch is not installed; get it with: " in ran.err
    assert not (tmp_path / "run").exists()


def test_tests_are_printed(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: a training run of half an hour prints no results before its end."""

    def train(plan: Training, folder: Path, **how: object) -> bool:
        report = how.pop("report")
        assert how == {"minutes": 2.0, "rounds": 30, "resume": False}
        assert plan == Training("ruby-dame", 7, 2)
        assert callable(report)
        (folder / WEIGHTS).touch()
        report(Point(14, 0.9, 1_000, 40_000, 0.43))
        report(Point(15, 1.0, 1_100, 44_000, 0.42, 1.5, (0.75, 2.25)))
        return True

    monkeypatch.setattr(COMMAND, "run_train", train)
    words = ("--minutes", "2", "--rounds", "30", "--seed", "7", "--workers", "2")
    ran = command("train", "ruby-dame", "--folder", str(tmp_path), *words)
    assert ran.code == 0
    first, last = ran.out.splitlines()
    assert "round 15" in first and "+1.50 points" in first and "+0.75 to +2.25" in first
    assert last.endswith("weights.npz")


def test_an_interrupted_training_says_how_to_go_on(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An interrupted training run exits with the status that shells expect, and names
    `--resume`."""
    monkeypatch.setattr(COMMAND, "run_train", lambda *plan, **how: False)
    ran = command("train", "ruby-dame", "--folder", str(tmp_path))
    assert (ran.code, ran.out) == (130, "")
    assert "--resume" in ran.err


def test_an_empty_folder_is_as_good_as_none(tmp_path: Path) -> None:
    """Bug: after a run was killed at its start, a new run demanded `--resume`, and `--resume` then
    reported that the folder belonged to another training run."""
    plan = tmp_path / "training.json.new"
    plan.write_text('{"game": "clu')  # the process was killed at the start
    trainer: Any = SimpleNamespace(round=0)
    probe.open_training(Training("ruby-dame", 7, 2), tmp_path, trainer)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["curve.jsonl", "training.json"]
    with pytest.raises(NotationError, match="--resume continues"):
        probe.open_training(Training("ruby-dame", 7, 2), tmp_path, trainer)


@pytest.mark.parametrize("minutes", ["inf", "nan", "-1"])
def test_minutes_that_are_none(command: Command, tmp_path: Path, minutes: str) -> None:
    """Bug: `--minutes inf` ended in a traceback."""
    ran = command("train", "ruby-dame", "--folder", str(tmp_path), "--minutes", minutes)
    assert (ran.code, ran.out) == (2, "")
    assert "minutes" in ran.err
