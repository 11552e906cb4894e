"""Many games at once, for programs that learn: `clubsuit.vector`.

docs/environments.md is the guide. The rules and the numbers of actions are in `games/`, the
compiled loops in `envs/loops.py`; this module has the arrays and the checks.
"""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np

from clubsuit.actions import read_action
from clubsuit.arguments import checked_number, checked_seat, checked_seed
from clubsuit.envs.loops import NO_BOT, RANDOM, RULE
from clubsuit.envs.processor import SAVED, Observe, ProcessorRows, layout
from clubsuit.errors import TurnError, excerpt
from clubsuit.game import Game, load
from clubsuit.games.encoding import Encoding
from clubsuit.games.state import Action, State
from clubsuit.texts import refusal
from clubsuit.upwards import answer

MOST_ROWS, MOST_THREADS, MOST_HANDS = 1 << 24, 1 << 10, 1 << 31
DEVICES = ("cpu", "cuda")
OBSERVE = ("view", "nothing", "perfect-information")
BOTS = {"random": RANDOM, "rule": RULE}


def vector(
    game: str,
    n: int,
    *,
    hands: int | None = 1,
    num_threads: int = 1,
    device: str = "cpu",
    observe: Observe = "view",
    bots: Mapping[int, str] | None = None,
    **options: Any,
) -> "VectorEnvironment":
    """Return an environment of n games that are played at the same time, one step each at a time.

    game:        the game's name.
    n:           number of games, at most 16,777,216.
    hands:       number of hands in an episode; None to play whole games.
    num_threads: number of threads; the results do not depend on it.
    device:      "cpu", or "cuda" for an NVIDIA GPU (see docs/environments.md); it needs the extra
                 `gpu`, and has neither bots nor threads.
    observe:     "view" for observations; "nothing" to save their time; "perfect-information" for
                 observations and, in addition, everything hidden, for critics only.
    bots:        by seat: "random" or "rule", which then decides for this seat.
    options:     options of the game, as in `clubsuit.load`.

    Raises NotationError for an invalid argument, TurnError for an unknown seat, the errors of
    `clubsuit.load`, and with "cuda" those of `clubsuit.gpu.GameBatch`.

    >>> env = vector("clubs-whist", 2)
    >>> env.reset(seed=7)
    >>> env.text(0, 52), env.masks.shape, env.observations.shape
    ('keep', (2, 54), (2, 502))
    >>> env.step(env.random_actions())
    >>> env.turns, env.rewards.tolist(), env.dones.tolist()
    (array([1, 0], dtype=int8), [[0, 0, 0], [0, 0, 0]], [False, False])
    """
    if device not in DEVICES:
        raise refusal("vector-device", given=excerpt(device), known=", ".join(DEVICES))
    if observe not in OBSERVE:
        raise refusal("vector-observe", given=excerpt(observe), known=", ".join(OBSERVE))
    chosen = load(game, **options)
    rows = checked_number(n, "n", 1, MOST_ROWS)
    most = 0 if hands is None else checked_number(hands, "hands", 1, MOST_HANDS)
    threads = checked_number(num_threads, "num_threads", 1, MOST_THREADS)
    kinds = _kinds(chosen, bots or {})
    sizes = layout(chosen, encoding_of(chosen), rows, observe)
    if device == "cpu":
        return VectorEnvironment(chosen, ProcessorRows(chosen, sizes, most, kinds, threads))
    for name, asked in (("bots", np.any(kinds != NO_BOT)), ("num_threads", threads > 1)):
        if asked:
            raise refusal("vector-cpu-only", name=name)
    return VectorEnvironment(chosen, answer("vector-on-card", chosen, sizes, most))


def _kinds(game: Game, bots: Mapping[int, str]) -> np.ndarray:
    """Return who decides for each seat."""
    if not isinstance(bots, Mapping):
        raise refusal("vector-bots", given=excerpt(bots), known=", ".join(BOTS))
    kinds = np.full(game.seats, NO_BOT, np.int64)
    for seat, name in bots.items():
        if not isinstance(name, str) or name not in BOTS:
            raise refusal("vector-bots", given=excerpt(name), known=", ".join(BOTS))
        kinds[checked_seat(seat, game.seats)] = BOTS[name]
    if np.all(kinds != NO_BOT):
        raise refusal("vector-all-bots")
    return kinds


