"""The `clubsuit` command.

Results go to stdout, progress and errors to stderr, so `--json` prints exactly one JSON object. If
the command refuses its input, it prints one line on stderr and exits with 2. If the system kills a
worker process, the command prints one line and exits with 1. `check` and `verify` exit with 1 if a
record has a fault. `verify` exits with 3 if no record has a fault, but some records could not be
checked.
"""

import io
import json
import os
import platform
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from typer import rich_utils

from clubsuit import __version__
from clubsuit.bots import BOTS
from clubsuit.bots.own_weights import split_names
from clubsuit.cli.admin import admin
from clubsuit.cli.arena import arena, ratings
from clubsuit.cli.backup import back_up, restore
from clubsuit.cli.common import (
    INTERRUPTED,
    KNOWN_GAMES,
    Data,
    Database,
    ExecutorName,
    GameArgument,
    Json,
    OfferedBots,
    Options,
    Seed,
    Sets,
    ShardName,
    Workers,
    game_with,
    offer_bots,
    place_of,
    plain_console,
    print_error,
    print_json,
    progress_bar,
    read_options,
    read_sets,
    read_workers,
    require_server,
)
from clubsuit.cli.conform import run_conform
from clubsuit.cli.decisions import run_review, run_solve
from clubsuit.cli.exploit import exploited
from clubsuit.cli.export import export
from clubsuit.cli.fork import run_fork
from clubsuit.cli.join import join
from clubsuit.cli.peers import print_peers
from clubsuit.cli.puzzles import puzzles
from clubsuit.cli.study import study
from clubsuit.cli.summary import print_summary, summary_info
from clubsuit.cli.train import train
from clubsuit.errors import ClubsuitError, WorkerLost, excerpt
from clubsuit.folder import is_here
from clubsuit.game import game_ids, rules_of
from clubsuit.games.options import Option
from clubsuit.games.rules import Rules
from clubsuit.lab import (
    Fault,
    Plan,
    Report,
    Verdict,
    check_file,
    run_bench,
    simulate,
    verify_file,
)
from clubsuit.lab.bench import PEER_SOLVER, ROWS, RUNS, SOLVER, Bench
from clubsuit.lab.executors import opened
from clubsuit.lab.gpu_bench import RUNS as GPU_RUNS
from clubsuit.lab.gpu_bench import GpuBench, run_gpu_bench
from clubsuit.lab.peers import run_peers
from clubsuit.lab.shard import Shard
from clubsuit.lab.simulate import Existing, compile_loop, must_compile
from clubsuit.texts import LANGUAGES, isolated, refusal, rules, say, usual_game

UNCHECKED = 3
"""Exit status of `verify` if no record has a fault, but some records could not be checked."""

CPU, CUDA = "cpu", "cuda"
"""The devices of `bench`."""

KNOWN_BOTS = ", ".join(BOTS)

for panel in ("arguments", "options", "commands", "errors"):
    setattr(rich_utils, f"{panel.upper()}_PANEL_TITLE", say(f"cli-panel-{panel}"))

app = typer.Typer(
    name="clubsuit",
    help=say("cli-help"),
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
    add_completion=False,
)

Port = Annotated[
    int | None,
    typer.Option(min=0, max=65535, help=say("cli-help-port")),
]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help=say("cli-help-no-browser"))]


