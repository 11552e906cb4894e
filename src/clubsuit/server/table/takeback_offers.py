"""The decisions that players may take back now, and the list entries that they mean."""

from collections.abc import Mapping
from typing import Any

from clubsuit.errors import TurnError
from clubsuit.games.state import SPECTATOR
from clubsuit.server.table.refusals import not_now
from clubsuit.server.table.state import TableState
from clubsuit.server.table.takebacks import Choice, Takebacks
from clubsuit.view import View


class TakebackOffers:
    """What each player may take back, by the state of a table."""

    def __init__(self, state: TableState) -> None:
        self._state = state

    def number(self, seat: int) -> int:
        """Return the number of the decision that this seat takes back.

        Raises TurnError if it may take back none. Against bots alone it always may; otherwise only
        if nobody has seen a card since, except cards of this seat.
        """
        return self._state.moves[self._state.hand_from + self._choice(seat).entry]

    def watch(self, views: Mapping[int, View], told: Mapping[int, dict[str, Any]]) -> None:
        """Note the new decisions, and add to each player's message what they may take back."""
        state = self._state
        if state.waits or not state.play.hands or not state.game.rules.takes_back:
            return
        people = {n: view for n, view in views.items() if n != SPECTATOR}
        decided = state.play.hands[-1].actions
        behind = state.takebacks.lags(len(decided))
        if behind is None or behind > 1:
            state.takebacks = self._walk_hand(list(people))
        elif behind:
            state.takebacks.decided(decided[-1][0])
        state.takebacks.look(people, {n: told[n]["view"]["table"] for n in people})
        for seat in people:
            told[seat]["takeback"] = self._offered(seat)

    def _choice(self, seat: int) -> Choice:
        """Return the last decision of this seat in this hand. Raises TurnError as `number`."""
        state = self._state
        choice = state.takebacks.last(seat)
        if choice is None or state.arrivals.changed:  # others had these seats in a hand before
            raise not_now("server-takeback-none")
        move = state.hand_from + choice.entry
        if state.moves[move] <= state.row.given or state.bots[move]:
            raise not_now("server-takeback-none")
        if state.takebacks.has_shown(choice):
            raise not_now("server-takeback-seen")
        return choice

    def _offered(self, seat: int) -> int | None:
        """Return the place in the log of the decision that a seat may take back; None: none."""
        state = self._state
        if state.play.waiting or state.over or state.agreements.proposal:
            return None
        if state.takebacks.last(seat) is None:
            return None  # the usual case, for which no error need be built
        try:
            return self._choice(seat).entry
        except TurnError:
            return None

    def _walk_hand(self, people: list[int]) -> Takebacks:
        """Note all decisions of this hand again."""
        state = self._state
        takebacks, play = Takebacks(state.game.rules.deck), state.before(state.hand_from)
        for seat, text in state.play.hands[-1].actions:
            if seat in people:
                takebacks.look({n: play.view(n) for n in people})
            takebacks.decided(seat)
            play.play(text, seat)
        return takebacks
