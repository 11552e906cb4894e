"""Benchmarks of the rules and of `clubsuit.vector`: random decisions per second, deals included.

The compiled playout of each game is timed several times. The games take turns, so if the machine
slows down, all of them slow down. The result is the median of the runs.

The environments (`clubsuit.vector`) are timed with random actions: masks alone, and masks with
observations, on one core and with two threads.

With `solver`, the exact solver is timed too: our solver and DDS (via endplay, on one thread) solve
the same deals in turn, with clubs as trumps and one leader per deal.

`lab.peers` compares with other packages.
"""

import os
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from clubsuit.arguments import checked_number
from clubsuit.cards import STANDARD
from clubsuit.envs.processor import Observe
from clubsuit.envs.vector import vector
from clubsuit.extras import missing
from clubsuit.game import game_ids, load, rules_of
from clubsuit.games.tricks import FULL, QUARTER, quarters, suit_cards
from clubsuit.lab.workers import worker_lost
from clubsuit.processes import command_of
from clubsuit.random_numbers import EXPERIMENTS, generator
from clubsuit.solve.double_dummy.solver import double_dummy

RUNS = 7
MOST_RUNS = 10_000
RUN_SECONDS = 0.25
"""Approximate duration of each timed run, in seconds."""
SOLVER, PEER_SOLVER = "clubsuit", "endplay"
DEALS = 20
"""Number of deals that are solved in each timed run."""

ROWS = {1: 1 << 10, 2: 1 << 14}
"""Number of games of an environment, by number of threads. To wake a thread takes as long as a
thousand steps, so two threads need more games."""
ONE_THREAD: dict[str, tuple[Observe, int]] = {"masks": ("nothing", 1), "observations": ("view", 1)}
TWO_THREADS: dict[str, tuple[Observe, int]] = {
    "masks_2_threads": ("nothing", 2),
    "observations_2_threads": ("view", 2),
}
"""Ways to time an environment, each with the arrays that it writes and its number of threads."""

Runner = Callable[[], float]
"""A function that does one timed run and returns the decisions or deals per second."""


@dataclass
class Bench:
    """The results of a benchmark, as `run_bench` returns them.

    >>> Bench({"clubs-whist": 1e7}, {"clubs-whist": 4.2}).to_dict()["games"]
    {'clubs-whist': {'decisions_per_s': 10000000, 'compile_s': 4.2}}
    """

    decisions_per_s: dict[str, float]
    """Decisions per second, by game."""
    compile_s: dict[str, float]
    """By game: the seconds it takes to compile all its rules with an empty cache."""
    boards_per_s: dict[str, float] = field(default_factory=dict)
    """Deals solved per second, by SOLVER and PEER_SOLVER. Empty unless the solver is measured."""
    steps_per_s: dict[str, dict[str, float]] = field(default_factory=dict)
    """Steps per second of `clubsuit.vector`, by game and by the keys of ONE_THREAD and TWO_THREADS.
    """

    def to_dict(self) -> dict[str, Any]:
        """Return the results in the form that `clubsuit bench --json` prints."""
        return {
            "games": {
                game: {
                    "decisions_per_s": round(rate),
                    "compile_s": round(self.compile_s[game], 2),
                }
                for game, rate in self.decisions_per_s.items()
            },
            "solver": {name: round(rate, 2) for name, rate in self.boards_per_s.items()},
            "environments": {
                game: {name: round(rate) for name, rate in rates.items()}
                for game, rates in self.steps_per_s.items()
            },
        }


def run_bench(
    *, solver: bool = False, runs: int = RUNS, progress: Callable[[float], None] = lambda part: None
) -> Bench:
    """Measure every game; this takes minutes.

    solver:   whether to measure our solver and DDS too (the extra `bench`).
    runs:     number of timed runs of about 0.25 s each; the results are their medians.
    progress: called with the completed share, from 0 to 1.

    Raises NotationError if the package for `solver` is not installed, or if the number of runs is
    invalid.

    >>> run_bench(runs=0)
    Traceback (most recent call last):
    ...
    clubsuit.errors.NotationError: "runs" must be a whole number from 1 to 10,000, not 0
    """
    runs = checked_number(runs, "runs", 1, MOST_RUNS)
    names = game_ids()
    with one_core():
        runners = {name: game_runner(name) for name in names}
        solvers = {SOLVER: solver_runner(), PEER_SOLVER: peer_solver_runner()} if solver else {}
        alone = environment_runners(names, ONE_THREAD)
    together = environment_runners(names, TWO_THREADS)
    first: dict[str, Runner] = {**runners, **solvers, **alone}
    last = len(names) + runs * (len(first) + len(together))
    steps = iter(range(1, last + 1))

    def report() -> None:
        progress(next(steps) / last)

    compile_s = {}
    with one_core():
        for name in names:
            compile_s[name] = cold_compile(name)
            report()
        rates = medians(first, runs, report)
    rates |= medians(together, runs, report)
    return Bench(
        {name: rates[name] for name in names},
        compile_s,
        {name: rates[name] for name in solvers},
        {
            name: {what: rates[f"{name} {what}"] for what in (*ONE_THREAD, *TWO_THREADS)}
            for name in names
        },
    )


