"""A running program, which is sent lines and answers with lines.

Nothing waits for the program without a limit: it must answer in time and in a short line. What it
writes to stderr is read and dropped, except the end, which may say why it has failed.
"""

import os
import selectors
import subprocess
import sys
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from io import FileIO
from selectors import EVENT_READ, EVENT_WRITE
from typing import IO

from clubsuit.bots.command import keeper

MEMORY = 1 << 30
"""Maximum memory of each process of a program, in bytes."""
LONGEST = 1 << 16
"""Maximum number of bytes of an answer."""
CHUNK = 1 << 16
"""Maximum number of bytes that are read or written at once."""
LAST_WORDS = 2000
"""Number of bytes that are kept of the end of stderr."""
LAST_WORDS_S = 0.2
"""Seconds within which the last bytes of stderr must come after a program has ended."""
QUIT_S = 1.0
"""Seconds in which a program may end by itself after its last message."""
KILLED_S = 10.0
"""Seconds after which a keeper that does not end is killed; this never happens by itself."""
SECRETS = ("CLUBSUIT_DATABASE", "CLUBSUIT_REDIS")
"""Environment variables that programs do not get, since they may contain passwords."""


class Failure(Exception):
    """The program has failed.

    key:  the message in the catalogue: command-late, command-ended or command-long.
    said: the last line that an ended program has written to stderr.
    """

    def __init__(self, key: str, said: str = "") -> None:
        super().__init__(key)
        self.key, self.said = key, said


class Program:
    """A running program. Use it in one thread at a time; only `interrupt` is for other threads."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start the program. Raises OSError if the system cannot start a process."""
        alive, lifeline = os.pipe()
        self._lifeline = os.fdopen(lifeline, "wb", buffering=0)
        try:
            self._keeper = subprocess.Popen(
                [sys.executable, "-I", "-S", keeper.__file__, str(alive), str(MEMORY), *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                pass_fds=[alive],
                start_new_session=True,
                env={name: v for name, v in os.environ.items() if name not in SECRETS},
            )
        except OSError:
            self._lifeline.close()
            raise
        finally:
            os.close(alive)
        self._unsent, self._answers, self._said = bytearray(), bytearray(), bytearray()
        streams = self._streams()
        for stream in streams:
            os.set_blocking(stream.fileno(), False)
        self._end = weakref.finalize(self, _end, self._keeper, self._lifeline, streams)
        _running.add(self)

    def ask(self, lines: bytes, seconds: float) -> bytes:
        """Send these lines, and return the next line of the program, without its end.

        Raises Failure if the program does not answer within `seconds`, if it ends, or if its line
        is too long. Then it must be closed.
        """
        self._unsent += lines
        self._exchange(time.monotonic() + seconds, until_line=True)
        line, _, rest = self._answers.partition(b"\n")
        self._answers = rest
        if len(line) > LONGEST:
            raise Failure("command-long")
        return bytes(line)

    def close(self, last: bytes = b"") -> None:
        """Send the last line, give the program a moment to end, and end it."""
        if last and self._end.alive:
            self._unsent += last
            with suppress(Failure):
                self._exchange(time.monotonic() + QUIT_S, until_line=False)
        self._end()

    def interrupt(self) -> None:
        """Kill the program; any thread may call this. `ask` then raises Failure."""
        self._lifeline.close()

    def _streams(self) -> list[IO[bytes]]:
        stdin, stdout, stderr = self._keeper.stdin, self._keeper.stdout, self._keeper.stderr
        assert stdin and stdout and stderr
        return [stdin, stdout, stderr]

    def _exchange(self, end: float, *, until_line: bool) -> None:
        """Write and read until the program has written a line, or has ended.

        until_line: False to drop what the program writes, and to close its stdin. Then the end of
        the program is no failure.
        """
        stdin, stdout, stderr = self._streams()
        with selectors.DefaultSelector() as waiting:
            waiting.register(stdin, EVENT_WRITE, self._write)
            waiting.register(stdout, EVENT_READ, self._read)
            waiting.register(stderr, EVENT_READ, self._read_last_words)
            while not (until_line and b"\n" in self._answers):
                if time.monotonic() >= end:
                    raise Failure("command-late")
                for key, _ in waiting.select(end - time.monotonic()):
                    stream: IO[bytes] = key.fileobj  # type: ignore[assignment]
                    if key.data(stream):
                        continue
                    waiting.unregister(stream)
                    if stream is stdin and not until_line:
                        stdin.close()
                    if stream is stdout:
                        raise Failure("command-ended", self._last_line(waiting, stderr))
                if until_line and len(self._answers) > LONGEST:
                    raise Failure("command-long")
                if not until_line:
                    self._answers.clear()

    def _write(self, stream: IO[bytes]) -> bool:
        """Write a part of the pending lines; return False if nothing is left or can be written."""
        try:
            del self._unsent[: os.write(stream.fileno(), self._unsent[:CHUNK])]
        except BrokenPipeError:  # the program has ended, or does not read
            self._unsent.clear()
        return bool(self._unsent)

    def _read(self, stream: IO[bytes]) -> bool:
        """Read a part of the answer; return False at the end of the stream."""
        data = os.read(stream.fileno(), CHUNK)
        self._answers += data
        return bool(data)

    def _read_last_words(self, stream: IO[bytes]) -> bool:
        data = os.read(stream.fileno(), CHUNK)
        self._said = (self._said + data)[-LAST_WORDS:]
        return bool(data)

    def _last_line(self, waiting: selectors.BaseSelector, stderr: IO[bytes]) -> str:
        """Return the last line that the program has written to stderr, if any."""
        end = time.monotonic() + LAST_WORDS_S
        waiting_for = waiting.get_map()
        while stderr in waiting_for and (left := end - time.monotonic()) > 0:
            for key, _ in waiting.select(left):
                if key.fileobj is not stderr or not self._read_last_words(stderr):
                    waiting.unregister(key.fileobj)
        lines = self._said.decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")


_running: "weakref.WeakSet[Program]" = weakref.WeakSet()


def interrupt_all() -> None:
    """Kill all programs of this process, so that nothing waits for them any more."""
    for program in list(_running):
        program.interrupt()


def _end(process: subprocess.Popen[bytes], lifeline: FileIO, streams: Sequence[IO[bytes]]) -> None:
    """Kill the program and everything it has started, and wait until it is gone."""
    lifeline.close()
    for stream in streams:
        stream.close()
    try:
        process.wait(KILLED_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
