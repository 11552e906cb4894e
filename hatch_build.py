"""Wheel and source archive contain the built page, or are not made."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/clubsuit/server/page/index.html"


class NeedsPage(BuildHookInterface[Any]):
    """Refuses to pack a package without its page; an editable one may come before the page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before each build; version: "standard" or "editable"."""
        if version != "editable" and not (Path(self.root) / PAGE).is_file():
            sys.exit("Clubsuit's page is not built yet: `make dist` builds it, then the packages.")
