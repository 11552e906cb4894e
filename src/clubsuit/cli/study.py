"""`clubsuit study`: change a rule of a game, and see what it does."""

from collections.abc import Iterator, Sequence
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
    ShardName,
    Workers,
    plain_console,
    print_error,
    print_json,
    progress_bar,
    read_options,
    read_workers,
)
from clubsuit.lab.executors import opened
from clubsuit.lab.shard import Shard
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
from clubsuit.lab.study.run import check_study, part_of
from clubsuit.lab.study.study import LADDER, PRIMARY
from clubsuit.lab.study.variants import read_constants, read_vary
from clubsuit.texts import refusal, say

MOST_PARTS = 12
"""The table leaves out the parts of a metric that has more, since there can be a hundred."""

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
    context: typer.Context,
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
    shard: ShardName = None,
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
    part = None if shard is None else Shard.read(shard)
    plan = check_study(asked, resume, part)
    deals_here = len(part_of(plan, part))
    processes = read_workers(context, workers)
    _check_files(html, tables, part)
    with opened(executor) as engine:
        if engine is None:
            _print_estimate(asked, plan, deals_here, processes)
        with progress_bar(say("study-playing"), deals_here) as progress:
            result = run_study(
                asked, file=resume, workers=processes, executor=engine, progress=progress,
                shard=part,
            )  # fmt: skip
    if part is None:
        show_study(result, html, tables, as_json)
    if result.ended == "interrupted":
        key = "study-interrupted-file" if resume else "study-interrupted"
        counts = {"deals": result.deals, "wanted": deals_here}
        print_error(say(key, **counts, file=str(resume)))
        raise typer.Exit(INTERRUPTED)
    if part:
        _print_part(part, result, str(resume), as_json)


def show_study(result: StudyResult, html: Path | None, tables: Path | None, as_json: bool) -> None:
    """Print a result, and write its page and tables if they are wanted."""
    if as_json:
        print_json(result.to_dict())
    else:
        print_study(result)
    _write_files(result, html, tables)


def _print_part(part: Shard, result: StudyResult, file: str, as_json: bool) -> None:
    """Print where the deals of a part are; its numbers alone say little."""
    if as_json:
        print_json({"shard": str(part), "deals": result.deals, "file": file})
    else:
        typer.echo(say("study-part-played", shard=str(part), deals=result.deals, file=file))


def _check_files(html: Path | None, tables: Path | None, part: Shard | None) -> None:
    """Report problems with files and packages now, not after the study."""
    if part and (html or tables):
        raise refusal("study-shard-page")
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


def _print_estimate(asked: Study, plan: Plan, deals: int, processes: int) -> None:
    """Print on stderr how long these deals of the study will take."""
    each = seconds_per_deal(asked)
    whole = round(each * deals / processes)
    time = f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"
    key = "study-estimate" if plan.stopping.precision is None else "study-estimate-most"
    numbers = {"deals": deals, "seconds": f"{each:.2g}", "workers": processes}
    typer.echo(say(key, time=time, **numbers), err=True)


def print_study(result: StudyResult) -> None:
    """Print the values of a study: a table for each kind of bot, and the primary metric."""
    out, plan = plain_console(), result.plan
    out.print(say("study-title", game=plan.game, deals=result.deals, seed=str(plan.seed)))
    for note in _notes(result):
        out.print(note, soft_wrap=True)
    hidden = _long_metrics(result)
    for bot in dict.fromkeys(one.bot for one in result.measures):
        out.print(_table(result, bot, hidden))
    if hidden:
        out.print(say("study-left-out", metrics=", ".join(hidden)), soft_wrap=True)
    out.print(say("study-note"), soft_wrap=True)
    for one in result.primary:
        out.print(_primary_line(plan, one), soft_wrap=True)
    if result.deals and not result.primary:
        out.print(say("study-nothing", metric=plan.primary), soft_wrap=True)
    for ranking in result.rankings:
        if _name(ranking) == plan.primary:
            out.print(_ranking_line(plan, ranking), soft_wrap=True)


def _notes(result: StudyResult) -> Iterator[str]:
    """Yield notes on the whole study."""
    if result.plan.by_clock:
        yield say("study-by-clock")
    if erring := result.plan.erring:
        yield say("study-by-chance", bots=", ".join(erring), count=len(erring))
    if any(variant.deals for variant in result.plan.variants):
        yield say("study-other-deals")
    if result.ended == "precision":
        yield say("study-precise")
    for variant, bots in result.unmoved().items():
        label = result.plan.variants[variant].label
        yield say("study-unmoved", variant=label, bots=", ".join(bots))


def _long_metrics(result: StudyResult) -> list[str]:
    """Return the metrics that have too many parts for the table."""
    parts: dict[str, set[str]] = {}
    for one in result.measures:
        parts.setdefault(one.metric, set()).add(one.part)
    return [metric for metric, some in parts.items() if len(some) > MOST_PARTS]


def _table(result: StudyResult, bot: str, hidden: Sequence[str]) -> Table:
    """Return the table of one kind of bot: a row for each metric and part."""
    table = Table(title=bot or say("study-skill"), title_justify="left")
    table.add_column(say("study-metric-column"), overflow="fold")
    for variant in result.plan.variants:
        table.add_column(variant.label, justify="right", overflow="fold")
    rows: dict[str, dict[int, Measure]] = {}
    for one in result.measures:
        if one.bot == bot and one.metric not in hidden:
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
    order = one.order(plan.bots[0])
    if one.verdict == "same" and order:
        labels = ", ".join(plan.variants[number].label for number in order)
        return say("study-same-order", metric=_name(one), order=labels)
    key = "study-contradicted" if one.verdict == "different" else "study-unclear-order"
    return say(key, metric=_name(one))
