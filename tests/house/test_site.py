"""The site of the documentation, as `scripts/site/build.py` collects its pages."""

import re
import runpy
import sys
import tomllib
from pathlib import Path, PurePosixPath
from types import SimpleNamespace
from typing import Any

import pytest

from support.project import ROOT


@pytest.fixture
def script(tmp_path: Path) -> dict[str, Any]:
    """The names of the script, which collects into an empty folder."""
    names = runpy.run_path(str(ROOT / "scripts" / "site" / "build.py"))
    names["place"].__globals__["PAGES"] = tmp_path
    return names


def test_links_lead_to_places_in_the_site(script: dict[str, Any], tmp_path: Path) -> None:
    """Holes: a link from docs/ to another file of the repository is dead in the site; the script
    changes a link that is broken, so that nobody hears of it."""
    text = "[a](../CHANGELOG.md#added) [b](../deploy) [c](bots.md) [d](../gone.md) [e](https://x.y)"
    moved = script["for_site"](text, PurePosixPath("docs/hosting.md"))
    assert moved == (
        "[a](changes.md#added) [b](files/deploy/index.md) [c](bots.md) [d](../gone.md)"
        " [e](https://x.y)"
    )
    assert "[Caddyfile](Caddyfile)" in (tmp_path / "files/deploy/index.md").read_text()
    rules = script["for_site"](
        "[r](../src/clubsuit/texts/en/ruby-dame.md)", PurePosixPath("docs/bots.md")
    )
    assert rules == "[r](rules/ruby-dame.md)"
    contributing = script["for_site"]("[d](docs/bots.md)", PurePosixPath("CONTRIBUTING.md"))
    assert contributing == "[d](bots.md)"


def test_blocks_of_code_have_titles(script: dict[str, Any]) -> None:
    """Bug: Zensical takes no file name after the language, and hid all headings up to the next
    block of code."""
    text = "```json NewTable\n{}\n```\n```python file=lowest.py more\n```\n```sh\n```\n"
    shown = '```json title="NewTable"\n{}\n```\n```python title="lowest.py"\n```\n```sh\n```\n'
    assert script["for_site"](text, PurePosixPath("docs/bots.md")) == shown


def test_each_page_is_in_the_navigation(script: dict[str, Any]) -> None:
    """Holes: a page can be found by search only; the navigation names a page that is gone."""
    config = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))
    listed = list(script["pages_of"](config["project"]["nav"]))
    docs = ROOT / "docs"
    pages = {page.relative_to(docs).as_posix() for page in docs.rglob("*.md")}
    assert sorted(listed) == sorted(pages | set(script["MORE_PAGES"].values()))


def test_pictures_in_html_exist() -> None:
    """Hole: a picture that is written as HTML is missing; links in Markdown have another test."""
    found = [
        (page.name, name)
        for page in ROOT.glob("docs/**/*.md")
        for name in re.findall(r' (?:src|srcset)="([^":]+)"', page.read_text(encoding="utf-8"))
        if not (page.parent / name).is_file()
    ]
    assert found == []


def test_the_site_asks_no_network() -> None:
    """Hole: the site loads fonts, or the script for its search in files, from a network."""
    project = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]
    assert project["theme"]["font"] is False
    (shim,) = project["extra"]["polyfills"]
    assert "iframe-worker" in shim and (ROOT / "docs" / shim).is_file()
    diagrams = [page for page in ROOT.glob("docs/**/*.md") if "```mermaid" in page.read_text()]
    assert diagrams == []


def test_paragraphs_of_docstrings_become_sections(monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: parameters run together in the reference; text with a colon becomes a parameter."""
    griffe = SimpleNamespace(Extension=object, Object=object, Function=object)
    monkeypatch.setitem(sys.modules, "griffe", griffe)
    script = runpy.run_path(str(ROOT / "scripts" / "site" / "docstrings.py"))
    text = """Play.

    seed: an int64 that
          determines all.
    low, high: two bounds.

    note: this is text.

    >>> play()
    1
    """
    assert script["in_sections"](text, "Parameters:", {"seed", "low", "high"}) == (
        "Play.\n\nParameters:\n    seed: an int64 that determines all.\n    low: two bounds.\n"
        "    high: two bounds.\n\nnote: this is text.\n\nExamples:\n    >>> play()\n    1"
    )
