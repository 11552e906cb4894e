"""Proposals that only absent players have not answered."""

import asyncio

from clubsuit.server.live.absences import Absences
from clubsuit.server.live.background import stop
from clubsuit.server.live.changes import Changes
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.snapshot import Snapshot
from clubsuit.server.table.table import Table

VOTE_LAPSES_S = 10.0
"""Seconds after which proposals in `OF_THOSE_HERE` do not need the vote of an absent player."""


class Votes:
    """Carries out proposals at one table that do not need the votes of absent players."""

    def __init__(self, table: Table, changes: Changes, absences: Absences) -> None:
        self._table = table
        self._changes = changes
        self._absences = absences
        self._task: asyncio.Task[None] | None = None

    @property
    def unneeded(self) -> set[int]:
        """Seats of players whose votes have lapsed, as they were absent for `VOTE_LAPSES_S`."""
        return self._absences.lasting(VOTE_LAPSES_S)

    def watch(self) -> None:
        """Carry out a proposal, now or soon, if all who have not answered are absent."""
        is_waiting = self._task is not None and not self._task.done()
        if self._changes.runs and not is_waiting and self._may_settle:
            self._task = asyncio.create_task(self._settle())

    async def close(self) -> None:
        """Stop waiting."""
        await stop(self._task)

    @property
    def _may_settle(self) -> bool:
        return self._table.proposals.is_settled(self._absences.lasting(0.0))

    async def _settle(self) -> None:
        try:
            while self._changes.runs and self._may_settle:
                if self._table.proposals.is_settled(self.unneeded):
                    return await self._changes.do_until_stored(_settle, self.unneeded)
                await asyncio.sleep(VOTE_LAPSES_S / 10)
        except Stale:
            pass  # another change came first
        except Exception as error:
            log_fault(f"table {self._table.row.id}, a vote", error)


def _settle(table: Table, absent: set[int]) -> Snapshot:
    return table.proposals.settle(absent)
