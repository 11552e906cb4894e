"""What is shown to those who only look on, as the table was opened for it.

Public cards always; besides, by `watch`, what a player sees who has agreed to that ("seat"), or
the cards that each was dealt in the hand before ("late"). All of it comes out of views.
"""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from clubsuit.game import Play
from clubsuit.server.table.events import Leave, SeatChange, Show, TableEvent
from clubsuit.view import View

Watch: TypeAlias = Literal["public", "seat", "late"]


class SharedView(View):
    """A seat's view as others look at it: they have nothing to decide, and nothing to call."""

    def __init__(self, play: Play, seat: int, public: View) -> None:
        super().__init__(play, seat)
        self._public = public

    def to_dict(self, common: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """As a view's, with the words for who looks on."""
        words = self._public.to_dict(common)["prompt"]
        return super().to_dict(common) | {"choices": None, "calls": [], "prompt": words}


class Onlookers:
    """Follows a table's events and deals, for those who look on."""

    def __init__(self, watch: str, carries_cards: bool = False) -> None:
        """carries_cards: as the rules say; then nothing is shown late, at tables from before
        that was refused too."""
        self._late = watch == "late" and not carries_cards
        self.seat: int | None = None
        """Whose cards are shown, with their consent;"""
        self.know_cards = False
        """whether somebody without a seat may have seen hidden cards of this hand;"""
        self.last_hand: list[list[str]] | None = None
        """and those that each seat was dealt in the hand before."""
        self._this_hand: list[list[str]] | None = None

    def happened(self, event: TableEvent) -> None:
        """Take in an event. A new player in the seat has not agreed to show their cards."""
        match event:
            case Show(seat=seat, on=on):
                self.seat = seat if on else None
                self.know_cards |= on
            case SeatChange(seat=seat) if seat == self.seat:
                self.seat = None
        self.know_cards |= isinstance(event, Leave)

    def dealt(self, play: Play) -> None:
        """A hand has just been dealt."""
        self.know_cards = self.seat is not None
        if self._late:
            self.last_hand = self._this_hand
            self._this_hand = [play.view(seat).hand for seat in range(len(play.players))]

    def view(self, play: Play, public: View) -> View:
        """What they see; public: what lies open to all."""
        return public if self.seat is None else SharedView(play, self.seat, public)
