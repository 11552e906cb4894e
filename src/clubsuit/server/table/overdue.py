"""Who has been waited for too long, at a table for people who are not there at the same time.

There nobody's bot plays on after two minutes, so somebody who never comes back would stop the
game for good: after a week the others may let a bot play on, or leave within the hand.
"""

from datetime import UTC, datetime, timedelta
from typing import Any

DAYS = 7
"""How long a person is waited for."""


def is_long_ago(at: str) -> bool:
    """Whether a time, as stored, is so long ago that nobody need wait any more."""
    return datetime.fromisoformat(at) <= datetime.now(UTC) - timedelta(days=DAYS)


class Overdue:
    """Follows a table's list: when the game went on last, and when each seat was heard of."""

    def __init__(self) -> None:
        self._moved: str | None = None
        self._heard: dict[int, str] = {}

    def decided(self, seat: int, at: str | None, bot: bool) -> None:
        """A hand was dealt, or a seat has decided."""
        self._moved = at
        if not bot:
            self._note(seat, at)

    def happened(self, told: dict[str, Any], at: str | None) -> None:
        """Something else happened: entries of who is `away`, or had no time left,
        are not theirs."""
        if told["event"] in ("pause", "resume", "takeback"):
            self._moved = at
        if told["event"] not in ("away", "time-out", "asked"):
            self._note(told.get("seat"), at)

    def _note(self, seat: int | None, at: str | None) -> None:
        if seat is not None and at is not None:
            self._heard[seat] = at

    @property
    def stands_still(self) -> bool:
        """Whether the game has not gone on for so long."""
        return self._moved is not None and is_long_ago(self._moved)

    def is_silent(self, seat: int) -> bool:
        """Whether nobody has heard of this seat for so long."""
        return seat not in self._heard or is_long_ago(self._heard[seat])
