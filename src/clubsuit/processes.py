"""Worker processes that end whenever their parent process ends.

Each worker watches a pipe. Only the parent holds the other end of this pipe. The system closes that
end when the parent ends, even after `kill -9`. (Linux can send a signal when the parent ends, but
other systems cannot. Moreover, Linux sends this signal too early: as soon as the thread that
started the worker ends.)
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
"""Environment variable that keeps Python from searching the current folder first."""


def worker_pool(workers: int) -> ProcessPoolExecutor:
    """Return a pool of `workers` processes, which end when this process ends."""
    global _warning
    context = _Context()
    with _safe_path() as before:  # creating locks starts Python's resource tracker process
        if _warning is None:
            _warning = context.Semaphore(0 if _warned else 1)
        return ProcessPoolExecutor(workers, context, _begin, (before, _warning))


_warned = False
"""True if `may_warn` returned True before this process had workers."""
_warning: Semaphore | None = None
"""Semaphore for the one warning that this process and its workers share; None without workers."""


def may_warn() -> bool:
    """Return True once for this process and all its workers, which share a single warning."""
    global _warned
    if _warning is not None:
        return _warning.acquire(block=False)
    first, _warned = not _warned, True
    return first


def command_of(module: str, *words: str) -> list[str]:
    """Return the command that runs a module with the search path (`sys.path`) of this process.

    words: the arguments of the module.

    `python -m` would search the current folder before Python's own modules.
    """
    path = sorted(sys.path, key=lambda folder: not folder)  # "" is the current folder
    start = (
        f"import sys; sys.path[:] = {path!r}; from runpy import run_module; "
        f"run_module({module!r}, run_name='__main__', alter_sys=True)"
    )
    return [sys.executable, "-P", "-c", start, *words]


class _Worker(SpawnProcess):
    """A process in which files of the current folder cannot replace Python's own modules.

    It is spawned instead of forked, because a fork could copy a lock that a thread holds.
    """

    def start(self) -> None:
        with _safe_path():
            super().start()


class _Context(SpawnContext):
    """A multiprocessing context that starts `_Worker` processes."""

    Process = _Worker


_starting = RLock()
"""Lock held while processes start, because all threads share the environment."""


@contextmanager
def _safe_path() -> Iterator[str | None]:
    """Set `SAFE_PATH` for the processes that start in this block, and yield its previous value."""
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
    """End this process when its stdin, a pipe from its parent, is closed."""

    stdin = sys.stdin.fileno()

    def wait() -> None:
        # `sys.stdin.read` would hold its lock at interpreter shutdown, which is fatal.
        while os.read(stdin, 1):
            pass
        os._exit(1)

    Thread(target=wait, daemon=True).start()


def _begin(safe_path: str | None, warning: Semaphore) -> None:
    """Initialise a worker: it ends with its parent and has the parent's environment.

    safe_path: the value of `SAFE_PATH` in the parent.
    warning:   the semaphore for the warning that the parent and its workers share.
    """
    global _warning
    _warning = warning
    _set_safe_path(safe_path)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C
    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Let the processes that start in this block ignore Ctrl-C.

    A terminal sends Ctrl-C to all its processes, and only the parent should handle it. If Ctrl-C
    arrives during the block, the parent handles it at the end.
    """
    if not hasattr(signal, "pthread_sigmask") or current_thread() is not main_thread():
        yield
        return
    received: list[int] = []
    # New processes inherit the signal mask. A library's thread in this process may lack the mask,
    # so Python's signal handler can still run. This handler only records the signal.
    handler = signal.signal(signal.SIGINT, lambda number, frame: received.append(number))
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        signal.signal(signal.SIGINT, handler)
        if received:
            signal.raise_signal(signal.SIGINT)
