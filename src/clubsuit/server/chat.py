"""What the players of a table say to each other: a few phrases, and words of their own.

It is no part of the game: it stands in no record and in no database, only in the memory of the
table's room, the last lines of it. Whoever looks at the table reads it; who sits there may write.
Where several processes serve a table, each tells the others what was said by way of it, and one
that has just begun asks the others for what it has missed.
"""

import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from clubsuit.errors import NotationError, Reason, TurnError
from clubsuit.server.model import Model
from clubsuit.server.names import visible
from clubsuit.server.schema import ChatLine
from clubsuit.server.storage import now
from clubsuit.texts import explain

KEPT = 50
"""Lines that a table keeps."""

LONGEST = 200
"""Characters of a line."""

MOST, WITHIN = 6, 10.0
"""Nobody says more lines than this within this many seconds."""


class Talk(Model):
    """What one process tells the others of a table's chat."""

    lines: list[ChatLine]
    asks: bool
    """Whether the others are to tell what is missing here."""


def talk_text(lines: Iterable[dict[str, Any]], asks: bool = False) -> str:
    """A `Talk` as text."""
    return Talk(lines=[ChatLine(**line) for line in lines], asks=asks).model_dump_json()


class Chat:
    """The last lines of a table."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.lines: deque[dict[str, Any]] = deque(maxlen=KEPT)
        self._clock = clock
        self._said: dict[str, deque[float]] = {}

    def say(
        self, person: str, seat: int, name: str, text: str, phrase: str | None
    ) -> dict[str, Any]:
        """A line of this person's, as in `schema.ChatLine`.

        Raises NotationError where it is too long or says nothing, TurnError where they say too
        much; nothing is kept then.
        """
        text = "" if phrase else visible(text)
        if not text and not phrase:
            raise _notation("server-chat-empty")
        if len(text) > LONGEST:
            raise _notation("server-chat-long", number=LONGEST)
        self._count(person)
        line = {"seat": seat, "name": name, "text": text, "phrase": phrase, "at": now()}
        self.lines.append(line)
        return line

    def hear(self, told: Talk) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        """Take in what was said elsewhere: the lines that are new here, and those that are asked
        for. All stand in the order of their times."""
        theirs = [line.model_dump() for line in told.lines]
        new = [line for line in theirs if line not in self.lines]
        missing = [line for line in self.lines if line not in theirs] if told.asks else []
        lines = sorted([*self.lines, *new], key=lambda line: str(line["at"]))
        self.lines = deque(lines, maxlen=KEPT)
        return new, missing

    def _count(self, person: str) -> None:
        """Raise TurnError for who has said too much lately."""
        at = self._clock()
        said = self._said.setdefault(person, deque())
        while said and said[0] <= at - WITHIN:
            said.popleft()
        if len(said) >= MOST:
            raise _turn("server-chat-fast")
        said.append(at)


def _notation(key: str, **args: Any) -> NotationError:
    reason = Reason("", key, args)
    return NotationError(explain(reason), reason=reason)


def _turn(key: str) -> TurnError:
    reason = Reason("", key)
    return TurnError(explain(reason), reason=reason)
