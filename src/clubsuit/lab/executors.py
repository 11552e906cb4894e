"""Executors on several machines: Ray, Dask and MPI.

An executor is named by a text: "ray" starts Ray on this machine, "ray:ADDRESS" and "dask:ADDRESS"
connect to a running cluster, and "mpi" uses the processes that `mpiexec` has started. Any other
`concurrent.futures.Executor` can be used too.
"""

import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import ExitStack, contextmanager
from typing import Any

from clubsuit.errors import excerpt
from clubsuit.extras import missing
from clubsuit.texts import refusal

FRESH_S = 5.0
"""Time after which the size of a cluster is looked up again. Machines may join or leave it."""
WAIT_S = 30
"""Maximum time to connect to a cluster."""

MPI_COMMAND = "mpiexec -n 3 python -m mpi4py.futures -m clubsuit"


class Engine(Executor):
    """An executor that knows how many tasks it can run at the same time."""

    def __init__(self, inner: Executor, slots: Callable[[], int]) -> None:
        """inner: the executor that runs the tasks. slots: returns the number of its workers."""
        self._inner = inner
        self._slots = slots
        self._known, self._until = 1, 0.0

    def submit(self, function: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        return self._inner.submit(function, *args, **named)

    def slots(self) -> int:
        """Return the number of tasks that can run at the same time; at least 1."""
        if time.monotonic() > self._until:
            self._known = max(1, self._slots())
            self._until = time.monotonic() + FRESH_S
        return self._known


class RayExecutor(Executor):
    """Runs each call as a task of Ray. A task whose worker is lost is not repeated by Ray."""

    def __init__(self, ray: Any) -> None:
        """ray: the module, after `ray.init`."""
        self._task = ray.remote(max_retries=0)(_call)

    def submit(self, function: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = self._task.remote(function, *args, **named).future()
        return future


def _call(function: Callable[..., Any], *args: Any, **named: Any) -> Any:
    return function(*args, **named)


def checked_executor(given: str | Executor | None) -> str | Executor | None:
    """Return a given executor. Raises NotationError if it is neither an executor nor names one."""
    if given is None or isinstance(given, Executor):
        return given
    kind, colon, address = given.partition(":") if isinstance(given, str) else ("", "", "")
    named = address if colon else kind != "dask"
    if kind not in _KINDS or not named or (kind == "mpi" and colon):
        raise refusal("executor-unknown", given=excerpt(given))
    return given


@contextmanager
def opened(given: str | Executor | None) -> Iterator[Executor | None]:
    """Yield an executor; one that is named by a text is closed at the end.

    Raises NotationError if the name is invalid, a package is missing, or a cluster cannot be
    reached.
    """
    executor = checked_executor(given)
    if not isinstance(executor, str):
        yield executor
        return
    kind, _, address = executor.partition(":")
    with ExitStack() as stack:
        yield _KINDS[kind](stack, address)


def _ray(stack: ExitStack, address: str) -> Engine:
    try:
        import ray
    except ModuleNotFoundError:
        raise missing("Ray", "ray") from None
    if not ray.is_initialized():
        quiet = {"log_to_driver": False, "logging_level": "error"}
        _connected(f"ray:{address}", ray.init, address=address or "local", **quiet)
        stack.callback(ray.shutdown)
    return Engine(RayExecutor(ray), lambda: int(ray.cluster_resources().get("CPU", 0)))


def _dask(stack: ExitStack, address: str) -> Engine:
    try:
        from distributed import Client
    except ModuleNotFoundError:
        raise missing("Dask", "dask") from None
    client = _connected(f"dask:{address}", Client, address, timeout=WAIT_S, set_as_default=False)
    stack.callback(client.close)
    executor = client.get_executor(pure=False)  # a repeated task runs again
    stack.callback(executor.shutdown, wait=False)
    return Engine(executor, lambda: len(client.nthreads()))


def _mpi(stack: ExitStack, address: str) -> Engine:
    try:
        from mpi4py.futures import MPIPoolExecutor
    except ModuleNotFoundError:
        raise missing("mpi4py", "mpi") from None
    if "mpi4py.futures" not in sys.orig_argv:  # each process would run the whole command
        raise refusal("executor-mpi", command=MPI_COMMAND)
    executor = stack.enter_context(MPIPoolExecutor(main=False))
    stack.callback(executor.shutdown, wait=True, cancel_futures=True)
    return Engine(executor, lambda: int(executor.num_workers))


_KINDS: dict[str, Callable[[ExitStack, str], Engine]] = {"ray": _ray, "dask": _dask, "mpi": _mpi}


def _connected(name: str, connect: Callable[..., Any], *args: Any, **named: Any) -> Any:
    """Return the result of `connect`. Raises NotationError if the cluster cannot be reached."""
    try:
        return connect(*args, **named)
    except Exception as error:  # the packages raise errors of many kinds
        problem = excerpt(" ".join(str(error).split()) or type(error).__name__, 200)
        raise refusal("executor-connect", executor=excerpt(name), problem=problem) from None
