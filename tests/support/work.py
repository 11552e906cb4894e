"""How much work a call makes: counted, and so the same on every machine, however busy it is.

Counted are the lines of Python that run, the bytes that they allocate, and the lengths of the
texts and lists that they have looked through by methods written in C (`find`, `count`, a regular
expression). Seconds would tell more of the machine than of the code.
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
"""Bytes that are copied or looked through for the price of one line."""

SHORT = {"startswith", "endswith", "append", "pop", "clear", "__getitem__", "__len__"}
"""Methods that do not look at the whole of what they belong to."""

Sized = (str, bytes, bytearray, list)


class Work:
    """What was counted so far."""

    def __init__(self) -> None:
        self.lines = 0
        self.bytes = 0
        """Allocated by each line while it ran, all lines together."""
        self.scanned = 0
        """Characters and items looked through."""
        self.peak = 0
        """Bytes that were held at once."""
        self._held = self._first = tracemalloc.get_traced_memory()[0]

    @property
    def units(self) -> int:
        """All of it as one number, in lines."""
        return self.lines + (self.bytes + self.scanned) // AT_ONCE

    def line(self, frame: FrameType, event: str, arg: Any) -> Any:
        """A line of Python comes next, a function is entered or left (for `sys.settrace`)."""
        self.lines += event == "line"
        self.allocated()
        return self.line

    def call(self, frame: FrameType, event: str, arg: Any) -> None:
        """A function is called (for `sys.setprofile`)."""
        if event != "c_call" or arg.__name__ in SHORT:
            return
        owner = arg.__self__
        if isinstance(owner, Sized):
            self.scanned += len(owner)
        elif isinstance(owner, re.Pattern):
            given = (frame.f_locals.get(name) for name in names(frame.f_code, frame.f_lasti))
            self.scanned += sum(len(text) for text in given if isinstance(text, Sized))

    def allocated(self) -> None:
        """Count what was allocated since the last time."""
        held, peak = tracemalloc.get_traced_memory()
        self.bytes += max(0, peak - self._held)
        self.peak = max(self.peak, peak - self._first)
        self._held = held
        tracemalloc.reset_peak()


@cache
def names(code: CodeType, at: int) -> set[str]:
    """The local variables that are named in the call at this place of the code."""
    steps = list(dis.get_instructions(code))
    start, end = next(span(step) for step in steps if step.offset == at)
    loads = [step for step in steps if step.opname.startswith("LOAD_FAST")]
    found = [step.argval for step in loads if start <= span(step)[0] and span(step)[1] <= end]
    return {name for one in found for name in (one if isinstance(one, tuple) else (one,))}


def span(step: dis.Instruction) -> tuple[tuple[int, int], tuple[int, int]]:
    """Line and column where the source of an instruction starts and ends."""
    place = step.positions
    assert place
    return (
        (place.lineno or 0, place.col_offset or 0),
        (place.end_lineno or 0, place.end_col_offset or 0),
    )


@contextmanager
def counted() -> Iterator[Work]:
    """Count the work that is done within.

    Not what others have done each time that garbage is collected (Hypothesis does): when that is
    depends on the tests before.
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


def work_of(door: Callable[[], Any]) -> Work:
    """The work of one call; what it needs only once (compiled code, messages) comes before."""
    door()
    with counted() as work:
        door()
    return work
