"""`clubsuit train`: train the network for a game."""

import math
from pathlib import Path
from typing import Annotated, Any

import typer

from clubsuit.cli.common import (
    INTERRUPTED,
    GameArgument,
    plain_console,
    print_error,
    progress_bar,
    read_workers,
)
from clubsuit.game import rules_of
from clubsuit.lab.train import WEIGHTS, Point, Training
from clubsuit.lab.train import train as run_train
from clubsuit.texts import say

MOST_MINUTES = 60 * 24 * 365
"""One year."""


def train(
    game: GameArgument,
    folder: Annotated[Path, typer.Option(help=say("cli-help-train-folder"))],
    minutes: Annotated[
        float, typer.Option(min=0, max=MOST_MINUTES, help=say("cli-help-minutes"))
    ] = 30,
    rounds: Annotated[int | None, typer.Option(min=1, help=say("cli-help-rounds"))] = None,
    seed: Annotated[int, typer.Option(help=say("cli-help-seed-train"))] = 1,
    resume: Annotated[bool, typer.Option("--resume", help=say("cli-help-resume-train"))] = False,
    workers: Annotated[int, typer.Option(help=say("cli-help-workers-train"))] = 1,
) -> None:
    """Train a network."""
    training = Training(rules_of(game).id, seed, read_workers(workers))
    with progress_bar(say("train-playing"), math.ceil(minutes)) as progress:

        def report(point: Point) -> None:
            progress(int(point.minutes))
            _print_point(point)

        done = run_train(
            training, folder, minutes=minutes, rounds=rounds, resume=resume, report=report
        )
    if not done:
        print_error(say("train-interrupted"))
        raise typer.Exit(INTERRUPTED)
    if (folder / WEIGHTS).exists():  # with --minutes 0 there are no weights
        plain_console().print(say("train-kept", file=str(folder / WEIGHTS)), soft_wrap=True)


def _print_point(point: Point) -> None:
    """Print a test on the learning curve as one line."""
    if point.margin is None or point.ci99 is None:
        return
    low, high = point.ci99
    args: dict[str, Any] = {
        "round": point.round,
        "minutes": f"{point.minutes:.1f}",
        "hands": point.hands,
        "loss": f"{point.loss:.3f}",
        "margin": f"{point.margin:+.2f}",
        "low": f"{low:+.2f}",
        "high": f"{high:+.2f}",
    }
    plain_console().print(say("train-tested", **args), soft_wrap=True)
