"""Protection against idle connections: timeouts, limits, and a log that does not fill the disk.

Uvicorn has no timeout for the headers and the body of a request: in a test, 2,000 half-sent
requests stayed open for a minute. Every connection also uses a file, and a process may open only a
limited number of files. When few files are left, connections without a player are closed, so that
newcomers can connect and players stay connected.
"""

import asyncio
import logging
import re
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from enum import IntEnum
from typing import Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from clubsuit.server.ops.addresses import Asker, client_key
from clubsuit.server.settings import Limits

SPARE_FILES = 64
"""Number of files that a process needs in addition to those of its connections."""

RESERVE = 16
"""One in `RESERVE` connections is kept free, since closing others takes a moment."""

CLOSED_AT_ONCE = 32
"""`close_least` also closes idle connections, up to one in `CLOSED_AT_ONCE` of the limit.

Otherwise each new connection would cause another search for a connection to close.
"""

GREEDY = 4
"""An address that uses more than one in `GREEDY` of the limit loses connections first."""

NEW_S = 2.0
"""Seconds for which a connection counts as busy after it was opened or last sent data."""

REPEATED_S = 60.0
"""Minimum number of seconds between two log entries about too many open files."""

STREAMS = re.compile(r"/api/\w+/[^/]+/review")
"""Paths whose responses may take minutes; clients can continue them later."""


class Worth(IntEnum):
    """Priority of a connection; the lowest is closed first."""

    NOTHING = 0
    """No request has come for a while."""
    WATCHING = 1
    """The person is a spectator."""
    SITTING = 2
    """The person has a seat, but no game is in progress."""
    BUSY = 3
    """The person is playing, or a request is being answered or may come at any moment."""


class Place:
    """An open connection, and the facts that decide whether it is closed to make room."""

    def __init__(self, transport: asyncio.Transport, worth: Callable[[], Worth]) -> None:
        """worth: returns the current priority of the connection."""
        host, *_ = transport.get_extra_info("peername") or ("",)
        self.address = client_key(str(host))
        """Address of the client; behind a proxy, that of the proxy until a socket is open."""
        self.worth = worth
        self.last_data = time.monotonic()
        """Monotonic time at which the client last sent data."""
        self._transport = transport

    @property
    def open(self) -> bool:
        """Return whether the connection is still open."""
        return not self._transport.is_closing()

    def close(self) -> None:
        """Close the connection and free its file, without waiting for the client."""
        self._transport.abort()


