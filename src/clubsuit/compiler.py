"""The compiler: Numba, as `kernel` uses it. Nothing else imports it, nor Numba.

Compiled functions are `numba.njit` with habits of ours: cached in our folder, and the
interpreter's lock is released while they run.
"""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.core.typing.templates import AbstractTemplate, infer_global
from numba.extending import intrinsic, lower_builtin, overload


def dispatcher(
    function: Callable[..., Any],
    folder: Path,
    options: Mapping[str, Any],
    alone: Callable[[Path], AbstractContextManager[None]],
) -> Any:
    """What compiles a function on its first call, or finds it in the folder of the cache.

    alone: lets one process at a time write there.
    """
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    usual = {
        "cache": True,
        "nogil": True,
        "forceinline": False,
        "inline": "never",
        "no_cfunc_wrapper": True,  # no C calls them: a tenth less to compile
    }
    try:
        made = numba.njit(**{**usual, **options})(function)
    finally:
        numba.config.CACHE_DIR = before
    made.get_call_template = partial(_template_for_any, made.get_call_template)
    kept = made._cache._cache_file
    kept.save = partial(_save, kept.save, alone, Path(made._cache.cache_path))
    return made


def _save(
    save: Callable[[Any, Any], None],
    alone: Callable[[Path], AbstractContextManager[None]],
    folder: Path,
    key: Any,
    data: Any,
) -> None:
    """Keep what was compiled, while nobody else does so there.

    Numba reads the list of a function's files, adds one of the next free number and writes it back:
    of two processes that do so at once for two kinds of records, each may get the other's code.
    """
    with alone(folder):
        save(key, data)


def _template_for_any(template: Callable[..., Any], args: Any, kws: Any) -> Any:
    """Which compiled code a call leads to. A number that is known beforehand is no type of its own,
    or the function would be compiled once more for each."""
    return template(tuple(map(types.unliteral, args)), kws)


def choose_by_record(
    chosen: Callable[..., Any],
    functions: Mapping["np.dtype[Any]", Callable[..., Any]],
    compiled: Callable[[Callable[..., Any]], Any],
) -> None:
    """What calling `chosen` means in compiled code: the function of the record's type.

    It is called as if it stood there. An `overload` would hand the arguments on, and count the
    references of each array twice more: a half of the time of a random decision.
    """

    def function_for(record: types.Type) -> types.Dispatcher | None:
        for dtype, written in functions.items():
            if record == numba.from_dtype(dtype):
                return types.Dispatcher(compiled(written))
        return None

    class Chosen(AbstractTemplate):  # type: ignore[misc]
        key = chosen

        def generic(self, args: Any, kws: Any) -> Any:
            function = function_for(args[0])
            return function and function.get_call_type(self.context, args, kws).replace(pysig=None)

    infer_global(chosen, types.Function(Chosen))

    @lower_builtin(chosen, types.VarArg(types.Any))
    def call(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        function = function_for(signature.args[0])
        assert function
        return context.get_function(function, signature)(builder, args)


# ---- bits: the processor's instruction for each ------------------------------------------


@intrinsic
def _ctpop(typingctx: Any, x: Any) -> Any:
    if not isinstance(x, types.Integer):
        return None

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        value = context.cast(builder, args[0], signature.args[0], types.int64)
        return builder.ctpop(value)

    return types.int64(x), generate


@intrinsic
def _cttz(typingctx: Any, x: Any) -> Any:
    if not isinstance(x, types.Integer):
        return None

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        value = context.cast(builder, args[0], signature.args[0], types.int64)
        return builder.cttz(value, ir.Constant(ir.IntType(1), 0))

    return types.int64(x), generate


@intrinsic
def _ctlz(typingctx: Any, x: Any) -> Any:
    if not isinstance(x, types.Integer):
        return None

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        value = context.cast(builder, args[0], signature.args[0], types.int64)
        return builder.ctlz(value, ir.Constant(ir.IntType(1), 0))

    return types.int64(x), generate


_known: set[Callable[[int], int]] = set()


def know_bits(
    popcount: Callable[[int], int], lowest: Callable[[int], int], highest: Callable[[int], int]
) -> None:
    """What these functions are in compiled code."""
    if popcount in _known:
        return
    _known.add(popcount)

    # Numba compares the parameters of these with those of their results, annotations included.
    @overload(popcount, inline="never")
    def _popcount(x):  # type: ignore[no-untyped-def]
        return (lambda x: _ctpop(x)) if isinstance(x, types.Integer) else None

    @overload(lowest, inline="never")
    def _lowest(x):  # type: ignore[no-untyped-def]
        return (lambda x: _cttz(x)) if isinstance(x, types.Integer) else None

    @overload(highest, inline="never")
    def _highest(x):  # type: ignore[no-untyped-def]
        return (lambda x: 63 - _ctlz(x)) if isinstance(x, types.Integer) else None
