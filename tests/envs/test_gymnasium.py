"""The games in Gymnasium, checked with Gymnasium's own tests."""

import importlib
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import clubsuit
from clubsuit.envs.gymnasium import HandEnvironment, HandVectorEnvironment, id_of
from clubsuit.errors import NotationError, RuleError, TurnError

GAMES = clubsuit.game_ids()
SOME = [*((game, {}) for game in GAMES), ("free-clubs", {"enforcement": "honour"})]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("opponents", ["rule", "random"])
def test_its_own_check_passes(game: str, opponents: str) -> None:
    """Hole: an environment breaks a rule of Gymnasium. The check takes random ids of all, so it
    needs `illegal="random"`."""
    name = id_of(clubsuit.load(game))
    env = gymnasium.make(name, opponents=opponents, illegal="random")
    assert isinstance(env.unwrapped, HandEnvironment)
    check_env(env.unwrapped, skip_render_check=opponents == "random")


@pytest.mark.parametrize(("game", "options"), SOME)
@pytest.mark.parametrize("hands", [1, 2])
def test_single_and_vector_are_the_same(game: str, options: dict[str, Any], hands: int) -> None:
    """Holes: bots decide differently in the two; a reward is lost; an episode shows another seat
    than the learner's."""
    many = HandVectorEnvironment(game, 3, seat=1, hands=hands, **options)
    seen, infos = many.reset(seed=5)
    ones = [HandEnvironment(game, seat=1, hands=hands, **options) for _ in range(3)]
    for one, seed, row in zip(ones, many.rows.seeds, seen, strict=True):
        assert one.reset(seed=int(seed))[0].tobytes() == row.tobytes()
    running = {0, 1, 2}
    while running:
        assert seen in many.observation_space
        actions = many.action_space.sample(mask=tuple(infos["action_mask"]))
        assert many.action_masks()[range(3), actions].all()
        before = {row: ones[row].action_masks().tolist() for row in running}
        assert before == {row: many.action_masks()[row].tolist() for row in running}
        seen, rewards, ended, cut, infos = many.step(actions)
        assert not cut.any()
        for row in sorted(running):
            observation, reward, over, _, info = ones[row].step(actions[row])
            assert (reward, over) == (rewards[row], ended[row])
            assert observation in ones[row].observation_space
            if over:
                running.remove(row)
                assert not info["action_mask"].any()
            else:
                assert observation.tobytes() == seen[row].tobytes()


def test_vectors_reset_in_the_same_step() -> None:
    """Holes: the mode is not declared; Gymnasium's wrappers count rewards twice or lose them."""
    env = gymnasium.make_vec("clubsuit/ClubsWhist-v0", num_envs=4, opponents="random")
    assert isinstance(env.unwrapped, HandVectorEnvironment)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    counted = RecordEpisodeStatistics(env)
    _, infos = counted.reset(seed=3)
    finished, total = 0, 0.0
    for _ in range(80):
        actions = counted.action_space.sample(mask=tuple(infos["action_mask"]))
        _, rewards, ended, _, infos = counted.step(actions)
        finished += ended.sum()
        total += rewards.sum()
        if ended.any():
            assert infos["episode"]["r"][ended].tolist() == rewards[ended].tolist()
    assert finished == counted.episode_count > 8


@pytest.mark.parametrize("bot", ["rule", "random"])
def test_a_seed_determines_everything(bot: str) -> None:
    """Hole: bots or later episodes differ between two runs with the same seed."""
    runs = []
    for _ in range(2):
        env = HandEnvironment("free-clubs", opponents=bot)
        run = []
        for seed in (-7, None, None):
            seen, info = env.reset(seed=seed)
            ended = False
            while not ended:
                run.append(seen.tobytes())
                seen, _, ended, _, info = env.step(info["action_mask"].argmax())
        runs.append(run)
    assert runs[0] == runs[1]