def main() -> None:
    """Run the command; print a refusal as one line on stderr."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # the encoding may lack some characters
            stream.reconfigure(errors="backslashreplace")
    try:
        try:
            command()()
        finally:
            if sys.stdout:
                sys.stdout.flush()
    except WorkerLost as error:
        print_error(str(error))
        sys.exit(1)
    except ClubsuitError as error:
        _fail(_advice(error) or str(error))
    except BrokenPipeError:  # the reader of our output has closed the pipe
        _drop_output()
        sys.exit(1)
    except OSError as error:
        problem = str(error.strerror or error)
        if error.filename is None:
            _drop_output()
            _fail(say("cli-write-error", problem=problem))
        _fail(say("cli-io-error", file=os.fsdecode(error.filename), problem=problem))


def _advice(error: ClubsuitError) -> str:
    """Return what to do about an unknown game that is a module in this folder; "" otherwise."""
    if error.reason and error.reason.key == "game-unknown":
        game = str(error.reason.args["game"])
        return say("game-here", game=game) if is_here(game) else ""
    return ""


def command() -> Any:
    """Return the command, without the `<bool>` that Typer adds to flags in the help."""
    whole = typer.main.get_command(app)
    context = whole.make_context("clubsuit", [], resilient_parsing=True)
    for one in _with_commands(whole):
        for option in one.get_params(context):
            if getattr(option, "is_flag", False):
                option.metavar = ""
    return whole


def _with_commands(group: Any) -> Iterator[Any]:
    """Yield a command and all commands in it."""
    yield group
    for one in getattr(group, "commands", {}).values():
        yield from _with_commands(one)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"clubsuit {__version__} (Python {platform.python_version()})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    show_version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help=say("cli-help-version")
        ),
    ] = False,
    lang: Annotated[str | None, typer.Option(help=say("cli-help-lang"))] = None,
) -> None:
    """Play if no command is given.

    lang: the language, which `clubsuit.__main__` has read already.
    """
    if lang is not None and lang not in LANGUAGES:
        raise refusal("cli-lang-unknown", language=excerpt(lang), known=", ".join(LANGUAGES))
    if context.invoked_subcommand is None:
        play()


@app.command(help=say("cli-help-play"))
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help=say("cli-help-game-play", known=KNOWN_GAMES)),
    ] = None,
    port: Port = None,
    no_browser: NoBrowser = False,
    data: Data = None,
    bots: OfferedBots = None,
    lan: Annotated[bool, typer.Option("--lan", help=say("cli-help-lan"))] = False,
) -> None:
    """Open the table in the browser."""
    if game is not None:
        rules_of(game)
    offer_bots(bots)
    require_server()
    from clubsuit.server import run

    path = f"/?game={game}" if game else "/"
    run.serve(run.Reach(port=port, in_lan=lan), data, open_path=None if no_browser else path)


@app.command(help=say("cli-help-serve"))
def serve(
    host: Annotated[str, typer.Option(help=say("cli-help-host"))] = "127.0.0.1",
    port: Port = None,
    data: Data = None,
    bots: OfferedBots = None,
    database: Database = None,
    redis: Annotated[
        str | None,
        typer.Option(metavar="URL", envvar="CLUBSUIT_REDIS", help=say("cli-help-redis")),
    ] = None,
    name: Annotated[list[str] | None, typer.Option(help=say("cli-help-name"))] = None,
    metrics: Annotated[
        str | None, typer.Option(metavar="[HOST:]PORT", help=say("cli-help-metrics"))
    ] = None,
    keep_unfinished: Annotated[
        int,
        typer.Option(
            metavar="DAYS",
            min=0,
            envvar="CLUBSUIT_KEEP_UNFINISHED",
            help=say("cli-help-unfinished"),
        ),
    ] = 30,
    keep_finished: Annotated[
        int,
        typer.Option(
            metavar="DAYS", min=0, envvar="CLUBSUIT_KEEP_FINISHED", help=say("cli-help-finished")
        ),
    ] = 365,
    json_log: Annotated[bool, typer.Option("--json-log", help=say("cli-help-json-log"))] = False,
    push: Annotated[
        list[str] | None,
        typer.Option(metavar="HOST", envvar="CLUBSUIT_PUSH", help=say("cli-help-push")),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", envvar="CLUBSUIT_LIMIT", help=say("cli-help-limit")),
    ] = None,
) -> None:
    """Serve tables to other people."""
    where = place_of(data, database)
    offer_bots(bots)
    require_server()
    from clubsuit.server import run
    from clubsuit.server.notify.push_services import SERVICES, read_services
    from clubsuit.server.ops.error_log import log_as_json
    from clubsuit.server.ops.metrics import served
    from clubsuit.server.people.data import Ages
    from clubsuit.server.settings import read_limits

    if json_log:
        log_as_json()
    with served(metrics):
        run.serve(
            run.Reach(host, port, name or ()),
            where,
            redis,
            ages=Ages(keep_unfinished or None, keep_finished or None),
            services=read_services(push or SERVICES),
            limits=read_limits(limit or ()),
        )


@app.command(help=say("cli-help-games"))
def games(as_json: Json = False) -> None:
    """List the games."""
    declared = [rules_of(name) for name in game_ids()]
    if as_json:
        print_json({"games": [_game_info(game) for game in declared]})
        return
    out = plain_console()
    for game in declared:
        out.print(_game_table(game))
        if game.constants:
            out.print(_constants_table(game))
        out.print()
    out.print(say("games-play-hint", game=declared[0].id))


@app.command("rules", help=say("cli-help-rules"))
def show_rules(game: GameArgument) -> None:
    """Show a game's rules."""
    Console().print(Markdown(rules(rules_of(game).id)))


