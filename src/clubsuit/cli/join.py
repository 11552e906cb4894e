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

STUDY, MATCH, GAMES = "study", "match", "games"
"""The kinds of runs that have parts."""
USED = {STUDY: ("--html", "--tables"), MATCH: ("--folder",), GAMES: ("--records",)}
"""The options that have an effect on the parts of each kind of run."""


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
    kind = _kind(parts[0])
    given = {"--records": records, "--folder": folder, "--html": html, "--tables": tables}
    for option, value in given.items():
        if value and option not in USED[kind]:
            raise refusal("join-unused", option=option, kind=kind)
    if kind == STUDY:
        show_study(join_study(parts), html, tables, as_json)
        return
    if kind == MATCH:
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


def _kind(part: Path) -> str:
    """Return the kind of run that has this part."""
    if holds_blocks(part):
        return STUDY
    return MATCH if part.is_dir() else GAMES
