"""Policy networks: the bot `trained` with weights that PPO has trained."""

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import clubsuit
from clubsuit import bots
from clubsuit.bots import make_bot
from clubsuit.bots.names import public_name
from clubsuit.bots.network import weight_file
from clubsuit.bots.own_weights import own_weights
from clubsuit.bots.policy import (
    EPSILON,
    NEVER,
    Policy,
    PolicyBuffers,
    PolicyNetwork,
    best_code,
    log_chance,
    save_policy,
    shipped_policy,
    write_logits,
)
from clubsuit.bots.policy_bot import PolicyBot
from clubsuit.errors import NotationError
from clubsuit.games import REGISTRY
from clubsuit.games.encoding import Encoding
from clubsuit.games.rules import Rules
from clubsuit.lab.opponents.contenders import contender, decides_by_clock, modelled
from support import probe

WIDTH, BLOCKS = 6, 2
SHIPPED = sorted((Path(bots.__file__).parent / "weights" / "policies").glob("*.npz"))
MOST_BYTES = 4_000_000
"""Maximum size of a policy in the wheel."""
GAMES = [
    "clubs-whist",
    "ruby-dame",
    *(pytest.param(game, marks=pytest.mark.long) for game in ("free-clubs", "climbing-clubs")),
]
"""All games; in two of them compiling takes long."""


def policy_of(game: str, seed: int = 1, blocks: int = BLOCKS, **fields: Any) -> Policy:
    """Return a small untrained policy for this game."""
    encoding = REGISTRY[game].encoding
    assert encoding is not None
    rng = np.random.default_rng(seed)
    inputs, ids = encoding.observation_size + encoding.actions, encoding.actions
    shapes: list[tuple[int, ...]] = [(inputs, WIDTH), (WIDTH,), (blocks + 1, 2, WIDTH)]
    shapes += 2 * [(blocks, WIDTH, WIDTH), (blocks, WIDTH)]
    shapes += [(WIDTH, ids), (ids,)]
    # The numbers are those of float16, so that a file keeps them.
    arrays = [rng.normal(size=shape).astype(np.float16).astype(np.float32) for shape in shapes]
    return Policy(PolicyNetwork(*arrays), game, encoding.version, {"minutes": 3, **fields})


def expected_logits(rules: Rules, view: clubsuit.View, network: PolicyNetwork) -> np.ndarray:
    """Return the logits of the first step of a decision, computed with matrices."""
    assert rules.encoding is not None
    legal = rules.encoding.ids(view.state)
    flags = np.isin(np.arange(rules.encoding.actions), legal)
    x = np.concatenate([rules.encoding.observe(view.state), flags]).astype(np.float64)

    def normalised(h: np.ndarray, norm: np.ndarray) -> Any:
        return (h - h.mean()) / np.sqrt(h.var() + EPSILON) * norm[0] + norm[1]

    hidden = x @ network.first + network.first_bias
    for k in range(len(network.up)):
        inner = normalised(hidden, network.norms[k]) @ network.up[k] + network.up_bias[k]
        hidden = hidden + np.maximum(inner, 0) @ network.down[k] + network.down_bias[k]
    last = np.maximum(normalised(hidden, network.norms[-1]), 0) @ network.last + network.last_bias
    return np.where(flags, last, NEVER)


@pytest.mark.parametrize("game", GAMES)
def test_the_layers(game: str) -> None:
    """Hole: a layer is wrong or reads the wrong weights, so a trained policy plays badly."""
    rules, policy = REGISTRY[game], policy_of(game)
    buffers = PolicyBuffers.of(policy.network)
    play = clubsuit.load(game).new(seed=4)
    for number in range(30):
        view = play.view(int(play.turn or 0))
        write_logits(view.state, 0, policy.network, buffers)
        expected = expected_logits(rules, view, policy.network)
        assert np.allclose(buffers.logits, expected, rtol=1e-4, atol=1e-3)
        play.play(view.legal()[number % len(view.legal())])


