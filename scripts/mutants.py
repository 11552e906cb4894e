"""Do the tests notice when a rule is changed? Mutants of `games/`, made by mutmut.

mutmut changes one thing at a time (a sign, a number, a condition); a mutant that no
test notices *survives*. It changes no decorated functions and no compiled ones, so this
works on a copy of the project in build/mutants in which the compiler is off and its
decorators are gone. mutmut makes the mutants and finds out which tests reach which; the
tests are run by `mutants_conftest.py`, which collects them once for all mutants.

    python scripts/mutants.py                        all games
    python scripts/mutants.py ruby_dame tricks       some folders or files of games/
    python scripts/mutants.py --report               what the last run has found

A run that was interrupted goes on where it was, as long as neither the rules nor their
tests have changed. The order is a random one: what was tried so far stands for the rest.

Tables that are made at import are made before a process forks: what changes them is tried
in new processes. What imagines hidden cards (`sample`) is reached by none of the quick
tests: of those mutants some are drawn, and tried by tests/engine.
"""

import argparse
import ast
import hashlib
import json
import os
import random
import re
import shutil
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAGE = ROOT / "build" / "mutants"
MADE = STAGE / "mutants"
GAMES = "src/clubsuit/games"

TESTS = ["tests/rules", "tests/proofs/playthroughs", "tests/proofs/counts"]
"""What must notice: the tests of the rules, and games that were told and counted before."""
DRAWN_TESTS = ["tests/engine/test_conformance.py"]
"""What must notice mutants that none of those reaches."""

WITNESS = "clubsuit.games.base.x_next_dealer__mutmut_1"
"""mutmut tries this one itself; for that it makes all, and sees which tests reach which."""

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
use_git_change_detection = false
"""


def main() -> int:
    """Make the copy, let mutmut make the mutants, try them, and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "files", nargs="*", help="folders or files of games/ without .py; all by default"
    )
    parser.add_argument("--report", action="store_true", help="only report the last run")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--draw", type=int, default=200, help="of those that no quick test reaches")
    arguments = parser.parse_args()
    if not arguments.report:
        stage()
        make()
        parts = arguments.files or [""]
        names = [name for name in mutants() if any(f".{part}" in name for part in parts)]
        try_all(names, arguments.draw, arguments.workers)
    report()
    return 0


# ---- the copy, and the mutants in it ---------------------------------------------------


def stage() -> None:
    """Copy the project as it is, without the compiler's decorators."""
    STAGE.mkdir(parents=True, exist_ok=True)
    for top in ("src", "tests"):
        copy_changed(ROOT / top, STAGE / top)
    shutil.copy(ROOT / "scripts/mutants_conftest.py", STAGE / "tests/conftest.py")
    files = [str(path.relative_to(ROOT)) for path in sorted((ROOT / GAMES).rglob("*.py"))]
    text = PYPROJECT.format(tests=json.dumps(TESTS), files=json.dumps(files))
    (STAGE / "pyproject.toml").write_text(text)


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
        if source.name == "src" and "games" in path.parts:
            data = re.sub(rb"(?m)^@(compiled|inlined)\n", b"", data)
        there = target / path
        if not there.exists() or there.read_bytes() != data:
            there.parent.mkdir(parents=True, exist_ok=True)
            there.write_bytes(data)


