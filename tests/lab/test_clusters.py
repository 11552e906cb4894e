"""One digest from Ray, Dask, MPI, a cluster that loses a machine, and shards.

The engines are not among the packages of the tests: `./scripts/install.sh requirements/ray.txt`,
`dask.txt` and `mpi.txt` install them. A test whose engine is missing is skipped.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest

from support.processes import patiently

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="too slow"),
]

GAMES = 3000
RUN = [
    "simulate",
    "clubs-whist",
    "--games",
    str(GAMES),
    "--seed",
    "48",
    "--bots",
    "rule,random,rule",
]
STUDY = [
    *("study", "clubs-whist", "--vary", "lead=exchanger,left-of-exchanger", "--option", "ranks=6"),
    *("--bots", "rule,random", "--deals", "24", "--seed", "48", "--what-if", "--json"),
]
LIMIT_S = 300

ray = pytest.mark.skipif(find_spec("ray") is None, reason="needs Ray")
dask = pytest.mark.skipif(find_spec("distributed") is None, reason="needs Dask")
mpi = pytest.mark.skipif(find_spec("mpi4py") is None, reason="needs mpi4py")


CLUBSUIT = [sys.executable, "-m", "clubsuit"]


def run(folder: Path, *words: str) -> dict[str, object]:
    """Run the simulation as a command; return its result."""
    result: dict[str, object] = json.loads(output(folder, *CLUBSUIT, *RUN, "--json", *words))
    return result


def output(folder: Path, *command: str, **variables: str) -> str:
    """Run a command in a folder; return what it prints."""
    ran = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, timeout=LIMIT_S,
        env={**os.environ, **variables},
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def with_mpi(folder: Path, *words: str) -> str:
    """Run a command of Clubsuit with three processes of MPI; return what it prints."""
    program = str(Path(sys.executable).with_name("mpiexec"))
    start = [program, "--oversubscribe", "-n", "3", sys.executable, "-m", "mpi4py.futures"]
    alone = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}
    return output(folder, *start, "-m", "clubsuit", *words, "--executor", "mpi", **alone)


@pytest.fixture(scope="module")
def digest(tmp_path_factory: pytest.TempPathFactory) -> object:
    """Return the digest of the records from one process."""
    return run(tmp_path_factory.mktemp("one"), "--records", "games.jsonl")["sha256"]


def test_two_processes(digest: object, tmp_path: Path) -> None:
    """Hole: the records depend on the number of processes."""
    assert run(tmp_path, "--records", "games.jsonl", "--workers", "2")["sha256"] == digest


def test_shards(digest: object, tmp_path: Path) -> None:
    """Hole: joined shards differ from one run."""
    for number in (1, 2, 3):
        words = ["--shard", f"{number}/3", "--records", f"{number}.jsonl"]
        (tmp_path / f"{number}.json").write_text(json.dumps(run(tmp_path, *words)))
    parts = ["3.json", "1.json", "2.json"]
    joined = output(tmp_path, *CLUBSUIT, "join", *parts, "--records", "games.jsonl", "--json")
    assert json.loads(joined)["sha256"] == digest


@ray
def test_ray_on_one_machine(digest: object, tmp_path: Path) -> None:
    """Hole: `--executor ray` needs a cluster, or gives another result."""
    assert run(tmp_path, "--records", "games.jsonl", "--executor", "ray")["sha256"] == digest


@ray
def test_ray_loses_a_machine(digest: object, tmp_path: Path) -> None:
    """Hole: a machine that is gone in the middle of a run ends it, or changes the result."""
    script = tmp_path / "lose.py"
    script.write_text(LOSE)
    ran = subprocess.run(
        [sys.executable, str(script), str(GAMES)],
        cwd=tmp_path, capture_output=True, text=True, timeout=LIMIT_S,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert (tmp_path / "result").read_text() == f"True {digest}"


LOSE = """
import sys
from pathlib import Path
import ray
from ray.cluster_utils import Cluster
from clubsuit.lab import Plan, simulate

