"""The live tables of this process."""

from collections import OrderedDict

from clubsuit.server.cluster.peers import Peers
from clubsuit.server.live.live_table import LiveTable
from clubsuit.server.live.warming import Warming
from clubsuit.server.notify.pushes import Pushes
from clubsuit.server.ops import metrics
from clubsuit.server.ops.threads import Threads
from clubsuit.server.settings import DEFAULT, Limits
from clubsuit.server.storage.store import Store
from clubsuit.server.table.table import Table

MAX_TABLES = 64
"""Number of tables in memory from which on those that nobody looks at are removed."""


class LiveTables:
    """The tables in memory; the one that was used last is at the end."""

    def __init__(
        self,
        store: Store,
        threads: Threads,
        warming: Warming,
        peers: Peers | None = None,
        pushes: Pushes | None = None,
        limits: Limits = DEFAULT,
    ) -> None:
        self._store = store
        self._threads = threads
        self._warming = warming
        self._peers = peers
        self._pushes = pushes
        self._limits = limits
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        metrics.TABLES.set_function(lambda: len(self._tables))

    @property
    def all(self) -> list[LiveTable]:
        """All tables in memory."""
        return list(self._tables.values())

    async def get(self, table_id: str, person: str) -> LiveTable | None:
        """Return a table; None if there is none, or this person may not look at it."""
        live = self._tables.get(table_id)
        if live is None:
            live = await self._load(table_id, person)
        if live is None or not live.may_be_seen_by(person):
            return None
        self._tables.move_to_end(table_id)
        return live

    async def _load(self, table_id: str, person: str) -> LiveTable | None:
        row = await self._threads.store(self._store.table, table_id)
        if row is None or not row.may_see(person):
            return None
        table = await self._threads.store(Table, self._store, row)
        # Another socket may have loaded it during the reads: the first one counts.
        live = self._tables.setdefault(
            table_id,
            LiveTable(table, self._threads, self._warming, self._peers, self._pushes, self._limits),
        )
        for old_id, old in list(self._tables.items())[: max(0, len(self._tables) - MAX_TABLES)]:
            if old.idle and old is not live:
                del self._tables[old_id]
        return live

    async def look_again(self, table_id: str) -> None:
        """Read a table again that somebody has left or deleted, perhaps without having it open."""
        live = self._tables.get(table_id)
        if live is None:
            return
        if await self._threads.store(self._store.table, table_id):
            return await live.catch_up()
        self._tables.pop(table_id, None)
        await live.remove()

    def hang_up(self, person: str) -> None:
        """Close the sockets of a person. Browsers that still are this person connect again."""
        for live in self._tables.values():
            live.hang_up(person)

    async def look_after(self, table_id: str) -> None:
        """Let the clock of a table run, though nobody may be there."""
        if live := await self.get(table_id, ""):
            live.call()

    def warmed(self) -> None:
        """Tell everyone at all tables that the rules are compiled now, or cannot be."""
        for live in self._tables.values():
            live.warmed()

    async def close(self) -> None:
        """Stop all tables, and leave them to the other processes."""
        for live in self.all:  # a copy: tables may come and go while this waits
            await live.close()
        if self._peers:
            await self._peers.close()
