"""Errors of commands that cannot be carried out at a table."""

from typing import Any

from clubsuit.errors import TurnError
from clubsuit.texts import refusal


class Stale(Exception):
    """A command came too late: something else has happened at the table since."""


class Several(Exception):
    """Several decisions use the chosen cards.

    Its message does not name them: it may be logged, and the cards are hidden from others.
    """

    def __init__(self, actions: list[str]) -> None:
        super().__init__()
        self.actions = actions


class Damaged(Exception):
    """The stored entries make no game. The reason is not given: it could name hidden cards."""


def not_a_player() -> TurnError:
    """Return the refusal of a command that only a player may give."""
    return not_now("server-onlooker")


def too_often() -> TurnError:
    """Return the refusal of a command that is given too often."""
    return not_now("server-events-fast")


def not_now(key: str, **args: Any) -> TurnError:
    """Return the refusal of a command that cannot be carried out now."""
    return refusal(key, TurnError, **args)
