"""`clubsuit arena` and `clubsuit ratings`: comparisons of bots."""

from itertools import combinations
from pathlib import Path
from typing import Annotated, Any

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
    Sets,
    ShardName,
    Workers,
    game_with,
    plain_console,
    print_error,
    print_json,
    print_lost,
    progress_bar,
    read_options,
    read_workers,
)
from clubsuit.game import rules_of
from clubsuit.lab import Match, Result, run_match
from clubsuit.lab.arena import PLAN, check_folder
from clubsuit.lab.chart import drawing, figures, hands_played, verdict, write_page
from clubsuit.lab.executors import opened
from clubsuit.lab.opponents.contenders import KNOWN, TIMED, decides_by_clock
from clubsuit.lab.ratings import Rated, rate
from clubsuit.lab.sequential import Sprt
from clubsuit.lab.shard import Shard
from clubsuit.lab.workers import Where
from clubsuit.texts import refusal, say
from clubsuit.writing import printable

BOTS_HELP = say("cli-help-arena-bots", known=", ".join(KNOWN))


def arena(
    context: typer.Context,
    game: GameArgument,
    bots: Annotated[str, typer.Option(help=BOTS_HELP)],
    deals: Annotated[int, typer.Option("--deals", "-n", help=say("cli-help-deals"))] = 100,
    ms: Annotated[int | None, typer.Option("--time", min=1, help=say("cli-help-time"))] = None,
    whole_games: Annotated[
        bool, typer.Option("--whole-games", help=say("cli-help-whole-games"))
    ] = False,
    mixed: Annotated[
        int | None, typer.Option(metavar="DEALS", min=0, help=say("cli-help-mixed"))
    ] = None,
    once: Annotated[bool, typer.Option("--once", help=say("cli-help-once"))] = False,
    swap: Annotated[bool, typer.Option("--swap", help=say("cli-help-swap"))] = False,
    sprt: Annotated[str | None, typer.Option(metavar="LOW,HIGH", help=say("cli-help-sprt"))] = None,
    seed: Seed = 1,
    option: Options = None,
    sets: Sets = None,
    folder: Annotated[Path | None, typer.Option(help=say("cli-help-folder"))] = None,
    resume: Annotated[bool, typer.Option("--resume", help=say("cli-help-resume-match"))] = False,
    workers: Workers = 1,
    executor: ExecutorName = None,
    shard: ShardName = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-help-html"))] = None,
    as_json: Json = False,
) -> None:
    """Compare bots."""
    _check_folder_is_named(folder, resume, shard)
    game = game_with(game, sets or [])
    names = _with_budgets(split_names(bots), ms)
    pairs = list(combinations(range(len(names)), 2)) if len(names) > 2 else [(0, 1)]
    matches = [
        Match(
            game,
            bots=[names[i] for i in pair] if len(names) > 2 else names,
            deals=deals,
            seed=seed,
            options=read_options(option or []),
            games=whole_games,
            mixed=mixed,
            once=once,
            swap=swap,
            sprt=None if sprt is None else Sprt.read(sprt),
            shard=None if shard is None else Shard.read(shard),
        ).checked()
        for pair in pairs
    ]
    # Problems with files are reported now, not after a match.
    places = [_place(folder, pair, len(pairs)) for pair in pairs]
    _check_places(folder, places, matches, resume)
    if html:
        drawing()
        html.open("a").close()
    processes = read_workers(context, workers)
    played: list[tuple[Match, Result]] = []
    with opened(executor) as engine:
        for match, place in zip(matches, places, strict=True):
            result = _play(match, place, resume, (processes, engine))
            played.append((match, result))
            if not as_json:
                print_match(match, result, place)
            if result.interrupted:
                break
    if as_json:
        results = [{**plan_info(match), **result.to_dict()} for match, result in played]
        print_json(results[0] if len(pairs) == 1 else {"matches": results})
    if html:
        write_page(html, played)
    if result.interrupted:
        key = "arena-interrupted-folder" if folder else "arena-interrupted"
        print_error(say(key, deals=result.deals, wanted=len(match.numbers), folder=str(place)))
        raise typer.Exit(INTERRUPTED)


def _check_folder_is_named(folder: Path | None, resume: bool, shard: str | None) -> None:
    """Raise NotationError if an option needs a folder and none is named."""
    if resume and folder is None:
        raise refusal("arena-resume-what")
    if shard and folder is None:
        raise refusal("shard-folder")


