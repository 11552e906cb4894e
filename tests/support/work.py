"""Count the work of a call, with the same result on every machine.

The work is the sum of three counts: the Python lines that run, the bytes that they allocate, and
the characters and items that C functions scan for them (`find`, `count`, regular expressions).
Seconds would measure the machine rather than the code.
"""

import dis
import gc
import re
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from types import CodeType, FrameType
from typing import Any

AT_ONCE = 64
"""Number of bytes or items whose copying or scanning counts as much as one line."""

SHORT = {"startswith", "endswith", "append", "pop", "clear", "__getitem__", "__len__"}
"""Methods that do not scan their whole object."""

Sized = (str, bytes, bytearray, list)


class Work:
    """Counters of work."""

    def __init__(self) -> None:
        self.lines = 0
        self.bytes = 0
        """Bytes allocated by all lines."""
        self.scanned = 0
        """Characters and items scanned by C functions."""
        self.peak = 0
        """Maximum number of bytes held at the same time."""
        self._held = self._first = tracemalloc.get_traced_memory()[0]

    @property
    def units(self) -> int:
        """The total work, converted to lines."""
        return self.lines + (self.bytes + self.scanned) // AT_ONCE

    def line(self, frame: FrameType, event: str, arg: Any) -> Any:
        """Count a Python line and its allocations; the callback for `sys.settrace`."""
        self.lines += event == "line"
        self.allocated()
        return self.line

    def call(self, frame: FrameType, event: str, arg: Any) -> None:
        """Count what a called C function scans; the callback for `sys.setprofile`."""
        if event != "c_call" or arg.__name__ in SHORT:
            return
        owner = arg.__self__
        if isinstance(owner, Sized):
            self.scanned += len(owner)
        elif isinstance(owner, re.Pattern):
            given = (frame.f_locals.get(name) for name in names(frame.f_code, frame.f_lasti))
            self.scanned += sum(len(text) for text in given if isinstance(text, Sized))

    def allocated(self) -> None:
        """Count the bytes allocated since the last call."""
        held, peak = tracemalloc.get_traced_memory()
        self.bytes += max(0, peak - self._held)
        self.peak = max(self.peak, peak - self._first)
        self._held = held
        tracemalloc.reset_peak()


@cache
def names(code: CodeType, at: int) -> set[str]:
    """Return the local variables that the call at this bytecode offset uses."""
    steps = list(dis.get_instructions(code))
    start, end = next(span(step) for step in steps if step.offset == at)
    loads = [step for step in steps if step.opname.startswith("LOAD_FAST")]
    found = [step.argval for step in loads if start <= span(step)[0] and span(step)[1] <= end]
    return {name for one in found for name in (one if isinstance(one, tuple) else (one,))}


def span(step: dis.Instruction) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return line and column of the start and the end of an instruction's source."""
    place = step.positions
    assert place
    return (
        (place.lineno or 0, place.col_offset or 0),
        (place.end_lineno or 0, place.end_col_offset or 0),
    )


@contextmanager
def counted() -> Iterator[Work]:
    """Count the work inside the block.

    Callbacks of the garbage collector (Hypothesis has one) are disabled, because the time of a
    collection depends on earlier tests.
    """
    gc.collect()
    others, gc.callbacks[:] = gc.callbacks[:], []
    tracemalloc.start()
    work = Work()
    before = sys.gettrace(), sys.getprofile()
    sys.settrace(work.line)
    sys.setprofile(work.call)
    try:
        yield work
    finally:
        sys.setprofile(before[1])
        sys.settrace(before[0])
        work.allocated()
        tracemalloc.stop()
        gc.callbacks[:] = others


def work_of(function: Callable[[], Any]) -> Work:
    """Return the work of one call, after a first call that compiles code and loads messages."""
    function()
    with counted() as work:
        function()
    return work
