"""Tests of scripts/english.py: it finds the patterns that it names and raises no false alarms."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from support.project import ROOT


@pytest.fixture(scope="module")
def english() -> ModuleType:
    """Return the script as a module."""
    spec = importlib.util.spec_from_file_location("english", ROOT / "scripts" / "english.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("What is trained.", 1),
        ("Who may sit here.", 1),
        ("Is it over? What happens then?", 0),
        ("What happens if two people press the button at once?", 0),
        ("and what players say.", 1),
        ("The codes of numbers,", 1),
        ("Maximum number of hints per trick.", 0),
        ("The table is made anew by somebody.", 2),
        ("Return the text `somebody` as it is.", 0),
        ("`x` in its first word.", 0),
    ],
)
def test_docstrings(english: ModuleType, text: str, found: int) -> None:
    """Hole: the check misses one of the patterns that it names, or raises a false alarm."""
    assert len(list(english.problems(english.Text(Path("x.py"), 1, text, True)))) == found


def test_comments_may_begin_anywhere(english: ModuleType) -> None:
    """Hole: the check refuses a comment at the end of a line that is not a whole sentence."""
    assert list(english.problems(english.Text(Path("x.py"), 1, "what the page knows", False))) == []
