"""Training of networks for `trained`: the loop, and the files of a training run.

`lab.training` lists the methods: PPO (`lab.ppo`), and Deep Monte Carlo (`lab.monte_carlo`).
"""

import json
import os
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from clubsuit.arguments import checked_number
from clubsuit.errors import NotationError
from clubsuit.lab.training import PPO, Point, Trainer, Training, import_torch
from clubsuit.texts import refusal

TESTS = 12
"""Number of tests in a training run, if they are not too close or too far apart."""
NEAREST_S, FARTHEST_S = 10.0, 60.0
"""Limits for the time between two tests, in seconds."""

MOST_ROUNDS = 1 << 31
WEIGHTS = "weights.npz"
"""Name of the weights file in the folder of a training run."""


def trainer_of(training: Training) -> Trainer:
    """Return the trainer for these settings. Raises NotationError if the game cannot be trained in
    this way, or if PyTorch is missing."""
    import_torch()
    if training.method == PPO:
        from clubsuit.lab.ppo.trainer import PolicyTrainer

        return PolicyTrainer(training)
    from clubsuit.lab.monte_carlo import ValueTrainer

    return ValueTrainer(training)


def train(
    training: Training,
    folder: Path,
    *,
    minutes: float,
    rounds: int | None = None,
    resume: bool = False,
    report: Callable[[Point], None] = lambda point: None,
) -> bool:
    """Train for `minutes` in total, or up to round `rounds`, and write these files to the folder:

    training.json  the plan of the training run
    curve.jsonl    the learning curve, one line per round
    weights.npz    the current network
    checkpoint.pt  everything that is needed to resume

    The last two are written at the end, and every few seconds before it.

    Returns whether the training was completed; Ctrl-C ends it early, and what was last written is
    kept. Raises NotationError if the folder exists and `resume` is false, if it belongs to another
    training, if PyTorch is missing, or if a number is invalid.
    """
    training.check()
    if rounds is not None:
        rounds = checked_number(rounds, "rounds", 1, MOST_ROUNDS)
    trainer = trainer_of(training)
    curve = _open(training, folder, resume, trainer)
    clock = Clock(minutes, rounds, trainer)
    try:
        while (spent := clock.spent()) < 1:
            loss = trainer.step(spent)
            tested = trainer.test() if clock.is_test_due() else (None, None)
            clock.spent()
            point = Point(
                trainer.round,
                round(trainer.seconds / 60, 2),
                trainer.hands,
                trainer.decisions,
                loss,
                *tested,
            )
            with curve.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(point)) + "\n")
            if clock.is_save_due():
                _write_whole(folder / "checkpoint.pt", trainer.save)
                _write_whole(folder / WEIGHTS, trainer.save_weights)
            report(point)
    except KeyboardInterrupt:
        return False
    return True


class Clock:
    """Says how much of a training run is over, and when to test."""

    def __init__(self, minutes: float, rounds: int | None, trainer: Trainer) -> None:
        self._seconds, self._rounds, self._trainer = 60 * minutes, rounds, trainer
        self._start = time.monotonic() - trainer.seconds
        self._every = min(max(self._seconds / TESTS, NEAREST_S), FARTHEST_S)
        self._tested = self._saved = trainer.seconds

    def spent(self) -> float:
        """Return the part of the training that is over, at least 1 at the end."""
        trainer = self._trainer
        trainer.seconds = time.monotonic() - self._start
        by_time = trainer.seconds / self._seconds if self._seconds else 1.0
        if self._rounds is None:
            return by_time
        by_rounds = trainer.round / self._rounds
        return by_rounds if by_time < 1 else by_time

    def is_test_due(self) -> bool:
        """Return whether to test after this round: now and then, and after the last one."""
        spent, now = self.spent(), self._trainer.seconds
        if spent < 1 and now - self._tested < self._every:
            return False
        self._tested = now
        return True

    def is_save_due(self) -> bool:
        """Return whether to write the files after this round, as after the last one."""
        spent, now = self.spent(), self._trainer.seconds
        if spent < 1 and now - self._saved < self._trainer.save_every_s:
            return False
        self._saved = now
        return True


def _open(training: Training, folder: Path, resume: bool, trainer: Trainer) -> Path:
    """Create the folder or resume from it; return the path of the learning curve."""
    plan = folder / "training.json"
    text = (json.dumps(asdict(training)) + "\n").encode()
    if folder.exists() and set(folder.iterdir()) - {_temporary(plan)}:
        if not resume:
            raise refusal("train-exists", folder=str(folder))
        if not plan.is_file() or plan.read_bytes() != text:
            raise refusal("train-other", folder=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    _write_whole(plan, lambda path: path.write_bytes(text))
    curve = folder / "curve.jsonl"
    lines = curve.read_bytes().splitlines(keepends=True) if curve.exists() else []
    checkpoint = folder / "checkpoint.pt"
    if checkpoint.is_file():
        _restore(trainer, checkpoint)
    elif (folder / WEIGHTS).is_file():  # they are written after the checkpoint
        raise refusal("train-damaged", folder=str(folder), file=checkpoint.name)
    if len(lines) < trainer.round:
        raise refusal("train-damaged", folder=str(folder), file=curve.name)
    curve.write_bytes(b"".join(lines[: trainer.round]))
    return curve


def _restore(trainer: Trainer, checkpoint: Path) -> None:
    try:
        trainer.restore(checkpoint)
    except NotationError:
        raise
    except Exception:  # PyTorch raises various errors for damaged files
        where = {"folder": str(checkpoint.parent), "file": checkpoint.name}
        raise refusal("train-damaged", **where) from None


def _write_whole(path: Path, write: Callable[[Path], object]) -> None:
    """Replace a file atomically, so that it is always complete."""
    write(_temporary(path))
    os.replace(_temporary(path), path)


def _temporary(path: Path) -> Path:
    """Return the path of a file while it is being written."""
    return path.with_name(f"{path.name}.new")
