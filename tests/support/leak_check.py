"""Check after each test module that no thread, process or open port is left.

A leak could make later tests fail at random.
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
"""Seconds within which threads and processes must end by themselves."""

RESOURCE_TRACKER = "multiprocessing.resource_tracker"
"""Name of a helper process that Python starts; it runs until its parent ends."""

KEPT: set[int] = set()
"""Ids of processes that serve all modules; they and their descendants may keep running."""

KEPT_THREADS: set[str] = set()
"""Prefixes of the names of threads that may keep running."""


@pytest.fixture(scope="module", autouse=True)
def leaves_nothing() -> Iterator[None]:
    """Wait until all threads, processes and ports of the module are gone; fail if any is left."""
    before = _resources()
    yield
    deadline = time.monotonic() + PATIENCE_S
    while left := _resources() - before:
        if time.monotonic() > deadline:
            pytest.fail(f"left behind: {', '.join(sorted(left))}")
        time.sleep(0.05)


@contextmanager
def kept() -> Iterator[None]:
    """Allow processes that start inside the block to keep running after the module."""
    before = _descendants().keys()
    yield
    KEPT.update(_descendants().keys() - before)


def _resources() -> set[str]:
    return _threads() | _processes() | _ports()


def _threads() -> set[str]:
    names = {thread.name for thread in threading.enumerate()}
    return {f"thread {name}" for name in names if not name.startswith(tuple(KEPT_THREADS))}


def _processes() -> set[str]:
    return {f"process {pid}: {args[:80]}" for pid, args in _descendants().items()}


def _descendants() -> dict[int, str]:
    """Return the command of each descendant of this process, by process id.

    The result does not include processes in `KEPT` and their descendants.
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
    """Return the TCP ports on which this process listens; empty on systems other than Linux."""
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
"""State of a listening socket in /proc/net/tcp."""


def _target(link: Path) -> str:
    try:
        return os.readlink(link)
    except OSError:  # the file was closed in the meantime
        return ""
