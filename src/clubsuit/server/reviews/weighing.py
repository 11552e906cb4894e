"""The order in which the decisions of a review are weighed. The page shows results as they come.

First comes the decision on the screen, then the winning chances during each hand. Next come the
chosen player's decisions, starting with the one on the screen, and then all other decisions. Long
hands come last. After that the costliest decisions are weighed again until their order is certain
(`clubsuit.review.weigh_next`).
"""

from bisect import bisect_left
from collections import deque

from clubsuit.review import MOST_AGAIN, weigh_next
from clubsuit.server.reviews.reviews import Source, hand_chances, weigh
from clubsuit.server.reviews.weighed import Place

CHANCES = 0
"""Used in a `Place` instead of a decision's number, for the winning chances of the hand."""


class Weighing:
    """The work for one stream, in order. Its methods are for worker threads."""

    def __init__(self, source: Source, seat: int | None = None, first: Place = (1, 1)) -> None:
        """seat: the player whose decisions come first; None for all players.

        first: the decision on the screen; it need not exist.
        """
        self.weighed = source.weighed
        self._source = source
        shown = [
            (decides, (hand, number))
            for hand, given in enumerate(source.record.hands, 1)
            for number, (decides, text) in enumerate(given.actions, 1)
            if source.may_show(hand, number) and source.positions.is_weighed(text)
        ]
        self._chosen = [place for decides, place in shown if seat in (None, decides)]
        places = self._in_order([place for _, place in shown], first)
        left = [place for place in places if not self._is_kept(place)]
        self.quick = deque(place for place in left if not source.is_long(place[0]))
        """The places in short hands that have not been weighed yet."""
        self.slow = deque(place for place in left if source.is_long(place[0]))
        """The places in long hands that have not been weighed yet."""

    def _in_order(self, places: list[Place], first: Place) -> list[Place]:
        here = bisect_left(self._chosen, first)
        looked_at = [first] if first in places else []
        order = [*looked_at, *self._chosen[here:], *self._chosen[:here], *places]
        worths = list(dict.fromkeys(order))
        hands = range(1, len(self._source.record.hands) + 1 if self._source.open else 1)
        return [*worths[:1], *((hand, CHANCES) for hand in hands), *worths[1:]]

    def weigh(self, places: deque[Place]) -> None:
        """Weigh the first of these places, unless another stream has done so already."""
        hand, number = place = places.popleft()
        if self._is_kept(place):
            return
        if number == CHANCES:
            self.weighed.add_chances(hand, hand_chances(self._source, hand))
        else:
            self.weighed.add_worth(place, *weigh(self._source, hand, number))

    def weigh_again(self) -> bool:
        """Weigh one decision again, chosen by `weigh_next`. Return False if none needs it.

        All decisions must have been weighed before.
        """
        if sum(self.weighed.times.get(place, 0) for place in self._chosen) >= MOST_AGAIN:
            return False
        next_one = weigh_next([self.weighed.known[place] for place in self._chosen])
        if next_one is None:
            return False
        place = self._chosen[next_one]
        known = self.weighed.known[place]
        self.weighed.add_worth(place, *weigh(self._source, *place, known))
        return True

    def _is_kept(self, place: Place) -> bool:
        hand, number = place
        if number == CHANCES:
            return hand in self.weighed.chances
        return place in self.weighed.known
