"""Parallel work on executors: one result, whichever executor runs it and whatever is lost."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

import clubsuit
from clubsuit.errors import NotationError, WorkerLost
from clubsuit.lab import Match, Plan, check_file, luggage, run_match, simulate, verify_file, workers
from clubsuit.lab.executors import Engine
from clubsuit.lab.luggage import arrive, pack
from clubsuit.lab.records.review import review_game
from clubsuit.lab.study import Study, run_study
from clubsuit.lab.workers import AHEAD, TRIES, ordered_map
from support.processes import PATIENCE_S
from support.project import ROOT

GAME = {"game": "clubs-whist", "options": {"target": 2}, "seed": 5}
BOT = """
class Last:
    def choose(self, view):
        return view.legal()[-1]
"""


def plan(*bots: str, games: int = 6) -> Plan:
    return Plan.of(**GAME, games=games, bots=bots or ["rule"])  # type: ignore[arg-type]


class Direct(Executor):
    """Runs each call at once in this process."""

    def submit(self, function: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(function(*args, **named))
        return future


class Losing(Direct):
    """Loses the worker of each task the first few times."""

    def __init__(self, times: int) -> None:
        self._times = times
        self._lost: dict[bytes, int] = {}

    def submit(self, function: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        (task,) = args
        lost = self._lost[task.items] = self._lost.get(task.items, 0) + 1
        if lost > self._times:
            return super().submit(function, *args, **named)
        future: Future[Any] = Future()
        future.set_exception(OSError("node 7 is gone"))
        return future


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[ProcessPoolExecutor]:
    """Yield an executor whose processes are in another folder, as those of another machine."""
    (tmp_path / "elsewhere").mkdir()
    place = str(tmp_path / "elsewhere")
    with ProcessPoolExecutor(2, get_context("spawn"), os.chdir, (place,)) as executor:
        yield executor


# ---- one result ------------------------------------------------------------------------------


def test_every_door(tmp_path: Path) -> None:
    """Hole: a command gives another result on an executor than in one process, or ignores it."""
    used = Direct()
    calls = count()
    used.submit = lambda *args, _run=used.submit: (next(calls), _run(*args))[1]  # type: ignore
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    simulate(plan(), records=one)
    summary = simulate(plan(), records=two, executor=used)
    assert one.read_bytes() == two.read_bytes()
    assert next(calls)
    assert simulate(plan(), records=two, existing="resume").sha256 == summary.sha256
    assert check_file(one, executor=used) == check_file(one)
    assert list(verify_file(one, executor=used)) == list(verify_file(one))
    record = clubsuit.Record.from_json(one.read_bytes().splitlines()[0])
    assert review_game(record, hand=1, worlds=2, workers=used) == review_game(
        record, hand=1, worlds=2
    )
    match = Match(**GAME, bots=("rule", "random"), deals=3)  # type: ignore[arg-type]
    before = next(calls)
    assert digest(run_match(match, executor=used)) == digest(run_match(match))
    assert next(calls) > before + 1
    study = Study("clubs-whist", ["rule", "random"], options={"ranks": 4}, deals=2)
    before = next(calls)
    assert run_study(study, executor=used) == run_study(study)
    assert next(calls) > before + 1


def digest(result: Any) -> str:
    return str(result.to_dict()["sha256"])


def test_threads_share_nothing() -> None:
    """Hole: two threads of one process (as in Dask) use the buffers of one compiled table at the
    same time."""
    many = plan("rule", games=200)
    with ThreadPoolExecutor(4) as threads:
        played = list(ordered_map(partial_sums(many), parts(200), 4, 1, threads))
    assert played == list(map(partial_sums(many), parts(200)))


def parts(games: int) -> Iterator[range]:
    return (range(first, first + 20) for first in range(0, games, 20))


def partial_sums(games: Plan) -> Callable[[range], Any]:
    from functools import partial

    from clubsuit.lab.simulate import play_many

    return partial(play_many, games, False)


# ---- lost workers ----------------------------------------------------------------------------


def test_a_lost_worker_costs_its_tasks_only() -> None:
    """Hole: one machine that is gone ends the run."""
    found = ordered_map(abs, range(-50, 0), 2, 3, Losing(TRIES - 1))
    assert list(found) == list(range(50, 0, -1))


def test_a_task_that_is_always_lost(tmp_path: Path) -> None:
    """Hole: a task whose worker is always lost is sent forever. The message names the executor's
    error, and what was kept."""
    lost = f"the executor lost the worker of one task {TRIES} times: node 7 is gone"
    with pytest.raises(WorkerLost, match=f"^{lost}$"):
        list(ordered_map(abs, range(50), 2, 3, Losing(TRIES)))
    with pytest.raises(WorkerLost, match=f"^{lost}; 0 of 6 games were played, and with --records"):
        simulate(plan(), executor=Losing(TRIES))
    match = Match(**GAME, bots=("rule", "random"), deals=3)  # type: ignore[arg-type]
    with pytest.raises(WorkerLost, match=f"^{lost}; 0 of 3 deals are in .*--resume continues$"):
        run_match(match, folder=tmp_path / "match", executor=Losing(TRIES))


def test_an_error_of_a_bot_is_no_lost_worker() -> None:
    """Hole: an error of the task itself runs the task again, or loses its kind."""
    with pytest.raises(ZeroDivisionError) as raised:
        list(ordered_map(reciprocal, [1, 0], 1, 1, Direct()))
    assert "in reciprocal" in raised.value.__notes__[0]


def reciprocal(number: int) -> float:
    return 1 / number


# ---- memory ------------------------------------------------------------------------------------


def test_few_tasks_wait() -> None:
    """Hole: all items of a long run wait in memory at once, or an executor's size is ignored."""
    for executor, slots in ((Direct(), 3), (Engine(Direct(), lambda: 5), 5)):
        taken = count()
        results = ordered_map(abs, (next(taken) for _ in range(1000)), 3, 1, executor)
        assert next(results) == 0
        assert next(taken) == slots * AHEAD
        results.close()


