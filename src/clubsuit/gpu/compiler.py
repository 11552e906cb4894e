"""Compile kernels for NVIDIA GPUs with numba-cuda, and run them.

This is the only module that imports `numba.cuda`, which takes a second. The rules need no code of
their own: numba-cuda turns each compiled function that a kernel calls into code for the card. This
module adds what numba-cuda lacks for them, and the operations that kernels need. Each of these
operations has a twin in plain Python for Numba's simulator (NUMBA_ENABLE_CUDASIM=1). docs/gpu.md
describes the traps.
"""

import operator
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import reduce
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from clubsuit import kernel as rules
from clubsuit.errors import DeviceError
from clubsuit.extras import missing
from clubsuit.texts import refusal

SIMULATED = bool(numba.config.ENABLE_CUDASIM)
"""True if kernels run in the simulator, as plain Python."""

REMOVED = {"row_stack": np.vstack}
"""Functions that NumPy 2.5 has removed and that numba-cuda 0.30 names while it is imported."""


@contextmanager
def _removed_functions() -> Iterator[None]:
    """Add the functions of `REMOVED` to NumPy while the block runs."""
    lacking = {name: one for name, one in REMOVED.items() if not hasattr(np, name)}
    for name, one in lacking.items():
        setattr(np, name, one)
    try:
        yield
    finally:
        for name in lacking:
            delattr(np, name)


def installed() -> str:
    """Return the version of numba-cuda; "" if it is not installed."""
    try:
        return version("numba-cuda")
    except PackageNotFoundError:
        return ""


COMPILES = bool(installed()) and not SIMULATED
"""True if kernels are compiled for a card. Otherwise they can only be simulated."""

with _removed_functions():
    from numba import cuda as cuda  # kernels use this name

    if COMPILES:
        from numba.cuda import cudaimpl
        from numba.cuda.np import arrayobj

ALL_LANES = 0xFFFFFFFF
"""Mask of all threads of a warp."""

NO_CODE = -1
"""Index with which a `Pick` stores no code."""

ROOM = 1 << 31
"""Length of a list that has room for all codes of any game."""

HUGE = 1 << 60

OUT_OF_MEMORY = frozenset({2, 701})
"""Error codes of the driver: no memory, or too few resources for a launch."""


# ---- the card --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Card:
    """The card that kernels run on."""

    name: str
    """Its name, or "simulator"."""
    driver: str
    """The CUDA version of its driver, for example "13.0"; "–" in the simulator."""
    packages: dict[str, str]
    """The versions of the packages that compile for it."""


def open_card() -> Card:
    """Return the card, after the rules have been made ready for it.

    Raises NotationError if numba-cuda is not installed, and DeviceError if there is no card or if
    its driver is too old.
    """
    if SIMULATED:
        rules.go_plain()
        return Card("simulator", "–", _versions())
    if not installed():
        raise missing("numba-cuda", "gpu")
    problem = driver_problem()
    if problem:
        raise refusal("gpu-none", DeviceError, problem=problem)
    driver, packages = cuda_versions()
    if driver[0] < packages[0]:
        known, wanted = (".".join(map(str, one)) for one in (driver, packages))
        raise refusal("gpu-driver", DeviceError, known=known, wanted=wanted)
    rules.go_compiled()
    name = cuda.get_current_device().name
    shown = name.decode() if isinstance(name, bytes) else name
    return Card(shown, ".".join(map(str, driver)), _versions())


def driver_problem() -> str:
    """Return why CUDA's driver finds no card, as one sentence; "" if it finds one."""
    from numba.cuda.cudadrv.driver import driver
    from numba.cuda.cudadrv.error import CudaSupportError

    with suppress(CudaSupportError):
        driver.ensure_initialized()
    problem = " ".join(str(driver.initialization_error or "").split())
    return problem.partition(". ")[0].rstrip(".:")


