"""What the docs say about the tree is so."""

import re
import subprocess
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path, PurePosixPath

import pytest

from support.project import ROOT

DOCS = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md"))]
NAMED = re.compile(
    r"(?<![\w/.}{<>…@-])(?:\.\.?/)*"  # not within an address, `{game}/records`, `…/review`
    r"([\w*][\w*.-]*(?:/[\w*.-]+)*"
    r"(?:\.(?:py|ts|svelte|ftl|md|toml|sh|txt|html|ya?ml|npz|css)\b|/(?=[`\s,.;:)])))"
)
"""A file by its ending, or a folder by its last stroke; the folders above it may be left out."""
EXAMPLES = re.compile(r"your[_-]game|/weights\.npz$")
NOT_OURS = {
    "dist/",  # made by a build
    "pylock.toml",  # a decision against it
    "weights.npz",  # written by `clubsuit train`
    "undertow.npz",  # the same, copied
}
BEFORE = re.compile(r"<!-- before -->.*?<!-- /before -->", re.DOTALL)
"""A part of a page that tells of an older tree."""


@cache
def tree() -> list[str]:
    """The files and folders of the repository, each after a stroke."""
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        pytest.skip("not a git checkout")
    files = [name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()]
    folders = {f"{above}/" for name in files for above in PurePosixPath(name).parents}
    return [f"/{name}" for name in [*files, *sorted(folders)]]


def missing(text: str) -> list[str]:
    """The files that a text names and the tree does not have."""
    shown = set(re.findall(r"(?:file|more)=(\S+)", text))  # files that the text itself contains
    text = BEFORE.sub("", re.sub(r"```\w+ file=.*?```", "", text, flags=re.DOTALL))
    names = set(NAMED.findall(text)) - shown - NOT_OURS
    return sorted(name for name in names if not EXAMPLES.search(name) and not exists(name))


def exists(name: str) -> bool:
    """Whether the tree has it; LANG, GAME and NAME stand for any."""
    pattern = f"*/{re.sub('LANG|GAME|NAME', '*', name)}"
    return any(fnmatchcase(known, pattern) for known in tree())


@pytest.mark.parametrize("path", DOCS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_files_named_in_docs_exist(path: Path) -> None:
    """A file that was moved is looked for in vain under the name that the docs still say."""
    assert missing(path.read_text(encoding="utf-8")) == []


def test_a_file_that_is_not_there_is_noticed() -> None:
    """A pattern that finds no names would find no fault either."""
    text = "see `bots/levels.py`, `bots/gone.py`, games/ and `games/lost/`, `texts/LANG/x.ftl`"
    assert missing(text) == ["bots/gone.py", "games/lost/", "texts/LANG/x.ftl"]
