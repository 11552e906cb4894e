"""Since which hand each player has had their seat.

A seat that is free between two hands, or a bot's, may be taken by somebody who has not seen what
was dealt to it before. What they may read (view, record, review, statistics) begins with the hand
in which they sat down. The table's list tells it: each `sit` stands between the deals.
"""

from clubsuit.game import Play
from clubsuit.games.base import ONLOOKER
from clubsuit.view import View


class Arrivals:
    """Follows who takes a seat, and who leaves one."""

    def __init__(self) -> None:
        self.all: list[tuple[int, int]] = []
        """In order, the first hand (from 1) of somebody who has sat down, and their seat."""
        self.changed = False
        """Whether somebody has taken or left a seat since the last hand was over."""

    def happened(self, event: str, seat: int, play: Play) -> None:
        """Take in a change of seats."""
        if event not in ("sit", "rise", "leave"):
            return
        playing = bool(play.hands) and not play.waiting
        self.changed |= not playing
        if event == "sit":
            self.all.append((len(play.hands) + (not playing), seat))
            self._forget(play)

    def dealt(self, play: Play) -> None:
        """A hand has been dealt; who has come for it knows nothing of the hands before."""
        self.changed = False
        self._forget(play)

    def first_hand(self, seat: int) -> int:
        """Return the number of the first hand that is known to whoever has this seat."""
        return next((hand for hand, taken in reversed(self.all) if taken == seat), 1)

    def waits(self, seat: int, play: Play) -> bool:
        """Return whether who has this seat has come since the last hand, and has no cards yet."""
        return self.first_hand(seat) > len(play.hands) > 0

    def _forget(self, play: Play) -> None:
        if not play.waiting:
            forget(play, self.all)


def forget(play: Play, arrivals: list[tuple[int, int]]) -> None:
    """Take from those who have come for the current hand what their seats knew of earlier ones."""
    for hand, seat in arrivals:
        if hand == len(play.hands) > 1:
            play.game.rules.forget(play.state, seat)


class NewcomerView(View):
    """The view of a player who has sat down after a hand: of that hand they see what all see."""

    def __init__(self, play: Play, seat: int) -> None:
        super().__init__(play, seat, play.game.rules.views(play.state)[ONLOOKER])
