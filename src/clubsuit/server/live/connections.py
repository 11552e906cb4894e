"""Connections that ask for nothing: closed soon, and no reason to be unreachable or to fill a disk.

Uvicorn waits for the end of a request's headers, and of its body, for as long as the other side
likes; 2,000 half-sent requests stood for a minute. Every connection also takes a file, of which a
process has a limited number: when few are left, connections without a player are closed, so that
newcomers get in and players stay.
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
"""Files that a process needs besides its connections."""

RESERVE = 16
"""One connection in this number is kept free, since closing others takes a moment."""

CLOSED_AT_ONCE = 32
"""One connection in this number is closed at once if it is idle, so that not every newcomer needs
another search."""

GREEDY = 4
"""An address with more than one connection in this number loses some first."""

NEW_S = 2.0
"""Seconds in which a new connection, or one that has just been answered, may bring a request."""

REPEATED_S = 60.0
"""After this long a server that is still out of files says so again."""


STREAMS = re.compile(r"/api/\w+/[^/]+/review")
"""Addresses whose answers may take minutes; clients continue them later."""


class Worth(IntEnum):
    """Use of a connection; the lowest is closed first."""

    NOTHING = 0
    """No request has come for a while."""
    WATCHING = 1
    """The person has no seat at the table."""
    SITTING = 2
    """The person has a seat, and nothing is played there."""
    BUSY = 3
    """The person plays, or a request is being answered or may come any moment."""


class Place:
    """An open connection, with what decides whether it is closed for another."""

    def __init__(self, transport: asyncio.Transport, worth: Callable[[], Worth]) -> None:
        """worth: returns the use of the connection now."""
        host, *_ = transport.get_extra_info("peername") or ("",)
        self.address = client_key(str(host))
        """The client's address; behind a proxy the proxy's, until a socket is open."""
        self.worth = worth
        self.heard = time.monotonic()
        """Time at which the client last sent something."""
        self._transport = transport

    @property
    def open(self) -> bool:
        """Whether it is not being closed."""
        return not self._transport.is_closing()

    def close(self) -> None:
        """Free the file now, without waiting for the client."""
        self._transport.abort()


def close_least(places: Iterable[Place], room: int) -> None:
    """Close some of these connections if there are more than there is room for.

    Greedy addresses lose theirs first, those worth least before others; among equals the address
    with the most connections loses the one that has been silent longest.
    """
    here = [place for place in places if place.open]
    if len(here) <= room:
        return
    worth = {place: place.worth() for place in here}
    of_address = Counter(place.address for place in here)

    def key(place: Place) -> tuple[bool, Worth, int, float]:
        of_its = of_address[place.address]
        return of_its <= room // GREEDY, worth[place], -of_its, place.heard

    here.sort(key=key)
    over, some = len(here) - room, here[: room // CLOSED_AT_ONCE]
    idle = [place for place in some if worth[place] <= Worth.WATCHING]
    for place in {*here[:over], *idle}:
        place.close()


class _Connection(Protocol):
    """The common part of uvicorn's protocols for requests and for sockets."""

    app_state: dict[str, object]


def _places(connections: Iterable[_Connection]) -> Iterator[Place]:
    for connection in connections:
        place = connection.app_state.get(PLACE)
        if isinstance(place, Place):
            yield place


PLACE = "place"
"""Name of a connection's `Place` in the state that uvicorn hands to the application."""


class ImpatientProtocol(H11Protocol):
    """Uvicorn's protocol, which closes a connection whose request does not come to its end.

    Waiting begins with the connection, or the first byte of a later request, and more bytes do not
    lengthen it. A connection between two requests is Uvicorn's to close, and sockets have pings.
    """

    within_s = 10.0
    """For a request to come, headers and body."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The other side may ask for something."""
        super().connection_made(transport)
        self._wait()
        self._place = Place(transport, self._worth)
        self.app_state = {**self.app_state, PLACE: self._place}
        if self.limit_concurrency is None:
            return
        room = self.limit_concurrency - max(1, self.limit_concurrency // RESERVE)
        if len(self.connections) > room:
            close_least(_places(self.connections), room)

    def _worth(self) -> Worth:
        if self.cycle and not self.cycle.response_complete:
            return Worth.BUSY
        new = time.monotonic() < self._place.heard + NEW_S
        return Worth.BUSY if new else Worth.NOTHING

    def data_received(self, data: bytes) -> None:
        """Some of a request, or all of it."""
        self._place.heard = time.monotonic()
        super().data_received(data)
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not self._upgraded:
            self._wait()
        else:
            self._wait_no_longer()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a socket."""
        self._upgraded = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._wait_no_longer()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """End the stream of a review now, and let other answers be sent whole."""
        super().shutdown()
        cycle = self.cycle
        if cycle and not cycle.response_complete and STREAMS.fullmatch(cycle.scope["path"]):
            self.transport.close()

    _upgraded = False

    def _wait(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(self.within_s, self.transport.close)

    def _wait_no_longer(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class LivelyProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol for sockets, but only silent clients are pinged, and a socket without an
    answer is ended at once.

    Uvicorn waits until all that was sent before is taken, which on a dead line is never; the
    socket would count, and its table wait, until the system gives up after many minutes.
    """

    _heard = 0.0

    def data_received(self, data: bytes) -> None:
        """Read what has come."""
        self._heard = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Ping a client that was silent for the whole interval; otherwise look again later.

        So a message needs no timer of its own.
        """
        assert self.ping_interval is not None
        left = self._heard + self.ping_interval - self.loop.time()
        if left > 0:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """End the socket, as no answer has come in time."""
        super().keepalive_timeout()
        self.transport.abort()


class SocketCounts:
    """Number of open sockets of each address and each person."""

    def __init__(self, limits: Limits, room: int | None) -> None:
        """room: number of connections for which there are files; None: any number."""
        self._of_address = min(limits.sockets, max(1, (room or 2 * limits.sockets) // 2))
        self._of_person = limits.sockets_of_person
        self._open: Counter[str | Asker] = Counter()

    @contextmanager
    def taken(self, asker: Asker) -> Iterator[bool]:
        """Count a socket in this block if there may be one more; yield whether there may."""
        # Clients without a cookie have no person, so they do not count as one.
        full = asker.person != "" and self._open[asker] >= self._of_person
        if full or self._open[asker.address] >= self._of_address:
            yield False
            return
        self._open.update((asker, asker.address))
        try:
            yield True
        finally:
            self._open.subtract((asker, asker.address))
            self._open += Counter()  # drops zeros


def open_more_files() -> int | None:
    """Let the process open as many files as it may; how many connections that leaves room for.

    None where the system has no such limit.
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
    """Return the number of connections for which the process has files; None without a limit."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows
        return None
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if files == resource.RLIM_INFINITY else max(1, files - SPARE_FILES)


class OutOfFiles(logging.Filter):
    """For the log of asyncio: that no file is left is said once a minute, in a sentence.

    It says so for each connection that it cannot take, with a traceback: 122 MB in fifteen seconds.
    """

    def __init__(self) -> None:
        super().__init__()
        self._said = -REPEATED_S

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is to be logged."""
        if not record.getMessage().startswith("socket.accept() out of system resource"):
            return True
        if time.monotonic() - self._said < REPEATED_S:
            return False
        self._said = time.monotonic()
        record.msg = "no file is left for another connection: raise the limit (LimitNOFILE)"
        record.args = record.exc_info = None
        return True