@pytest.mark.parametrize("game", GAMES)
def test_decisions_of_several_steps(game: str) -> None:
    """Hole: the bot takes another decision than its network likes best step by step, or a choice
    among its candidates is not legal."""
    rules, policy = REGISTRY[game], policy_of(game)
    bot, buffers = PolicyBot(rules, 1, policy), PolicyBuffers.of(policy.network)
    play = clubsuit.load(game).new(seed=4)
    while len(play.hands) < 2:
        view = play.view(int(play.turn or 0))
        choice = bot.choose(view)
        codes = [one.code for one in choice.candidates]
        assert len(set(codes)) == len(codes) and set(codes) <= set(view.codes())
        values = [one.value for one in choice.candidates]
        assert values == sorted(values, reverse=True)
        if len(view.codes()) > 1:
            assert choice.action.code == best_code(view.state, 0, policy.network, buffers)
            assert clubsuit.explain(choice.reason)
        play.play(view.legal()[view.codes().index(choice.action.code)])


def test_honest_choices_only() -> None:
    """FC-17. Hole: in honour play a policy takes back a card or plays an irregular one."""
    play = clubsuit.load("free-clubs", enforcement="honour").new(seed=4)
    rules = play.game.rules
    bot, codes = PolicyBot(rules, 1, policy_of("free-clubs")), np.zeros(rules.max_legal, np.int64)
    fewer = 0
    for _ in range(90):
        if play.turn is None:
            break
        view = play.view(play.turn)
        n = rules.honest(view.state, codes)
        choice = bot.choose(view)
        assert {one.code for one in choice.candidates} <= set(codes[:n].tolist())
        fewer += 1 < n < len(view.codes())
        play.act(choice.action)
    assert fewer > 5


def chance_of_steps(
    encoding: Encoding, view: clubsuit.View, ids: Sequence[int], network: PolicyNetwork
) -> float:
    """Return the product of the probabilities of these steps, each computed with NumPy."""
    buffers, partial, chance = PolicyBuffers.of(network), 0, 1.0
    for number in ids:
        write_logits(view.state, partial, network, buffers)
        weights = np.exp(buffers.logits.astype(np.float64) - buffers.logits.max())
        chance *= weights[number] / weights.sum()
        partial = ~encoding.functions.take_id(view.state, partial, number)
    return chance


@pytest.mark.parametrize("game", GAMES)
def test_the_chances_of_all_decisions(game: str) -> None:
    """Hole: the weights of worlds come from a wrong probability of a decision, most of all where
    a decision has several steps. All probabilities together are 1, or less where cards can be
    chosen in several orders."""
    policy = policy_of(game)
    buffers = PolicyBuffers.of(policy.network)
    play = clubsuit.load(game).new(seed=4)
    several = 0
    for number in range(12):
        view = play.view(int(play.turn or 0))
        codes = view.codes()
        chances = [
            math.exp(log_chance(view.state, code, policy.network, buffers)) for code in codes
        ]
        encoding = view.rules.encoding
        assert encoding
        steps = [encoding.ids_of(view.state, code) for code in codes]
        expected = [chance_of_steps(encoding, view, ids, policy.network) for ids in steps]
        assert np.allclose(chances, expected, rtol=1e-4, atol=0)
        assert sum(chances) < 1.0001 and (sum(chances) > 0.9999 or max(map(len, steps)) > 1)
        several += len(codes) > 1
        play.play(view.legal()[number % len(codes)])
    assert several > 3


def test_a_file_is_what_was_saved(tmp_path: Path) -> None:
    """Hole: a policy is not read as it was written, or `trained:PATH` does not know it."""
    policy, file = policy_of("ruby-dame"), tmp_path / "weights.npz"
    save_policy(file, policy)
    own = own_weights(f"trained:{file}").weights
    assert isinstance(own, Policy)
    assert (own.game, own.version, own.about) == ("ruby-dame", policy.version, {"minutes": 3})
    for name, array in policy.network._asdict().items():
        assert np.array_equal(getattr(own.network, name), array)
    game = clubsuit.load("ruby-dame")
    assert clubsuit.make_bot(f"trained:{file}", game, seed=1).choose(game.new(seed=1).view(0)).text


