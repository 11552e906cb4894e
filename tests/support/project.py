"""The folder of the project, and the files that its docs show."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
"""The folder of the project."""


def files_of(text: str) -> dict[str, str]:
    """Return the files that a Markdown text shows, by name."""
    return dict(re.findall(r"```\w+ file=(\S+)\n(.*?)```", text, re.DOTALL))


def additions_of(text: str) -> dict[str, str]:
    """Return what a Markdown text adds at the end of files, by name of the file."""
    return dict(re.findall(r"```\w+ more=(\S+)\n(.*?)```", text, re.DOTALL))
