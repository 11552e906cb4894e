"""Changes to a table, on behalf of a player or under a lease."""

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import wraps
from typing import NamedTuple, ParamSpec

from clubsuit.server.storage.rows import Seat
from clubsuit.server.storage.store import Lease
from clubsuit.server.table.entries import Change
from clubsuit.server.table.refusals import Stale, not_a_player
from clubsuit.server.table.replica import Replica
from clubsuit.server.table.snapshot import Snapshot
from clubsuit.server.table.state import TableState

TRIES = 8
"""Maximum number of tries of a command that conflicts with writes of other processes."""

P = ParamSpec("P")


def retried(method: Callable[P, Snapshot]) -> Callable[P, Snapshot]:
    """Make a command retry after a write conflict.

    The command must catch up first, and its meaning must not depend on a ply.
    """

    @wraps(method)
    def insist(*args: P.args, **kwargs: P.kwargs) -> Snapshot:
        for _ in range(TRIES - 1):
            with suppress(Stale):
                return method(*args, **kwargs)
        return method(*args, **kwargs)

    return insist


class Player(NamedTuple):
    """A person and the seat that they had when they sent a command."""

    person: str
    seat: int


@dataclass(frozen=True)
class Origin:
    """The player who requests a change, or the lease under which it is made."""

    player: Player | None = None
    lease: Lease | None = None
    """The lease of this process, for changes without a player, such as a clock that runs out."""


class Door:
    """Access to a table on behalf of one origin. All changes go through it."""

    def __init__(self, replica: Replica, origin: Origin = Origin()) -> None:
        self.replica = replica
        self._origin = origin

    @property
    def state(self) -> TableState:
        """The state of the table after its last entry."""
        return self.replica.state

    def catch_up(self, ply: int | None = None) -> Snapshot:
        """Load entries that other processes have stored, unless this ply is already in memory.

        Raises TurnError if the player no longer has the seat that they had when they sent the
        command.
        """
        self.replica.catch_up(ply)
        player = self._origin.player
        if player and self.state.row.seats[player.seat].person != player.person:
            raise not_a_player()
        return self.replica.snapshot

    def commit(self, *changes: Change, seats: Mapping[int, Seat] = {}) -> Snapshot:
        """Store these changes (see `Replica.commit`)."""
        return self.commit_all(changes, seats)

    def commit_all(self, changes: Iterable[Change], seats: Mapping[int, Seat] = {}) -> Snapshot:
        """Store changes that may depend on each other (see `Replica.commit`)."""
        return self.replica.commit(changes, seats, self._origin.lease)
