"""An open socket of a table."""

import asyncio
from collections.abc import Callable
from time import monotonic

from starlette.websockets import WebSocket

from clubsuit.games.state import ONLOOKER
from clubsuit.server.live.connections import Place, Worth
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.table.snapshot import Snapshot

DIFFERS_S = 60.0
"""Seconds in which the log says once of a line that its page had another view."""
MAX_WAITING = 256
"""Messages that may wait for a line that does not read."""
CLOSED_SLOW = 1013


class TableSocket:
    """One open socket, with the messages that wait to be sent."""

    def __init__(
        self,
        socket: WebSocket,
        person: str,
        program: bool = False,
        wants_changes: bool = False,
        address: str = "",
        page: str = "",
    ) -> None:
        """address: the client's, see `addresses`.
        page: the name of the page that opened the line, the same on its next line; "": none.
        """
        self.page = page
        self.person = person
        """Whose browser or program it is: the hash of their token."""
        self.asker = Asker(address, person)
        """The address and the person, as turns see them."""
        self.program = program
        self.at: int | None = None
        """Who looks at a screen that is handed over, by seat."""
        self.coached = False
        """Whether costly choices are to be told of."""
        self.browser = ""
        """The hash of the browser's token: a guest's person, but not an account's."""
        self.lost = True
        """Whether nobody has closed the page, should the line end now."""
        self.slow = asyncio.Event()
        """Set when the other side does not read, or has to go for another reason,"""
        self.code = CLOSED_SLOW
        """which the socket is closed with."""
        self.shown: Snapshot | None = None
        """What was shown last,"""
        self._seat = ONLOOKER
        """and to whom."""
        self._wants_changes = wants_changes
        self._has_changes = False
        """Whether that was what is new only: of nothing else a page can say that it differs."""
        self._differed = -DIFFERS_S
        """When it was said last, by the clock of this process."""
        self._place: Place | None = None
        self._socket = socket
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MAX_WAITING)

    def hold(self, place: Place, worth: Callable[[], Worth]) -> None:
        """Note the connection of this line, and how to find what it is worth."""
        self._place, place.address, place.worth = place, self.asker.address, worth

    def heard(self) -> None:
        """Note that the client has sent something."""
        if self._place:
            self._place.heard = monotonic()

    def say(self, text: str) -> None:
        """Send a message in its turn; a line that reads nothing is given up."""
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.slow.set()

    @property
    def seat(self) -> int:
        """To whom the table was shown last, by seat."""
        return self._seat

    def show(self, snapshot: Snapshot, seat: int, again: bool = False) -> None:
        """Send what this seat is told, in its turn; what was shown last only where it should come
        `again`.

        A line that comes in during a decision may be shown what follows before all lines are.
        """
        if self.shown is snapshot and not again:
            return
        changes = None if again else self._changes(snapshot, seat)
        self.shown, self._seat, self._has_changes = snapshot, seat, bool(changes)
        self.say(changes or snapshot.texts[seat])

    def differs(self) -> bool:
        """The page says that it had another view; whether that may be so, and is news."""
        if not self._has_changes or monotonic() < self._differed + DIFFERS_S:
            return False
        self._differed = monotonic()
        return True

    def _changes(self, snapshot: Snapshot, seat: int) -> str | None:
        """What is new, for who wants no more and has all that it is new to."""
        has_all = self.shown is not None and self.shown.ply == snapshot.after
        if self._wants_changes and has_all and self._seat == seat:
            return snapshot.changes.get(seat)
        return None

    async def write(self) -> None:
        """Send what waits, until the socket closes."""
        while True:
            await self._socket.send_text(await self._waiting.get())

    async def close(self, code: int) -> None:
        """Send what still waits, and close."""
        while not self._waiting.empty():
            await self._socket.send_text(self._waiting.get_nowait())
        await self._socket.close(code)
