"""Processes that tests start, and the processes that these start in turn."""

import asyncio
import os
import re
import select
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import IO, Any, Self

PATIENCE_S = 300
"""Seconds until a wait is taken for a hang; a busy machine may take long."""


def patiently(within: float = PATIENCE_S, pause: float = 0.001) -> Iterator[None]:
    """Yield again and again for a loop that waits; fail after this number of seconds."""
    deadline = time.monotonic() + within
    while True:
        yield
        assert time.monotonic() < deadline, f"it has not come in {within} seconds"
        time.sleep(pause)


async def until(holds: Callable[[], object]) -> None:
    """Let other tasks run until this holds; fail when it never does."""
    async with asyncio.timeout(PATIENCE_S):
        while not holds():
            await asyncio.sleep(0.001)


def read_line(stream: IO[Any] | None, within: float = PATIENCE_S) -> str:
    """Return the next line that a process prints; "" when it has ended.

    Reads no more than this line, so that others can read on. What a buffered reader of the same
    stream has already taken is missed.
    """
    assert stream
    line, deadline = b"", time.monotonic() + within
    while not line.endswith(b"\n"):
        left = max(0.0, deadline - time.monotonic())
        assert select.select([stream], [], [], left)[0], f"no line in {within} seconds: {line!r}"
        if not (letter := os.read(stream.fileno(), 1)):
            break
        line += letter
    return line.decode(errors="replace")


def is_running(process: int) -> bool:
    """Return whether a process runs; one that has ended and was not waited for does not.

    After a kill the first thread may have ended while others still hold ports.
    """
    try:
        os.kill(process, 0)
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
        return state not in "ZX" or len(os.listdir(f"/proc/{process}/task")) > 1
    except (ProcessLookupError, FileNotFoundError):
        return process_is_known(process)


def process_is_known(process: int) -> bool:
    """The same on systems without /proc."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return not Path("/proc/self/stat").exists()


def hold_port() -> socket.socket:
    """Return a socket that keeps a free port for a server of the tests until it is closed.

    It never listens. A server sets SO_REUSEADDR, so it can listen at this port, also again after a
    restart; the system gives the port to nobody else.
    """
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


def port_of(held: socket.socket) -> int:
    """Return the port that is held."""
    return int(held.getsockname()[1])


@contextmanager
def started(*command: str | Path, **how: Any) -> Iterator["subprocess.Popen[str]"]:
    """Start a process, and kill it at the end of the block if it still runs."""
    with subprocess.Popen(command, text=True, **how) as process:
        try:
            yield process
        finally:
            process.kill()


class Tree:
    """A process whose descendants all hold its stderr open, so that their end is noticed."""

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
        """Return the address that a server prints."""
        while line := read_line(self.process.stdout):
            if found := re.search(r"http://\S+", line):
                return found[0]
        raise AssertionError(self.process.communicate(timeout=PATIENCE_S)[1])

    def descendants(self) -> set[int]:
        """Return the ids of all processes that this one has started, directly or not."""
        listed = subprocess.run(
            ["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True
        )
        parents = [tuple(map(int, line.split())) for line in listed.stdout.splitlines()]
        found = {self.process.pid}
        while more := {pid for pid, parent in parents if parent in found} - found:
            found |= more
        return found - {self.process.pid}

    def wait_for_descendants(self, number: int) -> None:
        """Wait until there are at least this number of them."""
        for _ in patiently(pause=0.05):
            if len(self.descendants()) >= number:
                return
            assert self.process.poll() is None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Kill it if it still runs."""
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
