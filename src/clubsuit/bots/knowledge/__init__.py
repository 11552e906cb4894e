"""What bots know of each game, a file for each, over parts that games share.

A file has what it says of its records' types as `KNOWLEDGE`; see `base.Knowledge`. Of a game
without a file they know what is usual: nothing but its rules.
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
