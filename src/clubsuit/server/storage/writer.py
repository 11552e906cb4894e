"""The one thread that writes to the database: what waits together is flushed together.

Many threads that each wait for the database's lock poll it, and one of them may go without for
seconds; and each flush to the disk takes as long for fifty decisions as for one.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeAlias

import sqlalchemy as sql

Work: TypeAlias = Callable[[sql.Connection], None]
Rows: TypeAlias = Sequence[Mapping[str, Any]]

MOST = 64
"""How many pieces of work are committed together."""


class _Job(NamedTuple):
    work: Work
    rows: Mapping[sql.UpdateBase, Rows]
    done: "Future[None]"


class Writer:
    """Carries out work on an engine's database, in the order in which it comes."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def do(self, work: Work, rows: Mapping[sql.UpdateBase, Rows] = {}) -> None:
        """Let this be done, all or nothing of it; it is flushed when this returns.

        rows: by statement what is written besides, after all work of the same moment, whose it is:
        what is for the same statement goes to the database in one call.

        Raises what the work raises. It may be called twice: again by itself, where other work
        that was to be committed with it has failed.
        """
        job = _Job(work, rows, Future())
        self._jobs.put(job)
        job.done.result()

    def close(self) -> None:
        """Finish what is waiting."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while group := self._group():
            self._commit(group)

    def _group(self) -> list[_Job]:
        """All that waits, or what comes next; nothing when there is nothing more to come."""
        group: list[_Job] = []
        while not group or (len(group) < MOST and not self._jobs.empty()):
            job = self._jobs.get()
            if job is None:
                self._jobs.put(None)  # once more, where something has come before it
                break
            group.append(job)
        return group

    def _commit(self, group: list[_Job]) -> None:
        try:
            with self._engine.begin() as connection:
                rows: defaultdict[sql.UpdateBase, list[Mapping[str, Any]]] = defaultdict(list)
                for job in group:
                    job.work(connection)
                    for statement, its in job.rows.items():
                        rows[statement] += its
                for statement, all_rows in rows.items():
                    connection.execute(statement, all_rows)
        except BaseException as error:
            if len(group) == 1:
                return group[0].done.set_exception(error)
            for job in group:
                self._commit([job])
        else:
            for job in group:
                job.done.set_result(None)
