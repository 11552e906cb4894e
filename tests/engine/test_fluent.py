"""The formatter of messages gives the same texts as the page's, whose test
(web/src/words/fluent.test.ts) reads the same file."""

import json
from pathlib import Path
from typing import Any

import pytest

from clubsuit.fluent import Bundle
from clubsuit.languages import FORMATS
from clubsuit.texts import say

CASES = json.loads((Path(__file__).parent / "fluent.json").read_text(encoding="utf-8"))


def formatted(case: dict[str, Any], language: str) -> list[list[Any]]:
    """Return the rows of a case as our formatter has them."""
    source = "\n".join(case["messages"])
    bundle = Bundle(language, source, isolating=case.get("isolating", False))
    rows = []
    for key, args, *_ in case["expected"][language]:
        text, problems = bundle.format(key, args)
        rows.append([key, args, text, *([len(problems)] if problems else [])])
    return rows


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["what"])
def test_the_same_as_on_the_page(case: dict[str, Any]) -> None:
    """Hole: a message reads differently in the terminal and on the page."""
    for language, rows in case["expected"].items():
        assert formatted(case, language) == rows


def test_every_language_has_plurals_and_numbers() -> None:
    """Hole: a language is added without vectors that compare its plurals and numbers."""
    plurals, numbers = CASES[:2]
    assert set(plurals["expected"]) == set(numbers["expected"]) == set(FORMATS)


@pytest.mark.parametrize(("value", "shown"), [(True, "true"), (False, "false"), (None, "null")])
def test_values_of_json(value: Any, shown: str) -> None:
    """Hole: a message is no text for a truth value, or another variant than on the page."""
    assert say("arena-bots", given=value).startswith(f"a match needs two bots, not {shown}:")
