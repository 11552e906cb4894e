"""Formatter for messages in Fluent (https://projectfluent.org).

The package `fluent.syntax` parses the messages. The result is the same as that of the page's
formatter, `@fluent/bundle` (see docs/decisions/fluent.md), which tests/engine/fluent.json shows.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from decimal import ROUND_HALF_UP, Context, Decimal
from functools import cache, singledispatch
from typing import Any

from fluent.syntax import FluentParser, ast

from clubsuit.languages import FORMATS, ISOLATE, POP_ISOLATE, NumberFormat

START = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
"""Start of a message or a term. All other lines of a message are indented."""

UNBOUNDED = Context(prec=2000, rounding=ROUND_HALF_UP)
"""Arithmetic of numbers of any size; halves are rounded away from zero."""

FRACTION = {"minimumFractionDigits": "least", "maximumFractionDigits": "most"}
"""The options of NUMBER, by the fields of `Number` that they set."""

WORDS = {"Infinity": "∞", "-Infinity": "-∞", "NaN": "NaN"}
"""Numbers without digits."""


# ---- values --------------------------------------------------------------------------------


class Missing(str):
    """The text in place of a value that is not known, for example "{$name}"."""


@dataclass(frozen=True)
class Number:
    """A number and the number of digits of its fraction that are shown."""

    value: Decimal
    least: int = 0
    most: int = 3

    @classmethod
    def of(cls, value: int | float | str, least: int = 0) -> "Number":
        return cls(Decimal(str(value)), least, max(cls.most, least))

    def digits(self) -> tuple[str, str, str]:
        """Return the sign, the digits of the whole part, and those of the fraction."""
        rounded = self.value.quantize(Decimal(1).scaleb(-self.most), context=UNBOUNDED)
        whole, _, fraction = f"{abs(rounded):f}".partition(".")
        sign = "-" if rounded.is_signed() else ""
        return sign, whole, fraction.rstrip("0").ljust(self.least, "0")

    def shown(self, style: NumberFormat) -> str:
        """Return the number as the language writes it."""
        if not self.value.is_finite():
            return WORDS[str(self.value)]
        sign, whole, fraction = self.digits()
        grouped = f"{int(whole):,}".replace(",", style.group)
        return sign + grouped + (style.point + fraction if fraction else "")

    def is_category(self, name: str, style: NumberFormat) -> bool:
        """Return whether the number is of this plural category of the language."""
        return self.value.is_finite() and style.plural(*self.digits()[1:]) == name


Value = str | Number


# ---- messages ------------------------------------------------------------------------------


class Bundle:
    """The messages of one language.

    >>> bundle = Bundle("en", "left = { $count } cards are left")
    >>> bundle.format("left", {"count": 1234})
    ('1,234 cards are left', [])
    """

    def __init__(self, language: str, source: str, *, isolating: bool = False) -> None:
        """Create a bundle.

        language:  a language of `FORMATS`.
        source:    the messages; if two have the same name, the first one counts.
        isolating: put marks around each value (`ISOLATE`), for text that mixes directions of
                   writing.
        """
        self.number_format = FORMATS[language]
        self.isolating = isolating
        starts = list(START.finditer(source))
        ends = [start.start() for start in starts[1:]] + [len(source)]
        self._sources = {
            start[1]: source[start.start() : end]
            for start, end in reversed(list(zip(starts, ends, strict=True)))
        }
        self.entry = cache(self._entry)

    def __contains__(self, name: str) -> bool:
        return name in self._sources

    def _entry(self, name: str) -> ast.Message | ast.Term:
        """Return a message, or a term ("-name"). Raises KeyError if there is none."""
        entry = FluentParser(with_spans=False).parse_entry(self._sources[name])
        if isinstance(entry, ast.Message | ast.Term):
            return entry
        raise KeyError(name)

    def format(self, name: str, args: Mapping[str, Any]) -> tuple[str, list[str]]:
        """Return a message in words and a list of its problems, such as arguments that are missing.

        args: the values in the message: texts, integers and floats.

        Raises KeyError if there is no such message or if it has no text.
        """
        value = self.entry(name).value
        if value is None:
            raise KeyError(name)
        scope = Scope(self, args)
        return _text(value, scope), scope.problems


@dataclass(frozen=True)
class Scope:
    """The data that are needed while one message is formatted."""

    bundle: Bundle
    args: Mapping[str, Any]
    in_term: bool = False
    """Whether the arguments are those of a term. All of these are optional."""
    problems: list[str] = field(default_factory=list)
    open: list[ast.Pattern] = field(default_factory=list)
    """The patterns that are being formatted: one that refers to itself has no text."""

    def missing(self, name: str, problem: str = "is unknown") -> Missing:
        """Add a problem, and return the text in place of the value."""
        self.problems.append(f"{name} {problem}")
        return Missing(f"{{{name}}}")


def _text(pattern: ast.Pattern, scope: Scope) -> str:
    """Return a pattern in words."""
    if any(pattern is other for other in scope.open):
        return scope.missing("???", "is a message that refers to itself")
    scope.open.append(pattern)
    isolating = scope.bundle.isolating and len(pattern.elements) > 1
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
            continue
        value = _value(element, scope)
        shown = value.shown(scope.bundle.number_format) if isinstance(value, Number) else value
        parts.append(f"{ISOLATE}{shown}{POP_ISOLATE}" if isolating else shown)
    scope.open.pop()
    return "".join(parts)


@singledispatch
def _value(node: ast.BaseNode, scope: Scope) -> Value:
    """Return the value of an expression."""
    raise TypeError(type(node))


@_value.register
def _(node: ast.Placeable, scope: Scope) -> Value:
    return _value(node.expression, scope)


@_value.register
def _(node: ast.StringLiteral, scope: Scope) -> Value:
    return str(node.parse()["value"])


@_value.register
def _(node: ast.NumberLiteral, scope: Scope) -> Value:
    return Number.of(node.value, least=len(node.value.partition(".")[2]))


@_value.register
def _(node: ast.VariableReference, scope: Scope) -> Value:
    name = node.id.name
    value = scope.args.get(name)
    if isinstance(value, Value):
        return value
    if isinstance(value, int | float) and not isinstance(value, bool):
        return Number.of(value)
    if scope.in_term and value is None:
        return Missing(f"{{${name}}}")
    return scope.missing(f"${name}")


@_value.register
def _(node: ast.MessageReference | ast.TermReference, scope: Scope) -> Value:
    name = node.id.name
    if isinstance(node, ast.TermReference):
        name = f"-{name}"
        named = node.arguments.named if node.arguments else []
        args = {one.name.name: _value(one.value, scope) for one in named}
        scope = replace(scope, args=args, in_term=True)
    attribute = f".{node.attribute.name}" if node.attribute else ""
    try:
        entry = scope.bundle.entry(name)
    except KeyError:
        return scope.missing(name)
    parts = {f".{one.id.name}": one.value for one in entry.attributes} | {"": entry.value}
    pattern = parts.get(attribute)
    return _text(pattern, scope) if pattern else scope.missing(name + attribute)


@_value.register
def _(node: ast.FunctionReference, scope: Scope) -> Value:
    """Return the value of NUMBER, the only function, with the options of `FRACTION`."""
    options = {FRACTION.get(one.name.name): one.value.value for one in node.arguments.named}
    known = None not in options and all(digits.isdigit() for digits in options.values())
    if node.id.name != "NUMBER" or not known or len(node.arguments.positional) != 1:
        return scope.missing(f"{node.id.name}()")
    value = _value(node.arguments.positional[0], scope)
    if isinstance(value, Missing):
        return Missing(f"{{NUMBER({value[1:-1]})}}")
    if isinstance(value, str):
        return scope.missing("NUMBER()")
    least = int(options.get("least", value.least))
    return replace(value, least=least, most=int(options.get("most", max(Number.most, least))))


@_value.register
def _(node: ast.SelectExpression, scope: Scope) -> Value:
    selector = _value(node.selector, scope)
    fits = (variant for variant in node.variants if _fits(variant.key, selector, scope))
    default = next(variant for variant in node.variants if variant.default)
    return _text(next(fits, default).value, scope)


def _fits(key: ast.Identifier | ast.NumberLiteral, selector: Value, scope: Scope) -> bool:
    """Return whether a variant with this key is for this value."""
    if isinstance(selector, Missing):
        return False
    if isinstance(key, ast.NumberLiteral):
        return isinstance(selector, Number) and selector.value == Decimal(key.value)
    if isinstance(selector, Number):
        return selector.is_category(key.name, scope.bundle.number_format)
    return key.name == selector
