"""The games in Gymnasium (installed by the extra `envs`), for one seat; bots play the others.

Importing this module registers `clubsuit/ClubsWhist-v0` and the others, single and as vectors.
docs/environments.md is the guide.

>>> import gymnasium
>>> import clubsuit.envs.gymnasium
>>> env = gymnasium.make("clubsuit/ClubsWhist-v0", opponents="rule")
>>> seen, info = env.reset(seed=7)
>>> seen.shape, info["action_mask"].nonzero()[0]
((502,), array([52, 53]))
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np

from clubsuit.arguments import checked_number, checked_seat, checked_seed, whole
from clubsuit.bots import make_bot
from clubsuit.bots.base import Agent
from clubsuit.envs.episode import RENDER_MODES, Episode, checked_render_mode
from clubsuit.envs.vector import MOST_ROWS, name_of, vector
from clubsuit.errors import excerpt
from clubsuit.extras import missing
from clubsuit.game import Game, game_ids, load, rules_of
from clubsuit.games.encoding import CLIP, Encoding
from clubsuit.texts import refusal

try:
    from gymnasium import Env, register
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise missing("Gymnasium", "envs") from None

Opponents: TypeAlias = str | Mapping[int, str]
ILLEGAL = ("error", "random")


class HandEnvironment(Env[np.ndarray, Any]):
    """A game for one seat. An observation is an int8 array; its mask is in `info`.

    A reward is a score of the seat in points of the game: 0, or the score of a hand that has ended.

    >>> env = HandEnvironment("clubs-whist", seat=1, opponents="rule")
    >>> seen, info = env.reset(seed=7)
    >>> seen.dtype, seen.shape, info["action_mask"].shape
    (dtype('int8'), (502,), (54,))
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        opponents: Opponents = "rule",
        hands: int | None = 1,
        illegal: str = "error",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Make the environment of a game.

        seat:        the seat of the learner.
        opponents:   the bot for all other seats, or a bot for each, by seat; the names are those
                     of `clubsuit.make_bot`.
        hands:       number of hands in an episode; None to play whole games.
        illegal:     "error", and an id that is not legal raises RuleError; "random", and a random
                     legal id takes its place, for methods that know no masks.
        render_mode: "ansi", and `render` returns a text; "human", and each step prints it; "svg",
                     and `render` returns a picture.
        options:     options of the game, as in `clubsuit.load`.

        Raises NotationError for an invalid argument, TurnError for an unknown seat, and the errors
        of `clubsuit.load` and `clubsuit.make_bot`.
        """
        chosen = load(game, **options)
        self.episode = Episode(chosen, hands)
        """The game that is played; it has all cards."""
        self.seat = checked_seat(seat, chosen.seats)
        """The seat of the learner."""
        self.opponents = bots_by_seat(chosen, self.seat, opponents)
        """By seat: the name of the bot, for all other seats."""
        if not isinstance(illegal, str) or illegal not in ILLEGAL:
            raise refusal("env-mode", given=excerpt(illegal), known=", ".join(ILLEGAL))
        self.illegal = illegal
        """The reaction to an id that is not legal: "error" or "random"."""
        self.render_mode = checked_render_mode(render_mode)
        """The way in which `render` shows the game: "ansi", "human", "svg" or None."""
        self.observation_space = box(self.episode.encoding)
        """The space of observations: a Box of int8."""
        self.action_space = Discrete(self.episode.encoding.actions)
        """The space of ids: a Discrete."""
        self._bots = self._new_bots([0] * len(self.opponents))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Start an episode, up to the learner's first decision; return observation (int8) and info.

        seed:    an int64; the game is then `clubsuit.load(…).new(seed)`, and it determines bots and
                 later episodes too. Raises NotationError for any other value.
        options: ignored; the options of a game are arguments of the environment.
        """
        known = None if seed is None else checked_seed(seed)
        super().reset(seed=None if known is None else known % (1 << 64))
        self._begin(self._number() if known is None else known)
        while self.episode.ended:  # before the learner had anything to decide
            self._begin(self._number())
        return self.episode.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Carry out an id (`action`), and then everything up to the learner's next decision.

        Returns the observation (int8), the reward, whether the episode has ended, False, and info.

        Raises RuleError for an id that is not legal, and TurnError before the first `reset` and
        after the end. Nothing has changed then.
        """
        scores = self.episode.step(self._legal(action))
        reward = float(scores[self.seat] if scores else 0) + self._play_bots()
        if self.render_mode == "human":
            self.render()
        return self.episode.observe(self.seat), reward, self.episode.ended, False, self._info()

    def action_masks(self) -> np.ndarray:
        """Return by id whether it is legal: bool, as MaskablePPO of sb3-contrib reads it."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """Return the game as text or as a picture, or print the text, according to the mode.

        The text contains all hands: never show it to a player. The picture, an SVG, shows what the
        learner sees. Raises TurnError before `reset`.
        """
        if self.render_mode == "svg":
            return self.episode.picture(self.seat)
        text = self.episode.text()
        if self.render_mode == "human":
            print(text)
        return text if self.render_mode == "ansi" else None

    def _begin(self, seed: int) -> None:
        self._bots = self._new_bots([self._number() for _ in self.opponents])
        self.episode.begin(seed)
        self._play_bots()

    def _new_bots(self, seeds: list[int]) -> dict[int, Agent]:
        rules = self.episode.game.rules
        return {
            seat: make_bot(name, rules, seed)
            for (seat, name), seed in zip(self.opponents.items(), seeds, strict=True)
        }

    def _play_bots(self) -> float:
        """Let bots decide until the learner must, and return what the learner has scored."""
        reward = 0.0
        while (turn := self.episode.turn) is not None and turn != self.seat:
            choice = self._bots[turn].choose(self.episode.play.view(turn))
            scores = self.episode.act(choice.action)
            reward += scores[self.seat] if scores else 0
        return reward

    def _legal(self, action: Any) -> Any:
        """Return the id, or a random legal one in its place if that is asked for."""
        if self.illegal == "error" or self.episode.turn is None:
            return action
        number = whole(action[()] if isinstance(action, np.ndarray) else action)
        mask = self.episode.mask(self.seat)
        if number is None or not 0 <= number < len(mask) or mask[number]:
            return action
        return self.np_random.choice(mask.nonzero()[0])

    def _number(self) -> int:
        return int(self.np_random.integers(1 << 62))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(self.seat)}


class HandVectorEnvironment(VectorEnv[np.ndarray, Any, np.ndarray]):
    """Many games for one seat, played by `clubsuit.vector`.

    An episode that ends is followed by the next one in the same step (`AutoresetMode.SAME_STEP`),
    as in `clubsuit.vector`. There is no "final_obs" in the infos: an episode always ends by the
    rules, never by a limit, so no method needs the value of its last position.

    >>> env = HandVectorEnvironment("clubs-whist", 4, opponents="random")
    >>> seen, infos = env.reset(seed=7)
    >>> seen.shape, infos["action_mask"].shape
    ((4, 502), (4, 54))
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seat: int = 0,
        opponents: Opponents = "rule",
        hands: int | None = 1,
        num_threads: int = 1,
        **options: Any,
    ) -> None:
        """Make the environment; the arguments are those of `HandEnvironment`.

        num_envs:    number of games.
        opponents:   "rule" or "random", for all other seats or by seat.
        num_threads: number of threads; the results do not depend on it.
        """
        chosen = load(game, **options)
        self.num_envs = checked_number(num_envs, "num_envs", 1, MOST_ROWS)
        """The number of games."""
        self.seat = checked_seat(seat, chosen.seats)
        """The seat of the learner."""
        self.rows = vector(
            game,
            self.num_envs,
            hands=hands,
            num_threads=num_threads,
            bots=bots_by_seat(chosen, self.seat, opponents),
            **options,
        )
        """The environment that plays the games."""
        self.single_observation_space = box(self.rows.encoding)
        """The space of one observation: a Box of int8."""
        self.single_action_space = Discrete(self.rows.encoding.actions)
        """The space of one id: a Discrete."""
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        """The space of the observations of all games."""
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        """The space of the ids of all games."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Start a new game in each row; return observations (int8[n, size]) and infos.

        The arguments are those of `HandEnvironment.reset`.
        """
        known = None if seed is None else checked_seed(seed)
        super().reset(seed=None if known is None else known % (1 << 64))
        self.rows.reset(int(self.np_random.integers(1 << 62)) if known is None else known)
        return self.rows.observations.copy(), self._infos()

    def step(
        self, actions: Any
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Carry out an id in each row (`actions`: an integer array of the ids).

        The errors are those of `clubsuit.VectorEnvironment.step`. The rewards are float64[n].
        """
        rows = self.rows
        rows.step(actions)
        rewards = rows.rewards[:, self.seat].astype(np.float64)
        never = np.zeros(self.num_envs, np.bool_)
        return rows.observations.copy(), rewards, rows.dones.copy(), never, self._infos()

    def action_masks(self) -> np.ndarray:
        """Return by row and id whether the id is legal: bool."""
        return self.rows.masks.copy()

    def _infos(self) -> dict[str, Any]:
        masks = self.rows.masks.astype(np.int8)
        return {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}


def box(encoding: Encoding) -> Box:
    """Return the space of observations."""
    return Box(-CLIP, CLIP, (encoding.observation_size,), np.int8)


def bots_by_seat(game: Game, seat: int, opponents: Opponents) -> dict[int, str]:
    """Return the bot of each seat but the learner's. Raises NotationError unless all have one."""
    others = [other for other in range(game.seats) if other != seat]
    if isinstance(opponents, str):
        return dict.fromkeys(others, opponents)
    known = isinstance(opponents, Mapping) and all(whole(one) in others for one in opponents)
    if not known or len(opponents) != len(others):
        seats = ", ".join(map(str, others))
        raise refusal("env-opponents", given=excerpt(opponents), seats=seats)
    return {other: opponents[other] for other in others}


def id_of(game: Game) -> str:
    """Return the id of a game in Gymnasium.

    >>> id_of(load("ruby-dame"))
    'clubsuit/RubyDame-v0'
    """
    name, _, version = name_of(game).rpartition("_")
    return f"clubsuit/{''.join(map(str.capitalize, name.split('_')))}-{version}"


for _game in game_ids():
    if rules_of(_game).encoding:
        register(
            id_of(load(_game)),
            entry_point="clubsuit.envs.gymnasium:HandEnvironment",
            vector_entry_point="clubsuit.envs.gymnasium:HandVectorEnvironment",
            order_enforce=False,  # `step` before `reset` raises an error of ours
            kwargs={"game": _game},
        )
