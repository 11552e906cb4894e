"""A match as a page: tables, and charts by Vega-Lite, in one file that needs nothing else.

The charts are drawn when the page is written, as SVG: no script, no network. Their colours are
the page's own, so that they follow light and dark; there is one drawing for wide windows and one
for phones. What each shows stands in a table below it too.
"""

import html
import json
import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from string import Template
from typing import Any

from clubsuit.extras import missing
from clubsuit.lab.arena import Match, Result, Spread, quantile, time_of
from clubsuit.texts import LANGUAGE, say

WIDTHS = {"wide": 640, "narrow": 300}
HEIGHT = 240
POINTS = 200
"""This many points of a course are drawn at most."""
LINES = ("margin", "low", "high")
"""What a course has at each of them."""
ROWS = 8
"""This many rows has the table of a course at most."""
CLASSES = 5
"""This many classes of times are drawn as one: 28 % wide."""
DECADES = [10.0**power for power in range(-3, 7)]
"""The milliseconds that an axis of times names."""
INK, QUIET, LINE, FIRST, SECOND = "#20241f", "#5b6259", "#d5d3c8", "#1d6b3f", "#a6482a"
COLOURS = {"ink": INK, "quiet": QUIET, "line": LINE, "first": FIRST, "second": SECOND}
"""By the page's names for them: there each has another value in the dark."""
GUIDES = {"labelColor": QUIET, "titleColor": QUIET, "gridColor": LINE}
CONFIG = {
    "mark": {"aria": False},  # each drawing is one image with a name, not a hundred marks
    "background": None,
    "font": "system-ui, sans-serif",
    "view": {"stroke": None},
    "axis": {**GUIDES, "domainColor": LINE, "tickColor": LINE}
    | {"labelFontSize": 12, "titleFontSize": 12, "titleFontWeight": "normal"},
    "legend": {"labelColor": INK, "labelFontSize": 12, "labelLimit": 400}
    | {"orient": "top", "direction": "vertical", "title": None, "symbolType": "stroke"},
}


def write_page(path: Path, played: Sequence[tuple[Match, Result]]) -> None:
    """Write what came of these matches. Raises NotationError where Vega-Lite is not installed."""
    path.write_text(page(played), encoding="utf-8")


def page(played: Sequence[tuple[Match, Result]]) -> str:
    """The page as HTML."""
    frame = Template(Path(__file__).with_name("chart.html").read_text(encoding="utf-8"))
    title = say("arena-page-title", game=say(f"game-{played[0][0].game}-name"))
    body = "\n".join(_section(match, result) for match, result in played)
    return frame.substitute(language=LANGUAGE, title=html.escape(title), body=body, **COLOURS)


def _section(match: Match, result: Result) -> str:
    a, b = match.names
    parts = [
        _tag("h2", _said("arena-page-match", a=a, b=b, deals=result.deals)),
        _tag("p", _said("arena-page-plan", **_plan(match, result))),
        _table("arena-page-figures", FIGURES, figures(match, result)),
    ]
    if result.deals > 1:
        parts += [
            _tag("h3", _said("arena-page-course")),
            _figure(course_spec(match, result), _said("arena-page-course-note", a=a, b=b)),
            _table("arena-page-course", COURSE, _course_rows(result)),
        ]
    if any(result.times):
        parts += [
            _tag("h3", _said("arena-page-times")),
            _figure(times_spec(match, result), _said("arena-page-times-note")),
            _table("arena-page-times", TIMES, _time_rows(match, result)),
        ]
    return _tag("section", "\n".join(parts))


# ---- tables ------------------------------------------------------------------------------------

FIGURES = ("arena-page-what", "arena-margin", "arena-interval", "arena-page-deals")
COURSE = ("arena-page-deals", "arena-margin", "arena-interval")
TIMES = ("arena-page-bot", "arena-page-median", "arena-page-p95", "arena-page-decisions")


def figures(match: Match, result: Result) -> list[tuple[str, ...]]:
    """What was measured: what it is, margin, interval, deals."""
    rows = [("arena-points", result.whole, 1), ("arena-mixed", result.mixed, 1)]
    if match.games:
        rows.append(("arena-wins", result.wins, 100))
    return [
        (say(key), f"{scale * spread.mean:+.3f}", shown_interval(spread, scale), str(spread.deals))
        for key, spread, scale in rows
        if spread.deals
    ]


