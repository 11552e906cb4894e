"""Hooks of the build: they require the built page, and make the links of the README work."""

import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = "src/clubsuit/server/page/index.html"
VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
LINK = re.compile(r"(!?)\[([^]]*)\]\((?!https?://|#)([^)]+)\)")
"""A link or, with an exclamation mark, a picture in Markdown whose target is a path."""
PICTURE = re.compile(r"<picture>.*?</picture>\n*", re.DOTALL)
"""A picture in HTML, with another one for readers who want no motion."""
SOURCE = re.compile(r'\b(src|srcset)="(?!https?://)([^"]+)"')
"""The place of a picture in HTML, if it is a path."""


class NeedsPage(BuildHookInterface[Any]):
    """Refuses to pack a package without its page; an editable one may come before the page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before each build; version: "standard" or "editable"."""
        if version != "editable" and not (Path(self.root) / PAGE).is_file():
            sys.exit("Clubsuit's page is not built yet: `make dist` builds it, then the packages.")


class PackagePage(MetadataHookInterface):
    """Writes the README and the addresses for the package page of an index.

    The option `repository` in pyproject.toml is the address of the repository on GitHub.
    """

    def update(self, metadata: dict[str, Any]) -> None:
        """Set README and addresses; the latter only if the repository has an address."""
        repository = str(self.config["repository"])
        found = VERSION.search((Path(self.root) / "src/clubsuit/__init__.py").read_text())
        if not found:
            sys.exit("src/clubsuit/__init__.py has no line `__version__ = …`.")
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        shown = package_readme(text, repository, found[1])
        metadata["readme"] = {"content-type": "text/markdown", "text": shown}
        metadata["urls"] = addresses(repository, found[1]) if repository else {}


def addresses(repository: str, version: str) -> dict[str, str]:
    """Return the addresses beside the README on the package page."""
    files = f"{repository}/blob/v{version}"
    return {
        "Homepage": repository,
        "Documentation": f"{files}/README.md#documentation",
        "Changelog": f"{files}/CHANGELOG.md",
        "Issues": f"{repository}/issues",
    }


def package_readme(text: str, repository: str, version: str) -> str:
    """Return the README with links that work outside the repository.

    A package page has no files, so paths become addresses of the version's tag. Without an address
    of the repository, a link becomes its text, and pictures are left out.
    """

    def whole(found: re.Match[str]) -> str:
        picture, words, path = found.groups()
        if not repository:
            return "" if picture else words
        return f"{picture}[{words}]({repository}/{'raw' if picture else 'blob'}/v{version}/{path})"

    if not repository:
        return LINK.sub(whole, PICTURE.sub("", text))
    return SOURCE.sub(rf'\1="{repository}/raw/v{version}/\2"', LINK.sub(whole, text))
