"""An open socket at a table."""

import asyncio
from collections.abc import Callable
from time import monotonic

from starlette.websockets import WebSocket

from clubsuit.games.state import SPECTATOR
from clubsuit.server.live.connections import Place, Worth
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.table.snapshot import Snapshot

DIFFERS_S = 60.0
"""Minimum number of seconds between two log entries about mismatches of one page."""
MAX_WAITING = 256
"""Maximum number of queued messages; with more the socket is closed."""
CLOSED_SLOW = 1013


class TableSocket:
    """An open socket, with a queue of messages to be sent."""

    def __init__(
        self,
        websocket: WebSocket,
        person: str,
        program: bool = False,
        wants_changes: bool = False,
        address: str = "",
        page: str = "",
    ) -> None:
        """address: the client's address (see `addresses`).
        page: random name of the page that opened the socket; "": none. All sockets of a page have
        the same name.
        """
        self.page = page
        self.person = person
        """Hash that identifies the person whose browser or program opened the socket."""
        self.asker = Asker(address, person)
        """Address and person to which limits apply."""
        self.program = program
        self.hot_seat: int | None = None
        """Seat of the player who looks at a shared screen now; None if the screen is not shared."""
        self.name = ""
        """Name under which a spectator is listed; "" if the spectator has no name."""
        self.coached = False
        """True if the person wants remarks on costly choices."""
        self.browser = ""
        """Hash of the browser's token. It equals `person` for guests, but not for accounts."""
        self.lost = True
        """False if the page itself has closed the socket; True if it was lost in another way."""
        self.closing = asyncio.Event()
        """Set to close the socket, for instance because the client does not read."""
        self.code = CLOSED_SLOW
        """Close code for the socket when `closing` is set."""
        self.shown: Snapshot | None = None
        """The last snapshot that was queued."""
        self._seat = SPECTATOR
        """Seat whose view was queued last."""
        self._wants_changes = wants_changes
        self._has_changes = False
        """True if the last message had only changes; only then can the page find a mismatch."""
        self._mismatched = -DIFFERS_S
        """Monotonic time of the last log entry about a mismatch."""
        self._place: Place | None = None
        self._websocket = websocket
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MAX_WAITING)

    def attach(self, place: Place, worth: Callable[[], Worth]) -> None:
        """Store the connection of this socket, and set the connection's address and priority."""
        self._place, place.address, place.worth = place, self.asker.address, worth

    def note_data(self) -> None:
        """Store the time at which the client has sent data."""
        if self._place:
            self._place.last_data = monotonic()

    def say(self, text: str) -> None:
        """Queue a message; close the socket if the queue is full."""
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.closing.set()

    @property
    def seat(self) -> int:
        """The seat whose view was queued last."""
        return self._seat

    def show(self, snapshot: Snapshot, seat: int, whole: bool = False) -> None:
        """Queue the view of this seat, unless this snapshot was queued before.

        A socket that is opened during a change may get the new snapshot before the others do.
        whole: queue the whole view in any case.
        """
        if self.shown is snapshot and not whole:
            return
        changes = None if whole else self._changes(snapshot, seat)
        self.shown, self._seat, self._has_changes = snapshot, seat, bool(changes)
        self.say(changes or snapshot.texts[seat])

    def note_mismatch(self) -> bool:
        """Return whether to log a mismatch that the page reports.

        A mismatch is logged only if the last message can have caused it, and if no mismatch was
        logged recently.
        """
        if not self._has_changes or monotonic() < self._mismatched + DIFFERS_S:
            return False
        self._mismatched = monotonic()
        return True

    def _changes(self, snapshot: Snapshot, seat: int) -> str | None:
        """Return a message with the changes if the client wants it and has all earlier messages."""
        has_all = self.shown is not None and self.shown.ply == snapshot.after
        if self._wants_changes and has_all and self._seat == seat:
            return snapshot.changes.get(seat)
        return None

    async def write(self) -> None:
        """Send messages from the queue, until cancelled."""
        while True:
            await self._websocket.send_text(await self._waiting.get())

    async def close(self, code: int) -> None:
        """Send the messages left in the queue, and close the socket."""
        while not self._waiting.empty():
            await self._websocket.send_text(self._waiting.get_nowait())
        await self._websocket.close(code)
