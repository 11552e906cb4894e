"""The only thread that writes to the database; it commits all waiting jobs together.

If many threads waited for the database's lock, each would poll it, and some would wait for seconds.
A flush to the disk takes as long for fifty decisions as for one.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeAlias, TypeVar

import sqlalchemy as sql

T = TypeVar("T")
Work: TypeAlias = Callable[[sql.Connection], T]
Rows: TypeAlias = Sequence[Mapping[str, Any]]

MAX_JOBS = 64
"""Maximum number of jobs in one commit."""


class _Job(NamedTuple):
    work: Work[Any]
    rows: Mapping[sql.UpdateBase, Rows]
    result: "Future[Any]"


class Writer:
    """Runs jobs on an engine's database in the order in which they arrive."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def do(self, work: Work[T], rows: Mapping[sql.UpdateBase, Rows] = {}) -> T:
        """Call `work` in a transaction; return its result when it is committed and flushed.

        rows: rows to write, by statement. They are written after the work of all jobs in the same
        commit; rows for the same statement are written in one call.

        Raises what `work` raises. If another job of the same commit fails, `work` is called again
        in a transaction of its own.
        """
        result: Future[T] = Future()
        self._jobs.put(_Job(work, rows, result))
        return result.result()

    def close(self) -> None:
        """Finish all waiting jobs and end the thread."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while group := self._group():
            self._commit(group)

    def _group(self) -> list[_Job]:
        """Return all waiting jobs, or wait for one. Return an empty list after `close`."""
        group: list[_Job] = []
        while not group or (len(group) < MAX_JOBS and not self._jobs.empty()):
            job = self._jobs.get()
            if job is None:
                self._jobs.put(None)  # so that the next call returns an empty list
                break
            group.append(job)
        return group

    def _commit(self, group: list[_Job]) -> None:
        try:
            with self._engine.begin() as connection:
                rows: defaultdict[sql.UpdateBase, list[Mapping[str, Any]]] = defaultdict(list)
                results = []
                for job in group:
                    results.append(job.work(connection))
                    for statement, rows_of_job in job.rows.items():
                        rows[statement] += rows_of_job
                for statement, all_rows in rows.items():
                    connection.execute(statement, all_rows)
        except BaseException as error:
            if len(group) == 1:
                return group[0].result.set_exception(error)
            for job in group:
                self._commit([job])
        else:
            for job, result in zip(group, results, strict=True):
                job.result.set_result(result)
