"""A live table: a table in memory, with its open sockets, bots and timers.

Sockets, bots and each kind of timer have a class of their own. `LiveTable` creates objects of these
classes, and updates them after each change. People and bots change the table in the same way:
through `Changes`, one change at a time, in a worker thread. A bot decides before its change begins,
from a view of the table. Messages from clients are carried out in `handlers`.
"""

from contextlib import suppress

from clubsuit.server.cluster.peers import Peers
from clubsuit.server.live.absences import Absences
from clubsuit.server.live.audience import Audience, Full
from clubsuit.server.live.background import Background
from clubsuit.server.live.bot_runner import BotRunner
from clubsuit.server.live.changes import Changes
from clubsuit.server.live.chat import TableChat
from clubsuit.server.live.coach import Coach
from clubsuit.server.live.connections import Worth
from clubsuit.server.live.deliveries import Deliveries
from clubsuit.server.live.idle import IdlePlayers
from clubsuit.server.live.last_hint import LastHint
from clubsuit.server.live.notifier import Notifier
from clubsuit.server.live.spectator_list import SpectatorList
from clubsuit.server.live.strings_timer import StringsTimer
from clubsuit.server.live.substitutes import Substitutes
from clubsuit.server.live.table_socket import TableSocket
from clubsuit.server.live.timers import Alarms, Here
from clubsuit.server.live.votes import Votes
from clubsuit.server.live.warming import Warming
from clubsuit.server.notify.pushes import Pushes
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.ops.threads import Threads
from clubsuit.server.settings import DEFAULT, Limits
from clubsuit.server.storage.store import Lease
from clubsuit.server.storage.times import now, seconds
from clubsuit.server.table.refusals import Removed, Stale
from clubsuit.server.table.table import Table
from clubsuit.server.wire.serialize import absent, clocks, warming


