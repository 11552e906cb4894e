"""Measure an executor: `python -m proofs.scale 1`, `2`, `ray`, `dask:ADDRESS` or `mpi`.

A number means processes of this machine. A second argument names the games, with commas. Prints one
line of JSON:

start_s:           seconds until the first task was done, the start of the executor included.
task_ms:           milliseconds per task that does nothing, with `TASKS` tasks sent at once.
hands_per_s:       hands a second of compiled `rule` bots, by game, without records.
with_records:      the same with records.
"""

import json
import pickle
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import clubsuit
from clubsuit.game import Record
from clubsuit.lab import Plan, simulate
from clubsuit.lab.executors import opened
from clubsuit.lab.tasks import Task, run_task
from clubsuit.processes import worker_pool

TASKS = 2000
GAMES = {"clubs-whist": 20_000, "free-clubs": 4_000, "ruby-dame": 10_000, "climbing-clubs": 1_000}
"""Number of games without records; a tenth is played with records."""
SAMPLE = 200
"""Number of games in which hands are counted."""

Submit = Callable[..., Future[Any]]


def task_ms(submit: Submit) -> float:
    """Return the milliseconds per task that does nothing."""
    task = Task(pickle.dumps(abs), pickle.dumps([-1]))
    start = time.perf_counter()
    for future in [submit(run_task, task) for _ in range(TASKS)]:
        future.result()
    return 1000 * (time.perf_counter() - start) / TASKS


def hands_per_game(game: str, folder: Path) -> float:
    """Return the mean number of hands of a game between `rule` bots."""
    file = folder / "sample.jsonl"
    simulate(plan(game, SAMPLE), records=file, existing="replace")
    records = map(Record.from_json, file.read_bytes().splitlines())
    return sum(len(record.hands) for record in records) / SAMPLE


def plan(game: str, games: int) -> Plan:
    return Plan.of(game, games=games, seed=48, bots=["rule"], options={})


def main() -> None:
    """Run the command."""
    name = sys.argv[1]
    games = sys.argv[2].split(",") if len(sys.argv) > 2 else clubsuit.game_ids()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        hands = {game: hands_per_game(game, folder) for game in games}
        start = time.perf_counter()
        engine = stack.enter_context(opened(None if name.isdigit() else name))
        workers = int(name) if engine is None else 1
        pool = engine or stack.enter_context(worker_pool(workers))
        pool.submit(abs, -1).result()
        result: dict[str, Any] = {"executor": name, "start_s": time.perf_counter() - start}
        result["task_ms"] = task_ms(pool.submit)
        for key, records, part in (
            ("hands_per_s", None, 1),
            ("with_records", folder / "r.jsonl", 10),
        ):
            result[key] = {}
            for game in games:
                number = GAMES[game] // part
                simulate(plan(game, 400), workers=workers, executor=engine)  # compile and connect
                done = simulate(
                    plan(game, number), records=records, existing="replace",
                    workers=workers, executor=engine,
                )  # fmt: skip
                result[key][game] = round(done.games * hands[game] / done.seconds)
    print(json.dumps({**result, "hands": hands}))


if __name__ == "__main__":
    main()
