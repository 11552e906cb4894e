"""Idle players: their page is open, but they do nothing while others wait for them.

A player who takes three minutes to decide or to answer a proposal is asked whether they are still
there. A player whose clock has run out is asked at once. If they do not answer within half a
minute, a bot plays for them until they do. A page that reconnects by itself does not count as an
answer.

All of this is stored in the table's list, as the entries `asked`, `here`, `away` and `back`, so all
processes know it. The process that runs the table counts the seconds. It counts only while the idle
player and another player are connected.
"""

import asyncio
from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass
from time import monotonic
from typing import Any, NamedTuple

from clubsuit.server.live.audience import Audience
from clubsuit.server.live.changes import Changes
from clubsuit.server.live.table_socket import TableSocket
from clubsuit.server.live.timers import DoUntilStored
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.settings import Limits
from clubsuit.server.table.presence import Waited
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.snapshot import Snapshot
from clubsuit.server.table.table import Table
from clubsuit.server.wire.serialize import OUR_FAULT, refused


@dataclass
class _Watch:
    """Counts the seconds for which others have waited for one decision or answer."""

    waited: Waited
    used: float = 0.0
    since: float | None = None

    def reset(self, now: float) -> None:
        """Restart the count at zero."""
        self.used = 0.0
        self.since = None if self.since is None else now

    def run(self, is_running: bool, now: float) -> None:
        """Continue the count, or pause it."""
        self.used = self.read(now)
        self.since = now if is_running else None

    def read(self, now: float) -> float:
        """Return the number of seconds counted."""
        return self.used + (0.0 if self.since is None else now - self.since)


class Due(NamedTuple):
    """The next step for an idle person: to ask them, or to let a bot play for them."""

    person: str
    waited: Waited
    left: float
    """Seconds until the step is due."""


class Patience:
    """Measures how long others have waited for each person at a table."""

    def __init__(self, ask_after: float, answer_within: float) -> None:
        """ask_after, answer_within: the limits `idle` and `idle_answer` (see `settings.Limits`)."""
        self._ask_after, self._answer_within = ask_after, answer_within
        self._watches: dict[str, _Watch] = {}
        self._began: dict[str, float] = {}
        """For each person, the time at which others began to wait, or a bot began to play."""

    def note(self, waited: Mapping[str, Waited], running: Set[str], silent: Set[str]) -> None:
        """Store for whom others wait.

        running: people whose time is counted, since they and others are connected.
        silent: people for whom a bot plays, since they have not answered.
        """
        now = monotonic()
        before, self._watches = self._watches, {}
        for person, reason in waited.items():
            watch = before.get(person)
            if watch is None or watch.waited != reason:
                watch = _Watch(reason)
            watch.run(person in running, now)
            self._watches[person] = watch
        named = waited.keys() | silent
        self._began = {person: self._began.get(person, now) for person in named}

    def restart(self, person: str) -> None:
        """Restart the count for a person, since they have done something."""
        now = monotonic()
        if watch := self._watches.get(person):
            watch.reset(now)
        if person in self._began:
            self._began[person] = now

    def next(self) -> Due | None:
        """Return the next step; None if no count is running."""
        now = monotonic()
        dues = (
            Due(person, watch.waited, self._limit(watch.waited) - watch.read(now))
            for person, watch in self._watches.items()
            if watch.since is not None
        )
        return min(dues, key=lambda due: due.left, default=None)

    def seconds_of(self, person: str) -> tuple[int, int]:
        """Return the seconds for which others have waited for a person, and the seconds left until
        a bot plays for them."""
        now = monotonic()
        watch = self._watches.get(person)
        left = self._answer_within - watch.read(now) if watch and watch.waited.asked else 0.0
        return round(now - self._began.get(person, now)), max(0, round(left))

    def _limit(self, waited: Waited) -> float:
        if waited.asked:
            return self._answer_within
        return 0.0 if waited.late else self._ask_after


class Idle:
    """Timer that waits for the next step at one table, and carries it out."""

    def __init__(
        self,
        patience: Patience,
        do_until_stored: DoUntilStored,
        works: tuple[Callable[..., Any], Callable[..., Any]],
        rewatch: Callable[[], None],
    ) -> None:
        """works: the function that asks a person, and the one that lets a bot play for them.
        rewatch: called after a step; it must call `watch`."""
        self._patience = patience
        self._do_until_stored = do_until_stored
        self._ask, self._give_up = works
        self._rewatch = rewatch
        self._task: asyncio.Task[None] | None = None
        self._wakes_at = 0.0
        """Monotonic time at which the task checks whether a step is due."""
        self._closed = False

    @property
    def on(self) -> bool:
        """Return whether the timer is running."""
        return self._task is not None

    def watch(self, runs: bool) -> None:
        """Set the timer for the next step. runs: whether this process runs the table.

        A running task is kept if it wakes up before the step is due; it then waits again. This way
        most decisions need no new task.
        """
        due = self._patience.next() if runs and not self._closed else None
        due_at = monotonic() + due.left if due else 0.0
        if due and self._task and self._wakes_at <= due_at:
            return
        if self._task:
            self._task.cancel()
        self._wakes_at = due_at
        self._task = asyncio.create_task(self._wait()) if due else None

    async def close(self) -> None:
        """Stop the timer."""
        self._closed = True
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _wait(self) -> None:
        await asyncio.sleep(self._wakes_at - monotonic())
        self._task = None  # from here on `watch` cannot cancel this task
        due = self._patience.next()
        if due is None or due.left > 0:
            return self.watch(True)
        try:
            work = self._give_up if due.waited.asked else self._ask
            await self._do_until_stored(work, due.person, due.waited)
        except Stale:
            return  # another process runs the table now
        except Exception as error:  # retried after the next change of the table
            return log_fault("an idle player", error)
        self._rewatch()


class IdlePlayers:
    """Asks the idle players of one table, and tracks which of them do not answer."""

    def __init__(
        self,
        table: Table,
        audience: Audience,
        changes: Changes,
        limits: Limits,
        send_absences: Callable[[], None],
    ) -> None:
        """send_absences: sends the list of absent and idle players to everyone."""
        self.seats: dict[int, bool] = {}
        """For each idle player's seat, as last sent to everyone: True if a bot plays for them."""
        self._table = table
        self._audience = audience
        self._changes = changes
        self._send_absences = send_absences
        self._patience = Patience(limits.idle, limits.idle_answer)
        works = _ask_still, _give_up
        self._timer = Idle(self._patience, changes.do_until_stored, works, self.watch)

    @property
    def on(self) -> bool:
        """Return whether this process waits for a player."""
        return self._timer.on

    def watch(self) -> None:
        """Set the timer after a change, and send the list of idle players if it has changed."""
        snapshot = self._table.snapshot
        awake = self._audience.players - snapshot.silent
        running = awake & snapshot.waited.keys() if len(awake) > 1 else set()
        self._patience.note(snapshot.waited, running, snapshot.silent)
        self._timer.watch(self._changes.runs)
        asked = {person for person, waited in snapshot.waited.items() if waited.asked}
        seats = {
            seat: person in snapshot.silent
            for person in asked | snapshot.silent
            for seat in snapshot.seats_of(person)
        }
        if seats != self.seats:
            self.seats = seats
            self._send_absences()

    async def note_answer(self, socket: TableSocket) -> None:
        """Count a message as a sign that the person of this socket is there."""
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
        """Return the idle players in the form of `schema.Absence`.

        known: seats of players who are known to be absent; they are left out.
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
