"""Game knowledge of bots: one module per game, and modules that games share.

The module of a game defines `KNOWLEDGE`, which maps the types of its records to instances of
`base.Knowledge`. A game without a module gets the default knowledge, with which bots know only
the rules.
"""

import pkgutil
from importlib import import_module

from clubsuit.bots.knowledge import base
from clubsuit.games import GAMES, REGISTRY

for _file in pkgutil.iter_modules(__path__):
    if _file.name in GAMES:
        for _dtype, _knowledge in import_module(f"{__name__}.{_file.name}").KNOWLEDGE.items():
            base.register(_dtype, _knowledge)
for _rules in REGISTRY.values():
    for _ruleset in _rules.rulesets():
        if not base.is_known(_ruleset):
            base.register(_ruleset.dtype, base.Knowledge())