def test_opponents_by_seat() -> None:
    """Hole: a bot gets another seat than its own."""
    env = HandEnvironment("clubs-whist", seat=1, opponents={2: "random", 0: "rule"})
    assert env.opponents == {0: "rule", 2: "random"}
    rows = HandVectorEnvironment("clubs-whist", 1, seat=1, opponents={2: "random", 0: "rule"})
    rows.reset(seed=1)
    assert rows.rows.turns[0] == 1


def test_wrong_arguments() -> None:
    """Hole: a wrong argument is taken, or raises an error of another package."""
    each = '"opponents" must name a bot, or a bot for each of the seats 0, 2, not '
    wrong: list[tuple[dict[str, Any], type[Exception], str]] = [
        ({"opponents": "nobody"}, NotationError, "nobody"),
        ({"opponents": {0: "rule"}}, NotationError, each),
        ({"opponents": {0: "rule", 1: "rule"}}, NotationError, each),
        ({"opponents": None}, NotationError, each),
        ({"opponents": {0: "rule", 2: 3}}, NotationError, "3"),
        ({"seat": 3}, TurnError, "3"),
        ({"hands": 0}, NotationError, "hands"),
        ({"chest": True}, NotationError, "chest"),
    ]
    for kind in (HandEnvironment, HandVectorEnvironment):
        for arguments, error, message in wrong:
            with pytest.raises(error, match=message):
                kind("clubs-whist", **{"seat": 1, **arguments})
    with pytest.raises(NotationError, match='"illegal" must be one of error, random, not pass'):
        HandEnvironment("clubs-whist", illegal="pass")
    with pytest.raises(NotationError, match='"render_mode" must be None or one of'):
        HandEnvironment("clubs-whist", render_mode="rgb_array")
    with pytest.raises(NotationError, match="num_envs"):
        HandVectorEnvironment("clubs-whist", 0)


def test_wrong_seeds_and_actions() -> None:
    """Hole: a wrong seed or action changes the game, or raises an error of another package."""
    wrong: list[Any] = ["7", 1.5, True, 1 << 63]
    made: list[Any] = [
        gymnasium.make("clubsuit/ClubsWhist-v0", disable_env_checker=True),
        HandVectorEnvironment("clubs-whist", 2),
    ]
    for env in made:
        with pytest.raises(TurnError, match=r"no game has begun yet: call reset\(\) first"):
            env.step(52 if env is made[0] else [52, 52])
        for seed in wrong:
            with pytest.raises(NotationError, match="seed"):
                env.reset(seed=seed)
    for illegal in ("error", "random"):
        one = HandEnvironment("clubs-whist", illegal=illegal)
        one.reset(seed=7)
        wrong = [-1, 54, True, 52.0, None, "keep", [52]]
        for action in wrong if illegal == "random" else [0, *wrong]:
            with pytest.raises(RuleError, match="is not a legal id here"):
                one.step(action)
        one.step(np.asarray(52))
        while not one.episode.ended:
            one.step(one.action_masks().argmax())
        with pytest.raises(TurnError, match=r"the episode has ended: call reset\(\) first"):
            one.step(52)
    two = made[1]
    two.reset()
    with pytest.raises(RuleError, match="in row 1"):
        two.step([52, 99])


def test_text(capsys: pytest.CaptureFixture[str]) -> None:
    """Hole: `render` shows nothing."""
    ansi = HandEnvironment("ruby-dame", render_mode="ansi")
    _, info = ansi.reset(seed=1)
    assert ansi.render().startswith("<Play of ruby-dame")
    human = HandEnvironment("ruby-dame", render_mode="human")
    human.reset(seed=1)
    human.step(info["action_mask"].argmax())
    assert capsys.readouterr().out.startswith("<Play of ruby-dame")


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: without Gymnasium, the import fails without a hint how to install it."""
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "clubsuit.envs.gymnasium")
    with pytest.raises(NotationError, match=r"Gymnasium is not installed; get it with: .*envs"):
        importlib.import_module("clubsuit.envs.gymnasium")
