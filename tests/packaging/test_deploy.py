"""What a host starts the server with: every option and address in `deploy/` is one that exists."""

import re
from pathlib import Path

import pytest

from clubsuit.cli import command

ROOT = Path(__file__).parents[2]
FILES = sorted([*(ROOT / "deploy").iterdir(), ROOT / "docs" / "hosting.md"])

OTHERS = {"no-cache-dir", "requirement", "no-deps", "system", "create-home", "home-dir"}
"""Options of other programs: pip, useradd,"""
OTHERS |= {"yes", "no-install-recommends", "interval", "timeout", "start-period", "from"}
"""apt, Docker,"""
OTHERS |= {"file", "tag", "detach", "username", "save", "appendonly", "now", "build"}
"""compose, PostgreSQL, Valkey, systemd,"""
OTHERS |= {"format", "clean", "if-exists", "dbname", "owner", "pwprompt", "extra"}
"""backups,"""
OTHERS |= {"lan"}
"""and `clubsuit play`."""


def test_the_files_are_there() -> None:
    """Hole: a folder that was renamed, so nothing below is looked at."""
    assert {"Caddyfile", "Dockerfile", "compose.yaml", "clubsuit@.service"} <= {
        path.name for path in FILES
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_options_exist(path: Path) -> None:
    """Hole: an option that was renamed, and a club's server that no longer starts."""
    serve = command().commands["serve"]
    ours = {name.lstrip("-") for option in serve.params for name in option.opts}
    found = set(re.findall(r"(?<![\w-])--([a-z][a-z-]+)", path.read_text()))
    assert found - OTHERS <= ours


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_addresses_and_variables_exist(path: Path) -> None:
    """Holes: a health check of an address that is gone; a variable that nobody reads."""
    text = path.read_text()
    assert set(re.findall(r"/api/[a-z]+", text)) <= {"/api/ready", "/api/health"}
    known = {"CLUBSUIT_DATABASE", "CLUBSUIT_REDIS", "CLUBSUIT_CACHE", "CLUBSUIT_DATA"}
    known |= {"CLUBSUIT_KEEP_UNFINISHED", "CLUBSUIT_KEEP_FINISHED", "CLUBSUIT_PUSH"}
    assert set(re.findall(r"CLUBSUIT_[A-Z_]+", text)) <= known
