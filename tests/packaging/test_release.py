"""`make release` refuses what does not fit, before anything is built."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from support.project import ROOT

SCRIPT = ROOT / "scripts" / "release.py"
SOURCE = "src/clubsuit/__init__.py"
FILES = {
    SOURCE: '__version__ = "1.2.3"\n',
    "CHANGELOG.md": "# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2026-11-26\n\n- Better.\n",
    "CITATION.cff": 'version: 1.2.3\ndate-released: "2026-11-26"\n',
}
"""The files that have a version, in a small project that is ready for 1.2.3."""


def git(folder: Path, *words: str) -> None:
    who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return the root folder of the small project, with everything committed."""
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    git(tmp_path, "init")
    commit(tmp_path)
    return tmp_path


def commit(folder: Path) -> None:
    git(folder, "add", "--all")
    git(folder, "commit", "--message", "Prepare")


def release(folder: Path, part: str, version: str) -> "subprocess.CompletedProcess[str]":
    words = [sys.executable, str(SCRIPT), part, version]
    return subprocess.run(words, cwd=folder, capture_output=True, text=True)


def change(name: str, before: str, after: str) -> Callable[[Path], None]:
    """Return a function that changes a file of the project, and commits the change."""

    def changed(folder: Path) -> None:
        text = (folder / name).read_text()
        assert before in text
        (folder / name).write_text(text.replace(before, after))
        commit(folder)

    return changed


def test_a_project_that_is_ready(project: Path) -> None:
    """Hole: the checks refuse every release."""
    ran = release(project, "check", "1.2.3")
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize("version", ["", "1.2", "v1.2.3", "1.2.3rc1"])
def test_a_version_that_is_none(project: Path, version: str) -> None:
    """Hole: `make release` without VERSION, or with a tag, builds something."""
    ran = release(project, "check", version)
    assert ran.returncode == 1
    assert ran.stderr == (
        "Name the version with three numbers, for example: make release VERSION=0.3.0\n"
    )


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        (change(SOURCE, "1.2.3", "1.2.2"), "__init__.py has version 1.2.2, not 1.2.3."),
        (change("CHANGELOG.md", "[1.2.3]", "[1.2.2]"), "parts [Unreleased] and [1.2.3]."),
        (change("CHANGELOG.md", "## [Unreleased]\n", ""), "parts [Unreleased] and [1.2.3]."),
        (change("CHANGELOG.md", "released]\n", "released]\n\n- More.\n"), "are not in [1.2.3]."),
        (change("CHANGELOG.md", " - 2026-11-26", ""), "has no date for version 1.2.3."),
        (change("CITATION.cff", "1.2.3", "1.2.2"), "version 1.2.2 of 2026-11-26, not 1.2.3"),
        (change("CITATION.cff", "11-26", "11-25"), "1.2.3 of 2026-11-25, not 1.2.3 of 2026-11-26"),
        (lambda folder: (folder / "new.py").touch(), "not committed, first: ?? new.py"),
        (lambda folder: (folder / SOURCE).chmod(0o755), f"not committed, first:  M {SOURCE}"),
        (lambda folder: git(folder, "tag", "v1.2.3"), "The tag v1.2.3 exists already"),
    ],
    ids=["source", "changelog", "no unreleased part", "unreleased changes", "no date", "citation",
         "date of the citation", "new file", "changed file", "tag"],
)  # fmt: skip
def test_what_does_not_fit(project: Path, changed: Callable[[Path], None], says: str) -> None:
    """Hole: a release has another version than its changelog, citation, tag or commit."""
    changed(project)
    ran = release(project, "check", "1.2.3")
    assert ran.returncode == 1
    assert says in ran.stderr
    assert ran.stderr.count("\n") == 1, ran.stderr


@pytest.mark.parametrize("found", [[], ["clubsuit-1.2.2.tar.gz"]])
def test_other_files_in_dist(project: Path, found: list[str]) -> None:
    """Hole: files of an earlier build are checked, and then uploaded."""
    (project / "dist").mkdir()
    for name in found:
        (project / "dist" / name).touch()
    ran = release(project, "prove", "1.2.3")
    assert ran.returncode == 1
    assert ran.stderr.startswith(f"dist/ has {', '.join(found) or 'no files'} instead of clubsuit-")
    assert ran.stderr.count("\n") == 1
