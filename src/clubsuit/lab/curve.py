"""The learning curve of a training run: as a line of text, and as a chart."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from clubsuit.lab.chart import CONFIG, FIRST, HEIGHT, INK, WIDTHS, drawing
from clubsuit.texts import say

BARS = "▁▂▃▄▅▆▇█"
MOST_BARS = 40
"""Maximum number of tests in the line of text; the latest ones."""


def spark(margins: Sequence[float]) -> str:
    """Return margins as bars of different heights, from the lowest to the highest.

    >>> spark([-1.0, -0.5, 0.0, 0.25])
    '▁▄▇█'
    """
    shown = margins[-MOST_BARS:]
    low, high = min(shown), max(shown)
    steps = (len(BARS) - 1) / (high - low) if high > low else 0.0
    return "".join(BARS[round((margin - low) * steps)] for margin in shown)


def tests_of(curve: Path) -> list[dict[str, Any]]:
    """Return the points of a file `curve.jsonl` that have a test."""
    points = map(json.loads, curve.read_text(encoding="utf-8").splitlines())
    return [point for point in points if point["margin"] is not None]


def curve_spec(tests: Sequence[dict[str, Any]], over: str) -> dict[str, Any]:
    """Return the Vega-Lite specification of the margin over another bot by minutes."""
    values = [
        {"minutes": test["minutes"], "margin": test["margin"]}
        | dict(zip(("low", "high"), test["ci99"], strict=True))
        for test in tests
    ]
    x = {"field": "minutes", "type": "quantitative", "title": say("train-minutes")}
    y = {"type": "quantitative", "title": say("train-margin", bot=over)}
    return {
        "data": {"values": values},
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
                "mark": {"type": "line", "color": FIRST, "point": {"color": FIRST}},
                "encoding": {"y": {**y, "field": "margin"}},
            },
        ],
        "width": WIDTHS["wide"],
        "height": HEIGHT,
        "background": "white",
    }


def write_chart(file: Path, tests: Sequence[dict[str, Any]], over: str) -> None:
    """Write the chart of a learning curve as SVG. Raises NotationError if Vega-Lite is not
    installed."""
    svg = drawing()({**curve_spec(tests, over), "config": {**CONFIG, "background": "white"}})
    file.write_text(svg, encoding="utf-8")
