"""Players who are asked whether they are still there, and those who have not answered.

`live.idle` decides when players are asked.
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
"""Why others wait for a person: for a decision ("turn"), or for a vote on a proposal ("vote")."""


class Presence:
    """Tracks who is asked and who does not answer, by the entries of a table."""

    def __init__(self) -> None:
        self.asked: set[int] = set()
        """Seats of players who have been asked whether they are still there."""
        self.silent: set[int] = set()
        """Seats for which a bot plays because their players have not answered."""
        self.late: set[int] = set()
        """Seats of players whose time ran out and who have done nothing since then."""

    def on_event(self, event: TableEvent) -> None:
        """Update the seats for an event."""
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

    def on_decision(self, seat: int, bot: str | None) -> None:
        """Note a decision of this seat."""
        if not bot:
            self._forget(seat)

    def _forget(self, seat: int) -> None:
        for seats in (self.asked, self.late):
            seats.discard(seat)


class Waited(NamedTuple):
    """An action that other players wait for a person to take."""

    what: str
    """A text that is different for each decision and each proposal."""
    asked: bool = False
    """Whether the person has been asked if they are still there."""
    late: bool = False
    """Whether to ask the person at once, because their time ran out."""
