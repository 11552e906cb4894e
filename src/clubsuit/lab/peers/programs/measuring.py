"""Functions that the measuring programs of all peers share, and measures that need no game.

Each program runs in the environment of its peer, so these files import nothing of Clubsuit. A
program gets a measure and a game as arguments, and prints the result as one JSON object.

    python measuring.py import MODULE            # seconds
    python measuring.py installed DISTRIBUTION   # bytes
"""

import gc
import importlib.util
import json
import os
import re
import sys
import threading
import time
from collections.abc import Callable, Mapping
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

RUNS = 3
RUN_SECONDS = 0.3
"""Approximate duration of a timed run."""
MEMORY_GAMES = 100_000
MEMORY_SECONDS = 5
"""Duration after which no more games are made one by one."""
MEMORY_BYTES = 2 << 30
"""Memory after which no more games are made one by one."""

Measure = Callable[[str], dict[str, Any]]
"""A function that measures a game."""


def main(measures: Mapping[str, Measure]) -> None:
    """Take a measure of a game, as the command line says, and print the result."""
    measure, name = sys.argv[1:]
    _end_with_parent()
    print(json.dumps(measures[measure](name)))


def rates(play: Callable[[int], Any], decisions: Callable[[Any], int] = int) -> dict[str, Any]:
    """Return the best decisions per second of several runs: by the clock and by processor time.

    play:      plays `n` units, for example games, and returns what `decisions` counts.
    decisions: returns the number of decisions of a run. This is not timed.
    """
    play(1)  # compile or load what the first call needs
    n = 1
    while (seconds := _timed(play, n)[1]) < RUN_SECONDS / 4:
        n *= 2
    n = max(1, round(n * RUN_SECONDS / seconds))
    runs = [_timed(play, n) for _ in range(RUNS)]
    made = [decisions(result) for result, _, _ in runs]
    return {
        "per_s": max(n / wall for n, (_, wall, _) in zip(made, runs, strict=True)),
        "per_cpu_s": max(n / cpu for n, (_, _, cpu) in zip(made, runs, strict=True)),
    }


def _timed(play: Callable[[int], Any], n: int) -> tuple[Any, float, float]:
    """Return the result of `play(n)`, its seconds, and its seconds of processor time."""
    wall, cpu = time.perf_counter(), time.process_time()
    result = play(n)
    return result, time.perf_counter() - wall, max(time.process_time() - cpu, 1e-9)


def memory(make: Callable[[int], Any], at_once: int = 1) -> dict[str, Any]:
    """Return the memory that each of many games in progress takes.

    make:    returns an object that holds `n` games.
    at_once: the number of games to make with each call.
    """
    first = make(1)  # what the first game loads is not counted
    kept: list[Any] = []
    games, before, start = 0, resident(), time.perf_counter()
    while games < MEMORY_GAMES and resident() - before < MEMORY_BYTES:
        if time.perf_counter() - start > MEMORY_SECONDS:
            break
        kept.append(make(at_once))
        games += at_once
    gc.collect()
    used = resident() - before
    del first
    return {"bytes_per_game": used / games, "games": games}


def resident() -> int:
    """Return the number of bytes of this process that are in memory; the most so far on macOS."""
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
    except FileNotFoundError:
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def import_seconds(module: str) -> dict[str, Any]:
    """Measure how long a module takes to import in this new process."""
    wall, cpu = time.perf_counter(), time.process_time()
    importlib.import_module(module)
    return {"s": time.perf_counter() - wall, "cpu_s": time.process_time() - cpu}


def installed_bytes(name: str) -> dict[str, Any]:
    """Return the size of a distribution and of all that it requires, without byte code.

    name: the distribution; its games may need an extra, as in "name[extra]".
    """
    root, _, extra = name.rstrip("]").partition("[")
    found: dict[str, Distribution] = {}
    waiting = [root]
    while waiting:
        try:
            one = distribution(waiting.pop())
        except PackageNotFoundError:  # required on other systems only
            continue
        if one.name not in found:
            waiting += _requirements(one, "" if found else extra)
            found[one.name] = one
    return {
        "bytes": sum(map(_files_bytes, found.values())),
        "packages": len(found),
        "version": distribution(root).version,
    }


def _requirements(one: Distribution, extra: str) -> list[str]:
    """Return the names of the distributions that one requires, and those of one extra."""
    return [
        re.split(r"[^\w.-]", line, maxsplit=1)[0]
        for line in one.requires or ()
        if "extra ==" not in line or (extra and re.search(rf"""extra == ['"]{extra}['"]""", line))
    ]


def _files_bytes(one: Distribution) -> int:
    """Return the size of the files of a distribution.

    An editable installation lists no module, so the folder of its module is counted.
    """
    files = {Path(str(file.locate())).resolve() for file in one.files or ()}
    if not any(file.suffix in (".py", ".so", ".pyd") for file in files):
        spec = importlib.util.find_spec(one.name.replace("-", "_"))
        for folder in (spec and spec.submodule_search_locations) or ():
            files |= set(Path(folder).rglob("*"))
    return sum(
        file.stat().st_size
        for file in files
        if file.is_file() and file.suffix != ".pyc" and "__pycache__" not in file.parts
    )


def _end_with_parent() -> None:
    """End this process when its parent has ended, so that a lost measure does not run on."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


if __name__ == "__main__":
    main({"import": import_seconds, "installed": installed_bytes})