def test_tasks_grow_to_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: tasks of a microsecond each keep a network busy; results of a second fill the
    memory."""
    sizes: list[int] = []

    class Counting(Direct):
        def submit(self, function: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
            future = super().submit(function, *args, **named)
            sizes.append(len(future.result()))
            return future

    assert sum(1 for _ in ordered_map(abs, range(100_000), 1, 1, Counting())) == 100_000
    assert len(sizes) < 100
    monkeypatch.setattr(workers, "WAITING_BYTES", 8000)
    most, sizes[:] = max(sizes), []
    assert sum(1 for _ in ordered_map(abs, range(20_000), 1, 1, Counting())) == 20_000
    assert max(sizes[len(sizes) // 2 :]) < 8000 < most


# ---- luggage -----------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _own_modules_forgotten(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Forget modules that earlier tests of this process have named: they would travel, too. Those
    of a test are forgotten after it, because their files are deleted then."""
    monkeypatch.setattr("clubsuit.folder._named", set())
    monkeypatch.setattr("clubsuit.folder._finder.folders", [])
    before = set(sys.modules)
    yield
    for name in [name for name in sys.modules if name.startswith("own_") and name not in before]:
        del sys.modules[name]


@pytest.mark.parametrize("small", [luggage.MOST_BYTES, 0], ids=["with each task", "asked for"])
def test_own_bots_travel(
    small: int, tmp_path: Path, elsewhere: Executor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: the workers of another machine have no file of the user's bot."""
    monkeypatch.setattr(workers, "SMALL_BYTES", small)
    (tmp_path / "own_last.py").write_text("from own_help import last\n" + BOT)
    (tmp_path / "own_help.py").write_text("last = -1\n")
    monkeypatch.chdir(tmp_path)
    games = plan("own_last:Last", "rule", "rule")
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    simulate(games, records=one)
    simulate(games, records=two, executor=elsewhere)
    assert one.read_bytes() == two.read_bytes()


@pytest.mark.long
def test_own_games_travel(tmp_path: Path) -> None:
    """Hole: the workers of another machine do not know the user's game, or compile it once each,
    because each unpacks it into another folder."""
    script = tmp_path / "run.py"
    script.write_text(OWN_GAME)
    (tmp_path / "elsewhere").mkdir()
    surroundings = {
        **os.environ,
        "CLUBSUIT_GAMES": "undertow",
        "CLUBSUIT_CACHE": str(tmp_path / "cache"),
    }
    ran = subprocess.run(
        [sys.executable, str(script), str(tmp_path)],
        cwd=ROOT / "docs" / "undertow",
        env=surroundings,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()
    assert len(set((tmp_path / "cache").glob("compiled/*/jobs/*/modules/undertow.py"))) == 1


OWN_GAME = """
import os, sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from clubsuit.lab import Plan, simulate

def leave(place):
    os.chdir(place)
    del os.environ["CLUBSUIT_GAMES"]

def main():
    top = Path(sys.argv[1])
    plan = Plan.of("undertow", games=8, seed=3, bots=["rule"], options={})
    simulate(plan, records=top / "one.jsonl")
    # A spawned process imports Clubsuit with this script, so the variable goes before it starts.
    named = os.environ.pop("CLUBSUIT_GAMES")
    spawn = get_context("spawn")
    with ProcessPoolExecutor(2, spawn, os.chdir, (str(top / "elsewhere"),)) as executor:
        assert executor.submit(os.getenv, "CLUBSUIT_GAMES").result() is None
        os.environ["CLUBSUIT_GAMES"] = named
        simulate(plan, records=top / "two.jsonl", executor=executor)

if __name__ == "__main__":
    main()
"""


def test_versions_are_compared_before_the_first_task() -> None:
    """Hole: a worker with an older version plays by older rules."""
    for package, found in luggage.versions().items():
        other = replace(pack(), versions={**luggage.versions(), package: "0.1"})
        name, packed = other.packed()
        pack().packed()  # the other job was not sent by this process
        with pytest.raises(NotationError) as raised:
            arrive(name, packed)
        wanted = re.escape(f"another version of {package}: {found} instead of 0.1")
        assert re.search(wanted, str(raised.value))


def test_large_files_stay_at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a package with gigabytes of data is sent to every machine."""
    (tmp_path / "own_large").mkdir()
    (tmp_path / "own_large" / "__init__.py").write_text(BOT)
    (tmp_path / "own_large" / "data.bin").write_bytes(bytes(3 << 20))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(luggage, "MOST_BYTES", 2 << 20)
    games = plan("own_large:Last")
    with pytest.raises(NotationError, match=r"are 3 MB, and at most 2 MB travel .*own_large"):
        simulate(games, executor=Direct())


# ---- names -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["", "slurm", "dask", "dask:", "mpi:4", "ray:", 3, "ray :1"])
def test_an_unknown_executor(name: Any) -> None:
    """Hole: a mistyped executor ends in a traceback, or after the records were opened."""
    with pytest.raises(NotationError, match="is no executor: write ray, ray:ADDRESS, dask:ADDRESS"):
        simulate(plan(), executor=name)


@pytest.mark.parametrize(
    ("name", "package", "lock"),
    [("ray", "ray", "ray"), ("dask:tcp://x:1", "distributed", "dask"), ("mpi", "mpi4py", "mpi")],
)
def test_a_missing_package(
    name: str, package: str, lock: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: a missing package ends in a traceback instead of the command that installs it."""
    for module in [one for one in sys.modules if one.partition(".")[0] == package]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(NotationError, match=f"is not installed; .*{lock}"):
        simulate(plan(), executor=name)
