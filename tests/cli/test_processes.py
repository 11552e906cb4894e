"""No process outlives its parent, however the parent ends."""

import gc
import itertools
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from clubsuit.errors import WorkerLost
from clubsuit.lab.workers import ordered_map
from clubsuit.warmup import LOWEST_PRIORITY
from support import probe
from support.processes import PATIENCE_S, Tree, patiently, play

pytestmark = pytest.mark.skipif(os.name != "posix", reason="Unix signals")

compiles = pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="nothing is compiled")

ENDS = [signal.SIGTERM, pytest.param(signal.SIGKILL, marks=pytest.mark.long)]


@compiles
@pytest.mark.parametrize("end", ENDS)
def test_compiling_beside_the_table(end: int, tmp_path: Path) -> None:
    """Hole: `clubsuit play` ends while it compiles, and the compiler stays forever.

    The child process, its workers and their resource tracker must all end.
    """
    with play(tmp_path, tmp_path / "cache") as tree:
        tree.address()
        tree.wait_for_descendants(3)
        tree.end(end)


@compiles
def test_the_compiler_steps_aside(tmp_path: Path) -> None:
    """Hole: the compiler or one of its workers takes the processor from players."""
    with play(tmp_path, tmp_path / "cache") as tree:
        tree.address()
        tree.wait_for_descendants(3)
        assert {priority(process) for process in tree.descendants()} == {LOWEST_PRIORITY}
        assert priority(tree.process.pid) == priority(os.getpid())
        tree.end(signal.SIGTERM)


def priority(process: int) -> int:
    """Return the priority of a process, from -20 (highest) to 19."""
    return os.getpriority(os.PRIO_PROCESS, process)


@compiles
@pytest.mark.parametrize("end", ENDS)
def test_the_compiler_on_its_own(end: int, tmp_path: Path) -> None:
    """Hole: `python -m clubsuit.warmup` ends, and its workers stay forever."""
    with Tree("-m", "clubsuit.warmup", CLUBSUIT_CACHE=str(tmp_path)) as tree:
        tree.wait_for_descendants(2)
        tree.end(end)


def test_a_child_that_has_done_its_work() -> None:
    """Bug: Python ended the compiler with a fatal error on the terminal, because one of its threads
    was still reading from stdin."""
    code = "import time; from clubsuit.processes import end_with_stdin\n"
    code += "end_with_stdin(); time.sleep(0.2)"
    with Tree("-c", code) as tree:
        assert tree.process.wait(PATIENCE_S) == 0
        assert tree.process.stderr and tree.process.stderr.read() == ""


def test_an_interrupt_is_not_lost() -> None:
    """Bug: Ctrl-C while workers received their tasks was ignored, and the simulation continued.
    With a signal mask alone, another thread would receive it too early."""
    code = """
import os, signal, threading, time
from clubsuit.processes import interrupts_held_back
signal.signal(signal.SIGINT, signal.default_int_handler)  # a test in the background has another
threading.Thread(target=time.sleep, args=(60,), daemon=True).start()
try:
    with interrupts_held_back():
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.1)
        print("held back")
except KeyboardInterrupt:
    print("heard")
"""
    with Tree("-c", code) as tree:
        assert tree.process.communicate(timeout=PATIENCE_S)[0] == "held back\nheard\n"


def interrupted_at(number: int, work: Callable[[], object]) -> bool:
    """Call `work`, and press Ctrl-C before its n-th line of Python. Return False if `work` runs
    fewer lines.

    Python drops exceptions raised within a hook of the garbage collector (Hypothesis has one), so
    the garbage collector is disabled."""
    lines = itertools.count(1)

    def trace(frame: Any, event: str, argument: Any) -> Any:
        if event == "line" and next(lines) == number:
            signal.raise_signal(signal.SIGINT)
        return trace

    before = sys.gettrace()
    gc.disable()
    sys.settrace(trace)
    try:
        work()
    except KeyboardInterrupt:
        return True
    finally:
        sys.settrace(before)
        gc.enable()
    assert next(lines) <= number, "Ctrl-C was lost"
    return False


def test_an_interrupt_at_any_moment(interruptible: None) -> None:
    """Bugs: Ctrl-C inside `Future.result` could raise another error; it could leave a lock held.
    Another thread then waited for this lock, so the command never ended."""
    with ThreadPoolExecutor(1) as pool:
        for number in itertools.count(1):
            batch = probe.batch(pool, abs, [-1])
            if not interrupted_at(number, batch.wait):
                break
            assert pool.submit(probe.is_batch_done(batch)).result(PATIENCE_S)
    assert number > 10


@pytest.mark.parametrize("end", ENDS)
def test_a_simulation_with_workers(end: int) -> None:
    """Hole: a simulation ends, and its workers wait for tasks forever."""
    command = ("simulate", "clubs-whist", "-n", "1000000", "--workers", "2")
    with Tree("-m", "clubsuit", *command, NUMBA_DISABLE_JIT="1") as tree:
        tree.wait_for_descendants(2)
        tree.end(end)


