"""The engine works without the packages of the server (docs/python.md#without-the-server)."""

import re
import tomllib
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest

from support.processes import run_commands
from support.project import ROOT

COMMANDS = (
    "games",
    "rules ruby-dame",
    "simulate clubs-whist --games 1 --seed 7 --bots rule --option target=1 --records games.jsonl",
    "arena clubs-whist --bots rule,random --deals 1 --folder match",
    "ratings match",
    "check games.jsonl",
    "verify games.jsonl",
    "review games.jsonl --hand 1 --worlds 2",
    "solve games.jsonl --hand 1",
)
"""Commands without the server, in an order in which each has its files."""

UNCHECKED = 3
"""Exit status of `verify` for a record without a fair deal."""


def engine() -> set[str]:
    """Return the packages that the guide installs for the engine, as PEP 503 writes them."""
    guide = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    (line,) = re.findall(r"^    pip install (?!--)(.+)$", guide, re.MULTILINE)
    return {normalized(name) for name in line.split()}


def normalized(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def name_of(requirement: str) -> str:
    return normalized(re.split(r"[\s\[<>=!~;]", requirement)[0])


def with_needed(names: set[str]) -> set[str]:
    """Return these packages and all packages that they need."""
    found: set[str] = set()
    waiting = set(names)
    while waiting:
        name = waiting.pop()
        found.add(name)
        with suppress(PackageNotFoundError):  # a package for another system
            needed = [line for line in requires(name) or () if "extra ==" not in line]
            waiting |= set(map(name_of, needed)) - found
    return found


def blocked() -> list[str]:
    """Return the modules of the packages that only the server needs."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    server = set(map(name_of, project["dependencies"])) - with_needed(engine())
    assert {"sqlalchemy", "fastapi", "uvicorn", "cryptography"} <= server
    return [
        package
        for package, names in packages_distributions().items()
        if server & set(map(normalized, names))
    ]


def test_commands_without_the_server(tmp_path: Path) -> None:
    """Hole: the engine imports a package of the server, so nobody can build on it alone."""
    ended = run_commands(tmp_path, [words.split() for words in COMMANDS], without=blocked())
    for words, (status, errors) in zip(COMMANDS, ended, strict=True):
        wanted = UNCHECKED if words.startswith("verify") else 0
        assert status == wanted, f"{words}: {errors}"


@pytest.mark.parametrize("words", ["play --no-browser", "serve"])
def test_the_server_without_its_packages(words: str, tmp_path: Path) -> None:
    """Hole: a traceback instead of the command that installs the packages."""
    ((status, errors),) = run_commands(tmp_path, [words.split()], without=blocked())
    assert status == 2
    assert re.fullmatch(
        r"\S+: the server needs the package \w+; "
        r"get it with: \(cd \S+ && \./scripts/install\.sh requirements/play\.txt\)\n",
        errors,
    )
