"""One loop for one process and for many: results always come in the order of the items."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from itertools import islice
from typing import TypeVar

from clubsuit.processes import interrupts_held_back, worker_pool

Item = TypeVar("Item")
Result = TypeVar("Result")

AHEAD = 4
"""This many batches wait for each worker: none is idle, and memory stays small."""


def ordered_map(
    function: Callable[[Item], Result], items: Iterable[Item], workers: int = 1, batch: int = 8
) -> Iterator[Result]:
    """function(item) for each item, in their order, on this many processes (1: on this one).

    With several workers the function must be one that can be pickled, and a script
    that calls this stands under `if __name__ == "__main__":`.
    """
    if workers <= 1:
        yield from map(function, items)
        return
    pool = worker_pool(workers)
    waiting: deque[Future[list[Result]]] = deque()
    source = iter(items)
    try:
        while True:
            while len(waiting) < workers * AHEAD and (work := list(islice(source, batch))):
                with interrupts_held_back():
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