@pytest.mark.parametrize("field", PolicyNetwork._fields)
@pytest.mark.parametrize("damage", ["shape", "nan", "kind", "gone"])
def test_damaged_files(field: str, damage: str, tmp_path: Path) -> None:
    """Hole: a file with other shapes makes compiled code read other memory."""
    policy, file = policy_of("clubs-whist"), tmp_path / "weights.npz"
    save_policy(file, policy)
    with np.load(file) as saved:
        arrays: dict[str, Any] = dict(saved)
    if damage == "shape":
        arrays[field] = arrays[field][..., :-1]
    elif damage == "nan":
        arrays[field].flat[0] = np.nan
    elif damage == "kind":
        arrays[field] = arrays[field].astype(np.int64)
    else:
        del arrays[field]
    np.savez_compressed(file, **arrays)
    with pytest.raises(NotationError, match="holds no weights, or only a part of them"):
        own_weights(f"trained:{file}")


def test_a_model_of_own_weights(tmp_path: Path) -> None:
    """Bug: a bot that searches with a model of `trained:PATH` used the policy that comes with the
    game instead of the one at PATH. Holes: its public name shows a private path; the weights of
    another game, or a value network, are read as a policy."""
    game, file = "clubs-whist", tmp_path / "private" / "mine.npz"
    file.parent.mkdir()
    policy = policy_of(game)
    save_policy(file, policy)
    name = modelled(f"trained:{file}", game)
    assert name == f"search-trained:64:{file}"
    play = clubsuit.load(game).new(seed=4)
    searcher = contender(name, play, 1)
    used = probe.policy(probe.rollouts(searcher)).network
    assert np.array_equal(used.first, policy.network.first)
    assert searcher.choose(play.view(int(play.turn or 0))).candidates
    assert public_name(name).startswith("search-trained:64:private/mine.npz@")
    assert not decides_by_clock(name, play.game.rules)
    with pytest.raises(NotationError, match="these weights are of clubs-whist, not of ruby-dame"):
        contender(name, clubsuit.load("ruby-dame").new(seed=4), 1)
    values = weight_file(game)
    assert modelled(f"trained:{values}", game) == "search:64"
    with pytest.raises(NotationError, match="no policy has learned"):
        contender(f"search-trained:64:{values}", play, 1)


def test_policies_of_others(tmp_path: Path) -> None:
    """Hole: a policy plays another game, or another version of its ids and observations."""
    with pytest.raises(NotationError, match="these weights are of ruby-dame, not of clubs-whist"):
        PolicyBot(REGISTRY["clubs-whist"], 1, policy_of("ruby-dame"))
    old = policy_of("ruby-dame")._replace(version=99)
    with pytest.raises(NotationError, match="another version of ruby-dame"):
        PolicyBot(REGISTRY["ruby-dame"], 1, old)
    other = policy_of("ruby-dame")._replace(game="clubs-whist")
    with pytest.raises(NotationError, match="another version of clubs-whist"):
        PolicyBot(REGISTRY["clubs-whist"], 1, other)


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_policies_that_come_with_a_game(path: Path) -> None:
    """Holes: a policy is too large for the wheel, does not fit its game, or nobody plays it."""
    assert path.stat().st_size <= MOST_BYTES
    policy = shipped_policy(path.stem)
    assert policy is not None and policy.game == path.stem
    assert {"training", "hardware", "hands", "decisions", "over_rule"} <= set(policy.about)
    assert isinstance(make_bot("trained", REGISTRY[path.stem], 1), PolicyBot)
    assert isinstance(make_bot("strong", REGISTRY[path.stem], 1), PolicyBot)
