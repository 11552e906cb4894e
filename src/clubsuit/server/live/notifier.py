"""Notifications for people who are not connected to a live table that waits for them."""

from clubsuit.server.live.audience import Audience
from clubsuit.server.live.changes import Changes
from clubsuit.server.live.table_socket import TableSocket
from clubsuit.server.notify import subscriptions
from clubsuit.server.notify.calls import Calls
from clubsuit.server.notify.pushes import Call, Pushes
from clubsuit.server.ops.threads import Threads
from clubsuit.server.table.presence import Cause
from clubsuit.server.table.table import Table


class Notifier:
    """Sends the notifications of one table, if this server sends any."""

    def __init__(
        self,
        table: Table,
        threads: Threads,
        audience: Audience,
        changes: Changes,
        pushes: Pushes | None,
    ) -> None:
        self._table = table
        self._threads = threads
        self._audience = audience
        self._pushes = pushes
        self._calls = Calls(self._notify, lambda: changes.runs, table.snapshot.asked)

    @property
    def on(self) -> bool:
        """Return whether a notification may be due soon."""
        return self._calls.on

    def watch(self, elsewhere: frozenset[str] = frozenset()) -> None:
        """Schedule notifications for people for whom the table waits and who are not connected.

        elsewhere: people who are connected via other processes. It may be left out, because
        `LiveTable.stand` passes it again before a notification is due.
        """
        if self._pushes:
            self._calls.watch(self._table.snapshot.asked, self._audience.here | elsewhere)

    def settle(self) -> None:
        """Send due notifications, now that it is known which process sends them."""
        self._calls.settle()

    def lost(self, person: str) -> None:
        """Note a lost socket: its person may not know that the table waits for them."""
        self._calls.lost(person)

    async def note_back(self, socket: TableSocket) -> None:
        """Note that a person is here, so they are notified again once they have left."""
        self.watch()
        if self._pushes and self._table.row.seats_of(socket.person):
            store, name = self._pushes.store, self._table.row.id
            await self._threads.store(subscriptions.note_back, store, name, socket.person)

    def close(self) -> None:
        """Cancel all scheduled notifications."""
        self._calls.watch({}, set())

    def _notify(self, person: str, cause: Cause) -> None:
        if self._pushes:
            self._pushes.put(Call(self._table.row, person, cause))
