"""Processes that compile for the card side by side, and use it one after the other.

Numba compiles on one thread of a process, so each process takes the kernels of one kind of game.
Compiled code stays in the process that has compiled it, and all later steps for it run there.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures import TimeoutError as Late
from multiprocessing import active_children, get_context
from typing import Any, NamedTuple

GRACE_S = 3.0
"""Seconds that a job may take after its deadline, to finish what it has begun."""


class Deadline:
    """A moment at which a step ends. It is the same in all processes of the machine."""

    def __init__(self, seconds: float) -> None:
        """Begin a step of at most this duration."""
        self._end = time.time() + seconds

    @property
    def left(self) -> float:
        """The number of seconds left; 0 if there are none."""
        return self.left_after(0.0)

    def left_after(self, more: float) -> float:
        """Return the number of seconds left until `more` seconds after this moment."""
        return max(0.0, self._end + more - time.time())

    @property
    def over(self) -> bool:
        """Whether no time is left."""
        return self.left == 0


class Workers:
    """Named processes; each does its jobs one after the other."""

    def __init__(self) -> None:
        self._pools: dict[str, ProcessPoolExecutor] = {}

    def start(self, name: str, work: Callable[..., Any], *args: Any) -> "Future[Any]":
        """Start a job in the process of this name, and do not wait for it."""
        if name not in self._pools:
            self._pools[name] = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        return self._pools[name].submit(work, *args)

    def do(self, until: Deadline, name: str, work: Callable[..., Any], *args: Any) -> Any:
        """Do a job in the process of this name; return its result.

        Raises TimeoutError if it does not end in time, and its own errors.
        """
        return result_of(self.start(name, work, *args), name, until)

    def together(
        self, until: Deadline, jobs: dict[str, tuple[Any, ...]]
    ) -> Iterator[tuple[str, Any]]:
        """Do one job in each of these processes; yield the names with the results or errors.

        jobs: by name of the process: a function and its arguments.
        """
        started = {name: self.start(name, *job) for name, job in jobs.items()}
        for name, job in started.items():
            try:
                yield name, result_of(job, name, until)
            except Exception as error:
                yield name, error

    def close(self) -> None:
        """End all processes, also those that are still at work."""
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            process.terminate()


def result_of(job: "Future[Any]", name: str, until: Deadline) -> Any:
    """Return the result of a job. Raises TimeoutError if it does not come in time."""
    try:
        return job.result(until.left_after(GRACE_S))
    except Late:
        raise TimeoutError(f"{name} did not end in time") from None


class Compared(NamedTuple):
    """The result of a comparison of card and processor."""

    games: int
    """Number of games that were compared."""
    sets: int
    """Number of sets of options that were compared."""
    wrong: list[str]
    """For each set of options with a difference: the set and the difference."""
    left: int
    """Number of sets of options for which there was no time."""


def compare(difference: Callable[[Any], str], plans: Sequence[Any], until: Deadline) -> Compared:
    """Compare card and processor under each set of options, until the time is over."""
    wrong, games, sets = [], 0, 0
    for plan in plans:
        if until.over:
            break
        if found := difference(plan):
            wrong.append(f"{plan}: {found}")
        games += plan.number
        sets += 1
    return Compared(games, sets, wrong, len(plans) - sets)
