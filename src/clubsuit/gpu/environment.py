"""The rows of `clubsuit.vector` on an NVIDIA GPU: the arrays, their checks and the launches."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from clubsuit.envs.loops import Rows
from clubsuit.envs.processor import SAVED, Layout, as_ids, new_game
from clubsuit.errors import DeviceError, RuleError, excerpt
from clubsuit.game import Game
from clubsuit.games.state import State
from clubsuit.gpu.batch import SPARE_BYTES, STACK_BYTES
from clubsuit.texts import refusal

INTEGERS = ("i8", "i4")
"""The types of actions on the card, without their byte order."""


class CardRows:
    """The rows of an environment on a card, with the methods of `envs.processor.ProcessorRows`."""

    def __init__(self, game: Game, sizes: Layout, hands: int) -> None:
        """Create the arrays; `begin` or `restore` fills them.

        hands: as in `envs.loops.Plan`.

        Raises the errors of `clubsuit.gpu.GameBatch`.
        """
        from clubsuit.gpu import compiler, rows  # these import Numba

        self._card, self._kernels = compiler, rows
        self.card = compiler.open_card()
        """The card: a `compiler.Card`."""
        self.stream: int | None = None
        """The address of the CUDA stream to work on; see `VectorEnvironment.stream`."""
        self._dtype = game.rules.dtype
        self._words = self._dtype.itemsize // 8
        self._hands = hands
        self.n = int(sizes["turns"][0])  # type: ignore[arg-type]
        self._must_fit(sizes)
        self.rows = Rows(**{name: compiler.new_array(*one) for name, one in sizes.items()})
        size, width = self.rows.observations.shape[1], self.rows.ids.shape[1]
        self._block = rows.block_of(self._dtype, size)[0]
        ids = self.rows.masks.shape[1]
        self._step = rows.step_kernel(self._dtype, size, width, ids)
        self._refused = compiler.to_card(np.full(1, rows.NOTHING_REFUSED, np.int64))
        self._model = compiler.to_card(new_game(game))
        self._random = compiler.new_array(self.n, np.int64)
        self._given: Any = None
        self._key: Any = None

    def _must_fit(self, sizes: Layout) -> None:
        """Raise DeviceError unless the rows fit into the free memory of the card."""
        size = sum(_bytes(shape, kind) for shape, kind in sizes.values()) // self.n + 16
        threads = self._card.resident_threads()
        spare = SPARE_BYTES + threads * (2 * self._dtype.itemsize + STACK_BYTES)
        fits = max(0, (self._card.free_memory() - spare) // size)
        if self.n > fits:
            raise refusal("gpu-memory", DeviceError, games=self.n, fits=fits)

    # ---- playing

    def begin(self, seeds: np.ndarray) -> None:
        """Start a new game in each row, from its seed, and show the first decisions."""
        self._card.wait()
        begin = self._kernels.begin_kernel(self._dtype)
        self._launch(begin, self.rows, self._model, self._card.to_card(seeds), self._words)
        self._advance(self._random, False)
        self._card.wait()

    def step(self, actions: Any) -> None:
        """Start to carry out an id in each row; `check` reports an id that is not legal.

        Raises NotationError for an array of another type or shape.
        """
        self._advance(self._on_card(actions), True)

    def random_actions(self) -> Any:
        """Return a random legal id for each row, as `ProcessorRows` does."""
        self._launch(self._kernels.choose_kernel(), self.rows.ids, self.rows.rngs, self._random)
        return self._random

    def check(self) -> None:
        """Wait for the card; raise RuleError if an id since the last call was not legal."""
        self._card.wait()
        kernels = self._kernels
        refused = int(self._refused.copy_to_host()[0])
        if refused == kernels.NOTHING_REFUSED:
            return
        self._refused.copy_to_device(np.full(1, kernels.NOTHING_REFUSED, np.int64))
        row, number = refused >> kernels.ROW_BITS, refused & (1 << kernels.ROW_BITS) - 1
        given = excerpt(number + kernels.LEAST_ID)
        raise refusal("vector-illegal", RuleError, row=row, given=given)

    def _on_card(self, actions: Any) -> Any:
        """Return actions as an array for kernels; the last array of the caller is remembered."""
        if actions is self._random:
            return actions
        there = getattr(actions, "__cuda_array_interface__", None)
        if not isinstance(there, dict):
            chosen = as_ids(actions, self.n)
            self._card.wait()
            return self._card.to_card(chosen)
        key = there["data"], there["shape"], there["typestr"], there.get("strides")
        if key != self._key:
            if there["typestr"][1:] not in INTEGERS or tuple(there["shape"]) != (self.n,):
                given = f"{there['typestr']} {tuple(there['shape'])}"
                raise refusal("vector-actions", n=self.n, given=excerpt(given))
            self._given, self._key = self._card.on_card(actions), key
        return self._given

    def _advance(self, actions: Any, stepping: bool) -> None:
        numbers = self._hands, self._words, stepping
        self._launch(self._step, self.rows, actions, self._refused, *numbers)

    def _launch(self, kernel: Any, *args: Any) -> None:
        stream = self._card.torch_stream() if self.stream is None else self.stream
        self._card.enqueue(kernel, (self.n, self._block, stream), *args)

    # ---- reading and writing from outside

    def one(self, row: int) -> tuple[State, int]:
        """Return a copy of the state of a row, and its steps so far. Raises as `check`."""
        self.check()
        arrays: Any = self.rows
        state, partial = arrays.states[row : row + 1], arrays.partials[row : row + 1]
        return state.copy_to_host()[0], int(partial.copy_to_host()[0])

    def copies(self) -> dict[str, np.ndarray]:
        """Return copies of the arrays of `SAVED`, in the processor's memory. Raises as `check`."""
        self.check()
        return {name: getattr(self.rows, name).copy_to_host() for name in SAVED[1:]}

    def restore(self, saved: Mapping[str, np.ndarray]) -> None:
        """Copy saved arrays to the card, and show the next decisions."""
        self._card.wait()
        for name in SAVED[1:]:
            getattr(self.rows, name).copy_to_device(np.ascontiguousarray(saved[name]))
        self._advance(self._random, False)
        self._card.wait()


def _bytes(shape: int | tuple[int, ...], kind: Any) -> int:
    return int(np.prod(shape)) * np.dtype(kind).itemsize
