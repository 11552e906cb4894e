"""The rules of all games. No code outside this package knows a rule.

Each game is a subpackage here, or a module elsewhere, that declares itself as `RULES`.
"""

import copyreg
from collections.abc import Callable
from importlib import import_module

from clubsuit.games import dispatch
from clubsuit.games.rules import Rules

GAMES = ("free_clubs", "clubs_whist", "climbing_clubs", "ruby_dame")
"""Names of the games in this package; each is also the name of its subpackage.

A game may have two more files of this name: one in `bots/knowledge`, with the knowledge of its
bots, and one in `server/wire/games`, with the model of its table.
"""

REGISTRY: dict[str, Rules] = {}
"""All registered games by their id."""


def register(rules: Rules) -> None:
    """Add a game with all its rulesets to `REGISTRY`."""
    for ruleset in rules.rulesets():
        dispatch.register(ruleset.dtype, ruleset.functions, ruleset.endings)
        copyreg.pickle(type(ruleset), _by_name)
    REGISTRY[rules.id] = rules


def _by_name(rules: Rules) -> tuple[Callable[[str, int], Rules], tuple[str, int]]:
    """Copy and pickle a ruleset as its game id and index; each ruleset exists only once."""
    types = [one.dtype for one in REGISTRY[rules.id].rulesets()]
    return _ruleset, (rules.id, types.index(rules.dtype))


def _ruleset(game: str, place: int) -> Rules:
    return REGISTRY[game].rulesets()[place]


for _name in GAMES:
    register(import_module(f"clubsuit.games.{_name}").RULES)
