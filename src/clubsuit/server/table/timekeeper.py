"""What running clocks bring about: decisions by bots, and recesses."""

from clubsuit.server.storage.store import now, seconds
from clubsuit.server.table.door import Door, retried
from clubsuit.server.table.events import Recess, Reopen, TimeOut
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.snapshot import Snapshot


class Timekeeper:
    """The commands that follow from the clocks of a table."""

    def __init__(self, door: Door) -> None:
        self._door = door

    def time_out(self, ply: int, seat: int) -> Snapshot:
        """Let its bot make a seat's decision, as no time is left. Raises Stale if another decision
        is due, or time is left."""
        clocks = self._door.catch_up().clocks
        if ply != self._door.state.ply or clocks is None or clocks.seat != seat:
            raise Stale
        if clocks.left_of(seat, seconds(now())) > 0:
            raise Stale
        return self._door.commit(TimeOut(seat))

    @retried
    def recess(self, since: str) -> Snapshot:
        """Stop the clocks until a player is back: none has been there since this time."""
        snapshot = self._door.catch_up()
        clocks = snapshot.clocks
        if clocks is None or clocks.seat is None or clocks.is_in_recess:
            return snapshot
        return self._door.commit(Recess(since))

    @retried
    def reopen(self) -> Snapshot:
        """Let the clocks run again, as a player is back."""
        snapshot = self._door.catch_up()
        if snapshot.clocks is None or not snapshot.clocks.is_in_recess:
            return snapshot
        return self._door.commit(Reopen())
