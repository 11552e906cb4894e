"""The rules, and only here.

A game is a folder of this one (or, from elsewhere, a module) with its declaration as `RULES`.
"""

import copyreg
from collections.abc import Callable
from importlib import import_module

from clubsuit.games import dispatch
from clubsuit.games.rules import Rules

GAMES = ("free_clubs", "clubs_whist", "climbing_clubs", "ruby_dame")
"""The games of this package: a folder here of this name. A file of it in `bots/knowledge` has what
bots know of the game, and one in `server/games` a model of its table; neither must be there."""

REGISTRY: dict[str, Rules] = {}
"""All games by name."""


def register(rules: Rules) -> None:
    """Add a game, with all its rulesets: from now on it is one of `REGISTRY`."""
    for ruleset in rules.rulesets():
        dispatch.register(ruleset.dtype, ruleset.functions, ruleset.endings)
        copyreg.pickle(type(ruleset), _by_name)
    REGISTRY[rules.id] = rules


def _by_name(rules: Rules) -> tuple[Callable[[str, int], Rules], tuple[str, int]]:
    """Copy and pickle rules by their game and place, because each ruleset exists only once."""
    types = [one.dtype for one in REGISTRY[rules.id].rulesets()]
    return _ruleset, (rules.id, types.index(rules.dtype))


def _ruleset(game: str, place: int) -> Rules:
    return REGISTRY[game].rulesets()[place]


for _name in GAMES:
    register(import_module(f"clubsuit.games.{_name}").RULES)
