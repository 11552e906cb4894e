"""Three traps of compiled rules, which fail silently, and our random numbers."""

import ast
import hashlib
import os
import subprocess
import sys

import numpy as np
import pytest

import clubsuit
from clubsuit import kernel
from clubsuit.cache import PACKAGE, cache_dir
from clubsuit.games import REGISTRY
from clubsuit.random_numbers import EXPERIMENTS, generator, rand_below
from support.processes import PATIENCE_S

COMPILED = ("games", "solve", "bots")
SOURCES = [
    path
    for path in PACKAGE.rglob("*.py")
    if path.parent == PACKAGE or path.parts[len(PACKAGE.parts)] in COMPILED
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
    """Return a digest of random play in all games, from a process with this environment."""
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
    """Hole: compiled rules and plain Python give different bytes for the same decisions."""
    assert digest() == digest(NUMBA_DISABLE_JIT="1")


@pytest.mark.long
def test_no_write_past_an_array() -> None:
    """Trap 3 (no bounds checks): the bytes are the same with and without bounds checks."""
    assert digest() == digest(NUMBA_BOUNDSCHECK="1")


def test_compiled_functions_return_no_records() -> None:
    """Trap 2 (dangling records): the annotations of compiled functions allow only numbers or None
    as results."""
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
    """Trap 1 (a stale cache): compiled code is in the folder whose name depends on all sources."""
    rules = REGISTRY["clubs-whist"]
    clubsuit.load("clubs-whist").new(seed=1)
    folder = cache_dir()
    assert folder and list(folder.rglob("*.nbc"))
    assert rules.dtype.itemsize % 8 == 0


def test_random_numbers_are_the_same_everywhere() -> None:
    """Hole: a seed gives other games on another machine."""
    rng = generator(7, EXPERIMENTS)
    numbers = [int(rand_below(rng, 1 << 31)) for _ in range(1000)]
    assert hashlib.sha256(repr(numbers).encode()).hexdigest()[:16] == EXPECTED
    assert abs(sum(number >> 30 for number in numbers) - 500) < 80


EXPECTED = "90103050c646ea5e"


@pytest.mark.parametrize("cards", [0b1, 0b1011, 1 << 62, (1 << 63) - 1])
def test_bits(cards: int) -> None:
    """Hole: count, lowest, highest or n-th card of a card set differ from plain Python."""
    members = [i for i in range(63) if cards >> i & 1]
    out = np.zeros(63, np.int64)
    assert kernel.fill_cards(cards, out) == len(members) == kernel.popcount(cards)
    assert list(out[: len(members)]) == members
    assert kernel.lowest(cards) == members[0]
    assert kernel.highest(cards) == members[-1]
    assert [kernel.nth_card(cards, n) for n in range(len(members))] == members
