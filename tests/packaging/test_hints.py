"""The command that installs a missing package fits the way in which Clubsuit was installed."""

import re
import shlex
from dataclasses import replace
from pathlib import Path

import pytest

from clubsuit import extras
from clubsuit.extras import LOCKS, SERVER, Installation
from support.project import ROOT

RECEIPT = """[tool]
requirements = [
    {{ name = "clubsuit", path = "/wheels/clubsuit-0.3.0-py3-none-any.whl" }},{others}
]
entrypoints = [{{ name = "clubsuit", install-path = "/bin/clubsuit", from = "clubsuit" }}]
"""
"""The file that uv 0.13.9 writes into the environment of a tool."""


@pytest.fixture
def installed(tmp_path: Path) -> Installation:
    """Return a copy that pip has installed in an environment of its own."""
    prefix = tmp_path / "clubsuit"
    prefix.mkdir()
    return Installation(prefix / "bin" / "python", prefix, tmp_path / "lib", "pip")


@pytest.mark.parametrize("extra", LOCKS)
def test_pip(installed: Installation, extra: str) -> None:
    """Holes: `pip` on the path installs into another environment; a hint names a package index
    that may lack this copy of Clubsuit; an extra has no packages."""
    python, *words = shlex.split(installed.command(extra))
    assert (python, words[:3]) == (str(installed.python), ["-m", "pip", "install"])
    package = "clubsuit" if extra == SERVER else r"[a-z0-9_-]+(\[[a-z0-9]+\])?[>=]=[0-9.]+"
    assert len(words) > 3
    assert all(re.fullmatch(package, word) for word in words[3:])


def test_a_path_with_a_space(installed: Installation) -> None:
    """Hole: the shell splits the interpreter's path."""
    spaced = replace(installed, python=Path("/srv/Ada B/bin/python"))
    assert shlex.split(spaced.command("train"))[0] == "/srv/Ada B/bin/python"


def test_uv_pip(installed: Installation) -> None:
    """Hole: the hint needs pip, which environments made by uv do not have."""
    by_uv = replace(installed, installer="uv")
    wanted = f'uv pip install --python {installed.python} "torch>=2.6"'
    assert by_uv.command("train") == wanted


@pytest.mark.parametrize("backend", ["pip", "uv"])
def test_pipx(installed: Installation, backend: str) -> None:
    """Hole: the packages are installed outside the environment that pipx made for Clubsuit. Newer
    versions of pipx install with uv, so INSTALLER does not show pipx."""
    (installed.prefix / "pipx_metadata.json").write_text("{}")
    by_pipx = replace(installed, installer=backend)
    assert by_pipx.command("train") == 'pipx inject clubsuit "torch>=2.6"'


@pytest.mark.parametrize(
    ("others", "kept"),
    [("", ""), ('\n    { name = "iniconfig", specifier = ">=1" },', '--with "iniconfig>=1" ')],
    ids=["alone", "with a package"],
)
def test_a_tool_of_uv(installed: Installation, others: str, kept: str) -> None:
    """Holes: the hint fits an environment, but not a tool; `uv tool install` removes packages that
    were added before, since the command does not name them again."""
    receipt = installed.prefix / "uv-receipt.toml"
    receipt.write_text(RECEIPT.format(others=others))
    by_uv = replace(installed, installer="uv")
    assert by_uv.command("train") == f'uv tool install clubsuit {kept}--with "torch>=2.6"'


def test_a_checkout(installed: Installation) -> None:
    """Holes: the hint in a checkout ignores the pinned versions; it names a file that is missing;
    it installs into the checkout's .venv although Clubsuit runs from another environment."""
    own = Installation(ROOT / ".venv/bin/python", ROOT / ".venv", ROOT, "pip")
    for extra in LOCKS:
        script, lock = own.command(extra).split()
        assert script == "./scripts/install.sh"
        assert (ROOT / lock).is_file()
    assert replace(own, installer="").command("train").startswith("./scripts")
    elsewhere = replace(installed, checkout=ROOT)
    assert elsewhere.command("train") == f'{elsewhere.python} -m pip install "torch>=2.6"'


def test_the_tests_run_in_a_checkout() -> None:
    """Hole: the way of the running copy is not recognized at all."""
    assert extras.command("train") == "./scripts/install.sh requirements/train.txt"
