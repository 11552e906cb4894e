"""What the players of a table say to each other: a few phrases, and words of their own.

It is no part of the game: it stands in no record and in no database, only in the memory of the
table's room, the last lines of it. Whoever looks at the table reads it; who sits there may write.
Where several processes serve a table, each tells the others what was said by way of it, and one
that has just begun asks the others for what it has missed.
"""

from collections import deque
from collections.abc import Iterable
from typing import Any

from clubsuit.errors import NotationError, Reason
from clubsuit.server.storage.store import now
from clubsuit.server.wire.model import Model
from clubsuit.server.wire.schema import ChatLine
from clubsuit.texts import explain
from clubsuit.writing import visible

KEPT = 50
"""Lines that a table keeps."""

LONGEST = 200
"""Characters of a line."""


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

    def __init__(self) -> None:
        self.lines: deque[dict[str, Any]] = deque(maxlen=KEPT)
        self._from_others: deque[dict[str, Any]] = deque(maxlen=KEPT)
        """Lines that came from other processes."""

    def say(self, who: str, seat: int, name: str, text: str, phrase: str | None) -> dict[str, Any]:
        """A line of this person's, as in `schema.ChatLine`.

        Raises NotationError where it is too long or says nothing; nothing is kept then.
        """
        text = "" if phrase else visible(text)
        if not text and not phrase:
            raise _notation("server-chat-empty")
        if len(text) > LONGEST:
            raise _notation("server-chat-long", number=LONGEST)
        line = {"who": who, "seat": seat, "name": name, "text": text, "phrase": phrase, "at": now()}
        self.lines.append(line)
        return line

    def has_heard(self, who: str, text: str, phrase: str | None) -> bool:
        """Return whether this person has lately said exactly this through another process."""
        said = who, "" if phrase else visible(text), phrase
        return any((one["who"], one["text"], one["phrase"]) == said for one in self._from_others)

    def hear(self, told: Talk) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        """Take in what was said elsewhere: the lines that are new here, and those that are asked
        for. All stand in the order of their times."""
        theirs = [line.model_dump() for line in told.lines]
        new = [line for line in theirs if line not in self.lines]
        missing = [line for line in self.lines if line not in theirs] if told.asks else []
        lines = sorted([*self.lines, *new], key=lambda line: str(line["at"]))
        self.lines = deque(lines, maxlen=KEPT)
        self._from_others.extend(new)
        return new, missing


def _notation(key: str, **args: Any) -> NotationError:
    reason = Reason("", key, args)
    return NotationError(explain(reason), reason=reason)
