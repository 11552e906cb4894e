"""A Griffe extension that reads the docstrings of this project for the Python reference.

Our docstrings have paragraphs of parameters or attributes (`seed: an int64 …`) and of examples. The
extension makes sections of them, which mkdocstrings shows as lists with types and as code.
"""

import re
from inspect import cleandoc
from typing import Any

import griffe

PARAMETER = re.compile(r"(\w+(?:, \w+)*): +(\S.*)")
"""The first line of a parameter, or of several with the same meaning."""

FIRST = re.compile(r"^ *([a-z_]+): +\S", re.MULTILINE)
"""The name of an attribute in the docstring of a class."""


class HouseStyle(griffe.Extension):
    """Turns paragraphs of docstrings into sections in Google's style."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        """Rewrite the docstring of a function, class, module or attribute."""
        if not obj.docstring:
            return
        text = obj.docstring.value
        if isinstance(obj, griffe.Function):
            obj.docstring.value = in_sections(text, "Parameters:", {p.name for p in obj.parameters})
        else:
            obj.docstring.value = in_sections(text, "Attributes:", set(FIRST.findall(text)))


def in_sections(text: str, title: str, names: set[str]) -> str:
    """Return a docstring with its paragraphs of names and of examples as sections.

    title: the title of a section of names.
    names: the names of the parameters or attributes.
    """
    paragraphs = re.split(r"\n\s*\n", cleandoc(text))
    return "\n\n".join(_section(one, title, names) for one in paragraphs)


def _section(paragraph: str, title: str, names: set[str]) -> str:
    if paragraph.startswith(">>>"):
        return _indented("Examples:", paragraph.splitlines())
    if _names_in(paragraph, names):
        return _indented(title, _one_line_each(paragraph, names))
    return paragraph


def _names_in(line: str, names: set[str]) -> list[str]:
    """Return the parameters that a line explains; none if it continues or is other text."""
    found = PARAMETER.match(line)
    told = found[1].split(", ") if found else []
    return told if set(told) <= names else []


def _one_line_each(paragraph: str, names: set[str]) -> list[str]:
    """Return a line for each parameter of a paragraph."""
    lines: list[str] = []
    open_lines = 1
    for line in paragraph.splitlines():
        if told := _names_in(line, names):
            text = line.partition(":")[2].strip()
            lines += [f"{name}: {text}" for name in told]
            open_lines = len(told)
        else:
            lines[-open_lines:] = [f"{one} {line.strip()}" for one in lines[-open_lines:]]
    return lines


def _indented(title: str, lines: list[str]) -> str:
    return "\n".join([title, *(f"    {line}" for line in lines)])
