"""Training of policies by PPO: `clubsuit.lab.ppo`.

Most of this needs PyTorch, which only the long tests have, and time to compile.
"""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import clubsuit
from clubsuit.bots.knowledge.base import win_probability
from clubsuit.bots.own_weights import own_weights
from clubsuit.bots.policy import Policy, PolicyBuffers, save_policy, write_logits
from clubsuit.envs.loops import Scratch
from clubsuit.errors import NotationError
from clubsuit.games import REGISTRY
from clubsuit.lab.ppo.chances import Chances
from clubsuit.lab.ppo.teacher import write_choices
from clubsuit.lab.train import train, trainer_of
from clubsuit.lab.training import CPU, CUDA, Point, Training

MOST_CHECKPOINT, MOST_WEIGHTS = 16 << 20, 4_000_000


@pytest.mark.long
@pytest.mark.parametrize("game", REGISTRY)
def test_the_teacher_is_the_bot_rule(game: str) -> None:
    """Hole: a policy learns from other decisions than those of `rule`, and is measured against
    another opponent."""
    env = clubsuit.vector(game, 8)
    env.reset(seed=3)
    rules, encoding = env.game.rules, env.encoding
    bot = clubsuit.make_bot("rule", env.game, seed=1)
    plays = [env.game.new(seed=int(seed)) for seed in env.seeds]
    kinds = (np.int64, np.float64)
    scratch = Scratch(np.zeros(2, rules.dtype), *(np.zeros(rules.max_legal, k) for k in kinds))
    chosen, wanted = np.zeros(8, np.int64), np.ones(8, np.bool_)
    for _ in range(25):
        write_choices(env.states, env.partials, env.masks, wanted, scratch, chosen)
        for row, play in enumerate(plays):
            if not env.partials[row]:
                view = play.view(int(play.turn or 0))
                text = bot.choose(view).text
                expected = view.codes()[view.legal().index(text)]
                assert chosen[row] == encoding.ids_of(view.state, expected)[0]
                play.play(text)
        env.step(chosen)


@pytest.mark.long
def test_the_teacher_finishes_what_another_began() -> None:
    """Hole: in the middle of a pass that another player began, `rule` chooses an id that is not
    legal, and the training ends with an error."""
    env = clubsuit.vector("ruby-dame", 16)
    env.reset(seed=3)
    rules = env.game.rules
    kinds = (np.int64, np.float64)
    scratch = Scratch(np.zeros(2, rules.dtype), *(np.zeros(rules.max_legal, k) for k in kinds))
    chosen, wanted = np.zeros(16, np.int64), np.ones(16, np.bool_)
    for _ in range(12):
        env.step(env.random_actions())
        write_choices(env.states, env.partials, env.masks, wanted, scratch, chosen)
        assert env.masks[np.arange(16), chosen].all()


@pytest.mark.long
@pytest.mark.parametrize("game", REGISTRY)
def test_changes_of_the_chance_to_win(game: str) -> None:
    """Holes: a hand is credited to another seat, or the last hand of a game counts for the game
    that follows it. From the start of a game to its end, a seat's changes add up to its result
    minus the chance at the start."""
    env = clubsuit.vector(game, 4, hands=None)
    env.reset(seed=3)
    plays = [env.game.new(seed=int(seed)) for seed in env.seeds]
    take_id = env.encoding.functions.take_id
    chances, changes = Chances(env), np.zeros((4, env.seats), np.float32)
    total = np.array(
        [[win_probability(state, p) for p in range(env.seats)] for state in env.states]
    )
    while any(play.winners is None for play in plays):
        actions = env.random_actions()
        running = [play.winners is None for play in plays]
        for row, play in enumerate(plays):
            code = take_id(env.states[row], env.partials[row], actions[row])
            if code >= 0 and play.winners is None:
                view = play.view(int(play.turn or 0))
                play.play(view.legal()[view.codes().index(code)])
        chances.remember()
        env.step(actions)
        chances.write(actions, env.dones | (env.rewards != 0).any(1), changes)
        total[running] += changes[running]
    for row, play in enumerate(plays):
        assert play.winners is not None
        won = np.isin(range(env.seats), play.winners)
        assert np.allclose(total[row], won, atol=1e-3)


