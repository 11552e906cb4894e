"""Processes of the tests' own, and all that these start in turn."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread
from typing import Self

PATIENCE_S = 300
"""A busy machine may take its time; what is waited for is an event."""


class Tree:
    """A process of which everything that it starts holds stderr open: so its end is seen."""

    def __init__(self, *command: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *command],
            env={**os.environ, **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def address(self) -> str:
        """Where a server says that it is."""
        assert self.process.stdout
        for line in self.process.stdout:
            if found := re.search(r"http://\S+", line):
                return found[0]
        raise AssertionError(self.process.communicate()[1])

    def descendants(self) -> set[int]:
        """All processes that come from this one."""
        listed = subprocess.run(
            ["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True
        )
        parents = [tuple(map(int, line.split())) for line in listed.stdout.splitlines()]
        found = {self.process.pid}
        while more := {pid for pid, parent in parents if parent in found} - found:
            found |= more
        return found - {self.process.pid}

    def wait_for_descendants(self, number: int) -> None:
        """Until there are at least this number of them."""
        deadline = time.monotonic() + PATIENCE_S
        while len(self.descendants()) < number:
            assert time.monotonic() < deadline and self.process.poll() is None
            time.sleep(0.05)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """End it where the test has not come so far."""
        with self.process as process:
            process.kill()

    def end(self, signal: int) -> None:
        """Send a signal to this process alone, and wait until all of them have ended."""
        self.process.send_signal(signal)
        self.process.wait(PATIENCE_S)
        assert self.process.stderr
        last = Thread(target=self.process.stderr.read, daemon=True)
        last.start()  # it reads to the end once nobody holds the other end any more
        last.join(PATIENCE_S)
        assert not last.is_alive(), "a process has outlived its parent"


def play(folder: Path, cache: Path, *more: str) -> Tree:
    """A server as `clubsuit play` starts it."""
    command = ["-m", "clubsuit", "play", "--no-browser", "--port", "0", "--data", str(folder)]
    return Tree(*command, *more, CLUBSUIT_CACHE=str(cache))
