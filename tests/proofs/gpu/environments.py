"""The environments of `clubsuit.vector` on the card and on the processor, compared and measured."""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

import clubsuit
from clubsuit.envs.processor import SAVED, Observe
from clubsuit.envs.vector import VectorEnvironment
from proofs.gpu import identity, workers
from proofs.gpu.identity import SIMULATED
from support.plays import ALL_VARIANTS

WORKER = "step"
"""The last word in the names of the processes that compile these kernels."""

SEED = -7
ROWS, STEPS = (3, 3) if SIMULATED else (2_083, 300)
"""Numbers of rows (the last block is not full) and of steps under each set of options."""

CHECKS = 3
"""Number of times that all arrays are compared in a run; the last time is its end."""

KERNELS: tuple[Observe, ...] = ("perfect-information", "nothing")
"""For each kernel of a type of record, what it writes. Observations without perfect information are
written by the first one."""

SHOWN = ("masks", "turns", "observations", "perfect_information")
TARGETS = {"clubs-whist": 3, "ruby-dame": 40, "free-clubs": 60, "climbing-clubs": 20}
"""Targets of whole games that end within a run."""

SIZES, ONE_SIZE = ((2,), (2,)) if SIMULATED else ((1 << 14, 1 << 18, 1 << 20), (1 << 18,))
"""Numbers of rows of the benchmark."""

MEASURED: tuple[tuple[Observe, str, Sequence[int]], ...] = (
    ("view", "random", SIZES),
    ("view", "argmax", ONE_SIZE),
    ("nothing", "random", ONE_SIZE),
)
"""The environments to measure: with observations or without, who chooses the actions, and the
numbers of rows."""

SPREAD = 1 if SIMULATED else 64
"""Number of steps before the first timed step; after it, games are at different points."""

CAPTURED = 1 if SIMULATED else 20
"""Number of steps in a CUDA graph."""

RUN_SECONDS = 0.0 if SIMULATED else 0.15


class EnvPlan(NamedTuple):
    """An environment that makes random steps on the card and on the processor."""

    game: str
    options: dict[str, Any]
    number: int
    decisions: int
    hands: int | None
    observe: Observe

    def __str__(self) -> str:
        chosen = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game} ({chosen or 'defaults'}), hands={self.hands}, {self.observe}"


def kinds() -> list[EnvPlan]:
    """Return a plan for each kind of kernel: each type of record."""
    return [EnvPlan(plan.game, plan.options, 1, 1, None, KERNELS[0]) for plan in identity.kinds()]


def all_plans(rows: int = ROWS, steps: int = STEPS) -> list[EnvPlan]:
    """Return plans for all options.

    Whole games with and without observations come first, for each kernel; then house rules and
    small packs, and all other options.
    """
    hands = (1, 3, None)
    whole = [
        EnvPlan(
            plan.game, {**plan.options, "target": TARGETS[plan.game]}, rows, steps, None, observe
        )
        for plan in kinds()
        for observe in KERNELS
    ]
    return whole + [
        EnvPlan(game, options, rows, steps, hands[i % 3], "perfect-information")
        for i, (game, options) in enumerate([*identity.UNUSUAL, *ALL_VARIANTS])
    ]


