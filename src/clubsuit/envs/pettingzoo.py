"""The games in PettingZoo (installed by the extra `envs`): `clubs_whist_v0.env()` and the others.

Each game has a factory, `NAME_vN`, with the version of its ids and observations.
docs/environments.md is the guide.

>>> from clubsuit.envs.pettingzoo import clubs_whist_v0
>>> env = clubs_whist_v0.env()
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     seen, reward, ended, truncated, info = env.last()
...     env.step(None if ended else int(seen["action_mask"].nonzero()[0][0]))
>>> env.agents
[]
"""

from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from clubsuit.arguments import checked_seed
from clubsuit.envs.episode import RENDER_MODES, Episode, checked_render_mode
from clubsuit.envs.vector import name_of
from clubsuit.errors import TurnError, excerpt
from clubsuit.extras import missing
from clubsuit.game import game_ids, load, rules_of
from clubsuit.games.encoding import CLIP
from clubsuit.texts import refusal

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
except ImportError:
    raise missing("PettingZoo", "envs") from None

Observation: TypeAlias = dict[str, np.ndarray]


class HandEnvironment(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A game for agents that take turns, "player_0" and so on by seat; see `env`.

    An observation has the array `observation` (int8) and the mask `action_mask` (int8, 0 or 1). A
    reward is the score of a hand that has ended, in points of the game, otherwise 0.

    >>> game = env("clubs-whist")
    >>> game.reset(seed=7)
    >>> game.agent_selection, game.observe("player_2")["action_mask"].nonzero()[0].tolist()
    ('player_2', [52, 53])
    """

    def __init__(self, episode: Episode, render_mode: str | None) -> None:
        """Use `env`, or the factory of a game, instead of this constructor."""
        super().__init__()
        self.episode = episode
        """The game that is played; it has all cards."""
        self.render_mode = render_mode
        """The way in which `render` shows the game: "ansi", "human", "svg" or None."""
        encoding = episode.encoding
        self.metadata = {
            "name": episode.name,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        """Facts about the environment that PettingZoo asks for, its name among them."""
        self.possible_agents = [f"player_{seat}" for seat in range(episode.game.seats)]
        """The agents by seat."""
        self.agents: list[str] = []
        """The agents that have not left the episode."""
        shape = (encoding.observation_size,)
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-CLIP, CLIP, shape, np.int8),
                    "action_mask": Box(0, 1, (encoding.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        """By agent: the space of observations."""
        self.action_spaces = {agent: Discrete(encoding.actions) for agent in self.possible_agents}
        """By agent: the space of ids."""
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Dict:
        """Return the space of an agent's observations. Raises TurnError for an unknown agent."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> "Discrete[Any]":
        """Return the space of an agent's ids. Raises TurnError for an unknown agent."""
        return self.action_spaces[self._known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start an episode.

        seed:    an int64; the game is then `clubsuit.load(…).new(seed)`, and it determines the
                 later episodes that start without a seed. Raises NotationError for any other value.
        options: ignored; the options of a game are arguments of `env`.
        """
        if seed is not None:
            seed = checked_seed(seed)
            self._seeds = np.random.default_rng(seed % (1 << 64))
        self.episode.begin(int(self._seeds.integers(1 << 62)) if seed is None else seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0)
        """By agent: the reward of the last step."""
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        """By agent: whether the episode has ended."""
        self.truncations = dict.fromkeys(self.agents, False)
        """By agent: always False, because episodes end by the rules only."""
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        """By agent: an empty dict."""
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Observation:
        """Return the observation of an agent (int8), and its mask: zeros unless it is to act.

        Raises TurnError for an unknown agent, and before the first `reset`.
        """
        seat = self.possible_agents.index(self._known(agent))
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | np.integer | np.ndarray | None) -> None:
        """Carry out an id (`action`) for the agent to act; after the end, each agent takes None.

        Raises RuleError for an id that is not legal, and TurnError before the first `reset`, after
        the end and for other actions than None at the end. Nothing has changed then.
        """
        if not self.agents:
            raise refusal("env-ended" if self.episode.begun else "vector-reset", TurnError)
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise refusal("env-dead", TurnError, agent=agent, given=excerpt(action))
            self._was_dead_step(None)
            return
        scores = self.episode.step(action)
        self._cumulative_rewards[agent] = 0
        self.rewards = dict(zip(self.agents, scores or [0] * len(self.agents), strict=True))
        self._accumulate_rewards()
        if self.episode.ended:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self._select()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Return the game as text or as a picture, or print the text, according to the mode.

        The text contains all hands: never show it to a player. The picture, an SVG, shows what the
        agent to act sees, and at the end what everybody sees. Raises TurnError before `reset`.
        """
        if self.render_mode == "svg":
            return self.episode.picture()
        text = self.episode.text()
        if self.render_mode == "human":
            print(text)
        return text if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def _select(self) -> None:
        turn = self.episode.turn
        assert turn is not None
        self.agent_selection = self.possible_agents[turn]

    def _known(self, agent: Any) -> str:
        if not isinstance(agent, str) or agent not in self.possible_agents:
            known = ", ".join(self.possible_agents)
            raise refusal("env-agent", TurnError, given=excerpt(agent), known=known)
        return agent


def env(
    game: str, *, hands: int | None = 1, render_mode: str | None = None, **options: Any
) -> HandEnvironment:
    """Return the PettingZoo environment of a game.

    game:        the game's name.
    hands:       number of hands in an episode; None to play whole games.
    render_mode: "ansi", and `render` returns a text; "human", and each step prints it; "svg", and
                 `render` returns a picture.
    options:     options of the game, as in `clubsuit.load`.

    Raises NotationError for an invalid argument, and the errors of `clubsuit.load`.

    >>> game = env("ruby-dame", hands=2)
    >>> game.possible_agents
    ['player_0', 'player_1', 'player_2', 'player_3']
    """
    return HandEnvironment(Episode(load(game, **options), hands), checked_render_mode(render_mode))


@dataclass(frozen=True)
class Factory:
    """Makes the environments of one game, like a module of PettingZoo."""

    game: str

    def env(self, **arguments: Any) -> HandEnvironment:
        """Return an environment; the arguments are those of `clubsuit.envs.pettingzoo.env`."""
        return env(self.game, **arguments)

    raw_env = env
    """The same: these environments check all actions themselves, without wrappers."""


def __getattr__(name: str) -> Factory:
    """Return the factory with this name, for example `clubs_whist_v0`."""
    for game in game_ids():
        if rules_of(game).encoding and name == name_of(load(game)):
            return Factory(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
