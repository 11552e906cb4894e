"""Check and measure the rules on an NVIDIA GPU.

    PYTHONPATH=src:tests python -m proofs.gpu [STEP ...]

By default all `STEPS` except those of `EXTRA` run, in their order, in less than two minutes: each
step has a time limit, and prints what it has left out. Steps that are named have no time limit. A
step that fails does not stop the others. With NUMBA_ENABLE_CUDASIM=1 the steps run in Numba's
simulator, with a few games. Only NumPy, Numba and, on a card, numba-cuda are needed; the training
and the policies of the benchmark need Torch.
"""

import os
import platform
import subprocess
import sys
import time
import traceback
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from itertools import groupby
from typing import Any, NamedTuple

import clubsuit
from clubsuit.errors import ClubsuitError
from clubsuit.lab.bench import game_runner
from proofs.gpu import environments, identity, peers, training
from proofs.gpu.identity import SIMULATED
from proofs.gpu.workers import Deadline, Workers

PACKAGES = ("numpy", "numba", "llvmlite", "numba-cuda", "cuda-bindings", "torch", "jax", "pgx")

QUERY = "nvidia-smi --query-gpu=name,driver_version,memory.total --format=csv,noheader"

LIMIT_S = 112.0
"""Maximum duration of all steps together; to start and to end takes a few seconds more."""

NO_LIMIT_S = 3600.0
"""Maximum duration of a step that is named."""

SEEDS = 1 if SIMULATED else identity.SEEDS
MOST = 40 if SIMULATED else identity.MOST


# ---- steps -----------------------------------------------------------------------------------


def versions(workers: Workers, until: Deadline) -> None:
    """Print the card, its driver, the version of the rules and those of all packages that matter.

    Raises the errors of `clubsuit.gpu.GameBatch` if there is no card.
    """
    from clubsuit.gpu import compiler

    card = compiler.open_card()
    print(f"card: {card.name}, CUDA {card.driver}")
    if not SIMULATED:
        print(subprocess.run(QUERY.split(), capture_output=True, text=True).stdout.strip())
    print(f"Python {platform.python_version()} on {platform.platform()}, {os.cpu_count()} cores")
    print(f"rules: {clubsuit.__version__}, commit {commit()}")
    for name in PACKAGES:
        try:
            print(f"{name} {version(name)}")
        except PackageNotFoundError:
            print(f"{name} is not installed")


def commit() -> str:
    """Return the commit of this checkout; "unknown" outside a checkout."""
    command = ["git", "describe", "--always", "--dirty", "--abbrev=12"]
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except OSError:
        return "unknown"
    return done.stdout.strip() or "unknown"


def compile_all(workers: Workers, until: Deadline) -> None:
    """Compile all kernels, one process for each kind of game, and pgx beside them."""
    jobs: dict[str, tuple[Any, ...]] = {
        worker(plan, of): (of.compile_for, plan)
        for of in (identity, environments)
        for plan in of.kinds()
    }
    failed = []
    for name, found in workers.together(until, {**jobs, peers.WORKER: (peers.compile_all,)}):
        print(f"{name:36} {shown(found)}", flush=True)
        failed += [name] if isinstance(found, Exception) else []
    if failed:
        raise AssertionError(f"not compiled: {', '.join(failed)}")


def same_games(workers: Workers, until: Deadline) -> None:
    """Compare random games under all options."""
    compare(workers, until, identity, identity.all_plans(SEEDS, MOST))


def same_steps(workers: Workers, until: Deadline) -> None:
    """Compare environments under all options."""
    compare(workers, until, environments, environments.all_plans())


def bench(workers: Workers, until: Deadline) -> None:
    """Measure bare random play in batches of several sizes."""
    print("10⁹ random decisions/s, by number of games")
    for plan in identity.usual_kinds():
        if until.over:
            print(f"{plan.game:15} left out")
            continue
        rates = workers.do(until, worker(plan, identity), identity.rates, plan.game)
        print(f"{plan.game:15} " + "  ".join(f"{n:,}: {r / 1e9:.3g}" for n, r in rates.items()))


def env_bench(workers: Workers, until: Deadline) -> None:
    """Measure environments of several sizes."""
    print("10⁶ steps/s, by number of rows")
    for observe, policy, sizes in environments.MEASURED:
        for plan in identity.usual_kinds():
            label = f"{plan.game:15} {observe:8} {policy:7}"
            if until.over:
                print(f"{label} left out")
                continue
            name = worker(plan, environments)
            rates = environments.rates, plan.game, observe, policy, sizes
            print(label, workers.do(until, name, *rates))


def train(workers: Workers, until: Deadline) -> None:
    """Train a policy for some seconds."""
    (plan,) = (one for one in identity.usual_kinds() if one.game == training.GAME)
    workers.do(until, worker(plan, environments), training.train)


