"""The chat of a table: a few phrases, and texts that players write.

It is no part of the game: it is not stored, and only its last lines are kept in memory. Everyone
who looks at the table reads it; players may write. If several processes serve a table, each sends
the others the lines that it receives, and one that has just begun asks the others for what it has
missed.
"""

from collections import deque
from collections.abc import Iterable
from typing import Any

from pydantic import ValidationError

from clubsuit.server.cluster.peers import Peers
from clubsuit.server.live.audience import Audience
from clubsuit.server.live.table_socket import TableSocket
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.storage.store import now
from clubsuit.server.wire.model import Model
from clubsuit.server.wire.schema import ChatLine
from clubsuit.server.wire.serialize import chat
from clubsuit.texts import refusal
from clubsuit.writing import visible

KEPT = 50
"""Number of lines that are kept of a table's chat."""

LONGEST = 200
"""Maximum number of characters in a line."""


class Talk(Model):
    """Lines of a table's chat that one process sends the others."""

    lines: list[ChatLine]
    asks: bool
    """Whether the others should send the lines that are missing here."""


def talk_text(lines: Iterable[dict[str, Any]], asks: bool = False) -> str:
    """Return a `Talk` as text."""
    return Talk(lines=[ChatLine(**line) for line in lines], asks=asks).model_dump_json()


class Chat:
    """The last lines of a table."""

    def __init__(self) -> None:
        self.lines: deque[dict[str, Any]] = deque(maxlen=KEPT)
        self._from_others: deque[dict[str, Any]] = deque(maxlen=KEPT)
        """Lines that came from other processes."""

    def say(self, who: str, seat: int, name: str, text: str, phrase: str | None) -> dict[str, Any]:
        """Add a line, and return it as in `schema.ChatLine`.

        Raises NotationError if it is too long or empty; then nothing is added.
        """
        text = "" if phrase else visible(text)
        if not text and not phrase:
            raise refusal("server-chat-empty")
        if len(text) > LONGEST:
            raise refusal("server-chat-long", number=LONGEST)
        line = {"who": who, "seat": seat, "name": name, "text": text, "phrase": phrase, "at": now()}
        self.lines.append(line)
        return line

    def is_known(self, who: str, text: str, phrase: str | None) -> bool:
        """Return whether this person has lately said exactly this through another process."""
        said = who, "" if phrase else visible(text), phrase
        return any((one["who"], one["text"], one["phrase"]) == said for one in self._from_others)

    def receive(self, told: Talk) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        """Take in lines from another process. Return those that are new here, and those that the
        other process asks for. All lines are kept in the order of their times."""
        theirs = [line.model_dump() for line in told.lines]
        new = [line for line in theirs if line not in self.lines]
        missing = [line for line in self.lines if line not in theirs] if told.asks else []
        lines = sorted([*self.lines, *new], key=lambda line: str(line["at"]))
        self.lines = deque(lines, maxlen=KEPT)
        self._from_others.extend(new)
        return new, missing


class TableChat:
    """The chat of one live table: what is written is sent to everyone, via all processes."""

    def __init__(self, table_id: str, audience: Audience, peers: Peers | None) -> None:
        self._table_id = table_id
        self._audience = audience
        self._peers = peers
        self._chat = Chat()

    def say(self, who: str, seat: int, name: str, text: str, phrase: str | None) -> None:
        """Send everyone a line. Raises NotationError if it is too long or empty."""
        line = self._chat.say(who, seat, name, text, phrase)
        self._audience.send_all(chat([line]))
        self._send_peers([line])

    def is_known(self, who: str, text: str, phrase: str | None) -> bool:
        """Return whether this person has lately said exactly this through another process."""
        return self._chat.is_known(who, text, phrase)

    def show(self, socket: TableSocket) -> None:
        """Send a socket all lines, if there are any."""
        if self._chat.lines:
            socket.say(chat(self._chat.lines, whole=True))

    def ask_peers(self) -> None:
        """Ask the other processes for their lines, and send them those that are known here."""
        self._send_peers(self._chat.lines, asks=True)

    def receive(self, text: str) -> None:
        """Take in a `Talk` of another process."""
        try:
            new, missing = self._chat.receive(Talk.model_validate_json(text, strict=True))
        except ValidationError as error:
            return log_fault(f"table {self._table_id}, chat", error)
        if missing:
            self._send_peers(missing)
        if new:
            self._audience.send_all(chat(self._chat.lines, whole=True))

    def _send_peers(self, lines: Iterable[dict[str, Any]], asks: bool = False) -> None:
        if self._peers:
            self._peers.send_chat(self._table_id, talk_text(lines, asks))