class VectorEnvironment:
    """Games that are played at the same time; see `vector`.

    All arrays are written in place: `reset` and `step` change their contents, never the arrays, so
    a view of them in another library (DLPack) stays valid. With `device="cuda"` they lie on the
    card. They have `__cuda_array_interface__`, so Torch, JAX and CuPy read them without a copy, and
    `copy_to_host`, which returns a NumPy array.

    >>> env = vector("ruby-dame", 3, bots={1: "rule", 3: "rule"})
    >>> env.reset(seed=7)
    >>> env.n, env.seats, env.observations.dtype, env.rewards.shape
    (3, 4, dtype('int8'), (3, 4))
    >>> env.step(env.random_actions())
    >>> set(env.turns.tolist()) <= {0, 2}
    True
    """

    def __init__(self, game: Game, engine: ProcessorRows) -> None:
        """Use `vector` instead of this constructor.

        engine: what has the arrays and computes them, on the processor or on a card.
        """
        self.game = game
        """The game with its options."""
        self.encoding = encoding_of(game)
        """The meaning of ids and observations."""
        self._engine = engine
        self._rows = engine.rows
        self.n = engine.n
        """The number of rows: games that are played at the same time."""
        self.seeds = np.zeros(self.n, np.int64)
        """By row: the seed of its first game, int64. `game.new(seed)` has the same cards."""
        self._started = False

    @property
    def name(self) -> str:
        """The name with the version of ids and observations, for example "clubs_whist_v0"."""
        return name_of(self.game)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.game.seats

    @property
    def stream(self) -> int | None:
        """On a GPU: the address of the CUDA stream to work on.

        None: Torch's current stream, or the default stream if Torch does not use the card.
        """
        return self._engine.stream

    @stream.setter
    def stream(self, address: int | None) -> None:
        self._engine.stream = address

    # ---- arrays

    @property
    def observations(self) -> np.ndarray:
        """By row: the observation of the seat to act, int8[n, size].

        TurnError if there are none.
        """
        return self._there(self._rows.observations, "vector-no-observations")

    @property
    def perfect_information(self) -> np.ndarray:
        """By row: the observation, then everything hidden, int8[n, size]; for critics only.

        TurnError unless the environment was made with `observe="perfect-information"`.
        """
        return self._there(self._rows.perfect, "vector-no-perfect")

    def _there(self, array: np.ndarray, key: str) -> np.ndarray:
        if not array.shape[1]:
            raise refusal(key, TurnError)
        return array

    @property
    def masks(self) -> np.ndarray:
        """By row and id: whether the seat to act may choose the id, bool[n, ids]."""
        return self._rows.masks

    @property
    def turns(self) -> np.ndarray:
        """By row: the seat to act, int8[n]."""
        return self._rows.turns

    @property
    def rewards(self) -> np.ndarray:
        """By row and seat: the score of a hand that the last step ended, in points of the game;
        otherwise 0. int32[n, seats]."""
        return self._rows.rewards

    @property
    def dones(self) -> np.ndarray:
        """By row: whether the last step ended an episode, bool[n]. The next one has already
        begun."""
        return self._rows.dones

    @property
    def states(self) -> np.ndarray:
        """By row: the complete state with all hidden cards, a record of the game; never show it to
        a player."""
        return self._rows.states

    @property
    def partials(self) -> np.ndarray:
        """By row: the steps of a decision that is not complete yet, or 0; int64[n]."""
        return self._rows.partials

    # ---- playing

    def reset(self, seed: int | None = None) -> None:
        """Start a new game in each row.

        seed: an int64 that determines all games of all rows; by default it is random. Row i does
              not depend on the number of rows. Raises NotationError for any other value.
        """
        known = secrets.randbits(62) if seed is None else checked_seed(seed)
        words = np.random.SeedSequence(known & (1 << 64) - 1).generate_state(self.n, np.uint64)
        self.seeds[:] = words.view(np.int64)
        self._started = True
        self._engine.begin(self.seeds)

    def step(self, actions: Any) -> None:
        """Carry out an id in each row, and then everything up to the next decision.

        actions: an integer array (or anything that NumPy makes one of) with an id for each row; on
                 a GPU also an int64 or int32 array or tensor on the card.

        `rewards` and `dones` belong to this step. A finished episode is followed by the next one in
        the same step, so `observations`, `masks` and `turns` always belong to the next decision.

        Raises NotationError for an array of another type or shape, RuleError for an id that is not
        legal, and TurnError before the first `reset`. Nothing has changed then. On a GPU, the call
        only starts the work; an id that is not legal changes nothing in its row, and `check`
        reports it.
        """
        self._must_have_started()
        self._engine.step(actions)

    def random_actions(self) -> Any:
        """Return a random legal id for each row, each with the same probability.

        Each row has a generator of its own. The result is always the same array.
        """
        self._must_have_started()
        return self._engine.random_actions()

    def check(self) -> None:
        """Wait for the GPU, and raise RuleError if an id of the steps so far was not legal.

        The error names the first such row. Later calls report only later steps. On the processor,
        `step` has already checked its ids, and this method does nothing.
        """
        self._engine.check()

    def _must_have_started(self) -> None:
        if not self._started:
            raise refusal("vector-reset", TurnError)

    # ---- one row

    def view(self, row: int) -> State:
        """Return the record that the seat to act may see, like `clubsuit.View.state`.

        row: the number of the row, from 0. Raises NotationError for any other value, and TurnError
             before the first `reset`.
        """
        s, _ = self._one(row)
        seen = np.zeros(1, self.game.rules.dtype)
        self.game.rules.view(s, int(s.turn), seen[0])
        return seen[0]

    def text(self, row: int, action: int) -> str:
        """Return an id in the notation of records; if steps are missing, the name of the id.

        row:    the number of the row.
        action: the id.

        Raises RuleError if the id is not legal, and the errors of `view`.
        """
        s, partial = self._one(row)
        _, code = self.encoding.choose(s, action, partial)
        if code is None:
            return self.encoding.explain(action)
        return self.game.rules.words.text(s, Action(code))

    def action(self, row: int, text: str) -> int:
        """Return the next id for a decision in the notation of records.

        row:  the number of the row.
        text: the decision.

        Raises the errors of `view` and of `clubsuit.Play.read`, and RuleError if the steps so far
        do not fit.
        """
        s, partial = self._one(row)
        code = read_action(self.game.rules, s, text, None, ()).code
        return self.encoding.ids_of(s, code, partial)[0]

    def _one(self, row: int) -> tuple[State, int]:
        """Return the state of a row and its steps so far."""
        self._must_have_started()
        return self._engine.one(checked_number(row, "row", 0, self.n - 1))

    # ---- saving

    def state_dict(self) -> dict[str, np.ndarray]:
        """Return copies of everything that a run needs to continue exactly: arrays by name.

        They have the types of the arrays of this class; `generators` is int64. Raises TurnError
        before the first `reset`.
        """
        self._must_have_started()
        return {"seeds": self.seeds.copy(), **self._engine.copies()}

    def load_state_dict(self, saved: Mapping[str, np.ndarray]) -> None:
        """Continue from `saved`, the result of `state_dict` of an environment that was made with
        the same arguments.

        Raises NotationError for arrays of another type or shape; nothing has changed then. The
        contents of the arrays are not checked.
        """
        arrays: dict[str, Any] = {"seeds": self.seeds, **self._rows._asdict()}
        for name in SAVED:
            given = saved.get(name) if isinstance(saved, Mapping) else None
            own = arrays[name]
            fits = isinstance(given, np.ndarray) and (given.dtype, given.shape) == (
                own.dtype,
                own.shape,
            )
            if not fits:
                raise refusal("vector-saved", name=name)
        self._started = True
        self.seeds[:] = saved["seeds"]
        self._engine.restore(saved)

    def __repr__(self) -> str:
        return f"<{self.name}: {self.n} games of {self.game.label}>"


def encoding_of(game: Game) -> Encoding:
    """Return the encoding of a game. Raises NotationError if it has none."""
    if game.rules.encoding is None:
        raise refusal("vector-no-encoding", game=game.id)
    return game.rules.encoding


def name_of(game: Game) -> str:
    """Return the name of a game with the version of its ids and observations.

    >>> name_of(load("ruby-dame"))
    'ruby_dame_v0'
    """
    return f"{game.id.replace('-', '_')}_v{encoding_of(game).version}"
