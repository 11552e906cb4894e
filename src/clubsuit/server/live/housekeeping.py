"""Hourly removal of old tables."""

import asyncio
from datetime import UTC, datetime

from clubsuit.server.live.services import Services
from clubsuit.server.ops.error_log import StorageFault, log_fault
from clubsuit.server.people.data import Ages, remove_old

HOUR_S = 3600.0


async def keep_house(services: Services, ages: Ages) -> None:
    """Remove old tables once an hour until cancelled; several processes may do so."""
    while True:
        try:
            while removed := await services.run(remove_old, datetime.now(UTC), ages):
                for table_id in removed:
                    await services.tables.refresh(table_id)
        except StorageFault as error:
            log_fault("old tables", error)
        await asyncio.sleep(HOUR_S)
