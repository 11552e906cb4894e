"""The same games on the card and on the processor, compared byte for byte and measured."""

import hashlib
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

import clubsuit
from clubsuit.errors import RuleError
from clubsuit.game import Game
from clubsuit.games.dispatch import apply, deal, decide_randomly, legal, start
from clubsuit.games.options import Option
from clubsuit.games.state import DEAL, OVER
from clubsuit.gpu import GameBatch
from clubsuit.kernel import compiled
from clubsuit.lab import gpu_bench
from clubsuit.random_numbers import CHOICES, DEALS, WORDS, rand_below, rand_seed
from proofs.gpu import workers
from support.plays import ALL_VARIANTS, HOUSE, SMALL

WORKER = "play"
"""The last word in the names of the processes that compile these kernels."""

UNUSUAL = [(game, options) for of in (HOUSE, SMALL) for game in of for options in of[game]]
"""Variants with house rules or with small packs."""

SEEDS = 16_384
"""Number of games that are compared under each set of options."""

FIRST_SEED = -5
"""The seed of the first game; negative seeds are compared too."""

MOST = 20_000
"""Maximum number of decisions of a whole game; games of random choices end long before."""

RESTARTS = 2_000
"""Number of decisions if new games are started: several games under most options."""


SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"

BATCHES = (2, 4) if SIMULATED else gpu_bench.BATCHES
RUNS, RUN_SECONDS = (1, 0.0) if SIMULATED else (2, 0.15)
"""Number of timed runs of bare random play, and their duration."""


class Plan(NamedTuple):
    """Games to be played on the card and on the processor."""

    game: str
    options: dict[str, Any]
    number: int
    decisions: int
    endless: bool
    """If True, new games are started; if False, each game ends."""

    def __str__(self) -> str:
        chosen = ", ".join(f"{name}={value}" for name, value in self.options.items())
        kind = "with restarts" if self.endless else "whole games"
        return f"{self.game} ({chosen or 'defaults'}): {self.number:,} {kind}"


def kinds() -> list[Plan]:
    """Return one game for each type of record: for each kernel."""
    return [
        Plan(name, dict(options), 1, 1, True)
        for name in clubsuit.game_ids()
        for options in clubsuit.load(name).rules.compiled_apart
    ]


def usual_kinds() -> list[Plan]:
    """Return the plans of `kinds` with default options, one for each game."""
    return [plan for plan in kinds() if not plan.options]


def all_plans(seeds: int, most: int) -> list[Plan]:
    """Return plans for all options.

    Several games under default options come first; then games with extreme targets and points,
    whole games with house rules and small packs, and whole games under all other options.
    """
    restarts = min(most, RESTARTS)
    usual = [plan._replace(number=seeds, decisions=restarts) for plan in kinds()]
    extreme = [
        Plan(game, {option.name: value}, seeds, restarts, True)
        for game in clubsuit.game_ids()
        for option in clubsuit.load(game).rules.options
        for value in extremes(option)
        if is_valid(game, {option.name: value})
    ]
    variants = [*UNUSUAL, *ALL_VARIANTS]
    return usual + extreme + [Plan(*variant, seeds, most, False) for variant in variants]


def is_valid(game: str, options: dict[str, Any]) -> bool:
    """Return whether these options fit together; the size of hands must fit that of the pack."""
    try:
        clubsuit.load(game, **options)
    except RuleError:
        return False
    return True


def extremes(option: Option) -> Iterator[Any]:
    """Yield the lowest and the highest value of a number, or of a table of numbers."""
    if option.name != "players" and not option.choices:
        for value in (option.low, option.high):
            if option.kind == "int":
                yield value
            elif option.kind == "ints":
                yield [value] * option.length


# ---- on the processor ------------------------------------------------------------------------


@compiled
def begin_all(states: np.ndarray, rngs: np.ndarray, seed: int) -> None:
    """Start each game, of which only the options are set, with the next seed."""
    for i in range(len(states)):
        rand_seed(states[i].rng, seed + i, DEALS)
        start(states[i])
        rand_seed(rngs[i], seed + i, CHOICES)


