"""Notifications for people for whom a live table waits and who are not here."""

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
    """Sends notifications for one table, if this server sends any."""

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
        self._calls = Calls(self._call, lambda: changes.runs, table.snapshot.asked)

    @property
    def on(self) -> bool:
        """Whether somebody may have to be notified soon."""
        return self._calls.on

    def watch(self, elsewhere: frozenset[str] = frozenset()) -> None:
        """Notify, after a while, people who are asked for something and are not here.

        elsewhere: people who have just been seen via other processes. Others there are seen soon.
        """
        if self._pushes:
            self._calls.watch(self._table.snapshot.asked, self._audience.here | elsewhere)

    def settle(self) -> None:
        """Notify people, now that it is known which process does."""
        self._calls.settle()

    def lost(self, person: str) -> None:
        """Note that a person's socket was lost: they may not have seen what they are asked."""
        self._calls.lost(person)

    async def note_back(self, socket: TableSocket) -> None:
        """Note that a person is here, who may be notified again when they are gone."""
        self.watch()
        if self._pushes and self._table.row.seats_of(socket.person):
            store, name = self._pushes.store, self._table.row.id
            await self._threads.store(subscriptions.back, store, name, socket.person)

    def close(self) -> None:
        """Notify nobody any more."""
        self._calls.watch({}, set())

    def _call(self, person: str, cause: Cause) -> None:
        if self._pushes:
            self._pushes.put(Call(self._table.row, person, cause))