def pgx(workers: Workers, until: Deadline) -> None:
    """Measure environments of pgx, if it is installed."""
    print(workers.do(until, peers.WORKER, peers.rates))


def processor(workers: Workers, until: Deadline) -> None:
    """Measure bare random play on one core of the processor."""
    for game in clubsuit.game_ids():
        run = game_runner(game)
        print(f"{game:15} 10⁶ decisions/s  {max(run() for _ in range(3)) / 1e6:.3g}", flush=True)


def tune(workers: Workers, until: Deadline) -> None:
    """Measure other numbers of threads in a block."""
    from clubsuit.gpu import kernels

    before = kernels.SHARED_BLOCK, kernels.LOCAL_BLOCK
    for shared, local in ((32, 32), (64, 64), (64, 256)):
        kernels.SHARED_BLOCK, kernels.LOCAL_BLOCK = shared, local
        kernels.play_kernel.cache_clear()
        print(f"blocks of {shared} (shared memory) and {local} (local memory):")
        for game in clubsuit.game_ids():
            print(f"{game:15} {identity.rates(game)}", flush=True)
    kernels.SHARED_BLOCK, kernels.LOCAL_BLOCK = before
    kernels.play_kernel.cache_clear()


# ---- what the steps have in common -------------------------------------------------------------


def worker(plan: Any, of: Any) -> str:
    """Return the name of the process for the kernels of a plan's kind of game.

    of: the module of the plan.
    """
    return f"{kind(plan)} {of.WORKER}"


def kind(plan: Any) -> str:
    """Return a name of the plan's type of record."""
    return f"{plan.game} ({clubsuit.load(plan.game, **plan.options).rules.dtype.itemsize} bytes)"


def shown(found: Any) -> str:
    """Return the result of a job, or its error, on one line."""
    return f"{type(found).__name__}: {found}" if isinstance(found, Exception) else str(found)


def compare(workers: Workers, until: Deadline, of: Any, plans: list[Any]) -> None:
    """Compare card and processor, each kind of game in its own process; raise if they differ.

    of: the module that plays the plans.
    """
    groups = groupby(sorted(plans, key=kind), kind)
    jobs = {f"{name} {of.WORKER}": (of.compare, list(group), until) for name, group in groups}
    games, sets, left, wrong = 0, 0, len(plans), []
    for name, found in workers.together(until, jobs):
        if isinstance(found, Exception):
            wrong.append(f"{name}: {shown(found)}")
            continue
        games, sets, left = games + found.games, sets + found.sets, left - found.sets
        wrong += found.wrong
    print("\n".join(wrong), end="\n" if wrong else "")
    print(f"{games:,} games under {sets} sets of options, {len(wrong)} differences")
    if left:
        print(f"left out: {left} sets of options")
    if wrong:
        raise AssertionError("the card and the processor differ")


class Step(NamedTuple):
    """A step, and its maximum duration in seconds."""

    run: Callable[[Workers, Deadline], None]
    seconds: float = NO_LIMIT_S


STEPS = {
    "versions": Step(versions, 8),
    "compile": Step(compile_all, 45),
    "same-games": Step(same_games, 14),
    "same-steps": Step(same_steps, 14),
    "bench": Step(bench, 12),
    "env-bench": Step(env_bench, 18),
    "pgx": Step(pgx, 6),
    "train": Step(train, 18),
    "processor": Step(processor),
    "tune": Step(tune),
}
"""All steps, the most important ones first."""

EXTRA = ("processor", "tune")
"""Steps that run only if they are named."""


def main() -> None:
    """Run the steps that the command names; exit with 1 if one of them failed."""
    named = sys.argv[1:]
    if unknown := [name for name in named if name not in STEPS]:
        sys.exit(f"there is no step {unknown[0]}; the steps are {', '.join(STEPS)}")
    whole = Deadline(NO_LIMIT_S if named or SIMULATED else LIMIT_S)
    failed, workers = [], Workers()
    for name in named or [name for name in STEPS if name not in EXTRA]:
        print(f"---- {name}", flush=True)
        start = time.perf_counter()
        limit = NO_LIMIT_S if named or SIMULATED else STEPS[name].seconds
        try:
            if whole.over:
                raise TimeoutError("left out: no time is left")
            STEPS[name].run(workers, Deadline(min(limit, whole.left)))
        except (ClubsuitError, TimeoutError) as error:
            print(error)
            failed.append(name)
        except Exception:
            traceback.print_exc(file=sys.stdout)
            failed.append(name)
        print(f"---- {name} took {time.perf_counter() - start:.1f} s", flush=True)
        if failed == ["versions"]:
            break  # there is no card
    workers.close()
    print("failed: " + ", ".join(failed) if failed else "all steps passed", flush=True)
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
