"""Benchmarks of the rules on a GPU: random decisions per second, deals included.

Each game is played in batches of several sizes, because small batches do not occupy the whole card.
A batch is played for a while before it is timed, so that its games are at different points. The
time of a run is that of the launch: the games are on the card before and after it.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from clubsuit.arguments import checked_number
from clubsuit.game import game_ids, load, rules_of
from clubsuit.gpu import GameBatch
from clubsuit.gpu.batch import MOST_GAMES

BATCHES = (1 << 14, 1 << 16, 1 << 18, 1 << 20)
"""Numbers of games that are played at once."""

RUNS = 3
FIRST = 64
"""Number of decisions of each game before the first timed run."""

RUN_SECONDS = 0.4
"""Approximate duration of a timed run, in seconds."""


@dataclass
class GpuBench:
    """The results of a benchmark on a GPU."""

    card: str
    driver: str
    """The CUDA version of the driver."""
    packages: dict[str, str]
    """Versions of the packages that compile for the card."""
    decisions_per_s: dict[str, dict[int, float]]
    """Decisions per second, by game and by number of games at once."""
    compile_s: dict[str, float]
    """By game: the seconds until its first run has ended, most of which is compilation."""

    def to_dict(self) -> dict[str, Any]:
        """Return the results in the form that `clubsuit bench --device cuda --json` prints."""
        return {
            "card": self.card,
            "driver": self.driver,
            "packages": self.packages,
            "games": {
                game: {
                    "decisions_per_s": {str(n): round(rate) for n, rate in rates.items()},
                    "compile_s": round(self.compile_s[game], 2),
                }
                for game, rates in self.decisions_per_s.items()
            },
        }


def run_gpu_bench(
    games: Sequence[str] = (),
    batches: Sequence[int] = (),
    *,
    runs: int = RUNS,
    progress: Callable[[float], None] = lambda part: None,
) -> GpuBench:
    """Measure these games (by default all), with these numbers of games at once.

    progress: called with the completed share, from 0 to 1.

    Raises NotationError for an unknown game or an invalid number, and the errors of `GameBatch`.
    """
    names = list(games) or game_ids()
    for name in names:
        rules_of(name)
    sizes = [checked_number(size, "batch", 1, MOST_GAMES) for size in batches or BATCHES]
    rates: dict[str, dict[int, float]] = {name: {} for name in names}
    compile_s = {}
    for i, name in enumerate(names):
        start = time.perf_counter()
        first = GameBatch(load(name), 1)
        first.play(1)
        compile_s[name] = time.perf_counter() - start
        for j, size in enumerate(sizes):
            progress((i + j / len(sizes)) / len(names))
            rates[name][size] = decisions_per_s(GameBatch(load(name), size), runs)
    progress(1.0)
    return GpuBench(first.card.name, first.card.driver, first.card.packages, rates, compile_s)


def decisions_per_s(batch: GameBatch, runs: int) -> float:
    """Return how many decisions the batch makes in a second: the fastest of several runs."""
    seconds_of(batch, FIRST)
    decisions = FIRST
    while (seconds := seconds_of(batch, decisions)) < RUN_SECONDS / 4:
        decisions *= 2
    decisions = max(1, int(decisions * RUN_SECONDS / seconds))
    return len(batch) * decisions / min(seconds_of(batch, decisions) for _ in range(runs))


def seconds_of(batch: GameBatch, decisions: int) -> float:
    """Play a batch, and return how long it took."""
    start = time.perf_counter()
    batch.play(decisions)
    return time.perf_counter() - start
