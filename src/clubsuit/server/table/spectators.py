"""What spectators see, by the table's `watch`.

They always see public cards; with "seat" also what a player sees who has agreed to it, and with
"late" the cards that each player was dealt in the hand before. All of it comes from views.
"""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from clubsuit.game import Play, View
from clubsuit.server.table.events import Leave, SeatChange, Show, TableEvent

Watch: TypeAlias = Literal["public", "seat", "late"]


class SharedView(View):
    """A seat's view as spectators see it: they have nothing to decide, and nothing to call."""

    def __init__(self, play: Play, seat: int, public: View) -> None:
        super().__init__(play, seat)
        self._public = public

    def to_dict(self, common: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Return the view, with the prompt for spectators."""
        words = self._public.to_dict(common)["prompt"]
        return super().to_dict(common) | {"choices": None, "calls": [], "prompt": words}


class Spectators:
    """Follows what spectators may see of a table."""

    def __init__(self, watch: str, carries_cards: bool = False) -> None:
        """carries_cards: whether cards of a hand are used in the next one; then nothing is shown
        late, even at old tables with "late"."""
        self._late = watch == "late" and not carries_cards
        self.seat: int | None = None
        """The seat whose player shows their cards."""
        self.know_cards = False
        """Whether a person without a seat may have seen hidden cards of this hand."""
        self.last_hand: list[list[str]] | None = None
        """The cards that each seat was dealt in the hand before, if they are shown."""
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
        """Take in a deal."""
        self.know_cards = self.seat is not None
        if self._late:
            self.last_hand = self._this_hand
            self._this_hand = [play.view(seat).hand for seat in range(len(play.players))]

    def view(self, play: Play, public: View) -> View:
        """Return the view of spectators. public: what everyone may see."""
        return public if self.seat is None else SharedView(play, self.seat, public)
