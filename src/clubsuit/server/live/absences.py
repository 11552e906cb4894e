"""Players without an open socket, sent to everyone so that nobody waits without knowing why."""

from collections.abc import Callable, Collection
from time import monotonic
from typing import Any


class Absences:
    """The players who are gone from one table while others are there."""

    def __init__(self) -> None:
        self._since: dict[int, float] = {}
        """The time at which each seat's player left, by the clock of this process."""

    def __bool__(self) -> bool:
        return bool(self._since)

    def note(self, gone: Collection[int]) -> bool:
        """Note the seats of those who are gone now; return whether that is new."""
        if self._since.keys() == set(gone):
            return False
        now = monotonic()
        self._since = {seat: self._since.get(seat, now) for seat in gone}
        return True

    def lasting(self, seconds: float) -> set[int]:
        """Return the seats of those who have been gone for at least this time."""
        now = monotonic()
        return {seat for seat, since in self._since.items() if now - since >= seconds}

    def as_messages(self, grace: float, is_away: Callable[[int], bool]) -> list[dict[str, Any]]:
        """Return them as in `schema.Absence`.

        grace: seconds for which others wait. is_away: whether a bot plays on for a seat already.
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
