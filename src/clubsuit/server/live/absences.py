"""Who has a seat and no line open, and since when: told to all, so that nobody waits blindly."""

from collections.abc import Callable, Collection
from time import monotonic
from typing import Any


class Absences:
    """The people who are gone from a table while others are there."""

    def __init__(self) -> None:
        self._since: dict[int, float] = {}
        """By seat, by the clock of this process."""

    def __bool__(self) -> bool:
        return bool(self._since)

    def note(self, gone: Collection[int]) -> bool:
        """Take in whose seats they are; whether that is news."""
        if self._since.keys() == set(gone):
            return False
        now = monotonic()
        self._since = {seat: self._since.get(seat, now) for seat in gone}
        return True

    def lasting(self, seconds: float) -> set[int]:
        """Return the seats of those who have been gone for so long at least."""
        now = monotonic()
        return {seat for seat, since in self._since.items() if now - since >= seconds}

    def told(self, grace: float, is_away: Callable[[int], bool]) -> list[dict[str, Any]]:
        """As `schema.Absence`. grace: how long they are waited for; is_away: no longer."""
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
