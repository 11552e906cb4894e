"""The errors that Clubsuit raises for input that it refuses.

Three kinds, by cause: the text could not be read (`NotationError`), the rules
forbid it (`RuleError`), or it is not that seat's turn (`TurnError`). Each says
in one sentence what is wrong, where, which rule, and what would be right; and
whoever raises one has changed nothing.

>>> raise RuleError("follow the suit led", rule="FC-12", where="hand 1, action 14")
Traceback (most recent call last):
...
clubsuit.errors.RuleError: FC-12: follow the suit led (hand 1, action 14)
"""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Reason:
    """Why something is refused, or what a line of the score is for.

    rule: the number of the rule, as in RULES.md ("CW-6").
    key:  the message's name in the catalogue (see `clubsuit.texts`).
    args: what the message names. A list of card names is shown with suit symbols.
    """

    rule: str
    key: str
    args: dict[str, Any] = field(default_factory=dict)


class ClubsuitError(Exception):
    """Common parent: catch this to catch all refusals of Clubsuit."""

    def __init__(
        self, message: str, *, rule: str = "", where: str = "", reason: Reason | None = None
    ) -> None:
        self.message = message
        self.rule = rule or (reason.rule if reason else "")
        self.where = where
        self.reason = reason
        super().__init__(message)

    def __str__(self) -> str:
        start = f"{self.rule}: " if self.rule else ""
        end = f" ({self.where})" if self.where else ""
        return f"{start}{self.message}{end}"


class NotationError(ClubsuitError):
    """The text is not in the notation of RECORD.md, or names something unknown."""


class RuleError(ClubsuitError):
    """The rules of the game do not allow it; `rule` has the number."""


class TurnError(ClubsuitError):
    """It is not this seat's turn, or nobody's."""