# ---- workers killed by the system -------------------------------------------------

KILLED = "a worker process was killed, probably because memory ran out"


def test_a_lost_worker_costs_its_tasks_only(tmp_path: Path) -> None:
    """Hole: one killed worker ends a run of hours. The lost tasks run again, and each result comes
    once."""
    work = partial(die_once, tmp_path / "died")
    results = ordered_map(work, range(40), workers=2, batch=1)
    assert list(results) == list(range(40))
    assert (tmp_path / "died").exists()


def die_once(mark: Path, number: int) -> int:
    """Kill this process at item 7, but only the first time."""
    if number == 7 and not mark.exists():
        mark.touch()
        signal.raise_signal(signal.SIGKILL)
    return number


def test_a_worker_lost_again_and_again_is_an_error_of_ours() -> None:
    """Bug: a lost worker printed 45 lines of traceback. Earlier results are returned, and the other
    workers end."""
    results = ordered_map(raise_signal, [0, 0, signal.SIGKILL, *[0] * 60], workers=2, batch=1)
    with pytest.raises(WorkerLost, match=f"^{KILLED}; fewer workers need less$") as raised:
        list(results)
    assert raised.value.reason and raised.value.reason.key == "worker-lost"
    assert multiprocessing.active_children() == []


def raise_signal(number: int) -> None:
    """Send a signal to this process, unless the number is 0."""
    if number:
        signal.raise_signal(number)


def kill_workers(tree: Tree, once_there: Path) -> str:
    """Kill all workers, also later ones, once the file exists and is not empty; return the output
    on stderr."""
    for _ in patiently(pause=0.02):
        if once_there.exists() and once_there.stat().st_size:
            break
        assert tree.process.poll() is None
    for _ in patiently(pause=0.02):
        if tree.process.poll() is not None:
            break
        for process in filter(is_worker, tree.descendants()):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
    message = tree.process.communicate(timeout=PATIENCE_S)[1]  # returns when all have ended
    assert tree.process.returncode == 1
    return message


def is_worker(process: int) -> bool:
    return "spawn_main" in commands().get(process, "")


def commands() -> dict[int, str]:
    """Return the command line of each process."""
    listed = subprocess.run(
        ["ps", "-A", "-ww", "-o", "pid=,args="], capture_output=True, text=True, check=True
    )
    lines = (line.strip().partition(" ") for line in listed.stdout.splitlines())
    return {int(process): command for process, _, command in lines}


def test_workers_of_a_simulation_are_killed(tmp_path: Path) -> None:
    """If workers of a simulation are killed again and again, one sentence names the cause, the
    games kept, and how to continue."""
    file = tmp_path / "records.jsonl"
    command = ("simulate", "clubs-whist", "-n", "1000000", "--workers", "2", "--records", str(file))
    with Tree("-m", "clubsuit", *command, NUMBA_DISABLE_JIT="1") as tree:
        message = kill_workers(tree, file)
    kept = file.read_bytes()
    assert kept.endswith(b"\n")
    games = kept.count(b"\n")
    assert message == (
        f"clubsuit: {KILLED}; {games} of 1,000,000 games are in {file}: the same command"
        " with --resume continues, and fewer --workers need less memory\n"
    )


@pytest.mark.long
def test_workers_of_a_match_are_killed(tmp_path: Path) -> None:
    """If workers of a match are killed again and again, one sentence names the cause, the deals
    kept, and how to continue."""
    folder = tmp_path / "match"
    deals = folder / "deals.jsonl"
    command = ("arena", "clubs-whist", "--bots", "random,rule", "--deals", "9999", "--workers", "2")
    with Tree("-m", "clubsuit", *command, "--folder", str(folder), NUMBA_DISABLE_JIT="1") as tree:
        message = kill_workers(tree, deals)
    played = deals.read_bytes().count(b"\n")
    assert message == (
        f"clubsuit: {KILLED}; {played} of 9,999 deals are in {folder}: the"
        " same command with --resume continues, and fewer --workers need less memory\n"
    )


@pytest.mark.long
@compiles
def test_a_worker_that_compiles_is_killed(tmp_path: Path) -> None:
    """If a worker of `python -m clubsuit.warmup` is killed, one sentence names the cause and how to
    continue. A server starts this command next to its tables."""
    with Tree("-m", "clubsuit.warmup", CLUBSUIT_CACHE=str(tmp_path)) as tree:
        tree.wait_for_descendants(3)
        message = kill_workers(tree, Path(__file__))
    assert message == (
        "clubsuit: a process that compiled the rules was killed, probably because memory ran out;"
        " the same command continues from what is compiled\n"
    )
