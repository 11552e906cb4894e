"""A Griffe extension that reads the docstrings of this project for the Python reference.

Our docstrings have paragraphs of parameters (`seed: an int64 …`) and examples (`>>> …`). The
extension makes sections of them, which mkdocstrings shows as lists with types and as code.
"""

import re
from inspect import cleandoc
from typing import Any

import griffe

PARAMETER = re.compile(r"(\w+): +(\S.*)")


class HouseStyle(griffe.Extension):
    """Turns paragraphs of docstrings into sections in Google's style."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        """Rewrite the docstring of a function, class, module or attribute."""
        if obj.docstring:
            names = {one.name for one in obj.parameters} if isinstance(obj, griffe.Function) else ()
            obj.docstring.value = in_sections(obj.docstring.value, names)


def in_sections(text: str, names: Any) -> str:
    """Return a docstring with its paragraphs of parameters and examples as sections.

    names: the names of the parameters.
    """
    paragraphs = re.split(r"\n\s*\n", cleandoc(text))
    return "\n\n".join(_section(one, names) for one in paragraphs)


def _section(paragraph: str, names: Any) -> str:
    if paragraph.startswith(">>>"):
        return _indented("Examples:", paragraph.splitlines())
    found = PARAMETER.match(paragraph)
    if found and found[1] in names:
        return _indented("Parameters:", _one_line_each(paragraph, names))
    return paragraph


def _one_line_each(paragraph: str, names: Any) -> list[str]:
    """Return each parameter of a paragraph as one line."""
    lines: list[str] = []
    for line in paragraph.splitlines():
        found = PARAMETER.match(line)
        if found and found[1] in names:
            lines.append(f"{found[1]}: {found[2]}")
        else:
            lines[-1] += f" {line.strip()}"
    return lines


def _indented(title: str, lines: list[str]) -> str:
    return "\n".join([title, *(f"    {line}" for line in lines)])
