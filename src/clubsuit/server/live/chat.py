"""The chat of a table: fixed phrases, and texts that players write.

The chat is not part of the game. It is not stored; only its last lines are kept in memory. Players
can write, and everyone at the table can read. If several processes serve a table, each sends new
lines to the others, and a process that starts to serve it asks the others for earlier lines.
"""

from collections import deque
from collections.abc import Iterable
from typing import Any

from pydantic import ValidationError

from clubsuit.server.cluster.peers import Peers
from clubsuit.server.live.audience import Audience
from clubsuit.server.live.table_socket import TableSocket
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.people.tokens import alias
from clubsuit.server.storage.store import now
from clubsuit.server.table.names import FORMER
from clubsuit.server.wire.model import Model
from clubsuit.server.wire.schema import ChatLine
from clubsuit.server.wire.serialize import chat
from clubsuit.texts import refusal, say
from clubsuit.writing import visible

KEPT = 50
"""Maximum number of lines kept of a table's chat."""

LONGEST = 200
"""Maximum number of characters in a line."""


class Talk(Model):
    """Lines of a table's chat that one process sends to the others."""

    lines: list[ChatLine]
    asks: bool
    """True if the sender asks for the lines that it lacks."""
    former: str = ""
    """Alias of a person who has deleted their data, so that their name is removed; "" for none."""


def talk_text(lines: Iterable[dict[str, Any]], asks: bool = False) -> str:
    """Return a `Talk` as JSON."""
    return Talk(lines=[ChatLine(**line) for line in lines], asks=asks).model_dump_json()


def removal_text(person: str, table_id: str) -> str:
    """Return a `Talk` that removes the name of a person who has deleted their data."""
    return Talk(lines=[], asks=False, former=alias(person, table_id)).model_dump_json()


class Chat:
    """The last chat lines of a table."""

    def __init__(self) -> None:
        self.lines: deque[dict[str, Any]] = deque(maxlen=KEPT)
        self._from_others: deque[dict[str, Any]] = deque(maxlen=KEPT)
        """Lines received from other processes."""

    def say(
        self, alias: str, seat: int, name: str, text: str, phrase: str | None
    ) -> dict[str, Any]:
        """Add a line, and return it in the form of `schema.ChatLine`.

        Raises NotationError and adds nothing if the line is empty or too long.
        """
        text = "" if phrase else visible(text)
        if not text and not phrase:
            raise refusal("server-chat-empty")
        if len(text) > LONGEST:
            raise refusal("server-chat-long", number=LONGEST)
        author = {"who": alias, "seat": seat, "name": name}
        line = {**author, "text": text, "phrase": phrase, "at": now()}
        self.lines.append(line)
        return line

    def is_known(self, alias: str, text: str, phrase: str | None) -> bool:
        """Return whether this person recently wrote the same line via another process."""
        sought = alias, "" if phrase else visible(text), phrase
        lines = self._from_others
        return any((line["who"], line["text"], line["phrase"]) == sought for line in lines)

    def remove_name(self, who: str) -> bool:
        """Remove a person's name from their lines; return whether there are any."""
        theirs = [line for line in self.lines if line["who"] == who]
        for line in theirs:
            line["name"] = say(FORMER)
        return bool(theirs)

    def receive(self, talk: Talk) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        """Add lines from another process, and sort all lines by time.

        Return the lines that are new here, and those that the other process asks for.
        """
        theirs = [line.model_dump() for line in talk.lines]
        new = [line for line in theirs if line not in self.lines]
        missing = [line for line in self.lines if line not in theirs] if talk.asks else []
        lines = sorted([*self.lines, *new], key=lambda line: str(line["at"]))
        self.lines = deque(lines, maxlen=KEPT)
        self._from_others.extend(new)
        return new, missing


class TableChat:
    """The chat of one live table, shared with the other processes."""

    def __init__(self, table_id: str, audience: Audience, peers: Peers | None) -> None:
        self._table_id = table_id
        self._audience = audience
        self._peers = peers
        self._chat = Chat()

    def say(self, alias: str, seat: int, name: str, text: str, phrase: str | None) -> None:
        """Send everyone a line. Raises NotationError if it is empty or too long."""
        line = self._chat.say(alias, seat, name, text, phrase)
        self._audience.send_all(chat([line]))
        self._send_peers([line])

    def is_known(self, alias: str, text: str, phrase: str | None) -> bool:
        """Return whether this person recently wrote the same line via another process."""
        return self._chat.is_known(alias, text, phrase)

    def remove_name(self, person: str) -> None:
        """Remove the name of a person who has deleted their data, in all processes."""
        self._remove_name(alias(person, self._table_id))
        if self._peers:
            self._peers.send_chat(self._table_id, removal_text(person, self._table_id))

    def _remove_name(self, who: str) -> None:
        if self._chat.remove_name(who):
            self._audience.send_all(chat(self._chat.lines, whole=True))

    def show(self, socket: TableSocket) -> None:
        """Send a socket all lines of the chat, if there are any."""
        if self._chat.lines:
            socket.say(chat(self._chat.lines, whole=True))

    def ask_peers(self) -> None:
        """Send the other processes the lines known here, and ask for any others."""
        self._send_peers(self._chat.lines, asks=True)

    def receive(self, text: str) -> None:
        """Add the lines of a `Talk` from another process."""
        try:
            talk = Talk.model_validate_json(text, strict=True)
        except ValidationError as error:
            return log_fault(f"table {self._table_id}, chat", error)
        if talk.former:
            return self._remove_name(talk.former)
        new, missing = self._chat.receive(talk)
        if missing:
            self._send_peers(missing)
        if new:
            self._audience.send_all(chat(self._chat.lines, whole=True))

    def _send_peers(self, lines: Iterable[dict[str, Any]], asks: bool = False) -> None:
        if self._peers:
            self._peers.send_chat(self._table_id, talk_text(lines, asks))