@app.command("simulate", help=say("cli-help-simulate"))
def run_simulate(
    context: typer.Context,
    game: GameArgument,
    number: Annotated[int, typer.Option("--games", "-n", help=say("cli-help-games-number"))] = 100,
    seed: Seed = 1,
    bots: Annotated[str, typer.Option(help=say("cli-help-bots", known=KNOWN_BOTS))] = "random",
    option: Options = None,
    sets: Sets = None,
    records: Annotated[Path | None, typer.Option(help=say("cli-help-records"))] = None,
    workers: Workers = 1,
    executor: ExecutorName = None,
    shard: ShardName = None,
    resume: Annotated[bool, typer.Option("--resume", help=say("cli-help-resume"))] = False,
    force: Annotated[bool, typer.Option("--force", help=say("cli-help-force"))] = False,
    as_json: Json = False,
) -> None:
    """Let bots play games against each other."""
    existing = _existing(records, resume, force)
    processes = read_workers(context, workers)
    names = split_names(bots)
    game = game_with(game, sets or [])
    plan = Plan.of(
        game, games=number, seed=seed, bots=names, options=read_options(option or []),
        shard=None if shard is None else Shard.read(shard),
    )  # fmt: skip
    if must_compile(plan) and executor is None:
        with progress_bar(say("simulate-compiling"), None):
            compile_loop(plan)
    with (
        opened(executor) as engine,
        progress_bar(say("simulate-playing"), len(plan.numbers)) as progress,
    ):
        summary = simulate(
            plan, records=records, existing=existing, workers=processes,
            executor=engine, progress=progress,
        )  # fmt: skip
    if as_json:
        print_json(summary_info(plan, summary, records))
    else:
        print_summary(plan, summary, records)
    if summary.interrupted:
        key = "simulate-interrupted-file" if records else "simulate-interrupted"
        print_error(say(key, games=summary.games, wanted=len(plan.numbers), file=str(records)))
        raise typer.Exit(INTERRUPTED)


app.command(help=say("cli-help-arena"))(arena)
app.command(help=say("cli-help-study"))(study)
app.command(help=say("cli-help-ratings"))(ratings)
app.command("exploit", help=say("cli-help-exploit"))(exploited)
app.command(help=say("cli-help-puzzles"))(puzzles)
app.command(help=say("cli-help-train"))(train)
app.command(help=say("cli-help-export"))(export)
app.command("conform", help=say("cli-help-conform"))(run_conform)
app.command("fork", help=say("cli-help-fork"))(run_fork)
app.command(help=say("cli-help-join"))(join)
app.command("backup", help=say("cli-help-backup"))(back_up)
app.command(help=say("cli-help-restore"))(restore)
app.add_typer(admin)


