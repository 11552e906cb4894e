"""The worker's side of `clubsuit.lab.workers.ordered_map`.

Tasks and answers travel as bytes, so an executor only has to carry bytes. A worker unpickles a task
after its job has arrived (see `clubsuit.lab.luggage`), because the task may need modules of the
job. Errors travel as answers, so an error that an executor raises means that a worker was lost.
"""

import hashlib
import pickle
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock
from typing import Any, NamedTuple

from clubsuit.lab.luggage import arrive, first_alone


@dataclass(frozen=True)
class Task:
    """A function and the items to which a worker applies it."""

    function: bytes
    """The pickled function."""
    items: bytes
    """The pickled list of items."""
    job: str = ""
    """The name of the job; "" for processes that this process has started itself."""
    luggage: bytes | None = None
    """The packed luggage of the job, for workers that do not have it yet."""


class Answer(NamedTuple):
    """The result of a task."""

    results: list[Any]
    seconds: float
    """Time that the worker needed."""
    error: Exception | None = None
    """The error that the function raised; the results of the items before it are dropped."""


_one_at_a_time = Lock()
"""Lock held during a task. Workers of Dask can be threads of one process, but tasks share buffers
and imported modules."""


def run_task(task: Task) -> bytes | None:
    """Run a task, and return its pickled `Answer`; None if the job has not arrived here yet."""
    with _one_at_a_time:
        try:
            if task.job and not arrive(task.job, task.luggage):
                return None
            return pickle.dumps(_answer(task))
        except Exception as error:
            return pickle.dumps(Answer([], 0.0, _portable(error)))


def _answer(task: Task) -> Answer:
    function, items = _function(task.job, task.function), pickle.loads(task.items)
    start = time.perf_counter()
    if not task.job:
        results = [function(item) for item in items]
    else:
        with first_alone(_name(task.job, task.function)):
            results = [function(item) for item in items]
    return Answer(results, time.perf_counter() - start)


@lru_cache(maxsize=1)
def _function(job: str, pickled: bytes) -> Callable[[Any], Any]:
    """Return the function of a task, which is cached for the next task."""
    function: Callable[[Any], Any] = pickle.loads(pickled)
    return function


@lru_cache(maxsize=1)
def _name(job: str, function: bytes) -> str:
    return hashlib.sha256(job.encode() + function).hexdigest()[:16]


def _portable(error: Exception) -> Exception:
    """Return an error that can travel, with the worker's traceback as a note."""
    error.add_note("".join(traceback.format_exception(error)))
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # an error of a user's bot, whose class needs other arguments
        return RuntimeError("".join(traceback.format_exception(error)))
    return error
