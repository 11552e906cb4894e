"""The decisions that the players of a table may take back now."""

from collections.abc import Mapping
from typing import Any

from clubsuit.errors import TurnError
from clubsuit.game import View
from clubsuit.games.state import SPECTATOR
from clubsuit.server.table.refusals import not_now
from clubsuit.server.table.state import TableState
from clubsuit.server.table.takebacks import Choice, Takebacks


class TakebackOffers:
    """Determines from the state of a table which decision each player may take back."""

    def __init__(self, state: TableState) -> None:
        self._state = state

    def number(self, seat: int) -> int:
        """Return the entry number of the decision that this seat may take back.

        Raises TurnError if there is none. See `takebacks` for the conditions.
        """
        return self._state.moves[self._state.hand_from + self._choice(seat).entry]

    def add_to(self, messages: Mapping[int, dict[str, Any]], views: Mapping[int, View]) -> None:
        """Note new decisions, and add to each player's message the decision to take back."""
        state = self._state
        if state.waits or not state.play.hands or not state.game.rules.takes_back:
            return
        if state.row.tournament:
            return
        people = {n: view for n, view in views.items() if n != SPECTATOR}
        decided = state.play.hands[-1].actions
        behind = state.takebacks.number_missing(len(decided))
        if behind is None or behind > 1:
            state.takebacks = self._walk_hand(list(people))
        elif behind:
            state.takebacks.on_decision(decided[-1][0])
        state.takebacks.note(people, {n: messages[n]["view"]["table"] for n in people})
        for seat in people:
            messages[seat]["takeback"] = self._offered(seat)

    def _choice(self, seat: int) -> Choice:
        """Return the decision that this seat may take back. Raises TurnError if there is none."""
        state = self._state
        choice = state.takebacks.last(seat)
        if choice is None or state.arrivals.changed:  # other people may have made these decisions
            raise not_now("server-takeback-none")
        move = state.hand_from + choice.entry
        if state.moves[move] <= state.row.given or state.bots[move]:
            raise not_now("server-takeback-none")
        if state.takebacks.has_shown(choice):
            raise not_now("server-takeback-seen")
        return choice

    def _offered(self, seat: int) -> int | None:
        """Return the log position of the decision that a seat may take back, if there is one."""
        state = self._state
        if state.play.waiting or state.over or state.agreements.proposal:
            return None
        if state.takebacks.last(seat) is None:
            return None  # the usual case; this avoids the cost of an exception
        try:
            return self._choice(seat).entry
        except TurnError:
            return None

    def _walk_hand(self, people: list[int]) -> Takebacks:
        """Return a `Takebacks` in which all decisions of this hand have been noted."""
        state = self._state
        takebacks, play = Takebacks(state.game.rules.deck), state.before(state.hand_from)
        for seat, text in state.play.hands[-1].actions:
            if seat in people:
                takebacks.note({n: play.view(n) for n in people})
            takebacks.on_decision(seat)
            play.play(text, seat)
        return takebacks
