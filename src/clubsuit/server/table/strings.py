"""The players' strings from which the deals of a table follow.

A single player gives a string, and the cards are dealt. Of several players each first promises a
string by its hash, and gives it once all promises are there, so that none can be chosen by what
the others gave (docs/fair-deals.md). A player who promises nothing in time has no string; if a
promised string does not come in time, the promise itself takes its place.
"""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from clubsuit.fair import promise_of

Wanted: TypeAlias = Literal["promise", "string"]


class Strings:
    """The strings and promises of one table."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        """The seats that give a string: of the people who sat there when the game was started."""
        self.promises: dict[int, str] = {}
        self.given: dict[int, str] = {}
        self._settled: set[Wanted] = set()
        """What the table no longer waits for."""

    @property
    def started(self) -> bool:
        """Whether the seats that give a string are known."""
        return bool(self.seats)

    def start(self, seats: Iterable[int]) -> None:
        """Wait for a string from each of these seats."""
        self.seats = set(seats)
        if len(self.seats) == 1:
            self._settled.add("promise")

    @property
    def can_settle(self) -> bool:
        """Whether the game can start without what is missing: with no promise at all, the server
        alone would choose the deals."""
        return bool(self.promises)

    def settle(self) -> None:
        """Wait no longer for what is missing now."""
        if self.wanted:
            self._settled.add(self.wanted)

    @property
    def wanted(self) -> Wanted | None:
        """What the table waits for; None if it waits for nothing."""
        if "promise" not in self._settled and self.promises.keys() < self.seats:
            return "promise"
        return "string" if "string" not in self._settled and self._missing else None

    def wanted_of(self, seat: int | None) -> Wanted | None:
        """Return what the table waits for from this seat."""
        if self.wanted == "promise":
            return "promise" if seat in self.seats - self.promises.keys() else None
        return "string" if self.wanted and seat in self._missing else None

    def keeps(self, seat: int, string: str) -> bool:
        """Return whether this is the string that the seat promised, if it had to promise one."""
        return len(self.seats) == 1 or self.promises.get(seat) == promise_of(string)

    def by_seat(self, seats: int) -> list[str]:
        """Return the string of each seat from which the deals follow; "" if it gives none."""
        return [self.given.get(seat) or self.promises.get(seat, "") for seat in range(seats)]

    def promised(self, seats: int) -> list[str]:
        """Return the promise of each seat; an empty list if a single player gives a string."""
        return [self.promises.get(seat, "") for seat in range(seats)] if self.promises else []

    @property
    def _missing(self) -> set[int]:
        promised = self.promises.keys() if len(self.seats) > 1 else self.seats
        return promised - self.given.keys()
