"""The arrays of an environment in the processor's memory, and the threads that compute them."""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, TypeAlias

import numpy as np

from clubsuit.envs import loops
from clubsuit.envs.loops import ALL_LEGAL, NO_BOT, RNGS, Plan, Rows, Scratch
from clubsuit.errors import RuleError, excerpt
from clubsuit.game import Game
from clubsuit.games.encoding import Encoding
from clubsuit.games.state import NOBODY, State
from clubsuit.random_numbers import WORDS
from clubsuit.texts import refusal

Observe: TypeAlias = Literal["view", "nothing", "perfect-information"]
Layout: TypeAlias = Mapping[str, tuple[int | tuple[int, ...], Any]]
"""The shape and the type of each array of `Rows`."""

SAVED = ("seeds", "states", "partials", "hands", "rngs", "rewards", "dones")
"""The arrays of a saved environment. The seeds belong to the environment, the others to `Rows`."""


def layout(game: Game, encoding: Encoding, n: int, observe: Observe) -> Layout:
    """Return the shape and the type of each array of n rows."""
    size = 0 if observe == "nothing" else encoding.observation_size
    perfect = encoding.perfect_information_size if observe == "perfect-information" else 0
    return {
        "states": (n, game.rules.dtype),
        "partials": (n, np.int64),
        "hands": (n, np.int64),
        "rngs": ((n, RNGS, WORDS), np.int64),
        "ids": ((n, encoding.words), np.int64),
        "masks": ((n, encoding.actions), np.bool_),
        "turns": (n, np.int8),
        "rewards": ((n, game.seats), np.int32),
        "dones": (n, np.bool_),
        "observations": ((n, size), np.int8),
        "perfect": ((n, perfect), np.int8),
    }


def new_game(game: Game) -> np.ndarray:
    """Return an array of one record: a game before its first deal, with the options."""
    new = np.zeros(1, game.rules.dtype)
    game.rules.start(new[0], game.options, 0)
    return new


def as_ids(actions: Any, n: int) -> np.ndarray:
    """Return actions as int64[n]. Raises NotationError for another type or shape."""
    chosen = _array(actions)
    if chosen.dtype.kind not in "iu" or chosen.shape != (n,):
        raise refusal("vector-actions", n=n, given=excerpt(actions))
    return np.ascontiguousarray(chosen, np.int64)


def _array(actions: Any) -> np.ndarray:
    """Return actions as an array; an array of another type or shape for what NumPy cannot read."""
    try:
        return np.asarray(actions)
    except Exception:  # lists of different lengths, tensors of other devices
        return np.zeros(0)


class ProcessorRows:
    """The rows of an environment, in the processor's memory."""

    def __init__(
        self, game: Game, sizes: Layout, hands: int, kinds: np.ndarray, num_threads: int
    ) -> None:
        """Create the arrays; `begin` or `restore` fills them.

        hands and kinds: as in `Plan`.
        """
        self.rows = Rows(**{name: np.zeros(*one) for name, one in sizes.items()})
        self.rows.turns[:] = NOBODY
        self.n = len(self.rows.turns)
        self.stream: int | None = None
        """Not used here."""
        self._plan = Plan(new_game(game), hands, kinds)
        self._beside_bots = bool(np.any(kinds != NO_BOT))
        self._num_threads = num_threads
        self._scratch = [_scratch(game) for _ in range(num_threads)]
        self._pool = ThreadPoolExecutor(num_threads - 1) if num_threads > 1 else None
        self._random = np.zeros(self.n, np.int64)

    def begin(self, seeds: np.ndarray) -> None:
        """Start a new game in each row, from its seed, and show the first decisions."""
        self._each(
            lambda k, first, last: loops.begin_rows(self.rows, self._plan, seeds, first, last)
        )
        self._show()

    def step(self, actions: Any) -> None:
        """Carry out an id in each row, and show the next decisions.

        Raises NotationError and RuleError for invalid actions.
        """
        chosen = self._checked(actions)
        if self._beside_bots:
            self._each(
                lambda k, first, last: loops.take_rows(self.rows, self._plan, chosen, first, last)
            )
            self._show()
        else:
            self._each(
                lambda k, first, last: loops.step_rows(
                    self.rows, self._plan, self._scratch[k], chosen, first, last
                )
            )

    def random_actions(self) -> np.ndarray:
        """Return a random legal id for each row."""
        self._each(lambda k, first, last: loops.choose_rows(self.rows, self._random, first, last))
        return self._random

    def check(self) -> None:
        """Do nothing: `step` has already checked its ids."""

    def _checked(self, actions: Any) -> np.ndarray:
        chosen = as_ids(actions, self.n)
        row = int(loops.check_actions(chosen, self.rows.masks.shape[1], self.rows.ids))
        if row != ALL_LEGAL:
            raise refusal("vector-illegal", RuleError, row=row, given=excerpt(chosen[row].item()))
        return chosen

    def _show(self) -> None:
        """Let bots decide, and write everything about the next decisions."""
        if self._beside_bots:
            self._each(
                lambda k, first, last: loops.play_bots(
                    self.rows, self._plan, self._scratch[k], first, last
                )
            )
        self._show_rows()

    def _show_rows(self) -> None:
        self._each(lambda k, first, last: loops.show_rows(self.rows, self._scratch[k], first, last))

    def _each(self, work: Callable[[int, int, int], None]) -> None:
        """Do some work for all rows; each thread takes an equal share.

        work: function (k, first, last) that does the work of thread k for some rows.
        """
        if self._pool is None:
            work(0, 0, self.n)
            return
        ends = [self.n * k // self._num_threads for k in range(self._num_threads + 1)]
        shares = list(zip(range(self._num_threads), ends, ends[1:], strict=False))
        others = [self._pool.submit(work, *share) for share in shares[1:]]
        work(*shares[0])
        for other in others:
            other.result()

    # ---- reading and writing from outside

    def one(self, row: int) -> tuple[State, int]:
        """Return the state of a row and its steps so far."""
        return self.rows.states[row], int(self.rows.partials[row])

    def copies(self) -> dict[str, np.ndarray]:
        """Return copies of the arrays of `SAVED`."""
        return {name: getattr(self.rows, name).copy() for name in SAVED[1:]}

    def restore(self, saved: Mapping[str, np.ndarray]) -> None:
        """Copy saved arrays into the rows, and show the next decisions."""
        for name in SAVED[1:]:
            getattr(self.rows, name)[:] = saved[name]
        self._show_rows()


def _scratch(game: Game) -> Scratch:
    most = game.rules.max_legal
    return Scratch(
        np.zeros(2, game.rules.dtype), np.zeros(most, np.int64), np.zeros(most, np.float64)
    )
