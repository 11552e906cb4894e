"""The live tables of this process."""

from collections import OrderedDict
from collections.abc import Iterable

from clubsuit.server.cluster.peers import Peers
from clubsuit.server.live.audience import CLOSED_REMOVED
from clubsuit.server.live.chat import removal_text
from clubsuit.server.live.live_table import LiveTable
from clubsuit.server.live.warming import Warming
from clubsuit.server.notify.pushes import Pushes
from clubsuit.server.ops import metrics
from clubsuit.server.ops.threads import Threads
from clubsuit.server.settings import DEFAULT, Limits
from clubsuit.server.storage.store import Store
from clubsuit.server.table.table import Table

MAX_TABLES = 64
"""Number of tables in memory above which idle tables are removed from memory."""


class LiveTables:
    """The tables in memory, the most recently used last."""

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
        """Return a table; None if there is none, or if this person may not see it."""
        live = self._tables.get(table_id)
        if live and not await self._threads.store(self._store.existing, [table_id]):
            await self.drop([table_id])  # `Peers` looks only at active tables, once a second
            return None
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
        # Another socket may have loaded the table during these reads: keep the first object.
        live = self._tables.setdefault(
            table_id,
            LiveTable(table, self._threads, self._warming, self._peers, self._pushes, self._limits),
        )
        for old_id, old in list(self._tables.items())[: max(0, len(self._tables) - MAX_TABLES)]:
            if old.idle and old is not live:
                del self._tables[old_id]
        return live

    async def refresh(self, table_id: str) -> None:
        """Read a table again after a change in the database; remove it if it was deleted."""
        live = self._tables.get(table_id)
        if live is None:
            return
        if await self._threads.store(self._store.table, table_id):
            return await live.catch_up()
        self._tables.pop(table_id, None)
        await live.remove()

    async def drop(self, table_ids: Iterable[str]) -> None:
        """Close tables that were deleted through another process or by the host."""
        for table_id in table_ids:
            if live := self._tables.pop(table_id, None):
                await live.remove(CLOSED_REMOVED)

    def forget(self, person: str, left: Iterable[str]) -> None:
        """Remove the name of a person who has deleted their data from chats and lists.

        left: the tables that the person has left; other processes may have them in memory.
        """
        for live in self._tables.values():
            live.forget(person)
        for table_id in set(left) - self._tables.keys():
            if self._peers:
                self._peers.send_chat(table_id, removal_text(person, table_id))

    def close_sockets(self, person: str) -> None:
        """Close the sockets of a person. Browsers that still belong to the person reconnect."""
        for live in self._tables.values():
            live.close_sockets(person)

    async def run_clock(self, table_id: str) -> None:
        """Run the clock of a table even if it has no sockets."""
        if live := await self.get(table_id, ""):
            live.run_clock()

    def send_warming(self) -> None:
        """Send everyone at all tables the state of the warm-up."""
        for live in self._tables.values():
            live.send_warming()

    async def close(self) -> None:
        """Stop all tables, and release their leases to other processes."""
        for live in self.all:  # iterates over a copy, as tables may be added or removed
            await live.close()
        if self._peers:
            await self._peers.close()
