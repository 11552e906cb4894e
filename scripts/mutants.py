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

mutmut forks its workers when all is imported, so it cannot see what a mutant does to
a table that is made then; such survivors are tried again, each in a new process. What
imagines hidden cards (`sample`) is reached by none of the quick tests: of those mutants
some are drawn, and tried in new processes too.
"""

import argparse
import ast
import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAGE = ROOT / "build" / "mutants"
GAMES = "src/clubsuit/games"
AGAIN = STAGE / "again.json"

TESTS = ["tests/rules", "tests/playthroughs", "tests/counts"]
"""What must notice: the tests of the rules, and games that were told and counted before."""

DRAWN_TESTS = ["tests/engine/test_conformance.py"]
"""What must notice mutants that none of the quick tests reaches."""

SLOW = [
    "climbing-clubs-5", "climbing-clubs-6", "climbing-clubs-engine",
    "test_records_of_honour_play_replay", "test_replay_gives_the_same_bytes",
    "test_leftovers_are_remembered", "test_placing_is_uniform",
    "test_late_cards_are_never_in_the_old_stock",
]  # fmt: skip
"""Tests that take too long to be run for each mutant; what they see, quicker ones see too."""

CPU_SECONDS = 10
"""A test that takes longer has fallen into an endless loop of its mutant."""

CONFTEST = f"""
import json
import pathlib
import signal
import pytest

def wanted(item):
    if any(part in item.name for part in {SLOW}):
        return False
    if item.path.parent.name in ("rules", "engine"):
        return not item.get_closest_marker("speed")
    return item.originalname in ("test_the_engine_tells_it", "test_counts")

def seconds():
    stats = pathlib.Path(__file__).parent.parent / "mutmut-stats.json"
    return json.loads(stats.read_text())["duration_by_test"] if stats.exists() else {{}}

def pytest_collection_modifyitems(items):
    took = seconds()
    items[:] = sorted(filter(wanted, items), key=lambda item: took.get(item.nodeid, 0))

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
timeout_constant = 30.0
timeout_multiplier = 3.0
use_git_change_detection = false
"""

STATUS = {
    0: "survived",
    1: "killed",
    3: "killed",
    5: "no tests",
    33: "no tests",
    36: "timeout",
    -24: "timeout",
}
"""mutmut's exit codes; what is not named here has crashed, which is noticed too."""


def main() -> int:
    """Make the copy, run mutmut over it, and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", help="files of games/ without .py; all by default")
    parser.add_argument("--report", action="store_true", help="only report the last run")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--draw", type=int, default=200, help="of those that no quick test reaches")
    arguments = parser.parse_args()
    files = arguments.files or [path.stem for path in sorted((ROOT / GAMES).glob("*.py"))]
    if not arguments.report:
        stage(files)
        run(arguments.workers)
        try_again(arguments.draw, arguments.workers)
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


def try_again(drawn: int, workers: int) -> None:
    """New processes for survivors in what is made at import, and for some that nothing reached."""
    found = results()
    at_import = imported()
    again = {
        name: TESTS
        for name, status in found.items()
        if status == "survived" and function_of(name) in at_import
    }
    unreached = sorted(name for name, status in found.items() if status == "no tests")
    random.Random(1).shuffle(unreached)
    again |= dict.fromkeys(unreached[:drawn], DRAWN_TESTS)
    known = read_again()
    with ThreadPoolExecutor(workers) as pool:
        left = [name for name in again if name not in known]
        for n, (name, killed) in enumerate(
            zip(left, pool.map(lambda name: fails(name, again[name]), left), strict=True), 1
        ):
            known[name] = "killed" if killed else "survived"
            AGAIN.write_text(json.dumps(known, indent=1))
            print(f"\rTried again: {n} of {len(left)}", end="", flush=True)


def fails(name: str, tests: list[str]) -> bool:
    """Whether these tests, in a new process, notice the mutant."""
    environment = os.environ | {
        "NUMBA_DISABLE_JIT": "1",
        "PYTHONPATH": "src",
        "MUTANT_UNDER_TEST": name,
    }
    command = [sys.executable, "-m", "pytest", "-x", "-q", *tests]
    ran = subprocess.run(command, cwd=STAGE / "mutants", env=environment, capture_output=True)
    return ran.returncode != 0


def read_again() -> dict[str, str]:
    """What became of the mutants that were tried again."""
    return json.loads(AGAIN.read_text()) if AGAIN.exists() else {}


def function_of(mutant: str) -> str:
    """The name of the function that it changes."""
    return re.sub(r"^x_|__mutmut_\d+$|xǁ\w+ǁ", "", mutant.split(".")[-1])


def imported() -> set[str]:
    """The functions that files of games/ call while they are imported."""
    called = set()
    for path in (ROOT / GAMES).glob("*.py"):
        for statement in ast.parse(path.read_text()).body:
            if not isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
                calls = [node for node in ast.walk(statement) if isinstance(node, ast.Call)]
                called |= {ast.unparse(call.func).split(".")[-1] for call in calls}
    return called


def results() -> dict[str, str]:
    """Every mutant's name, and what became of it."""
    found = {}
    for path in sorted((STAGE / "mutants" / GAMES).glob("*.meta")):
        for name, code in json.loads(path.read_text())["exit_code_by_key"].items():
            found[name] = "not run" if code is None else STATUS.get(code, "killed")
    return found


def report() -> None:
    """Print the score by file, and write the survivors' names to build/mutants/survivors.txt."""
    again = read_again()
    by_file: dict[str, Counter[str]] = {}
    drawn: Counter[str] = Counter()
    survivors = []
    for name, first in results().items():
        status = again.get(name, first)
        if first == "no tests":
            drawn[again.get(name, "not drawn")] += 1
        else:
            by_file.setdefault(name.split(".")[2], Counter())[status] += 1
        if status == "survived":
            survivors.append(name)
    for file, counts in [*by_file.items(), ("all", sum(by_file.values(), Counter()))]:
        ran = sum(counts.values()) - counts["not run"]
        killed = counts["killed"] + counts["timeout"]
        score = 100 * killed / ran if ran else 0.0
        print(f"{file:24} {killed:5} of {ran:5} killed ({score:.1f} %); {dict(counts)}")
    print(f"Not reached by quick tests: {sum(drawn.values())}; {dict(drawn)}")
    (STAGE / "survivors.txt").write_text("\n".join(survivors) + "\n")


if __name__ == "__main__":
    sys.exit(main())
