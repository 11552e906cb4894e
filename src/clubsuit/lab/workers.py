"""A map over processes of this machine or of many machines, with results in the order of the items.

Tasks take about a second each, so sending them costs little. A task whose worker is lost runs
again, at most `TRIES` times; the results do not depend on that, because they depend only on the
items. The number of waiting tasks and the size of their results are limited, so memory is bounded.
"""

import os
import pickle
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from threading import Lock
from typing import Any, Generic, TypeVar

from clubsuit.arguments import checked_number
from clubsuit.errors import WorkerLost, excerpt
from clubsuit.lab.executors import Engine, checked_executor, opened
from clubsuit.lab.luggage import pack
from clubsuit.lab.tasks import Answer, Task, run_task
from clubsuit.processes import interrupts_held_back, worker_pool
from clubsuit.texts import refusal

Item = TypeVar("Item")
Result = TypeVar("Result")

Where = tuple[int, str | Executor | None]
"""The number of workers and the executor of a map."""

MOST_WORKERS = 1024
MOST_ITEMS = 1 << 20
AHEAD = 4
"""Number of waiting batches per worker. With this number, no worker is idle, and little memory is
used."""
TASK_S = 1.0
"""Intended duration of a batch. A cluster needs about a millisecond to send one."""
WAITING_BYTES = 256 << 20
"""Intended maximum size of the results that wait for their turn."""
GROWTH = 8
"""A batch has at most this number of times as many items as the last one that was answered."""
SMALL_BYTES = 100_000
"""Maximum size of luggage that travels with every task. Workers ask for larger luggage."""
LONGEST_PROBLEM = 200
"""Maximum number of characters of an executor's error in a message."""
TRIES = 3
"""Number of times that a batch is sent before a lost worker is an error."""


def ordered_map(
    function: Callable[[Item], Result],
    items: Iterable[Item],
    workers: int = 1,
    batch: int = 8,
    executor: str | Executor | None = None,
) -> Generator[Result]:
    """Yield function(item) for each item, in order, from `workers` processes (1: this process).

    batch:    number of items in the first batches; later batches take about a second each.
    executor: runs the batches instead of processes of this machine: "ray", "ray:ADDRESS",
              "dask:ADDRESS", "mpi", or any `concurrent.futures.Executor`. `workers` is then the
              number of batches that it can run at once; the named ones know it themselves.

    With several workers or an executor, the function must be picklable, and a script must call this
    under `if __name__ == "__main__":`. Raises NotationError for invalid numbers of workers or items
    and for an executor that is unknown, not installed or cannot be reached, or whose workers have
    other versions. Raises WorkerLost if the worker of one batch was lost `TRIES` times.
    """
    return _in_order(function, items, checked_where(workers, executor), checked_batch(batch))


def checked_where(workers: int, executor: str | Executor | None) -> Where:
    """Check and return a number of processes and an executor. Raises NotationError."""
    return checked_workers(workers), checked_executor(executor)


def checked_workers(workers: int) -> int:
    """Check and return a number of processes. Raises NotationError if it is invalid."""
    return checked_number(workers, "workers", 1, MOST_WORKERS)


def checked_batch(batch: int) -> int:
    """Check and return the number of items in a batch. Raises NotationError if it is invalid."""
    return checked_number(batch, "batch", 1, MOST_ITEMS)


def _in_order(
    function: Callable[[Item], Result],
    items: Iterable[Item],
    where: Where,
    batch: int,
) -> Generator[Result]:
    if where == (1, None):
        yield from map(function, items)
        return
    with _crew(*where) as crew:
        stream: _Stream[Result] = _Stream(crew, function, items, batch)
        try:
            while results := stream.next_results():
                yield from results
        finally:
            stream.cancel()


def worker_lost(key: str, **args: Any) -> WorkerLost:
    """Return the error for a lost worker, with the message of this key."""
    return refusal(key, WorkerLost, **args)


def lost_during(error: WorkerLost, local: str, remote: str, **args: Any) -> WorkerLost:
    """Return the error for a worker that was lost during a run, which says what was kept.

    error: the error of `ordered_map`.
    local: the message's name for a process of this machine; remote: that for an executor.
    """
    here = error.reason is not None and error.reason.key == "worker-lost"
    return worker_lost(local if here else remote, problem=error.message, **args)


