"""`clubsuit join`: join the results of the shards of a run."""

from pathlib import Path
from typing import Annotated

import typer

from clubsuit.cli.arena import plan_info, print_match
from clubsuit.cli.common import Json, print_json
from clubsuit.cli.study import Page, Tables, show_study
from clubsuit.cli.summary import print_summary, summary_info
from clubsuit.lab.join import join_games, join_match, join_study
from clubsuit.lab.study.blocks import holds_blocks
from clubsuit.texts import refusal, say


def join(
    parts: Annotated[
        list[Path], typer.Argument(metavar="PART...", help=say("cli-help-join-parts"))
    ],
    records: Annotated[Path | None, typer.Option(help=say("cli-help-join-records"))] = None,
    folder: Annotated[Path | None, typer.Option(help=say("cli-help-join-folder"))] = None,
    html: Page = None,
    tables: Tables = None,
    as_json: Json = False,
) -> None:
    """Join the results of shards."""
    if holds_blocks(parts[0]):
        show_study(join_study(parts), html, tables, as_json)
        return
    if parts[0].is_dir():
        if folder is None:
            raise refusal("join-folder")
        match, result = join_match(parts, folder)
        if as_json:
            print_json({**plan_info(match), **result.to_dict()})
        else:
            print_match(match, result, folder)
        return
    plan, summary = join_games(parts, records)
    if as_json:
        print_json(summary_info(plan, summary, records))
    else:
        print_summary(plan, summary, records)
