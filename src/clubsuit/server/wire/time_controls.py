"""The time controls that players can choose for a table.

A time control is a short text. "30" means thirty seconds for each decision; a day or more is for
correspondence tables. "300+5" means 300 seconds for the whole game, plus 5 for each decision. ""
means no clock.
"""

import re
from dataclasses import dataclass

from clubsuit.texts import refusal

DAY_S = 86_400
MOST_S = 30 * DAY_S
"""Maximum number of seconds for one decision."""

LONGEST = 20
"""Maximum number of characters of a time control."""

_TEXT = re.compile(r"([1-9]\d{0,6})(?:\+(\d{1,3}))?", re.ASCII)


@dataclass(frozen=True)
class Clock:
    """A parsed time control."""

    first: int
    """Seconds for the first decision."""
    more: int | None
    """Seconds added after each decision; None if each decision gets `first` seconds."""

    def after(self, left: float) -> float:
        """Return the seconds for the next decision. left: the seconds left after the last one."""
        return self.first if self.more is None else max(0.0, left) + self.more


def read_clock(text: str, pace: str) -> Clock | None:
    """Return the clock of a time control; None for "".

    Raises NotationError if the time control is invalid or does not fit the pace of the table.
    """
    if not text:
        return None
    found = _TEXT.fullmatch(text)
    if not found or int(found[1]) > MOST_S:
        raise refusal("server-clock")
    clock = Clock(int(found[1]), None if found[2] is None else int(found[2]))
    takes_days = clock.more is None and clock.first >= DAY_S
    if takes_days != (pace == "correspondence"):
        raise refusal("server-clock-days" if pace == "correspondence" else "server-clock-live")
    return clock
