"""The entries of a hand's log."""

from typing import NamedTuple

from clubsuit.errors import Reason
from clubsuit.games.state import NOBODY


class LogEntry(NamedTuple):
    """A decision of the current hand."""

    seat: int
    text: str
    """The decision in the notation of RECORD.md."""
    trick: int | None
    """Number of the trick that the decision belongs to, from 0; None outside tricks."""
    wins: int | None
    """The seat that won the trick, if this decision ended the trick."""
    note: Reason | None = None
    """The referee's announcement about the decision, for all players."""
    code: int = NOBODY
    """The action's code; NOBODY in a view that does not show it."""
    cards: int = 0
    """The cards that the decision played to a trick."""
