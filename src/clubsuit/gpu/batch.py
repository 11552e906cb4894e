"""Many games of one kind on an NVIDIA GPU."""

from typing import Any

import numpy as np

from clubsuit.arguments import checked_number, checked_seed
from clubsuit.errors import DeviceError
from clubsuit.game import Game
from clubsuit.random_numbers import WORDS
from clubsuit.texts import refusal

MOST_GAMES = 1 << 30
MOST_DECISIONS = 1 << 40

SPARE_BYTES = 256 << 20
"""Memory of the card that a batch leaves free for the driver and the code."""

STACK_BYTES = 1 << 10
"""Maximum size of what a thread keeps in local memory in addition to its record."""


class GameBatch:
    """Games of one kind on an NVIDIA GPU, played at random.

    Each game is a record of the game's own type, as on the processor, and has a generator for its
    choices. `states` and `generators` copy them to the processor's memory, where all functions for
    records take them: `Rules.legal`, `Rules.view` and all others.

    The results are the same bytes as those of `Rules.play_randomly`. Game number i is
    `game.table(seed + i).state`, and its generator is `generator(seed + i, CHOICES)`.

    >>> import clubsuit
    >>> GameBatch(clubsuit.load("clubs-whist"), 0)
    Traceback (most recent call last):
    ...
    clubsuit.errors.NotationError: "number" must be a whole number from 1 to 1,073,741,824, not 0

    With a card:

    >>> batch = GameBatch(clubsuit.load("clubs-whist"), 1_000_000)  # doctest: +SKIP
    >>> batch.play(100)  # doctest: +SKIP
    >>> len(batch), batch.states().dtype == batch.game.rules.dtype  # doctest: +SKIP
    (1000000, True)
    """

    def __init__(self, game: Game, number: int, seed: int = 1) -> None:
        """Start new games on the card, before their first deals.

        game:   the game with its options.
        number: the number of games.
        seed:   the seed of the first game; each other game has the next seed.

        Raises NotationError for an invalid number or seed, and if numba-cuda is not installed.
        Raises DeviceError if there is no card, if its driver is too old, or if the games do not fit
        into its memory.
        """
        number = checked_number(number, "number", 1, MOST_GAMES)
        seed = checked_seed(seed)
        checked_seed(seed + number - 1)
        self._open(game, number)
        model = np.zeros(1, game.rules.dtype)
        game.rules.start(model[0], game.options, 0)
        self._states = self._card.new_array(number, game.rules.dtype)
        self._rngs = self._card.new_array((number, WORDS), np.int64)
        begin = self._kernels.begin_kernel(game.rules.dtype)
        self._launch(begin, self._states, self._rngs, self._card.to_card(model), seed, self._words)

    def _open(self, game: Game, number: int) -> None:
        """Find the card, and check that the games fit into its memory."""
        from clubsuit.gpu import compiler, kernels  # these import Numba

        self.game = game
        self.card = compiler.open_card()
        """The card: a `compiler.Card`."""
        self._card, self._kernels = compiler, kernels
        self._words = game.rules.dtype.itemsize // 8
        fits = self._room()
        if number > fits:
            raise refusal("gpu-memory", DeviceError, games=number, fits=fits)
        self._made = compiler.new_array(number, np.int64)

    def _room(self) -> int:
        """Return the number of games that fit into the free memory of the card."""
        size: int = self.game.rules.dtype.itemsize
        spare = SPARE_BYTES
        if not self._kernels.in_shared_memory(self.game.rules.dtype):
            spare += self._card.resident_threads() * (size + STACK_BYTES)
        free = self._card.free_memory() - spare
        return max(0, free // (size + 8 * WORDS + 8))

    def put(self, states: np.ndarray, generators: np.ndarray) -> None:
        """Replace all games by copies of these.

        states:     as many records of the game as the batch has.
        generators: their generators, int64[number, WORDS].

        Raises NotationError for arrays of another type or shape.
        """
        good = states.dtype == self.game.rules.dtype and states.shape == (len(self),)
        if not good or generators.dtype != np.int64 or generators.shape != (len(self), WORDS):
            raise refusal("gpu-arrays", number=len(self), game=self.game.id, words=WORDS)
        self._states = self._card.to_card(np.ascontiguousarray(states))
        self._rngs = self._card.to_card(np.ascontiguousarray(generators))

    def __len__(self) -> int:
        """Return the number of games."""
        return len(self._states)

    def play(self, decisions: int) -> None:
        """Make this number of random `decisions` in each game; start a new game after each end.

        Raises NotationError for an invalid number.
        """
        self._play(decisions, True)

    def finish(self, decisions: int = MOST_DECISIONS) -> None:
        """Play each game at random to its end, or until it has made this number of `decisions`.

        Raises NotationError for an invalid number.
        """
        self._play(decisions, False)

    def _play(self, decisions: int, endless: bool) -> None:
        decisions = checked_number(decisions, "decisions", 0, MOST_DECISIONS)
        play = self._kernels.play_kernel(self.game.rules.dtype)
        arrays = self._states, self._rngs, self._made
        self._launch(play, *arrays, decisions, endless, self._words)

    def _launch(self, kernel: Any, *args: Any) -> None:
        block = self._kernels.block_of(self.game.rules.dtype)
        self._card.launch(kernel, len(self), block, *args)

    def states(self) -> np.ndarray:
        """Return a copy of all games, records of the game's type, in the processor's memory."""
        return self._states.copy_to_host()

    def generators(self) -> np.ndarray:
        """Return a copy of all generators, int64[number, WORDS], in the processor's memory."""
        return self._rngs.copy_to_host()

    def made(self) -> np.ndarray:
        """Return by game the number of decisions that the last `play` or `finish` made, int64."""
        return self._made.copy_to_host()
