"""The games in PettingZoo, checked with PettingZoo's own tests."""

import copy
import importlib
import sys
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import clubsuit
from clubsuit.envs import pettingzoo
from clubsuit.envs.pettingzoo import HandEnvironment, clubs_whist_v0, env
from clubsuit.errors import NotationError, RuleError, TurnError

GAMES = clubsuit.game_ids()
ITS_OWN = "Observation is not a NumPy array|Observation space for each agent probably"
"""Warnings for observations with a mask, which PettingZoo's card games have too."""
AT_THE_END = "Action mask numpy array is all zeros"
SOME = [*((game, {}) for game in GAMES), ("free-clubs", {"enforcement": "honour"})]


def first(one: HandEnvironment) -> int:
    """Return the lowest legal id."""
    return int(one.observe(one.agent_selection)["action_mask"].nonzero()[0][0])


@pytest.mark.parametrize("game", GAMES)
def test_its_own_tests_pass(game: str) -> None:
    """Hole: an environment breaks a rule of PettingZoo."""
    factory = getattr(pettingzoo, f"{game.replace('-', '_')}_v0")
    with warnings.catch_warnings():
        for message in (*ITS_OWN.split("|"), AT_THE_END):
            warnings.filterwarnings("ignore", message)
        api_test(factory.env(), num_cycles=60)
    seed_test(factory.env, num_cycles=20)


@pytest.mark.parametrize(("game", "options"), SOME)
@pytest.mark.parametrize("hands", [1, 3, None])
def test_an_episode_is_an_ordinary_game(
    game: str, options: dict[str, Any], hands: int | None
) -> None:
    """Holes: the cards are not those of the seed; an agent sees another observation than in
    `clubsuit.vector`; rewards are lost or counted twice."""
    short = {"clubs-whist": 3, "ruby-dame": 30, "free-clubs": 60, "climbing-clubs": 20}[game]
    one = env(game, hands=hands, target=short, **options)
    rows = clubsuit.vector(game, 1, hands=hands, target=short, **options)
    rows.reset(1)
    one.reset(seed=int(rows.seeds[0]))
    returns = dict.fromkeys(one.agents, 0)
    total = np.zeros(len(one.agents), int)
    while not rows.dones[0]:
        assert one.agent_selection == f"player_{rows.turns[0]}"
        seen, reward, ended, _, _ = one.last()
        assert not ended
        assert seen["observation"].tobytes() == rows.observations[0].tobytes()
        assert seen["action_mask"].tolist() == rows.masks[0].tolist()
        assert seen in one.observation_space(one.agent_selection)
        returns[one.agent_selection] += reward
        number = int(rows.random_actions()[0])
        rows.step([number])
        one.step(number)
        assert list(one.rewards.values()) == rows.rewards[0].tolist()
        total += rows.rewards[0]
    for agent in one.agent_iter():
        _, reward, ended, _, _ = one.last()
        assert ended
        returns[agent] += reward
        one.step(None)
    assert list(returns.values()) == total.tolist()
    assert not one.agents


def test_later_episodes_follow_from_the_seed() -> None:
    """Holes: `reset()` repeats the game; two runs with one seed differ in their second game."""
    hands = []
    for seed in (7, 7, 8):
        one = clubs_whist_v0.env()
        one.reset(seed=seed)
        begun = one.observe("player_0")["observation"].tobytes()
        one.reset()
        hands.append((begun, one.observe("player_0")["observation"].tobytes()))
        assert begun != hands[-1][1]
    assert hands[0] == hands[1] != hands[2]


@pytest.mark.parametrize("mode", ["ansi", "human"])
def test_text(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Hole: `render` shows nothing, or not what happened."""
    one = env("ruby-dame", render_mode=mode)
    one.reset(seed=1)
    one.step(first(one))
    text = one.render() if mode == "ansi" else capsys.readouterr().out.rstrip("\n")
    assert text is not None
    lines = text.splitlines()
    assert lines[0] == repr(one.episode.play)
    assert [line[:3] for line in lines[1:4]] == ["0: ", "1: ", "2: "]
    assert lines[-1] in lines[1 + one.possible_agents.index(one.agent_selection)]


def test_wrong_arguments() -> None:
    """Hole: a wrong argument is taken, or raises an error of another package."""
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"hands": 0}, '"hands" must be a whole number from 1 to 2,147,483,648, not 0'),
        ({"render_mode": "rgb"}, '"render_mode" must be None or one of ansi, human, svg, not rgb'),
        ({"chest": True}, "chest"),
    ]
    for arguments, message in wrong:
        with pytest.raises(NotationError, match=message):
            clubs_whist_v0.env(**arguments)
    with pytest.raises(AttributeError, match="clubs_whist_v9"):
        pettingzoo.clubs_whist_v9  # noqa: B018
    one = clubs_whist_v0.env()
    seeds: list[Any] = ["7", 1.5, True, 1 << 63]
    for seed in seeds:
        with pytest.raises(NotationError, match="seed"):
            one.reset(seed=seed)
    for agent in ("player_3", 0, None):
        with pytest.raises(TurnError, match="the agents are player_0, player_1, player_2"):
            one.observation_space(agent)  # type: ignore[arg-type]


@pytest.mark.parametrize("action", [0, -1, 54, 1 << 70, None, True, 52.0, "keep", [52]])
def test_wrong_actions(action: Any) -> None:
    """Hole: a wrong action changes the game, or raises an error of another package."""
    one = clubs_whist_v0.env()
    one.reset(seed=7)
    before = one.episode.play.state.tobytes()
    with pytest.raises(RuleError, match="is not a legal id here: the action mask shows"):
        one.step(action)
    assert one.episode.play.state.tobytes() == before
    one.step(np.asarray(52))


def test_steps_after_the_end() -> None:
    """Hole: an environment that has not begun, or has ended, takes actions."""
    one = clubs_whist_v0.env()
    for call in (lambda: one.step(52), one.episode.text):
        with pytest.raises(TurnError, match=r"no game has begun yet: call reset\(\) first"):
            call()
    one.reset(seed=7)
    while not any(one.terminations.values()):
        one.step(first(one))
    with pytest.raises(TurnError, match="has ended for player_0, so its only action is None"):
        one.step(3)
    for _ in range(3):
        one.step(None)
    with pytest.raises(TurnError, match=r"the episode has ended: call reset\(\) first"):
        one.step(None)
    one.reset()
    assert one.agents == one.possible_agents


def test_copies_are_independent() -> None:
    """Hole: a copy of an environment, for example for a search, changes the original."""
    one = clubs_whist_v0.env()
    one.reset(seed=7)
    other = copy.deepcopy(one)
    before = one.observe("player_0")["observation"].tobytes()
    other.step(first(other))
    assert one.observe("player_0")["observation"].tobytes() == before


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: without PettingZoo, the import fails without a hint how to install it."""
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "clubsuit.envs.pettingzoo")
    with pytest.raises(NotationError, match=r"PettingZoo is not installed; get it with: .*envs"):
        importlib.import_module("clubsuit.envs.pettingzoo")
