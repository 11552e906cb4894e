"""Messages with any arguments: each stays one printable line of limited length."""

from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from hypothesis import strategies as st

from clubsuit import texts
from clubsuit.errors import Reason
from clubsuit.texts import explain
from fuzz.support.hostile import LONGEST_MESSAGE, is_plain, lengths, try_many
from fuzz.support.hostile import texts as hostile_texts


class _Variables(Visitor):
    """Collects the variables of a message and the names of the messages that it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.parts.add(node.id.name)


def catalogue() -> dict[str, list[str]]:
    """Return the variables of each message, including the variables of the messages that it refers
    to."""
    found: dict[str, _Variables] = {}
    for part in files("clubsuit").joinpath("texts", texts.ENGLISH).iterdir():
        if part.name.endswith(".ftl"):
            for entry in FluentParser().parse(part.read_text(encoding="utf-8")).body:
                if isinstance(entry, fluent.Message):
                    variables = _Variables()
                    variables.visit(entry)
                    found[entry.id.name] = variables

    def names(key: str) -> set[str]:
        return found[key].names.union(*map(names, found[key].parts))

    return {key: sorted(names(key)) for key in found}


CATALOGUE = catalogue()
TRUSTED = {"seat": 3, "suit": "C"}
"""Arguments that never come from users and must be valid."""

LONGEST_VALUE = 1000
"""Maximum number of characters of an argument that are shown in a message."""

NUMBERS = [0, 1, -1, 2**63, 10**30]
numbers = st.integers() | st.sampled_from(NUMBERS)
cards = st.lists(hostile_texts, max_size=4)
LONG = 150
"""Length of long arguments; several of them still fit into one select expression."""

longer = hostile_texts.map(lambda text: (text * LONG)[:LONG])


@lengths(300, 2_500)
def test_names_that_are_no_names(examples: int) -> None:
    """Hole: a name with braces, control characters or great length breaks a message."""

    def check(key: str, filling: list[Any]) -> None:
        args = dict(zip(CATALOGUE[key], filling, strict=False))
        args |= {name: value for name, value in TRUSTED.items() if name in args}
        names = [value if isinstance(value, str) else "" for value in filling[:4]]
        for known in ([], names):
            text = explain(Reason("", key, args), known)
            assert len(text) < LONGEST_MESSAGE + LONGEST_VALUE * len(args)
            text.encode()
            assert "\x1b" not in text and "\0" not in text and "\u202e" not in text
            assert is_plain(text)

    # Messages of the printed rules card are Markdown with several lines and without variables.
    sentences = [key for key in sorted(CATALOGUE) if not key.startswith("brief-")]
    keys = st.sampled_from(sentences)
    filling = st.lists(st.one_of(hostile_texts, longer, numbers, cards), min_size=8, max_size=8)
    try_many(examples, check, keys, filling)


@pytest.mark.parametrize("name", ["{ $text }", "{text}", "{-brand}", "{ seat-0 }", "%s", "&amp;"])
def test_a_name_is_no_pattern(name: str) -> None:
    """Hole: a player's name is interpreted as Fluent syntax or a format string."""
    assert name in explain(Reason("", "not-your-turn", {"seat": 0}), [name])
    assert name in explain(Reason("", "notation-action", {"text": name}))
