"""Games that live outside this package, and how Clubsuit comes to know them.

Whoever imports `clubsuit` has them: the command line, worker processes, the server. They are the
modules that the environment variable CLUBSUIT_GAMES names (with commas between them), and those
that installed packages name in the entry-point group `clubsuit.games`. Such a module has its
game as `RULES`; it may have what bots know of it as `KNOWLEDGE`; its texts (`*.ftl`, and the rules
as `GAME.md`) lie beside it, and so may weights for the bot `trained`, as `GAME.npz`.
See docs/architecture.md.
"""

import os
from collections.abc import Mapping
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
from clubsuit.errors import excerpt
from clubsuit.folder import is_new, passed_over, search_here_last, top_name
from clubsuit.games.rules import Rules
from clubsuit.texts import refusal

VARIABLE = "CLUBSUIT_GAMES"
GROUP = "clubsuit.games"


def register(
    rules: Rules,
    knowledge: Knowledge | Mapping[np.dtype[Any], Knowledge] | None = None,
    folder: str | Path | None = None,
) -> None:
    """Add a game of your own: from now on it is one of `clubsuit.game_ids()`, in this process.

    rules:     its declaration, whose records have a type of their own.
    knowledge: what bots know of it, or that by the type of its records; without it they play any
               legal choice, and `search` tries them all out.
    folder:    where its texts lie: `*.ftl`, and the rules as `GAME.md`; and its weights, if it
               has some for the bot `trained`, as `GAME.npz`.
    """
    if folder is not None:
        texts.add(Path(folder))
        register_weights(rules.id, Path(folder) / f"{rules.id}.npz")
    known = knowledge if isinstance(knowledge, Mapping) else None
    for ruleset in rules.rulesets():
        one = known.get(ruleset.dtype) if known else knowledge
        if one or not base.is_known(ruleset):
            base.register(ruleset.dtype, one if isinstance(one, Knowledge) else Knowledge())
    games.register(rules)


def register_module(module: ModuleType) -> None:
    """Add the game that a module declares."""
    folder = Path(module.__file__).parent if module.__file__ else None
    register(module.RULES, getattr(module, "KNOWLEDGE", None), folder)


def register_named() -> None:
    """Add the games that the environment and installed packages name.

    A module that the environment names may lie in the current folder. Raises NotationError for a
    module that is not there, or declares no game.
    """
    named = [name.strip() for name in os.environ.get(VARIABLE, "").split(",") if name.strip()]
    if named:
        search_here_last()
    for name in named:
        _register(name, passed_over(name) if is_new(name) else None)
    for entry in entry_points(group=GROUP):
        _register(entry.value)


def _register(name: str, hidden: str | None = None) -> None:
    """Add the game of the module with this name.

    hidden: the file of the current folder that would be meant, where Python finds another.
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
