"""The first hand of each player who joined a running game.

A person may take over a bot's seat between two hands. They must not see which cards the seat held
before, so their view, record, review and statistics start with the first hand that they played.
The first hand follows from the position of the `sit` event between the deals.
"""

from clubsuit.game import Play, View
from clubsuit.games.state import SPECTATOR
from clubsuit.server.table.events import SeatChange, Sit, TableEvent


class Arrivals:
    """Tracks who takes and leaves seats at a table."""

    def __init__(self) -> None:
        self.all: list[tuple[int, int]] = []
        """For each person who sat down, in order: their first hand (from 1) and their seat."""
        self.changed = False
        """Whether a seat was taken or left after the last hand ended."""

    def on_event(self, event: TableEvent, play: Play) -> None:
        """Update the arrivals for an event."""
        if not isinstance(event, SeatChange):
            return
        playing = bool(play.hands) and not play.waiting
        self.changed |= not playing
        if isinstance(event, Sit):
            self.all.append((len(play.hands) + (not playing), event.seat))
            self._forget(play)

    def on_deal(self, play: Play) -> None:
        """Note a deal, and hide earlier hands from players who joined for this hand."""
        self.changed = False
        self._forget(play)

    def first_hand(self, seat: int) -> int:
        """Return the number of the first hand that the player in this seat may see."""
        return next((hand for hand, taken in reversed(self.all) if taken == seat), 1)

    def waits(self, seat: int, play: Play) -> bool:
        """Return whether the player in this seat has joined since the last deal."""
        return self.first_hand(seat) > len(play.hands) > 0

    def _forget(self, play: Play) -> None:
        if not play.waiting:
            forget(play, self.all)


def forget(play: Play, arrivals: list[tuple[int, int]]) -> None:
    """Make players who joined for the current hand forget earlier hands."""
    for hand, seat in arrivals:
        if hand == len(play.hands) > 1:
            play.game.rules.forget(play.state, seat)


class NewcomerView(View):
    """The view of a player who has joined since the last deal.

    It shows the finished hand in the same way as a spectator's view.
    """

    def __init__(self, play: Play, seat: int) -> None:
        super().__init__(play, seat, play.game.rules.views(play.state)[SPECTATOR])
