"""The message catalogues as the tests of languages read them."""

from collections import defaultdict
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from support.project import ROOT

TEXTS = ROOT / "src" / "clubsuit" / "texts"
FILES = sorted(path.name for path in (TEXTS / "en").glob("*.ftl"))
PAGES = sorted(path.name for path in (TEXTS / "en").glob("*.md"))
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


class Shape(Visitor):
    """The parts of a message that its translations must have too."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        """Messages that it refers to."""
        self.branches: defaultdict[str, set[str]] = defaultdict(set)
        """The words that choose between variants, by variable."""
        self.numbers: defaultdict[str, set[str]] = defaultdict(set)
        """The numbers and plural categories that choose between variants, by variable."""
        self.words: list[str] = []
        """The parts of the text between the placeholders."""

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: fluent.TextElement) -> None:
        self.words.append(node.value)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        if isinstance(node.selector, fluent.VariableReference):
            name = node.selector.id.name
            for key in (variant.key for variant in node.variants):
                word = key.name if isinstance(key, fluent.Identifier) else key.value
                counts = word in PLURALS or not isinstance(key, fluent.Identifier)
                (self.numbers if counts else self.branches)[name].add(word)
        self.generic_visit(node)


@cache
def shapes(language: str, file: str) -> dict[str, Shape]:
    """Return the messages of a catalogue file, in their order."""
    resource = FluentParser(with_spans=False).parse((TEXTS / language / file).read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, fluent.Junk)]
    assert junk == []
    found = {}
    for entry in resource.body:
        if isinstance(entry, fluent.Message):
            found[entry.id.name] = shape = Shape()
            shape.visit(entry)
    return found


def texts(language: str) -> dict[Path, str]:
    """Return all files of a language, catalogues and pages, without the comments."""
    paths = sorted((TEXTS / language).iterdir())
    whole = {path: path.read_text("utf-8") for path in paths}
    return {
        path: "\n".join(line for line in text.splitlines() if not line.startswith("#"))
        if path.suffix == ".ftl"
        else text
        for path, text in whole.items()
    }
