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
from multiprocessing import get_context, parent_process
from multiprocessing.synchronize import Semaphore
from threading import Thread, current_thread, main_thread


def worker_pool(workers: int) -> ProcessPoolExecutor:
    """A pool of this number of processes, all of which end with this one."""
    global _warning
    context = get_context("spawn")  # a fork could copy a lock that a thread holds
    if _warning is None:
        _warning = context.Semaphore(0 if _warned else 1)
    return ProcessPoolExecutor(
        workers, mp_context=context, initializer=_start_worker, initargs=(_warning,)
    )


_warned = False
"""Whether this process has taken its warning, before it had workers."""
_warning: Semaphore | None = None
"""The one warning, once there are workers."""


def may_warn() -> bool:
    """Take the one warning that this process and all its workers print together."""
    global _warned
    if _warning is not None:
        return _warning.acquire(block=False)
    first, _warned = not _warned, True
    return first


def _start_worker(warning: Semaphore) -> None:
    global _warning
    _warning = warning
    _end_with_parent()


def end_with_stdin() -> None:
    """End this process as soon as its stdin is closed: it was started with a pipe for one."""

    stdin = sys.stdin.fileno()

    def wait() -> None:
        # Not `sys.stdin.read`: its lock would be held when the interpreter ends, which is fatal.
        while os.read(stdin, 1):
            pass
        os._exit(1)

    Thread(target=wait, daemon=True).start()


def _end_with_parent() -> None:
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