def test_settings_that_do_not_exist() -> None:
    """Hole: a mistyped method or device trains something else, or ends in a traceback."""
    with pytest.raises(NotationError, match='no method "dqn" of training; known: ppo, monte-carlo'):
        Training("ruby-dame", 1, 1, "dqn").check()
    with pytest.raises(NotationError, match='no device "tpu"; known: cpu, cuda'):
        Training("ruby-dame", 1, 1, device="tpu").check()
    with pytest.raises(NotationError, match="a training against a bot needs --method ppo"):
        Training("ruby-dame", 1, 1, "monte-carlo", against="rule").check()
    with pytest.raises(NotationError, match='no reward "glory" of training; known: points, win'):
        Training("ruby-dame", 1, 1, reward="glory").check()
    for wrong in ({"method": "monte-carlo"}, {"device": CUDA}):
        with pytest.raises(NotationError, match="needs --method ppo and --device cpu"):
            Training("ruby-dame", 1, 1, reward="win", **wrong).check()


# ---- with PyTorch ------------------------------------------------------------------------------


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Make all trainings tiny, and return PyTorch."""
    torch = pytest.importorskip("torch")
    from clubsuit.lab.ppo import learner, trainer

    recipe = learner.Recipe(48, 16, 8, 1, 8, 1, 256, 1, 1e-3)
    monkeypatch.setitem(learner.RECIPES, CPU, recipe)
    monkeypatch.setattr(trainer, "TEST_DEALS", 6)
    monkeypatch.setattr(trainer, "OLD_EVERY", 2)
    return torch


@pytest.mark.long
@pytest.mark.parametrize("game", REGISTRY)
def test_training(game: str, small: Any, tmp_path: Path) -> None:
    """Holes: a game cannot be trained; a run does not continue; its weights do not play."""
    plan, folder = Training(game, 1, 1), tmp_path / "run"
    points: list[Point] = []
    how: dict[str, Any] = {"minutes": 60, "report": points.append}
    assert train(plan, folder, rounds=12, **how)
    assert train(plan, folder, rounds=14, resume=True, **how)
    assert [point.round for point in points] == list(range(1, 15))
    assert all(np.isfinite(point.loss) for point in points)
    assert points[11].margin is not None and points[13].margin is not None
    own = own_weights(f"trained:{folder / 'weights.npz'}").weights
    assert isinstance(own, Policy)
    assert own.about["round"] == 14 and own.about["training"]["game"] == game
    assert json.loads((folder / "curve.jsonl").read_text().splitlines()[-1])["round"] == 14
    chosen = clubsuit.load(game)
    bot = clubsuit.make_bot(f"trained:{folder / 'weights.npz'}", chosen, seed=1)
    play = chosen.new(seed=5)
    while play.hands[0].score is None:
        play.play(bot.choose(play.view(int(play.turn or 0))).text)


@pytest.mark.long
def test_the_same_seed_gives_the_same_weights(small: Any, tmp_path: Path) -> None:
    """Hole: something in a training depends on anything but its seed."""
    for name in ("one", "two"):
        train(Training("clubs-whist", 7, 1), tmp_path / name, minutes=60, rounds=12)
    one, two = (
        own_weights(f"trained:{tmp_path / n / 'weights.npz'}").weights for n in ("one", "two")
    )
    assert isinstance(one, Policy) and isinstance(two, Policy)
    assert all(np.array_equal(a, b) for a, b in zip(one.network, two.network, strict=True))


@pytest.mark.long
@pytest.mark.parametrize("against", ["rule", "trained", "file"])
def test_an_exploiter(against: str, small: Any, tmp_path: Path) -> None:
    """Holes: a run against a bot does not continue or its weights do not play; a policy does not
    begin as the bot that it exploits, so its first gain is not 0; its file shows private paths."""
    if against == "file":
        folder = tmp_path / "private" / "bot"
        train(Training("clubs-whist", 7, 1), folder, minutes=60, rounds=1)
        against = f"trained:{folder / 'weights.npz'}"
    plan, folder = Training("clubs-whist", 1, 1, against=against), tmp_path / "run"
    trainer = trainer_of(plan)
    if against != "rule":
        assert trainer.test() == (0.0, (0.0, 0.0))
    points: list[Point] = []
    how: dict[str, Any] = {"minutes": 60, "report": points.append}
    assert train(plan, folder, rounds=12, **how)
    assert train(plan, folder, rounds=14, resume=True, **how)
    assert all(np.isfinite(point.loss) for point in points)
    assert points[-1].margin is not None
    own = own_weights(f"trained:{folder / 'weights.npz'}").weights
    assert isinstance(own, Policy)
    told = own.about["training"]["against"]
    assert told == against if against in ("rule", "trained") else told.startswith("trained:bot/")


@pytest.mark.long
def test_bots_that_cannot_be_exploited(small: Any) -> None:
    """Hole: a search is asked for half a million decisions, or a value network ends in a
    traceback."""
    for bot in ("search:4", "casual", "random"):
        with pytest.raises(NotationError, match=f"a training cannot be against {bot}: choose rule"):
            trainer_of(Training("clubs-whist", 1, 1, against=bot))
    with pytest.raises(NotationError, match="cannot be against trained"):
        trainer_of(Training("ruby-dame", 1, 1, against="trained"))


@pytest.mark.long
def test_only_one_side_is_the_exploiter(small: Any) -> None:
    """Hole: a policy learns from the decisions of the bot that it exploits, or plays in more seats
    than one, and its bound is none."""
    from clubsuit.lab.ppo.opponents import Target
    from clubsuit.lab.ppo.tables import Tables

    tables = Tables([clubsuit.load("ruby-dame")], 8, 1, CPU)

    def bot(tables: Any, batch: Any, t: int, wanted: Any, out: Any) -> None:
        out[wanted] = 7

    target = Target(tables, bot)
    for turn in range(4):
        batch: Any = SimpleNamespace(turns=small.full((1, 8), turn))
        actions = small.zeros(8, dtype=small.int64)
        theirs = target.decide(None, batch, 0, actions)  # type: ignore[arg-type]
        assert (actions == 7 * theirs).all()
        assert theirs.tolist() == [row % 2 != turn % 2 for row in range(8)]


@pytest.mark.long
@pytest.mark.parametrize("game", REGISTRY)
def test_files_are_small(game: str, tmp_path: Path) -> None:
    """Holes: four games with checkpoints do not fit what comes back from a card; the weights do not
    fit the wheel."""
    torch = pytest.importorskip("torch")
    from clubsuit.lab.ppo.learner import RECIPES, Learner
    from clubsuit.lab.ppo.networks import as_policy

    encoding = REGISTRY[game].encoding
    assert encoding is not None
    learner = Learner(encoding, 6, RECIPES[CUDA], CPU)
    torch.save({"learner": learner.state()}, tmp_path / "checkpoint.pt")
    scale = torch.ones(encoding.observation_size + encoding.actions)
    network = as_policy(learner.mean, scale)
    save_policy(tmp_path / "weights.npz", Policy(network, game, 0, {}))
    assert (tmp_path / "checkpoint.pt").stat().st_size <= MOST_CHECKPOINT
    assert (tmp_path / "weights.npz").stat().st_size <= MOST_WEIGHTS


@pytest.mark.long
def test_the_bot_plays_what_was_trained(small: Any) -> None:
    """Hole: layers are exported or read in another order or orientation, or without their scale."""
    from clubsuit.lab.ppo.learner import Learner, Recipe
    from clubsuit.lab.ppo.networks import as_layers, as_policy, policy_logits

    encoding = REGISTRY["clubs-whist"].encoding
    assert encoding is not None
    learner = Learner(encoding, 3, Recipe(1, 1, 16, 2, 8, 1, 8, 1, 1e-3), CPU)
    for layer in learner.mean:
        layer += 0.1 * small.randn_like(layer)
    learner.scale = small.rand(encoding.perfect_information_size)
    scale = small.cat([learner.scale[: encoding.observation_size], small.ones(encoding.actions)])
    network = as_policy(learner.mean, scale)
    buffers = PolicyBuffers.of(network)
    play = clubsuit.load("clubs-whist").new(seed=2)
    for _ in range(12):
        view = play.view(int(play.turn or 0))
        write_logits(view.state, 0, network, buffers)
        sees = small.zeros(1, encoding.perfect_information_size, dtype=small.int8)
        sees[0, : encoding.observation_size] = small.from_numpy(encoding.observe(view.state))
        masks = small.zeros(1, encoding.actions, dtype=small.bool)
        masks[0, encoding.ids(view.state)] = True
        found = learner.logits(learner.mean, sees, masks)[0].numpy()
        layers, x = as_layers(network, CPU), sees[:, : encoding.observation_size].float()
        assert np.allclose(policy_logits(layers, x, masks)[0], buffers.logits, atol=1e-3)
        assert np.allclose(found, buffers.logits, rtol=2e-2, atol=2e-2)  # float16 rounds
        play.play(view.legal()[0])


@pytest.mark.long
def test_advantages(small: Any) -> None:
    """Hole: a reward is credited to another seat or hand, so the policy learns nonsense. With a
    critic that knows nothing, an advantage is the discounted margin of the same hand."""
    from clubsuit.lab.ppo.learner import LAMBDA, RECIPES, Learner

    encoding = REGISTRY["clubs-whist"].encoding
    assert encoding is not None
    learner = Learner(encoding, 3, RECIPES[CPU], CPU)
    for layer in learner.critic.layers[-2:]:
        layer.data.zero_()
    learner.unit = 2.0
    steps, rows = 5, 2
    rng = np.random.default_rng(1)
    size = encoding.perfect_information_size
    batch: Any = SimpleNamespace(
        steps=steps,
        rows=rows,
        sees=small.zeros(steps + 1, rows, size, dtype=small.int8),
        turns=small.from_numpy(rng.integers(3, size=(steps + 1, rows))),
        gains=small.zeros(steps, rows, 3),
        ends=small.zeros(steps, rows, dtype=small.bool),
    )
    batch.ends[2, 0] = batch.ends[4, 1] = True
    batch.gains[2, 0], batch.gains[4, 1] = small.tensor([[4.0, -1, -3], [6, 0, -6]])
    found, wanted = learner.advantages(batch, small.tensor([3, 3]))
    for row, end in ((0, 2), (1, 4)):
        for t in range(end + 1):
            seen = LAMBDA ** (end - t) * batch.gains[end, row] / 2.0
            turn = int(batch.turns[t, row])
            assert np.isclose(found[t, row], seen[turn])
            assert np.allclose(wanted[t, row], seen.roll(-turn))
    assert not found[3:, 0].any()


@pytest.mark.long
def test_a_policy_learns(tmp_path: Path) -> None:
    """Hole: the policy does not improve, which is noticed only after hours of training."""
    pytest.importorskip("torch")
    trainer = trainer_of(Training("clubs-whist", 1, 1))
    before, _ = trainer.test()
    for number in range(40):
        trainer.step(number / 40 if number < 30 else 0.5)
    after, (low, _) = trainer.test()
    assert before < -1 and low > before and after > -0.4
