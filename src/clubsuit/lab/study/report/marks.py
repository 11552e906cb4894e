"""Charts of estimates and their intervals, as HTML with small SVG drawings.

Horizontal positions are percentages, and all words are HTML text. So one chart fits a phone, a desk
and paper, its letters keep their size, and it needs no script. Each series has the shape of a suit,
so no series is recognised by its colour alone.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise

from clubsuit.pictures import SIGNS

Labels = Callable[[float], str]
"""Function that writes a value of an axis."""

SHAPES = "CDHS"
"""The suits whose shapes mark the first four series; the next four have the same, hollow."""

HEIGHT, HEAD = 220, 12
"""Height of the plot of a profile, and the free space above its highest value, in pixels."""

TICKS = 5
"""Maximum number of labelled values on an axis."""

SPREAD = 0.5
"""Share of a category's width in a profile over which the series are spread."""


@dataclass(frozen=True)
class Estimate:
    """An estimate in a chart."""

    label: str
    value: float
    interval: tuple[float, float] | None
    """None if there are too few deals for an interval."""
    series: int = 0
    """The number of the series, which chooses shape and colour."""
    shown: str = ""
    """The value and the interval as text."""
    aside: str = ""
    """A second part of the label, in small letters."""

    @property
    def ends(self) -> tuple[float, float]:
        """The lowest and the highest value to draw."""
        return self.interval or (self.value, self.value)


@dataclass(frozen=True)
class Group:
    """Estimates below one heading."""

    heading: str
    estimates: Sequence[Estimate]


@dataclass(frozen=True)
class Scale:
    """The range of an axis, and its labelled values."""

    low: float
    high: float
    ticks: tuple[float, ...]

    @classmethod
    def of(cls, values: Iterable[float]) -> "Scale":
        """Return a scale that contains these values and begins and ends with a tick.

        >>> Scale.of([-0.12, 0.31]).ticks
        (-0.2, 0.0, 0.2, 0.4)
        """
        known = list(values)
        low, high = min(known), max(known)
        if low == high:
            low, high = low - 1, high + 1
        step = _step((high - low) / (TICKS - 1))
        first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
        ticks = tuple(float(f"{number * step:.12g}") for number in range(first, last + 1))
        return cls(ticks[0], ticks[-1], ticks)

    def at(self, value: float) -> float:
        """Return the position of a value from 0 to 100."""
        return 100 * (value - self.low) / (self.high - self.low)


def _step(least: float) -> float:
    """Return the smallest round step that is at least this large.

    >>> _step(0.11), _step(3)
    (0.2, 5.0)
    """
    power = 10.0 ** math.floor(math.log10(least))
    return next(power * times for times in (1, 2, 5, 10) if power * times >= least * (1 - 1e-9))


# ---- rows: one line for each estimate ------------------------------------------------------------


def rows(
    groups: Sequence[Group], labels: Labels, reference: float | None = 0.0, spoken: str = ""
) -> str:
    """Return a chart with a line for each estimate: label, mark on its interval, value.

    labels:    writes the values of the axis.
    reference: the value that has a line of its own, or None.
    spoken:    the chart in words, for people who do not see it.
    """
    every = [estimate for group in groups for estimate in group.estimates]
    known = [end for estimate in every for end in estimate.ends]
    scale = Scale.of([*known, *([] if reference is None else [reference])])
    lines = []
    for group in groups:
        if group.heading:
            lines.append(f'<div class="group">{escape(group.heading)}</div>')
        lines += [_row(estimate, scale, reference) for estimate in group.estimates]
    return _image("rows", spoken, "".join(lines) + _axis(scale, labels))


def _row(estimate: Estimate, scale: Scale, reference: float | None) -> str:
    low, high = estimate.ends
    within = reference is not None and estimate.interval is not None and low <= reference <= high
    grid = "".join(_upright(scale.at(tick), "grid") for tick in scale.ticks)
    zero = "" if reference is None else _upright(scale.at(reference), "zero")
    ends = f'x1="{_n(scale.at(low))}%" x2="{_n(scale.at(high))}%"'
    bar = f'<line class="bar" {ends} y1="50%" y2="50%"/>'
    mark = f'<svg x="{_n(scale.at(estimate.value))}%" y="50%">{sign(estimate.series)}</svg>'
    kind = f"row s{estimate.series % len(SHAPES)}{' within' if within else ''}"
    aside = f" <small>{escape(estimate.aside)}</small>" if estimate.aside else ""
    return (
        f'<div class="{kind}"><span class="label">{escape(estimate.label)}{aside}</span>'
        f'<svg class="track">{grid}{zero}{bar}{mark}</svg>'
        f'<span class="value">{escape(estimate.shown)}</span></div>'
    )


def _axis(scale: Scale, labels: Labels) -> str:
    texts = "".join(
        f'<text x="{_n(scale.at(tick))}%" y="14">{escape(labels(tick))}</text>'
        for tick in scale.ticks
    )
    return (
        f'<div class="row axis"><span class="label"></span>'
        f'<svg class="track">{texts}</svg><span class="value"></span></div>'
    )


