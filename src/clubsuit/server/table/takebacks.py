"""The decision that each player may take back now.

It is the last one of their seat in this hand at which they had a choice. Against bots alone it can
always be taken back. Among several people nobody may have seen a card since then, except cards of
the player who takes back. So the cards that each person's view has named decide both what is
offered and what is accepted.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from clubsuit.cards import Deck
from clubsuit.game import View
from clubsuit.server.wire.serialize import to_json

Seen = Mapping[int, frozenset[str]]
"""For each person's seat, all cards that their view names; empty if one person plays alone."""


@dataclass(frozen=True)
class Choice:
    """The last decision of a seat at which it had a choice."""

    entry: int
    """Its place in the view's log, from 0."""
    seen: Seen
    """The cards that people had seen before it."""
    own: frozenset[str]
    """The cards in the player's hand before it."""

    def has_shown(self, seen: Seen) -> bool:
        """Whether a person has seen a card since then that they had not seen before."""
        return any(seen[seat] - self.seen.get(seat, frozenset()) - self.own for seat in seen)


class Takebacks:
    """Follows the decisions of one hand."""

    def __init__(self, deck: Deck) -> None:
        names = "|".join(deck.names(deck.all))
        self._cards = re.compile(rf"\b(?:{names})\b")
        self._last: dict[int, Choice] = {}
        self._seen: Seen = {}
        self._told: dict[int, list[str]] = {}
        """For each seat, the log of its last view."""
        self._views: Mapping[int, View] | None = None
        self._entries = 0
        """Number of decisions of this hand that have been noted."""

    def lags(self, entries: int) -> int | None:
        """Return how many of these decisions are still to be noted; None if no views were noted."""
        behind = entries - self._entries
        return None if behind and self._views is None else behind

    def look(self, views: Mapping[int, View], tables: Mapping[int, Any] | None = None) -> None:
        """Note the views of people after the last decision.

        tables: `table` of `View.to_dict` for each of them, if it is made already.
        """
        if len(views) > 1:
            tables = tables or {n: one.rules.words.table(one.state) for n, one in views.items()}
            self._seen = {n: self._seen_by(n, view, tables[n]) for n, view in views.items()}
        else:
            self._seen = {}
        self._views = views

    def _seen_by(self, seat: int, view: View, table: Any) -> frozenset[str]:
        """Return all cards that a person has seen in this hand; only new text is searched."""
        before, told = self._told.get(seat, []), [entry.text for entry in view.log]
        new = [text for n, text in enumerate(told) if before[n : n + 1] != [text]]
        self._told[seat] = told
        shown = to_json([view.hand, new, table])
        return self._seen.get(seat, frozenset()).union(self._cards.findall(shown))

    def decided(self, seat: int) -> None:
        """Note a decision of this seat, made with the views that were noted last."""
        view = (self._views or {}).get(seat)
        if view is not None and len(view.codes()) > 1:
            self._last[seat] = Choice(self._entries, self._seen, frozenset(view.hand))
        self._entries += 1

    def last(self, seat: int) -> Choice | None:
        """Return the last choice of this seat."""
        return self._last.get(seat)

    def has_shown(self, choice: Choice) -> bool:
        """Whether a person has seen a card since this choice that they had not seen before."""
        return choice.has_shown(self._seen)
