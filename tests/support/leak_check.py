"""After each file of tests nothing is left that was not there before: no thread, no process, no
open port. What is left would fail other tests, at another place, some of the time."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

PATIENCE_S = 60
"""What ends by itself may take its time on a busy machine."""

RESOURCE_TRACKER = "multiprocessing.resource_tracker"
"""Python's own: it stays until the process that has started it ends."""

KEPT: set[int] = set()
"""Processes that serve all files: with all that comes from them they may stay."""


@pytest.fixture(scope="module", autouse=True)
def leaves_nothing() -> Iterator[None]:
    """Wait until all that the file's tests have started is gone; fail where something stays."""
    before = _there()
    yield
    deadline = time.monotonic() + PATIENCE_S
    while left := _there() - before:
        if time.monotonic() > deadline:
            pytest.fail(f"left behind: {', '.join(sorted(left))}")
        time.sleep(0.05)


def _there() -> set[str]:
    return _threads() | _processes() | _ports()


def _threads() -> set[str]:
    return {f"thread {thread.name}" for thread in threading.enumerate()}


def _processes() -> set[str]:
    """Processes that come from this one, but not by way of those that are kept."""
    if os.name != "posix":
        return set()
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
        f"process {pid}: {args[:80]}"
        for pid, args in found.items()
        if not args.startswith("ps ") and RESOURCE_TRACKER not in args
    }


def _ports() -> set[str]:
    """Ports of TCP at which this process itself listens (where the system tells)."""
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