@app.command(help=say("cli-help-check"))
def check(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help=say("cli-help-files"))],
    workers: Annotated[int, typer.Option(help=say("cli-help-workers-check"))] = 1,
    executor: ExecutorName = None,
    sets: Sets = None,
    as_json: Json = False,
) -> None:
    """Replay records."""
    read_sets(sets or [])
    processes = read_workers(context, workers)
    reports = []
    with opened(executor) as engine:
        for file in files:
            with progress_bar(say("check-checking"), None) as progress:
                reports.append(
                    check_file(file, workers=processes, executor=engine, progress=progress)
                )
            if not as_json:
                typer.echo(_report_line(reports[-1]))
    good = all(report.fault is None for report in reports)
    if as_json:
        print_json({"ok": good, "files": [asdict(report) for report in reports]})
    if not good:
        raise typer.Exit(1)


@app.command(help=say("cli-help-verify"))
def verify(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help=say("cli-help-files"))],
    workers: Annotated[int, typer.Option(help=say("cli-help-workers-check"))] = 1,
    executor: ExecutorName = None,
    as_json: Json = False,
) -> None:
    """Verify fair deals."""
    processes = read_workers(context, workers)
    found: list[tuple[Path, Verdict]] = []
    with opened(executor) as engine:
        for file in files:
            before = len(found)
            with progress_bar(say("verify-verifying"), None) as progress:
                for verdict in verify_file(
                    file, workers=processes, executor=engine, progress=progress
                ):
                    found.append((file, verdict))
                    if not as_json:
                        typer.echo("\n".join(_verdict_lines(file, verdict)))
            if len(found) == before:
                raise refusal("verify-nothing", file=excerpt(str(file)))
    faulty = any(verdict.fault for _, verdict in found)
    unchecked = any(verdict.unchecked for _, verdict in found)
    if as_json:
        records = [{"file": str(file), **asdict(verdict)} for file, verdict in found]
        print_json({"ok": not (faulty or unchecked), "records": records})
    if faulty or unchecked:
        raise typer.Exit(1 if faulty else UNCHECKED)


@app.command(help=say("cli-help-bench"))
def bench(
    peers: Annotated[bool, typer.Option("--peers", help=say("cli-help-peers"))] = False,
    runs: Annotated[int, typer.Option(min=1, hidden=True)] = RUNS,
    device: Annotated[str, typer.Option(help=say("cli-help-device"))] = CPU,
    game: Annotated[
        list[str] | None, typer.Option(metavar="GAME", help=say("cli-help-bench-game"))
    ] = None,
    batch: Annotated[
        list[int] | None, typer.Option(metavar="GAMES", help=say("cli-help-bench-batch"))
    ] = None,
    as_json: Json = False,
) -> None:
    """Measure the speed of the rules."""
    if device not in (CPU, CUDA):
        raise refusal("bench-device", given=excerpt(device), known=f"{CPU}, {CUDA}")
    for option, given, only in (("--peers", peers, CPU), ("--runs", runs != RUNS, CPU),
                                ("--game", game, CUDA), ("--batch", batch, CUDA)):  # fmt: skip
        if given and device != only:
            raise refusal("bench-only", option=option, device=only)
    if device == CUDA:
        _bench_on_gpu(game or [], batch or [], as_json)
        return
    with progress_bar(say("bench-measuring"), 100) as progress:
        result = run_bench(solver=peers, runs=runs, progress=lambda part: progress(int(part * 100)))
    if not as_json:
        _print_bench(result, runs)
    if not peers:
        compared = None
    else:
        with progress_bar(say("bench-peers-measuring"), 100) as progress:
            compared = run_peers(progress=lambda part: progress(int(part * 100)))
    if as_json:
        print_json(result.to_dict() | {"peers": compared.to_dict() if compared else {}})
    elif compared:
        print_peers(compared)
    if compared and compared.interrupted:
        raise typer.Exit(INTERRUPTED)


