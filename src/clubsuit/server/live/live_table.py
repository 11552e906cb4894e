"""A live table: a table that somebody looks at, with its open sockets, bots and timers.

Each subject has an object of its own; `LiveTable` makes them and lets them look again after each
change. Persons and bots change the table in the same way, through `Changes`, one at a time and in a
worker thread. Bots think meanwhile, on a view. What clients send is carried out in `handlers`.
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
from clubsuit.server.storage.store import Lease, now, seconds
from clubsuit.server.table.refusals import Stale
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
        pushes: sends notifications; None: this server sends none."""
        self.name = table.row.id
        self.table = table
        """Only what never changes by itself may be read while a worker thread changes the table."""
        self.threads = threads
        self.warming = warming
        self.background = Background(self.name)
        self.audience = audience = Audience(table, threads, self.background)
        self.changes = changes = Changes(table, threads, audience, self.background, self._changed)
        changes.runs = peers is None
        self.deliveries = Deliveries()
        self.chat = TableChat(self.name, audience, peers)
        self.last_hint = LastHint()
        self.coach = Coach()
        self.bots = BotRunner(table, threads, warming, audience, changes, self.coach)
        self.absences = Absences()
        self.substitutes = Substitutes(
            table, audience, changes, self.absences, self._tell_absent, self._watch_seats
        )
        self.votes = Votes(table, changes, self.absences)
        self.idle_players = IdlePlayers(table, audience, changes, limits, self._tell_absent)
        self.strings = StringsTimer(table, changes)
        self.notifier = Notifier(table, threads, audience, changes, pushes)
        self._alarms = Alarms(table, changes.insist, self.watch_clock)
        self._peers = peers

    @property
    def idle(self) -> bool:
        """Whether no socket is open and nothing happens."""
        waits = self.substitutes.on or self.strings.on or self.idle_players.on
        waits = waits or self._alarms.on or self.notifier.on
        return not (self.audience.sockets or self.changes.on or self.bots.on or waits)

    def may_be_seen_by(self, person: str) -> bool:
        """Return whether the person with this hash may look at the table."""
        return self.table.row.may_see(person)

    # ---- sockets -----------------------------------------------------------------------

    def enter(self, socket: TableSocket) -> Full | None:
        """Take in a socket, or return why it is refused."""
        full = self.audience.enter(socket)
        if self._peers and not full:
            self._peers.wake()
        return full

    async def start(self, socket: TableSocket) -> None:
        """Show a new socket the table, and let bots continue if they were stopped."""
        if self.warming.on:
            socket.say(warming(self.warming.state))
        if len(self.audience.sockets) == 1:
            self.request_chat()
        # The person may have seen newer decisions via another process.
        await self.changes.do(self.table.catch_up)
        await self.substitutes.let_back(socket.person)
        self.audience.show(socket)
        await self.notifier.note_back(socket)
        self.chat.show(socket)
        self._watch_seats()
        self.idle_players.watch()
        if self.absences or self.idle_players.seats:
            socket.say(self._absent)
        if self.table.snapshot.clocks:
            socket.say(self._time)
        self.bots.wake()
        self.watch_clock()

    def leave(self, socket: TableSocket) -> None:
        """Remove a socket that is closed."""
        self.audience.leave(socket)
        if socket.coached:
            self.coach.end()
        self.bots.stir()
        self._watch_seats()
        self.idle_players.watch()
        if socket.lost:
            self.notifier.lost(socket.person)
        self.notifier.watch()
        self.watch_clock()

    def worth(self, socket: TableSocket) -> Worth:
        """Return what a socket is worth when there are too many connections."""
        return self.audience.worth(socket)

    def hang_up(self, person: str | None = None) -> None:
        """Close the sockets of a person; None: all sockets."""
        self.audience.hang_up(person)

    def warmed(self) -> None:
        """Tell everyone that the rules are compiled now, or cannot be."""
        self.audience.send_all(warming(self.warming.state))

    # ---- requests that come by another way than a socket -------------------------------

    async def rematch(self, seat: int) -> None:
        """Tell everyone of a table for another game; another player may have asked just now."""
        with suppress(Stale):
            await self.changes.do(self.table.play_again, seat)
        await self.changes.do(self.table.catch_up)

    async def join(self, person: str, name: str, program: bool) -> None:
        """Give a person who plays with anyone a free seat. Raises TurnError or Stale."""
        await self.changes.do(self.table.seats.join, person, name, program)

    async def catch_up(self) -> None:
        """Take in what was stored other than through this object."""
        await self.changes.insist(Table.catch_up)

    async def remove(self) -> None:
        """Stop everything and close all sockets, since the table has been deleted."""
        await self.close()
        self.hang_up()

    async def close(self) -> None:
        """Stop bots and timers. A change that is being stored is stored."""
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
        """People with a socket of this process."""
        return self.audience.here

    @property
    def newest(self) -> int:
        """The number of the newest decision that is known here."""
        return self.table.snapshot.ply

    def stand(self, lease: Lease | None, elsewhere: frozenset[str]) -> None:
        """Note which process runs the table, and who is here via other processes.

        lease: None if another process runs it.
        """
        news = (lease, elsewhere) != (self.changes.lease, self.audience.elsewhere)
        self.changes.hold(lease)
        self.audience.elsewhere = elsewhere
        self.notifier.watch(elsewhere)
        self.notifier.settle()
        if not news:
            return
        self._watch_seats()
        self.idle_players.watch()
        self.strings.watch()
        self.bots.wake()
        self.watch_clock()

    async def hear_of(self, number: int) -> None:
        """Read what another process may have stored: the newest decision has this number."""
        if number <= self.newest:
            return
        try:
            await self.changes.do(self.table.catch_up)
        except Exception as error:
            log_fault(f"table {self.name}, news", error)

    def request_chat(self) -> None:
        """Ask the other processes for their lines of the chat."""
        self.chat.ask_peers()

    def receive_chat(self, text: str) -> None:
        """Take in lines of the chat from another process."""
        self.chat.receive(text)

    # ---- clocks ------------------------------------------------------------------------

    def call(self) -> None:
        """Wait for the clock, even if nobody is here, until a player is to decide who has time."""
        self._alarms.call()

    def watch_clock(self) -> None:
        """Wait for the next change that the clock causes."""
        here = Here(self.changes.runs, bool(self.audience.players), bool(self.audience.sockets))
        self._alarms.watch(here)

    @property
    def _time(self) -> str:
        standing = self.table.snapshot.clocks
        return clocks(standing.as_messages(seconds(now())) if standing else [])

    # ---- after each change -------------------------------------------------------------

    def _changed(self, news: bool) -> None:
        """Show what is new, and begin or end what follows from it by itself."""
        if news:
            self.bots.stir()
            self.audience.show_all()
            if self.table.snapshot.clocks:
                self.audience.send_all(self._time)
        self.bots.wake()
        self._watch_seats()
        self.idle_players.watch()
        self.notifier.watch()
        self.strings.watch()
        self.watch_clock()

    def _watch_seats(self) -> None:
        """Follow who is gone, and carry out a proposal that only they have not answered."""
        self.substitutes.watch()
        self.votes.watch()

    def _tell_absent(self) -> None:
        self.audience.send_all(self._absent)

    @property
    def _absent(self) -> str:
        gone = self.substitutes.absent
        return absent(gone + self.idle_players.absent({one["seat"] for one in gone}))
