"""Connections that ask for nothing: closed soon, and no reason to be unreachable or to fill a disk.

Uvicorn waits for the end of a request's headers, and of its body, for as long as the other side
likes; 2,000 half-sent requests stood for a minute.
"""

import asyncio
import logging
import time
from contextlib import suppress

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

SPARE_FILES = 64
"""Files that a process needs besides its connections."""

REPEATED_S = 60.0
"""After this long a server that is still out of files says so again."""


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

    def data_received(self, data: bytes) -> None:
        """Some of a request, or all of it."""
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

    _upgraded = False

    def _wait(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(self.within_s, self.transport.close)

    def _wait_no_longer(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


def open_more_files() -> int | None:
    """Let the process open as many files as it may; how many connections that leaves room for.

    None where the system has no such limit.
    """
    try:
        import resource
    except ModuleNotFoundError:  # Windows
        return None
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        return None
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(1, files - SPARE_FILES)


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
