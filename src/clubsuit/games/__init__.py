"""The rules, and only here.

A game is a folder of this one (or, from elsewhere, a module) with its declaration as `RULES`.
"""

import copyreg
from importlib import import_module

from clubsuit.games import dispatch
from clubsuit.games.base import Rules

GAMES = ("free_clubs", "clubs_whist", "climbing_clubs", "ruby_dame")
"""The games of this package: a folder here of this name. A file of it in `bots/knowledge` has what
bots know of the game, and one in `server/games` a model of its table; neither must be there."""

REGISTRY: dict[str, Rules] = {}
"""All games by name."""


def register(rules: Rules) -> None:
    """Add a game, with all its rulesets: from now on it is one of `REGISTRY`."""
    for place, ruleset in enumerate(rules.rulesets()):
        dispatch.register(ruleset.dtype, ruleset.functions, ruleset.endings)
        name = (_ruleset, (rules.id, place))
        copyreg.pickle(type(ruleset), lambda _, name=name: name)  # type: ignore[misc]
    REGISTRY[rules.id] = rules


def _ruleset(game: str, place: int) -> Rules:
    """A ruleset from its name: so rules are copied and pickled, as each exists only once."""
    return REGISTRY[game].rulesets()[place]


for _name in GAMES:
    register(import_module(f"clubsuit.games.{_name}").RULES)
