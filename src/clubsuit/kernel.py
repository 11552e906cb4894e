"""Compile marked functions, and do bit operations on sets of cards.

`compiled` marks a function that Numba compiles (see `compiler`). Before the first call of a marked
function, nothing is compiled and Numba is not imported (the import takes a second). At the first
call, all marked functions switch to compiled code together, or to plain Python if NUMBA_DISABLE_JIT
is set. After `go_plain` they run as plain Python until `go_compiled` is called. `go_compiled` can
be called whenever no marked function is running. Both modes give the same results. Compiled code is
stored on disk (see `cache`).

The bit operations do not check their arguments. They are steps of compiled loops, where an index
out of range reads or writes memory outside the array. Callers check values from outside.

Sets of cards are int64 bit masks of bits 0 to 62.
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

# ---- marked functions and their mode ---------------------------------------------


def compiled(function: Function) -> Function:
    """Mark a function of records and ints for compilation on its first call.

    A compiled function must not return or keep a record, because a record that compiled code
    returns points to freed memory. Instead, the caller passes a record, and the function writes to
    it.
    """
    return _mark(function, {})


def inlined(function: Function) -> Function:
    """Mark a function as `compiled` does, and always inline it into its compiled callers.

    It is for the steps of hot loops, especially steps with array arguments. A call with an array
    argument counts references, which takes as long as listing the choices of a small position.
    """
    return _mark(function, {"forceinline": True})


def merged(function: Function) -> Function:
    """Mark a function that is compiled only as part of its callers, never separately.

    It is for functions with a single caller. Compiling a function also optimises everything that
    it calls, so compiling each layer of a large kernel separately takes several times as long.
    """
    return _mark(function, {"inline": "always"})


def by_record(functions: Mapping["np.dtype[Any]", Callable[..., Any]]) -> Callable[..., Any]:
    """Return a function that calls one of `functions`, selected by the type of its first argument.

    functions: the functions of the games, by the type of their records.

    In compiled code, the function is selected when the caller is compiled, so a call has no
    overhead. The mapping is not read before that. A game can therefore be added to it until the
    game is first played.
    """

    def chosen(s, *args):  # type: ignore[no-untyped-def]
        return next(of for dtype, of in functions.items() if s.dtype == dtype)(s, *args)

    _before_compiling(lambda compiler: compiler.choose_by_record(chosen, functions, _dispatcher_of))
    return chosen


@dataclass
class _Marked:
    """A marked function with its original code and its compiled form."""

    function: FunctionType
    code: CodeType
    defaults: dict[str, Any] | None
    options: dict[str, Any]
    dispatcher: Any = None

    def forward_to(self, other: Callable[..., Any]) -> None:
        """Make the function call `other`, even if it is called through an existing reference."""
        self.function.__code__ = _forward.__code__
        self.function.__kwdefaults__ = {"_to": other}

    def restore(self) -> None:
        """Restore the function's original code."""
        self.function.__code__ = self.code
        self.function.__kwdefaults__ = self.defaults

    def original(self) -> FunctionType:
        """Return a copy of the function with its original code, for the compiler."""
        own = self.function
        copy = FunctionType(self.code, own.__globals__, own.__name__, own.__defaults__)
        functools.update_wrapper(copy, own)
        del copy.__dict__["__wrapped__"]
        copy.__kwdefaults__ = self.defaults
        return copy


def _forward(*args, _to, **named):  # type: ignore[no-untyped-def]
    return _to(*args, **named)


_marked: list[_Marked] = []
_steps: list[Callable[[Any], None]] = []
"""Functions to call with the module `compiler` before it compiles anything."""
_mode = ""
"""The current mode of the rules: "compiled", "plain", or "" before it is chosen."""
_lock = RLock()


def _mark(function: Any, options: dict[str, Any]) -> Any:
    assert function.__closure__ is None, "define compiled functions at module level"
    one = _Marked(function, function.__code__, function.__kwdefaults__, options)
    with _lock:
        if _mode == "compiled":
            return _compile(one)
        _marked.append(one)
        if not _mode:
            one.forward_to(functools.partial(_first_call, function))
    return function


