"""The cards that spectators can see, depending on the table's setting `watch`.

Spectators always see public cards. With "seat" they also see the cards of a player who has agreed
to show them. With "late" they also see all cards that were dealt in the previous hand. All cards
come from views, never from the state of the game.
"""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from clubsuit.game import Play, View
from clubsuit.server.table.events import Leave, SeatChange, Show, TableEvent

Watch: TypeAlias = Literal["public", "seat", "late"]


class SharedView(View):
    """A player's view as shown to spectators, who can neither decide nor call."""

    def __init__(self, play: Play, seat: int, public: View) -> None:
        super().__init__(play, seat)
        self._public = public

    def to_dict(self, common: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Return the view with the prompt for spectators, and without choices or calls."""
        public = self._public.to_dict(common)
        same = {name: public[name] for name in ("turn", "choosing", "prompt", "story")}
        return super().to_dict(common) | {"choices": None, "calls": []} | same


class Spectators:
    """Tracks what spectators of a table may see."""

    def __init__(self, watch: str, carries_cards: bool = False) -> None:
        """watch: the table's setting.

        carries_cards: whether some cards stay in play for the next hand. If so, no previous hand is
        shown, not even at old tables with "late".
        """
        self._late = watch == "late" and not carries_cards
        self.seat: int | None = None
        """The seat of the player who shows their cards."""
        self.know_cards = False
        """Whether a person without a seat may know hidden cards of this hand."""
        self.last_hand: list[list[str]] | None = None
        """The cards that each seat was dealt in the previous hand, if spectators may see them."""
        self._this_hand: list[list[str]] | None = None

    def on_event(self, event: TableEvent) -> None:
        """Note an event. If the shown seat gets another player, its cards are hidden again."""
        match event:
            case Show(seat=seat, on=on):
                self.seat = seat if on else None
                self.know_cards |= on
            case SeatChange(seat=seat) if seat == self.seat:
                self.seat = None
        self.know_cards |= isinstance(event, Leave)

    def on_deal(self, play: Play) -> None:
        """Note a deal."""
        self.know_cards = self.seat is not None
        if self._late:
            self.last_hand = self._this_hand
            self._this_hand = [play.view(seat).hand for seat in range(len(play.players))]

    def view(self, play: Play, public: View) -> View:
        """Return the view for spectators. public: the view without hidden cards."""
        return public if self.seat is None else SharedView(play, self.seat, public)
