"""The sizes of functions: no worse than they were (docs/architecture.md, *Measured*)."""

import ast
from functools import cache
from pathlib import Path
from statistics import median, quantiles

from clubsuit.cli import app
from support.project import ROOT

SOURCE = ROOT / "src" / "clubsuit"
MEDIAN, NINE_OF_TEN, LONGEST = 7, 21, 71
"""Lines of a function, as they were before the games had rooms of their own."""
MOST_PARAMETERS = 7

Function = ast.FunctionDef | ast.AsyncFunctionDef


def first_line(function: Function) -> int:
    """Where it begins for Python itself: with its decorators."""
    return min(one.lineno for one in (function, *function.decorator_list))


@cache
def functions() -> dict[tuple[Path, int], Function]:
    """All functions of the package, methods and those within others too, by file and line."""
    return {
        (path, first_line(node)): node
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, Function)
    }


def lines(function: Function) -> int:
    """Its lines from `def` on, docstring and all."""
    assert function.end_lineno is not None
    return function.end_lineno - function.lineno + 1


def parameters(function: Function) -> int:
    """How many things somebody has to know to call it."""
    named = function.args
    every = (*named.posonlyargs, *named.args, *named.kwonlyargs)
    return len([one for one in every if one.arg not in ("self", "cls")])


def commands() -> set[tuple[Path, int]]:
    """The commands of the command line: each of their parameters is an option of it."""
    codes = [command.callback.__code__ for command in app.registered_commands if command.callback]
    return {(Path(code.co_filename), code.co_firstlineno) for code in codes}


def measured() -> tuple[int, float, float, int]:
    """The number of functions, and of their lines the median, the 90th percentile and the most."""
    sizes = [lines(function) for function in functions().values()]
    return len(sizes), median(sizes), quantiles(sizes, n=10)[-1], max(sizes)


def test_functions_are_small() -> None:
    """Functions grow by a line each time, and nobody notices before they are read no more."""
    number, half, most, longest = measured()
    assert number > 1_000
    assert half <= MEDIAN
    assert most <= NINE_OF_TEN
    assert longest <= LONGEST


def test_no_function_takes_many_parameters() -> None:
    """Nobody can call a function of sixteen arrays without the docs beside it."""
    many = {place for place, one in functions().items() if parameters(one) > MOST_PARAMETERS}
    assert many - commands() == set()


if __name__ == "__main__":
    number, half, most, longest = measured()
    print(
        f"{number:,} functions: median {half:g} lines, 90th percentile {most:g}, longest {longest}"
    )
    many = sorted(one.name for one in functions().values() if parameters(one) > MOST_PARAMETERS)
    print(f"more than {MOST_PARAMETERS} parameters: {', '.join(many)}")
