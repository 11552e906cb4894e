"""Players of a table who are asked whether they are still there, and those who did not answer.

See `idle` for when that happens.
"""

from typing import Literal, NamedTuple, TypeAlias

from clubsuit.server.table.events import (
    Agree,
    Asked,
    Away,
    DeciderChange,
    Here,
    Propose,
    Refuse,
    Replace,
    TableEvent,
    TimeOut,
)

Cause: TypeAlias = Literal["turn", "vote"]
"""The reason why others wait for a person: a decision, or an answer to a proposal."""


class Presence:
    """Follows the entries of a table's list about who is asked, and who does not answer."""

    def __init__(self) -> None:
        self.asked: set[int] = set()
        """Seats whose players are asked whether they are still there."""
        self.silent: set[int] = set()
        """Seats for which a bot plays on, since their players have not answered."""
        self.late: set[int] = set()
        """Seats that ran out of time, so that a bot decided, and whose players have done nothing
        since."""

    def happened(self, event: TableEvent) -> None:
        """Take in an event."""
        match event:
            case Asked(seat=seat):
                self.asked.add(seat)
            case TimeOut(seat=seat):
                self.late.add(seat)
            case Away(seat=seat, idle=True):
                self._forget(seat)
                self.silent.add(seat)
            case DeciderChange(seat=seat) | Replace(of=seat):
                self.silent.discard(seat)
                self._forget(seat)
            case Here(seat=seat) | Propose(seat=seat) | Agree(seat=seat) | Refuse(seat=seat):
                self._forget(seat)

    def decided(self, seat: int, bot: str | None) -> None:
        """Take in a decision of this seat."""
        if not bot:
            self._forget(seat)

    def _forget(self, seat: int) -> None:
        for seats in (self.asked, self.late):
            seats.discard(seat)


class Waited(NamedTuple):
    """The thing that others wait for from a person."""

    what: str
    """A text that differs for each decision and each proposal."""
    asked: bool = False
    """Whether the person is asked whether they are still there."""
    late: bool = False
    """Whether they are asked at once, as they ran out of time."""
