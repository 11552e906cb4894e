"""Commands to take and leave seats, and to let bots play for absent players."""

from collections.abc import Mapping
from dataclasses import replace

from clubsuit.server.storage.blocks import separated
from clubsuit.server.storage.faces import chosen_face
from clubsuit.server.storage.rows import Seat
from clubsuit.server.table.door import Door, retried
from clubsuit.server.table.events import Asked, Away, Back, Here, LeaveSeat, Show, Sit
from clubsuit.server.table.fair_start import FairStart
from clubsuit.server.table.names import newcomer, with_bot
from clubsuit.server.table.opening import SEAT
from clubsuit.server.table.presence import Waited
from clubsuit.server.table.refusals import not_now
from clubsuit.server.table.snapshot import Snapshot

SEAT_CHANGES = 200
"""Maximum number of entries since the last deal or decision. Above this number, seats cannot be
taken or shown to spectators. There must be a limit, because anyone can get new cookies, and each
process that opens the table reads all entries."""


class Seats:
    """Commands that change who sits at a table, and who is away."""

    def __init__(self, door: Door, fair_start: FairStart) -> None:
        self._door = door
        self._fair_start = fair_start

    # ---- sitting down and leaving ----------------------------------------------------------

    @retried
    def sit(
        self, person: str, seat: int, name: str, program: bool = False, hot_seat: bool = False
    ) -> Snapshot:
        """Give a bot's seat to a person or a program.

        program: whether the person is a program.
        hot_seat: whether the seat is for another player at the same screen (hot seat).

        Raises TurnError if the seat cannot be taken. People without a cookie cannot sit down,
        because they cannot be told apart.
        """
        self._door.catch_up()
        state = self._door.state
        self._check_person(person, seat)
        if state.spectators.know_cards and not (state.waits or state.play.waiting):
            # Refuse everyone, since a spectator who saw cards could come back with a new cookie.
            raise not_now("server-seat-shown")
        self._check_hot_seat(person, hot_seat)
        self._check_changes()
        taken = state.row.seats[seat]
        if taken.person:
            raise self._is_taken(seat)
        snapshot = self._reseat(Sit(seat, program), self._with_person(person, seat, name))
        return self._fair_start.start(person) if self._is_complete else snapshot

    def join(self, person: str, name: str, program: bool = False) -> Snapshot:
        """Give a person any free seat, unless they have one. Raises TurnError if there is none."""
        snapshot = self._door.catch_up()
        row = self._door.state.row
        if row.seat_of(person) is not None:
            return snapshot
        bots = [n for n, seat in enumerate(row.seats) if not seat.person]
        return self.sit(person, next(iter(bots), SEAT), name, program)

    @retried
    def leave_seat(self, person: str, seat: int | None = None) -> Snapshot:
        """Give a person's seat back to its bot.

        seat: the seat to give back, if several players share the person's screen.

        Raises TurnError in the middle of a hand: the person could take another seat and see a
        second hand of cards.
        """
        self._door.catch_up()
        state = self._door.state
        seat = state.row.seat_of(person) if seat is None else seat
        if seat is None or not state.row.open:
            raise not_now("server-seat-none")
        if not (state.waits or state.play.waiting) or state.wanted:
            raise not_now("server-seat-hand")
        return self._reseat(LeaveSeat(seat), {seat: with_bot(state.row.seats, seat)})

    @retried
    def show(self, seat: int, on: bool) -> Snapshot:
        """Show a player's cards to spectators, or hide them again.

        Raises TurnError if the table does not allow this, or if another player already shows their
        cards.
        """
        snapshot = self._door.catch_up()
        state = self._door.state
        shown = state.spectators.seat
        if (shown == seat) == on:
            return snapshot
        if state.row.watch != "seat":
            raise not_now("server-show-closed")
        if on and shown is not None:
            raise not_now("server-show-other", name=state.row.players[shown])
        if on:
            self._check_changes()
        return self._door.commit(Show(seat, on))

    def _reseat(self, event: Sit | LeaveSeat, seats: Mapping[int, Seat]) -> Snapshot:
        return self._door.commit(event, seats=seats)

    def _with_person(self, person: str, seat: int, name: str) -> dict[int, Seat]:
        """Return the seats that change when a person takes a bot's seat.

        If another bot has the person's name, that bot gets the name of the bot that leaves.
        """
        seats = self._door.state.row.seats
        others = {n: other for n, other in enumerate(seats) if n != seat}
        name = newcomer(name, [other.name for other in others.values() if other.person])
        renamed = {
            n: replace(other, name=seats[seat].name)
            for n, other in others.items()
            if other.name == name
        }
        face = chosen_face(self._door.replica.store, person)
        return renamed | {seat: replace(seats[seat], name=name, person=person, face=face)}

    @property
    def _is_complete(self) -> bool:
        """Whether a listed table that has not started is full. The game then starts."""
        state = self._door.state
        return state.gathers and state.row.people == len(state.row.seats)

    def _check_person(self, person: str, seat: int) -> None:
        """Raise TurnError if this person can never take this seat."""
        state = self._door.state
        if not person:
            raise not_now("server-seat-nobody")
        if not state.row.open:
            raise not_now("server-seat-closed")
        if state.row.summary.over or state.over:
            raise not_now("server-seat-over")
        if not 0 <= seat < len(state.row.seats):
            raise not_now("server-seat-unknown", seats=len(state.row.seats))
        others = {other.person for other in state.row.seats}
        if state.row.listed and others & separated(self._door.replica.store, person):
            raise not_now("server-seat-refused")  # the reason is a secret of one of them

    def _check_hot_seat(self, person: str, hot_seat: bool) -> None:
        """Raise TurnError if a person with a seat may not also take this seat.

        They may take it only for another player at the same screen, before the game starts.
        """
        state = self._door.state
        sits = state.row.seat_of(person) is not None
        if hot_seat and not sits:
            raise not_now("server-seat-none")
        if hot_seat and not (state.waits and not state.strings.started):
            raise not_now("server-seat-beside")
        if sits and not hot_seat:
            raise not_now("server-seat-yours")

    def _check_changes(self) -> None:
        """Raise TurnError if there are too many entries since the last deal or decision.

        Leaving a seat and hiding cards need no check, since both follow a checked command.
        """
        state = self._door.state
        if state.ply - (state.moves[-1] if state.moves else 0) >= SEAT_CHANGES:
            raise not_now("server-seats-often")

    def _is_taken(self, seat: int) -> Exception:
        seats = self._door.state.row.seats
        free = [other.name for other in seats if not other.person]
        about = {"place": seat + 1, "name": seats[seat].name}
        return not_now("server-seat-taken", **about, free=len(free), names=", ".join(free))

    # ---- people who are away ---------------------------------------------------------------

    @retried
    def set_substitute(self, seat: int, away: bool) -> Snapshot:
        """Let a bot play for a person who is away, or note that the person is back."""
        snapshot = self._door.catch_up()
        state = self._door.state
        person = state.row.seats[seat].person
        if (seat in state.away) == away or not person or state.over:
            return snapshot
        if away and state.gathers:  # before the start, only connected players have seats
            return self.leave_seat(person, seat)
        if not state.moves and state.ply >= SEAT_CHANGES:  # no bot decides before the first deal
            return snapshot
        return self._door.commit(Away(seat) if away else Back(seat))

    @retried
    def ask_still(self, person: str, waited: Waited) -> Snapshot:
        """Ask a person whether they are still there.

        waited: what others wait for; if this has changed, the person is not asked.
        """
        snapshot = self._door.catch_up()
        if snapshot.waited.get(person) != waited:
            return snapshot
        return self._door.commit(Asked(self._present(person)[0]))

    @retried
    def give_up(self, person: str, waited: Waited) -> Snapshot:
        """Let a bot play for a person who was asked and has not answered.

        waited: what others wait for; if this has changed, nothing happens.
        """
        snapshot = self._door.catch_up()
        if not waited.asked or snapshot.waited.get(person) != waited:
            return snapshot
        return self._door.commit(*(Away(n, idle=True) for n in self._present(person)))

    @retried
    def answer_still(self, person: str) -> Snapshot:
        """Note that a person is still there, if they were asked or a bot plays for them."""
        snapshot = self._door.catch_up()
        state = self._door.state
        asked = state.presence.asked | state.presence.late
        back = [Back(n) for n in state.row.seats_of(person) if n in state.away]
        here = [Here(n) for n in self._present(person) if n in asked]
        return self._door.commit(*back, *here) if back or here else snapshot

    def _present(self, person: str) -> list[int]:
        """Return the seats of a person for which no bot plays."""
        state = self._door.state
        return [n for n in state.row.seats_of(person) if n not in state.away]
