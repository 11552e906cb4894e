"""The one way upwards.

Imports run downwards only. Yet some methods of what lies below are most naturally answered by what
lies above: a game is replayed by a module that is made of games. Those methods are declared here;
the module that answers is imported when the method is first called.
"""

from importlib import import_module
from typing import Any

ANSWERED_BY = {
    "explain": "clubsuit.texts:explain",
    "replay": "clubsuit.replay:replay_game",
    "positions": "clubsuit.replay:positions",
    "solve": "clubsuit.solve.positions:values_of",
}
"""By question: the module and the function that answer it."""


def answer(question: str, *args: Any) -> Any:
    """What the function that answers this question returns."""
    module, _, function = ANSWERED_BY[question].partition(":")
    return getattr(import_module(module), function)(*args)
