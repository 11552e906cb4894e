"""When a server was up."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import pairwise


class Up:
    """From when until when a server was up."""

    def __init__(self) -> None:
        self.times: list[tuple[float, float]] = []
        """In their order."""

    def away(self, since: float, until: float) -> float:
        """Seconds between these moments in which no server was up."""
        parts = (min(until, after) - max(since, before) for before, after in self._gaps(since))
        return sum(max(0.0, part) for part in parts)

    def went(self, since: float) -> float | None:
        """When the server went first after this moment; None: it has been up."""
        gone = (max(since, before) for before, after in self._gaps(since) if after > since)
        return next(gone, None)

    def _gaps(self, since: float) -> Iterator[tuple[float, float]]:
        """From when until when it was not, as far as that is later than this moment."""
        first = max(0, bisect_left(self.times, (since, since)) - 1)
        for (_, before), (after, _) in pairwise(self.times[first:]):
            yield before, after

    def ran(self, since: float, until: float, meets: bool) -> float:
        """Seconds for which a clock ran between these moments. meets: see `Clocks`."""
        if until <= since:
            return 0.0
        if meets:
            return min(until, self.went(since) or until) - since
        return until - since - self.away(since, until)
