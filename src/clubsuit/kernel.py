"""Compiled rules and bits: what the rules stand on.

`compiled` marks a function that Numba compiles (see `compiler`). Until a marked function is first
called nothing is compiled, and Numba, which takes a second to import, is not even loaded. Then
all of them go over together: to compiled code, or to ordinary Python where `go_plain` was called
before (or NUMBA_DISABLE_JIT is set). From plain Python one can go on to compiled code at any
moment between two calls; both give the same results.

Compiled code is stored (see `cache`).

Nothing below checks its arguments: these are steps of compiled loops, in which an index out of
range reads or writes memory beside the array. The callers check what comes from outside.

Card sets are int64 bit masks, bits 0 to 62. Everything here gives the same results compiled,
with `NUMBA_DISABLE_JIT=1`, and on plain Python ints.
"""

import functools
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from threading import RLock
from types import CodeType, FunctionType
from typing import Any, TypeVar

import numpy as np

from clubsuit.cache import cache_dir

Function = TypeVar("Function", bound=Callable[..., Any])

# ---- what is marked, and how it runs ---------------------------------------------


def compiled(function: Function) -> Function:
    """Mark a function over records and ints that is to be compiled on its first call.

    Compiled functions never return or keep a record: the caller passes it in
    (a record returned from compiled code points at freed memory).
    """
    return _mark(function, {})


def inlined(function: Function) -> Function:
    """As `compiled`, but always made part of its callers.

    For the steps of hot loops, above all those that take arrays: each call with an
    array counts references, which costs as much as a small position's list of choices.
    """
    return _mark(function, {"forceinline": True})


def merged(function: Function) -> Function:
    """As `inlined`, and never compiled by itself: for what is called in one place only.

    Each compiled function has all that it calls optimised anew; so the layers of a large
    kernel, each compiled by itself, would take several times as long.
    """
    return _mark(function, {"inline": "always"})


def by_record(functions: Mapping["np.dtype[Any]", Callable[..., Any]]) -> Callable[..., Any]:
    """One function over the records of several games: which of these it is, the record's type says.

    Where all is compiled this is settled when the caller is compiled, so it costs nothing; and
    only then is the mapping looked at, so that a game may be added to it until it is played.
    """

    def chosen(s, *args):  # type: ignore[no-untyped-def]
        return next(of for dtype, of in functions.items() if s.dtype == dtype)(s, *args)

    _before_compiling(lambda compiler: compiler.choose_by_record(chosen, functions, _dispatcher_of))
    return chosen


@dataclass
class _Marked:
    """A marked function: itself, what it was written as, and what it is compiled to."""

    function: FunctionType
    code: CodeType
    defaults: dict[str, Any] | None
    options: dict[str, Any]
    dispatcher: Any = None

    def lead_to(self, other: Callable[..., Any]) -> None:
        """Let the function hand its arguments on: whoever holds it has it as it now is."""
        self.function.__code__ = _handing_on.__code__
        self.function.__kwdefaults__ = {"_to": other}

    def restore(self) -> None:
        """Let the function run as it was written."""
        self.function.__code__ = self.code
        self.function.__kwdefaults__ = self.defaults

    def written(self) -> FunctionType:
        """A copy of the function as it was written, for the compiler."""
        own = self.function
        copy = FunctionType(self.code, own.__globals__, own.__name__, own.__defaults__)
        functools.update_wrapper(copy, own)
        del copy.__dict__["__wrapped__"]
        copy.__kwdefaults__ = self.defaults
        return copy


def _handing_on(*args, _to, **named):  # type: ignore[no-untyped-def]
    return _to(*args, **named)


_marked: list[_Marked] = []
_steps: list[Callable[[Any], None]] = []
"""What the compiler must be told before it compiles."""
_mode = ""
"""How rules run: "compiled" or "plain"; "" until the first of them is called."""
_lock = RLock()


