"""A map over one or more processes, with results in the order of the items."""

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from threading import Lock
from typing import Any, Generic, TypeVar

from clubsuit.arguments import checked_number
from clubsuit.errors import WorkerLost
from clubsuit.processes import interrupts_held_back, worker_pool
from clubsuit.texts import refusal

Item = TypeVar("Item")
Result = TypeVar("Result")

MOST_WORKERS = 1024
MOST_ITEMS = 1 << 20
AHEAD = 4
"""Number of waiting batches per worker. With this number, no worker is idle, and little memory is
used."""


def ordered_map(
    function: Callable[[Item], Result], items: Iterable[Item], workers: int = 1, batch: int = 8
) -> Generator[Result]:
    """Yield function(item) for each item, in order, from `workers` processes (1: this process).

    With several workers, the function must be picklable, and a script must call this under `if
    __name__ == "__main__":`. Raises NotationError for invalid numbers of workers or items, and
    WorkerLost if the system kills a worker; the other workers end then too.
    """
    return _in_order(function, items, checked_workers(workers), checked_batch(batch))


def checked_workers(workers: int) -> int:
    """Check and return a number of processes. Raises NotationError if it is invalid."""
    return checked_number(workers, "workers", 1, MOST_WORKERS)


def checked_batch(batch: int) -> int:
    """Check and return the number of items in a batch. Raises NotationError if it is invalid."""
    return checked_number(batch, "batch", 1, MOST_ITEMS)


def _in_order(
    function: Callable[[Item], Result], items: Iterable[Item], workers: int, batch: int
) -> Generator[Result]:
    if workers == 1:
        yield from map(function, items)
        return
    pool = worker_pool(workers)
    waiting: deque[_Batch[Result]] = deque()
    source = iter(items)
    try:
        while True:
            while len(waiting) < workers * AHEAD and (work := list(islice(source, batch))):
                waiting.append(_Batch(pool, function, work))
            if not waiting:
                return
            yield from waiting.popleft().results()
    except BrokenProcessPool:
        raise worker_lost("worker-lost") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def worker_lost(key: str, **args: Any) -> WorkerLost:
    """Return the error for a lost worker, with the message of this key."""
    return refusal(key, WorkerLost, **args)


def all_cores() -> int:
    """Return the number of processes that can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Batch(Generic[Result]):
    """Items that were submitted to a worker."""

    def __init__(
        self, pool: Executor, function: Callable[[Item], Result], work: list[Item]
    ) -> None:
        self._ends = Lock()
        self._ends.acquire()
        with interrupts_held_back():
            self._future = pool.submit(_run_batch, function, work)
            self._future.add_done_callback(lambda _: self._ends.release())

    def results(self) -> list[Result]:
        """Wait for the results; Ctrl-C ends the wait.

        This method waits on the batch's own lock instead of in `Future.result`, which is written in
        Python. An interrupt in `Future.result` could leave a lock of the pool locked, or raise
        another error.
        """
        self._ends.acquire()
        with interrupts_held_back():
            return self._future.result()


def _run_batch(function: Callable[[Item], Result], items: list[Item]) -> list[Result]:
    return [function(item) for item in items]