def play(plan: EnvPlan, **where: Any) -> Iterator[tuple[int, dict[str, np.ndarray]]]:
    """Play a plan; yield the number of steps and copies of all arrays, some times."""
    env = clubsuit.vector(
        plan.game,
        plan.number,
        hands=plan.hands,
        observe=plan.observe,
        **where,
        **plan.options,
    )
    env.reset(SEED)
    yield 0, copies(env, plan.observe)
    ends = {plan.decisions * k // CHECKS for k in range(1, CHECKS + 1)}
    for step in range(1, plan.decisions + 1):
        env.step(env.random_actions())
        if step in ends:
            env.check()
            yield step, copies(env, plan.observe)


def copies(env: VectorEnvironment, observe: Observe) -> dict[str, np.ndarray]:
    """Return copies of all arrays, in the processor's memory."""
    found = env.state_dict()
    assert found.keys() == set(SAVED)
    for name in SHOWN[:2] if observe == "nothing" else SHOWN:
        array = getattr(env, name)
        found[name] = array.copy_to_host() if hasattr(array, "copy_to_host") else array.copy()
    return found


def difference(plan: EnvPlan) -> str:
    """Return what differs between card and processor, in words; "" if nothing does."""
    threads = max(1, (os.cpu_count() or 1) // 2)
    pairs = zip(play(plan, device="cuda"), play(plan, num_threads=threads), strict=True)
    for (step, given), (_, wanted) in pairs:
        for name, array in wanted.items():
            if given[name].tobytes() != array.tobytes():
                rows = [
                    i for i in range(plan.number) if given[name][i].tobytes() != array[i].tobytes()
                ]
                where = f"{name} of {len(rows)} rows after {step} steps, the first in row {rows[0]}"
                return f"{where}: {told(given[name][rows[0]], array[rows[0]])}"
    return ""


def told(given: Any, wanted: Any) -> str:
    """Return where two rows of an array differ."""
    if given.dtype.names:
        return "; ".join(
            f"{name} {given[name].tolist()} instead of {wanted[name].tolist()}"
            for name in given.dtype.names
            if np.any(given[name] != wanted[name])
        )
    places = np.flatnonzero(np.ravel(given) != np.ravel(wanted))
    first = [np.ravel(one)[places[:8]].tolist() for one in (given, wanted)]
    return f"indices {places[:8].tolist()} have {first[0]} instead of {first[1]}"


# ---- the work of a process for one kind of game -----------------------------------------------


def compile_for(plan: EnvPlan) -> str:
    """Compile the kernels of a kind of game, and the loops to compare with; return how long the
    former took. Torch is imported here, too, which takes seconds that later steps do not have."""
    usable_torch()
    shown = []
    for observe in KERNELS:
        start = time.perf_counter()
        for _ in play(plan._replace(observe=observe), device="cuda"):
            pass
        shown.append(f"{time.perf_counter() - start:.1f} s ({observe})")
    for _ in play(plan, num_threads=1):
        pass
    return f"compiled in {', '.join(shown)}"


def compare(plans: Sequence[EnvPlan], until: workers.Deadline) -> workers.Compared:
    """Compare card and processor under each set of options, until the time is over."""
    return workers.compare(difference, plans, until)


# ---- speed -----------------------------------------------------------------------------------


def rates(game: str, observe: Observe, policy: str, sizes: Sequence[int]) -> str:
    """Return the steps per second by number of rows, as text.

    policy: who chooses the actions: "random" is a kernel, "argmax" a masked argmax in Torch.
    """
    torch = usable_torch()
    if policy == "argmax" and not torch:
        return "not measured: Torch is not installed, or does not see the card"
    how = "in CUDA graphs" if torch else "launched from Python"
    found = ((size, rate(game, size, observe, policy, torch)) for size in sizes)
    return "  ".join(f"{size:,}: {one / 1e6:.4g}" for size, one in found) + f"  {how}"


def torch_if_installed() -> Any:
    """Return Torch, or None if it is not installed."""
    try:
        return import_module("torch")
    except ImportError:
        return None


def usable_torch() -> Any:
    """Return Torch if it can use the card; otherwise None."""
    torch = torch_if_installed()
    return torch if torch and torch.cuda.is_available() else None


def rate(game: str, rows: int, observe: Any, policy: str, torch: Any) -> float:
    """Return the number of steps per second."""
    env = clubsuit.vector(game, rows, device="cuda", observe=observe)
    env.reset(1)
    for _ in range(SPREAD):
        env.step(env.random_actions())
    env.check()
    choose = argmax_of(env, torch) if policy == "argmax" else env.random_actions

    def run() -> None:
        for _ in range(CAPTURED):
            env.step(choose())

    run()
    env.check()
    replay = captured(run, torch) if torch else run
    replay()
    env.check()
    times, done = 1, -1.0
    while done < RUN_SECONDS:
        start = time.perf_counter()
        for _ in range(times):
            replay()
        env.check()
        done = time.perf_counter() - start
        found = rows * CAPTURED * times / done
        times *= 2
    return found


def argmax_of(env: VectorEnvironment, torch: Any) -> Callable[[], Any]:
    """Return a function that chooses the legal id with the highest of random numbers, in Torch."""
    masks = torch.as_tensor(env.masks, device="cuda")
    noise = torch.empty(masks.shape, device="cuda")
    actions = torch.empty(env.n, dtype=torch.int64, device="cuda")

    def choose() -> Any:
        torch.argmax(noise.uniform_(0.1, 1).mul_(masks), 1, out=actions)
        return actions

    return choose


def captured(run: Callable[[], None], torch: Any) -> Callable[[], None]:
    """Return a function that replays a run, captured in a CUDA graph."""
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        run()
    torch.cuda.current_stream().wait_stream(side)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        run()
    replay: Callable[[], None] = graph.replay
    return replay