def _mark(function: Any, options: dict[str, Any]) -> Any:
    assert function.__closure__ is None, "a compiled function stands at the top of its module"
    one = _Marked(function, function.__code__, function.__kwdefaults__, options)
    with _lock:
        if _mode == "compiled":
            return _compile(one)
        _marked.append(one)
        if not _mode:
            one.lead_to(functools.partial(_first_call, function))
    return function


def _first_call(function: Callable[..., Any], *args: Any, **named: Any) -> Any:
    with _lock:
        if not _mode:
            go_compiled()
    return function(*args, **named)  # which now is another


def is_compiled() -> bool:
    """Whether rules run compiled."""
    return _mode == "compiled"


def is_plain() -> bool:
    """Whether rules run as ordinary Python."""
    return _mode == "plain"


def may_compile() -> bool:
    """Whether rules can run compiled at all: whoever looks for faults may switch it off."""
    return not int(os.environ.get("NUMBA_DISABLE_JIT") or 0)


def go_plain() -> None:
    """Run rules as ordinary Python until `go_compiled`. They must not run compiled already."""
    global _mode
    with _lock:
        assert _mode != "compiled", "there is no way back from compiled rules"
        for one in _marked:
            one.restore()
        _mode = "plain"


def prepare() -> None:
    """Load the compiler and do all that `go_compiled` can have done before; nothing changes yet."""
    from clubsuit import compiler

    with _lock:
        compiler.know_bits(popcount, lowest, highest)
        for one in _marked:
            _compile(one)
        while _steps:
            _steps.pop()(compiler)


def go_compiled() -> None:
    """Run rules compiled from now on; nobody may be calling any of them meanwhile."""
    global _mode
    if not may_compile():
        return go_plain()
    with _lock:
        if _mode == "compiled":
            return
        prepare()
        dispatchers = {id(one.function): one.dispatcher for one in _marked}
        for module in _modules():  # compiled code looks up there what it calls
            for name, value in list(module.items()):
                if id(value) in dispatchers:
                    module[name] = dispatchers[id(value)]
        for one in _marked:  # whoever else holds it: a table of functions, say
            one.lead_to(one.dispatcher)
        _mode = "compiled"


def _compile(one: _Marked) -> Any:
    from clubsuit import compiler

    if one.dispatcher is None:
        one.dispatcher = compiler.dispatcher(one.written(), cache_dir(), one.options)
    return one.dispatcher


def _before_compiling(step: Callable[[Any], None]) -> None:
    with _lock:
        _steps.append(step)
        if _mode == "compiled":
            prepare()


def _dispatcher_of(function: Callable[..., Any]) -> Any:
    """What a marked function is compiled to."""
    return next((one.dispatcher for one in _marked if one.function is function), function)


def _modules() -> list[dict[str, Any]]:
    """The names of all our modules, and of others that have marked functions."""
    ours = [vars(m) for name, m in sys.modules.items() if name.partition(".")[0] == "clubsuit"]
    others = {id(one.function.__globals__): one.function.__globals__ for one in _marked}
    return [*ours, *others.values()]


# ---- bits: the plain meaning, and the compiler's instruction for it ------------


def popcount(x: int) -> int:
    """How many cards are in the set.

    >>> popcount(0b1011)
    3
    """
    return int(x).bit_count()


def lowest(x: int) -> int:
    """The lowest card of a set that is not empty (count trailing zeros).

    >>> lowest(0b1100)
    2
    """
    return (int(x) & -int(x)).bit_length() - 1


def highest(x: int) -> int:
    """The highest card of a set that is not empty.

    >>> highest(0b1100)
    3
    """
    return int(x).bit_length() - 1


@compiled
def nth_card(cards: int, n: int) -> int:
    """The n-th lowest card of a set, counted from 0.

    >>> nth_card(0b1011, 2)
    3
    """
    for _ in range(n):
        cards &= cards - 1
    return lowest(cards)


@compiled
def fill_cards(cards: int, out: np.ndarray) -> int:
    """Write the cards of a set into `out`, lowest first; returns how many."""
    n = 0
    while cards:
        out[n] = lowest(cards)
        cards &= cards - 1
        n += 1
    return n
