"""The docs name only files and folders that exist."""

import re
import subprocess
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path, PurePosixPath

import pytest

from support.project import ROOT

DOCS = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md"))]
NAMED = re.compile(
    r"(?<![\w/.}{<>…@-])(?:\.\.?/)*"  # not inside a URL, `{game}/records` or `…/review`
    r"([\w*][\w*.-]*(?:/[\w*.-]+)*"
    r"(?:\.(?:py|ts|svelte|ftl|md|toml|sh|txt|html|ya?ml|npz|css)\b|/(?=[`\s,.;:)])))"
)
"""A file, recognized by its extension, or a folder, recognized by its trailing slash.

The path may begin at any folder of the tree.
"""

EXAMPLES = re.compile(r"your[_-]game|my_dame|/weights\.npz$")
"""Names in examples, which need not exist."""

NOT_OURS = {
    "bericht.html",  # written by an example
    "build/studies/",  # created by `make studies`
    "dist/",  # created by a build
    "pylock.toml",  # not used; a decision record says why
    "report.html",  # written by `clubsuit study`
    "weights.npz",  # written by `clubsuit train`
    "undertow.npz",  # a copy of `weights.npz`
}
"""Files and folders outside the repository that the docs name."""

BEFORE = re.compile(r"<!-- before -->.*?<!-- /before -->", re.DOTALL)
"""Part of a page that describes files of earlier versions."""


@cache
def tree() -> list[str]:
    """Return the files and folders of the repository, each with a leading slash."""
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        pytest.skip("not a git checkout")
    files = [name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()]
    folders = {f"{above}/" for name in files for above in PurePosixPath(name).parents}
    return [f"/{name}" for name in [*files, *sorted(folders)]]


def missing(text: str) -> list[str]:
    """Return the files that a text names but the tree does not have."""
    shown = set(re.findall(r"(?:file|more)=(\S+)", text))  # files that the text itself contains
    text = BEFORE.sub("", re.sub(r"```\w+ file=.*?```", "", text, flags=re.DOTALL))
    names = set(NAMED.findall(text)) - shown - NOT_OURS
    return sorted(name for name in names if not EXAMPLES.search(name) and not exists(name))


def exists(name: str) -> bool:
    """Return whether the tree has a path; LANG, GAME and NAME are placeholders."""
    pattern = f"*/{re.sub('LANG|GAME|NAME', '*', name)}"
    return any(fnmatchcase(known, pattern) for known in tree())


@pytest.mark.parametrize("path", DOCS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_files_named_in_docs_exist(path: Path) -> None:
    """Hole: the docs name a file that was moved or deleted."""
    assert missing(path.read_text(encoding="utf-8")) == []


def test_a_file_that_is_not_there_is_noticed() -> None:
    """Hole: the test finds no missing files because its pattern matches no names."""
    text = "see `bots/levels.py`, `bots/gone.py`, games/ and `games/lost/`, `texts/LANG/x.ftl`"
    assert missing(text) == ["bots/gone.py", "games/lost/", "texts/LANG/x.ftl"]
