"""The time controls of a table, as its players choose them.

A time control is a short text: "30" is thirty seconds for each decision (a day or more: for people
who are not there at the same time), "300+5" a bank of 300 seconds for the whole game, to which
each decision adds 5; "" is none.
"""

import re
from dataclasses import dataclass

from clubsuit.texts import refusal

DAY_S = 86_400
MOST_S = 30 * DAY_S
"""The longest time for one decision."""

LONGEST = 20
"""Characters of a clock's text."""

_TEXT = re.compile(r"([1-9]\d{0,6})(?:\+(\d{1,3}))?", re.ASCII)


@dataclass(frozen=True)
class Clock:
    """What a clock's text says."""

    first: int
    """Seconds for the first decision,"""
    more: int | None
    """and how many each adds to what is left; None: each one has as many as the first."""

    def after(self, left: float) -> float:
        """How much there is for the next decision."""
        return self.first if self.more is None else max(0.0, left) + self.more


def read_clock(text: str, pace: str) -> Clock | None:
    """What a clock's text says, "" being no clock. Raises NotationError for anything else, and
    where people who meet would wait for days, or those who do not meet for seconds."""
    if not text:
        return None
    found = _TEXT.fullmatch(text)
    if not found or int(found[1]) > MOST_S:
        raise refusal("server-clock")
    clock = Clock(int(found[1]), None if found[2] is None else int(found[2]))
    takes_days = clock.more is None and clock.first >= DAY_S
    if takes_days != (pace == "days"):
        raise refusal("server-clock-days" if pace == "days" else "server-clock-live")
    return clock
