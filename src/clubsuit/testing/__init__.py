"""Check that your own game meets the requirements of every game (docs/adding-a-game.md).

In pytest:

    from clubsuit.testing import check_game
    from undertow import RULES

    def test_conformance():
        check_game(RULES)

The command `clubsuit conform GAME` does the same, and lists all requirements.
"""

from clubsuit.testing.conformance import (
    REQUIREMENTS,
    Finding,
    GameFault,
    check_game,
    check_requirement,
    conform,
)
from clubsuit.testing.plays import random_action, random_play, variants

__all__ = [
    "REQUIREMENTS",
    "Finding",
    "GameFault",
    "check_game",
    "check_requirement",
    "conform",
    "random_action",
    "random_play",
    "variants",
]
