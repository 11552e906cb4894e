"""Players whose page is open, but who do nothing while others wait for them.

A player who has not decided, or not answered a proposal, for three minutes is asked whether they
are still there; one who ran out of time on the clock is asked at once. Without an answer within
half a minute a bot plays on for them until they answer. A page that connects again by itself is no
answer. The table's list has the entries `asked`, `here`, `away` and `back`, so all processes know
them. The process that lets the table run counts the seconds, and only while another player is
there who waits.
"""

import asyncio
from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass
from time import monotonic
from typing import Any, NamedTuple

from clubsuit.server.live.audience import Audience
from clubsuit.server.live.changes import Changes
from clubsuit.server.live.table_socket import TableSocket
from clubsuit.server.live.timers import Insists
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.settings import Limits
from clubsuit.server.table.presence import Waited
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.snapshot import Snapshot
from clubsuit.server.table.table import Table
from clubsuit.server.wire.serialize import OUR_FAULT, refused


@dataclass
class _Watch:
    """Counts the seconds in which others wait for one thing."""

    of: Waited
    used: float = 0.0
    since: float | None = None

    def begin(self, now: float) -> None:
        """Count from zero again."""
        self.used = 0.0
        self.since = None if self.since is None else now

    def run(self, on: bool, now: float) -> None:
        """Count from now on, or no longer."""
        self.used = self.read(now)
        self.since = now if on else None

    def read(self, now: float) -> float:
        """Return the seconds so far."""
        return self.used + (0.0 if self.since is None else now - self.since)


class Due(NamedTuple):
    """The next step: a person is asked, or a bot plays on for them."""

    person: str
    of: Waited
    left: float
    """Seconds until then."""


class Patience:
    """How long others have waited for each person at a table, by the clock of this process."""

    def __init__(self, ask_after: float, answer_within: float) -> None:
        """See `settings.Limits`."""
        self._ask_after, self._answer_within = ask_after, answer_within
        self._watches: dict[str, _Watch] = {}
        self._began: dict[str, float] = {}
        """For each person, the time since which others wait for them or a bot plays on."""

    def note(self, waited: Mapping[str, Waited], on: Set[str], silent: Set[str]) -> None:
        """Note for whom others wait.

        on: people for whom time runs, since they and others are here.
        silent: people for whom a bot plays on.
        """
        now = monotonic()
        before, self._watches = self._watches, {}
        for person, one in waited.items():
            watch = before.get(person)
            if watch is None or watch.of != one:
                watch = _Watch(one)
            watch.run(person in on, now)
            self._watches[person] = watch
        named = waited.keys() | silent
        self._began = {person: self._began.get(person, now) for person in named}

    def restart(self, person: str) -> None:
        """Let a person's time begin again, since they have done something."""
        now = monotonic()
        if watch := self._watches.get(person):
            watch.begin(now)
        if person in self._began:
            self._began[person] = now

    def next(self) -> Due | None:
        """Return the next step; None if others wait for nobody."""
        now = monotonic()
        running = [(person, one) for person, one in self._watches.items() if one.since is not None]
        dues = (Due(person, one.of, self._limit(one.of) - one.read(now)) for person, one in running)
        return min(dues, key=lambda due: due.left, default=None)

    def seconds_of(self, person: str) -> tuple[int, int]:
        """Return the seconds for which others have waited for a person, and the seconds until a bot
        plays on for them."""
        now = monotonic()
        watch = self._watches.get(person)
        left = self._answer_within - watch.read(now) if watch and watch.of.asked else 0.0
        return round(now - self._began.get(person, now)), max(0, round(left))

    def _limit(self, one: Waited) -> float:
        if one.asked:
            return self._answer_within
        return 0.0 if one.late else self._ask_after


