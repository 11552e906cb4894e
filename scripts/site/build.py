"""Build the site of the documentation with Zensical, from zensical.toml into build/site.

    .venv/bin/python scripts/site/build.py
    .venv/bin/python scripts/site/build.py --check    # prints only what is wrong

On a code host, the pages of docs/ link to files of the repository. The site has only its own pages.
So the script copies docs/ into build/docs, adds the linked files, and rewrites the links to them.
A broken link or anchor, or a page that the navigation lacks, ends the script with a message.
With `--check`, the Python reference has only its headings, because it takes most of the time.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "build" / "docs"
TEXTS = "src/clubsuit/texts/en"

MORE_PAGES = {
    "CONTRIBUTING.md": "contributing.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "SECURITY.md": "reporting.md",
    "CHANGELOG.md": "changes.md",
    "examples/README.md": "examples.md",
    f"{TEXTS}/free-clubs.md": "rules/free-clubs.md",
    f"{TEXTS}/clubs-whist.md": "rules/clubs-whist.md",
    f"{TEXTS}/climbing-clubs.md": "rules/climbing-clubs.md",
    f"{TEXTS}/ruby-dame.md": "rules/ruby-dame.md",
}
"""Files outside docs/ that are pages of the site."""

FILES = "files"
"""Folder of the site for other files to which pages link."""

LINK = re.compile(r"(?<=\]\()([^)#:\s]+)")
"""The path of a link, without its anchor; addresses have a colon."""

FENCE = re.compile(r"^(```\w+) (?:file=)?(\S+)(?: .*)?$", re.MULTILINE)
"""The first line of a block of code that names a file or a message, as `python file=lowest.py`."""

NAME = re.compile(r"^::: (\S+)\n(?: .*\n)*", re.MULTILINE)
"""A public name in a page of the Python reference, with its options."""

COLOUR = re.compile(r"\x1b\[[\d;]*m")
"""A sequence that colours text in a terminal."""


def main() -> None:
    """Collect the pages and build the site."""
    check = "--check" in sys.argv
    config = ROOT / "zensical.toml"
    text = config.read_text(encoding="utf-8")
    collect()
    if lost := missing_in(tomllib.loads(text)["project"]["nav"]):
        sys.exit(f"`nav` in zensical.toml lacks {', '.join(lost)}.")
    if check:
        with_headings_only(PAGES / "reference")
        config = ROOT / "build" / "check.toml"
        config.write_text(text.replace("build/docs", "docs").replace("build/site", "check"))
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "-f", str(config)]
    done = subprocess.run(command, cwd=ROOT, text=True, capture_output=check)
    if done.returncode and check:
        # Zensical adds a traceback of its own, and ignores NO_COLOR.
        print(COLOUR.sub("", done.stderr.partition("Traceback")[0]), end="")
    sys.exit(done.returncode)


def with_headings_only(folder: Path) -> None:
    """Replace the names in the pages of a folder by headings, so that links to them hold."""
    for page in folder.glob("*.md"):
        text = page.read_text(encoding="utf-8")
        page.write_text(NAME.sub(r"## \1 { #\1 }\n", text), encoding="utf-8")


def collect() -> None:
    """Copy all pages and linked files into build/docs."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES)
    for source, page in MORE_PAGES.items():
        (PAGES / page).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / source, PAGES / page)
    own = {f"docs/{page.relative_to(PAGES).as_posix()}": page for page in PAGES.rglob("*.md")}
    own = {name: page for name, page in own.items() if (ROOT / name).exists()}
    for source, page in {**own, **{name: PAGES / at for name, at in MORE_PAGES.items()}}.items():
        text = page.read_text(encoding="utf-8")
        page.write_text(for_site(text, PurePosixPath(source)), encoding="utf-8")


def for_site(text: str, source: PurePosixPath) -> str:
    """Return the text of a page with links to the places of files in the site, and titles of code.

    source: the path of the page in the repository.
    """
    here = place(source.as_posix()).parent

    def moved(found: re.Match[str]) -> str:
        path = os.path.normpath(source.parent / found[0])
        if not (ROOT / path).exists():
            return found[0]  # Zensical reports it
        return os.path.relpath(place(path), here)

    return FENCE.sub(r'\1 title="\2"', LINK.sub(moved, text))


def place(path: str) -> PurePosixPath:
    """Return the place in the site of a file or folder of the repository; copy it there first."""
    if path in MORE_PAGES:
        return PurePosixPath(MORE_PAGES[path])
    source = ROOT / path
    if path.startswith("docs/") and source.is_file():
        return PurePosixPath(path).relative_to("docs")
    target = PurePosixPath(FILES, path)
    (PAGES / target).parent.mkdir(parents=True, exist_ok=True)
    if source.is_file():
        shutil.copy(source, PAGES / target)
        return target
    shutil.copytree(source, PAGES / target, dirs_exist_ok=True)
    names = sorted(one.name for one in source.iterdir() if one.is_file())
    lines = [f"# {path}", "", *(f"- [{name}]({name})" for name in names)]
    (PAGES / target / "index.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return target / "index.md"


def missing_in(nav: object) -> list[str]:
    """Return the pages that the navigation lacks."""
    pages = {page.relative_to(PAGES).as_posix() for page in PAGES.rglob("*.md")}
    return sorted(page for page in pages - set(pages_of(nav)) if not page.startswith(f"{FILES}/"))


def pages_of(nav: object) -> Iterator[str]:
    """Yield the pages of a navigation."""
    if isinstance(nav, str):
        yield nav
    elif isinstance(nav, dict):
        for part in nav.values():
            yield from pages_of(part)
    elif isinstance(nav, list):
        for part in nav:
            yield from pages_of(part)


if __name__ == "__main__":
    main()
