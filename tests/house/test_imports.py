"""Rules for imports: there are no cycles, calls to upper layers are declared, and common modules
get games only from the registry."""

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
    """Return the syntax tree of each module of the package, by module name."""
    found = {
        ".".join(("clubsuit", *path.relative_to(SOURCE).with_suffix("").parts)): path
        for path in SOURCE.rglob("*.py")
    }
    return {
        name.removesuffix(".__init__"): ast.parse(path.read_text(encoding="utf-8"))
        for name, path in found.items()
    }


def imported(nodes: Iterator[ast.AST]) -> set[str]:
    """Return the modules of the package that these statements import."""
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{alias.name}" for alias in node.names} & modules().keys()
            found |= inner or {node.module}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found & modules().keys()


def running(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a module, without `if TYPE_CHECKING` blocks."""
    for node in ast.iter_child_nodes(tree):
        if not (isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING"):
            yield node
            yield from running(node)


def test_no_module_imports_itself_by_a_detour() -> None:
    """Hole: modules import each other in a cycle, for example inside a function."""
    below = {name: imported(running(tree)) - {name} for name, tree in modules().items()}
    settled: set[str] = set()
    while free := {one for one, names in below.items() if names <= settled} - settled:
        settled |= free
    assert set(below) - settled == set()


def test_no_test_imports_another() -> None:
    """Hole: moving or deleting a test module breaks other modules that import its helpers."""
    found = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in (*(ROOT / "tests").rglob("*.py"), *(ROOT / "scripts").glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (getattr(node, "module", None) or "", *(one.name for one in node.names))
        if ".test_" in f".{name}"
    }
    assert found == set()


BY_KIND = (
    "browser",
    "engine",
    "fair",
    "fuzz",
    "house",
    "load",
    "packaging",
    "proofs",
    "review",
    "words",
)
"""Test folders named after the kind or subject of their tests instead of a package."""


def test_folders_of_tests_mirror_the_packages() -> None:
    """Hole: a module was moved to another package, but its tests are still in the old folder."""
    tests = ROOT / "tests"
    folders = {path.parent.relative_to(tests) for path in tests.rglob("test_*.py")}
    packages = {path.parent.relative_to(SOURCE) for path in SOURCE.rglob("__init__.py")}
    mirrored = {str(folder) for folder in folders if folder.parts[0] not in BY_KIND}
    assert mirrored - {str(package) for package in packages} == {"server/whole"}
    of_server = {str(package) for package in packages if package.parent == Path("server")}
    assert of_server - mirrored == set()


# ---- calls to upper layers ----------------------------------------------------------------


def level_of(module: str) -> int:
    """Return the index of a module's layer in pyproject.toml; 0 is the top layer."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = project["tool"]["importlinter"]["contracts"][0]["layers"]
    part = module.split(".")[1]
    return next(i for i, layer in enumerate(layers) if part in layer.split(" | "))


def calls(tree: ast.Module, function: str) -> Iterator[ast.Call]:
    """Yield the calls of functions with this name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == function:
            yield node


def callers(function: str) -> set[str]:
    """Return the modules that call a function with this name."""
    return {name for name, tree in modules().items() if any(calls(tree, function))}


@cache
def upward_calls() -> dict[str, tuple[str, str]]:
    """Return the calls of `upwards.answer`: for each question, the module that asks and the module
    that answers."""
    return {
        question.value: (asks, ANSWERED_BY[question.value].partition(":")[0])
        for asks, tree in modules().items()
        for call in calls(tree, "answer")
        if isinstance(question := call.args[0], ast.Constant) and isinstance(question.value, str)
    }


def test_the_ways_up_are_these() -> None:
    """Hole: a module calls an upper layer by name, which the import contracts do not detect."""
    assert upward_calls() == {
        "explain": ("clubsuit.cache", "clubsuit.texts"),
        "positions": ("clubsuit.game", "clubsuit.replay"),
        "replay": ("clubsuit.game", "clubsuit.replay"),
        "solve": ("clubsuit.game", "clubsuit.solve.positions"),
        "vector-on-card": ("clubsuit.envs.vector", "clubsuit.gpu.environment"),
    }
    assert upward_calls().keys() == ANSWERED_BY.keys()


def test_what_answers_lies_above_and_is_there() -> None:
    """Holes: a called function was moved, so that the call fails; a function in a lower layer is
    called by name instead of imported."""
    for question, (asks, answers) in upward_calls().items():
        assert level_of(answers) < level_of(asks)
        function = ANSWERED_BY[question].partition(":")[2]
        assert callable(getattr(import_module(answers), function))


LOOKED_UP = {
    "clubsuit.games",  # the games of `GAMES`
    "clubsuit.bots.knowledge",  # the bots' knowledge of these games
    "clubsuit.server.wire.games",  # the schemas of their tables
    "clubsuit.server.wire.schema_export",  # the same schemas, for the page's types
    "clubsuit.registry",  # games of other packages
    "clubsuit.bots.own",  # bots that users wrote
    "clubsuit.upwards",  # declared calls to upper layers
    "clubsuit.lab.training",  # PyTorch, which is optional
}
"""Modules that import others by name, with the imported modules."""


def test_nobody_else_imports_by_name() -> None:
    """Hole: a module imports another by name, which the import contracts do not detect."""
    assert {
        name for name, tree in modules().items() if any(calls(tree, "import_module"))
    } == LOOKED_UP


# ---- games --------------------------------------------------------------------------------


def game_of(module: str) -> str | None:
    """Return the game that a module belongs to; None for common modules."""
    for above in ("clubsuit.games.", "clubsuit.bots.knowledge.", "clubsuit.server.wire.games."):
        name = module.removeprefix(above).partition(".")[0]
        if module.startswith(above) and name in GAMES:
            return name
    return "climbing_clubs" if module == "clubsuit.solve.climbing_duel" else None


def test_a_game_is_reached_through_the_registry_only() -> None:
    """Hole: a common module imports a game by name and must be changed for each new game."""
    found = {
        f"{name} → {other}"
        for name, tree in modules().items()
        for other in imported(ast.walk(tree))
        if game_of(other) not in (None, game_of(name))
    }
    # The solver is chosen by a property that games declare.
    assert found == {"clubsuit.solve.positions → clubsuit.solve.climbing_duel"}


DISPATCHES = {
    "clubsuit.games.dispatch",  # the rules of all games
    "clubsuit.bots.knowledge.base",  # the bots' knowledge of all games
    "clubsuit.bots.network",  # one function for all games that have features
    "clubsuit.bots.policy",  # two functions for all games that have numbered actions
}
"""Modules with functions that choose the game by the type of a record."""


def test_there_is_one_dispatch() -> None:
    """Hole: a module has a table of games of its own, which must be changed for each new game."""
    assert callers("by_record") == DISPATCHES
