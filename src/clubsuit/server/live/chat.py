"""The chat of a table: fixed phrases, and texts that players write.

The chat is not part of the game. It is not stored; only its last lines are kept in memory. Players
can write, and everyone at the table can read. If several processes serve a table, each sends new
lines to the others, and a process that starts to serve it asks the others for earlier lines.

People who are separated by a block (`storage.blocks`) do not see each other's lines. Those who have
made it see none of the other's lines, and the others see only lines from before the block, so that
none disappears for them.
"""

from collections import deque
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from pydantic import ValidationError

from clubsuit.server.cluster.peers import Peers
from clubsuit.server.live.audience import Audience
from clubsuit.server.live.background import Background
from clubsuit.server.live.table_socket import TableSocket
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.ops.threads import Threads
from clubsuit.server.people.tokens import alias
from clubsuit.server.storage.blocks import Block, blocks_about
from clubsuit.server.storage.times import now
from clubsuit.server.table.names import FORMER
from clubsuit.server.table.table import Table
from clubsuit.server.wire.model import Model
from clubsuit.server.wire.schema import ChatLine
from clubsuit.server.wire.serialize import chat
from clubsuit.texts import refusal, say
from clubsuit.writing import visible

KEPT = 50
"""Maximum number of lines kept of a table's chat."""

LONGEST = 200
"""Maximum number of characters in a line."""

ALWAYS = "9"
"""A time after all stored times."""


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


def visible_lines(
    lines: Iterable[dict[str, Any]], person: str, table_id: str, made: Sequence[Block]
) -> list[dict[str, Any]]:
    """Return the lines that this person may see, given the blocks by and of this person."""
    until = {alias(block.person, table_id): block.at for block in made if block.other == person}
    until |= {alias(block.other, table_id): "" for block in made if block.person == person}
    return [line for line in lines if line["at"] < until.get(line["who"], ALWAYS)]


class TableChat:
    """The chat of one live table, shared with the other processes."""

    def __init__(
        self, table: Table, threads: Threads, audience: Audience, background: Background
    ) -> None:
        self._table_id = table.row.id
        self._store = table.store
        self._threads = threads
        self._audience = audience
        self._background = background
        self.peers: Peers | None = None
        """The other processes; None: there are none."""
        self._chat = Chat()
        self._authors: dict[str, str] = {}
        """The people who have written lines via this process, by alias."""

    async def say(self, person: str, seat: int, name: str, text: str, phrase: str | None) -> None:
        """Send everyone who may see it a line. Raises NotationError if it is empty or too long."""
        made = await self._blocks([person])
        who = alias(person, self._table_id)
        line = self._chat.say(who, seat, name, text, phrase)
        stored = {line["who"] for line in self._chat.lines}
        known = (self._authors | {who: person}).items()
        self._authors = {author: one for author, one in known if author in stored}
        self._send([line], made, self._audience.sockets)
        self._send_peers([line])

    def is_known(self, person: str, text: str, phrase: str | None) -> bool:
        """Return whether this person recently wrote the same line via another process."""
        return self._chat.is_known(alias(person, self._table_id), text, phrase)

    def remove_name(self, person: str) -> None:
        """Remove the name of a person who has deleted their data, in all processes."""
        self._remove_name(alias(person, self._table_id))
        if self.peers:
            self.peers.send_chat(self._table_id, removal_text(person, self._table_id))

    def _remove_name(self, who: str) -> None:
        self._authors.pop(who, None)
        if self._chat.remove_name(who):
            self._background.start(self.show(*self._audience.sockets))

    async def show(self, *sockets: TableSocket) -> None:
        """Send sockets all lines that their people may see, if there are any lines."""
        if self._chat.lines:
            made = await self._blocks([socket.person for socket in sockets])
            self._send(self._chat.lines, made, sockets, whole=True)

    async def authors(self, person: str) -> dict[str, tuple[str, str]]:
        """Return the people who have written the stored lines via this process, and their names,
        by alias.

        Lines that others hide from this person by a block do not count, as they are unknown to
        them.
        """
        made = [block for block in await self._blocks([person]) if block.other == person]
        lines = visible_lines(self._chat.lines, person, self._table_id, made)
        names = {line["who"]: line["name"] for line in lines}
        return {who: (self._authors[who], names[who]) for who in names if who in self._authors}

    def lines_of(self, who: str) -> list[dict[str, Any]]:
        """Return the stored lines of the person with this alias."""
        return [line for line in self._chat.lines if line["who"] == who]

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
        if new:  # a socket that is opened later gets them from `LiveTable.start`
            self._background.start(self.show(*self._audience.sockets))

    async def _blocks(self, people: Collection[str]) -> list[Block]:
        """Return the blocks by and of these people."""
        return await self._threads.store(blocks_about, self._store, people)

    def _send(
        self,
        lines: Iterable[dict[str, Any]],
        made: Sequence[Block],
        sockets: Iterable[TableSocket],
        whole: bool = False,
    ) -> None:
        """Send each socket the lines that its person may see.

        whole: whether they replace all earlier lines.
        """
        for socket in sockets:
            seen = visible_lines(lines, socket.person, self._table_id, made)
            if seen or whole:
                socket.say(chat(seen, whole))

    def _send_peers(self, lines: Iterable[dict[str, Any]], asks: bool = False) -> None:
        if self.peers:
            self.peers.send_chat(self._table_id, talk_text(lines, asks))
