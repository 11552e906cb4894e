"""The players' strings from which the fair deals of a table follow.

A single player sends a string, and the cards are dealt. If there are several players, each first
sends a promise, the hash of their string. The strings themselves are sent when all promises have
arrived, so no player can choose a string that depends on the others (docs/fair-deals.md). A player
whose promise is late has no string. If a promised string is late, its promise is used instead.
"""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from clubsuit.fair import promise_of

Wanted: TypeAlias = Literal["promise", "string"]


class Strings:
    """Collects the strings and promises for one table."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        """The seats that send a string: those of the people at the table when the game started."""
        self.promises: dict[int, str] = {}
        """The promises by seat."""
        self.given: dict[int, str] = {}
        """The strings by seat."""
        self._settled: set[Wanted] = set()
        """The kinds of messages that the table no longer waits for."""

    @property
    def started(self) -> bool:
        """Whether the game has been started, so that the seats that send a string are fixed."""
        return bool(self.seats)

    def start(self, seats: Iterable[int]) -> None:
        """Wait for a string from each of these seats."""
        self.seats = set(seats)
        if len(self.seats) == 1:
            self._settled.add("promise")

    @property
    def can_settle(self) -> bool:
        """Whether the first deal is possible without the missing strings.

        It needs at least one promise; without any, the server alone would determine the deals.
        """
        return bool(self.promises)

    def settle(self) -> None:
        """Stop waiting for the missing promises. If all promises are there, stop waiting for
        strings."""
        if self.wanted:
            self._settled.add(self.wanted)

    @property
    def wanted(self) -> Wanted | None:
        """The kind of message that the table waits for; None if nothing is missing."""
        if "promise" not in self._settled and self.promises.keys() < self.seats:
            return "promise"
        return "string" if "string" not in self._settled and self._missing else None

    def wanted_of(self, seat: int | None) -> Wanted | None:
        """Return the kind of message that this seat still has to send; None if it has sent all."""
        if self.wanted == "promise":
            return "promise" if seat in self.seats - self.promises.keys() else None
        return "string" if self.wanted and seat in self._missing else None

    def keeps(self, seat: int, string: str) -> bool:
        """Return whether a string matches its seat's promise; a single player needs no promise."""
        return len(self.seats) == 1 or self.promises.get(seat) == promise_of(string)

    def by_seat(self, seats: int) -> list[str]:
        """Return the string of each seat for the deals; "" for a seat without one."""
        return [self.given.get(seat) or self.promises.get(seat, "") for seat in range(seats)]

    def promised(self, seats: int) -> list[str]:
        """Return the promise of each seat; an empty list if no promises were needed."""
        return [self.promises.get(seat, "") for seat in range(seats)] if self.promises else []

    @property
    def _missing(self) -> set[int]:
        promised = self.promises.keys() if len(self.seats) > 1 else self.seats
        return promised - self.given.keys()
