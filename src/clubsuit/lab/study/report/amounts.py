"""Numbers of a report as texts: with as many decimals as their intervals justify."""

import math

from clubsuit.lab.study.result import Difference, Measure
from clubsuit.languages import FORMATS
from clubsuit.texts import language, say

SHARE = "share"
"""The unit whose values are written as percentages."""

MOST_PLACES = 4
"""Maximum number of decimals."""


def number(value: float, places: int, signed: bool = False) -> str:
    """Return a number as the language writes it, with a real minus.

    >>> number(-1234.5, 2), number(0.001, 1, signed=True)
    ('−1,234.50', '0.0')
    """
    rounded = round(value, places) + 0.0
    shown = f"{rounded:{'+' if signed and rounded else ''},.{places}f}"
    style = FORMATS[language()]
    marks = {",": style.group, ".": style.point, "-": "−"}
    return "".join(marks.get(letter, letter) for letter in shown)


def places(low: float | None, high: float | None, value: float) -> int:
    """Return the number of decimals that show two digits of half an interval.

    More are shown if an end would look like 0 without being 0, because then an interval would look
    as if it touched 0.

    >>> places(0.07, 0.35, 0.21), places(400, 600, 500), places(0.004, 0.4, 0.2)
    (2, 0, 3)
    """
    ends = [value / 10] if low is None or high is None else [low, high]
    half = abs(ends[-1] - ends[0]) / 2 or abs(ends[0])
    digits = min(max(1 - math.floor(math.log10(half)), 0), MOST_PLACES) if half else 2
    while digits < MOST_PLACES and any(end and not round(end, digits) for end in ends):
        digits += 1
    return digits


def times(unit: str) -> int:
    """Return what a value is multiplied by to be shown: shares become percentages."""
    return 100 if unit == SHARE else 1


def span(one: Measure | Difference, unit: str) -> tuple[str, str, str]:
    """Return value, low end and high end as texts; the ends are "–" if they are not known.

    A difference has a sign.
    """
    scale = times(unit)
    low, high = (None if end is None else scale * end for end in (one.low, one.high))
    value = scale * one.value
    digits, signed = places(low, high, value), isinstance(one, Difference)

    def shown(end: float | None) -> str:
        return "–" if end is None else number(end, digits, signed)

    return number(value, digits, signed), shown(low), shown(high)


def beside(one: Measure | Difference, unit: str) -> str:
    """Return value and interval as they stand beside a mark in a chart."""
    value, low, high = span(one, unit)
    percent = " %" if unit == SHARE and isinstance(one, Measure) else ""
    return f"{value}{percent}  ({low} … {high})"


def unit_word(one: Measure | Difference, unit: str) -> str:
    """Return the unit that stands behind a number: "points"."""
    is_difference = isinstance(one, Difference)
    return say(f"study-page-unit-{'percentage' if unit == SHARE and is_difference else unit}")


def axis(value: float, unit: str) -> str:
    """Return the label of a value on an axis, with the decimals that it needs.

    >>> axis(0.05, "points"), axis(0.5, "share"), axis(-2.0, "points")
    ('0.05', '50', '−2')
    """
    shown = times(unit) * value
    return number(shown, len(f"{shown:.9g}".partition(".")[2]))
