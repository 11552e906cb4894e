"""`clubsuit puzzles`: find positions with one best choice."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from clubsuit import __version__
from clubsuit.cli.common import (
    INTERRUPTED,
    ExecutorName,
    GameArgument,
    Json,
    Options,
    Seed,
    exclude,
    plain_console,
    print_error,
    print_json,
    progress_bar,
    read_options,
    read_workers,
    require,
)
from clubsuit.lab.executors import opened
from clubsuit.lab.puzzles import Found, Search, mine_puzzles, read_records
from clubsuit.lab.simulate import Existing
from clubsuit.puzzles import GRADES, PROVED, Mine
from clubsuit.texts import refusal, say


def puzzles(
    context: typer.Context,
    game: GameArgument,
    out: Annotated[Path, typer.Option(metavar="FILE", help=say("cli-help-puzzles-out"))],
    number: Annotated[
        int, typer.Option("--number", "-n", min=1, help=say("cli-help-puzzles-number"))
    ] = 100,
    seed: Seed = 1,
    grades: Annotated[
        str, typer.Option(help=say("cli-help-puzzles-grades", known=", ".join(GRADES)))
    ] = PROVED,
    option: Options = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FILE", help=say("cli-help-puzzles-records"))
    ] = None,
    seat: Annotated[int | None, typer.Option(min=0, help=say("cli-help-puzzles-seat"))] = None,
    workers: Annotated[int, typer.Option(help=say("cli-help-workers-check"))] = 1,
    executor: ExecutorName = None,
    resume: Annotated[bool, typer.Option("--resume", help=say("cli-help-puzzles-resume"))] = False,
    force: Annotated[bool, typer.Option("--force", help=say("cli-help-puzzles-force"))] = False,
    as_json: Json = False,
) -> None:
    """Find puzzles in games of bots or in records."""
    if resume and force:
        raise refusal("cli-resume-or-force")
    require(context, "--records", "--seat")
    exclude(context, "--records", "--option")
    existing: Existing = "resume" if resume else "replace" if force else "refuse"
    processes = read_workers(context, workers)
    wanted = tuple(grades.split(","))
    mine = Mine(game, read_options(option or []), seed, wanted, __version__)
    if records is None:
        search = Search.of_bots(mine)
    else:
        search = Search.of_records(mine, read_records(records), seat)
    with (
        opened(executor) as engine,
        progress_bar(say("puzzles-searching"), number) as progress,
    ):
        found = mine_puzzles(
            search, number, out, existing=existing, workers=processes,
            executor=engine, progress=progress,
        )  # fmt: skip
    if as_json:
        print_json(_info(mine, found, out))
    else:
        _print(mine, found, out)
    if found.interrupted:
        print_error(say("puzzles-interrupted", number=found.puzzles, file=str(out)))
        raise typer.Exit(INTERRUPTED)


def _info(mine: Mine, found: Found, out: Path) -> dict[str, Any]:
    return {
        "game": mine.game,
        "options": dict(mine.options),
        "seed": mine.seed,
        "puzzles": found.puzzles,
        "resumed": found.resumed,
        "games": found.games,
        "grades": dict(found.grades),
        "motifs": dict(found.motifs),
        "interrupted": found.interrupted,
        "file": str(out),
    }


def _print(mine: Mine, found: Found, out: Path) -> None:
    console = plain_console()
    title = say("puzzles-title", game=mine.game, number=found.puzzles, seed=str(mine.seed))
    table = Table(title=title, title_justify="left")
    table.add_column(say("puzzles-motif"))
    table.add_column(say("puzzles-count"), justify="right")
    for motif, times in sorted(found.motifs.items(), key=lambda entry: (-entry[1], entry[0])):
        table.add_row(motif or "–", str(times))
    console.print(table)
    for grade in GRADES:
        if found.grades[grade]:
            console.print(f"{grade}: {found.grades[grade]}")
    console.print(say("puzzles-written", file=str(out)), soft_wrap=True)
