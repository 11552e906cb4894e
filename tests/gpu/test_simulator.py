"""Every kernel in Numba's simulator of CUDA, which needs no card."""

import pytest

from gpu.conftest import simulated
from proofs.gpu.identity import all_plans, digest, on_processor

PLAY = """
import clubsuit
from clubsuit.gpu import GameBatch
from clubsuit.lab import gpu_bench
from proofs.gpu.identity import UNUSUAL, Plan, difference
from support.plays import ALL_VARIANTS

plans = [Plan(game, options, 1, 40, True) for game, options in ALL_VARIANTS + UNUSUAL]
for game in clubsuit.game_ids():
    plans += [Plan(game, {"target": 1}, 2, 120, endless) for endless in (False, True)]
for plan in plans:
    assert difference(plan) == "", f"{plan}: {difference(plan)}"
    print(plan)

batch = GameBatch(clubsuit.load("clubs-whist", target=1), 3)
assert len(batch) == 3
batch.finish()
ended, rngs = batch.states(), batch.generators()
assert ended["phase"].tolist() == [1, 1, 1] and batch.made().min() > 40
batch.finish()
assert batch.states().tobytes() == ended.tobytes() and not batch.made().any()
batch.put(ended[::-1], rngs[::-1])
assert batch.states().tobytes() == ended[::-1].tobytes()
gpu_bench.RUN_SECONDS = 0.01
rates = gpu_bench.run_gpu_bench(["ruby-dame"], [1, 2]).to_dict()["games"]["ruby-dame"]
assert list(rates["decisions_per_s"]) == ["1", "2"] and rates["compile_s"] > 0

try:
    batch.put(ended[:2], rngs)
except clubsuit.NotationError as error:
    print(error)
"""


def test_kernels_play_the_same_games() -> None:
    """Holes: a kernel plays other games than the processor under some options; `finish`, `put` or
    the benchmark fails; rules use something that kernels do not have."""
    *plans, refused = simulated("-c", PLAY)
    assert len(plans) > 95
    assert refused == (
        "the states must be an array of 3 records of clubs-whist, and the generators "
        "an int64 array with 3 rows and 4 columns"
    )


SWEEP = """
from proofs.gpu.identity import all_plans, digest, games_on_card

for plan in all_plans(3, 200):
    print(digest(*games_on_card(plan)))
"""


@pytest.mark.long
def test_kernels_play_the_same_games_as_compiled_rules() -> None:
    """Hole: under some options, a kernel plays other games than the compiled rules do; in the
    simulator, both sides are plain Python."""
    assert simulated("-c", SWEEP) == [digest(*on_processor(plan)) for plan in all_plans(3, 200)]