@compiled
def play_all(
    states: np.ndarray, rngs: np.ndarray, decisions: int, endless: bool, out: np.ndarray
) -> None:
    """Play each game: with new games after each end if `endless`, else to its end."""
    for i in range(len(states)):
        s = states[i]
        rng = rngs[i]
        for _ in range(decisions):
            if s.phase == OVER:
                if not endless:
                    break
                start(s)
            if s.phase == DEAL:
                deal(s)
            if not decide_randomly(s, rng):
                apply(s, out[rand_below(rng, legal(s, out))], 0)


def on_processor(plan: Plan, threads: int = 1) -> tuple[np.ndarray, np.ndarray]:
    """Play the games on the processor; return their records and generators."""
    game = clubsuit.load(plan.game, **plan.options)
    model = np.zeros(1, game.rules.dtype)
    game.rules.start(model[0], game.options, 0)
    states = np.repeat(model, plan.number)
    rngs = np.zeros((plan.number, WORDS), np.int64)
    play_part(game, plan._replace(decisions=1), slice(1), states, rngs)  # compile
    states[0] = model[0]
    size = -(-plan.number // threads)
    parts = [slice(first, first + size) for first in range(0, plan.number, size)]
    with ThreadPoolExecutor(len(parts)) as pool:
        jobs = [pool.submit(play_part, game, plan, part, states, rngs) for part in parts]
    for job in jobs:
        job.result()
    return states, rngs


def play_part(game: Game, plan: Plan, part: slice, states: np.ndarray, rngs: np.ndarray) -> None:
    """Play these games on the processor."""
    out = np.zeros(game.rules.max_legal, np.int64)
    begin_all(states[part], rngs[part], FIRST_SEED + (part.start or 0))
    play_all(states[part], rngs[part], plan.decisions, plan.endless, out)


# ---- on the card -----------------------------------------------------------------------------


def games_on_card(plan: Plan) -> tuple[np.ndarray, np.ndarray]:
    """Play the games on the card; return their records and generators."""
    game = clubsuit.load(plan.game, **plan.options)
    batch = GameBatch(game, plan.number, FIRST_SEED)
    if plan.endless:
        batch.play(plan.decisions)
    else:
        batch.finish(plan.decisions)
    return batch.states(), batch.generators()


def difference(plan: Plan) -> str:
    """Return what differs between card and processor, in words; "" if nothing does."""
    threads = max(1, (os.cpu_count() or 1) // 2)
    (states, rngs), (others, other_rngs) = games_on_card(plan), on_processor(plan, threads)
    words, other_words = (one.view(np.int64).reshape(len(one), -1) for one in (states, others))
    rows = np.flatnonzero((words != other_words).any(1) | (rngs != other_rngs).any(1))
    if not len(rows):
        return ""
    first = int(rows[0])
    fields = [
        f"{name} {states[first][name].tolist()} instead of {others[first][name].tolist()}"
        for name in states.dtype.names or ()
        if np.any(states[first][name] != others[first][name])
    ]
    if (rngs[first] != other_rngs[first]).any():
        fields.append("the generator")
    return f"{len(rows)} of {plan.number} games differ, the first in game {first}: " + "; ".join(
        fields
    )


def digest(states: np.ndarray, rngs: np.ndarray) -> str:
    """Return a hash of all bytes of these games."""
    return hashlib.sha256(states.tobytes() + rngs.tobytes()).hexdigest()


# ---- the work of a process for one kind of game -----------------------------------------------


def compile_for(plan: Plan) -> str:
    """Compile the kernels of a kind of game, and the loops to compare with; return how long the
    former took."""
    start = time.perf_counter()
    games_on_card(plan)
    seconds = time.perf_counter() - start
    on_processor(plan)
    return f"compiled in {seconds:.1f} s"


def compare(plans: Sequence[Plan], until: workers.Deadline) -> workers.Compared:
    """Compare card and processor under each set of options, until the time is over."""
    return workers.compare(difference, plans, until)


# ---- speed -----------------------------------------------------------------------------------


def rates(game: str) -> dict[int, float]:
    """Return the random decisions per second, by number of games."""
    gpu_bench.RUN_SECONDS = RUN_SECONDS
    return gpu_bench.run_gpu_bench([game], BATCHES, runs=RUNS).decisions_per_s[game]
