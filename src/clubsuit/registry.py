"""Register games from outside this package.

`import clubsuit` registers the games of two kinds of modules. The environment variable
CLUBSUIT_GAMES names modules, separated by commas, and installed packages name modules in the
entry-point group `clubsuit.games`. So the command line, worker processes and the server all know
these games. The variable can also name games with other constants (see `with_constants`).

A module declares its game as `RULES`. It may also declare the bots' knowledge of the game as
`KNOWLEDGE`. The module's folder contains the texts of the game (`*.ftl`, and the rules as
`GAME.md`). It may also contain weights for the bot `trained` (`GAME.npz`). See
docs/adding-a-game.md.
"""

import os
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from clubsuit import games, texts
from clubsuit.bots.knowledge import base
from clubsuit.bots.knowledge.base import Knowledge
from clubsuit.bots.network import register_weights
from clubsuit.bots.policy import shipped_policy
from clubsuit.errors import excerpt
from clubsuit.folder import is_new, note, passed_over, search_here_last, top_name
from clubsuit.games import REGISTRY
from clubsuit.games.rules import Rules
from clubsuit.texts import CONSTANT, refusal
from clubsuit.varied import import_game, name_of

VARIABLE = "CLUBSUIT_GAMES"
"""The environment variable that lists the modules of games."""

GROUP = "clubsuit.games"
"""The entry-point group in which installed packages list their modules of games."""


def register(
    rules: Rules,
    knowledge: Knowledge | Mapping[np.dtype[Any], Knowledge] | None = None,
    folder: str | Path | None = None,
) -> None:
    """Add your own game to `clubsuit.game_ids()`, in this process only.

    rules:     the game's declaration; no other game may have the same NumPy record type.
    knowledge: the bots' knowledge of the game, or a mapping from record types to knowledge. Without
               knowledge, bots choose any legal action, and `search` tries all legal actions.
    folder:    the folder with the game's texts (`*.ftl`, and the rules as `GAME.md`) and, if there
               are any, weights for the bot `trained` (`GAME.npz`).

    docs/adding-a-game.md has a complete example. The arguments are not checked, and mistakes may
    cause any error later; `clubsuit.testing.check_game` finds them.

    >>> from clubsuit.games import REGISTRY
    >>> register(REGISTRY["clubs-whist"])  # again, so nothing changes
    """
    if folder is not None:
        texts.add(Path(folder))
        register_weights(rules.id, Path(folder) / f"{rules.id}.npz")
        shipped_policy.cache_clear()
    known = knowledge if isinstance(knowledge, Mapping) else None
    for ruleset in rules.rulesets():
        one = known.get(ruleset.dtype) if known else knowledge
        if one or not base.is_known(ruleset):
            base.register(ruleset.dtype, one if isinstance(one, Knowledge) else Knowledge())
    games.register(rules)


def register_module(module: ModuleType) -> None:
    """Add the game that a module declares as `RULES`."""
    folder = Path(module.__file__).parent if module.__file__ else None
    if CONSTANT in module.RULES.id:  # it has the texts and the weights of the usual game
        folder = None
    register(module.RULES, getattr(module, "KNOWLEDGE", None), folder)


def with_constants(game: str, constants: Mapping[str, int] | None = None) -> str:
    """Register a game with other constants of its rules, and return the name of that game.

    game:      the name of a game; it may contain constants, as in "ruby-dame:DAME_POINTS=10".
    constants: the numbers, by the names that the game declares (`clubsuit games` lists them).

    Values that the rules have already are left out of the name, so the result may be the usual
    game. The name is added to CLUBSUIT_GAMES, so processes that this process starts later know the
    game. The first deal compiles the rules again, as for a new game. Raises NotationError for an
    unknown game, an unknown constant or an invalid value.

    >>> with_constants("ruby-dame", {"DAME_POINTS": 5})  # 10 would give "ruby-dame:DAME_POINTS=10"
    'ruby-dame'
    """
    name = name_of(game, constants or {})
    if name not in REGISTRY:
        register_module(import_game(name))
    if CONSTANT in name and name not in named():
        os.environ[VARIABLE] = ",".join([*named(), name])
    return name


def register_named() -> None:
    """Add the games that the environment variable and the installed packages name.

    A module named by the environment variable may be in the current folder. Raises NotationError if
    a module does not exist or does not declare a game.
    """
    register_modules(named())
    for entry in entry_points(group=GROUP):
        _register(entry.value)


def named() -> list[str]:
    """Return the modules that the environment variable names."""
    return [name.strip() for name in os.environ.get(VARIABLE, "").split(",") if name.strip()]


def register_modules(names: Sequence[str]) -> None:
    """Add the games of modules that may be in the current folder. Raises NotationError."""
    if names:
        search_here_last()
    for name in names:
        if CONSTANT in name:
            with_constants(name)
            continue
        note(name)
        _register(name, passed_over(name) if is_new(name) else None)


def _register(name: str, hidden: str | None = None) -> None:
    """Add the game of the module with this name.

    hidden: the file with this name in the current folder, if Python would import another module
    instead of it.
    """
    try:
        if hidden is None:
            register_module(import_module(name))
            return
    except (ImportError, AttributeError) as error:
        hidden = passed_over(name)
        if hidden is None:
            raise refusal("game-outside", module=excerpt(name), error=str(error)) from None
    raise refusal("module-passed-over", module=excerpt(top_name(name)), file=excerpt(hidden))
