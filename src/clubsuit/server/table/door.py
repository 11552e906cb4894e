"""The one way to change a table, bound to who asks for the change."""

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import wraps
from typing import NamedTuple, ParamSpec

from clubsuit.server.storage.store import Lease, Seat
from clubsuit.server.table.entries import Change
from clubsuit.server.table.refusals import Stale, not_a_player
from clubsuit.server.table.replica import Replica
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


class Player(NamedTuple):
    """A person and their seat, at the time at which they asked for something."""

    person: str
    seat: int


@dataclass(frozen=True)
class Origin:
    """Who asks for a change, and by which right."""

    player: Player | None = None
    lease: Lease | None = None
    """The lease under which a change is made that follows from time alone."""


class Door:
    """A table as it is changed for one origin."""

    def __init__(self, replica: Replica, origin: Origin = Origin()) -> None:
        self.replica = replica
        self._origin = origin

    @property
    def state(self) -> TableState:
        """The state after the last entry."""
        return self.replica.state

    def catch_up(self, ply: int | None = None) -> Snapshot:
        """Take in what other processes have stored; not needed if memory is at this ply.

        Raises TurnError if the player who asks no longer has their seat: they may have lost it
        while others were at work.
        """
        self.replica.catch_up(ply)
        player = self._origin.player
        if player and self.state.row.seats[player.seat].person != player.person:
            raise not_a_player()
        return self.replica.snapshot

    def commit(self, *changes: Change, seats: Mapping[int, Seat] = {}) -> Snapshot:
        """Store changes. See `Replica.commit`."""
        return self.commit_all(changes, seats)

    def commit_all(self, changes: Iterable[Change], seats: Mapping[int, Seat] = {}) -> Snapshot:
        """Store changes. See `Replica.commit`."""
        return self.replica.commit(changes, seats, self._origin.lease)