def medians(
    runners: Mapping[str, Runner], runs: int, report: Callable[[], None]
) -> dict[str, float]:
    """Return the median rate of each runner. The runners take turns."""
    rates: dict[str, list[float]] = {name: [] for name in runners}
    for _ in range(runs):
        for name, run in runners.items():
            rates[name].append(run())
            report()
    return {name: statistics.median(values) for name, values in rates.items()}


def environment_runners(
    games: Sequence[str], whats: Mapping[str, tuple[Observe, int]]
) -> dict[str, Runner]:
    """Return a runner for each game and each way to write its environment."""
    return {
        f"{game} {what}": environment_runner(game, *how)
        for game in games
        for what, how in whats.items()
    }


def environment_runner(game: str, observe: Observe, threads: int) -> Runner:
    """Return a runner for random steps in an environment of a game with its default options."""
    rows = ROWS[threads]
    env = vector(game, rows, observe=observe, num_threads=threads)
    env.reset(1)

    def run(steps: int) -> float:
        start = time.perf_counter()
        for _ in range(steps):
            env.step(env.random_actions())
        return steps * rows / (time.perf_counter() - start)

    run(10)  # compile the loops, or load them from the cache
    steps = max(10, int(run(20) / rows * RUN_SECONDS))
    return lambda: run(steps)


def game_runner(name: str) -> Runner:
    """Return a runner for the compiled playout of a game with its default options."""
    rules = rules_of(name)
    play = load(name).table(seed=1)
    rng = generator(1, EXPERIMENTS)

    def run(decisions: int) -> float:
        start = time.perf_counter()
        rules.play_randomly(play.state, rng, decisions)
        return decisions / (time.perf_counter() - start)

    run(1000)  # compile the playout, or load it from the cache
    decisions = max(1000, int(run(10_000) * RUN_SECONDS))
    return lambda: run(decisions)


def deals_of(run: int) -> list[list[int]]:
    """Return the deals of a timed run; a deal is a set of cards for each seat."""
    rng = generator(run, EXPERIMENTS)
    return [list(map(int, quarters(FULL, rng))) for _ in range(DEALS)]


def timed_runs(solve: Callable[[list[int], int], object]) -> Runner:
    """Return a runner for a solver.

    solve: the solver, called with the hands and the leader.
    """
    run = 0

    def one_run() -> float:
        nonlocal run
        run += 1
        deals = deals_of(run)
        start = time.perf_counter()
        for number, hands in enumerate(deals):
            solve(hands, number % len(hands))
        return DEALS / (time.perf_counter() - start)

    solve(deals_of(0)[0], 0)  # compile the solver, or load it from the cache
    return one_run


def solver_runner() -> Runner:
    """Return a runner for our solver."""
    return timed_runs(lambda hands, leader: double_dummy(list(map(STANDARD.names, hands)), leader))


def peer_solver_runner() -> Runner:
    """Return a runner for DDS, which finds one of the best cards and its number of tricks."""
    try:
        from endplay.dds.solve import SolveMode, solve_board
        from endplay.types import Deal, Denom, Player
    except ImportError:
        raise missing("endplay", "bench") from None
    seats = [Player.north, Player.east, Player.south, Player.west]
    letters = "23456789TJQKA"

    def suits(hand: int) -> str:
        held = [(hand & suit_cards(suit)) >> QUARTER * suit for suit in (3, 2, 1, 0)]
        return ".".join("".join(x for i, x in enumerate(letters) if h >> i & 1) for h in held)

    def solve(hands: list[int], leader: int) -> object:
        text = "N:" + " ".join(map(suits, hands))
        deal = Deal(text, first=seats[leader], trump=Denom.clubs)
        return solve_board(deal, SolveMode.OptimalOne)

    return timed_runs(solve)


@contextmanager
def one_core() -> Iterator[None]:
    """Run on one core, if the system lets a process choose its cores."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def cold_compile(name: str) -> float:
    """Return how many seconds it takes to compile a game in a new process with an empty cache."""
    with (
        tempfile.TemporaryDirectory() as folder,
        subprocess.Popen(
            command_of("clubsuit.lab.compile_time", name),
            env={**os.environ, "CLUBSUIT_CACHE": folder},
            stdin=subprocess.PIPE,  # the child ends when this pipe is closed
            stdout=subprocess.PIPE,
            text=True,
        ) as child,
    ):
        assert child.stdout
        seconds = child.stdout.read()
    if child.returncode < 0:
        raise worker_lost("worker-lost")
    return float(seconds)
