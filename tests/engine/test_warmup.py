"""Compiling all functions in advance."""

import os
import sys
from contextlib import ExitStack
from pathlib import Path
from textwrap import indent

import pytest

from support.processes import PATIENCE_S, started

SCRIPT = """
from clubsuit import kernel, warmup
warmup.REGISTRY = {"clubs-whist": warmup.REGISTRY["clubs-whist"]}
warmup.quick = lambda rules: ("random",)  # compile few functions: any will do
warmup.solve_ending = lambda game, options: None
if __name__ == "__main__":
    {}
    warmup.compile_all()
    assert warmup.is_warm()
"""
USE = """
import clubsuit
from clubsuit.envs.episode import Episode
warmup.compile_all(environments=True)
assert warmup.is_warm(environments=True)
stored = {path.name for path in warmup.cache_dir().glob("*.nbc")}
for observe in ("view", "nothing", "perfect-information"):
    for bots in ({}, {1: "rule", 2: "random"}):
        for hands in (1, None):
            env = clubsuit.vector("clubs-whist", 3, observe=observe, bots=bots, hands=hands)
            env.reset(1)
            for _ in range(200):
                env.step(env.random_actions())
env.view(0), env.text(0, int(env.random_actions()[0]))
episode = Episode(clubsuit.load("clubs-whist"), hands=1)
episode.begin(1)
while episode.turn is not None:
    episode.observe(episode.turn)
    episode.step(int(episode.mask(episode.turn).argmax()))
assert {path.name for path in warmup.cache_dir().glob("*.nbc")} == stored
"""
DAMAGE = """[file.write_bytes(b"junk") for file in kernel.cache_dir().rglob("*.nb?")]"""


compiles = pytest.mark.skipif(
    bool({"NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"} & os.environ.keys()),
    reason="the compiler is off, or checks bounds",
)


def compile_all(folder: Path, step: str, processes: int) -> None:
    """Start `processes` processes at once; each runs `step` and then compiles everything."""
    script = folder / "script.py"
    script.write_text(SCRIPT.replace("{}", indent(step, "    ").lstrip()))
    environment = {**os.environ, "CLUBSUIT_CACHE": str(folder / "cache")}
    with ExitStack() as ends:
        command = sys.executable, script
        all_of_them = [
            ends.enter_context(started(*command, env=environment)) for _ in range(processes)
        ]
        assert [process.wait(2 * PATIENCE_S) for process in all_of_them] == [0] * processes


@pytest.mark.long
@compiles
def test_two_processes_begin_with_an_empty_cache(tmp_path: Path) -> None:
    """Hole: two processes that compile at the same time block each other or discard each other's
    work."""
    compile_all(tmp_path, "pass", processes=2)


@pytest.mark.long
@compiles
def test_an_unreadable_cache_is_made_anew(tmp_path: Path) -> None:
    """Hole: the program never starts again after the cache was truncated."""
    for step in ("pass", DAMAGE):
        compile_all(tmp_path, step, processes=1)


@pytest.mark.long
@compiles
def test_environments_are_compiled(tmp_path: Path) -> None:
    """Hole: after `python -m clubsuit.warmup`, an environment still compiles at its first use."""
    compile_all(tmp_path, USE, processes=1)
