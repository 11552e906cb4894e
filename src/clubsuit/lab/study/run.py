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
from clubsuit.lab.shard import Shard
from clubsuit.lab.study.blocks import Block, BlockFile, check_file, finished
from clubsuit.lab.study.dealing import Dealt, Job, play_deal
from clubsuit.lab.study.result import Ending, Plan, StudyResult
from clubsuit.lab.study.study import Study
from clubsuit.lab.study.summary import precise, summarize
from clubsuit.lab.workers import Where, checked_where, lost_during, ordered_map
from clubsuit.texts import refusal

Progress = Callable[[int], None]


def run_study(
    study: Study,
    *,
    file: Path | None = None,
    workers: int = 1,
    executor: str | Executor | None = None,
    progress: Progress = lambda deals: None,
    shard: Shard | None = None,
) -> StudyResult:
    """Run a study, or one part of it.

    study:    what to vary, which bots play, and when to stop.
    file:     keeps the blocks of deals. If it has blocks of the same study, the run continues
              after them, to the same result.
    workers:  the number of processes; 0 uses all cores.
    executor: an executor that plays the deals in place of these processes, or its name as for
              `--executor` (docs/scale.md).
    progress: called with the number of deals that are played.
    shard:    the part of the study to play, which needs a file; `clubsuit.lab.join.join_study`
              joins the files of all parts. The result is that of the part.

    The study ends after its deals, or at the first look at which its precision is reached. Ctrl-C
    ends it early: the complete blocks count, and `ended` is "interrupted". Raises NotationError or
    RuleError for an invalid study, and NotationError for a file of another study. Raises WorkerLost
    if the system kills a worker; the file then has the complete blocks.

    >>> study = Study("clubs-whist", ["rule", "random"], {"lead": ["exchanger"]}, deals=2)
    >>> result = run_study(study)
    >>> result.deals, result.of("hand-decisions").value
    (2, 42.0)
    """
    plan, where = check_study(study, file, shard), checked_where(workers, executor)
    run = _Run(Job(plan, list(study.bots), list(study.skill)), file, part_of(plan, shard), shard)
    try:
        ended = run.play(where, progress)
    except WorkerLost as error:
        raise _worker_lost(error, len(run.deals), run.blocks, file) from None
    finally:
        run.close()
    return summarize(plan, run.blocks, ended)


def check_study(study: Study, file: Path | None, shard: Shard | None = None) -> Plan:
    """Return the plan of a study. Raises the errors that `run_study` raises before it plays."""
    plan = study.plan()
    if shard:
        _check_shard(plan, shard, file)
    if file:
        check_file(file, plan, shard)
    return plan


def _check_shard(plan: Plan, shard: Shard, file: Path | None) -> None:
    """Raise NotationError if a study cannot be played in these parts."""
    if file is None:
        raise refusal("study-shard-file")
    if plan.stopping.precision is not None:
        raise refusal("study-shard-precision")
    if shard.of > number_of_blocks(plan):
        raise refusal("study-shard-many", shard=str(shard), given=number_of_blocks(plan))


def number_of_blocks(plan: Plan) -> int:
    """Return the number of blocks of a study that plays all its deals."""
    return -(-plan.stopping.deals // plan.block)


def part_of(plan: Plan, shard: Shard | None) -> range:
    """Return the numbers of the deals of a part of a study, which are whole blocks."""
    blocks = shard.part(number_of_blocks(plan)) if shard else range(number_of_blocks(plan))
    return range(blocks.start * plan.block, min(blocks.stop * plan.block, plan.stopping.deals))


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

    def __init__(self, job: Job, file: Path | None, deals: range, shard: Shard | None) -> None:
        self._job = job
        self._plan = job.plan
        self.deals = deals
        self._file = BlockFile(file, job.plan, shard) if file else None
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
        numbers = self.deals[finished(self.blocks) :]
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
        return "deals" if deals >= len(self.deals) else None

    def close(self) -> None:
        if self._file:
            self._file.close()


def _worker_lost(
    error: WorkerLost, wanted: int, blocks: list[Block], file: Path | None
) -> WorkerLost:
    kept: dict[str, Any] = {"deals": finished(blocks), "wanted": wanted, "file": str(file)}
    if file:
        keys = "study-worker-lost-file", "study-executor-lost-file"
    else:
        keys = "study-worker-lost", "study-executor-lost"
    return lost_during(error, *keys, **kept)
