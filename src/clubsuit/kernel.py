"""The compiler, bits and random numbers: what compiled rules stand on.

`compiled` is `numba.njit` with two habits of ours. Compiled code is cached in a
folder named after a hash of *all* compiled sources: Numba itself looks only at
a function's own file, and after an edit in an imported file would go on with
the old rule, silently. And the interpreter's lock is released.

Card sets are int64 bit masks, bits 0 to 62. Everything here gives the same
results compiled, with `NUMBA_DISABLE_JIT=1`, and on plain Python ints.
"""

import hashlib
import os
import platform
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import llvmlite
import numba
import numpy as np
import platformdirs
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE = Path(__file__).parent
"""Where the sources lie whose hash names the cache folder."""

NOT_COMPILED = frozenset({"__main__", "review", "warmup"})
"""What stands above all that is compiled (see the layers in pyproject.toml)."""

KEPT_CACHES = 4


def _sources_hash() -> str:
    """A hash of every source that may be compiled, and of what compiles it."""
    digest = hashlib.sha256()
    folders = [PACKAGE / top for top in (".", "games", "solve", "bots")]
    for path in sorted(path for folder in folders for path in folder.glob("*.py")):
        if path.stem not in NOT_COMPILED:
            digest.update(path.name.encode() + path.read_bytes())
    for part in (
        numba.__version__,
        llvmlite.__version__,
        np.__version__,
        platform.python_version(),
        os.environ.get("NUMBA_BOUNDSCHECK", ""),
    ):
        digest.update(part.encode() + b"\0")
    return digest.hexdigest()[:16]


def _cache_dir() -> Path:
    """The cache folder of these very sources; folders of older sources go.

    It lies in the user's cache folder, or in the one that CLUBSUIT_CACHE names.
    """
    top = os.environ.get("CLUBSUIT_CACHE") or platformdirs.user_cache_dir("clubsuit")
    parent = Path(top) / "compiled"
    folder = parent / _sources_hash()
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        others = sorted(parent.iterdir(), key=lambda p: p.stat().st_mtime, reverse=True)
        for old in others[KEPT_CACHES:]:
            shutil.rmtree(old, ignore_errors=True)
    return folder


CACHE_DIR = _cache_dir()


def compiled(function: Function) -> Function:
    """Compile a function over records and ints on its first call.

    Compiled functions never return or keep a record: the caller passes it in
    (a record returned from compiled code points at freed memory).
    """
    return _compiled(function, forceinline=False)


def inlined(function: Function) -> Function:
    """As `compiled`, but always made part of its callers.

    For the steps of hot loops, above all those that take arrays: each call with an
    array counts references, which costs as much as a small position's list of choices.
    """
    return _compiled(function, forceinline=True)


def merged(function: Function) -> Function:
    """As `inlined`, and never compiled by itself: for what is called in one place only.

    Each compiled function has all that it calls optimised anew; so the layers of a large
    kernel, each compiled by itself, would take several times as long.
    """
    return _compiled(function, forceinline=False, inline="always")


def _compiled(function: Function, forceinline: bool, inline: str = "never") -> Function:
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(CACHE_DIR)
    options = {
        "cache": True,
        "nogil": True,
        "forceinline": forceinline,
        "inline": inline,
        "no_cfunc_wrapper": True,  # no C calls them: a tenth less to compile
    }
    try:
        result: Function = numba.njit(**options)(function)
        return result
    finally:
        numba.config.CACHE_DIR = before


def by_record(functions: Mapping["np.dtype[Any]", Callable[..., Any]]) -> Callable[..., Any]:
    """One function over the records of several games: which of these it is, the record's type says.

    Where all is compiled this is settled when the caller is compiled, so it costs nothing.
    """
    typed = [(numba.from_dtype(dtype), function) for dtype, function in functions.items()]

    def chosen(s, *args):  # type: ignore[no-untyped-def]
        return next(of for dtype, of in functions.items() if s.dtype == dtype)(s, *args)

    @overload(chosen)
    def choose(s, *args):  # type: ignore[no-untyped-def]
        for record, function in typed:
            if s == record:
                return lambda s, *args: function(s, *args)
        return None

    return chosen


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


# ---- random numbers: the same everywhere -----------------------------------------


@compiled
def rand_seed(rng: np.ndarray, seed: int) -> None:
    """Set the two words of a generator from a seed (any int64)."""
    rng[0] = (seed ^ 0x2545F491) & 0xFFFFFFFF
    rng[1] = ((seed >> 32) ^ 0x9E3779B9) & 0xFFFFFFFF | 1
    for _ in range(16):
        rand_below(rng, 2)


@compiled
def rand_below(rng: np.ndarray, n: int) -> int:
    """A random number from 0 to n-1, for n up to 2**31.

    Marsaglia's xorshift on two 32-bit words kept in int64: nothing overflows,
    so Numba, NumPy scalars and Python ints agree.
    """
    x = rng[0]
    y = rng[1]
    t = x ^ ((x << 10) & 0xFFFFFFFF)
    z = y ^ (y >> 10) ^ t ^ (t >> 13)
    rng[0] = y
    rng[1] = z
    return (z * n) >> 32


@compiled
def shuffle(rng: np.ndarray, items: np.ndarray, n: int) -> None:
    """Shuffle the first n items in place (Fisher and Yates)."""
    for i in range(n - 1, 0, -1):
        k = rand_below(rng, i + 1)
        held = items[i]
        items[i] = items[k]
        items[k] = held
