"""Absent players: those who have no open socket at a table while others do."""

from collections.abc import Callable, Collection
from time import monotonic
from typing import Any


class Absences:
    """Tracks which players of one table are absent, and since when."""

    def __init__(self) -> None:
        self._since: dict[int, float] = {}
        """For each seat of an absent player, the monotonic time at which the player left."""

    def __bool__(self) -> bool:
        return bool(self._since)

    def note(self, absent: Collection[int]) -> bool:
        """Store the seats of the absent players; return whether they have changed."""
        if self._since.keys() == set(absent):
            return False
        now = monotonic()
        self._since = {seat: self._since.get(seat, now) for seat in absent}
        return True

    def lasting(self, seconds: float) -> set[int]:
        """Return the seats whose players have been absent for at least this number of seconds."""
        now = monotonic()
        return {seat for seat, since in self._since.items() if now - since >= seconds}

    def as_messages(self, grace: float, is_away: Callable[[int], bool]) -> list[dict[str, Any]]:
        """Return the absent players in the form of `schema.Absence`.

        grace: number of seconds for which others wait for a player.
        is_away: returns whether a bot already plays for a seat.
        """
        now = monotonic()
        return [
            {
                "seat": seat,
                "gone_s": round(now - since),
                "left_s": 0 if is_away(seat) else max(0, round(since + grace - now)),
                "idle": False,
            }
            for seat, since in sorted(self._since.items())
        ]