def _first_call(function: Callable[..., Any], *args: Any, **named: Any) -> Any:
    with _lock:
        if not _mode:
            go_compiled()
    return function(*args, **named)  # its code has been replaced


def is_compiled() -> bool:
    """Return whether rules run as compiled code."""
    return _mode == "compiled"


def is_plain() -> bool:
    """Return whether rules run as plain Python."""
    return _mode == "plain"


def may_compile() -> bool:
    """Return whether rules may be compiled; NUMBA_DISABLE_JIT=1 forbids it, for debugging."""
    return not int(os.environ.get("NUMBA_DISABLE_JIT") or 0)


def go_plain() -> None:
    """Run rules as plain Python until `go_compiled` is called; they must not be compiled yet."""
    global _mode
    with _lock:
        assert _mode != "compiled", "compiled rules cannot return to plain Python"
        for one in _marked:
            one.restore()
        _mode = "plain"


def prepare() -> None:
    """Load the compiler and prepare everything `go_compiled` needs; the mode stays the same."""
    from clubsuit import compiler

    with _lock:
        compiler.know_bits(popcount, lowest, highest)
        for one in _marked:
            _compile(one)
        while _steps:
            _steps.pop()(compiler)


def go_compiled() -> None:
    """Run rules as compiled code from now on. No thread may be running rules during the switch."""
    global _mode
    if not may_compile():
        return go_plain()
    with _lock:
        if _mode == "compiled":
            return
        prepare()
        dispatchers = {id(one.function): one.dispatcher for one in _marked}
        for module in _modules():  # compiled code looks up its callees in modules
            for name, value in list(module.items()):
                if id(value) in dispatchers:
                    module[name] = dispatchers[id(value)]
        for one in _marked:  # for references from elsewhere, such as tables of functions
            one.forward_to(one.dispatcher)
        _mode = "compiled"


def _compile(one: _Marked) -> Any:
    from clubsuit import compiler

    if one.dispatcher is None:
        one.dispatcher = compiler.dispatcher(one.original(), cache_dir(), one.options)
    return one.dispatcher


def _before_compiling(step: Callable[[Any], None]) -> None:
    with _lock:
        _steps.append(step)
        if _mode == "compiled":
            prepare()


def _dispatcher_of(function: Callable[..., Any]) -> Any:
    """Return the compiled form of a marked function; any other function is returned as it is."""
    return next((one.dispatcher for one in _marked if one.function is function), function)


def _modules() -> list[dict[str, Any]]:
    """Return the namespaces of Clubsuit's modules, and of other modules with marked functions."""
    ours = [vars(m) for name, m in sys.modules.items() if name.partition(".")[0] == "clubsuit"]
    others = {id(one.function.__globals__): one.function.__globals__ for one in _marked}
    return [*ours, *others.values()]


# ---- bit operations: plain Python here, single instructions when compiled -------


def popcount(x: int) -> int:
    """Return the number of cards in a set.

    >>> popcount(0b1011)
    3
    """
    return int(x).bit_count()


def lowest(x: int) -> int:
    """Return the lowest card of a non-empty set (count trailing zeros).

    >>> lowest(0b1100)
    2
    """
    return (int(x) & -int(x)).bit_length() - 1


def highest(x: int) -> int:
    """Return the highest card of a non-empty set.

    >>> highest(0b1100)
    3
    """
    return int(x).bit_length() - 1


@compiled
def nth_card(cards: int, n: int) -> int:
    """Return the n-th lowest card of a set, counted from 0.

    >>> nth_card(0b1011, 2)
    3
    """
    for _ in range(n):
        cards &= cards - 1
    return lowest(cards)


@compiled
def fill_cards(cards: int, out: np.ndarray) -> int:
    """Write the cards of a set into `out`, lowest first, and return their number."""
    n = 0
    while cards:
        out[n] = lowest(cards)
        cards &= cards - 1
        n += 1
    return n
