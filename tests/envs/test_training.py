"""Methods that train networks: the two examples, and those of OpenSpiel in PyTorch."""

import runpy
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from open_spiel.python import rl_environment

from support.project import ROOT
from support.spiel import SMALLEST, loaded


@pytest.mark.long
def test_the_example_learns() -> None:
    """Hole: MaskablePPO does not accept the environments, or learns nothing in them."""
    pytest.importorskip("torch")
    pytest.importorskip("sb3_contrib")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # those of PyTorch
        example = runpy.run_path(str(ROOT / "examples" / "maskable_ppo.py"))
        better, error = example["main"](20_000)
    assert better > 5 * error


@pytest.mark.long
def test_the_example_without_a_library_learns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: the example with PPO learns nothing, or its agent does not play in the arena. A random
    bot loses more than two points a hand to `rule`."""
    pytest.importorskip("torch")
    folder = ROOT / "examples"
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.delitem(sys.modules, "ppo", raising=False)
    assert runpy.run_path(str(folder / "ppo.py"))["main"](1, 60) > -1.5


@pytest.mark.long
def test_neural_fictitious_self_play() -> None:
    """Hole: OpenSpiel's NFSP, which reads information state tensors, cannot learn from whole
    hands."""
    nfsp = openspiels("nfsp")
    env = rl_environment.Environment(loaded("climbing-clubs", players=2))
    (size,), actions = env.observation_spec()["info_state"], env.action_spec()["num_actions"]
    agents = [
        nfsp.NFSP(seat, size, actions, [64], 20_000, 0.1, min_buffer_size_to_learn=200)
        for seat in range(2)
    ]
    for _ in range(150):
        seen = env.reset()
        while not seen.last():
            seat = seen.observations["current_player"]
            taken = agents[seat].step(seen)
            legal = seen.observations["legal_actions"][seat]
            assert taken.action in legal
            assert {*np.flatnonzero(taken.probs)} <= {*legal}
            seen = env.step([taken.action])
        for agent in agents:
            agent.step(seen)
    for agent in agents:
        losses = [loss for loss in agent.loss if loss is not None]
        assert losses
        assert np.all(np.isfinite(losses))


@pytest.mark.long
def test_deep_cfr() -> None:
    """Hole: OpenSpiel's Deep CFR cannot solve a small game."""
    chosen = loaded("climbing-clubs", **SMALLEST["climbing-clubs"])
    solver = openspiels("deep_cfr").DeepCFRSolver(
        chosen, (32,), (32,), num_iterations=3, num_traversals=5, memory_capacity=10_000
    )
    _, losses, loss = solver.solve()
    assert np.isfinite(loss)
    assert {*losses} == {0, 1}
    state = chosen.dealt(1)
    while not state.is_terminal():
        found = solver.action_probabilities(state)  # not normalized to the legal actions
        assert [*found] == state.legal_actions()
        assert all(0 <= probability <= 1 for probability in found.values())
        state.apply_action(state.legal_actions()[-1])


def openspiels(name: str) -> Any:
    """Return a module of OpenSpiel that needs PyTorch."""
    pytest.importorskip("torch")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # those of PyTorch
        return pytest.importorskip(f"open_spiel.python.pytorch.{name}")