class LiveTable:
    """A table with its open sockets, bots and timers."""

    def __init__(
        self,
        table: Table,
        threads: Threads,
        warming: Warming,
        peers: Peers | None = None,
        pushes: Pushes | None = None,
        limits: Limits = DEFAULT,
    ) -> None:
        """peers: the other processes; None: there are none, so no lease is needed.
        pushes: sends notifications; None: this server sends none.
        """
        self.name = table.row.id
        self.table = table
        """While a worker thread changes the table, only its `snapshot` may be read."""
        self.threads = threads
        self.warming = warming
        self.background = Background(self.name)
        self.audience = audience = Audience(table, threads, self.background)
        self.changes = changes = Changes(table, threads, audience, self.background, self._changed)
        changes.runs = peers is None
        self.deliveries = Deliveries()
        self.chat = TableChat(table, threads, audience, self.background)
        self.chat.peers = peers
        self.spectators = SpectatorList(self.name, audience)
        self.last_hint = LastHint()
        self.coach = Coach()
        self.bots = BotRunner(table, threads, warming, audience, changes, self.coach)
        self.absences = Absences()
        self.substitutes = Substitutes(
            table, audience, changes, self.absences, self._send_absences, self._watch_seats
        )
        self.votes = Votes(table, changes, self.absences)
        self.idle_players = IdlePlayers(table, audience, changes, limits, self._send_absences)
        self.strings = StringsTimer(table, changes)
        self.notifier = Notifier(table, threads, audience, changes, pushes)
        self._alarms = Alarms(table, changes.do_until_stored, self.watch_clock)
        self._peers = peers

    @property
    def idle(self) -> bool:
        """Return whether no socket is open and no bot or timer is running."""
        is_waiting = self.substitutes.on or self.strings.on or self.idle_players.on
        is_waiting = is_waiting or self._alarms.on or self.notifier.on
        return not (self.audience.sockets or self.changes.on or self.bots.on or is_waiting)

    def may_be_seen_by(self, person: str) -> bool:
        """Return whether the person with this hash may see the table."""
        return self.table.row.may_see(person)

    # ---- sockets -----------------------------------------------------------------------

    def enter(self, socket: TableSocket) -> Full | None:
        """Add a socket, or return why it is refused."""
        full = self.audience.enter(socket)
        if self._peers and not full:
            self._peers.wake()
        return full

    async def start(self, socket: TableSocket) -> None:
        """Send the table to a new socket, and let bots continue if they were stopped."""
        if self.warming.on:
            socket.say(warming(self.warming.state))
        if len(self.audience.sockets) == 1:
            self.request_chat()
        # The person may have seen newer decisions via another process.
        await self._read_new()
        await self.substitutes.return_seats(socket.person)
        self.audience.show(socket)
        await self.notifier.note_back(socket)
        await self.chat.show(socket)
        self.spectators.show(socket)
        self._watch_seats()
        self.idle_players.watch()
        if self.absences or self.idle_players.seats:
            socket.say(self._absences_message)
        if self.table.snapshot.clocks:
            socket.say(self._clocks_message)
        self.bots.wake()
        self.watch_clock()

    def leave(self, socket: TableSocket) -> None:
        """Remove a closed socket."""
        self.audience.leave(socket)
        if socket.coached:
            self.coach.end()
        self.bots.recheck()
        self._watch_seats()
        self.idle_players.watch()
        if socket.lost:
            self.notifier.lost(socket.person)
        self.notifier.watch()
        self.watch_clock()

    def worth(self, socket: TableSocket) -> Worth:
        """Return the priority with which a socket is kept when there are too many connections."""
        return self.audience.worth(socket)

    def close_sockets(self, person: str | None = None) -> None:
        """Close the sockets of this person; None: close all sockets."""
        self.audience.close_sockets(person)

    def send_warming(self) -> None:
        """Send everyone the state of the warm-up, and ask bots that have waited for its end."""
        self.audience.send_all(warming(self.warming.state))
        self.bots.wake()

    # ---- changes that do not come from a socket ----------------------------------------

    async def rematch(self, seat: int) -> None:
        """Send everyone the table of a rematch. All requests for a rematch get the same table."""
        with suppress(Stale):
            await self.changes.do(self.table.play_again, seat)
        await self.changes.do(self.table.catch_up)

    async def join(self, person: str, name: str, program: bool) -> None:
        """Give a person from matchmaking a free seat. Raises TurnError or Stale."""
        await self.changes.do(self.table.seats.join, person, name, program)

    def forget(self, person: str) -> None:
        """Remove the name of a person who has deleted their data."""
        self.chat.remove_name(person)
        self.spectators.forget(person)

    async def catch_up(self) -> None:
        """Read entries that were not stored through this object."""
        await self.changes.do_until_stored(Table.catch_up)

    async def remove(self, code: int | None = None) -> None:
        """Stop everything and close all sockets, since the table has been deleted.

        code: the close code; None: the page connects again, and is refused then.
        """
        await self.close()
        self.audience.close_sockets(code=code)

    async def close(self) -> None:
        """Stop bots and timers. A change in progress is still stored."""
        self.coach.end()
        await self.bots.close()
        await self.strings.close()
        await self.votes.close()
        await self.substitutes.close()
        self.notifier.close()
        await self._alarms.close()
        await self.idle_players.close()
        await self.changes.close()

    # ---- other processes (see `cluster.peers`) -----------------------------------------

    @property
    def people_here(self) -> frozenset[str]:
        """People who are connected via this process."""
        return self.audience.here

    @property
    def newest(self) -> int:
        """The number of the newest decision known here."""
        return self.table.snapshot.ply

    def stand(self, lease: Lease | None, elsewhere: frozenset[str]) -> None:
        """Store whether this process runs the table, and who is connected via other processes.

        lease: None if another process runs the table.
        """
        is_new = (lease, elsewhere) != (self.changes.lease, self.audience.elsewhere)
        self.changes.hold(lease)
        self.audience.elsewhere = elsewhere
        self.notifier.watch(elsewhere)
        self.notifier.settle()
        if not is_new:
            return
        self._watch_seats()
        self.idle_players.watch()
        self.strings.watch()
        self.bots.wake()
        self.watch_clock()

    async def hear_of(self, number: int) -> None:
        """Read new decisions of another process, the newest of which has this number."""
        if number <= self.newest:
            return
        try:
            await self._read_new()
        except Removed:
            return  # `Peers` will close the table
        except Exception as error:
            log_fault(f"table {self.name}, new decisions", error)

    async def _read_new(self) -> None:
        """Read entries of other processes, and remove names from the chat that they have removed.

        The host has removed a name, or its person has deleted their data. People who have only left
        keep their name in the chat.
        """
        before = self.table.row.seats
        await self.changes.do(self.table.catch_up)
        for number, (old, new) in enumerate(zip(before, self.table.row.seats, strict=True)):
            is_removed = new.person == old.person or number in self.table.state.nameless
            if old.person and old.name != new.name and is_removed:
                self.chat.remove_name(old.person)

    def request_chat(self) -> None:
        """Ask the other processes for their chat lines."""
        self.chat.ask_peers()

    def receive_chat(self, text: str) -> None:
        """Add chat lines from another process."""
        self.chat.receive(text)

    # ---- clocks ------------------------------------------------------------------------

    def run_clock(self) -> None:
        """Run the clock even without sockets, until it is the turn of a player with time left."""
        self._alarms.run_clock()

    def watch_clock(self) -> None:
        """Set the alarm for the next change that the clock causes."""
        here = Here(self.changes.runs, bool(self.audience.players), bool(self.audience.sockets))
        self._alarms.watch(here)

    @property
    def _clocks_message(self) -> str:
        standing = self.table.snapshot.clocks
        return clocks(standing.as_messages(seconds(now())) if standing else [])

    # ---- after each change -------------------------------------------------------------

    def _changed(self, is_new: bool) -> None:
        """Send everyone a new snapshot, and update bots and timers."""
        if is_new:
            self.bots.recheck()
            self.audience.show_all()
            if self.table.snapshot.clocks:
                self.audience.send_all(self._clocks_message)
        self.bots.wake()
        self._watch_seats()
        self.idle_players.watch()
        self.notifier.watch()
        self.strings.watch()
        self.watch_clock()

    def _watch_seats(self) -> None:
        """Update who is absent and who watches.

        A proposal is carried out if only absent players have not answered it.
        """
        self.spectators.watch()
        self.substitutes.watch()
        self.votes.watch()

    def _send_absences(self) -> None:
        self.audience.send_all(self._absences_message)

    @property
    def _absences_message(self) -> str:
        absences = self.substitutes.absent
        known = {absence["seat"] for absence in absences}
        return absent(absences + self.idle_players.absent(known))
