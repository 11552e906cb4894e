"""Players who have been inactive for too long at correspondence tables.

At these tables no bot takes over after two minutes, so a player who never returns would block the
game. After a week the other players may let a bot play for the inactive player. They may also leave
in the middle of a hand.
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
"""Number of days without activity after which a player counts as inactive."""


def is_long_ago(at: str) -> bool:
    """Return whether a stored time is at least `DAYS` ago."""
    return datetime.fromisoformat(at) <= datetime.now(UTC) - timedelta(days=DAYS)


class Overdue:
    """Tracks when the game at a table last continued, and when each player last did something."""

    def __init__(self) -> None:
        self._moved: str | None = None
        """Time of the last change of the game."""
        self._last_active: dict[int, str] = {}
        """The time at which each player last did something, by seat."""

    def on_deal(self, at: str | None) -> None:
        """Note a deal."""
        self._moved = at

    def on_decision(self, seat: int, at: str | None, bot: bool) -> None:
        """Note a decision of this seat."""
        self._moved = at
        if not bot:
            self._note(seat, at)

    def on_event(self, event: TableEvent, at: str | None) -> None:
        """Note an event.

        The player of an event counts as active, unless the server or other people caused the event.
        """
        if isinstance(event, Pause | Resume | TakeBack):
            self._moved = at
        match event:
            case Away() | TimeOut() | Asked():
                pass
            case SeatEvent(seat=seat) | Propose(seat=seat):
                self._note(seat, at)

    def _note(self, seat: int, at: str | None) -> None:
        if at is not None:
            self._last_active[seat] = at

    @property
    def stands_still(self) -> bool:
        """Whether the game has not continued for at least `DAYS`."""
        return self._moved is not None and is_long_ago(self._moved)

    def is_silent(self, seat: int) -> bool:
        """Return whether the player in this seat has done nothing for at least `DAYS`."""
        return seat not in self._last_active or is_long_ago(self._last_active[seat])