def close_least(places: Iterable[Place], limit: int) -> None:
    """Close the least important of these connections if more than `limit` are open.

    Greedy addresses lose connections first, then connections with a low priority are closed. Among
    equals, the address with the most connections loses the one that has been silent longest.
    """
    open_places = [place for place in places if place.open]
    if len(open_places) <= limit:
        return
    worth = {place: place.worth() for place in open_places}
    by_address = Counter(place.address for place in open_places)

    def key(place: Place) -> tuple[bool, Worth, int, float]:
        number = by_address[place.address]
        return number <= limit // GREEDY, worth[place], -number, place.last_data

    open_places.sort(key=key)
    over, first = len(open_places) - limit, open_places[: limit // CLOSED_AT_ONCE]
    idle = [place for place in first if worth[place] <= Worth.WATCHING]
    for place in {*open_places[:over], *idle}:
        place.close()


class _Connection(Protocol):
    """The part that uvicorn's protocols for requests and for sockets have in common."""

    app_state: dict[str, object]


def _places(connections: Iterable[_Connection]) -> Iterator[Place]:
    for connection in connections:
        place = connection.app_state.get(PLACE)
        if isinstance(place, Place):
            yield place


PLACE = "place"
"""Key of a connection's `Place` in the state that uvicorn passes to the application."""


class ImpatientProtocol(H11Protocol):
    """Uvicorn's protocol for requests, with a timeout for incomplete requests.

    The timeout starts with the connection, or with the first byte of a later request; further bytes
    do not extend it. Uvicorn itself closes a connection that is idle between two requests. Sockets
    are pinged instead.
    """

    within_s = 10.0
    """Seconds within which a request must be complete, headers and body."""

    _timeout: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timeout, and close other connections if there are too many."""
        super().connection_made(transport)
        self._start_timeout()
        self._place = Place(transport, self._worth)
        self.app_state = {**self.app_state, PLACE: self._place}
        if self.limit_concurrency is None:
            return
        limit = self.limit_concurrency - max(1, self.limit_concurrency // RESERVE)
        if len(self.connections) > limit:
            close_least(_places(self.connections), limit)

    def _worth(self) -> Worth:
        if self.cycle and not self.cycle.response_complete:
            return Worth.BUSY
        is_new = time.monotonic() < self._place.last_data + NEW_S
        return Worth.BUSY if is_new else Worth.NOTHING

    def data_received(self, data: bytes) -> None:
        """Read data of a request; start the timeout, or cancel it if the request is complete."""
        self._place.last_data = time.monotonic()
        super().data_received(data)
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not self._upgraded:
            self._start_timeout()
        else:
            self._cancel_timeout()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the protocol for sockets."""
        self._upgraded = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the timeout."""
        self._cancel_timeout()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """End the stream of a review at once, but let other responses finish."""
        super().shutdown()
        cycle = self.cycle
        if cycle and not cycle.response_complete and STREAMS.fullmatch(cycle.scope["path"]):
            self.transport.close()

    _upgraded = False

    def _start_timeout(self) -> None:
        if self._timeout is None:
            self._timeout = self.loop.call_later(self.within_s, self.transport.close)

    def _cancel_timeout(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None


class LivelyProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol for sockets, with pings for silent clients only.

    A socket whose ping is not answered is closed at once. Uvicorn would first wait until all data
    has been sent, which never happens on a dead connection. Until the system gives up after many
    minutes, the socket would count as open, and its table would wait.
    """

    _last_data = 0.0

    def data_received(self, data: bytes) -> None:
        """Read data, and store the time."""
        self._last_data = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Ping a client that was silent for the whole interval; otherwise check again later.

        There is one timer for each socket, not one for each message.
        """
        assert self.ping_interval is not None
        left = self._last_data + self.ping_interval - self.loop.time()
        if left > 0:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Close the socket, as its ping was not answered in time."""
        super().keepalive_timeout()
        self.transport.abort()


class SocketCounts:
    """Counts the open sockets of each address and each person."""

    def __init__(self, limits: Limits, room: int | None) -> None:
        """room: maximum number of connections, given the limit on open files; None: no limit."""
        self._of_address = min(limits.sockets, max(1, (room or 2 * limits.sockets) // 2))
        self._of_person = limits.sockets_of_person
        self._open: Counter[str | Asker] = Counter()

    @contextmanager
    def counted(self, asker: Asker) -> Iterator[bool]:
        """Count a socket during this block if the limits allow it; yield whether they do."""
        # Clients without a cookie share the person "", so they are not counted as one person.
        is_full = asker.person != "" and self._open[asker] >= self._of_person
        if is_full or self._open[asker.address] >= self._of_address:
            yield False
            return
        self._open.update((asker, asker.address))
        try:
            yield True
        finally:
            self._open.subtract((asker, asker.address))
            self._open += Counter()  # drops zeros


def open_more_files() -> int | None:
    """Raise the limit on open files to the maximum.

    Return the maximum number of connections under this limit; None if there is no limit.
    """
    try:
        import resource
    except ModuleNotFoundError:  # Windows
        return None
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return room_for_connections()


def room_for_connections() -> int | None:
    """Return the maximum number of connections under the limit on open files; None if unlimited."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows
        return None
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if files == resource.RLIM_INFINITY else max(1, files - SPARE_FILES)


class OutOfFiles(logging.Filter):
    """Filter for asyncio's log that limits errors about too many open files to one line a minute.

    Asyncio logs a traceback for each connection that it cannot accept: 122 MB in fifteen seconds.
    """

    def __init__(self) -> None:
        super().__init__()
        self._logged = -REPEATED_S

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log the record."""
        if not record.getMessage().startswith("socket.accept() out of system resource"):
            return True
        if time.monotonic() - self._logged < REPEATED_S:
            return False
        self._logged = time.monotonic()
        record.msg = "cannot accept a connection, as too many files are open: raise LimitNOFILE"
        record.args = record.exc_info = None
        return True