def make() -> None:
    """Let mutmut make the mutants. Raises CalledProcessError where the tests fail without any."""
    mutmut = shutil.which("mutmut", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    if mutmut is None:
        raise SystemExit("mutmut is missing: `make mutants` installs it")
    subprocess.run([mutmut, "run", WITNESS], cwd=STAGE, env=surroundings(), check=True)


def surroundings(**more: str) -> dict[str, str]:
    return {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": "src", **more}


def mutants() -> list[str]:
    """The names of all."""
    files = sorted((MADE / GAMES).rglob("*.meta"))
    return [name for file in files for name in json.loads(file.read_text())["exit_code_by_key"]]


# ---- trying them -------------------------------------------------------------------------


def try_all(names: list[str], draw: int, workers: int) -> None:
    """Try these mutants, but for those that were tried already."""
    known = results()
    quick, fresh, unreached = sort_out(names)
    random.Random(1).shuffle(quick)  # so that those of an interrupted run are a fair draw
    drawn = random.Random(1).sample(unreached, min(draw, len(unreached)))
    lots = [
        *spread([name for name in quick if name not in known], workers, TESTS),
        *([(name, [name], TESTS) for name in fresh if name not in known]),
        *spread([name for name in drawn if name not in known], workers, DRAWN_TESTS),
    ]
    todo = sum(len(names) for _, names, _ in lots)
    with ThreadPoolExecutor(workers) as pool:
        running = [pool.submit(try_lot, *lot) for lot in lots]
        while not all(lot.done() for lot in running):
            print(f"\rTried {len(results()) - len(known)} of {todo}", end="", flush=True)
            time.sleep(1)
        for lot in running:
            lot.result()
    print()


def sort_out(names: list[str]) -> tuple[list[str], list[str], list[str]]:
    """Those that quick tests reach, those of what is made at import, and those without tests."""
    reach = json.loads((MADE / "mutmut-stats.json").read_text())["tests_by_mangled_function_name"]
    at_import = imported()
    quick, fresh, unreached = [], [], []
    for name in names:
        function = name.rpartition("__mutmut_")[0]
        if re.sub(r"^x_|xǁ\w+ǁ", "", function.split(".")[-1]) in at_import:
            fresh.append(name)
        elif reach.get(function):
            quick.append(name)
        else:
            unreached.append(name)
    return quick, fresh, unreached


def imported() -> set[str]:
    """The functions that files of games/ call while they are imported."""
    called = set()
    for path in (ROOT / GAMES).rglob("*.py"):
        for statement in ast.parse(path.read_text()).body:
            if not isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
                calls = [node for node in ast.walk(statement) if isinstance(node, ast.Call)]
                called |= {ast.unparse(call.func).split(".")[-1] for call in calls}
    return called


def spread(
    names: list[str], workers: int, tests: list[str]
) -> list[tuple[str, list[str], list[str]]]:
    """A lot for each worker."""
    return [("", names[n::workers], tests) for n in range(workers) if names[n::workers]]


def try_lot(active: str, names: list[str], tests: list[str]) -> None:
    """Try mutants, each in a process forked from one; `active` is there from the beginning."""
    todo = tried_folder() / f"{hashlib.sha256(' '.join(names).encode()).hexdigest()[:16]}.txt"
    todo.write_text("\n".join(names))
    environment = surroundings(
        MUTANTS=str(todo), **({"MUTANT_UNDER_TEST": active} if active else {})
    )
    command = [sys.executable, "-m", "pytest", "-q", "-s", *tests]
    ran = subprocess.run(command, cwd=MADE, env=environment, capture_output=True, text=True)
    if active and active not in results():  # it could not even be imported
        todo.with_suffix(".tried").write_text(f"{active} killed\n")
    elif ran.returncode and not active:
        raise SystemExit(f"The tests could not be run:\n{ran.stdout[-2000:]}")


def tried_folder() -> Path:
    """Where results lie, as long as neither the rules nor their tests change."""
    digest = hashlib.sha256()
    for top in (GAMES, *TESTS):
        for path in sorted((STAGE / top).rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                digest.update(path.read_bytes())
    folder = STAGE / "tried" / digest.hexdigest()[:16]
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def results() -> dict[str, str]:
    """What became of each mutant that was tried: "killed" or "survived"."""
    lines = [
        line for file in tried_folder().glob("*.tried") for line in file.read_text().split("\n")
    ]
    return dict(line.split(" ") for line in lines if line.count(" ") == 1)


def report() -> None:
    """Print the score by file, and write the survivors' names to build/mutants/survivors.txt."""
    found = results()
    quick, fresh, unreached = sort_out(mutants())
    by_file: dict[str, Counter[str]] = {}
    for name in quick + fresh:
        by_file.setdefault(name.split(".")[2], Counter())[found.get(name, "not tried")] += 1
    total = sum(by_file.values(), Counter())
    drawn = Counter(found[name] for name in unreached if name in found)
    for file, counts in [*by_file.items(), ("all", total), ("drawn", drawn)]:
        tried = counts["killed"] + counts["survived"]
        score = 100 * counts["killed"] / tried if tried else 0.0
        left = counts["not tried"] if file != "drawn" else len(unreached) - tried
        print(
            f"{file:24} {counts['killed']:5} of {tried:5} killed ({score:.1f} %), {left} not tried"
        )
    survivors = sorted(name for name, status in found.items() if status == "survived")
    (STAGE / "survivors.txt").write_text("\n".join(survivors) + "\n")


if __name__ == "__main__":
    sys.exit(main())