def main():
    cluster = Cluster(True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    doomed = cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, log_to_driver=False, logging_level="error")
    games = int(sys.argv[1])
    plan = Plan.of(
        "clubs-whist", games=games, seed=48, bots=["rule", "random", "rule"], options={}
    )
    lost = False

    def progress(done):
        nonlocal lost
        if not lost and done > games // 10:
            lost = True
            cluster.remove_node(doomed, allow_graceful=False)

    done = simulate(plan, records=Path("games.jsonl"), executor="ray", progress=progress)
    Path("result").write_text(f"{lost} {done.sha256}")
    ray.shutdown()
    cluster.shutdown()

if __name__ == "__main__":
    main()
"""


@contextmanager
def dask_cluster(folder: Path, workers: int, threads: int) -> Iterator[str]:
    """Start a scheduler and workers of Dask; yield the address."""
    place = folder / "scheduler.json"
    module = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--no-dashboard"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    commands = [
        [*module, "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(place)],
        *[
            [
                sys.executable, "-m", "distributed.cli.dask_worker", "--scheduler-file", str(place),
                "--nthreads", str(threads), "--no-dashboard", "--host", "127.0.0.1",
            ]
        ]
        * workers,
    ]  # fmt: skip
    processes = [subprocess.Popen(one, cwd=folder, **quiet) for one in commands]  # type: ignore
    try:
        for _ in patiently():
            if place.exists() and place.read_text():
                break
        yield json.loads(place.read_text())["address"]
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.wait()


@dask
@pytest.mark.parametrize(("workers", "threads"), [(2, 1), (1, 3)], ids=["processes", "threads"])
def test_dask(workers: int, threads: int, digest: object, tmp_path: Path) -> None:
    """Hole: Dask gives another result, above all where its workers are threads of one process."""
    with dask_cluster(tmp_path, workers, threads) as address:
        found = run(tmp_path, "--records", "games.jsonl", "--executor", f"dask:{address}")
    assert found["sha256"] == digest


@mpi
def test_mpi(digest: object, tmp_path: Path) -> None:
    """Hole: each process of `mpiexec` plays the whole run, or the records differ."""
    printed = with_mpi(tmp_path, *RUN, "--json", "--records", "games.jsonl")
    assert json.loads(printed)["sha256"] == digest


@mpi
def test_mpi_without_its_processes(tmp_path: Path) -> None:
    """Hole: `--executor mpi` without `mpiexec` waits forever, or plays several times."""
    ran = subprocess.run(
        [sys.executable, "-m", "clubsuit", *RUN, "--executor", "mpi"],
        cwd=tmp_path, capture_output=True, text=True, timeout=LIMIT_S,
    )  # fmt: skip
    assert ran.returncode == 2
    assert "start the command with mpiexec -n 3 python -m mpi4py.futures -m clubsuit" in ran.stderr


# ---- studies ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the result of a study from one process, as text."""
    return output(tmp_path_factory.mktemp("one"), *CLUBSUIT, *STUDY)


def test_a_study_in_processes_and_in_parts(study: str, tmp_path: Path) -> None:
    """Hole: the result of a study depends on the number of processes, or on its parts."""
    assert output(tmp_path, *CLUBSUIT, *STUDY, "--workers", "2") == study
    files = [f"{number}.jsonl" for number in (3, 1, 2)]
    for file in files:
        part = ["--shard", f"{file[0]}/3", "--resume", file, "--workers", "2"]
        output(tmp_path, *CLUBSUIT, *STUDY, *part)
    assert output(tmp_path, *CLUBSUIT, "join", *files, "--json") == study


@ray
def test_a_study_with_ray(study: str, tmp_path: Path) -> None:
    """Hole: a study cannot be sent to a cluster, or has another result there."""
    assert output(tmp_path, *CLUBSUIT, *STUDY, "--executor", "ray") == study


@dask
def test_a_study_with_dask(study: str, tmp_path: Path) -> None:
    """As above, for Dask."""
    with dask_cluster(tmp_path, workers=2, threads=1) as address:
        assert output(tmp_path, *CLUBSUIT, *STUDY, "--executor", f"dask:{address}") == study


@mpi
def test_a_study_with_mpi(study: str, tmp_path: Path) -> None:
    """As above, for MPI."""
    assert with_mpi(tmp_path, *STUDY) == study
