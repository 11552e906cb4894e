"""When a server was up: the clocks of tables do not run while none is.

While there are unfinished games with a clock, each process notes every few seconds that it is up,
in a row that all share. A process that starts begins a new row, and so does one that could not
note anything for a while (the machine slept): between two rows no server was up. The seconds since
the last note are the players' gain, also where one of several processes starts.
"""

import asyncio
from datetime import UTC, datetime, timedelta

import sqlalchemy as sql

from clubsuit.server.live.services import Services
from clubsuit.server.ops.error_log import StorageFault, log_fault
from clubsuit.server.storage.store import (
    FIRST,
    GAMES,
    UPTIMES,
    Store,
    TableRow,
    now,
    place_of,
    seconds,
)
from clubsuit.server.wire.time_controls import DAY_S, read_clock

BEAT_S = 5.0
"""How often a process notes that it is up."""

LOST_S = 4 * BEAT_S
"""After so long without a note no server was up."""

LOOK_S = 60.0
"""Seconds between two searches for tables at which a day or more is over."""
AT_ONCE = 1000
"""Number of tables read together."""

_NEEDED = sql.select(GAMES.c.id).where(GAMES.c.clock > "", ~GAMES.c.over).limit(1)
_LAST = sql.select(UPTIMES).order_by(UPTIMES.c.since.desc()).limit(1)
_ALL = sql.select(UPTIMES.c.since, UPTIMES.c.until).order_by(UPTIMES.c.since)


class Uptime:
    """The notes of one process. One thread at a time calls it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._unneeded: float | None = None
        """When this process was up last while nobody needed to know."""
        self._noted = False

    def note(self) -> None:
        """This process is up now; and take in what others have noted. Raises StorageFault."""
        at = seconds(now())
        with self._store.reading() as connection:
            needed = connection.execute(_NEEDED).first() is not None
        if not needed:
            self._unneeded = at
            return
        self._store.write(lambda connection: self._write(connection, at))
        with self._store.reading() as connection:
            self._store.up.times = [(since, until) for since, until in connection.execute(_ALL)]

    def _write(self, connection: sql.Connection, at: float) -> None:
        last = connection.execute(_LAST).first()
        if self._noted and last is not None and at - last.until <= LOST_S:
            this = sql.update(UPTIMES).where(UPTIMES.c.since == last.since)
            connection.execute(this.values(until=max(last.until, at)))
        else:
            since = at if self._unneeded is None else self._unneeded
            connection.execute(sql.insert(UPTIMES).values(since=since, until=at))
        self._unneeded, self._noted = None, True


async def keep_time(services: Services, uptime: Uptime) -> None:
    """Note that this process is up, and look after clocks that nobody looks at, until cancelled."""
    looked = -LOOK_S
    while True:
        try:
            await services.threads.store(uptime.note)
            for live in services.tables.all:
                live.watch_clock()  # it may stand since the server was away
            if asyncio.get_running_loop().time() >= looked + LOOK_S:
                looked = asyncio.get_running_loop().time()
                for row in await services.run(overdue):
                    await _look_after(services, row.id)
        except StorageFault as error:
            log_fault("clocks", error)
        await asyncio.sleep(BEAT_S)


async def _look_after(services: Services, table_id: str) -> None:
    try:
        await services.tables.look_after(table_id)
    except Exception as error:  # others are looked after all the same
        log_fault(f"table {table_id}, clock", error)


def overdue(store: Store) -> list[TableRow]:
    """Tables of people who are not there at the same time where somebody has no time left."""
    at = datetime.now(UTC)
    before, place = (at - timedelta(seconds=DAY_S)).isoformat(), FIRST
    found: list[TableRow] = []
    while rows := store.unmoved(before, AT_ONCE, place):
        found += [row for row in rows if is_over(row, at.timestamp(), store)]
        place = place_of(rows[-1], "updated")
    return found


def is_over(row: TableRow, at: float, store: Store) -> bool:
    """Whether the time for the decision that this table waits for is over."""
    clock = read_clock(row.summary.clock, row.pace)
    assert clock is not None
    return store.up.ran(seconds(row.updated), at, meets=False) >= clock.first
