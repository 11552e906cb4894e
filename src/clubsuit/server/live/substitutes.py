"""Bots that play on for people who are not here while others are."""

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
"""Seconds after which a bot plays on for a person who is not here while others are."""
RELOADS_S = 3.0
"""Seconds after which the others can have the bot play on at once: a page may only be reloading."""


class Substitutes:
    """Follows who is gone from one table, and lets bots play on for them."""

    def __init__(
        self,
        table: Table,
        audience: Audience,
        changes: Changes,
        absences: Absences,
        tell: Callable[[], None],
        again: Callable[[], None],
    ) -> None:
        """absences: kept up to date here. tell: sends everyone who is gone. again: lets `watch` be
        called."""
        self._table = table
        self._audience = audience
        self._changes = changes
        self._absences = absences
        self._tell = tell
        self._again = again
        self._waits: dict[int, asyncio.Task[None]] = {}
        """Tasks that wait for people who are not here, by seat."""
        self._returns: dict[int, asyncio.Task[None]] = {}
        """Tasks that store that people are back, by seat."""

    @property
    def on(self) -> bool:
        """Whether this process waits for somebody to come back."""
        return bool(self._waits)

    @property
    def absent(self) -> list[dict[str, Any]]:
        """The players who are gone, as in `schema.Absence`."""
        return self._absences.as_messages(GRACE, self._table.is_away)

    def watch(self) -> None:
        """Begin or end waiting, as people have come and gone."""
        row = self._table.row
        if not row.open or row.pace == "correspondence":
            return
        gone = self._who_is_gone()
        if self._absences.note(gone):
            self._tell()
        if self._table.over:
            return
        for seat in range(len(row.seats)):
            misses = self._changes.runs and seat in gone
            task = self._waits.get(seat)
            if misses and task is None and not self._table.is_away(seat):
                self._waits[seat] = asyncio.create_task(self._substitute(seat))
            elif not misses and task is not None:
                del self._waits[seat]
                task.cancel()
        self._welcome()

    async def let_back(self, person: str) -> None:
        """Give a person who has come back their seats again."""
        for seat in self._table.row.seats_of(person):
            if self._may_be_back(seat):
                await self._changes.do(self._table.seats.set_substitute, seat, False)

    def check_gone(self, seat: int) -> None:
        """Raise TurnError unless this seat's player has been gone for a few seconds."""
        if not self._table.plays or seat not in self._who_is_gone():
            raise refusals.not_now("server-continue-here")
        if seat not in self._absences.lasting(RELOADS_S):
            raise refusals.not_now("server-continue-soon")

    async def close(self) -> None:
        """Stop waiting."""
        await stop(*self._waits.values(), *self._returns.values())

    def _who_is_gone(self) -> set[int]:
        """Return the seats of people who are not here while others are."""
        seats, people = self._table.row.seats, self._audience.here | self._audience.elsewhere
        here = {n for n, seat in enumerate(seats) if seat.person in people}
        if not any(map(self._is_awake, here)) or self._table.over:
            return set()
        return {n for n, seat in enumerate(seats) if seat.person and n not in here}

    def _is_awake(self, seat: int) -> bool:
        return not self._table.is_silent(seat)

    def _may_be_back(self, seat: int) -> bool:
        """Return whether a player who is away has their seat again once they have a socket. Players
        who did not answer do not: their page may have connected by itself."""
        return self._table.is_away(seat) and self._is_awake(seat)

    async def _substitute(self, seat: int) -> None:
        await asyncio.sleep(GRACE)
        del self._waits[seat]  # from here on nobody cancels it
        if seat not in self._who_is_gone():
            return
        try:
            await self._changes.insist(lambda table: table.seats.set_substitute(seat, True))
        except Stale:
            self._again()
        except Exception as error:
            log_fault(f"table {self._table.row.id}, seat {seat}", error)

    def _welcome(self) -> None:
        """Give all people who are here their seats again: they may have come while it was being
        stored that they are gone."""
        for seat, one in enumerate(self._table.row.seats):
            here = self._may_be_back(seat) and one.person in self._audience.here
            if here and seat not in self._returns:
                self._returns[seat] = asyncio.create_task(self._return(seat))

    async def _return(self, seat: int) -> None:
        try:
            await self._changes.do(self._table.seats.set_substitute, seat, False)
        except Exception as error:  # tried again when something else happens at the table
            log_fault(f"table {self._table.row.id}, seat {seat}", error)
        finally:
            del self._returns[seat]