def _bench_on_gpu(games: Sequence[str], batches: Sequence[int], as_json: bool) -> None:
    with progress_bar(say("bench-measuring"), 100) as progress:
        result = run_gpu_bench(games, batches, progress=lambda part: progress(int(part * 100)))
    if as_json:
        print_json(result.to_dict())
    else:
        _print_gpu_bench(result)


app.command("solve", help=say("cli-help-solve"))(run_solve)
app.command("review", help=say("cli-help-review"))(run_review)


# ---- reading the command line -----------------------------------------------------------


def _existing(records: Path | None, resume: bool, force: bool) -> Existing:
    if resume and force:
        raise refusal("cli-resume-or-force")
    if (resume or force) and records is None:
        raise refusal("cli-resume-what")
    return "resume" if resume else "replace" if force else "refuse"


# ---- writing ----------------------------------------------------------------------------------


def _fail(message: str) -> NoReturn:
    print_error(message)
    sys.exit(2)


def _drop_output() -> None:
    """Discard pending output of an unusable stdout; at exit, writing it would fail again."""
    with suppress(OSError):  # stdout may not be a real file
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _game_info(game: Rules) -> dict[str, Any]:
    return {
        "id": game.id,
        "players": list(game.players),
        "default_players": game.seats(game.options.read({})),
        "options": [_option_info(option) for option in game.options],
        "constants": [asdict(constant) for constant in game.constants],
    }


def _option_info(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
        "choices": list(option.choices),
        "low": option.low,
        "high": option.high,
        "rule": option.rule,
        "research": option.research,
        "house": option.house,
    }


def _game_table(game: Rules) -> Table:
    name = say(f"game-{usual_game(game.id)}-name")
    title = say("games-title", name=name, game=game.id, players=_span(game.players))
    table = Table(title=title, title_justify="left")
    for heading in ("games-option", "games-meaning", "games-default", "games-values", "games-rule"):
        table.add_column(say(heading))
    for option in game.options:
        meaning = say(f"option-{option.name}")
        if option.house:
            meaning = say("games-house", meaning=meaning)
        default, allowed = _shown_default(option), say("option-allowed", **option.limits())
        table.add_row(option.name, meaning, default, allowed, option.rule)
    return table


def _constants_table(game: Rules) -> Table:
    table = Table()
    for heading in (
        "games-constant",
        "games-meaning",
        "games-default",
        "games-values",
        "games-rule",
    ):
        table.add_column(say(heading))
    for one in game.constants:
        limits = {"form": "number", "low": str(one.low), "high": str(one.high)}
        meaning, allowed = say(f"constant-{one.name}"), say("option-allowed", **limits)
        table.add_row(one.name, meaning, str(one.value), allowed, one.rule)
    return table


def _shown_default(option: Option) -> str:
    if option.default is None:
        return say("games-default-depends")
    if isinstance(option.default, list):
        return ",".join(map(str, option.default))
    return json.dumps(option.default) if isinstance(option.default, bool) else str(option.default)


def _span(numbers: Sequence[int]) -> str:
    low, high = min(numbers), max(numbers)
    return str(low) if low == high else f"{low}–{high}"


def _report_line(report: Report) -> str:
    if report.fault is None:
        return say("check-good", file=report.file, records=report.records)
    fault = report.fault
    rule = f"{fault.rule}: " if fault.rule else ""
    place = _place(report.file, fault)
    return say("check-fault", place=place, message=" ".join(f"{rule}{fault.message}".split()))


