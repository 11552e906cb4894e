"""Do the tests notice when a rule is changed? Mutants of `games/`, made by mutmut.

mutmut changes one thing at a time (a sign, a number, a condition) and runs the
tests that reach it; a mutant that no test notices *survives*. It mutates no
decorated functions and no compiled ones, so this works on a copy of the project in
build/mutants in which the compiler is off and its decorators are gone.

    python scripts/mutants.py                        all games
    python scripts/mutants.py ruby_dame tricks       some files of games/
    python scripts/mutants.py --report               what the last run has found

A run that was interrupted goes on where it was: results stay until a function or
its tests change.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAGE = ROOT / "build" / "mutants"
GAMES = "src/clubsuit/games"

TESTS = ["tests/rules", "tests/playthroughs", "tests/counts"]
"""What must notice: the tests of the rules, and games that were told and counted before."""

SLOW = ["climbing-clubs-5", "climbing-clubs-6", "climbing-clubs-engine"]
"""Of the games told and counted, those that take too long to be run for each mutant."""

CPU_SECONDS = 20
"""A test that takes longer has fallen into an endless loop of its mutant."""

CONFTEST = f"""
import signal
import pytest

def wanted(item):
    if item.path.parent.name == "rules":
        return not item.get_closest_marker("speed")
    told = item.originalname in ("test_the_engine_tells_it", "test_counts")
    return told and not any(part in item.name for part in {SLOW})

def pytest_collection_modifyitems(items):
    items[:] = [item for item in items if wanted(item)]

@pytest.fixture(autouse=True)
def no_endless_loop():
    def stop(*_):
        raise TimeoutError("an endless loop")
    signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, {CPU_SECONDS})
    yield
    signal.setitimer(signal.ITIMER_PROF, 0)
"""

PYPROJECT = """
[tool.pytest.ini_options]
testpaths = {tests}
pythonpath = ["tests"]
addopts = ["--strict-markers", "--import-mode=importlib", "-p", "no:cacheprovider",
           "-m", "not long"]
markers = ["long: left out", "speed: left out of the rules"]

[tool.mutmut]
source_paths = ["src"]
only_mutate = {files}
pytest_add_cli_args_test_selection = {tests}
timeout_constant = 2.0
timeout_multiplier = 2.0
use_git_change_detection = false
"""

STATUS = {0: "survived", 1: "killed", 3: "killed", 33: "no tests", 36: "timeout", -24: "timeout"}
"""mutmut's exit codes; what is not named here has crashed, which is noticed too."""


def main() -> int:
    """Make the copy, run mutmut over it, and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", help="files of games/ without .py; all by default")
    parser.add_argument("--report", action="store_true", help="only report the last run")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    files = arguments.files or [path.stem for path in sorted((ROOT / GAMES).glob("*.py"))]
    if not arguments.report:
        stage(files)
        run(arguments.workers)
    report()
    return 0


def stage(files: list[str]) -> None:
    """Copy the project as it is, without the compiler's decorators; results stay."""
    STAGE.mkdir(parents=True, exist_ok=True)
    for top in ("src", "tests"):
        copy_changed(ROOT / top, STAGE / top)
    tests = [path for path in TESTS if (ROOT / path).exists()]
    (STAGE / "tests/conftest.py").write_text(CONFTEST)
    (STAGE / "pyproject.toml").write_text(
        PYPROJECT.format(
            tests=json.dumps(tests), files=json.dumps([f"{GAMES}/{name}.py" for name in files])
        )
    )


def copy_changed(source: Path, target: Path) -> None:
    """Copy a tree; files that are the same stay untouched, so that mutmut knows them again."""
    wanted = {path.relative_to(source) for path in source.rglob("*") if path.is_file()}
    for path in sorted(target.rglob("*")):
        if path.is_file() and path.relative_to(target) not in wanted:
            path.unlink()
    for path in wanted:
        if "__pycache__" in path.parts or "page" in path.parts:
            continue
        data = (source / path).read_bytes()
        if source.name == "src" and path.parent.name == "games":
            data = re.sub(rb"(?m)^@(compiled|inlined)\n", b"", data)
        there = target / path
        if not there.exists() or there.read_bytes() != data:
            there.parent.mkdir(parents=True, exist_ok=True)
            there.write_bytes(data)


def run(workers: int) -> None:
    """Run mutmut in the copy. Raises CalledProcessError where the tests fail unmutated."""
    mutmut = shutil.which("mutmut", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    if mutmut is None:
        raise SystemExit("mutmut is missing: `make mutants` installs it")
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": "src"}
    subprocess.run(
        [mutmut, "run", "--max-children", str(workers)], cwd=STAGE, env=environment, check=True
    )


def results() -> dict[str, str]:
    """Every mutant's name, and what became of it."""
    found = {}
    for path in sorted((STAGE / "mutants" / GAMES).glob("*.meta")):
        for name, code in json.loads(path.read_text())["exit_code_by_key"].items():
            found[name] = "not run" if code is None else STATUS.get(code, "killed")
    return found


def report() -> None:
    """Print the score by file, and write the survivors' names to build/mutants/survivors.txt."""
    by_file: dict[str, Counter[str]] = {}
    survivors = []
    for name, status in results().items():
        by_file.setdefault(name.split(".")[2], Counter())[status] += 1
        if status in ("survived", "no tests"):
            survivors.append(f"{status}\t{name}")
    total = sum(by_file.values(), Counter())
    for file, counts in [*by_file.items(), ("all", total)]:
        ran = sum(counts.values()) - counts["not run"]
        killed = counts["killed"] + counts["timeout"]
        score = 100 * killed / ran if ran else 0.0
        print(f"{file:24} {killed:5} of {ran:5} killed ({score:.1f} %); {dict(counts)}")
    (STAGE / "survivors.txt").write_text("\n".join(survivors) + "\n")


if __name__ == "__main__":
    sys.exit(main())
