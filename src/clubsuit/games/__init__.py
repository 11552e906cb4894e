"""The rules of all games. No code outside this package contains rules.

Each game is a subpackage of this package, or a module elsewhere. Its rules object is named `RULES`.
"""

import copyreg
from collections.abc import Callable
from importlib import import_module

from clubsuit.games import dispatch
from clubsuit.games.rules import Rules

GAMES = ("free_clubs", "clubs_whist", "climbing_clubs", "ruby_dame")
"""Names of the games in this package; each is also the name of its subpackage.

A game may have two more files with this name. The one in `bots/knowledge` contains the knowledge of
its bots. The one in `server/wire/games` contains the model of its table.
"""

REGISTRY: dict[str, Rules] = {}
"""All registered games by their id."""


def register(rules: Rules) -> None:
    """Add a game with all its rulesets to `REGISTRY`."""
    for ruleset in rules.rulesets():
        encoders = ruleset.encoding.functions if ruleset.encoding else None
        dispatch.register(ruleset.dtype, ruleset.functions, ruleset.endings, encoders)
        copyreg.pickle(type(ruleset), _by_name)
    REGISTRY[rules.id] = rules


def _by_name(rules: Rules) -> tuple[Callable[[str, int], Rules], tuple[str, int]]:
    """Reduce a ruleset to its game id and index; copying or unpickling it returns the original."""
    types = [one.dtype for one in REGISTRY[rules.id].rulesets()]
    return _ruleset, (rules.id, types.index(rules.dtype))


def _ruleset(game: str, place: int) -> Rules:
    return REGISTRY[game].rulesets()[place]


for _name in GAMES:
    register(import_module(f"clubsuit.games.{_name}").RULES)
