"""Limits for the sizes of functions and classes (docs/decisions/rooms.md)."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import median, quantiles

from clubsuit.cli import app
from support.project import ROOT

SOURCE = ROOT / "src" / "clubsuit"
MEDIAN, NINE_OF_TEN, LONGEST = 6, 17, 71
"""Limits for the lines of a function without its docstring: median, 90th percentile, maximum."""

MOST_PARAMETERS = 7
MOST_LINES, MOST_METHODS = 255, 25
"""Limits for lines and public methods of a class together with its bases (see `with_bases`)."""

SHARED = frozenset({"Rules", "Words", "Deals", "Options"})
"""Interfaces in `games/` that all games share; they are not counted with the classes of a game."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def first_line(function: Function) -> int:
    """Return the first line of a function including its decorators, as in `co_firstlineno`."""
    return min(one.lineno for one in (function, *function.decorator_list))


@cache
def functions() -> dict[tuple[Path, int], Function]:
    """Return all functions, methods and nested functions of the package by file and first line."""
    return {
        (path, first_line(node)): node
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, Function)
    }


def lines(node: Function | ast.ClassDef) -> int:
    """Return the number of lines of a function or class without docstrings.

    A long docstring does not make a function hard to read.
    """
    return length(node) - sum(
        length(inner.body[0])
        for inner in ast.walk(node)
        if isinstance(inner, Function | ast.ClassDef) and ast.get_docstring(inner) is not None
    )


def length(node: ast.stmt) -> int:
    """Return the number of lines of a statement."""
    assert node.end_lineno is not None
    return node.end_lineno - node.lineno + 1


def parameters(function: Function) -> int:
    """Return the number of parameters of a function without `self` and `cls`."""
    named = function.args
    every = (*named.posonlyargs, *named.args, *named.kwonlyargs)
    return len([one for one in every if one.arg not in ("self", "cls")])


def commands() -> set[tuple[Path, int]]:
    """Return file and first line of each command function; its parameters are options."""
    codes = [command.callback.__code__ for command in app.registered_commands if command.callback]
    return {(Path(code.co_filename), code.co_firstlineno) for code in codes}


def measured() -> tuple[int, float, float, int]:
    """Return the number of functions and the median, 90th percentile and maximum of their lines."""
    sizes = [lines(function) for function in functions().values()]
    return len(sizes), median(sizes), quantiles(sizes, n=10)[-1], max(sizes)


def test_functions_are_small() -> None:
    """Hole: functions grow line by line until they are hard to read."""
    number, half, most, longest = measured()
    assert number > 1_000
    assert half <= MEDIAN
    assert most <= NINE_OF_TEN
    assert longest <= LONGEST


def test_no_function_takes_many_parameters() -> None:
    """Hole: a function has more parameters than a caller can remember."""
    many = {place for place, one in functions().items() if parameters(one) > MOST_PARAMETERS}
    assert many - commands() == set()


# ---- classes ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Class:
    """The syntax tree of a class of the package."""

    node: ast.ClassDef
    bases: tuple[str, ...]
    """Full names of the base classes, including those of other packages."""

    @property
    def lines(self) -> int:
        """The number of lines without docstrings."""
        return lines(self.node)

    @property
    def methods(self) -> frozenset[str]:
        """The names of its public methods and properties."""
        names = {node.name for node in self.node.body if isinstance(node, Function)}
        return frozenset(name for name in names if not name.startswith("_"))


def imported_names(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield the names that a module imports, each with its full name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                yield alias.asname or alias.name, f"{node.module}.{alias.name}"
        elif isinstance(node, ast.Import):
            yield from ((alias.asname or alias.name, alias.name) for alias in node.names)


@cache
def classes() -> dict[str, Class]:
    """Return all classes of the package by full name."""
    found = {}
    for path in SOURCE.rglob("*.py"):
        module = ".".join(("clubsuit", *path.relative_to(SOURCE).with_suffix("").parts))
        module = module.removesuffix(".__init__")
        tree = ast.parse(path.read_text(encoding="utf-8"))
        own = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        known = dict(imported_names(tree)) | {node.name: f"{module}.{node.name}" for node in own}
        for node in own:
            found[f"{module}.{node.name}"] = Class(node, tuple(full_names(node, known)))
    return found


def full_names(node: ast.ClassDef, known: dict[str, str]) -> Iterator[str]:
    """Yield the full names of a class's bases; for `Base[int]` the name of `Base`."""
    for base in node.bases:
        name = ast.unparse(base.value if isinstance(base, ast.Subscript) else base)
        first, dot, rest = name.partition(".")
        yield known.get(first, first) + dot + rest


def with_bases(name: str) -> dict[str, Class]:
    """Return a class and its bases in the package, without interfaces that all games share."""
    together = {name: classes()[name]}
    for base in classes()[name].bases:
        if base in classes() and not is_shared(base):
            together |= with_bases(base)
    return together


def is_shared(name: str) -> bool:
    """Return whether a class is one of the `SHARED` interfaces directly in `games/`."""
    package, _, short = name.rpartition(".")
    return short in SHARED and package.startswith("clubsuit.games.") and package.count(".") == 2


def size_of(name: str) -> tuple[int, int]:
    """Return the lines and the number of public methods of a class with its bases."""
    together = with_bases(name).values()
    methods = frozenset[str]().union(*(one.methods for one in together))
    return sum(one.lines for one in together), len(methods)


def oversized() -> set[str]:
    """Return the names of the classes that exceed the limits, without the prefix "clubsuit."."""
    sizes = {name: size_of(name) for name in classes()}
    return {
        name.removeprefix("clubsuit.")
        for name, (lines, methods) in sizes.items()
        if lines > MOST_LINES or methods > MOST_METHODS
    }


def test_classes_are_small() -> None:
    """Hole: classes grow method by method until they are hard to understand."""
    assert len(classes()) > 300
    assert oversized() == set()


def test_a_class_counts_with_its_bases() -> None:
    """Hole: a large class split into mixins passes the limits but is as hard to read as before."""
    honour = "clubsuit.games.free_clubs.honour.HonourClubs"
    assert {name.rpartition(".")[2] for name in with_bases(honour)} == {"HonourClubs", "FreeClubs"}
    rules = with_bases("clubsuit.games.rules.Rules")
    assert {name.rpartition(".")[2] for name in rules} == {"Rules", "Declaration", "Checked"}
    assert size_of(honour) > (classes()[honour].lines, len(classes()[honour].methods))


if __name__ == "__main__":
    number, half, most, longest = measured()
    print(
        f"{number:,} functions: median {half:g} lines, 90th percentile {most:g}, longest {longest}"
    )
    many = sorted(one.name for one in functions().values() if parameters(one) > MOST_PARAMETERS)
    print(f"more than {MOST_PARAMETERS} parameters: {', '.join(many)}")
    sizes = sorted(((*size_of(name), name) for name in classes()), reverse=True)[:12]
    for long, methods, name in sizes:
        print(f"{long:5} lines, {methods:3} public methods: {name}")
