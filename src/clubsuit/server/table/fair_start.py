"""The start of a game with fair deals: collecting the players' strings for the first deal."""

from collections.abc import Iterator

from clubsuit.fair import is_string
from clubsuit.server.table.door import Door, retried
from clubsuit.server.table.entries import Change, Dealt, StringGiven
from clubsuit.server.table.events import Late, Promised, Start
from clubsuit.server.table.refusals import not_now
from clubsuit.server.table.snapshot import Snapshot
from clubsuit.server.table.strings import Wanted
from clubsuit.texts import refusal


class FairStart:
    """Commands for the time before the first deal (see `strings`)."""

    def __init__(self, door: Door) -> None:
        self._door = door

    @retried
    def start(self, person: str) -> Snapshot:
        """Start the game with the present players. Raises TurnError for a person without a seat."""
        snapshot = self._door.catch_up()
        state = self._door.state
        if state.row.seat_of(person) is None:
            raise not_now("server-seat-none")
        if not state.waits or state.strings.started:
            return snapshot
        # Players who share a screen send one string.
        people = {seat.person for seat in state.row.seats if seat.person}
        seats = sorted(state.row.seats_of(person)[0] for person in people)
        return self._door.commit(Start(tuple(seats)))

    @retried
    def promise(self, seat: int, promise: str) -> Snapshot:
        """Store the hash of a player's string. Raises NotationError for an invalid hash."""
        if not is_string(promise):
            raise refusal("server-string")
        snapshot = self._door.catch_up()
        state = self._door.state
        if not state.waits or state.strings.wanted_of(seat) != "promise":
            return snapshot
        return self._door.commit(Promised(seat, promise))

    @retried
    def add_string(self, seat: int, string: str) -> Snapshot:
        """Store a player's string for fair deals. After the last string, deal the first hand.

        Only the first string of a seat counts. Raises NotationError if the string is invalid or
        does not match the promise, and changes nothing then.
        """
        if not is_string(string):
            raise refusal("server-string")
        snapshot = self._door.catch_up()
        state = self._door.state
        if not state.waits or state.strings.wanted_of(seat) != "string":
            return snapshot
        if not state.strings.keeps(seat, string):
            raise refusal("server-string-other")
        return self._door.commit_all(self._and_deal(StringGiven(seat, string)))

    @retried
    def wait_no_longer(self, wanted: Wanted) -> Snapshot:
        """Continue without the promises or strings that are still missing (see `strings`).

        wanted: what is missing, promises or strings. If the table no longer waits for this, nothing
        changes.
        """
        snapshot = self._door.catch_up()
        state = self._door.state
        if state.wanted != wanted or not state.strings.can_settle:
            return snapshot
        return self._door.commit_all(self._and_deal(Late()))

    def _and_deal(self, change: Change) -> Iterator[Change]:
        """Yield a change. If it completes the strings, also yield the first deal."""
        yield change
        if not self._door.state.strings.wanted:
            yield Dealt()
