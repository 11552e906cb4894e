"""Errors for commands that a table refuses."""

from typing import Any

from clubsuit.errors import TurnError
from clubsuit.texts import refusal


class Stale(Exception):
    """A command came too late: the table has changed since the client sent it."""


class Several(Exception):
    """Several legal actions use the chosen cards.

    The message does not name the actions, because it may be logged and the cards are hidden.
    """

    def __init__(self, actions: list[str]) -> None:
        super().__init__()
        self.actions = actions


class Damaged(Exception):
    """The stored entries are not a valid game.

    The error has no message, because the reason could name hidden cards.
    """


class Removed(Damaged):
    """The table has been deleted by the host, or through another process."""


def not_a_player() -> TurnError:
    """Return the error for a person without a seat who sends a command for players."""
    return not_now("server-onlooker")


def too_often() -> TurnError:
    """Return the error for commands that are sent too often."""
    return not_now("server-events-fast")


def not_now(key: str, **args: Any) -> TurnError:
    """Return the error with this message of the catalogue, for a command that is refused now."""
    return refusal(key, TurnError, **args)
