"""Choices that players make at the same time, such as cards to pass.

A choice is stored at once as an entry of the table, but it is no decision yet. Only its own seat
sees it, and can still change it. When the last seat has chosen, all choices become decisions, in
seat order. In a lesson, the seats decide one after the other, as its script does.
"""

from collections.abc import Iterable, Iterator

import numpy as np

from clubsuit.game import Play, View
from clubsuit.games.state import SPECTATOR
from clubsuit.server.table.entries import Decided
from clubsuit.server.table.events import Chosen


class Choices:
    """The choices of one table that are no decisions yet."""

    def __init__(self, is_lesson: bool) -> None:
        self._is_lesson = is_lesson
        self._by_seat: dict[int, Chosen] = {}

    def of(self, seat: int) -> Chosen | None:
        """Return the choice of a seat, which may still change."""
        return self._by_seat.get(seat)

    def hold(self, choice: Chosen) -> None:
        """Note a choice, which replaces an earlier one of the same seat."""
        self._by_seat[choice.seat] = choice

    def drop(self, seat: int) -> None:
        """Forget the choice of a seat, which has become a decision."""
        self._by_seat.pop(seat, None)

    def clear(self) -> None:
        """Forget all choices, because an earlier decision was taken back."""
        self._by_seat.clear()

    def choosers(self, play: Play) -> list[int]:
        """Return the seats that choose at the same time now, also those that have chosen."""
        return [] if self._is_lesson else play.game.rules.choosing(play.state)

    def missing(self, play: Play) -> list[int]:
        """Return the seats that still have to choose."""
        return [seat for seat in self.choosers(play) if seat not in self._by_seat]

    def awaited(self, play: Play) -> list[int]:
        """Return the seats that have to decide now: those that still choose, or the one to act."""
        return self.missing(play) or ([] if play.turn is None else [play.turn])

    def decisions(self, play: Play, last: Chosen) -> Iterator[Decided]:
        """Yield the decisions of all seats. last: the choice that was missing."""
        for choice in [self._by_seat.get(seat, last) for seat in self.choosers(play)]:
            yield Decided(choice.seat, choice.text, choice.bot)

    def views(self, play: Play, seats: Iterable[int]) -> dict[int, View]:
        """Return the views of these seats, by seat; SPECTATOR stands for the spectators' view.

        A seat that has chosen keeps the view with which it can choose again. Other seats see that
        it has chosen, and nothing of the choice.
        """
        choosers, missing = self.choosers(play), self.missing(play)
        views = play.views([seat for seat in seats if seat not in choosers])
        views |= {seat: _as_if_to_act(play, seat) for seat in seats if seat in choosers}
        for seat, view in views.items():
            view.choosing = missing
            choice = None if seat == SPECTATOR else self.of(seat)
            view.chosen = choice.text if choice else None
        return views


def _as_if_to_act(play: Play, seat: int) -> View:
    """Return the view of a seat as if it were its turn.

    The choices of other seats are not in the state, so the view cannot depend on them.
    """
    rules = play.game.rules
    state, seen = np.zeros(1, rules.dtype), np.zeros(1, rules.dtype)
    state[0] = play.state
    state[0].turn = seat
    rules.view(state[0], seat, seen[0])
    return View(play, seat, seen)
