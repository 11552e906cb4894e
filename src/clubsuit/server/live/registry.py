"""The live tables of this process."""

from collections import OrderedDict

from clubsuit.server.cluster.peers import Peers
from clubsuit.server.live.live_table import Room
from clubsuit.server.live.warming import Warming
from clubsuit.server.notify.pushes import Pushes
from clubsuit.server.ops import metrics
from clubsuit.server.ops.threads import Threads
from clubsuit.server.settings import DEFAULT, Limits
from clubsuit.server.storage.store import Store
from clubsuit.server.table.table import Table

MAX_ROOMS = 64
"""Tables kept in memory while nobody looks at them."""


class LiveTables:
    """The tables in memory, the one used last at the end."""

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
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        metrics.TABLES.set_function(lambda: len(self._rooms))

    @property
    def all(self) -> list[Room]:
        """All tables in memory."""
        return list(self._rooms.values())

    async def get(self, table_id: str, person: str) -> Room | None:
        """A person's table; None where there is none, or it is another person's."""
        room = self._rooms.get(table_id)
        if room is None:
            room = await self._load(table_id, person)
        if room is None or not room.may_be_seen_by(person):
            return None
        self._rooms.move_to_end(table_id)
        return room

    async def _load(self, table_id: str, person: str) -> Room | None:
        row = await self._threads.store(self._store.table, table_id)
        if row is None or not row.may_see(person):
            return None
        table = await self._threads.store(Table, self._store, row)
        # Another line may have loaded it meanwhile: there is one room for a table.
        room = self._rooms.setdefault(
            table_id,
            Room(table, self._threads, self._warming, self._peers, self._pushes, self._limits),
        )
        for old_id, old in list(self._rooms.items())[: max(0, len(self._rooms) - MAX_ROOMS)]:
            if old.idle and old is not room:
                del self._rooms[old_id]
        return room

    async def look_again(self, table_id: str) -> None:
        """Somebody has left this table, or deleted it, who need not have been in the room."""
        room = self._rooms.get(table_id)
        if room is None:
            return
        if await self._threads.store(self._store.table, table_id):
            return await room.look_again()
        self._rooms.pop(table_id, None)
        await room.vanish()

    def hang_up(self, person: str) -> None:
        """Close the lines of a person: those who still are this person connect again."""
        for room in self._rooms.values():
            room.hang_up(person)

    async def look_after(self, table_id: str) -> None:
        """Let a bot decide where people who are not there at the same time have no time left."""
        if room := await self.get(table_id, ""):
            room.call()

    def warmed(self) -> None:
        """The rules are compiled now: say so everywhere."""
        for room in self._rooms.values():
            room.warmed()

    async def close(self) -> None:
        """Stop everything."""
        for room in self.all:  # one may go, or come, meanwhile
            await room.close()
        if self._peers:
            await self._peers.close()
