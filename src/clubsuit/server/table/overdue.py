"""Who has been waited for too long, at a table for people who are not there at the same time.

There nobody's bot plays on after two minutes, so somebody who never comes back would stop the
game for good: after a week the others may let a bot play on, or leave within the hand.
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
"""How long a person is waited for."""


def is_long_ago(at: str) -> bool:
    """Whether a time, as stored, is so long ago that nobody need wait any more."""
    return datetime.fromisoformat(at) <= datetime.now(UTC) - timedelta(days=DAYS)


class Overdue:
    """Follows a table's list: when the game went on last, and when each seat was heard of."""

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
        """Whether the game has not gone on for so long."""
        return self._moved is not None and is_long_ago(self._moved)

    def is_silent(self, seat: int) -> bool:
        """Whether nobody has heard of this seat for so long."""
        return seat not in self._heard or is_long_ago(self._heard[seat])
