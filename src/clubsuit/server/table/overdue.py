"""Players who have been waited for too long, at tables for people who play over several days.

There no bot plays on after two minutes, so a player who never comes back would stop the game for
good: after a week the others may let a bot play on, or leave within the hand.
"""

from datetime import UTC, datetime, timedelta

from clubsuit.server.table.events import (
    Asked,
    Away,
    Pause,
    Propose,
    Resume,
    SeatEvent,
    TableEvent,
    TakeBack,
    TimeOut,
)

DAYS = 7
"""Number of days for which a player is waited for."""


def is_long_ago(at: str) -> bool:
    """Return whether a stored time is at least `DAYS` ago."""
    return datetime.fromisoformat(at) <= datetime.now(UTC) - timedelta(days=DAYS)


class Overdue:
    """Follows the changes of a table: when the game last continued, and when each player acted."""

    def __init__(self) -> None:
        self._moved: str | None = None
        self._heard: dict[int, str] = {}

    def dealt(self, at: str | None) -> None:
        """Take in a deal."""
        self._moved = at

    def decided(self, seat: int, at: str | None, bot: bool) -> None:
        """Take in a decision of this seat."""
        self._moved = at
        if not bot:
            self._note(seat, at)

    def happened(self, event: TableEvent, at: str | None) -> None:
        """Take in an event. It shows that its player is there, unless others caused it."""
        if isinstance(event, Pause | Resume | TakeBack):
            self._moved = at
        match event:
            case Away() | TimeOut() | Asked():
                pass
            case SeatEvent(seat=seat) | Propose(seat=seat):
                self._note(seat, at)

    def _note(self, seat: int, at: str | None) -> None:
        if at is not None:
            self._heard[seat] = at

    @property
    def stands_still(self) -> bool:
        """Whether the game has not continued for `DAYS`."""
        return self._moved is not None and is_long_ago(self._moved)

    def is_silent(self, seat: int) -> bool:
        """Return whether the player in this seat has done nothing for `DAYS`."""
        return seat not in self._heard or is_long_ago(self._heard[seat])
