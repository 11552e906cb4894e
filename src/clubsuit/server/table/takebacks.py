"""The decision that each player may take back now.

It is the last decision of their seat in this hand for which they had a choice. Against bots alone
it can always be taken back. If several people play, it can be taken back until one of them sees a
new card. A card from the hand of the player who decided does not count. So this module collects all
cards that each person's view has named.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from clubsuit.cards import Deck
from clubsuit.game import View
from clubsuit.server.wire.serialize import to_json

Seen = Mapping[int, frozenset[str]]
"""All cards that each person's view has named, by seat; empty if only one person plays."""


@dataclass(frozen=True)
class Choice:
    """The last decision of a seat for which it had a choice."""

    entry: int
    """Its position in the log of the view, from 0."""
    seen: Seen
    """The cards that people had seen before the decision."""
    own: frozenset[str]
    """The cards in the player's hand before the decision."""

    def has_shown(self, seen: Seen) -> bool:
        """Return whether a person has since seen a new card that was not in the player's hand."""
        return any(seen[seat] - self.seen.get(seat, frozenset()) - self.own for seat in seen)


class Takebacks:
    """Tracks the decisions of one hand."""

    def __init__(self, deck: Deck) -> None:
        names = "|".join(deck.names(deck.all))
        self._cards = re.compile(rf"\b(?:{names})\b")
        self._last: dict[int, Choice] = {}
        self._seen: Seen = {}
        self._logs: dict[int, list[str]] = {}
        """The log of the last view of each seat."""
        self._views: Mapping[int, View] | None = None
        """The views that were noted last."""
        self._entries = 0
        """Number of decisions of this hand that have been noted."""

    def number_missing(self, entries: int) -> int | None:
        """Return the number of decisions that have not been noted yet.

        Returns None if decisions have not been noted and the views before them have not been noted
        either.
        entries: the number of decisions of this hand.
        """
        missing = entries - self._entries
        return None if missing and self._views is None else missing

    def note(self, views: Mapping[int, View], tables: Mapping[int, Any] | None = None) -> None:
        """Note the views of people after the last decision.

        tables: the part `table` of each view's `to_dict`, if it has been made already.
        """
        if len(views) > 1:
            tables = tables or {n: v.rules.words.table(v.state) for n, v in views.items()}
            self._seen = {n: self._seen_by(n, view, tables[n]) for n, view in views.items()}
        else:
            self._seen = {}
        self._views = views

    def _seen_by(self, seat: int, view: View, table: Any) -> frozenset[str]:
        """Return all cards that a person has seen in this hand, searching only new log entries."""
        before, log = self._logs.get(seat, []), [entry.text for entry in view.log]
        new = [text for n, text in enumerate(log) if before[n : n + 1] != [text]]
        self._logs[seat] = log
        shown = to_json([view.hand, new, table])
        return self._seen.get(seat, frozenset()).union(self._cards.findall(shown))

    def on_decision(self, seat: int) -> None:
        """Note a decision of this seat, made with the views that were noted last."""
        view = (self._views or {}).get(seat)
        if view is not None and len(view.codes()) > 1:
            self._last[seat] = Choice(self._entries, self._seen, frozenset(view.hand))
        self._entries += 1

    def last(self, seat: int) -> Choice | None:
        """Return the last decision of this seat for which it had a choice."""
        return self._last.get(seat)

    def has_shown(self, choice: Choice) -> bool:
        """Return `choice.has_shown` for the views that were noted last."""
        return choice.has_shown(self._seen)