def _verdict_lines(file: Path, verdict: Verdict) -> Iterator[str]:
    """Yield the lines for a record: first the checks that passed, then the fault."""
    place = say("check-place", file=str(file), line=verdict.line)
    if verdict.unchecked:
        yield say("verify-unchecked", place=place, why=verdict.unchecked)
    else:
        yield say("verify-record", place=place, holds="yes" if verdict.fault is None else "no")
    if verdict.commitment:
        yield say("verify-commitment", commitment=verdict.commitment)
    if verdict.secret_fits:
        yield say("verify-secret")
        yield say(
            "verify-strings", who=", ".join(isolated(verdict.players[p]) for p in verdict.strings)
        )
    if verdict.promised:
        yield say("verify-promises", late=len(verdict.late))
    if verdict.deals:
        yield say("verify-deals", deals=verdict.deals)
    if verdict.play_holds:
        yield say("verify-play")
    for seat, bots in verdict.by_bots.items():
        for bot, decisions in bots.items():
            player = verdict.players[seat]
            yield say("verify-bot", player=player, bot=bot, decisions=decisions)
    if verdict.fault:
        rule = f"{verdict.fault.rule}: " if verdict.fault.rule else ""
        message = " ".join(f"{rule}{verdict.fault.message}".split())
        yield say("verify-fault", place=_place(str(file), verdict.fault), message=message)


def _place(file: str, fault: Fault) -> str:
    if fault.hand is None:
        return say("check-place", file=file, line=fault.line)
    if fault.action is None:
        return say("check-place-hand", file=file, line=fault.line, hand=fault.hand)
    return say(
        "check-place-action", file=file, line=fault.line, hand=fault.hand, action=fault.action
    )


def _print_bench(result: Bench, runs: int) -> None:
    out = plain_console()
    table = Table(title=say("bench-title"), title_justify="left")
    table.add_column(say("bench-game"))
    for heading in ("bench-rate", "bench-compile"):
        table.add_column(say(heading), justify="right")
    for game, rate in result.decisions_per_s.items():
        seconds = say("bench-compile-seconds", seconds=f"{result.compile_s[game]:.1f}")
        table.add_row(game, f"{rate:,.0f}", seconds)
    out.print(table)
    out.print(say("bench-note", runs=runs))
    _print_environments(result)
    if result.boards_per_s:
        ours, theirs = result.boards_per_s[SOLVER], result.boards_per_s[PEER_SOLVER]
        rates = {"ours": f"{ours:.1f}", "theirs": f"{theirs:.1f}", "ratio": f"{ours / theirs:.1f}"}
        out.print(say("bench-note-solver", **rates))


def _print_gpu_bench(result: GpuBench) -> None:
    out = plain_console()
    table = Table(title=say("bench-gpu-title"), title_justify="left")
    table.add_column(say("bench-game"))
    for size in next(iter(result.decisions_per_s.values())):
        table.add_column(say("bench-gpu-batch", games=size), justify="right")
    table.add_column(say("bench-compile"), justify="right")
    for game, rates in result.decisions_per_s.items():
        seconds = say("bench-compile-seconds", seconds=f"{result.compile_s[game]:.1f}")
        table.add_row(game, *(f"{rate:,.0f}" for rate in rates.values()), seconds)
    out.print(table)
    packages = ", ".join(f"{name} {number}" for name, number in result.packages.items())
    out.print(say("bench-gpu-card", card=result.card, driver=result.driver, packages=packages))
    out.print(say("bench-gpu-note", runs=GPU_RUNS))


def _print_environments(result: Bench) -> None:
    out = plain_console()
    table = Table(title=say("bench-environments", one=ROWS[1], two=ROWS[2]), title_justify="left")
    table.add_column(say("bench-game"), no_wrap=True)
    for threads in (1, 2):
        for heading in ("bench-masks", "bench-observations"):
            table.add_column(say(heading, threads=threads), justify="right")
    for game, rates in result.steps_per_s.items():
        table.add_row(game, *(f"{rate:,.0f}" for rate in rates.values()))
    out.print(table)
