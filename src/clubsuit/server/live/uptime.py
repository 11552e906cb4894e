"""Times at which a server was up; the clocks of tables stop while no server is up.

As long as unfinished games have a clock, each process records every few seconds that it is up. All
processes extend the same row. A process inserts a new row when it starts, and after a pause in
which it could not record anything, for instance because the machine slept. Between two rows no
server was up. If only one of several processes restarts, clocks also skip the seconds since the
last record.
"""

import asyncio
from datetime import UTC, datetime, timedelta

import sqlalchemy as sql

from clubsuit.server.live.services import Services
from clubsuit.server.ops.error_log import StorageFault, log_fault
from clubsuit.server.storage.rows import TableRow
from clubsuit.server.storage.schema import GAMES, UPTIMES
from clubsuit.server.storage.store import FIRST, Store, place_of
from clubsuit.server.storage.times import now, seconds
from clubsuit.server.wire.time_controls import DAY_S, read_clock

BEAT_S = 5.0
"""Seconds between two records of a process."""

LOST_S = 4 * BEAT_S
"""Seconds without a record after which the server counts as having been down."""

LOOK_S = 60.0
"""Seconds between two searches for correspondence tables at which a player's time is over."""
AT_ONCE = 1000
"""Number of tables read in one query."""

_NEEDED = sql.select(GAMES.c.id).where(GAMES.c.clock > "", ~GAMES.c.over).limit(1)
_LAST = sql.select(UPTIMES).order_by(UPTIMES.c.since.desc()).limit(1)
_ALL = sql.select(UPTIMES.c.since, UPTIMES.c.until).order_by(UPTIMES.c.since)


class Uptime:
    """Records the uptime of one process. Only one thread at a time may call it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._unrecorded: float | None = None
        """Last time at which the process ran while no game had a clock; None after a record."""
        self._has_recorded = False

    def note(self) -> None:
        """Record that this process is up, and read the records of others. Raises StorageFault."""
        at = seconds(now())
        with self._store.reading() as connection:
            needed = connection.execute(_NEEDED).first() is not None
        if not needed:
            self._unrecorded = at
            return
        self._store.write(lambda connection: self._write(connection, at))
        with self._store.reading() as connection:
            self._store.up.times = [(since, until) for since, until in connection.execute(_ALL)]

    def _write(self, connection: sql.Connection, at: float) -> None:
        last = connection.execute(_LAST).first()
        if self._has_recorded and last is not None and at - last.until <= LOST_S:
            this = sql.update(UPTIMES).where(UPTIMES.c.since == last.since)
            connection.execute(this.values(until=max(last.until, at)))
        else:
            since = at if self._unrecorded is None else self._unrecorded
            connection.execute(sql.insert(UPTIMES).values(since=since, until=at))
        self._unrecorded, self._has_recorded = None, True


async def keep_time(services: Services, uptime: Uptime) -> None:
    """Record that this process is up, and run clocks of tables without sockets, until cancelled."""
    searched = -LOOK_S
    while True:
        try:
            await services.threads.store(uptime.note)
            for live in services.tables.all:
                live.watch_clock()  # the clock may have stopped while the server was down
            if asyncio.get_running_loop().time() >= searched + LOOK_S:
                searched = asyncio.get_running_loop().time()
                for row in await services.run(overdue):
                    await _run_clock(services, row.id)
        except StorageFault as error:
            log_fault("clocks", error)
        await asyncio.sleep(BEAT_S)


async def _run_clock(services: Services, table_id: str) -> None:
    try:
        await services.tables.run_clock(table_id)
    except Exception as error:  # must not stop the clocks of other tables
        log_fault(f"table {table_id}, clock", error)


def overdue(store: Store) -> list[TableRow]:
    """Return the correspondence tables at which a player has no time left."""
    at = datetime.now(UTC)
    before, place = (at - timedelta(seconds=DAY_S)).isoformat(), FIRST
    found: list[TableRow] = []
    while rows := store.unmoved(before, AT_ONCE, place):
        found += [row for row in rows if is_over(row, at.timestamp(), store)]
        place = place_of(rows[-1], "updated")
    return found


def is_over(row: TableRow, at: float, store: Store) -> bool:
    """Return whether the time for the next decision of this table is over."""
    clock = read_clock(row.summary.clock, row.pace)
    assert clock is not None
    return store.up.ran(seconds(row.updated), at, meets=False) >= clock.first
