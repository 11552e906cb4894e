"""Processes that work for this one, and end when it does, however that happens.

Each watches a pipe whose other end only its parent holds: the system closes it when the parent
ends, even by `kill -9`. (Signals at a parent's death exist on Linux alone, and come already when
the thread that started the process ends.)
"""

import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.synchronize import Semaphore
from threading import RLock, Thread, current_thread, main_thread

SAFE_PATH = "PYTHONSAFEPATH"
"""With this in its environment Python does not put the current folder before its own modules."""


def worker_pool(workers: int) -> ProcessPoolExecutor:
    """A pool of this number of processes, all of which end with this one."""
    global _warning
    context = _Context()
    with _safe_path() as before:  # the pool's locks start a process of Python's own
        if _warning is None:
            _warning = context.Semaphore(0 if _warned else 1)
        return ProcessPoolExecutor(workers, context, _begin, (before, _warning))


_warned = False
"""Whether this process has taken its warning, before it had workers."""
_warning: Semaphore | None = None
"""The one warning, once there are workers."""


def may_warn() -> bool:
    """Return True once, for the one warning that this process and all its workers may print."""
    global _warned
    if _warning is not None:
        return _warning.acquire(block=False)
    first, _warned = not _warned, True
    return first


def command_of(module: str, *words: str) -> list[str]:
    """Return the command that runs a module with the search path of this process.

    `python -m` would put the current folder before Python's own modules.
    """
    path = sorted(sys.path, key=lambda folder: not folder)  # "" is the current folder
    start = (
        f"import sys; sys.path[:] = {path!r}; from runpy import run_module; "
        f"run_module({module!r}, run_name='__main__', alter_sys=True)"
    )
    return [sys.executable, "-P", "-c", start, *words]


class _Worker(SpawnProcess):
    """A process that starts with Python's own modules, whatever lies in the current folder.

    It is not forked: a fork could copy a lock that a thread holds.
    """

    def start(self) -> None:
        with _safe_path():
            super().start()


class _Context(SpawnContext):
    """The context that starts such processes."""

    Process = _Worker


_starting = RLock()
"""Held while processes start, because all threads share the environment."""


@contextmanager
def _safe_path() -> Iterator[str | None]:
    """Set `SAFE_PATH` for the processes that start in this block; gives its value before."""
    with _starting:
        before = os.environ.get(SAFE_PATH)
        os.environ[SAFE_PATH] = "1"
        try:
            yield before
        finally:
            _set_safe_path(before)


def _set_safe_path(value: str | None) -> None:
    if value is None:
        os.environ.pop(SAFE_PATH, None)
    else:
        os.environ[SAFE_PATH] = value


def end_with_stdin() -> None:
    """End this process as soon as its stdin is closed: it was started with a pipe for one."""

    stdin = sys.stdin.fileno()

    def wait() -> None:
        # Not `sys.stdin.read`: its lock would be held when the interpreter ends, which is fatal.
        while os.read(stdin, 1):
            pass
        os._exit(1)

    Thread(target=wait, daemon=True).start()


def _begin(safe_path: str | None, warning: Semaphore) -> None:
    """Begin as a worker: end with the parent, and start processes with the parent's environment.

    safe_path: the parent's own `SAFE_PATH`.
    warning:   the one warning that it shares with the parent.
    """
    global _warning
    _warning = warning
    _set_safe_path(safe_path)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent answers it
    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Let processes that start here not hear Ctrl-C, which reaches all processes of a terminal:
    only the first one is to answer it. It does so afterwards, if it comes meanwhile."""
    if not hasattr(signal, "pthread_sigmask") or current_thread() is not main_thread():
        yield
        return
    heard: list[int] = []
    # What starts here inherits the mask. This process may have threads of libraries without it,
    # and then Python's handler runs all the same: so it only takes note.
    handler = signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        signal.signal(signal.SIGINT, handler)
        if heard:
            signal.raise_signal(signal.SIGINT)
