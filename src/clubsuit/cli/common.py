"""Parts that several commands share: options, progress bars and output."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from clubsuit import extras
from clubsuit.bots import offer
from clubsuit.bots.own_weights import split_names
from clubsuit.errors import excerpt
from clubsuit.game import game_ids
from clubsuit.lab.lost_turns import LostTurns, sentence
from clubsuit.lab.workers import all_cores
from clubsuit.registry import with_constants
from clubsuit.texts import refusal, say, usual_game
from clubsuit.varied import name_of, read_name

INTERRUPTED = 130
"""Exit status after Ctrl-C, as in shells."""
MAX_WORKERS = 256
"""Maximum number of worker processes. No intended machine can use more."""

KNOWN_GAMES = ", ".join(game_ids())

GameArgument = Annotated[
    str, typer.Argument(metavar="GAME", help=say("cli-help-game", known=KNOWN_GAMES))
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=say("cli-help-option"))
]
Sets = Annotated[
    list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=say("cli-help-set"))
]
Seed = Annotated[int, typer.Option(help=say("cli-help-seed"))]
Workers = Annotated[int, typer.Option(help=say("cli-help-workers"))]
ExecutorName = Annotated[
    str | None, typer.Option("--executor", metavar="NAME", help=say("cli-help-executor"))
]
Data = Annotated[Path | None, typer.Option(metavar="FOLDER", help=say("cli-help-data"))]
OfferedBots = Annotated[
    str | None, typer.Option("--bots", metavar="NAMES", help=say("cli-help-bots-play"))
]
Database = Annotated[
    str | None,
    typer.Option(metavar="URL", envvar="CLUBSUIT_DATABASE", help=say("cli-help-database")),
]
ShardName = Annotated[
    str | None, typer.Option("--shard", metavar="K/N", help=say("cli-help-shard"))
]
Json = Annotated[bool, typer.Option("--json", help=say("cli-help-json"))]


# ---- reading the command line -----------------------------------------------------------


def read_options(given: Sequence[str]) -> dict[str, str]:
    """Read options of the form NAME=VALUE; the game reads the values. Raises NotationError."""
    options: dict[str, str] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise refusal("cli-option-form", given=excerpt(text))
        if name in options:
            raise refusal("cli-option-twice", option=excerpt(name))
        options[name] = value
    return options


def read_sets(given: Sequence[str]) -> dict[str, str]:
    """Register games with other constants; return their names by the usual game.

    given: texts of the form GAME:NAME=VALUE. Those of one game go together. Raises NotationError.
    """
    constants = _constants_in(given)
    return {game: with_constants(name_of(game, values)) for game, values in constants.items()}


def game_with(game: str, sets: Sequence[str]) -> str:
    """Return the name of the game with the constants of --set. Raises NotationError.

    game: the name of a game; it keeps the constants that it has already.
    sets: texts of the form NAME=VALUE or GAME:NAME=VALUE.
    """
    usual = usual_game(game)
    constants = _constants_in([text if ":" in text else f"{usual}:{text}" for text in sets])
    for other in constants.keys() - {usual}:
        raise refusal("constants-other", other=excerpt(other), game=excerpt(game))
    return with_constants(name_of(game, constants[usual])) if constants else game


def _constants_in(given: Sequence[str]) -> dict[str, dict[str, str]]:
    """Return the constants of each usual game in texts of the form GAME:NAME=VALUE."""
    found: dict[str, dict[str, str]] = {}
    for text in given:
        game, constants = read_name(text)
        if not constants:
            raise refusal("constants-form", given=excerpt(text))
        values = found.setdefault(game, {})
        for name, value in constants.items():
            if name in values:
                raise refusal("constants-twice", name=excerpt(name))
            values[name] = value
    return found


def require(context: typer.Context, needed: str, *options: str) -> None:
    """Raise NotationError if one of these options is given without the one that it needs."""
    given = _given(context)
    if needed not in given and (idle := given.intersection(options)):
        raise refusal("cli-without", option=min(idle), needed=needed)


def exclude(context: typer.Context, stronger: str, *options: str) -> None:
    """Raise NotationError if one of these options is given with one that makes it useless."""
    given = _given(context)
    if stronger in given and (idle := given.intersection(options)):
        raise refusal("cli-with", option=min(idle), stronger=stronger)


def _given(context: typer.Context) -> set[str]:
    """Return the options that the command line or the environment gives, not those by default."""
    return {
        option.opts[0]
        for option in context.command.params
        if getattr(context.get_parameter_source(option.name or ""), "name", "") != "DEFAULT"
    }


def offer_bots(names: str | None) -> None:
    """Offer these bots, separated by commas, at the tables of this server. Raises NotationError."""
    for name in split_names(names) if names else []:
        offer(name)


def read_workers(context: typer.Context, given: int) -> int:
    """Return the number of processes; 0 means all cores. Raises NotationError."""
    exclude(context, "--executor", "--workers")
    if not 0 <= given <= MAX_WORKERS:
        raise refusal("cli-workers-range", given=excerpt(given), most=MAX_WORKERS)
    return given or all_cores()


def place_of(data: Path | None, database: str | None) -> Path | str | None:
    """Return the folder or the address of a server's database; None stands for the usual folder.

    Raises NotationError if both are given.
    """
    if data and database:
        raise refusal("cli-data-or-database")
    return data or database


# ---- writing ----------------------------------------------------------------------------------


def require_server() -> None:
    """Raise NotationError if a package of the server is missing (`pip install --no-deps`)."""
    try:
        import clubsuit.server.run  # noqa: F401 # only to find out whether it can be imported
    except ModuleNotFoundError as error:
        how = extras.command(extras.SERVER)
        raise refusal("server-not-installed", package=str(error.name), how=how) from None


def print_json(data: dict[str, Any]) -> None:
    typer.echo(json.dumps(data))  # ASCII only, since stdout may have any encoding


def print_lost(bot: str, lost: LostTurns) -> None:
    """Print how many turns a bot has lost, and why, if it has lost any."""
    if text := sentence(bot, lost):
        plain_console().print(text, soft_wrap=True)


def plain_console() -> Console:
    """Return a console for stdout that prints brackets and colons literally."""
    return Console(markup=False, emoji=False)


def print_error(message: str) -> None:
    typer.echo(say("cli-error", message=" ".join(message.split())), err=True)


@contextmanager
def progress_bar(title: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """Show a progress bar if stderr is a terminal.

    total: the number of steps; None if it is unknown.

    Yields a function that takes the number of completed steps.
    """
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    off = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=off) as progress:
        task = progress.add_task(title, total=total)
        yield lambda done: progress.update(task, completed=done)
