"""What bots know of each game, a file for each, over parts that games share.

A file has what it says of its records' types as `KNOWLEDGE`; see `base.Knowledge`.
"""

from importlib import import_module

from clubsuit.bots.knowledge import base
from clubsuit.games import GAMES

for _name in GAMES:
    for _dtype, _knowledge in import_module(f"clubsuit.bots.knowledge.{_name}").KNOWLEDGE.items():
        base.register(_dtype, _knowledge)