class Idle:
    """Waits for the next step at one table and carries it out, in the event loop."""

    def __init__(
        self,
        patience: Patience,
        insist: Insists,
        works: tuple[Callable[..., Any], Callable[..., Any]],
        again: Callable[[], None],
    ) -> None:
        """works: ask a person, and let a bot play on; again: lets `watch` be called."""
        self._patience = patience
        self._insist = insist
        self._ask, self._give_up = works
        self._again = again
        self._task: asyncio.Task[None] | None = None
        self._looks = 0.0
        """The time, by the clock of this process, at which the task looks whether a step is due."""
        self._closed = False

    @property
    def on(self) -> bool:
        """Whether this process waits for a player."""
        return self._task is not None

    def watch(self, runs: bool) -> None:
        """Wait for the next step. runs: whether this process lets the table run.

        A task that looks too early waits again: most decisions come long before the step, and none
        of them needs a new task.
        """
        due = self._patience.next() if runs and not self._closed else None
        looks = monotonic() + due.left if due else 0.0
        if due and self._task and self._looks <= looks:
            return
        if self._task:
            self._task.cancel()
        self._looks = looks
        self._task = asyncio.create_task(self._ring()) if due else None

    async def close(self) -> None:
        """Stop waiting."""
        self._closed = True
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _ring(self) -> None:
        await asyncio.sleep(self._looks - monotonic())
        self._task = None  # from here on nobody cancels it
        due = self._patience.next()
        if due is None or due.left > 0:
            return self.watch(True)
        try:
            await self._insist(self._give_up if due.of.asked else self._ask, due.person, due.of)
        except Stale:
            return  # another process lets the table run now
        except Exception as error:  # tried again when something else happens at the table
            return log_fault("a player who is waited for", error)
        self._again()


class IdlePlayers:
    """Asks the players of one table who do nothing, and follows who does not answer."""

    def __init__(
        self,
        table: Table,
        audience: Audience,
        changes: Changes,
        limits: Limits,
        tell: Callable[[], None],
    ) -> None:
        """tell: sends everyone who does nothing."""
        self.seats: dict[int, bool] = {}
        """Seats of players who do nothing, as everyone knows them; True: a bot plays for them."""
        self._table = table
        self._audience = audience
        self._changes = changes
        self._tell = tell
        self._patience = Patience(limits.idle, limits.idle_answer)
        self._timer = Idle(self._patience, changes.insist, (_ask_still, _give_up), self.watch)

    @property
    def on(self) -> bool:
        """Whether this process waits for a player."""
        return self._timer.on

    def watch(self) -> None:
        """Ask players who are waited for, after a while, and tell everyone who does not answer."""
        snapshot = self._table.snapshot
        awake = {one for one in self._audience.players if one not in snapshot.silent}
        on = {one for one in snapshot.waited if one in awake and len(awake) > 1}
        self._patience.note(snapshot.waited, on, snapshot.silent)
        self._timer.watch(self._changes.runs)
        asked = {person for person, one in snapshot.waited.items() if one.asked}
        seats = {
            seat: person in snapshot.silent
            for person in asked | snapshot.silent
            for seat in snapshot.seats_of(person)
        }
        if seats != self.seats:
            self.seats = seats
            self._tell()

    async def note_answer(self, socket: TableSocket) -> None:
        """Take a message as an answer if this socket's person was asked whether they are there."""
        snapshot, person = self._table.snapshot, socket.person
        if not snapshot.seats_of(person):
            return
        self._patience.restart(person)
        waited = snapshot.waited.get(person)
        if person not in snapshot.silent and not (waited and waited.asked):
            return
        try:
            await self._changes.do(self._table.seats.answer_still, person)
        except Exception as error:
            log_fault(f"table {self._table.row.id}, an answer", error)
            socket.say(refused("server", OUR_FAULT))
        self.watch()

    def absent(self, known: Set[int]) -> list[dict[str, Any]]:
        """Return the players who do nothing, as in `schema.Absence`.

        known: seats of players who are known to be gone, who are left out.
        """
        return [self._absence(seat) for seat in sorted(self.seats.keys() - known)]

    async def close(self) -> None:
        """Stop waiting."""
        await self._timer.close()

    def _absence(self, seat: int) -> dict[str, Any]:
        waited, left = self._patience.seconds_of(self._table.row.seats[seat].person or "")
        return {"seat": seat, "gone_s": waited, "left_s": left, "idle": True}


def _ask_still(table: Table, person: str, waited: Waited) -> Snapshot:
    return table.seats.ask_still(person, waited)


def _give_up(table: Table, person: str, waited: Waited) -> Snapshot:
    return table.seats.give_up(person, waited)
