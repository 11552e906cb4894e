"""The open sockets of a live table, and the views that they are sent."""

from collections.abc import Callable
from typing import NamedTuple

from clubsuit.game import View
from clubsuit.games.state import SPECTATOR
from clubsuit.server.live.background import Background
from clubsuit.server.live.connections import Worth
from clubsuit.server.live.table_socket import TableSocket
from clubsuit.server.ops import metrics
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.ops.threads import Threads
from clubsuit.server.people import former
from clubsuit.server.storage.rows import GONE
from clubsuit.server.table.snapshot import Snapshot
from clubsuit.server.table.table import Table
from clubsuit.server.wire.serialize import OUR_FAULT, refused

WINDOWS_OF_PERSON = 8
"""Maximum number of sockets of one person at one table."""
MAX_SPECTATORS = 32
"""Maximum number of spectators at one table; players are always let in."""

CLOSED_REMOVED = 4405
"""Close code if the host, or all players, have removed the table."""
CLOSED_CROWDED = 4423
"""Close code for a spectator if the table has too many spectators."""
CLOSED_FULL = 4429
"""Close code if a person or an address has too many sockets."""
CLOSED_RECONNECT = 1012
"""Close code after which the page reconnects. After codes from 4000 it does not."""


class Full(NamedTuple):
    """The reason why a table refuses another socket."""

    key: str
    """Key of the message in the catalogue."""
    code: int
    """Close code of the socket."""


class Audience:
    """The open sockets of one table, and the people who are connected."""

    def __init__(self, table: Table, threads: Threads, background: Background) -> None:
        self.sockets: set[TableSocket] = set()
        self.elsewhere: frozenset[str] = frozenset()
        """People who are connected via other processes."""
        self._table = table
        self._threads = threads
        self._background = background
        self._address = ""
        """Address that `asker` returned last; at the beginning, the address of the first socket."""

    # ---- people ------------------------------------------------------------------------

    @property
    def here(self) -> frozenset[str]:
        """People who are connected via this process."""
        return frozenset(socket.person for socket in self.sockets)

    @property
    def players(self) -> set[str]:
        """Players who are connected via any process."""
        seated = {seat.person for seat in self._table.row.seats if seat.person}
        return seated & (self.here | self.elsewhere)

    @property
    def spectators(self) -> dict[str, str]:
        """The people who watch via any process, with their names; "" for an unknown name."""
        seated = set(self._table.snapshot.people)
        names = dict.fromkeys(self.elsewhere - seated, "")
        for socket in self.sockets:
            if not socket.closing.is_set() and socket.person not in seated:
                names[socket.person] = socket.name or names.get(socket.person, "")
        return names

    @property
    def asker(self) -> Asker:
        """Person and address to which the computing time of the table's bots is charged.

        The person is the owner, or the table itself if its owner has been deleted. The address is
        the owner's, or another player's if the owner is not connected. It stays the same after
        they disconnect.
        """
        owner = self._table.row.owner
        sockets = [socket for socket in self.sockets if socket.person == owner]
        sockets = sockets or [socket for socket in self.sockets if not self._is_spectator(socket)]
        if sockets and self._address not in {socket.asker.address for socket in sockets}:
            self._address = min(socket.asker.address for socket in sockets)
        name = self._table.row.id
        return Asker(self._address or name, name if owner == GONE else owner)

    # ---- sockets -----------------------------------------------------------------------

    def enter(self, socket: TableSocket) -> Full | None:
        """Add a socket, or return why it is refused."""
        self._replace(socket)
        # Clients without a cookie share the person "", so they are not counted as one person.
        own = self._count(lambda other: other.person == socket.person)
        if socket.person and own >= WINDOWS_OF_PERSON:
            return Full("server-table-full", CLOSED_FULL)
        if self._is_spectator(socket) and self._count(self._is_spectator) >= MAX_SPECTATORS:
            return Full("server-table-crowded", CLOSED_CROWDED)
        self.sockets.add(socket)
        self._address = self._address or socket.asker.address
        metrics.LINES.inc()
        return None

    def leave(self, socket: TableSocket) -> None:
        """Remove a closed socket."""
        self.sockets.discard(socket)
        metrics.LINES.dec()

    def close_sockets(self, person: str | None = None, code: int | None = None) -> None:
        """Close the sockets of this person; None: close all sockets.

        code: the close code; None: the page connects again.
        """
        for socket in self.sockets:
            if person in (None, socket.person):
                socket.code = code or socket.code
                socket.closing.set()

    def worth(self, socket: TableSocket) -> Worth:
        """Return the priority with which a socket is kept when there are too many connections."""
        if self._is_spectator(socket):
            return Worth.WATCHING
        return Worth.BUSY if self._table.plays else Worth.SITTING

    def _replace(self, socket: TableSocket) -> None:
        """Close the previous socket of the same page.

        The page has abandoned that socket, even if it still looks open to the server.
        """
        for old in self.sockets:
            is_same = (old.person, old.page) == (socket.person, socket.page)
            if socket.page and socket.person and is_same:
                old.closing.set()

    def _count(self, condition: Callable[[TableSocket], bool]) -> int:
        return sum(condition(socket) for socket in self.sockets if not socket.closing.is_set())

    # ---- views and messages ------------------------------------------------------------

    def seat_of(self, socket: TableSocket, snapshot: Snapshot | None = None) -> int:
        """Return the seat of a socket's person, or SPECTATOR for a spectator.

        snapshot: the snapshot to search; None: the newest one. The table's row is not used, as it
        may be newer than the snapshot: then the socket would be sent another person's view.
        """
        seats = (snapshot or self._table.snapshot).seats_of(socket.person)
        if socket.hot_seat in seats:
            return socket.hot_seat
        return seats[0] if seats else SPECTATOR

    def view_of(self, socket: TableSocket) -> View:
        """Return the view of a socket's person."""
        snapshot = self._table.snapshot
        return snapshot.views[self.seat_of(socket, snapshot)]

    def show(self, socket: TableSocket, whole: bool = False) -> None:
        """Send a socket the newest snapshot, unless it was sent before.

        whole: send the whole view in any case.
        """
        if not self._table.row.may_see(socket.person):
            return socket.closing.set()  # the person may no longer see the table
        snapshot = self._table.snapshot
        seat = self.seat_of(socket, snapshot)
        if seat == SPECTATOR != socket.seat:
            self._background.start(self._close_if_former(socket))
        if seat in snapshot.texts:  # otherwise the next snapshot has the view
            socket.show(snapshot, seat, whole)

    def show_all(self) -> None:
        """Send all sockets the newest snapshot. If that fails for a socket, close that one only."""
        for socket in self.sockets:
            try:
                self.show(socket)
            except Exception as error:
                log_fault(f"table {self._table.row.id}, a socket", error)
                socket.closing.set()

    def send_all(self, text: str) -> None:
        """Send a message to all sockets."""
        for socket in self.sockets:
            socket.say(text)

    def report(self, subject: str, error: Exception) -> None:
        """Log an error, and send everyone a message that something has failed."""
        log_fault(f"table {self._table.row.id}, {subject}", error)
        self.send_all(refused("server", OUR_FAULT))

    async def _close_if_former(self, socket: TableSocket) -> None:
        """Close a socket that has lost its seat, if its browser no longer belongs to its person.

        The page then reconnects. If its new cookie does not have the seat, the refusal says why.
        """
        if await self._threads.store(former.why, self._table.store, socket.browser):
            socket.code = CLOSED_RECONNECT
            socket.closing.set()

    def _is_spectator(self, socket: TableSocket) -> bool:
        return self.seat_of(socket) == SPECTATOR
