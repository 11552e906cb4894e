"""Changes that the clocks of a table cause: time-outs and recesses."""

from clubsuit.server.storage.times import now, seconds
from clubsuit.server.table.door import Door, retried
from clubsuit.server.table.events import Recess, Reopen, TimeOut
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.snapshot import Snapshot


class Timekeeper:
    """Commands for changes that the clocks cause."""

    def __init__(self, door: Door) -> None:
        self._door = door

    def time_out(self, ply: int, seat: int) -> Snapshot:
        """Store that a seat's time has run out; then its bot is asked to decide.

        Raises Stale if the table is no longer at this ply, or the seat has time left.
        """
        clocks = self._door.catch_up().clocks
        if ply != self._door.state.ply or clocks is None or seat not in clocks.running:
            raise Stale
        if clocks.left_of(seat, seconds(now())) > 0:
            raise Stale
        return self._door.commit(TimeOut(seat))

    @retried
    def recess(self, since: str) -> Snapshot:
        """Stop the clocks until a player is back.

        since: the time since which no player has been connected.
        """
        snapshot = self._door.catch_up()
        clocks = snapshot.clocks
        if clocks is None or not clocks.running or clocks.is_in_recess:
            return snapshot
        return self._door.commit(Recess(since))

    @retried
    def reopen(self) -> Snapshot:
        """Let the clocks run again because a player is back."""
        snapshot = self._door.catch_up()
        if snapshot.clocks is None or not snapshot.clocks.is_in_recess:
            return snapshot
        return self._door.commit(Reopen())
