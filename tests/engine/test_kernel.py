"""The three traps of compiled rules that fail silently, and our random numbers."""

import ast
import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import clubsuit
from clubsuit import kernel
from clubsuit.games import REGISTRY
from clubsuit.random_numbers import EXPERIMENTS, generator, rand_below
from processes import PATIENCE_S

COMPILED = ("games", "solve", "bots")
SOURCES = [
    path
    for path in kernel.PACKAGE.rglob("*.py")
    if path.parent == kernel.PACKAGE or path.parts[len(kernel.PACKAGE.parts)] in COMPILED
]

DIGEST = """
import hashlib, numpy as np
from clubsuit.games import REGISTRY
from clubsuit.game import Game
from clubsuit.random_numbers import EXPERIMENTS, generator
digest = hashlib.sha256()
for name, rules in REGISTRY.items():
    states = np.zeros(1, rules.dtype)
    rules.start(states[0], Game(rules, {}).options, 11)
    rng = generator(5, EXPERIMENTS)
    rules.play_randomly(states[0], rng, 600)
    v, s = np.zeros(1, rules.dtype), np.zeros(1, rules.dtype)
    rules.view(states[0], 0, v[0])
    s[0] = v[0]
    rules.sample(v[0], rng, s[0])
    digest.update(states.tobytes() + v.tobytes() + s.tobytes() + rng.tobytes())
print(digest.hexdigest())
"""


def digest(**environment: str) -> str:
    """What random play of all games comes to in a process with this environment."""
    result = subprocess.run(
        [sys.executable, "-c", DIGEST],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE_S,
    )
    return result.stdout.strip()


def test_compiled_and_plain_agree() -> None:
    """The compiler would change a rule: the same decisions give the same bytes without it."""
    assert digest() == digest(NUMBA_DISABLE_JIT="1")


@pytest.mark.long
def test_no_write_past_an_array() -> None:
    """Trap 3, no bounds check: the same bytes with every index checked."""
    assert digest() == digest(NUMBA_BOUNDSCHECK="1")


def test_cache_folder_follows_every_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Trap 1, a stale cache: an edit in any file that may be compiled gives another folder.

    One in what stands above these files (the command line, say) does not. Files in folders
    of folders count, and so does the folder: each game has its `rules.py`. Another copy of the same
    files has a folder of its own, for Numba takes none of the other's code: a server took this for
    compiled, and compiled for a minute beside its tables.
    """
    assert any(len(path.relative_to(kernel.PACKAGE).parts) > 3 for path in SOURCES)
    for path in SOURCES:
        copy = tmp_path / path.relative_to(kernel.PACKAGE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    other = kernel._sources_hash()
    monkeypatch.setattr(kernel, "PACKAGE", tmp_path)
    before = kernel._sources_hash()
    assert before != other
    for copy in tmp_path.rglob("*.py"):
        source, written = copy.read_bytes(), copy.stat().st_mtime_ns
        copy.write_bytes(source + b"# edited")
        os.utime(copy, ns=(written, written))
        assert (kernel._sources_hash() == before) == (copy.stem in kernel.NOT_COMPILED)
        copy.write_bytes(source)
        os.utime(copy, ns=(written, written))
        assert kernel._sources_hash() == before


def test_compiled_functions_return_no_records() -> None:
    """Trap 2, dangling records: compiled functions declare that they return numbers or nothing."""
    fine = {"int", "float", "bool", "None"}
    seen = 0
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and any(
                isinstance(d, ast.Name) and d.id == "compiled" for d in node.decorator_list
            ):
                assert node.returns is not None, f"{path.name}: {node.name}"
                returned = ast.unparse(node.returns)
                parts = returned.removeprefix("tuple[").removesuffix("]").split(", ")
                assert set(parts) <= fine, f"{path.name}: {node.name} returns {returned}"
                seen += 1
    assert seen > 50


@pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="nothing is compiled")
def test_rules_are_cached_in_our_folder() -> None:
    """Trap 1: what is compiled lies in the folder named after all sources."""
    rules = REGISTRY["clubs-whist"]
    clubsuit.load("clubs-whist").new(seed=1)
    assert list(kernel.cache_dir().rglob("*.nbi"))
    assert rules.dtype.itemsize % 8 == 0


def test_old_caches_go_while_others_remove_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bug: a process did not start where another had just removed a folder that this one looked at.

    A link that leads nowhere is such a folder: it is listed, and not there.
    """
    monkeypatch.setenv("CLUBSUIT_CACHE", str(tmp_path))
    compiled = tmp_path / "compiled"
    compiled.mkdir()
    for number in range(6):
        (compiled / f"old{number}").mkdir()
        os.utime(compiled / f"old{number}", (number, number))
    (compiled / "gone").symlink_to(tmp_path / "nowhere")
    folder = kernel.cache_dir.__wrapped__()
    left = {path.name for path in compiled.iterdir() if path.exists()}
    assert left == {folder.name, "old3", "old4", "old5"}


def add_one(x: int) -> int:
    return x + 1


@pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="nothing is compiled")
def test_one_process_at_a_time_keeps_what_it_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bug: two processes that compiled a function for two games at the same time could each be
    given the code of the other's from then on: Numba gave both files one number."""
    from clubsuit import compiler

    fcntl = pytest.importorskip("fcntl", reason="this system knows no such locks")
    function = compiler.dispatcher(add_one, tmp_path, {}, kernel.alone)
    kept = function._cache._cache_file
    write, tried = kept._save_index, []

    def while_another_process_tries(overloads: Any) -> None:
        with (Path(function._cache.cache_path) / "lock").open("ab") as lock:
            with pytest.raises(BlockingIOError):
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            tried.append(len(overloads))
        write(overloads)

    monkeypatch.setattr(kept, "_save_index", while_another_process_tries)
    assert (function(1), function(1.5)) == (2, 2.5)
    assert tried == [1, 2]
    with (Path(function._cache.cache_path) / "lock").open("ab") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)  # nobody holds it any more


def test_random_numbers_are_the_same_everywhere() -> None:
    """A seed would give other games elsewhere: the generator's first numbers are fixed."""
    rng = generator(7, EXPERIMENTS)
    numbers = [int(rand_below(rng, 1 << 31)) for _ in range(1000)]
    assert hashlib.sha256(repr(numbers).encode()).hexdigest()[:16] == EXPECTED
    assert abs(sum(number >> 30 for number in numbers) - 500) < 80


EXPECTED = "90103050c646ea5e"


@pytest.mark.parametrize("cards", [0b1, 0b1011, 1 << 62, (1 << 63) - 1])
def test_bits(cards: int) -> None:
    """A card set would be misread: count, lowest, highest, n-th agree with plain Python."""
    members = [i for i in range(63) if cards >> i & 1]
    out = np.zeros(63, np.int64)
    assert kernel.fill_cards(cards, out) == len(members) == kernel.popcount(cards)
    assert list(out[: len(members)]) == members
    assert kernel.lowest(cards) == members[0]
    assert kernel.highest(cards) == members[-1]
    assert [kernel.nth_card(cards, n) for n in range(len(members))] == members