def all_cores() -> int:
    """Return the number of processes that can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# ---- batches in flight -----------------------------------------------------------------------


class _Stream(Generic[Result]):
    """The batches that have been sent and not yet answered, in order."""

    def __init__(
        self, crew: "_Crew", function: Callable[[Any], Result], items: Iterable[Any], batch: int
    ) -> None:
        self._crew = crew
        self._function = pickle.dumps(function)
        self._items = iter(items)
        self._size = batch
        self._waiting: deque[_Batch] = deque()

    def next_results(self) -> list[Result]:
        """Send batches, and return the results of the first one; an empty list at the end."""
        while len(self._waiting) < self._crew.slots() * AHEAD and (
            part := list(islice(self._items, self._size))
        ):
            self._waiting.append(_Batch(self._crew, self._function, part))
        if not self._waiting:
            return []
        packed = self._first_answer()
        answer: Answer = pickle.loads(packed)
        if answer.error:
            raise answer.error
        self._learn(answer, len(packed))
        self._waiting.popleft()
        return answer.results

    def cancel(self) -> None:
        """Cancel the batches that have not begun."""
        for one in self._waiting:
            one.cancel()

    def _first_answer(self) -> bytes:
        """Wait for the answer to the first batch. Send batches again whose worker was lost."""
        first = self._waiting[0]
        while True:
            try:
                packed = first.wait()
            except Exception as error:  # executors raise errors of many kinds
                if first.tries == TRIES:
                    raise self._crew.lost(error) from None
                self._crew.mend()
            else:
                if packed is not None:
                    return packed
            for one in self._waiting:
                one.send_again()

    def _learn(self, answer: Answer, size: int) -> None:
        """Set the size of the next batches, so that they take `TASK_S` and use bounded memory."""
        number = len(answer.results)
        by_time = TASK_S / max(answer.seconds / number, 1e-9)
        by_size = WAITING_BYTES / (len(self._waiting) * size / number)
        self._size = max(1, int(min(by_time, by_size, number * GROWTH, MOST_ITEMS)))


class _Batch:
    """Items that were sent to a worker."""

    def __init__(self, crew: "_Crew", function: bytes, work: list[Any]) -> None:
        self.tries = 1
        self._crew = crew
        self._task = Task(function, pickle.dumps(work), crew.job)
        self._send(crew.small_luggage)

    def _send(self, luggage: bytes | None) -> None:
        ends = self._ends = Lock()
        ends.acquire()
        with interrupts_held_back():
            try:
                self._future = self._crew.submit(replace(self._task, luggage=luggage))
            except Exception as error:  # the executor is broken
                self._future = Future()
                self._future.set_exception(error)
            self._future.add_done_callback(lambda _: ends.release())

    def send_again(self) -> None:
        """Send the batch again if its worker was lost, or did not have the job's luggage."""
        if not self._future.done():
            return
        if self._future.cancelled() or self._future.exception():
            self.tries += 1
            self._send(self._crew.small_luggage)
        elif self._future.result() is None:
            self._send(self._crew.luggage)

    def wait(self) -> bytes | None:
        """Wait for the answer; Ctrl-C ends the wait.

        This method waits on the batch's own lock instead of in `Future.result`, which is written in
        Python. An interrupt in `Future.result` could leave a lock of the pool locked, or raise
        another error.
        """
        self._ends.acquire()
        with interrupts_held_back():
            return self._future.result()

    def cancel(self) -> None:
        self._future.cancel()


# ---- crews -------------------------------------------------------------------------------------


class _Crew(ABC):
    """The workers of a map."""

    job = ""
    """The name of the job (see `luggage`); "" for workers that need no luggage."""
    luggage: bytes | None = None
    """The packed luggage of the job."""
    small_luggage: bytes | None = None
    """The same if it is small enough to travel with every task, else None."""

    @abstractmethod
    def submit(self, task: Task) -> Future[bytes | None]:
        """Send a task to a worker."""

    @abstractmethod
    def slots(self) -> int:
        """Return the number of tasks that can run at once."""

    @abstractmethod
    def lost(self, error: Exception) -> Exception:
        """Return the error to raise for an error of the executor."""

    def mend(self) -> None:
        """Replace what a lost worker has broken. A cluster does that itself."""


class _Processes(_Crew):
    """Processes of this machine, which need no luggage."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = worker_pool(workers)

    def submit(self, task: Task) -> Future[bytes | None]:
        return self._pool.submit(run_task, task)

    def slots(self) -> int:
        return self._workers

    def lost(self, error: Exception) -> Exception:
        return worker_lost("worker-lost") if isinstance(error, BrokenProcessPool) else error

    def mend(self) -> None:
        """Start new processes: Python ends all of a pool when one of them is lost."""
        self.close()
        self._pool = worker_pool(self._workers)

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


class _Remote(_Crew):
    """The workers of an executor."""

    def __init__(self, executor: Executor, workers: int) -> None:
        self._executor = executor
        self._workers = workers
        self.job, packed = pack().packed()
        self.luggage = packed
        self.small_luggage = packed if len(packed) <= SMALL_BYTES else None

    def submit(self, task: Task) -> Future[bytes | None]:
        return self._executor.submit(run_task, task)

    def slots(self) -> int:
        executor = self._executor
        return executor.slots() if isinstance(executor, Engine) else self._workers

    def lost(self, error: Exception) -> Exception:
        problem = excerpt(" ".join(str(error).split()) or type(error).__name__, LONGEST_PROBLEM)
        return worker_lost("executor-lost", tries=TRIES, problem=problem)


@contextmanager
def _crew(workers: int, given: str | Executor | None) -> Iterator[_Crew]:
    """Yield the workers of a map; those that it has started end at the end."""
    with opened(given) as executor:
        if executor is not None:
            yield _Remote(executor, workers)
            return
        processes = _Processes(workers)
        try:
            yield processes
        finally:
            processes.close()
