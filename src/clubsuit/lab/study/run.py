"""Run a study: plan it, play its deals with any number of workers, and summarize its blocks."""

import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor
from contextlib import closing
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from clubsuit.errors import WorkerLost
from clubsuit.lab.study.blocks import Block, BlockFile, check_file, finished
from clubsuit.lab.study.dealing import Dealt, Job, play_deal
from clubsuit.lab.study.result import Ending, Plan, StudyResult
from clubsuit.lab.study.study import Study
from clubsuit.lab.study.summary import precise, summarize
from clubsuit.lab.workers import Where, checked_where, lost_during, ordered_map

Progress = Callable[[int], None]


def run_study(
    study: Study,
    *,
    file: Path | None = None,
    workers: int = 1,
    executor: str | Executor | None = None,
    progress: Progress = lambda deals: None,
) -> StudyResult:
    """Run a study.

    study:    what to vary, which bots play, and when to stop.
    file:     keeps the blocks of deals. If it has blocks of the same study, the run continues
              after them, to the same result.
    workers:  the number of processes; 0 uses all cores.
    executor: an executor that plays the deals in place of these processes, or its name as for
              `--executor` (docs/scale.md).
    progress: called with the number of deals that are played.

    The study ends after its deals, or at the first look at which its precision is reached. Ctrl-C
    ends it early: the complete blocks count, and `ended` is "interrupted". Raises NotationError or
    RuleError for an invalid study, and NotationError for a file of another study. Raises WorkerLost
    if the system kills a worker; the file then has the complete blocks.

    >>> study = Study("clubs-whist", ["rule", "random"], {"lead": ["exchanger"]}, deals=2)
    >>> result = run_study(study)
    >>> result.deals, result.of("hand-decisions").value
    (2, 42.0)
    """
    plan, where = study.plan(), checked_where(workers, executor)
    run = _Run(Job(plan, list(study.bots), list(study.skill)), file)
    try:
        ended = run.play(where, progress)
    except WorkerLost as error:
        raise _worker_lost(error, plan, run.blocks, file) from None
    finally:
        run.close()
    return summarize(plan, run.blocks, ended)


def check_study(study: Study, file: Path | None) -> Plan:
    """Return the plan of a study. Raises the errors that `run_study` raises before it plays."""
    plan = study.plan()
    if file:
        check_file(file, plan)
    return plan


def seconds_per_deal(study: Study) -> float:
    """Return the seconds that this process needs for a deal of a study; the rules are compiled.

    The first deal is played twice, because the first time includes the compilation. Raises
    NotationError or RuleError for an invalid study.

    >>> seconds_per_deal(Study("clubs-whist", ["rule", "random"])) > 0
    True
    """
    job = Job(study.plan(), list(study.bots), list(study.skill))
    play_deal(job, 0)
    start = time.perf_counter()
    play_deal(job, 0)
    return time.perf_counter() - start


class _Run:
    """The blocks of a run so far."""

    def __init__(self, job: Job, file: Path | None) -> None:
        self._job = job
        self._plan = job.plan
        self._file = BlockFile(file, job.plan) if file else None
        self.blocks: list[Block] = list(self._file.blocks) if self._file else []

    def play(self, where: Where, progress: Progress) -> Ending:
        """Play the blocks that are missing; return why the run ended."""
        try:
            progress(finished(self.blocks))
            with closing(self._deals(where)) as dealt:
                while not (ended := self._ended()):
                    self._add(Block.of(self._next(dealt, progress)))
            return ended
        except KeyboardInterrupt:
            return "interrupted"

    def _deals(self, where: Where) -> Generator[Dealt]:
        workers, executor = where
        numbers = range(finished(self.blocks), self._plan.stopping.deals)
        yield from ordered_map(partial(play_deal, self._job), numbers, workers, 1, executor)

    def _next(self, dealt: Iterator[Dealt], progress: Progress) -> Iterator[Dealt]:
        """Yield the deals of the next block."""
        done = finished(self.blocks)
        for n, one in enumerate(islice(dealt, self._plan.block), 1):
            yield one
            progress(done + n)

    def _add(self, block: Block) -> None:
        if self._file:
            self._file.write(block)
        self.blocks.append(block)

    def _ended(self) -> Ending | None:
        """Return why the run is over; None if it is not."""
        stopping, deals = self._plan.stopping, finished(self.blocks)
        looks = stopping.precision is not None and deals in stopping.looks
        if looks and precise(self._plan, self.blocks):
            return "precision"
        return "deals" if deals >= stopping.deals else None

    def close(self) -> None:
        if self._file:
            self._file.close()


def _worker_lost(
    error: WorkerLost, plan: Plan, blocks: list[Block], file: Path | None
) -> WorkerLost:
    kept: dict[str, Any] = {
        "deals": finished(blocks),
        "wanted": plan.stopping.deals,
        "file": str(file),
    }
    if file:
        keys = "study-worker-lost-file", "study-executor-lost-file"
    else:
        keys = "study-worker-lost", "study-executor-lost"
    return lost_during(error, *keys, **kept)
