"""HTML report of matches: tables and Vega-Lite charts in one self-contained file.

The charts are rendered to SVG when the page is written, so the page needs neither scripts nor the
network. They use the page's colours, in the light theme and in the dark theme. Each chart is drawn
once for wide windows and once for phones. A table below each chart shows the same numbers.
"""

import html
import json
import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from string import Template
from typing import Any

from clubsuit.extras import missing
from clubsuit.game import load
from clubsuit.lab.arena import WHOLE, Match, Result, Spread, quantile, seatings, time_of
from clubsuit.lab.lost_turns import sentence
from clubsuit.lab.sequential import Sprt
from clubsuit.texts import language, say

WIDTHS = {"wide": 640, "narrow": 300}
HEIGHT = 240
POINTS = 200
"""Maximum number of points in the chart of the margin."""
LINES = ("margin", "low", "high")
"""Names of the values at each point of the margin chart."""
ROWS = 8
"""Maximum number of rows in the table of the margin."""
BUCKETS_PER_POINT = 5
"""Number of time buckets that are drawn as one point; together they are 28 % wide."""
DECADES = [10.0**power for power in range(-3, 7)]
"""The times with a label on a time axis, in milliseconds."""
INK, QUIET, LINE, FIRST, SECOND = "#20241f", "#5b6259", "#d5d3c8", "#1d6b3f", "#a6482a"
COLOURS = {"ink": INK, "quiet": QUIET, "line": LINE, "first": FIRST, "second": SECOND}
"""The colours by their names in the page.

The page's dark theme has other values for these names.
"""
GUIDES = {"labelColor": QUIET, "titleColor": QUIET, "gridColor": LINE}
CONFIG = {
    "mark": {"aria": False},  # screen readers get one named image, not a hundred marks
    "background": None,
    "font": "system-ui, sans-serif",
    "view": {"stroke": None},
    "axis": {**GUIDES, "domainColor": LINE, "tickColor": LINE}
    | {"labelFontSize": 12, "titleFontSize": 12, "titleFontWeight": "normal"},
    "legend": {"labelColor": INK, "labelFontSize": 12, "labelLimit": 400}
    | {"orient": "top", "direction": "vertical", "title": None, "symbolType": "stroke"},
}


def write_page(path: Path, played: Sequence[tuple[Match, Result]]) -> None:
    """Write the report of these matches. Raises NotationError if Vega-Lite is not installed."""
    path.write_text(page(played), encoding="utf-8")


def page(played: Sequence[tuple[Match, Result]]) -> str:
    """Return the report as HTML."""
    frame = Template(Path(__file__).with_name("chart.html").read_text(encoding="utf-8"))
    title = say("arena-page-title", game=say(f"game-{played[0][0].game}-name"))
    body = "\n".join(_section(match, result) for match, result in played)
    return frame.substitute(language=language(), title=html.escape(title), body=body, **COLOURS)


def _section(match: Match, result: Result) -> str:
    a, b = match.names
    counted = hands_played(match, result)
    parts = [
        _tag("h2", _text("arena-page-match", a=a, b=b, deals=result.deals)),
        _tag("p", f"{_text('arena-page-plan', **_plan(match))} {html.escape(counted)}"),
        _table("arena-page-figures", FIGURES, figures(match, result)),
    ]
    for bot, lost in zip(match.names, result.lost, strict=True):
        if text := sentence(bot, lost):
            parts.append(_tag("p", html.escape(text)))
    if result.sprt:
        parts.append(_tag("p", html.escape(verdict(result.sprt, result))))
    if result.deals > 1:
        parts += [
            _tag("h3", _text("arena-page-course")),
            _figure(course_spec(match, result), _text("arena-page-course-note", a=a, b=b)),
            _table("arena-page-course", COURSE, _course_rows(result)),
        ]
    if any(result.times):
        parts += [
            _tag("h3", _text("arena-page-times")),
            _figure(times_spec(match, result), _text("arena-page-times-note")),
            _table("arena-page-times", TIMES, _time_rows(match, result)),
        ]
    return _tag("section", "\n".join(parts))


# ---- tables ------------------------------------------------------------------------------------

FIGURES = ("arena-page-what", "arena-margin", "arena-interval", "arena-page-deals")
COURSE = ("arena-page-deals", "arena-margin", "arena-interval")
TIMES = ("arena-page-bot", "arena-page-median", "arena-page-p95", "arena-page-decisions")