def cuda_versions() -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the CUDA versions that the driver knows and that the packages compile for."""
    from numba.cuda.cudadrv.driver import driver
    from numba.cuda.cudadrv.runtime import runtime

    return driver.get_version(), runtime.get_version()


def _versions() -> dict[str, str]:
    return {"numpy": np.__version__, "numba": numba.__version__, "numba-cuda": installed() or "–"}


def free_memory() -> int:
    """Return the number of free bytes of the card; a huge number in the simulator."""
    return int(min(cuda.current_context().get_memory_info()[0], HUGE))


def resident_threads() -> int:
    """Return the number of threads that the card runs at the same time."""
    if SIMULATED:
        return 0
    card = cuda.get_current_device()
    return int(card.MULTIPROCESSOR_COUNT * card.MAX_THREADS_PER_MULTIPROCESSOR)


@contextmanager
def _memory_errors() -> Iterator[None]:
    """Raise DeviceError if the card runs out of memory."""
    from numba.cuda.cudadrv import driver

    try:
        yield
    except getattr(driver, "CudaAPIError", ()) as error:  # the simulator has no such error
        if error.code in OUT_OF_MEMORY:
            raise refusal("gpu-memory-launch", DeviceError) from None
        raise


def to_card(array: np.ndarray) -> Any:
    """Return a copy of an array on the card. Raises DeviceError if its memory is full."""
    with _memory_errors():
        return cuda.to_device(array)


def new_array(shape: int | tuple[int, ...], dtype: Any) -> Any:
    """Return a new array on the card, not initialised. Raises DeviceError if its memory is full."""
    with _memory_errors():
        return cuda.device_array(shape, dtype)


def launch(kernel: Any, threads: int, block: int, *args: Any) -> None:
    """Run a kernel with at least this number of threads, and wait until it has finished.

    block: number of threads of a block.

    Raises DeviceError if the card has too little memory.
    """
    with _memory_errors():
        kernel[(threads + block - 1) // block, block](*args)
        cuda.synchronize()


def enqueue(kernel: Any, where: tuple[int, int, int], *args: Any) -> None:
    """Start a kernel, and do not wait.

    where: the minimum number of threads, the number of threads of a block, and the address of a
           CUDA stream (0: the default stream).

    Raises DeviceError if the card has too little memory.
    """
    threads, block, address = where
    with _memory_errors():
        stream = cuda.external_stream(address) if address else 0
        kernel[(threads + block - 1) // block, block, stream](*map(_argument, args))


def _argument(value: Any) -> Any:
    """Return an argument of a kernel; the simulator does not know tuples of arrays."""
    if not SIMULATED or not isinstance(value, tuple):
        return value
    from numba.cuda.simulator.cudadrv.devicearray import FakeWithinKernelCUDAArray

    return type(value)(*map(FakeWithinKernelCUDAArray, value))


def wait() -> None:
    """Wait until all work on the card has finished."""
    cuda.synchronize()


def torch_stream() -> int:
    """Return the address of the stream that Torch uses now; 0 if Torch does not use the card."""
    torch = sys.modules.get("torch")
    if torch is None or not torch.cuda.is_initialized():
        return 0
    return int(torch.cuda.current_stream().cuda_stream)


def on_card(array: Any) -> Any:
    """Return an array or tensor that lies on the card as an array for kernels, without a copy."""
    return cuda.as_cuda_array(array, sync=False)


# ---- kernels ---------------------------------------------------------------------------------


def kernel(function: Callable[..., Any]) -> Any:
    """Return a kernel, which is compiled for the card at its first launch."""
    return cuda.jit(function)


def device_function(function: Callable[..., Any]) -> Any:
    """Return a function for kernels; it becomes a part of each kernel that calls it."""
    return cuda.jit(device=True, forceinline=True)(function) if COMPILES else function


def run_instead(rule: Any, function: Any) -> None:
    """Make kernels run a device function instead of a compiled function of the rules.

    The simulator runs the rule itself.
    """
    if COMPILES:
        rule._CUDATypingContext__dispatcher = function  # where numba-cuda keeps its own


# ---- operations in kernels, each with its twin for the simulator -----------------------------


if not COMPILES:

    def record_type(dtype: np.dtype[Any]) -> Any:
        """Return the type of records that a kernel allocates."""
        return dtype

    def any_lane(condition: bool) -> bool:
        """Return the condition, because simulated threads do not run in warps."""
        return condition

    def words_of(records: Any) -> Any:
        """Return the int64 words of an array of records, one row for each record."""
        return records.view(np.int64).reshape(len(records), -1)

    def bytes_of(array: Any, rows: int, size: int) -> Any:
        """Return the first bytes of an array as int8[rows, size]."""
        return array.reshape(-1).view(np.int8)[: rows * size].reshape(rows, size)

    def flat_of(array: Any, words: int) -> Any:
        """Return the first bytes of an array as int64[words]."""
        return array.reshape(-1).view(np.int8)[: 8 * words].view(np.int64)

    def unsigned(index: int) -> int:
        """Return an index that is not negative; the code for negative indices is left out then."""
        return index

    def put_byte(out: Any, row: int, at: int, value: int) -> None:
        """Write a byte to out[row, at]."""
        out[row, at] = value

    def put_pair(out: Any, row: int, at: int, value: int) -> None:
        """Write the two lowest bytes of a value to out[row, at:], which has an even address."""
        out[row, at] = value & 127
        out[row, at + 1] = value >> 8 & 127

    class Pick:
        """The list that `pick` returns."""

        def __init__(self, place: np.ndarray, index: int) -> None:
            self._place, self._index = place, index

        def __len__(self) -> int:
            return ROOM

        def __setitem__(self, index: int, code: int) -> None:
            if index == self._index:
                self._place[0] = code

    def pick(place: np.ndarray, index: int) -> Pick:
        """Return a list that stores the code with this index in `place[0]`, and no other code."""
        return Pick(place, index)

else:
    from numba.cuda import config, cudadecl
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.datamodel import models
    from numba.cuda.extending import make_attribute_wrapper, register_model
    from numba.cuda.typing.npydecl import parse_dtype
    from numba.cuda.typing.templates import CallableTemplate

    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # small batches are no mistake

    def record_type(dtype: np.dtype[Any]) -> Any:
        """Return the type of records that a kernel allocates."""
        return numba.from_dtype(dtype)

    @device_function
    def any_lane(condition: bool) -> bool:
        """Return whether the condition holds in any thread of the warp; its threads meet here."""
        return cuda.any_sync(ALL_LANES, condition)

    @intrinsic
    def words_of(typingctx: Any, records: Any) -> Any:
        """Return the int64 words of an array of records, one row for each record."""
        width = records.dtype.size // 8
        result = types.Array(types.int64, 2, "C")

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            given = context.make_array(signature.args[0])(context, builder, args[0])
            made = context.make_array(result)(context, builder)
            rows = cgutils.unpack_tuple(builder, given.shape)[0]
            size = [context.get_constant(types.intp, one) for one in (width, 8 * width, 8)]
            word = context.get_value_type(types.CPointer(types.int64))
            arrayobj.populate_array(
                made,
                data=builder.bitcast(given.data, word),
                shape=cgutils.pack_array(builder, [rows, size[0]]),
                strides=cgutils.pack_array(builder, size[1:]),
                itemsize=size[2],
                meminfo=None,
            )
            return made._getvalue()

        return result(records), generate

    def _viewed(context: Any, builder: Any, given: Any, result: Any, sizes: Any) -> Any:
        """Return an array of another type that shares the memory of a contiguous array.

        sizes: the shape, as values of the type intp.
        """
        data = context.make_array(given[0])(context, builder, given[1]).data
        made = context.make_array(result)(context, builder)
        item = context.get_constant(types.intp, result.dtype.bitwidth // 8)
        strides = [builder.mul(item, one) for one in sizes[1:]] + [item]
        kind = context.get_value_type(types.CPointer(result.dtype))
        arrayobj.populate_array(
            made,
            data=builder.bitcast(data, kind),
            shape=cgutils.pack_array(builder, sizes),
            strides=cgutils.pack_array(builder, strides),
            itemsize=item,
            meminfo=None,
        )
        return made._getvalue()

    @intrinsic
    def bytes_of(typingctx: Any, array: Any, rows: Any, size: Any) -> Any:
        """Return the first bytes of an array as int8[rows, size]."""
        result = types.Array(types.int8, 2, "C")

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            sizes = [context.cast(builder, args[k], signature.args[k], types.intp) for k in (1, 2)]
            return _viewed(context, builder, (signature.args[0], args[0]), result, sizes)

        return result(array, rows, size), generate

    @intrinsic
    def flat_of(typingctx: Any, array: Any, words: Any) -> Any:
        """Return the first bytes of an array as int64[words]."""
        result = types.Array(types.int64, 1, "C")

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            size = context.cast(builder, args[1], signature.args[1], types.intp)
            return _viewed(context, builder, (signature.args[0], args[0]), result, [size])

        return result(array, words), generate

    @intrinsic
    def unsigned(typingctx: Any, index: Any) -> Any:
        """Return an index that is not negative; the code for negative indices is left out then."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return context.cast(builder, args[0], signature.args[0], types.uint64)

        return types.uint64(index), generate

    def _put(bits: int) -> Any:
        """Return an operation (out, row, at, value) that writes the lowest bits of a value to the
        bytes out[row, at:], without the checks of an index."""

        def put(typingctx: Any, out: Any, row: Any, at: Any, value: Any) -> Any:
            def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
                kinds = signature.args
                given = context.make_array(kinds[0])(context, builder, args[0])
                to, place = (context.cast(builder, args[k], kinds[k], types.intp) for k in (1, 2))
                stride = cgutils.unpack_tuple(builder, given.strides)[0]
                start = builder.add(builder.mul(to, stride), place)
                kind = ir.IntType(bits)
                whole = context.cast(builder, args[3], kinds[3], types.int64)
                byte = builder.gep(given.data, [start])
                pointer = builder.bitcast(byte, ir.PointerType(kind))
                builder.store(builder.trunc(whole, kind), pointer, align=bits // 8)
                return context.get_dummy_value()

            return types.void(out, row, at, value), generate

        return intrinsic(put)

    put_byte, put_pair = _put(8), _put(16)

    class PickType(types.Type):  # type: ignore[misc]
        """The type of a `pick`."""

        def __init__(self) -> None:
            super().__init__("Pick")

    PICK = PickType()
    PLACE = types.Array(types.int64, 1, "C")

    @register_model(PickType)
    class PickModel(models.StructModel):  # type: ignore[misc]
        """A pick has two members: the index of its code, and an array that receives the code."""

        def __init__(self, manager: Any, kind: Any) -> None:
            super().__init__(manager, kind, [("place", PLACE), ("index", types.int64)])

    make_attribute_wrapper(PickType, "place", "place")
    make_attribute_wrapper(PickType, "index", "index")

    @intrinsic
    def pick(typingctx: Any, place: Any, index: Any) -> Any:
        """Return a list that stores the code with this index in `place[0]`, and no other code."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            made = cgutils.create_struct_proxy(PICK)(context, builder)
            made.place = args[0]
            made.index = context.cast(builder, args[1], signature.args[1], types.int64)
            return made._getvalue()

        return PICK(PLACE, index), generate

    @overload(len)
    def _len(codes):  # type: ignore[no-untyped-def]
        return (lambda codes: ROOM) if isinstance(codes, PickType) else None

    @overload(operator.setitem, jit_options={"forceinline": True})
    def _setitem(codes, index, code):  # type: ignore[no-untyped-def]
        def store(codes, index, code):  # type: ignore[no-untyped-def]
            if index == codes.index:
                codes.place[0] = code

        return store if isinstance(codes, PickType) else None

    # ---- np.zeros of a constant shape, which numba-cuda only knows with a memory manager

    @cudadecl.registry.register_global(np.zeros)
    class Zeros(CallableTemplate):  # type: ignore[misc]
        """The type of `np.zeros` of a constant shape."""

        key = np.zeros

        def generic(self) -> Any:
            def typer(shape: Any, dtype: Any) -> Any:
                sizes = (shape,) if isinstance(shape, types.Integer) else tuple(shape)
                if all(isinstance(size, types.IntegerLiteral) for size in sizes):
                    return types.Array(parse_dtype(dtype), len(sizes), "C")
                return None

            return typer

    @cudaimpl.registry.lower(np.zeros, types.IntegerLiteral, types.Any)
    @cudaimpl.registry.lower(np.zeros, types.BaseTuple, types.Any)
    def _zeros(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        shape, kind = signature.args[0], signature.return_type.dtype
        sizes = [
            size.literal_value for size in (shape if signature.return_type.ndim > 1 else [shape])
        ]
        array = cudaimpl._generic_array(
            context, builder, sizes, kind, "zeros", nvvm.ADDRSPACE_LOCAL
        )
        data = context.make_array(signature.return_type)(context, builder, array).data
        n = context.get_constant(types.intp, reduce(operator.mul, sizes))
        with cgutils.for_range(builder, n) as loop:
            builder.store(context.get_constant(kind, 0), builder.gep(data, [loop.index]))
        return array
