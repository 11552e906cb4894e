"""What a host measures: numbers without tables, people or cards, in the form of Prometheus.

They are served at an address of their own (`clubsuit serve --metrics`), so that the door of the
players need not tell them from strangers.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from prometheus_client import Counter, Gauge, Histogram, start_http_server

from clubsuit.errors import excerpt
from clubsuit.texts import refusal

DECISIONS = Counter(
    "clubsuit_decisions", "Entries of tables' lists that were stored here", ["game", "by"]
)
"""by: "person", "bot", "deal", or "event" for what happens to seats."""

FAULTS = Counter("clubsuit_faults", "Unexpected errors", ["kind"])
MISMATCHES = Counter("clubsuit_mismatches", "Pages that had another view than the server")
LINES = Gauge("clubsuit_lines", "Sockets that are open at tables")
TABLES = Gauge("clubsuit_tables", "Tables in memory")
LEASES = Gauge("clubsuit_leases", "Tables whose bots and clocks run in this process")

_TIMES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
STORING = Histogram("clubsuit_storing_seconds", "From a decision to its commit", buckets=_TIMES)
THINKING = Histogram("clubsuit_thinking_seconds", "A bot's decision", ["bot"], buckets=_TIMES)
LAG = Histogram("clubsuit_lag_seconds", "How late the event loop is", buckets=_TIMES)

HOST = "127.0.0.1"


@contextmanager
def served(address: str | None) -> Iterator[None]:
    """Serve them in a thread of their own meanwhile; None: do not.

    address: "9182" or "127.0.0.1:9182". Raises NotationError where it cannot be had.
    """
    if address is None:
        yield
        return
    host, _, port = address.rpartition(":")
    try:
        server, thread = start_http_server(int(port), host.strip("[]") or HOST)
    except (ValueError, OverflowError, OSError) as error:
        raise refusal(
            "server-metrics-wrong", address=excerpt(address, 80), problem=excerpt(str(error), 80)
        ) from None
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@contextmanager
def timed(record: Callable[[float], None]) -> Iterator[None]:
    """Tell how many seconds this takes, where it does not fail."""
    began = time.perf_counter()
    yield
    record(time.perf_counter() - began)
