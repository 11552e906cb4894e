"""One loop for one process and for many: results always come in the order of the items."""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread, current_thread, main_thread
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

AHEAD = 4
"""So many batches wait for each worker: none is idle, and memory stays small."""


def ordered_map(
    function: Callable[[Item], Result], items: Iterable[Item], workers: int = 1, batch: int = 8
) -> Iterator[Result]:
    """function(item) for each item, in their order, on so many processes (1: on this one).

    With several workers the function must be one that can be pickled, and a script
    that calls this stands under `if __name__ == "__main__":`.
    """
    if workers <= 1:
        yield from map(function, items)
        return
    context = get_context("spawn")  # a fork could copy a lock that a thread holds
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_end_with_parent)
    waiting: deque[Future[list[Result]]] = deque()
    source = iter(items)
    try:
        while True:
            while len(waiting) < workers * AHEAD and (work := list(islice(source, batch))):
                with _interrupts_ignored():  # processes that start here inherit it
                    waiting.append(pool.submit(_run_batch, function, work))
            if not waiting:
                return
            yield from waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def all_cores() -> int:
    """How many processes can run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _run_batch(function: Callable[[Item], Result], items: list[Item]) -> list[Result]:
    return [function(item) for item in items]


def _end_with_parent() -> None:
    """A worker whose parent was killed would wait for work for ever."""
    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Ctrl-C reaches every process of the terminal; only the first one is to answer it."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
