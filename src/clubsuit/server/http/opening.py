"""Limits on opening tables."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta

from fastapi import Request
from starlette.exceptions import HTTPException

from clubsuit.server.live.services import Services
from clubsuit.server.lobby.announced import Announced, too_many
from clubsuit.server.ops.addresses import address_of
from clubsuit.server.ops.rate_limits import limit
from clubsuit.server.storage.rows import TableRow
from clubsuit.server.storage.store import Store

TABLES_AN_HOUR = 200
"""Maximum number of tables that one person may open in an hour."""


@asynccontextmanager
async def opening(services: Services, person: str, request: Request) -> AsyncIterator[None]:
    """Allow the block to open a table. Each person opens one at a time, so that all are counted."""
    async with services.threads.turn_of(person, "open"):
        await check_may_open(services, person, request)
        yield


class Announcement:
    """Checks that one more listed table may be opened, and counts it."""

    def __init__(self, announced: Announced, person: str, address: str, may: bool) -> None:
        self.may = may
        self._announced, self._person, self._address = announced, person, address

    def check(self) -> None:
        """Raise TurnError if another listed table may not be opened."""
        if not self.may:
            raise too_many()

    def note(self, row: TableRow) -> None:
        """Count the table if it is listed and belongs to the person."""
        if row.listed and row.owner == self._person:
            self._announced.note(self._address, row)


@asynccontextmanager
async def announcing(
    services: Services, person: str, request: Request, listed: bool = True
) -> AsyncIterator[Announcement]:
    """Allow the block to open a listed table.

    Each address opens one table at a time, so that all are counted.

    listed: False for a table that is not listed, and therefore not counted.
    """
    announced, address = services.announced, address_of(request)
    if not listed:
        yield Announcement(announced, person, address, may=True)
        return
    async with services.threads.turn_of(address, "announce"):
        full = await services.threads.store(announced.is_full, person, address)
        yield Announcement(announced, person, address, may=not full)


async def check_may_open(services: Services, person: str, request: Request) -> None:
    """Raise TooOften or HTTPException 429 if this address or person has opened too many tables."""
    await limit(request.app.state.limits.tables, "tables", address_of(request))
    hour_ago = (datetime.now(UTC) - timedelta(hours=1)).isoformat()
    if await services.run(Store.count_since, person, hour_ago) >= TABLES_AN_HOUR:
        raise HTTPException(429)
