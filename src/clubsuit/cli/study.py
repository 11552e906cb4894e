"""`clubsuit study`: change a rule of a game, and see what it does."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from clubsuit.bots.own_weights import split_names
from clubsuit.cli.common import (
    INTERRUPTED,
    ExecutorName,
    GameArgument,
    Json,
    Options,
    Seed,
    Workers,
    plain_console,
    print_error,
    print_json,
    progress_bar,
    read_options,
    read_workers,
)
from clubsuit.lab.executors import opened
from clubsuit.lab.study import (
    Difference,
    Measure,
    Plan,
    Ranking,
    Study,
    StudyResult,
    run_study,
    seconds_per_deal,
)
from clubsuit.lab.study.report import check_tables, write_page, write_tables
from clubsuit.lab.study.run import check_study
from clubsuit.lab.study.study import LADDER, PRIMARY
from clubsuit.lab.study.variants import read_constants, read_vary
from clubsuit.texts import say

LONG_LISTS = frozenset({"option", "handicap"})
"""Parts that the table leaves out, because there can be a hundred. JSON has them."""

SKILL_HELP = say("cli-help-study-skill", ladder=",".join(LADDER))

Vary = Annotated[list[str] | None, typer.Option(metavar="NAME=A,B", help=say("cli-help-vary"))]
VariedSets = Annotated[
    list[str] | None, typer.Option("--set", metavar="NAME=A,B", help=say("cli-help-study-set"))
]
WholeGames = Annotated[
    bool | None, typer.Option("--whole-games/--hands", help=say("cli-help-study-whole-games"))
]
Rotate = Annotated[bool, typer.Option("--rotate/--no-rotate", help=say("cli-help-rotate"))]
ResumeFile = Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-help-study-resume"))]
Page = Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-help-study-html"))]
Tables = Annotated[Path | None, typer.Option(metavar="FOLDER", help=say("cli-help-study-tables"))]


def study(
    game: GameArgument,
    vary: Vary = None,
    sets: VariedSets = None,
    bots: Annotated[str, typer.Option(help=say("cli-help-study-bots"))] = "search:64,rule",
    deals: Annotated[int, typer.Option("--deals", "-n", help=say("cli-help-study-deals"))] = 1000,
    whole_games: WholeGames = None,
    metric: Annotated[str, typer.Option(help=say("cli-help-metric"))] = PRIMARY,
    precision: Annotated[float | None, typer.Option(help=say("cli-help-precision"))] = None,
    skill: Annotated[str | None, typer.Option(metavar="BOTS", help=SKILL_HELP)] = None,
    what_if: Annotated[bool, typer.Option("--what-if", help=say("cli-help-what-if"))] = False,
    luck: Annotated[bool, typer.Option("--luck/--no-luck", help=say("cli-help-luck"))] = True,
    rotate: Rotate = True,
    seed: Seed = 1,
    option: Options = None,
    resume: ResumeFile = None,
    workers: Workers = 1,
    executor: ExecutorName = None,
    html: Page = None,
    tables: Tables = None,
    as_json: Json = False,
) -> None:
    """Change a rule of a game, and see what it does."""
    asked = Study(
        game,
        bots=split_names(bots),
        vary=read_vary(game, vary or []),
        constants=read_constants(game, sets or []),
        options=read_options(option or []),
        deals=deals,
        seed=seed,
        games=whole_games,
        primary=metric,
        precision=precision,
        skill=split_names(skill) if skill else (),
        what_if=what_if,
        luck=luck,
        rotate=rotate,
    )
    plan = check_study(asked, resume)
    processes = read_workers(workers)
    _check_files(html, tables)
    with opened(executor) as engine:
        if engine is None:
            _print_estimate(asked, plan, processes)
        with progress_bar(say("study-playing"), plan.stopping.deals) as progress:
            result = run_study(
                asked, file=resume, workers=processes, executor=engine, progress=progress
            )
    if as_json:
        print_json(result.to_dict())
    else:
        print_study(result)
    _write_files(result, html, tables)
    if result.ended == "interrupted":
        key = "study-interrupted-file" if resume else "study-interrupted"
        counts = {"deals": result.deals, "wanted": plan.stopping.deals}
        print_error(say(key, **counts, file=str(resume)))
        raise typer.Exit(INTERRUPTED)


def _check_files(html: Path | None, tables: Path | None) -> None:
    """Report problems with files and packages now, not after the study."""
    if html:
        html.open("a").close()
    if tables:
        check_tables(tables)


def _write_files(result: StudyResult, html: Path | None, tables: Path | None) -> None:
    """Write the page and the tables, if they are wanted."""
    if html:
        write_page(html, result)
    if tables:
        write_tables(tables, result)


def _print_estimate(asked: Study, plan: Plan, processes: int) -> None:
    """Print on stderr how long the study will take."""
    each = seconds_per_deal(asked)
    whole = round(each * plan.stopping.deals / processes)
    time = f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"
    key = "study-estimate" if plan.stopping.precision is None else "study-estimate-most"
    numbers = {"deals": plan.stopping.deals, "seconds": f"{each:.2g}", "workers": processes}
    typer.echo(say(key, time=time, **numbers), err=True)


def print_study(result: StudyResult) -> None:
    """Print the values of a study: a table for each kind of bot, and the primary metric."""
    out, plan = plain_console(), result.plan
    out.print(say("study-title", game=plan.game, deals=result.deals, seed=str(plan.seed)))
    for key in _notes(result):
        out.print(say(key), soft_wrap=True)
    for bot in dict.fromkeys(one.bot for one in result.measures):
        out.print(_table(result, bot))
    out.print(say("study-note"), soft_wrap=True)
    for one in result.primary:
        out.print(_primary_line(plan, one), soft_wrap=True)
    for ranking in result.rankings:
        if _name(ranking) == plan.primary:
            out.print(_ranking_line(plan, ranking), soft_wrap=True)


def _notes(result: StudyResult) -> Iterator[str]:
    """Yield the keys of messages about the whole study."""
    if result.plan.by_clock:
        yield "study-by-clock"
    if any(variant.deals for variant in result.plan.variants):
        yield "study-other-deals"
    if result.ended == "precision":
        yield "study-precise"


def _table(result: StudyResult, bot: str) -> Table:
    """Return the table of one kind of bot: a row for each metric and part."""
    table = Table(title=bot or say("study-skill"), title_justify="left")
    table.add_column(say("study-metric-column"))
    for variant in result.plan.variants:
        table.add_column(variant.label, justify="right")
    rows: dict[str, dict[int, Measure]] = {}
    for one in result.measures:
        if one.bot == bot and one.by not in LONG_LISTS:
            rows.setdefault(_name(one), {})[one.variant] = one
    for name, values in rows.items():
        cells = (values.get(number) for number in range(len(result.plan.variants)))
        table.add_row(name, *("" if one is None else _cell(one) for one in cells))
    return table


def _name(one: Measure | Difference | Ranking) -> str:
    return f"{one.metric}:{one.part}" if one.part else one.metric


def _cell(one: Measure | Difference) -> str:
    if one.low is None or one.high is None:
        return f"{one.value:z.3f}"
    return f"{one.value:z.3f} ({one.low:z.3f} … {one.high:z.3f})"


def _primary_line(plan: Plan, one: Measure | Difference) -> str:
    """Return the value of the primary metric, or how far a variant differs from the base."""
    labels = [variant.label for variant in plan.variants]
    if isinstance(one, Measure):
        return say("study-primary", metric=_name(one), bot=one.bot, value=_cell(one))
    names = {"variant": labels[one.second], "base": labels[one.first]}
    return say("study-difference", metric=_name(one), bot=one.bot, value=_cell(one), **names)


def _ranking_line(plan: Plan, one: Ranking) -> str:
    """Return whether all kinds of bots rank the variants in the same order."""
    if one.same:
        order = next(iter(one.orders.values()))
        labels = ", ".join(plan.variants[number].label for number in order)
        return say("study-same-order", metric=_name(one), order=labels)
    return say("study-contradicted" if one.contradicted else "study-other-order", metric=_name(one))
