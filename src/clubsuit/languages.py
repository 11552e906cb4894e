"""Properties of the languages that messages need: how numbers are written, and marks in texts.

They are in a module of their own, because programs that show no message do not need `fluent`.
"""

from collections.abc import Callable
from dataclasses import dataclass

ISOLATE, POP_ISOLATE = "\u2068", "\u2069"
"""Marks around a value whose direction of writing may differ from that of the text."""


def _one_or_other(whole: str, fraction: str) -> str:
    return "one" if whole == "1" and not fraction else "other"


def _french(whole: str, fraction: str) -> str:
    if whole in ("0", "1"):
        return "one"
    return "many" if whole.endswith("000000") and not fraction else "other"


@dataclass(frozen=True)
class NumberFormat:
    """The way in which a language writes numbers, from the Unicode CLDR."""

    group: str
    """Separator between groups of three digits."""
    point: str
    """Separator between the whole part and the fraction."""
    plural: Callable[[str, str], str] = _one_or_other
    """The plural category of a number, given the digits of its whole part and of its fraction."""


FORMATS = {
    "en": NumberFormat(",", "."),
    "de": NumberFormat(".", ","),
    "fr": NumberFormat("\u202f", ",", _french),
    "nl": NumberFormat(".", ","),
}