def figures(match: Match, result: Result) -> list[tuple[str, ...]]:
    """Return the rows of the table of results: description, margin, interval, number of deals."""
    rows = [("arena-points", result.whole, 1), ("arena-mixed", result.mixed, 1)]
    if match.games:
        rows.append(("arena-wins", result.wins, 100))
    return [
        (say(key), f"{scale * spread.mean:+z.3f}", shown_interval(spread, scale), str(spread.deals))
        for key, spread, scale in rows
        if spread.deals
    ]


def hands_played(match: Match, result: Result) -> str:
    """Return a sentence with the numbers of deals, of seatings and of hands that were played."""
    deals, mixed = result.deals, result.mixed.deals
    numbers = {"deals": deals, "hands": result.hands, "unit": "games" if match.games else "hands"}
    if not 0 < mixed < deals:
        return say("arena-hands", seatings=result.hands // max(deals, 1), **numbers)
    kinds = [kind for kind, _ in seatings(load(match.game, **match.options))]
    parts = {"mixed": mixed, "rest": deals - mixed}
    return say("arena-hands-mixed", all=len(kinds), few=kinds.count(WHOLE), **parts, **numbers)


def verdict(sprt: Sprt, result: Result) -> str:
    """Return the state of a match's sequential test as sentences."""
    bottom, top = sprt.bounds
    evidence = sprt.evidence(**asdict(result.whole))
    return say(
        f"arena-sprt-{result.accepted or 'open'}",
        deals=result.deals,
        low=f"{sprt.low:g}",
        high=f"{sprt.high:g}",
        alpha=f"{100 * sprt.alpha:g}",
        beta=f"{100 * sprt.beta:g}",
        llr=f"{evidence:.2f}",
        bottom=f"{bottom:.2f}",
        top=f"{top:.2f}",
    )


def shown_interval(spread: Spread, scale: int = 1) -> str:
    """Return an interval as text."""
    return _shown(spread.interval and tuple(scale * value for value in spread.interval))


def _shown(interval: Sequence[float] | None) -> str:
    return f"{interval[0]:+z.3f} … {interval[1]:+z.3f}" if interval else "–"


def _course_rows(result: Result) -> Iterable[tuple[str, ...]]:
    for number in spaced(result.deals, ROWS):
        margin, interval = result.course[number - 1]
        yield str(number), f"{margin:+z.3f}", _shown(interval)


def _time_rows(match: Match, result: Result) -> Iterable[tuple[str, ...]]:
    for bot, times in zip(match.names, result.times, strict=True):
        yield bot, *(f"{quantile(times, part):g}" for part in (0.5, 0.95)), f"{times.total():,}"


def _table(name: str, headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(_tag("th", _text(heading), scope="col") for heading in headings)
    body = "\n".join(
        _tag(
            "tr",
            _tag("th", html.escape(row[0]), scope="row")
            + "".join(_tag("td", html.escape(cell)) for cell in row[1:]),
        )
        for row in rows
    )
    inside = _tag("thead", _tag("tr", head)) + _tag("tbody", body)
    return _tag("table", inside, **{"aria-label": _text(name)})


# ---- charts ------------------------------------------------------------------------------------


def course_spec(match: Match, result: Result) -> dict[str, Any]:
    """Return the Vega-Lite specification of the margin and its interval after each deal."""
    course = [(n, *result.course[n - 1]) for n in spaced(result.deals, POINTS)]
    known = [(n, margin, *interval) for n, margin, interval in course if interval]
    # Intervals of two or three deals are so wide that they would hide the rest of the chart.
    settled = known[len(known) // 10 :]
    floor = min(0.0, *(low for _, _, low, _ in settled))
    top = max(0.0, *(high for _, _, _, high in settled))
    values = [
        {
            "deals": n,
            **{name: min(max(value, floor), top) for name, value in zip(LINES, of, strict=True)},
        }
        for n, *of in known
    ]
    y = {"type": "quantitative", "title": say("arena-points"), "scale": {"domain": [floor, top]}}
    x = {
        "field": "deals",
        "type": "quantitative",
        "title": say("arena-page-deals"),
        "axis": {"grid": False, "tickMinStep": 1},
    }
    return {
        "data": {"values": values},
        "description": say("arena-page-course-note", a=match.names[0], b=match.names[1]),
        "encoding": {"x": x},
        "layer": [
            {
                "mark": {"type": "area", "color": FIRST, "opacity": 0.2},
                "encoding": {"y": {**y, "field": "low"}, "y2": {"field": "high"}},
            },
            {
                "mark": {"type": "rule", "color": INK, "strokeDash": [3, 3]},
                "encoding": {"x": None, "y": {"datum": 0}},
            },
            {
                "mark": {"type": "line", "color": FIRST},
                "encoding": {"y": {**y, "field": "margin"}},
            },
        ],
    }


def times_spec(match: Match, result: Result) -> dict[str, Any]:
    """Return the Vega-Lite specification of the distribution of each bot's decision times."""
    values = [
        {"bot": bot, "ms": ms, "share": share}
        for bot, times in zip(match.names, result.times, strict=True)
        for ms, share in shares(times)
    ]
    bots = list(dict.fromkeys(match.names))
    scale = {"domain": bots, "range": [FIRST, SECOND][: len(bots)]}
    dashes = {"domain": bots, "range": [[1, 0], [6, 3]][: len(bots)]}
    return {
        "data": {"values": values},
        "description": say("arena-page-times-note"),
        "mark": {"type": "line", "interpolate": "monotone"},
        "encoding": {
            "x": {"field": "ms", "type": "quantitative", "title": say("arena-page-ms")}
            | {"scale": {"type": "log", "nice": False}}
            | {"axis": {"grid": False, "format": "~r", "values": DECADES}},
            "y": {"field": "share", "type": "quantitative", "title": None}
            | {"axis": {"format": "%", "tickCount": 4}},
            "color": {"field": "bot", "type": "nominal", "scale": scale},
            "strokeDash": {"field": "bot", "type": "nominal", "scale": dashes},
        },
    }


def shares(times: Counter[int]) -> list[tuple[float, float]]:
    """Return the chart points of decision times: milliseconds, and share of the decisions.

    Both ends of the curve are points with a share of 0.
    """
    wide: Counter[int] = Counter()
    for number, count in times.items():
        wide[number // BUCKETS_PER_POINT] += count
    if not wide:
        return []
    return [
        (1000 * time_of(BUCKETS_PER_POINT * (number + 0.5)), wide[number] / times.total())
        for number in range(min(wide) - 1, max(wide) + 2)
    ]


def spaced(last: int, most: int) -> list[int]:
    """Return at most `most` of the numbers from 1 to `last`, denser at the beginning.

    >>> spaced(1000, 6)
    [1, 4, 16, 63, 251, 1000]
    """
    if last <= most:
        return list(range(1, last + 1))
    step = math.log(last) / (most - 1)
    return sorted({round(math.exp(step * i)) for i in range(most)})


def _figure(spec: dict[str, Any], caption: str) -> str:
    draw = drawing()
    drawn = "".join(
        _tag(
            "div",
            _recoloured(draw({**spec, **_size(width), "config": CONFIG})),
            **{"class": name, "role": "img", "aria-label": caption},
        )
        for name, width in WIDTHS.items()
    )
    source = json.dumps({"$schema": SCHEMA, **spec}).replace("<", "\\u003c")
    return _tag("figure", drawn + _tag("figcaption", caption)) + _tag(
        "script", source, type="application/json"
    )


def _recoloured(svg: str) -> str:
    """Replace a drawing's colours with the page's colours, which depend on the theme."""
    for name, colour in COLOURS.items():
        svg = svg.replace(colour, f"var(--{name})")
    return svg


def drawing() -> Callable[..., str]:
    """Return the function that renders charts. Raises NotationError if it is not installed."""
    try:
        from vl_convert import vegalite_to_svg
    except ImportError:
        raise missing("vl-convert-python", "arena") from None
    return vegalite_to_svg


SCHEMA = "https://vega.github.io/schema/vega-lite/v6.json"


def _size(width: int) -> dict[str, Any]:
    return {"width": width, "height": HEIGHT, "autosize": {"type": "fit", "contains": "padding"}}


def _tag(name: str, inside: str, **attributes: str) -> str:
    """Return an HTML element; its content and its attributes must already be escaped."""
    shown = "".join(f' {key}="{value}"' for key, value in attributes.items())
    return f"<{name}{shown}>{inside}</{name}>"


def _text(key: str, **args: Any) -> str:
    return html.escape(say(key, **args))


def _plan(match: Match) -> dict[str, Any]:
    return {"options": _options(match), "seed": str(match.seed)}


def _options(match: Match) -> str:
    return ", ".join(f"{name}={value}" for name, value in match.options.items()) or say(
        "arena-page-defaults"
    )
