"""A copy of a table in memory. Changes are stored before they are shown."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace

from clubsuit.game import Game, rules_of
from clubsuit.server.ops.error_log import StorageFault
from clubsuit.server.ops.metrics import DECISIONS, STORING, timed
from clubsuit.server.storage.rows import EVENT, Decision, Seat, TableRow
from clubsuit.server.storage.store import Lease, LeaseLost, NumberTaken, Store
from clubsuit.server.storage.times import now
from clubsuit.server.table.entries import Change, entry_of, kind_of_entry, read
from clubsuit.server.table.presenter import Presenter
from clubsuit.server.table.refusals import Damaged, Removed, Stale
from clubsuit.server.table.snapshot import Snapshot
from clubsuit.server.table.state import TableState


class Replica:
    """This process's copy of a table.

    Only `snapshot` may be read while another thread is in a method.
    """

    def __init__(self, store: Store, row: TableRow) -> None:
        """Replay the stored table. Raises Damaged if its entries are not a valid game."""
        self.store = store
        self.state: TableState
        self.snapshot: Snapshot
        """The table after its last stored entry."""
        self._game = Game(rules_of(row.game), row.options)
        self._presenter: Presenter | None = None
        self._broken: bool
        """Whether the copy in memory may differ from the database. If so, the table must be
        replayed."""
        self._replay(row)

    def catch_up(self, ply: int | None = None) -> None:
        """Load entries that other processes have stored, unless the copy in memory is at this
        ply."""
        if self._broken:
            self._restore()
        elif ply is None or ply != self.state.ply:
            entries = self.store.decisions(self.state.row.id, after=self.state.ply)
            if entries:
                self._load(self.state, entries)

    def _restore(self) -> None:
        """Replay the stored table, without changes that were not stored.

        Raises Removed if the table has been deleted.
        """
        row = self.store.table(self.state.row.id)
        if row is None:
            raise Removed
        self._replay(row)

    def _replay(self, row: TableRow) -> None:
        self._broken = True
        state = TableState(row, self._game, self.store.up)
        self._presenter = Presenter(state, self._presenter)
        entries = self.store.decisions(row.id)
        if not entries and self.store.table(row.id) is None:
            raise Removed
        self._load(state, entries)

    def _load(self, state: TableState, entries: Sequence[Decision]) -> None:
        """Apply stored entries to `state`, and make it the state of this table."""
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
        self.snapshot = self._presenter.make_snapshot()
        self._broken = False

    # ---- changes ---------------------------------------------------------------------------

    def commit(
        self,
        changes: Iterable[Change],
        seats: Mapping[int, Seat] = {},
        lease: Lease | None = None,
    ) -> Snapshot:
        """Apply changes, store them in one transaction, and return the new snapshot.

        changes: each change is applied before the next change is taken from the iterable.
        seats: the seats that get another owner.
        lease: the lease under which this process makes the changes, if they need one.

        Raises Stale (after a write conflict), LeaseLost or StorageFault. After an error, changes
        that were not stored are rolled back.
        """
        self._broken = True  # until the changes are stored, memory is ahead of the database
        state, at = self.state, now()
        with self._seated(seats):
            entries = [self._apply(state, at, change) for change in changes]
            self._store(entries, seats, lease)
        for entry in entries:
            DECISIONS.labels(state.row.game, kind_of_entry(entry)).inc()
        self._show()
        return self.snapshot

    def _apply(self, state: TableState, at: str, change: Change) -> Decision:
        state.apply(state.ply + 1, at, change)
        return entry_of(change, state.play, state.ply, at)

    @contextmanager
    def _seated(self, changes: Mapping[int, Seat]) -> Iterator[None]:
        """Change the seats in memory while they are stored.

        If storing fails, the old row is restored at once, because the row is read before the table
        is replayed.
        """
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

    def _store(
        self, entries: Sequence[Decision], seats: Mapping[int, Seat], lease: Lease | None
    ) -> None:
        state = self.state
        try:
            with timed(STORING.observe):
                self.store.append(state.row.id, entries, state.summary, seats, lease)
        except NumberTaken:
            self._restore()
            raise Stale from None
        except LeaseLost:
            self._restore()
            raise
