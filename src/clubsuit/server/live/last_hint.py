"""The last hint that was given at a live table."""

from clubsuit.game import View
from clubsuit.server.table import hints
from clubsuit.server.wire.serialize import Hinted


class LastHint:
    """Gives hints at one table: the same hint as long as the view is the same.

    A second search might prefer another choice.
    """

    def __init__(self) -> None:
        self._given: tuple[View, Hinted] | None = None

    def hint(self, view: View, allowed: bool) -> Hinted:
        """Return the hint for a view. allowed: whether the table gives hints."""
        given = self._given  # read once: another thread may replace it
        if given and given[0] is view:
            return given[1]
        hinted = hints.hint(view, allowed)
        self._given = view, hinted
        return hinted
