"""Many games at once, for programs that learn: `clubsuit.vector`.

docs/environments.md is the guide. The rules and the numbers of actions are in `games/`, the
compiled loops in `envs/loops.py`; this module has the arrays and the checks.
"""

import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, TypeAlias

import numpy as np

from clubsuit.actions import read_action
from clubsuit.arguments import checked_number, checked_seat, checked_seed
from clubsuit.envs import loops
from clubsuit.envs.loops import ALL_LEGAL, NO_BOT, RANDOM, RNGS, RULE, Plan, Rows, Scratch
from clubsuit.errors import RuleError, TurnError, excerpt
from clubsuit.game import Game, load
from clubsuit.games.encoding import Encoding
from clubsuit.games.state import NOBODY, Action, State
from clubsuit.random_numbers import WORDS
from clubsuit.texts import refusal

MOST_ROWS, MOST_THREADS, MOST_HANDS = 1 << 24, 1 << 10, 1 << 31
Observe: TypeAlias = Literal["view", "nothing", "perfect-information"]
OBSERVE = ("view", "nothing", "perfect-information")
BOTS = {"random": RANDOM, "rule": RULE}
SAVED = ("seeds", "states", "partials", "hands", "rngs", "rewards", "dones")
"""The arrays of a saved environment."""


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

    hands:       number of hands in an episode; None to play whole games.
    num_threads: number of threads; the results do not depend on it.
    device:      "cpu".
    observe:     "view" for observations; "nothing" to save their time; "perfect-information" for
                 observations and, in addition, everything hidden, for critics only.
    bots:        by seat: "random" or "rule", which then decides for this seat.
    options:     options of the game, as in `clubsuit.load`.

    Raises NotationError for an invalid argument, TurnError for an unknown seat, and the errors of
    `clubsuit.load`.

    >>> env = vector("clubs-whist", 2)
    >>> env.reset(seed=7)
    >>> env.text(0, 52), env.masks.shape, env.observations.shape
    ('keep', (2, 54), (2, 500))
    >>> env.step(env.random_actions())
    >>> env.turns, env.rewards.tolist(), env.dones.tolist()
    (array([1, 0], dtype=int8), [[0, 0, 0], [0, 0, 0]], [False, False])
    """
    if device != "cpu":
        raise refusal("vector-device", given=excerpt(device))
    if observe not in OBSERVE:
        raise refusal("vector-observe", given=excerpt(observe), known=", ".join(OBSERVE))
    chosen = load(game, **options)
    env = VectorEnvironment(
        chosen,
        checked_number(n, "n", 1, MOST_ROWS),
        0 if hands is None else checked_number(hands, "hands", 1, MOST_HANDS),
        checked_number(num_threads, "num_threads", 1, MOST_THREADS),
        observe,
        _kinds(chosen, bots or {}),
    )
    return env


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
    a view of them in another library (DLPack) stays valid.
    """

    def __init__(
        self, game: Game, n: int, hands: int, num_threads: int, observe: Observe, kinds: np.ndarray
    ) -> None:
        """Use `vector` instead of this constructor."""
        self.game = game
        self.encoding = _encoding_of(game)
        """The meaning of ids and observations."""
        self.n = n
        self.seeds = np.zeros(n, np.int64)
        """By row: the seed of its first game. `game.new(seed)` has the same cards."""
        self.num_threads = num_threads
        self._rows = _rows(game, self.encoding, n, observe)
        new = np.zeros(1, game.rules.dtype)
        game.rules.start(new[0], game.options, 0)
        self._plan = Plan(new, hands, kinds)
        self._beside_bots = bool(np.any(kinds != NO_BOT))
        self._scratch = [_scratch(game) for _ in range(num_threads)]
        self._pool = ThreadPoolExecutor(num_threads - 1) if num_threads > 1 else None
        self._random = np.zeros(n, np.int64)
        self._started = False

    @property
    def name(self) -> str:
        """The name with the version of ids and observations, for example "clubs_whist_v0"."""
        return f"{self.game.id.replace('-', '_')}_v{self.encoding.version}"

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.game.seats

    # ---- arrays

    @property
    def observations(self) -> np.ndarray:
        """By row: the observation of the seat to act, int8. TurnError if there are none."""
        return self._there(self._rows.observations, "vector-no-observations")

    @property
    def perfect_information(self) -> np.ndarray:
        """By row: the observation, then everything hidden, int8; for critics only.

        TurnError unless the environment was made with `observe="perfect-information"`.
        """
        return self._there(self._rows.perfect, "vector-no-perfect")

    def _there(self, array: np.ndarray, key: str) -> np.ndarray:
        if not array.shape[1]:
            raise refusal(key, TurnError)
        return array

    @property
    def masks(self) -> np.ndarray:
        """By row and id: whether the seat to act may choose the id."""
        return self._rows.masks

    @property
    def turns(self) -> np.ndarray:
        """By row: the seat to act, int8."""
        return self._rows.turns

    @property
    def rewards(self) -> np.ndarray:
        """By row and seat: the score of a hand that the last step ended, otherwise 0; int32."""
        return self._rows.rewards

    @property
    def dones(self) -> np.ndarray:
        """By row: whether the last step ended an episode. The next one has already begun."""
        return self._rows.dones

    @property
    def states(self) -> np.ndarray:
        """By row: the complete state with all hidden cards; never show it to a player."""
        return self._rows.states

    @property
    def partials(self) -> np.ndarray:
        """By row: the steps of a decision that is not complete yet, or 0; int64."""
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
        self._each(
            lambda k, first, last: loops.begin_rows(self._rows, self._plan, self.seeds, first, last)
        )
        self._show()

    def step(self, actions: Any) -> None:
        """Carry out an id in each row, and then everything up to the next decision.

        actions: an integer array (or anything that NumPy makes one of) with an id for each row.

        `rewards` and `dones` belong to this step. A finished episode is followed by the next one in
        the same step, so `observations`, `masks` and `turns` always belong to the next decision.

        Raises NotationError for an array of another type or shape, RuleError for an id that is not
        legal, and TurnError before the first `reset`. Nothing has changed then.
        """
        self._must_have_started()
        chosen = self._checked(actions)
        if self._beside_bots:
            self._each(
                lambda k, first, last: loops.take_rows(self._rows, self._plan, chosen, first, last)
            )
            self._show()
        else:
            self._each(
                lambda k, first, last: loops.step_rows(
                    self._rows, self._plan, self._scratch[k], chosen, first, last
                )
            )

    def random_actions(self) -> np.ndarray:
        """Return a random legal id for each row, each with the same probability.

        Each row has a generator of its own. The result is always the same array.
        """
        self._must_have_started()
        self._each(lambda k, first, last: loops.choose_rows(self._rows, self._random, first, last))
        return self._random

    def _checked(self, actions: Any) -> np.ndarray:
        chosen = _array(actions)
        if chosen.dtype.kind not in "iu" or chosen.shape != (self.n,):
            raise refusal("vector-actions", n=self.n, given=excerpt(actions))
        chosen = np.ascontiguousarray(chosen, np.int64)
        row = int(loops.check_actions(chosen, self.encoding.actions, self._rows.ids))
        if row != ALL_LEGAL:
            raise refusal("vector-illegal", RuleError, row=row, given=excerpt(chosen[row].item()))
        return chosen

    def _must_have_started(self) -> None:
        if not self._started:
            raise refusal("vector-reset", TurnError)

    def _show(self) -> None:
        """Let bots decide, and write everything about the next decisions."""
        if self._beside_bots:
            self._each(
                lambda k, first, last: loops.play_bots(
                    self._rows, self._plan, self._scratch[k], first, last
                )
            )
        self._each(
            lambda k, first, last: loops.show_rows(self._rows, self._scratch[k], first, last)
        )

    def _each(self, work: Callable[[int, int, int], None]) -> None:
        """Do some work for all rows; each thread takes an equal share.

        work: function (k, first, last) that does the work of thread k for some rows.
        """
        if self._pool is None:
            work(0, 0, self.n)
            return
        ends = [self.n * k // self.num_threads for k in range(self.num_threads + 1)]
        shares = list(zip(range(self.num_threads), ends, ends[1:], strict=False))
        others = [self._pool.submit(work, *share) for share in shares[1:]]
        work(*shares[0])
        for other in others:
            other.result()

    # ---- one row

    def view(self, row: int) -> State:
        """Return the record that the seat to act may see, like `clubsuit.View.state`."""
        s = self.states[self._row(row)]
        seen = np.zeros(1, self.game.rules.dtype)
        self.game.rules.view(s, int(s.turn), seen[0])
        return seen[0]

    def text(self, row: int, action: int) -> str:
        """Return an id in the notation of records; if steps are missing, the name of the id.

        Raises RuleError if the id is not legal.
        """
        s = self.states[self._row(row)]
        _, code = self.encoding.choose(s, action, int(self.partials[row]))
        if code is None:
            return self.encoding.explain(action)
        return self.game.rules.words.text(s, Action(code))

    def action(self, row: int, text: str) -> int:
        """Return the next id for a decision in the notation of records.

        Raises the errors of `clubsuit.Play.read`, and RuleError if the steps so far do not fit.
        """

        s = self.states[self._row(row)]
        code = read_action(self.game.rules, s, text, None, ()).code
        partial = int(self.partials[row])
        return self.encoding.ids_of(s, code, partial)[0]

    def _row(self, row: int) -> int:
        self._must_have_started()
        return checked_number(row, "row", 0, self.n - 1)

    # ---- saving

    def state_dict(self) -> dict[str, np.ndarray]:
        """Return copies of everything that a run needs to continue exactly."""
        self._must_have_started()
        arrays = self._saved()
        return {name: arrays[name].copy() for name in SAVED}

    def load_state_dict(self, saved: Mapping[str, np.ndarray]) -> None:
        """Continue from the result of `state_dict` of an environment with the same arguments.

        Raises NotationError for arrays of another type or shape; nothing has changed then. The
        contents of the arrays are not checked.
        """
        arrays = self._saved()
        for name in SAVED:
            given = saved.get(name) if isinstance(saved, Mapping) else None
            own = arrays[name]
            fits = isinstance(given, np.ndarray) and (given.dtype, given.shape) == (
                own.dtype,
                own.shape,
            )
            if not fits:
                raise refusal("vector-saved", name=name)
        for name in SAVED:
            arrays[name][:] = saved[name]
        self._started = True
        self._each(
            lambda k, first, last: loops.show_rows(self._rows, self._scratch[k], first, last)
        )

    def _saved(self) -> dict[str, np.ndarray]:
        return {"seeds": self.seeds, **self._rows._asdict()}

    def __repr__(self) -> str:
        return f"<{self.name}: {self.n} games of {self.game.label}>"


def _array(actions: Any) -> np.ndarray:
    """Return actions as an array; an array of another type or shape for what NumPy cannot read."""
    try:
        return np.asarray(actions)
    except Exception:  # lists of different lengths, tensors of other devices
        return np.zeros(0)


def _encoding_of(game: Game) -> Encoding:
    if game.rules.encoding is None:
        raise refusal("vector-no-encoding", game=game.id)
    return game.rules.encoding


def _rows(game: Game, encoding: Encoding, n: int, observe: Observe) -> Rows:
    """Return the arrays, all zeros."""
    size = 0 if observe == "nothing" else encoding.observation_size
    perfect = encoding.perfect_information_size if observe == "perfect-information" else 0
    return Rows(
        states=np.zeros(n, game.rules.dtype),
        partials=np.zeros(n, np.int64),
        hands=np.zeros(n, np.int64),
        rngs=np.zeros((n, RNGS, WORDS), np.int64),
        ids=np.zeros((n, encoding.words), np.int64),
        masks=np.zeros((n, encoding.actions), np.bool_),
        turns=np.full(n, NOBODY, np.int8),
        rewards=np.zeros((n, game.seats), np.int32),
        dones=np.zeros(n, np.bool_),
        observations=np.zeros((n, size), np.int8),
        perfect=np.zeros((n, perfect), np.int8),
    )


def _scratch(game: Game) -> Scratch:
    most = game.rules.max_legal
    return Scratch(
        np.zeros(2, game.rules.dtype), np.zeros(most, np.int64), np.zeros(most, np.float64)
    )
