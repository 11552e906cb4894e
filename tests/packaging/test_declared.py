"""Packages that are imported are declared, and packages that are declared are needed."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions

import pytest

from support.project import ROOT

USED_OTHERWISE = {
    "websockets": "uvicorn's WebSocket protocol imports it",
    "psycopg": "SQLAlchemy imports it for PostgreSQL",
    "openmpi": "mpi4py loads MPI from it",
    "numba-cuda": "Numba imports it as `numba.cuda`",
    "torch": "`clubsuit train` imports it by name",
}
"""Declared packages that our modules do not import, with the reason."""


def normalized(name: str) -> str:
    """Return the name of a distribution as PEP 503 writes it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def declared() -> tuple[set[str], set[str]]:
    """Return the distributions of the dependencies, and those of the optional ones."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    optional = project["optional-dependencies"].values()

    def names(requirements: list[str]) -> set[str]:
        return {normalized(re.split(r"[\s\[<>=!~;]", line)[0]) for line in requirements}

    return names(project["dependencies"]), names([line for lines in optional for line in lines])


def imported(*left_out: str) -> dict[str, set[str]]:
    """Return the imported packages, each with the distributions that it may come from.

    left_out: folders of `clubsuit` whose modules do not count.

    The programs of `lab.peers` do not count: they run in environments of other packages.
    """
    of_package = packages_distributions()
    found: dict[str, set[str]] = {}
    source = ROOT / "src" / "clubsuit"
    paths = [
        path
        for path in source.rglob("*.py")
        if path.relative_to(source).parts[0] not in left_out
        and not path.is_relative_to(source / "lab" / "peers" / "programs")
    ]
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text())):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [node.module]
            for package in {name.partition(".")[0] for name in names}:
                found[package] = set(map(normalized, of_package.get(package, [package])))
    return {
        package: distributions
        for package, distributions in found.items()
        if package != "clubsuit" and package not in sys.stdlib_module_names
    }


def test_what_is_imported_is_declared() -> None:
    """Bug: h11, anyio, starlette and llvmlite were imported but not declared. They were installed
    only because other packages need them, and a new version of those packages might not."""
    needed, optional = declared()
    found = imported()
    assert [package for package in found if not found[package] & (needed | optional)] == []


@pytest.mark.parametrize("kind", ["needed", "optional"])
def test_what_is_declared_is_imported(kind: str) -> None:
    """Hole: everyone installs a package that no module uses any more."""
    needed, optional = declared()
    names = needed if kind == "needed" else optional
    assert names - set().union(*imported().values()) - USED_OTHERWISE.keys() == set()
    assert not needed & optional, "a package that all have needs no extra"


def test_the_guide_installs_what_the_engine_imports() -> None:
    """Hole: the engine needs a package that docs/python.md does not install without the server."""
    guide = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    (line,) = re.findall(r"^    pip install (?!--)(.+)$", guide, re.MULTILINE)
    needed, _ = declared()
    found = set().union(*imported("server").values()) & needed
    assert found == set(map(normalized, line.split()))
