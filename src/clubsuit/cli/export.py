"""The command `clubsuit export`."""

from pathlib import Path
from typing import Annotated

import typer

from clubsuit import frames
from clubsuit.cli.common import Json, print_json, progress_bar
from clubsuit.texts import refusal, say


def export(
    records: Annotated[
        Path, typer.Argument(metavar="RECORDS", help=say("cli-help-export-records"))
    ],
    target: Annotated[Path, typer.Argument(metavar="TABLE", help=say("cli-help-export-table"))],
    force: Annotated[bool, typer.Option("--force", help=say("cli-help-export-force"))] = False,
    as_json: Json = False,
) -> None:
    """Write the decisions of records as a table."""
    frames.check_target(target)
    if target.exists() and not force:
        raise refusal("export-exists", file=str(target))
    with progress_bar(say("export-reading"), None) as progress:
        table = frames.read(records, progress)
    frames.write(table, target)
    games = int(table["game"].n_unique())
    if as_json:
        print_json({"file": str(target), "games": games, "decisions": table.height})
    else:
        decisions = f"{table.height:,}"
        typer.echo(say("export-written", file=str(target), games=games, decisions=decisions))
