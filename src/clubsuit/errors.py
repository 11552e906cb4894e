"""The errors that Clubsuit raises for invalid input.

There are three kinds. `NotationError`: a text cannot be read. `RuleError`: the rules forbid an
action. `TurnError`: it is not that seat's turn. The message says in one sentence what is wrong,
where, by which rule, and what would be right. A function that raises one of these errors has
changed nothing.

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
"""Maximum number of characters of a value from outside that a message quotes."""

_HUGE = 10**QUOTED


@dataclass(frozen=True)
class Reason:
    """The reason for a refusal, a decision or a line of the score.

    `clubsuit.explain` returns it as a sentence.

    rule: the number of the rule, as in RULES.md ("CW-6"), or "".
    key:  the message's name in the catalogue (see `clubsuit.texts`).
    args: the values that the message contains. Lists of card names are shown with suit symbols.

    >>> Reason("CW-6", "must-follow", {"suit": "D", "cards": ["4D", "7D"]}).rule
    'CW-6'
    """

    rule: str
    key: str
    args: dict[str, Any] = field(default_factory=dict)


def excerpt(value: Any, most: int = QUOTED) -> str:
    """Return a short printable text for a value from outside, for use in a message.

    most: the maximum number of characters.

    Messages must quote values from outside only through this function. A lone surrogate cannot be
    sent or printed. A control character can control a terminal. Formatting a huge number or a
    deeply nested list may be slow or fail.

    >>> excerpt("5\\x1b[2J")
    '5�[2J'
    """
    if not isinstance(value, str):
        value = _short.repr(value)
    return printable(cut(value, most))


class _Short(reprlib.Repr):
    """A `repr` that only formats the beginning of a value."""

    def repr_int(self, x: int, level: int) -> str:
        return repr(x) if -_HUGE < x < _HUGE else self.fillvalue


_short = _Short()
_short.maxlevel = 3
_short.maxother = _short.maxlong = QUOTED


class ClubsuitError(Exception):
    """Base class of all errors that Clubsuit raises for invalid input.

    message: one sentence that says what is wrong.
    rule:    the number of the rule ("CW-6"), or "".
    where:   the place in a record ("hand 1, action 14"), or "".
    reason:  the message in the catalogue with its values, or None.

    >>> error = RuleError("follow the suit led", rule="FC-12", where="hand 1, action 14")
    >>> error.rule, error.where
    ('FC-12', 'hand 1, action 14')
    """

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
    """Call a function. If it raises an error of Clubsuit, add the place `where` to the error.

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
    """A text is not in the notation of RECORD.md, or an argument is malformed or unknown.

    >>> import clubsuit
    >>> clubsuit.load("bridge")
    Traceback (most recent call last):
    ...
    clubsuit.errors.NotationError: there is no game "bridge"; known: free-clubs, clubs-whist, …
    """


class RuleError(ClubsuitError):
    """The rules of the game forbid an action; `rule` is the number of the rule.

    >>> import clubsuit
    >>> clubsuit.load("clubs-whist", target=-1)
    Traceback (most recent call last):
    ...
    clubsuit.errors.RuleError: CW-10: option target cannot be "-1"; possible: 1 to 1000
    """


class WorkerLost(ClubsuitError):
    """The system killed a worker process during its work, for example because memory ran out.

    Functions with `workers` or `executor` raise it. The message says what is kept.

    >>> issubclass(WorkerLost, ClubsuitError)
    True
    """


class BotFault(ClubsuitError):
    """A program that plays as a bot has crashed, was too slow, or has not answered an action.

    >>> import clubsuit
    >>> game = clubsuit.load("clubs-whist")
    >>> clubsuit.make_bot("cmd:false", game).choose(game.new(seed=7).view(2))
    Traceback (most recent call last):
    ...
    clubsuit.errors.BotFault: cmd:false@fcbcf165 ended instead of answering
    """


class DeviceError(ClubsuitError):
    """There is no GPU that can be used, or it has too little memory.

    `clubsuit.gpu.GameBatch` and `clubsuit.vector` with `device="cuda"` raise it.

    >>> issubclass(DeviceError, ClubsuitError)
    True
    """


class TurnError(ClubsuitError):
    """It is not this seat's turn, the seat does not exist, or this cannot be done now.

    >>> import clubsuit
    >>> clubsuit.load("clubs-whist").new(seed=7).play("keep", seat=0)
    Traceback (most recent call last):
    ...
    clubsuit.errors.TurnError: it is Player 3's turn
    """
