"""Call functions of higher layers from lower ones.

Modules only import lower layers (see pyproject.toml). Some methods still need a higher layer: for
example, `Game.replay` needs the module `replay`, which imports `game`. Such functions are listed
here, and their module is imported when the method is called.
"""

from importlib import import_module
from typing import Any

ANSWERED_BY = {
    "explain": "clubsuit.texts:explain",
    "replay": "clubsuit.replay:replay_game",
    "positions": "clubsuit.replay:positions",
    "solve": "clubsuit.solve.positions:values_of",
}
"""The questions, each with the module and the function that answers it."""


def answer(question: str, *args: Any) -> Any:
    """Call the function that answers a question of `ANSWERED_BY`, and return its result."""
    module, _, function = ANSWERED_BY[question].partition(":")
    return getattr(import_module(module), function)(*args)
