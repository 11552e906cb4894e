"""Processes of the tests' own, and all that these start in turn."""

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
"""A busy machine may take its time; what is waited for is an event."""


def patiently(within: float = PATIENCE_S, pause: float = 0.001) -> Iterator[None]:
    """The head of a loop that waits for something: again and again, but not for ever."""
    deadline = time.monotonic() + within
    while True:
        yield
        assert time.monotonic() < deadline, f"it has not come in {within} seconds"
        time.sleep(pause)


async def until(holds: Callable[[], object]) -> None:
    """Let others work until this holds; but not for ever."""
    async with asyncio.timeout(PATIENCE_S):
        while not holds():
            await asyncio.sleep(0.001)


def read_line(stream: IO[Any] | None, within: float = PATIENCE_S) -> str:
    """The next line that a process says; "" where it says no more.

    No more is read than this line, so that a hang has a name and others can read on. Whatever a
    buffered reader of the same stream has taken before is not seen here.
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
    """Whether a process is there, and not just its parent's memory of it.

    Of one that was killed the first thread may have ended, and others hold its ports still.
    """
    try:
        os.kill(process, 0)
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
        return state not in "ZX" or len(os.listdir(f"/proc/{process}/task")) > 1
    except (ProcessLookupError, FileNotFoundError):
        return process_is_known(process)


def process_is_known(process: int) -> bool:
    """The same where the system has no such files."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return not Path("/proc/self/stat").exists()


def hold_port() -> socket.socket:
    """A socket that keeps a free port of this machine for a server of ours, until it is closed.

    It never listens. Who sets SO_REUSEADDR, as servers do, can listen at the port meanwhile, again
    and again; nobody else is given it.
    """
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


def port_of(held: socket.socket) -> int:
    """The port that is held."""
    return int(held.getsockname()[1])


@contextmanager
def started(*command: str | Path, **how: Any) -> Iterator["subprocess.Popen[str]"]:
    """A process that is ended where the test has not come so far."""
    with subprocess.Popen(command, text=True, **how) as process:
        try:
            yield process
        finally:
            process.kill()


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
        while line := read_line(self.process.stdout):
            if found := re.search(r"http://\S+", line):
                return found[0]
        raise AssertionError(self.process.communicate(timeout=PATIENCE_S)[1])

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
        for _ in patiently(pause=0.05):
            if len(self.descendants()) >= number:
                return
            assert self.process.poll() is None

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
