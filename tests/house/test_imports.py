"""Who imports whom: no detours, one way up, and games through their registries only."""

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from clubsuit.games import GAMES
from clubsuit.upwards import ANSWERED_BY
from support.project import ROOT

SOURCE = ROOT / "src" / "clubsuit"


@cache
def modules() -> dict[str, ast.Module]:
    """Our modules, read."""
    found = {
        ".".join(("clubsuit", *path.relative_to(SOURCE).with_suffix("").parts)): path
        for path in SOURCE.rglob("*.py")
    }
    return {
        name.removesuffix(".__init__"): ast.parse(path.read_text(encoding="utf-8"))
        for name, path in found.items()
    }


def imported(nodes: Iterator[ast.AST]) -> set[str]:
    """The modules of ours that these statements import."""
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{alias.name}" for alias in node.names} & modules().keys()
            found |= inner or {node.module}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found & modules().keys()


def running(tree: ast.AST) -> Iterator[ast.AST]:
    """The statements of a module, without what is imported for its types only."""
    for node in ast.iter_child_nodes(tree):
        if not (isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING"):
            yield node
            yield from running(node)


def test_no_module_imports_itself_by_a_detour() -> None:
    """Two modules that need each other, be it in a function, are read as one."""
    below = {name: imported(running(tree)) - {name} for name, tree in modules().items()}
    settled: set[str] = set()
    while free := {one for one, names in below.items() if names <= settled} - settled:
        settled |= free
    assert set(below) - settled == set()


def test_no_test_imports_another() -> None:
    """Hole: a test that is moved or deleted takes helpers of others along."""
    found = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in (*(ROOT / "tests").rglob("*.py"), *(ROOT / "scripts").glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (getattr(node, "module", None) or "", *(one.name for one in node.names))
        if ".test_" in f".{name}"
    }
    assert found == set()


BY_KIND = ("browser", "engine", "fair", "fuzz", "house", "load", "packaging", "proofs", "review")
"""Folders of tests that are named by the kind or the subject of their tests, not by a package."""


def test_folders_of_tests_mirror_the_packages() -> None:
    """Hole: a module moves to another package, but its tests stay in the old folder."""
    tests = ROOT / "tests"
    folders = {path.parent.relative_to(tests) for path in tests.rglob("test_*.py")}
    packages = {path.parent.relative_to(SOURCE) for path in SOURCE.rglob("__init__.py")}
    mirrored = {str(folder) for folder in folders if folder.parts[0] not in BY_KIND}
    assert mirrored - {str(package) for package in packages} == {"server/whole"}
    of_server = {str(package) for package in packages if package.parent == Path("server")}
    assert of_server - mirrored == set()


# ---- the one way up -----------------------------------------------------------------------


def level_of(module: str) -> int:
    """How deep its layer lies, 0 on top (pyproject.toml has them)."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = project["tool"]["importlinter"]["contracts"][0]["layers"]
    part = module.split(".")[1]
    return next(i for i, layer in enumerate(layers) if part in layer.split(" | "))


def calls(tree: ast.Module, function: str) -> Iterator[ast.Call]:
    """The calls of a function by this name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == function:
            yield node


def callers(function: str) -> set[str]:
    """The modules that call a function by this name."""
    return {name for name, tree in modules().items() if any(calls(tree, function))}


@cache
def arrows_up() -> dict[str, tuple[str, str]]:
    """By question: who asks, and who answers."""
    return {
        question.value: (asks, ANSWERED_BY[question.value].partition(":")[0])
        for asks, tree in modules().items()
        for call in calls(tree, "answer")
        if isinstance(question := call.args[0], ast.Constant) and isinstance(question.value, str)
    }


def test_the_ways_up_are_these() -> None:
    """The contracts see no import by name: an arrow upwards could come without anybody noticing."""
    assert arrows_up() == {
        "explain": ("clubsuit.cache", "clubsuit.texts"),
        "positions": ("clubsuit.game", "clubsuit.replay"),
        "replay": ("clubsuit.game", "clubsuit.replay"),
        "solve": ("clubsuit.game", "clubsuit.solve.positions"),
    }
    assert arrows_up().keys() == ANSWERED_BY.keys()


def test_what_answers_lies_above_and_is_there() -> None:
    """A question whose answer was moved would fail when it is asked; one below needs no detour."""
    for question, (asks, answers) in arrows_up().items():
        assert level_of(answers) < level_of(asks)
        function = ANSWERED_BY[question].partition(":")[2]
        assert callable(getattr(import_module(answers), function))


LOOKED_UP = {
    "clubsuit.games",  # the games of `GAMES`
    "clubsuit.bots.knowledge",  # what bots know of them
    "clubsuit.server.wire.games",  # their tables, as the page gets them
    "clubsuit.server.wire.schema_export",  # the same, for the page's types
    "clubsuit.registry",  # games from outside
    "clubsuit.bots.own",  # a bot of somebody's own
    "clubsuit.upwards",  # the one way up
    "clubsuit.lab.train",  # torch, which few have
}


def test_nobody_else_imports_by_name() -> None:
    """An import that stands in a string is one that no contract sees."""
    assert {
        name for name, tree in modules().items() if any(calls(tree, "import_module"))
    } == LOOKED_UP


# ---- one dispatch -------------------------------------------------------------------------


def room_of(module: str) -> str | None:
    """The game whose room a module is in."""
    for above in ("clubsuit.games.", "clubsuit.bots.knowledge.", "clubsuit.server.wire.games."):
        name = module.removeprefix(above).partition(".")[0]
        if module.startswith(above) and name in GAMES:
            return name
    return "climbing_clubs" if module == "clubsuit.solve.climbing_duel" else None


def test_a_game_is_reached_through_the_registry_only() -> None:
    """One module that imports a game by its name is a place to be found for each new game."""
    found = {
        f"{name} → {other}"
        for name, tree in modules().items()
        for other in imported(ast.walk(tree))
        if room_of(other) not in (None, room_of(name))
    }
    assert found == {
        "clubsuit.solve.positions → clubsuit.solve.climbing_duel"
    }  # by what a game declares


DISPATCHES = {
    "clubsuit.games.dispatch",  # the rules of all games
    "clubsuit.bots.knowledge.base",  # what bots know of them
    "clubsuit.bots.network",  # one function for all games that have features
}


def test_there_is_one_dispatch() -> None:
    """A table of games elsewhere would have to be filled for each new game."""
    assert callers("by_record") == DISPATCHES
