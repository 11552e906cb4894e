"""The times at which a server was running."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import pairwise


class Up:
    """The periods in which a server was running."""

    def __init__(self) -> None:
        self.times: list[tuple[float, float]] = []
        """The start and the end of each period, in order of time."""

    def away(self, since: float, until: float) -> float:
        """Return the seconds between these times in which no server was running."""
        parts = (min(until, after) - max(since, before) for before, after in self._gaps(since))
        return sum(max(0.0, part) for part in parts)

    def went(self, since: float) -> float | None:
        """Return the start of the first outage after this time; None if there was none."""
        gone = (max(since, before) for before, after in self._gaps(since) if after > since)
        return next(gone, None)

    def _gaps(self, since: float) -> Iterator[tuple[float, float]]:
        """Yield the start and the end of each outage that ended after this time."""
        first = max(0, bisect_left(self.times, (since, since)) - 1)
        for (_, before), (after, _) in pairwise(self.times[first:]):
            yield before, after

    def ran(self, since: float, until: float, meets: bool) -> float:
        """Return the seconds for which a clock ran between these times.

        meets: True at a real-time table (see `Clocks`). There the clock does not run again after an
        outage.
        """
        if until <= since:
            return 0.0
        if meets:
            return min(until, self.went(since) or until) - since
        return until - since - self.away(since, until)