def _upright(percent: float, kind: str) -> str:
    at = f"{_n(percent)}%"
    return f'<line class="{kind}" x1="{at}" x2="{at}" y1="0" y2="100%"/>'


# ---- profiles: the same categories for each series -----------------------------------------------


@dataclass(frozen=True)
class Series:
    """A series of a profile: for each category an estimate, or None."""

    name: str
    number: int
    estimates: Sequence[Estimate | None]


def profile(
    categories: Sequence[str],
    series: Sequence[Series],
    labels: Labels,
    reference: float | None = None,
    spoken: str = "",
    joined: bool = True,
) -> str:
    """Return a chart with categories from left to right, and the marks of each series.

    joined: whether lines join the marks of a series; they suggest that the categories have an
    order.
    """
    every = [one for line in series for one in line.estimates if one]
    known = [end for estimate in every for end in estimate.ends]
    scale = Scale.of([*known, *([] if reference is None else [reference])])
    grid = "".join(
        f'<line class="{"zero" if tick == reference else "grid"}" '
        f'x1="0" x2="100%" y1="{_n(_y(scale, tick))}" y2="{_n(_y(scale, tick))}"/>'
        for tick in scale.ticks
    )
    ticks = "".join(
        f'<text x="100%" y="{_n(_y(scale, tick) + 4)}">{escape(labels(tick))}</text>'
        for tick in scale.ticks
    )
    names = "".join(f"<span>{escape(name)}</span>" for name in categories)
    drawn = "".join(
        _line(line, place, len(series), len(categories), scale, joined)
        for place, line in enumerate(series)
    )
    inside = (
        f'<svg class="side" height="{HEIGHT}">{ticks}</svg>'
        f'<svg class="plot" height="{HEIGHT}">{grid}{drawn}</svg>'
        f'<div class="names">{names}</div>'
    )
    return legend(series) + _image("profile", spoken, inside)


def legend(series: Sequence[Series]) -> str:
    """Return the names of the series with their signs; nothing for one series."""
    if len(series) < 2:
        return ""
    items = "".join(f"<li{_kind(one)}>{_key(one)}{escape(one.name)}</li>" for one in series)
    return f'<ul class="legend">{items}</ul>'


def _key(one: Series) -> str:
    mark = f'<svg x="50%" y="50%">{sign(one.number)}</svg>'
    return f'<svg class="key" aria-hidden="true">{mark}</svg>'


def _kind(one: Series) -> str:
    return f' class="s{one.number % len(SHAPES)}"'


def _line(
    line: Series, place: int, number: int, categories: int, scale: Scale, joined: bool
) -> str:
    """Return a series of a profile; `place` is its number among the `number` series shown."""
    aside = (place + 0.5) / number - 0.5
    points = [
        (100 * (index + 0.5 + SPREAD * aside) / categories, one)
        for index, one in enumerate(line.estimates)
        if one
    ]
    steps = "".join(
        f'<line class="step" x1="{_n(x)}%" y1="{_n(_y(scale, a.value))}" '
        f'x2="{_n(then)}%" y2="{_n(_y(scale, b.value))}"/>'
        for (x, a), (then, b) in pairwise(points if joined else [])
    )
    bars = "".join(
        f'<line class="bar" x1="{_n(x)}%" x2="{_n(x)}%" '
        f'y1="{_n(_y(scale, one.ends[0]))}" y2="{_n(_y(scale, one.ends[1]))}"/>'
        f'<svg x="{_n(x)}%" y="{_n(_y(scale, one.value))}">{sign(line.number)}</svg>'
        for x, one in points
    )
    return f"<g{_kind(line)}>{steps}{bars}</g>"


def _y(scale: Scale, value: float) -> float:
    """Return the height of a value in a profile, in pixels from its top."""
    return HEAD + (HEIGHT - 2 * HEAD) * (1 - scale.at(value) / 100)


# ---- parts ---------------------------------------------------------------------------------------


def sign(series: int) -> str:
    """Return the mark of a series, around the point (0, 0)."""
    hollow = ' class="hollow"' if series // len(SHAPES) % 2 else ""
    outline = SIGNS[SHAPES[series % len(SHAPES)]]
    return f'<path{hollow} transform="translate(-8 -8) scale(.8)" d="{outline}"/>'


def _image(kind: str, spoken: str, inside: str) -> str:
    """Return a chart; screen readers get one image with its words instead of its parts."""
    return f'<div class="{kind}" role="img" aria-label="{escape(spoken)}">{inside}</div>'


def _n(number: float) -> str:
    """Return a coordinate with at most two decimals.

    >>> _n(12.0), _n(1 / 3)
    ('12', '0.33')
    """
    return f"{number:.2f}".rstrip("0").rstrip(".")
