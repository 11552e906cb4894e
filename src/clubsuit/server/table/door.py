"""The one way by which a table changes: in step with its stored list, and stored before shown."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import wraps
from typing import ParamSpec

from clubsuit.game import Game, rules_of
from clubsuit.server.ops.error_log import StorageFault
from clubsuit.server.ops.metrics import DECISIONS, STORING, timed
from clubsuit.server.storage.store import (
    EVENT,
    Decision,
    Lease,
    LeaseLost,
    NumberTaken,
    Seat,
    Store,
    TableRow,
    now,
)
from clubsuit.server.table.entries import Change, entry_of, kind_of_entry, read
from clubsuit.server.table.presenter import Presenter
from clubsuit.server.table.refusals import Damaged, Stale, onlooker
from clubsuit.server.table.snapshot import Snapshot
from clubsuit.server.table.state import TableState

TRIES = 8
"""Maximum number of tries of a command without a ply, while other processes are faster."""

P = ParamSpec("P")


def retried(method: Callable[P, Snapshot]) -> Callable[P, Snapshot]:
    """Retry a command without a ply after a write conflict; each try catches up first."""

    @wraps(method)
    def insist(*args: P.args, **kwargs: P.kwargs) -> Snapshot:
        for _ in range(TRIES - 1):
            with suppress(Stale):
                return method(*args, **kwargs)
        return method(*args, **kwargs)

    return insist


class Door:
    """A table's state in memory, kept in step with its stored list.

    Only `snapshot` may be read while another thread is in a method.
    """

    def __init__(self, store: Store, row: TableRow) -> None:
        """Replay the table. Raises Damaged if its entries make no game."""
        self.store = store
        self.state: TableState
        self.snapshot: Snapshot
        """The table after its last stored entry."""
        self._game = Game(rules_of(row.game), row.options)
        self._presenter: Presenter | None = None
        self._broken: bool
        """Whether memory differs from what is stored; then the table is replayed first."""
        self._lease: Lease | None = None
        self._asks: tuple[str, int] | None = None
        """The player who asks for what is being done, and their seat; None: no player does."""
        self._replay(row)

    # ---- commands --------------------------------------------------------------------------

    def under(self, lease: Lease | None, work: Callable[[], Snapshot]) -> Snapshot:
        """Do what follows from time alone. Raises what the work raises, and LeaseLost."""
        self._lease = lease
        try:
            return work()
        finally:
            self._lease = None

    def by(self, person: str, seat: int, work: Callable[[], Snapshot]) -> Snapshot:
        """Do what a player asks for. Raises what the work raises, and TurnError if the seat is
        no longer theirs: they may have lost it while others were at work."""
        self._asks = person, seat
        try:
            return work()
        finally:
            self._asks = None

    def check_seat(self) -> None:
        """Raise TurnError if the seat of the player who asks is no longer theirs."""
        if self._asks and self.state.row.seats[self._asks[1]].person != self._asks[0]:
            raise onlooker()

    # ---- in step with the list -------------------------------------------------------------

    def catch_up(self, ply: int | None = None) -> Snapshot:
        """Take in what other processes have stored; not needed if memory is at this ply."""
        if self._broken:
            self._restore()
        elif ply is None or ply != self.state.ply:
            news = self.store.decisions(self.state.row.id, after=self.state.ply)
            if news:
                self._take_in(self.state, news)
        self.check_seat()
        return self.snapshot

    def _restore(self) -> None:
        """Forget what memory had before it was stored. Raises Damaged if the table is gone."""
        row = self.store.table(self.state.row.id)
        if row is None:
            raise Damaged
        self._replay(row)

    def _replay(self, row: TableRow) -> None:
        self._broken = True
        state = TableState(row, self._game, self.store.up)
        self._presenter = Presenter(state, self._presenter)
        entries = self.store.decisions(row.id)
        if not entries and self.store.table(row.id) is None:
            raise Damaged  # it has been deleted, by another process
        self._take_in(state, entries)

    def _take_in(self, state: TableState, entries: Sequence[Decision]) -> None:
        """Take in entries that are stored, and make `state` the state of this table."""
        self._broken = True
        for entry in entries:
            try:
                state.apply(entry.number, entry.at, read(entry))
            except Exception as error:
                raise Damaged().with_traceback(error.__traceback__) from None
        if any(entry.seat == EVENT for entry in entries):
            state.row = self.store.table(state.row.id) or state.row
            state.play.players[:] = state.row.players
        self.state = state
        self._show()

    def _show(self) -> None:
        assert self._presenter is not None
        self.snapshot = self._presenter.look()
        self._broken = False

    # ---- changes ---------------------------------------------------------------------------

    def commit(self, *changes: Change, seats: Mapping[int, Seat] | None = None) -> Snapshot:
        """As `commit_all`."""
        return self.commit_all(changes, seats)

    def commit_all(
        self, changes: Iterable[Change], seats: Mapping[int, Seat] | None = None
    ) -> Snapshot:
        """Apply changes, store them in one transaction, and return the table with them.

        changes: each is applied before the next one is made.
        seats: places that somebody else has from now on.

        Raises Stale if another process was faster, LeaseLost, and StorageFault; then the table is
        restored from what is stored.
        """
        self._broken = True  # until they are stored, the state is ahead of the truth
        state, at = self.state, now()
        with self._seated(seats or {}):
            entries = [self._apply(state, at, change) for change in changes]
            self._store(entries, seats or {})
        for entry in entries:
            DECISIONS.labels(state.row.game, kind_of_entry(entry)).inc()
        self._show()
        return self.snapshot

    def _apply(self, state: TableState, at: str, change: Change) -> Decision:
        state.apply(state.ply + 1, at, change)
        return entry_of(change, state.play, state.ply, at)

    @contextmanager
    def _seated(self, changes: Mapping[int, Seat]) -> Iterator[None]:
        """Change the row while it is stored. If that fails, the row is as before at once: it is
        read before anything is replayed."""
        state, before = self.state, self.state.row
        if changes:
            seats = tuple(changes.get(n, seat) for n, seat in enumerate(before.seats))
            state.row = replace(before, seats=seats)
            state.play.players[:] = state.row.players
        try:
            yield
        except StorageFault:
            state.row = before
            raise

    def _store(self, entries: Sequence[Decision], seats: Mapping[int, Seat]) -> None:
        state = self.state
        try:
            with timed(STORING.observe):
                self.store.append(state.row.id, entries, state.summary, seats, self._lease)
        except NumberTaken:
            self._restore()
            raise Stale from None
        except LeaseLost:
            self._restore()
            raise
