"""The open sockets of a live table, and what each of them is shown."""

from collections.abc import Callable
from typing import NamedTuple

from clubsuit.games.state import SPECTATOR
from clubsuit.server.live.background import Background
from clubsuit.server.live.connections import Worth
from clubsuit.server.live.table_socket import TableSocket
from clubsuit.server.ops import metrics
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.ops.threads import Threads
from clubsuit.server.people import former
from clubsuit.server.storage.store import GONE
from clubsuit.server.table.snapshot import Snapshot
from clubsuit.server.table.table import Table
from clubsuit.server.wire.serialize import OUR_FAULT, refused
from clubsuit.view import View

WINDOWS_OF_PERSON = 8
"""Maximum number of open windows of one person at one table."""
SPECTATORS = 32
"""Maximum number of spectators at one table. Players always get in."""

CLOSED_CROWDED = 4423
"""Code with which the socket of a spectator is closed when there are too many."""
CLOSED_FULL = 4429
"""Code with which a socket is closed when its person or address has too many."""
CLOSED_AGAIN = 1012
"""Code after which the page connects again; after codes from 4000 on that cannot help."""


class Full(NamedTuple):
    """The reason why a table takes in no further socket."""

    key: str
    """Key of the text."""
    code: int
    """Code with which the socket is closed."""


class Audience:
    """The open sockets of one table in this process, and the people who are here."""

    def __init__(self, table: Table, threads: Threads, background: Background) -> None:
        self.sockets: set[TableSocket] = set()
        self.elsewhere: frozenset[str] = frozenset()
        """People who are here via other processes."""
        self._table = table
        self._threads = threads
        self._background = background
        self._address = ""
        """Address of the people who play here or played last; before that, of the first socket."""

    # ---- people ------------------------------------------------------------------------

    @property
    def here(self) -> frozenset[str]:
        """People with a socket of this process."""
        return frozenset(socket.person for socket in self.sockets)

    @property
    def players(self) -> set[str]:
        """Players who are here, via any process."""
        seated = {seat.person for seat in self._table.row.seats if seat.person}
        return seated & (self.here | self.elsewhere)

    @property
    def asker(self) -> Asker:
        """The owner of the table, for whom its bots think, at the address of those who play there.

        The last address stays when its sockets are closed. A table whose owner is gone counts as a
        person of its own.
        """
        owner = self._table.row.owner
        sockets = [socket for socket in self.sockets if socket.person == owner]
        sockets = sockets or [socket for socket in self.sockets if not self._looks_on(socket)]
        if sockets and self._address not in {socket.asker.address for socket in sockets}:
            self._address = min(socket.asker.address for socket in sockets)
        name = self._table.row.id
        return Asker(self._address or name, name if owner == GONE else owner)

    # ---- sockets -----------------------------------------------------------------------

    def enter(self, socket: TableSocket) -> Full | None:
        """Take in a socket, or return why it is refused."""
        self._replace(socket)
        # All clients without a cookie have the same person, "": they are not counted as one.
        if socket.person and self._count(lambda one: one.person == socket.person) >= (
            WINDOWS_OF_PERSON
        ):
            return Full("server-table-full", CLOSED_FULL)
        if self._looks_on(socket) and self._count(self._looks_on) >= SPECTATORS:
            return Full("server-table-crowded", CLOSED_CROWDED)
        self.sockets.add(socket)
        self._address = self._address or socket.asker.address
        metrics.LINES.inc()
        return None

    def leave(self, socket: TableSocket) -> None:
        """Remove a socket that is closed."""
        self.sockets.discard(socket)
        metrics.LINES.dec()

    def hang_up(self, person: str | None = None) -> None:
        """Close the sockets of a person; None: all sockets."""
        for socket in self.sockets:
            if person in (None, socket.person):
                socket.slow.set()

    def worth(self, socket: TableSocket) -> Worth:
        """Return what a socket is worth when there are too many connections."""
        if self._looks_on(socket):
            return Worth.WATCHING
        return Worth.BUSY if self._table.plays else Worth.SITTING

    def _replace(self, socket: TableSocket) -> None:
        """Close the socket that this page had before: the page has given it up, though it may look
        open from here for a while."""
        for old in self.sockets:
            same = (old.person, old.page) == (socket.person, socket.page)
            if socket.page and socket.person and same:
                old.slow.set()

    def _count(self, which: Callable[[TableSocket], bool]) -> int:
        return sum(which(socket) for socket in self.sockets if not socket.slow.is_set())

    # ---- what they are shown -----------------------------------------------------------

    def seat_of(self, socket: TableSocket, snapshot: Snapshot | None = None) -> int:
        """Return the seat that a socket's person has in this snapshot (None: the newest one), or
        SPECTATOR.

        The table's row may be newer than the snapshot: then another person's view would be shown.
        """
        seats = (snapshot or self._table.snapshot).seats_of(socket.person)
        if socket.at in seats:
            return socket.at
        return seats[0] if seats else SPECTATOR

    def view_of(self, socket: TableSocket) -> View:
        """Return what a socket's person sees."""
        snapshot = self._table.snapshot
        return snapshot.views[self.seat_of(socket, snapshot)]

    def show(self, socket: TableSocket, again: bool = False) -> None:
        """Send a socket what is new to it; again: the whole view, even if nothing is new."""
        if not self._table.row.may_see(socket.person):
            return socket.slow.set()  # it was theirs: the socket closes
        snapshot = self._table.snapshot
        seat = self.seat_of(socket, snapshot)
        if seat == SPECTATOR != socket.seat:
            self._background.start(self._part(socket))
        if seat in snapshot.texts:  # otherwise the next snapshot has it
            socket.show(snapshot, seat, again)

    def show_all(self) -> None:
        """Show all sockets what is new. A socket for which that fails is closed; the others are
        not affected."""
        for socket in self.sockets:
            try:
                self.show(socket)
            except Exception as error:
                log_fault(f"table {self._table.row.id}, a line", error)
                socket.slow.set()

    def send_all(self, text: str) -> None:
        """Send all sockets a message."""
        for socket in self.sockets:
            socket.say(text)

    def report(self, what: str, error: Exception) -> None:
        """Log an error, and tell everyone that something has failed."""
        log_fault(f"table {self._table.row.id}, {what}", error)
        self.send_all(refused("server", OUR_FAULT))

    async def _part(self, socket: TableSocket) -> None:
        """Close a socket that has lost its seat if its browser is another person now.

        The page connects again: its new cookie has the seat, or the page is told why not.
        """
        if await self._threads.store(former.why, self._table.store, socket.browser):
            socket.code = CLOSED_AGAIN
            socket.slow.set()

    def _looks_on(self, socket: TableSocket) -> bool:
        return self.seat_of(socket) == SPECTATOR
