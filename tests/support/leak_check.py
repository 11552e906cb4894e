"""Check after each test module that no thread, process or open port is left.

What is left could fail other tests, now and then and at other places.
"""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PATIENCE_S = 60
"""Seconds that a thread or process may take to end by itself."""

RESOURCE_TRACKER = "multiprocessing.resource_tracker"
"""Process of Python's own that stays until its parent ends."""

KEPT: set[int] = set()
"""Processes that serve all modules; they and their descendants may stay."""

KEPT_THREADS: set[str] = set()
"""Beginnings of the names of threads that may stay."""


@pytest.fixture(scope="module", autouse=True)
def leaves_nothing() -> Iterator[None]:
    """Wait until all that the module's tests have started is gone; fail if something stays."""
    before = _there()
    yield
    deadline = time.monotonic() + PATIENCE_S
    while left := _there() - before:
        if time.monotonic() > deadline:
            pytest.fail(f"left behind: {', '.join(sorted(left))}")
        time.sleep(0.05)


@contextmanager
def kept() -> Iterator[None]:
    """Let processes that start inside the block stay when a module ends."""
    before = _descendants().keys()
    yield
    KEPT.update(_descendants().keys() - before)


def _there() -> set[str]:
    return _threads() | _processes() | _ports()


def _threads() -> set[str]:
    names = {thread.name for thread in threading.enumerate()}
    return {f"thread {name}" for name in names if not name.startswith(tuple(KEPT_THREADS))}


def _processes() -> set[str]:
    return {f"process {pid}: {args[:80]}" for pid, args in _descendants().items()}


def _descendants() -> dict[int, str]:
    """Return the descendants of this process with their commands.

    Those in `KEPT` and their descendants are left out.
    """
    if os.name != "posix":
        return {}
    table = subprocess.run(
        ["ps", "-A", "-ww", "-o", "pid=,ppid=,stat=,args="],
        capture_output=True,
        text=True,
        check=True,
    )
    rows = [line.split(maxsplit=3) for line in table.stdout.splitlines()]
    here = {os.getpid()}
    found: dict[int, str] = {}
    while more := {
        int(pid): args[0]
        for pid, parent, state, *args in rows
        if int(parent) in here and int(pid) not in here | KEPT and args and state[0] != "Z"
    }:
        here |= more.keys()
        found |= more
    return {
        pid: args
        for pid, args in found.items()
        if not args.startswith("ps ") and RESOURCE_TRACKER not in args
    }


def _ports() -> set[str]:
    """Return the TCP ports at which this process listens (on Linux)."""
    if sys.platform != "linux":
        return set()
    ours = {_target(link) for link in Path("/proc/self/fd").iterdir()}
    found = set()
    for name in ("tcp", "tcp6"):
        for line in Path(f"/proc/self/net/{name}").read_text().splitlines()[1:]:
            _, local, _, state, *_, inode = line.split()[:10]
            if state == LISTENING and f"socket:[{inode}]" in ours:
                found.add(f"port {int(local.rpartition(':')[2], 16)}")
    return found


LISTENING = "0A"


def _target(link: Path) -> str:
    try:
        return os.readlink(link)
    except OSError:  # it was closed meanwhile
        return ""