def _play(match: Match, place: Path | None, resume: bool, where: Where) -> Result:
    """Play a match, with a progress bar."""
    workers, executor = where
    with progress_bar(say("arena-playing"), len(match.numbers)) as progress:
        return run_match(
            match, folder=place, resume=resume, workers=workers, executor=executor,
            progress=progress,
        )  # fmt: skip


def _place(folder: Path | None, pair: tuple[int, int], pairs: int) -> Path | None:
    """Return the folder of a pair's match; if there are several pairs, each has a subfolder."""
    if folder is None or pairs == 1:
        return folder
    return folder / f"{pair[0] + 1}-{pair[1] + 1}"


def _check_places(
    folder: Path | None, places: list[Path | None], matches: list[Match], resume: bool
) -> None:
    """Raise NotationError if the matches may not be stored in these folders."""
    if folder and len(places) > 1 and (folder / PLAN).exists():
        raise refusal("arena-other", folder=str(folder))
    for match, place in zip(matches, places, strict=True):
        if place:
            check_folder(match, place, resume)


def ratings(
    places: Annotated[
        list[Path], typer.Argument(metavar="FOLDER...", help=say("cli-help-ratings-places"))
    ],
    as_json: Json = False,
) -> None:
    """Rate the players of matches."""
    with progress_bar(say("ratings-reading"), None) as progress:
        rated = rate(places, progress=progress)
    if as_json:
        print_json({"games": {game: [one.to_dict() for one in rated[game]] for game in rated}})
        return
    for game, players in rated.items():
        _print_ratings(game, players)


def _with_budgets(bots: list[str], ms: int | None) -> list[str]:
    """Return the names, with the time budget added to each bot that takes one and has none yet.

    Raises NotationError if there is no such bot.
    """
    if ms is None:
        return bots
    if TIMED.isdisjoint(bots):
        raise refusal("arena-time")
    return [f"{bot}:{ms}ms" if bot in TIMED else bot for bot in bots]


def plan_info(match: Match) -> dict[str, Any]:
    """Return what identifies a match, as `clubsuit arena --json` prints it."""
    return {
        "game": match.game,
        "options": dict(match.options),
        "bots": list(match.names),
        "seed": match.seed,
        "whole_games": match.games,
        "once": match.once,
        "swap": match.swap,
        "mixed_deals": match.mixed,
        "shard": str(match.shard) if match.shard else None,
        "by_clock": [
            shown
            for shown, name in zip(match.names, match.bots, strict=True)
            if decides_by_clock(name, rules_of(match.game))
        ],
    }


def print_match(match: Match, result: Result, folder: Path | None) -> None:
    """Print the results of a match as a table."""
    out = plain_console()
    a, b = match.names
    title = say("arena-title", game=match.game, a=a, b=b, deals=result.deals, seed=str(match.seed))
    table = Table(title=title, title_justify="left")
    table.add_column(say("arena-what", a=a, b=b))
    table.add_column(say("arena-margin"), justify="right")
    table.add_column(say("arena-interval"), justify="right")
    for what, margin, interval, _ in figures(match, result):
        table.add_row(what, margin, interval)
    out.print(table)
    values = result.to_dict()
    if result.sprt:
        out.print(verdict(result.sprt, result), soft_wrap=True)
    out.print(hands_played(match, result), soft_wrap=True)
    if all(result.times):
        (median_a, median_b), (most_a, most_b) = (
            [f"{ms:g}" for ms in values[key].values()] for key in ("ms_median", "ms_p95")
        )
        times = {"median_a": median_a, "median_b": median_b, "most_a": most_a, "most_b": most_b}
        out.print(say("arena-times", a=a, b=b, **times), soft_wrap=True)
    for bot, lost in zip(match.names, result.lost, strict=True):
        print_lost(bot, lost)
    if result.resumed:
        out.print(say("arena-resumed", deals=result.resumed))
    if folder:
        out.print(say("arena-kept", folder=str(folder)), soft_wrap=True)


def _print_ratings(game: str, players: list[Rated]) -> None:
    table = Table(title=say("ratings-title", game=game), title_justify="left")
    table.add_column(say("ratings-player"))
    for heading in ("ratings-mu", "ratings-sigma", "ratings-games"):
        table.add_column(say(heading), justify="right")
    for one in players:
        table.add_row(printable(one.name), f"{one.mu:.2f}", f"{one.sigma:.2f}", str(one.games))
    plain_console().print(table)
