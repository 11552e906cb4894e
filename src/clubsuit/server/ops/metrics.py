"""Metrics for hosts, in the format of Prometheus. They name no tables, people or cards.

They are served at an address of their own (`clubsuit serve --metrics`), so that the players'
address needs no access control for them.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from prometheus_client import Counter, Gauge, Histogram, start_http_server

from clubsuit.errors import excerpt
from clubsuit.texts import refusal

DECISIONS = Counter(
    "clubsuit_decisions", "Entries of tables' lists that this process stored", ["game", "by"]
)
"""Number of stored entries; the label `by` is "person", "bot", "deal" or "event"."""

FAULTS = Counter("clubsuit_faults", "Unexpected errors", ["kind"])
MISMATCHES = Counter("clubsuit_mismatches", "Pages whose view differed from the server's")
LINES = Gauge("clubsuit_lines", "Open sockets at tables")
TABLES = Gauge("clubsuit_tables", "Tables in memory")
LEASES = Gauge("clubsuit_leases", "Tables whose bots and clocks run in this process")

_TIMES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
STORING = Histogram("clubsuit_storing_seconds", "Time to commit a decision", buckets=_TIMES)
THINKING = Histogram(
    "clubsuit_thinking_seconds", "Time in which a bot decides", ["bot"], buckets=_TIMES
)
LAG = Histogram("clubsuit_lag_seconds", "Delay of the event loop", buckets=_TIMES)

HOST = "127.0.0.1"


@contextmanager
def served(address: str | None) -> Iterator[None]:
    """Serve the metrics in a thread during the block.

    address: such as "9182" or "127.0.0.1:9182"; None: do not serve them.

    Raises NotationError if the address cannot be used.
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
    """Record the duration of the block in seconds, unless it fails."""
    began = time.perf_counter()
    yield
    record(time.perf_counter() - began)