def shown_interval(spread: Spread, scale: int = 1) -> str:
    """An interval for people."""
    return _shown(spread.interval and tuple(scale * value for value in spread.interval))


def _shown(interval: Sequence[float] | None) -> str:
    return f"{interval[0]:+.3f} … {interval[1]:+.3f}" if interval else "–"


def _course_rows(result: Result) -> Iterable[tuple[str, ...]]:
    for number in spaced(result.deals, ROWS):
        margin, interval = result.course[number - 1]
        yield str(number), f"{margin:+.3f}", _shown(interval)


def _time_rows(match: Match, result: Result) -> Iterable[tuple[str, ...]]:
    for bot, times in zip(match.names, result.times, strict=True):
        yield bot, *(f"{quantile(times, part):g}" for part in (0.5, 0.95)), f"{times.total():,}"


def _table(name: str, headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(_tag("th", _said(heading), scope="col") for heading in headings)
    body = "\n".join(
        _tag(
            "tr",
            _tag("th", html.escape(row[0]), scope="row")
            + "".join(_tag("td", html.escape(cell)) for cell in row[1:]),
        )
        for row in rows
    )
    inside = _tag("thead", _tag("tr", head)) + _tag("tbody", body)
    return _tag("table", inside, **{"aria-label": _said(name)})


# ---- charts ------------------------------------------------------------------------------------


def course_spec(match: Match, result: Result) -> dict[str, Any]:
    """Vega-Lite: the margin with its interval, deal by deal."""
    course = [(n, *result.course[n - 1]) for n in spaced(result.deals, POINTS)]
    known = [(n, margin, *interval) for n, margin, interval in course if interval]
    # The first intervals are of two or three deals, and so wide that nothing else could be seen.
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
    """Vega-Lite: how many of each bot's decisions took how long."""
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
    """Milliseconds in the middle of a class, and the part of the decisions in it; ends at 0."""
    wide: Counter[int] = Counter()
    for number, count in times.items():
        wide[number // CLASSES] += count
    if not wide:
        return []
    return [
        (1000 * time_of(CLASSES * (number + 0.5)), wide[number] / times.total())
        for number in range(min(wide) - 1, max(wide) + 2)
    ]


def spaced(last: int, most: int) -> list[int]:
    """At most this many of the numbers 1 to last, closer to each other at the beginning.

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
    kept = json.dumps({"$schema": SCHEMA, **spec}).replace("<", "\\u003c")
    return _tag("figure", drawn + _tag("figcaption", caption)) + _tag(
        "script", kept, type="application/json"
    )


def _recoloured(svg: str) -> str:
    """A drawing in the page's own colours, which follow light and dark."""
    for name, colour in COLOURS.items():
        svg = svg.replace(colour, f"var(--{name})")
    return svg


def drawing() -> Callable[..., str]:
    """What draws a specification. Raises NotationError where it is not installed."""
    try:
        from vl_convert import vegalite_to_svg
    except ImportError:
        raise missing("vl-convert-python", "arena") from None
    return vegalite_to_svg


SCHEMA = "https://vega.github.io/schema/vega-lite/v6.json"


def _size(width: int) -> dict[str, Any]:
    return {"width": width, "height": HEIGHT, "autosize": {"type": "fit", "contains": "padding"}}


def _tag(name: str, inside: str, **attributes: str) -> str:
    """An element; what is inside it, and its attributes, are HTML already."""
    told = "".join(f' {key}="{value}"' for key, value in attributes.items())
    return f"<{name}{told}>{inside}</{name}>"


def _said(key: str, **args: Any) -> str:
    return html.escape(say(key, **args))


def _plan(match: Match, result: Result) -> dict[str, Any]:
    return {"options": _options(match), "seed": str(match.seed), "hands": result.hands}


def _options(match: Match) -> str:
    return ", ".join(f"{name}={value}" for name, value in match.options.items()) or say(
        "arena-page-defaults"
    )
