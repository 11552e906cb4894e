"""The first hand in which each player had their seat.

A free seat, or a bot's, may be taken by a person who has not seen what was dealt to it before. What
they may read (view, record, review, statistics) begins with the hand in which they sat down. It
follows from the table's list, where each `sit` stands between the deals.
"""

from clubsuit.game import Play
from clubsuit.games.state import SPECTATOR
from clubsuit.server.table.events import SeatChange, Sit, TableEvent
from clubsuit.view import View


class Arrivals:
    """Follow who takes a seat, and who leaves one."""

    def __init__(self) -> None:
        self.all: list[tuple[int, int]] = []
        """The first hand (from 1) and the seat of each person who sat down, in order."""
        self.changed = False
        """Whether a seat was taken or left since the last hand was over."""

    def happened(self, event: TableEvent, play: Play) -> None:
        """Take in an event."""
        if not isinstance(event, SeatChange):
            return
        playing = bool(play.hands) and not play.waiting
        self.changed |= not playing
        if isinstance(event, Sit):
            self.all.append((len(play.hands) + (not playing), event.seat))
            self._forget(play)

    def dealt(self, play: Play) -> None:
        """Note that a hand was dealt; players who came for it know nothing of earlier hands."""
        self.changed = False
        self._forget(play)

    def first_hand(self, seat: int) -> int:
        """Return the number of the first hand that the player in this seat may know."""
        return next((hand for hand, taken in reversed(self.all) if taken == seat), 1)

    def waits(self, seat: int, play: Play) -> bool:
        """Return whether this seat's player came after the last hand, and has no cards yet."""
        return self.first_hand(seat) > len(play.hands) > 0

    def _forget(self, play: Play) -> None:
        if not play.waiting:
            forget(play, self.all)


def forget(play: Play, arrivals: list[tuple[int, int]]) -> None:
    """Forget what the seats of those who came for the current hand knew of earlier hands."""
    for hand, seat in arrivals:
        if hand == len(play.hands) > 1:
            play.game.rules.forget(play.state, seat)


class NewcomerView(View):
    """The view of a player who sat down after a hand: that hand as spectators see it."""

    def __init__(self, play: Play, seat: int) -> None:
        super().__init__(play, seat, play.game.rules.views(play.state)[SPECTATOR])
