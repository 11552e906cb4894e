"""`clubsuit fork`: copy a game under a new name, to change its rules."""

from pathlib import Path
from typing import Annotated

import typer

from clubsuit.cli.common import GameArgument, Json, plain_console, print_json
from clubsuit.forks import fork
from clubsuit.registry import VARIABLE
from clubsuit.texts import say

NEXT = (("conform",), ("arena", "--bots", "rule,random"), ("play",))
"""The commands to run after an edit, each with what follows the name of the game."""


def run_fork(
    game: GameArgument,
    name: Annotated[str, typer.Argument(metavar="NAME", help=say("cli-help-fork-name"))],
    as_json: Json = False,
) -> None:
    """Copy a game into a new package in the current folder."""
    package = fork(game, name)
    files = sorted(path.relative_to(package.parent).as_posix() for path in package.rglob("*.*"))
    if as_json:
        print_json({"game": name, "from": game, "files": files})
        return
    out = plain_console()
    out.print(say("fork-copied", game=game, folder=f"{name}/"), soft_wrap=True)
    out.print(say("fork-first"))
    for path, what in _first(package):
        out.print(f"  {f'{name}/{path}':<32} {say(what)}", soft_wrap=True)
    out.print(say("fork-next"))
    out.print(f"  export {VARIABLE}={name}", soft_wrap=True)
    for command, *more in NEXT:
        out.print(" ".join(["  clubsuit", command, name, *more]), soft_wrap=True)


def _first(package: Path) -> list[tuple[str, str]]:
    """Return the files to edit first that the package has, each with its message."""
    name = package.name
    found = [("rules.py", "fork-rules"), ("__init__.py", "fork-rules")]
    found = [one for one in found if (package / one[0]).is_file()][:1]
    more = [
        ("options.py", "fork-options"),
        ("words.py", "fork-words"),
        ("knowledge.py", "fork-knowledge"),
        (f"{name}.md", "fork-page"),
        (f"{name}.ftl", "fork-messages"),
    ]
    return found + [one for one in more if (package / one[0]).is_file()]
