"""Helpers for tests that start processes and threads, open ports, and wait for results."""

import asyncio
import json
import os
import re
import select
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import IO, Any, Self

PATIENCE_S = 300
"""Seconds after which a waiting test fails. The limit is long because the machine may be busy."""


def patiently(within: float = PATIENCE_S, pause: float = 0.001) -> Iterator[None]:
    """Yield repeatedly, so that a `for` loop can wait; fail after this number of seconds."""
    deadline = time.monotonic() + within
    while True:
        yield
        assert time.monotonic() < deadline, f"still waiting after {within} seconds"
        time.sleep(pause)


async def until(holds: Callable[[], object]) -> None:
    """Let other tasks run until the condition holds; fail after `PATIENCE_S` seconds."""
    async with asyncio.timeout(PATIENCE_S):
        while not holds():
            await asyncio.sleep(0.001)


def read_line(stream: IO[Any] | None, within: float = PATIENCE_S) -> str:
    """Return the next line that a process prints, or "" at the end of its output.

    Nothing after this line is read, so that other readers can continue. Bytes that a buffered
    reader of the same stream has already taken are missing.
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


ONE_AFTER_ANOTHER = """
import contextlib, io, json, sys
sys.modules.update(dict.fromkeys(json.loads(sys.argv[1])))  # importing one of them fails
from clubsuit.__main__ import main
ended = []
for words in json.loads(sys.argv[2]):
    sys.argv[1:] = words
    status, errors = 0, io.StringIO()
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(errors):
        try:
            main()
        except SystemExit as end:
            status = end.code or 0
    ended.append((status, errors.getvalue()))
print(json.dumps(ended))
"""
"""Code that runs commands as if some modules were not installed."""


def run_commands(
    folder: Path, commands: list[list[str]], without: Iterable[str] = ()
) -> list[tuple[int, str]]:
    """Run `clubsuit` with each of these arguments, all in one process, which starts only once.

    Return the exit status of each command and what it wrote to stderr.

    without: modules that count as not installed.
    """
    words = [sys.executable, "-c", ONE_AFTER_ANOTHER, json.dumps([*without]), json.dumps(commands)]
    ran = subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=PATIENCE_S)
    assert ran.returncode == 0, ran.stderr
    return [(status, errors) for status, errors in json.loads(ran.stdout)]


def is_running(process: int) -> bool:
    """Return whether a process is running; a zombie is not.

    After a kill, the main thread may have ended while other threads still hold ports.
    """
    try:
        os.kill(process, 0)
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
        return state not in "ZX" or len(os.listdir(f"/proc/{process}/task")) > 1
    except (ProcessLookupError, FileNotFoundError):
        return _exists_without_proc(process)


def _exists_without_proc(process: int) -> bool:
    """Return whether the system has no /proc and the process exists."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return not Path("/proc/self/stat").exists()


def hold_port() -> socket.socket:
    """Return a socket that reserves a free port for a server until the socket is closed.

    The socket never listens. Servers set SO_REUSEADDR, so they can listen on this port, also after
    a restart, and the system assigns the port to no other program.
    """
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


def port_of(held: socket.socket) -> int:
    """Return the port that this socket reserves."""
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
    """A process and its descendants.

    All descendants keep its stderr open, so the end of stderr shows that all have ended.
    """

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
        """Return the ids of all processes that this one has started, directly or indirectly."""
        listed = subprocess.run(
            ["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True
        )
        parents = [tuple(map(int, line.split())) for line in listed.stdout.splitlines()]
        found = {self.process.pid}
        while more := {pid for pid, parent in parents if parent in found} - found:
            found |= more
        return found - {self.process.pid}

    def wait_for_descendants(self, number: int) -> None:
        """Wait until there are at least `number` descendants."""
        for _ in patiently(pause=0.05):
            if len(self.descendants()) >= number:
                return
            assert self.process.poll() is None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Kill the process if it is still running."""
        with self.process as process:
            process.kill()

    def end(self, signal: int) -> None:
        """Send a signal to this process only; wait until it and all descendants have ended."""
        self.process.send_signal(signal)
        self.process.wait(PATIENCE_S)
        assert self.process.stderr
        last = Thread(target=self.process.stderr.read, daemon=True)
        last.start()  # it reaches the end of stderr when no process keeps it open any more
        last.join(PATIENCE_S)
        assert not last.is_alive(), "a process has outlived its parent"


def play(folder: Path, cache: Path, *more: str) -> Tree:
    """Start `clubsuit play` with this data folder and cache folder."""
    command = ["-m", "clubsuit", "play", "--no-browser", "--port", "0", "--data", str(folder)]
    return Tree(*command, *more, CLUBSUIT_CACHE=str(cache))
