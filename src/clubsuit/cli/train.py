"""`clubsuit train`: train the network for a game."""

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from clubsuit.bots.names import public_name
from clubsuit.cli.common import (
    INTERRUPTED,
    GameArgument,
    plain_console,
    print_error,
    progress_bar,
    read_workers,
)
from clubsuit.errors import NotationError
from clubsuit.game import rules_of
from clubsuit.lab.curve import spark, tests_of, write_chart
from clubsuit.lab.train import WEIGHTS
from clubsuit.lab.train import train as run_train
from clubsuit.lab.training import CPU, METHODS, POINTS, PPO, REWARDS, Point, Training
from clubsuit.texts import say

RULE = "rule"
MOST_MINUTES = 60 * 24 * 365
"""One year."""


def train(
    context: typer.Context,
    game: GameArgument,
    folder: Annotated[Path, typer.Option(help=say("cli-help-train-folder"))],
    minutes: Annotated[
        float, typer.Option(min=0, max=MOST_MINUTES, help=say("cli-help-minutes"))
    ] = 30,
    rounds: Annotated[int | None, typer.Option(min=1, help=say("cli-help-rounds"))] = None,
    seed: Annotated[int, typer.Option(help=say("cli-help-seed-train"))] = 1,
    resume: Annotated[bool, typer.Option("--resume", help=say("cli-help-resume-train"))] = False,
    workers: Annotated[int, typer.Option(help=say("cli-help-workers-train"))] = 1,
    method: Annotated[
        str, typer.Option(help=say("cli-help-method", known=", ".join(METHODS)))
    ] = PPO,
    device: Annotated[str, typer.Option(help=say("cli-help-device-train"))] = CPU,
    against: Annotated[
        str | None, typer.Option(metavar="BOT", help=say("cli-help-against"))
    ] = None,
    reward: Annotated[
        str, typer.Option(help=say("cli-help-reward", known=", ".join(REWARDS)))
    ] = POINTS,
) -> None:
    """Train a network."""
    threads = read_workers(context, workers)
    training = Training(rules_of(game).id, seed, threads, method, device, against, reward)
    over = public_name(against) if against else RULE
    margins: list[float] = []
    with progress_bar(say("train-playing"), math.ceil(minutes)) as progress:

        def report(point: Point) -> None:
            progress(int(point.minutes))
            if point.margin is not None and point.ci99 is not None:
                margins.append(point.margin)
                _print_test(point, point.ci99, margins, over)

        done = run_train(
            training, folder, minutes=minutes, rounds=rounds, resume=resume, report=report
        )
    if not done:
        print_error(say("train-interrupted"))
        raise typer.Exit(INTERRUPTED)
    if (folder / WEIGHTS).exists():  # with --minutes 0 there are no weights
        _print_curve(folder, over)
        plain_console().print(say("train-kept", file=str(folder / WEIGHTS)), soft_wrap=True)


def _print_test(
    point: Point, ci99: tuple[float, float], margins: Sequence[float], over: str
) -> None:
    """Print a test on the learning curve as one line.

    margins: those of all tests so far in this run, this one included.
    over:    the name of the other bot.
    """
    low, high = ci99
    args: dict[str, Any] = {
        "round": point.round,
        "minutes": f"{point.minutes:.1f}",
        "hands": point.hands,
        "loss": f"{point.loss:.3f}",
        "margin": f"{margins[-1]:+z.2f}",
        "low": f"{low:+z.2f}",
        "high": f"{high:+z.2f}",
        "bars": spark(margins),
        "bot": over,
    }
    plain_console().print(say("train-tested", **args), soft_wrap=True)


def _print_curve(folder: Path, over: str) -> None:
    """Draw the learning curve, as a file if Vega-Lite is installed."""
    curve, chart = folder / "curve.jsonl", folder / "curve.svg"
    tests = tests_of(curve) if curve.is_file() else []
    if not tests:
        return
    try:
        write_chart(chart, tests, over)
    except NotationError:  # the package that draws charts is missing
        chart = curve
    bars = spark([test["margin"] for test in tests])
    plain_console().print(say("train-curve", bars=bars, file=str(chart)), soft_wrap=True)
