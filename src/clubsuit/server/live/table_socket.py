"""An open socket of a table."""

import asyncio
from collections.abc import Callable
from time import monotonic

from starlette.websockets import WebSocket

from clubsuit.games.state import SPECTATOR
from clubsuit.server.live.connections import Place, Worth
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.table.snapshot import Snapshot

DIFFERS_S = 60.0
"""Minimum number of seconds between two log entries about the view of one page."""
MAX_WAITING = 256
"""Maximum number of messages that wait for a client that does not read."""
CLOSED_SLOW = 1013


class TableSocket:
    """One open socket, with the messages that wait to be sent."""

    def __init__(
        self,
        websocket: WebSocket,
        person: str,
        program: bool = False,
        wants_changes: bool = False,
        address: str = "",
        page: str = "",
    ) -> None:
        """address: the client's, see `addresses`.
        page: the name of the page that opened the socket, the same on its next one; "": none.
        """
        self.page = page
        self.person = person
        """The hash of the token of the person whose browser or program it is."""
        self.asker = Asker(address, person)
        """The address and the person, as turns see them."""
        self.program = program
        self.at: int | None = None
        """The seat of the player who looks at a screen that is handed over."""
        self.coached = False
        """Whether the person wants remarks on costly choices."""
        self.browser = ""
        """The hash of the browser's token: a guest's person, but not an account's."""
        self.lost = True
        """Whether, if the socket ends now, it was lost: nobody has closed the page."""
        self.slow = asyncio.Event()
        """Set when the socket is to be closed: the client does not read, or for another reason."""
        self.code = CLOSED_SLOW
        """The code with which the socket is closed then."""
        self.shown: Snapshot | None = None
        """The snapshot that was shown last."""
        self._seat = SPECTATOR
        """The seat to which it was shown."""
        self._wants_changes = wants_changes
        self._has_changes = False
        """Whether only changes were sent last: only then a page can find that its view differs."""
        self._differed = -DIFFERS_S
        """The time of the last log entry about it, by the clock of this process."""
        self._place: Place | None = None
        self._websocket = websocket
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MAX_WAITING)

    def hold(self, place: Place, worth: Callable[[], Worth]) -> None:
        """Note the connection of this socket, and how to find what it is worth."""
        self._place, place.address, place.worth = place, self.asker.address, worth

    def heard(self) -> None:
        """Note that the client has sent something."""
        if self._place:
            self._place.heard = monotonic()

    def say(self, text: str) -> None:
        """Queue a message. A client that reads nothing is given up."""
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.slow.set()

    @property
    def seat(self) -> int:
        """The seat to which the table was shown last."""
        return self._seat

    def show(self, snapshot: Snapshot, seat: int, again: bool = False) -> None:
        """Queue the view of this seat; again: even if it was shown already.

        A socket that is opened during a change may be shown the result before all others are.
        """
        if self.shown is snapshot and not again:
            return
        changes = None if again else self._changes(snapshot, seat)
        self.shown, self._seat, self._has_changes = snapshot, seat, bool(changes)
        self.say(changes or snapshot.texts[seat])

    def differs(self) -> bool:
        """Return whether to log that the page had another view: it may be true, and is new."""
        if not self._has_changes or monotonic() < self._differed + DIFFERS_S:
            return False
        self._differed = monotonic()
        return True

    def _changes(self, snapshot: Snapshot, seat: int) -> str | None:
        """Return only what is new, if the client wants that and has all that came before."""
        has_all = self.shown is not None and self.shown.ply == snapshot.after
        if self._wants_changes and has_all and self._seat == seat:
            return snapshot.changes.get(seat)
        return None

    async def write(self) -> None:
        """Send messages from the queue until the socket closes."""
        while True:
            await self._websocket.send_text(await self._waiting.get())

    async def close(self, code: int) -> None:
        """Send what is left in the queue, and close."""
        while not self._waiting.empty():
            await self._websocket.send_text(self._waiting.get_nowait())
        await self._websocket.close(code)
