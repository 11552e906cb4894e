"""Whose strings the deals of a table follow from, and how far these have come.

One person alone gives a string, and the cards are dealt. Of several each first promises a string,
by its hash, and shows it when all promises are there: so nobody chooses theirs by what the others
gave (docs/fair-deals.md). What does not come in time is replaced by a rule: who promised nothing
has no string, and whose string stays away has the promise itself in its place.
"""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from clubsuit.fair import promise_of

Wanted: TypeAlias = Literal["promise", "string"]


class Strings:
    """The strings of one table, as its list of decisions tells them."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        """Who gives a string: the people who sat there when the game was started."""
        self.promises: dict[int, str] = {}
        self.given: dict[int, str] = {}
        self._settled: set[Wanted] = set()
        """What is waited for no longer."""

    @property
    def started(self) -> bool:
        """Whether it is settled who gives a string."""
        return bool(self.seats)

    def start(self, seats: Iterable[int]) -> None:
        """From these seats a string is wanted."""
        self.seats = set(seats)
        if len(self.seats) == 1:
            self._settled.add("promise")

    @property
    def can_settle(self) -> bool:
        """Whether the deals can do without what has not come: one promise at least must be there,
        or the server alone would choose them."""
        return bool(self.promises)

    def settle(self) -> None:
        """What is wanted now comes too late from here on."""
        if self.wanted:
            self._settled.add(self.wanted)

    @property
    def wanted(self) -> Wanted | None:
        """What the table waits for; None: all is there that will come."""
        if "promise" not in self._settled and self.promises.keys() < self.seats:
            return "promise"
        return "string" if "string" not in self._settled and self._missing else None

    def wanted_of(self, seat: int | None) -> Wanted | None:
        """What the table waits for from this seat."""
        if self.wanted == "promise":
            return "promise" if seat in self.seats - self.promises.keys() else None
        return "string" if self.wanted and seat in self._missing else None

    def keeps(self, seat: int, string: str) -> bool:
        """Whether the string is the one that this seat promised, if it had to."""
        return len(self.seats) == 1 or self.promises.get(seat) == promise_of(string)

    def by_seat(self, seats: int) -> list[str]:
        """What the deals follow from, seat by seat; "" where nobody gives a string."""
        return [self.given.get(seat) or self.promises.get(seat, "") for seat in range(seats)]

    def promised(self, seats: int) -> list[str]:
        """What was promised, seat by seat; nothing where one person alone gives a string."""
        return [self.promises.get(seat, "") for seat in range(seats)] if self.promises else []

    @property
    def _missing(self) -> set[int]:
        promised = self.promises.keys() if len(self.seats) > 1 else self.seats
        return promised - self.given.keys()
