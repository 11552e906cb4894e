"""Bots that play for absent people while others are here."""

import asyncio
from collections.abc import Callable
from typing import Any

from clubsuit.server.live.absences import Absences
from clubsuit.server.live.audience import Audience
from clubsuit.server.live.background import stop
from clubsuit.server.live.changes import Changes
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.table import refusals
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.table import Table

GRACE = 120.0
"""Seconds after which a bot plays for a person who is absent while others are here."""
RELOADS_S = 3.0
"""Seconds of absence after which others can let a bot play at once. Most reloads take less."""


class Substitutes:
    """Tracks who is absent from one table, and lets bots play for them."""

    def __init__(
        self,
        table: Table,
        audience: Audience,
        changes: Changes,
        absences: Absences,
        send_absences: Callable[[], None],
        rewatch: Callable[[], None],
    ) -> None:
        """absences: the absent players, which this object updates.
        send_absences: sends the list of absent players to everyone.
        rewatch: must call `watch`.
        """
        self._table = table
        self._audience = audience
        self._changes = changes
        self._absences = absences
        self._send_absences = send_absences
        self._rewatch = rewatch
        self._waits: dict[int, asyncio.Task[None]] = {}
        """Tasks that wait for absent people, by seat."""
        self._returns: dict[int, asyncio.Task[None]] = {}
        """Tasks that store that a person is back, by seat."""

    @property
    def on(self) -> bool:
        """Return whether this process waits for a person to come back."""
        return bool(self._waits)

    @property
    def absent(self) -> list[dict[str, Any]]:
        """The absent players in the form of `schema.Absence`."""
        return self._absences.as_messages(GRACE, self._table.is_away)

    def watch(self) -> None:
        """Start and stop tasks after people have come or gone."""
        row = self._table.row
        if not row.open or row.pace == "correspondence":
            return
        absent = self._absent_seats()
        if self._absences.note(absent):
            self._send_absences()
        if self._table.over:
            return
        for seat in range(len(row.seats)):
            is_missed = self._changes.runs and seat in absent
            task = self._waits.get(seat)
            if is_missed and task is None and not self._table.is_away(seat):
                self._waits[seat] = asyncio.create_task(self._substitute(seat))
            elif not is_missed and task is not None:
                del self._waits[seat]
                task.cancel()
        self._return_all()

    async def return_seats(self, person: str) -> None:
        """Store that a person is back, so that no bot plays for them any more."""
        for seat in self._table.row.seats_of(person):
            if self._can_return(seat):
                await self._changes.do(self._table.seats.set_substitute, seat, False)

    def check_absent(self, seat: int) -> None:
        """Raise TurnError unless this seat's player has been absent for `RELOADS_S`."""
        if not self._table.plays or seat not in self._absent_seats():
            raise refusals.not_now("server-continue-here")
        if seat not in self._absences.lasting(RELOADS_S):
            raise refusals.not_now("server-continue-soon")

    async def close(self) -> None:
        """Stop all tasks."""
        await stop(*self._waits.values(), *self._returns.values())

    def _absent_seats(self) -> set[int]:
        """Return the seats of people who are absent while others are here."""
        seats, people = self._table.row.seats, self._audience.here | self._audience.elsewhere
        here = {n for n, seat in enumerate(seats) if seat.person in people}
        if not any(map(self._is_awake, here)) or self._table.over:
            return set()
        return {n for n, seat in enumerate(seats) if seat.person and n not in here}

    def _is_awake(self, seat: int) -> bool:
        return not self._table.is_silent(seat)

    def _can_return(self, seat: int) -> bool:
        """Return whether a player who is away gets the seat back by opening a socket.

        A player who was asked and did not answer does not get it back this way, since the page may
        have reconnected by itself.
        """
        return self._table.is_away(seat) and self._is_awake(seat)

    async def _substitute(self, seat: int) -> None:
        await asyncio.sleep(GRACE)
        del self._waits[seat]  # from here on `watch` cannot cancel this task
        if seat not in self._absent_seats():
            return
        try:
            await self._changes.do_until_stored(
                lambda table: table.seats.set_substitute(seat, True)
            )
        except Stale:
            self._rewatch()
        except Exception as error:
            log_fault(f"table {self._table.row.id}, seat {seat}", error)

    def _return_all(self) -> None:
        """Store the return of people who connected while their absence was being stored."""
        for number, seat in enumerate(self._table.row.seats):
            is_back = self._can_return(number) and seat.person in self._audience.here
            if is_back and number not in self._returns:
                self._returns[number] = asyncio.create_task(self._return(number))

    async def _return(self, seat: int) -> None:
        try:
            await self._changes.do(self._table.seats.set_substitute, seat, False)
        except Exception as error:  # retried after the next change of the table
            log_fault(f"table {self._table.row.id}, seat {seat}", error)
        finally:
            del self._returns[seat]
