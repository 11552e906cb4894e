"""Environments on a card and in Numba's simulator."""

import pytest

import clubsuit
from clubsuit.errors import DeviceError
from clubsuit.gpu import compiler
from gpu.conftest import simulated
from proofs.gpu.environments import EnvPlan, all_plans, difference


@pytest.mark.gpu
@pytest.mark.parametrize("plan", all_plans(), ids=str)
def test_the_card_makes_the_same_steps(card: compiler.Card, plan: EnvPlan) -> None:
    """Hole: compiled for the card, an environment does something else than on the processor."""
    assert difference(plan) == ""


@pytest.mark.parametrize(("game", "fits"), [("clubs-whist", 694_000), ("climbing-clubs", 230_000)])
def test_the_memory_is_too_small(monkeypatch: pytest.MonkeyPatch, game: str, fits: int) -> None:
    """Hole: the refusal of an environment does not say how many rows fit into the memory."""
    monkeypatch.setattr(compiler, "open_card", lambda: compiler.Card("a card", "13.0", {}))
    monkeypatch.setattr(compiler, "free_memory", lambda: 1 << 30)
    monkeypatch.setattr(compiler, "resident_threads", lambda: 4_096)
    with pytest.raises(DeviceError) as refused:
        clubsuit.vector(game, 10_000_000, device="cuda")
    assert refused.value.reason
    assert abs(refused.value.reason.args["fits"] - fits) < fits / 20


SIMULATED = """
import clubsuit
import numpy as np
from proofs.gpu.environments import all_plans, difference

plans = all_plans(3, 3)
for plan in plans[:10] + [plan for plan in plans[10:] if plan.hands == 3][:9]:
    assert difference(plan) == "", f"{plan}: {difference(plan)}"
    print(plan)

env = clubsuit.vector("clubs-whist", 5, device="cuda")
assert hasattr(env.masks, "copy_to_host")
env.reset(1)
before = env.state_dict()
env.step([52, 0, 53, -1, 52])
assert env.states[1].tobytes() == before["states"][1].tobytes()
assert env.states[2].tobytes() != before["states"][2].tobytes()
for wrong in (lambda: env.check(), lambda: env.step([52.0] * 5), lambda: env.step([52])):
    try:
        wrong()
    except clubsuit.ClubsuitError as error:
        print(error)
env.check()
assert env.text(1, 52) == "keep" and env.action(1, "swap") == 53
assert env.view(1).me == env.turns[1]

here = clubsuit.vector("clubs-whist", 5)
here.load_state_dict(env.state_dict())
env.load_state_dict(here.state_dict())
actions = here.random_actions()
env.step(actions), here.step(actions)
assert env.observations.copy_to_host().tobytes() == here.observations.tobytes()
"""


def test_kernels_make_the_same_steps() -> None:
    """Holes: in the simulator, a step differs from the processor's; an illegal id is carried out or
    not reported; a saved state cannot move between card and processor."""
    *plans, illegal, floats, short = simulated("-c", SIMULATED)
    assert len(plans) == 19
    assert illegal.startswith("0 is not a legal id in row 1")
    assert "5 whole numbers" in floats
    assert "5 whole numbers" in short
