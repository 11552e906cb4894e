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

import reprlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from clubsuit.writing import cut, printable

QUOTED = 40
"""Characters of a foreign value that a message quotes."""

_HUGE = 10**QUOTED


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


def excerpt(value: Any, most: int = QUOTED) -> str:
    """A foreign value as a message may quote it: short, printable, quickly made.

    Nothing else may go into a message from outside: a lone surrogate cannot be sent
    or printed, a control character can drive a terminal, and to write out a huge
    number or a deep list may take long, or fail.

    >>> excerpt("5\\x1b[2J")
    '5�[2J'
    """
    if not isinstance(value, str):
        value = _short.repr(value)
    return printable(cut(value, most))


class _Short(reprlib.Repr):
    """As `repr`, but of the beginning only."""

    def repr_int(self, x: int, level: int) -> str:
        return repr(x) if -_HUGE < x < _HUGE else self.fillvalue


_short = _Short()
_short.maxlevel = 3
_short.maxother = _short.maxlong = QUOTED


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


def located(where: str, function: Callable[..., object], *args: Any) -> None:
    """Call the function; an error of ours gets the place added.

    >>> def refuse():
    ...     raise RuleError("follow the suit led", rule="FC-12")
    >>> located("action 14", refuse)
    Traceback (most recent call last):
    ...
    clubsuit.errors.RuleError: FC-12: follow the suit led (action 14)
    """
    try:
        function(*args)
    except ClubsuitError as error:
        raise type(error)(
            error.message, rule=error.rule, where=where, reason=error.reason
        ) from None


class NotationError(ClubsuitError):
    """The text is not in the notation of RECORD.md, or names something unknown."""


class RuleError(ClubsuitError):
    """The rules of the game do not allow it; `rule` has the number."""


class WorkerLost(ClubsuitError):
    """The system killed a worker process before its work was done, say because memory ran out."""


class TurnError(ClubsuitError):
    """It is not this seat's turn, or nobody's."""
