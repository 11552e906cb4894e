"""Flags of observations as kernels write them, and a limit of rules that kernels run."""

import ast
import random

import numpy as np
import pytest

from clubsuit.games import encoding
from clubsuit.gpu import compiler, flags
from support.project import ROOT

CARD_TESTS = 200


@pytest.mark.skipif(compiler.COMPILES, reason="the functions are compiled for a card")
@pytest.mark.parametrize("width", [80, 81])
def test_flags_are_the_same(width: int) -> None:
    """Hole: flags that are written two at a time differ, are written beside their place, or begin
    at an odd address."""
    choice = random.Random(width)
    for _ in range(CARD_TESTS):
        size, row = choice.randint(1, 60), choice.randrange(3)
        at, cards = choice.randint(0, width - size), choice.getrandbits(size)
        wanted, found = (np.full((3, width), 9, np.int8) for _ in range(2))
        given = size, wanted, row, at
        ends = {encoding.put_set(cards, *given), flags.put_set(cards, size, found, row, at)}
        assert ends == {at + size}
        assert wanted.tobytes() == found.tobytes()
        one, two, three = (choice.getrandbits(size + 3) for _ in range(3))
        ends = {
            encoding.put_sums(one, two, three, *given),
            flags.put_sums(one, two, three, size, found, row, at),
        }
        assert ends == {at + size}
        assert wanted.tobytes() == found.tobytes()
        place = choice.randint(-1, size)
        ends = {encoding.put_place(place, *given), flags.put_place(place, size, found, row, at)}
        assert ends == {at + size}
        assert wanted.tobytes() == found.tobytes()


def test_pairs_begin_at_even_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a card stops at the first pair of bytes at an odd address."""
    begun = []
    monkeypatch.setattr(flags, "put_pair", lambda out, row, at, value: begun.append((row, at)))
    out = np.zeros((4, 80), np.int8)
    for at in range(20):
        flags.put_set(0, 60, out, at % 4, at)
    assert len(begun) > 400
    assert all((80 * row + at) % 2 == 0 for row, at in begun)


def test_no_rule_calls_itself() -> None:
    """Hole: numba-cuda cannot compile a recursion, so a game does not run on a card."""
    found = [
        f"{path.name}: {function.name}"
        for path in (ROOT / "src/clubsuit/games").rglob("*.py")
        for function in ast.walk(ast.parse(path.read_text()))
        if isinstance(function, ast.FunctionDef) and _is_compiled(function)
        for call in ast.walk(function)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == function.name
    ]
    assert found == []


def _is_compiled(function: ast.FunctionDef) -> bool:
    return any(
        ast.unparse(one) in ("compiled", "inlined", "merged") for one in function.decorator_list
    )
