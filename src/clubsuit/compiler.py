"""Compile rules with Numba, for `kernel`.

Only `kernel` imports this module, and only when it compiles, because Numba takes a second to
import. `numba.njit` compiles the functions, and our own cache (see `cache`) stores the code.
Compiled functions release the interpreter lock (GIL) while they run.
"""

import hashlib
import pickle
import re
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.core import caching
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps
from numba.core.typing.templates import AbstractTemplate, infer_global
from numba.extending import intrinsic, lower_builtin, overload

from clubsuit import cache


def dispatcher(
    function: Callable[..., Any], folder: Path | None, options: Mapping[str, Any]
) -> Any:
    """Return a dispatcher, which compiles the function on its first call or loads it from `folder`.

    options: arguments of `numba.njit` that differ from our defaults.

    Without a folder, compiled code is kept only in memory.
    """
    usual = {
        "nogil": True,
        "forceinline": False,
        "inline": "never",
        "no_cfunc_wrapper": True,  # C never calls the functions; saves a tenth of the compile time
    }
    made = numba.njit(**{**usual, **options})(function)
    made.get_call_template = partial(_template_for_any, made.get_call_template)
    if folder and (source := _source_of(function)):
        made._cache = _Cache(function, folder, source)
    return made


def _template_for_any(template: Callable[..., Any], args: Any, kws: Any) -> Any:
    """Select the compiled code for a call, and treat constant arguments like all others.

    Numba gives each constant a type of its own, and would compile the function once for each.
    """
    return template(tuple(map(types.unliteral, args)), kws)


def choose_by_record(
    chosen: Callable[..., Any],
    functions: Mapping["np.dtype[Any]", Callable[..., Any]],
    compiled: Callable[[Callable[..., Any]], Any],
) -> None:
    """Compile each call of `chosen` to a call of the function for its record's type.

    functions: the functions by type of record.
    compiled:  returns the compiled form of a function.

    The compiled code calls that function directly. Numba's `overload` would add a call that counts
    the references of each array two more times. This counting would take half of the time of a
    random decision.
    """

    def function_for(record: types.Type, context: Any) -> types.Type | None:
        """Return the function's type in this typing context, which differs on a GPU."""
        for dtype, written in functions.items():
            if record == numba.from_dtype(dtype):
                return context.resolve_value_type(compiled(written))
        return None

    class Chosen(AbstractTemplate):  # type: ignore[misc]
        key = chosen

        def generic(self, args: Any, kws: Any) -> Any:
            function = function_for(args[0], self.context)
            return function and function.get_call_type(self.context, args, kws).replace(pysig=None)

    infer_global(chosen, types.Function(Chosen))

    @lower_builtin(chosen, types.VarArg(types.Any))
    def call(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        function = function_for(signature.args[0], context.typing_context)
        assert function
        return context.get_function(function, signature)(builder, args)


# ---- the cache, instead of Numba's own ---------------------------------------------------


class _Cache(caching._Cache):  # type: ignore[misc]
    """The stored code of one function, with one file for each combination of argument types.

    Numba's own cache depends on the path and the age of a source, fails on a damaged file, and
    keeps an index of files that two processes can corrupt.
    """

    def __init__(self, function: Callable[..., Any], folder: Path, source: str) -> None:
        self._folder = folder
        self._name = f"{function.__module__}.{function.__qualname__}"
        code = function.__code__
        self._code = source, code.co_firstlineno, hashlib.sha256(code.co_code).hexdigest()

    @property
    def cache_path(self) -> str:
        return str(self._folder)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Return the stored code for these argument types; None if it must be compiled."""
        target_context.refresh()
        key = self._key(sig, target_context)
        data = cache.read(self._path(key))
        if data is None:
            return None
        try:
            stored, code = pickle.loads(data)
            return CompileResult._rebuild(target_context, *code) if stored == key else None
        except Exception:  # the entry is unusable, so the code is compiled and stored again
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Store compiled code, unless only this process can use it."""
        parts = data._asdict()  # `data` is a named tuple
        if parts["library"].has_dynamic_globals or not all(one.can_cache for one in data.lifted):
            return
        key = self._key(sig, data.target_context)
        cache.write(self._path(key), dumps((key, data._reduce())))

    def enable(self) -> None:
        """Do nothing: the cache is always on."""

    def disable(self) -> None:
        """Do nothing: a dispatcher without a cache folder has no cache."""

    def flush(self) -> None:
        """Do nothing: stored code stays valid."""

    def _key(self, sig: Any, target_context: Any) -> tuple[Any, ...]:
        """Return everything that the code depends on, except what the folder's name covers."""
        return sig, self._code, target_context.codegen().magic_tuple(), _settings()

    def _path(self, key: tuple[Any, ...]) -> Path:
        name = re.sub(r"[^\w.]", "_", self._name)[:LONGEST_NAME]
        digest = hashlib.sha256(f"{self._name} {key}".encode()).hexdigest()[:32]
        return self._folder / f"{name}-{digest}.nbc"


LONGEST_NAME = 150
"""Maximum number of characters of the function's name in a file name."""


def _settings() -> str:
    """Return Numba's settings in this process, which can differ from the environment."""
    names = (name for name in dir(numba.config) if name.isupper() and not name.startswith("CUDA_"))
    kept = (name for name in names if name.removeprefix("NUMBA_") not in cache.NO_EFFECT)
    return repr([(name, getattr(numba.config, name)) for name in kept])


def _source_of(function: Callable[..., Any]) -> str:
    """Return a hash of the function's file. If the file cannot be read, return "", so nothing is
    stored.

    The name of the cache folder depends on our own sources. For a file outside the package, the
    hash covers the file's own package and its path, because it is unknown which other files it
    imports.
    """
    path = Path(function.__code__.co_filename).absolute()
    try:
        if not path.is_relative_to(cache.PACKAGE):
            return f"{path} {cache.outside_digest(path)}"
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except (OSError, ValueError):
        return ""


# ---- bit operations as single processor instructions -------------------------------------


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
    """Compile calls of these functions to single processor instructions."""
    if popcount in _known:
        return
    _known.add(popcount)

    # Each function below returns a lambda. Numba requires that both have the same signature,
    # annotations included. A lambda cannot have annotations, so the functions have none either.
    @overload(popcount, inline="never")
    def _popcount(x):  # type: ignore[no-untyped-def]
        return (lambda x: _ctpop(x)) if isinstance(x, types.Integer) else None

    @overload(lowest, inline="never")
    def _lowest(x):  # type: ignore[no-untyped-def]
        return (lambda x: _cttz(x)) if isinstance(x, types.Integer) else None

    @overload(highest, inline="never")
    def _highest(x):  # type: ignore[no-untyped-def]
        return (lambda x: 63 - _ctlz(x)) if isinstance(x, types.Integer) else None
