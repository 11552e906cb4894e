"""What is raised when something cannot be done at a table."""

from typing import Any

from clubsuit.errors import NotationError, Reason, TurnError
from clubsuit.texts import explain


class Stale(Exception):
    """The decision does not follow the table's last one: something else came in between."""


class Several(Exception):
    """Several decisions use the cards that were chosen.

    Its message does not name them: it may be logged, and the cards are hidden from others.
    """

    def __init__(self, actions: list[str]) -> None:
        super().__init__()
        self.actions = actions


class Damaged(Exception):
    """What is stored makes no game (any more). Why is not said: that could name hidden cards."""


def onlooker() -> TurnError:
    """The refusal of what only a player may do."""
    return not_now("server-onlooker")


def too_often() -> TurnError:
    """The refusal of what somebody does again and again."""
    return not_now("server-events-fast")


def not_now(key: str, **args: Any) -> TurnError:
    """The refusal of what cannot be done now."""
    reason = Reason("", key, args)
    return TurnError(explain(reason), reason=reason)


def refusal(key: str, **args: Any) -> NotationError:
    reason = Reason("", key, args)
    return NotationError(explain(reason), reason=reason)
