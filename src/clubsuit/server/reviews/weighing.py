"""What to weigh next in a review. It is decided here only; the page shows what comes.

The order: the decision that the player looks at, the chances of each hand, the decisions that the
player goes through, from that place on, then all others. Long hands come last. When all decisions
are weighed, the costliest are weighed again until their order is sure
(`clubsuit.review.weigh_next`).
"""

from bisect import bisect_left
from collections import deque

from clubsuit.review import MOST_AGAIN, weigh_next
from clubsuit.server.reviews.reviews import Source, hand_chances, weigh
from clubsuit.server.reviews.weighed import Place

CHANCES = 0
"""In place of a decision's number: the chances of the hand."""


class Weighing:
    """The pieces of work of one stream, in order. Each piece runs in a worker thread."""

    def __init__(self, source: Source, seat: int | None = None, first: Place = (1, 1)) -> None:
        """seat: the player whose decisions are gone through; None: all players.

        first: the decision that is looked at; it need not exist.
        """
        self.weighed = source.weighed
        self._source = source
        told = [
            (decides, (hand, number))
            for hand, given in enumerate(source.record.hands, 1)
            for number, (decides, text) in enumerate(given.actions, 1)
            if source.tells(hand, number) and source.positions.is_weighed(text)
        ]
        self._chosen = [place for decides, place in told if seat in (None, decides)]
        places = self._in_order([place for _, place in told], first)
        left = [place for place in places if not self._is_kept(place)]
        self.quick = deque(place for place in left if not source.is_long(place[0]))
        """What is to be weighed for the first time,"""
        self.slow = deque(place for place in left if source.is_long(place[0]))
        """and what of long hands, which takes longer."""

    def _in_order(self, places: list[Place], first: Place) -> list[Place]:
        here = bisect_left(self._chosen, first)
        looked_at = [first] if first in places else []
        order = [*looked_at, *self._chosen[here:], *self._chosen[:here], *places]
        worths = list(dict.fromkeys(order))
        hands = range(1, len(self._source.record.hands) + 1 if self._source.open else 1)
        return [*worths[:1], *((hand, CHANCES) for hand in hands), *worths[1:]]

    def weigh(self, places: deque[Place]) -> None:
        """Weigh the first of these, unless another stream has done so meanwhile."""
        hand, number = place = places.popleft()
        if self._is_kept(place):
            return
        if number == CHANCES:
            self.weighed.add_chances(hand, hand_chances(self._source, hand))
        else:
            self.weighed.add_worth(place, *weigh(self._source, hand, number))

    def weigh_again(self) -> bool:
        """Weigh the decision again whose cost most needs to be surer.

        Returns False if there is none. To be called when all decisions are weighed.
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
