"""Call functions of higher layers from lower ones.

Modules only import lower layers (see pyproject.toml). Some methods still need a higher layer: for
example, `Game.replay` needs the module `replay`, which imports `game`. The functions that such
methods need are listed here. Their module is imported when the method is called.
"""

from importlib import import_module
from typing import Any

ANSWERED_BY = {
    "explain": "clubsuit.texts:explain",
    "replay": "clubsuit.replay:replay_game",
    "positions": "clubsuit.replay:positions",
    "vector-on-card": "clubsuit.gpu.environment:CardRows",
    "solve": "clubsuit.solve.positions:values_of",
}
"""The module and the function behind each name that `answer` accepts."""


def answer(question: str, *args: Any) -> Any:
    """Call the function that `ANSWERED_BY` lists under this name, and return its result."""
    module, _, function = ANSWERED_BY[question].partition(":")
    return getattr(import_module(module), function)(*args)
