"""The root folder of the project, and example files in its docs."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
"""Root folder of the project."""


def files_of(text: str) -> dict[str, str]:
    """Return the contents of the example files in a Markdown text, by file name."""
    return dict(re.findall(r"```\w+ file=(\S+)\n(.*?)```", text, re.DOTALL))


def additions_of(text: str) -> dict[str, str]:
    """Return the code that a Markdown text appends to example files, by file name."""
    return dict(re.findall(r"```\w+ more=(\S+)\n(.*?)```", text, re.DOTALL))
