"""Check and measure the rules on an NVIDIA GPU.

    PYTHONPATH=src:tests python -m proofs.gpu [STEP ...]

By default all `STEPS` except those of `EXTRA` run, in their order. A step that fails does not stop
the others. With NUMBA_ENABLE_CUDASIM=1 the steps run in Numba's simulator, with a few games. Only
NumPy, Numba and, on a card, numba-cuda are needed.
"""

import os
import platform
import subprocess
import sys
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import PackageNotFoundError, version
from itertools import groupby
from multiprocessing import get_context
from typing import Any

import clubsuit
from clubsuit.gpu import GameBatch
from clubsuit.lab import gpu_bench
from clubsuit.lab.bench import game_runner
from proofs.gpu import environments, identity, peers

SIMULATED = environments.SIMULATED

PACKAGES = ("numpy", "numba", "llvmlite", "numba-cuda", "cuda-bindings", "torch", "jax", "pgx")

QUERY = "nvidia-smi --query-gpu=name,driver_version,memory.total --format=csv,noheader"

BATCHES = (2, 4) if SIMULATED else gpu_bench.BATCHES
SEEDS, FEW_SEEDS = (1, 2) if SIMULATED else (identity.SEEDS, 1_024)
MOST = 40 if SIMULATED else identity.MOST


def versions() -> None:
    """Print the card, its driver and the versions of all packages that matter."""
    print(f"Python {platform.python_version()} on {platform.platform()}, {os.cpu_count()} cores")
    for name in PACKAGES:
        try:
            print(f"{name} {version(name)}")
        except PackageNotFoundError:
            print(f"{name} is not installed")
    card = GameBatch(clubsuit.load("clubs-whist"), 1).card
    print(f"card: {card.name}, CUDA {card.driver}")
    if not SIMULATED:
        print(subprocess.run(QUERY.split(), capture_output=True, text=True).stdout.strip())


def quick() -> None:
    """Compare one kind of game for each kernel."""
    compare(identity.quick_plans(FEW_SEEDS, MOST))


def whole() -> None:
    """Compare whole games under all options."""
    compare(identity.all_plans(SEEDS, MOST))


def env_quick() -> None:
    """Compare an environment for each kernel."""
    compare(environments.quick_plans(environments.ROWS, environments.STEPS), environments)


def env_whole() -> None:
    """Compare environments under all options."""
    compare(environments.all_plans(environments.ROWS, environments.STEPS), environments)


def env_bench() -> None:
    """Measure environments of several sizes."""
    environments.bench(BATCHES[:1] if SIMULATED else environments.SIZES)


def compare(plans: list[Any], of: Any = identity) -> None:
    """Play plans on the card, and at the same time on the processor; raise if they differ.

    of: the module that plays them. Each game is compiled for the processor in its own process.
    """
    plans = sorted(plans, key=kind)
    groups = [list(group) for _, group in groupby(plans, kind)]
    with ProcessPoolExecutor(len(groups), mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(of.digests, group) for group in groups]
        found = [of.on_card(plan) for plan in plans]
        wanted = [one for job in jobs for one in job.result()]
    wrong = [plan for plan, a, b in zip(plans, found, wanted, strict=True) if a != b]
    for plan in wrong[:10]:
        print(f"DIFFERENT: {plan}: {of.difference(plan)}")
    games = sum(plan.number for plan in plans)
    print(f"{games:,} games under {len(plans)} sets of options, {len(wrong)} sets differ")
    if wrong:
        raise AssertionError("the card plays other games than the processor")


def kind(plan: Any) -> str:
    """Return a name of the plan's type of record."""
    return f"{plan.game} {clubsuit.load(plan.game, **plan.options).rules.dtype.itemsize}"


def bench() -> None:
    """Measure bare random play in batches of several sizes."""
    result = gpu_bench.run_gpu_bench((), BATCHES)
    print_rates(result)


def print_rates(result: gpu_bench.GpuBench) -> None:
    """Print a line for each game, in 10⁹ decisions a second."""
    for game, rates in result.decisions_per_s.items():
        shown = "  ".join(f"{size:,}: {rate / 1e9:.3g}" for size, rate in rates.items())
        seconds = result.compile_s[game]
        print(f"{game:15} 10⁹ decisions/s  {shown}  compiled in {seconds:.1f} s", flush=True)


def tune() -> None:
    """Measure other numbers of threads in a block."""
    from clubsuit.gpu import kernels

    before = kernels.SHARED_BLOCK, kernels.LOCAL_BLOCK
    for shared, local in ((32, 32), (64, 64), (64, 256)):
        kernels.SHARED_BLOCK, kernels.LOCAL_BLOCK = shared, local
        kernels.play_kernel.cache_clear()
        print(f"blocks of {shared} (shared memory) and {local} (local memory):")
        print_rates(gpu_bench.run_gpu_bench((), BATCHES[-1:]))
    kernels.SHARED_BLOCK, kernels.LOCAL_BLOCK = before
    kernels.play_kernel.cache_clear()


def processor() -> None:
    """Measure bare random play on one core of the processor."""
    for game in clubsuit.game_ids():
        run = game_runner(game)
        print(f"{game:15} 10⁶ decisions/s  {max(run() for _ in range(3)) / 1e6:.3g}", flush=True)


STEPS: dict[str, Callable[[], None]] = {
    "versions": versions,
    "quick": quick,
    "bench": bench,
    "whole": whole,
    "env-quick": env_quick,
    "env-bench": env_bench,
    "env-whole": env_whole,
    "pgx": peers.pgx_rates,
    "processor": processor,
    "tune": tune,
}
"""All steps."""

EXTRA = ("processor", "tune")
"""Steps that run only if they are named."""


def main() -> None:
    """Run the steps that the command names; exit with 1 if one of them failed."""
    failed = []
    for name in sys.argv[1:] or [name for name in STEPS if name not in EXTRA]:
        print(f"---- {name}", flush=True)
        start = time.perf_counter()
        try:
            STEPS[name]()
        except Exception:
            traceback.print_exc(file=sys.stdout)
            failed.append(name)
        print(f"---- {name} took {time.perf_counter() - start:.1f} s", flush=True)
    print("failed: " + ", ".join(failed) if failed else "all steps passed", flush=True)
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
