"""The parts of a report as HTML: felt, sheets of paper, charts with their tables."""

import base64
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from string import Template
from urllib.parse import quote

from clubsuit import __version__
from clubsuit.pictures import SIGNS
from clubsuit.texts import language, say

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Table:
    """A table; the cells of the columns from `numbers` on are numbers."""

    headings: Sequence[str]
    rows: Sequence[Sequence[str]]
    numbers: int = 1


@dataclass(frozen=True)
class Chart:
    """A chart with its finding as the headline, and the table behind it."""

    finding: str
    drawing: str
    """HTML (see `marks`)."""
    note: str
    table: Table


@dataclass(frozen=True)
class Sheet:
    """A sheet of paper: charts on one subject."""

    key: str
    """The anchor of the sheet."""
    title: str
    about: str
    charts: Sequence[Chart]


def document(title: str, description: str, body: str) -> str:
    """Return a whole page. `body` is HTML; its lines never begin with "%"."""
    frame = Template((HERE / "page.html").read_text(encoding="utf-8"))
    return frame.substitute(
        language=language(),
        generator=f"Clubsuit {__version__}",
        title=escape(title),
        description=escape(description),
        icon=_picture(_club("#1d4f3a", "#f6efdd", 20)),
        felt=f'url("{_picture(_club("none", "#ffffff0d", 44))}")',
        font=_font(),
        body=body.replace(" %", "\N{NO-BREAK SPACE}%"),
    )


def sheet(content: Sheet) -> str:
    """Return a sheet as HTML."""
    charts = "".join(chart(one) for one in content.charts)
    about = f'<p class="about">{escape(content.about)}</p>' if content.about else ""
    return (
        f'<section class="sheet" id="{content.key}" aria-labelledby="{content.key}-title">'
        f'<h2 id="{content.key}-title">{escape(content.title)}</h2>{about}{charts}</section>'
    )


def chart(content: Chart) -> str:
    """Return a chart with headline, note and table as HTML."""
    note = f'<p class="note">{escape(content.note)}</p>' if content.note else ""
    return (
        f"<figure><figcaption><h3>{escape(content.finding)}</h3></figcaption>"
        f"{content.drawing}{note}{folded(say('study-page-numbers'), content.table)}</figure>"
    )


def folded(summary: str, content: Table) -> str:
    """Return a table that opens with a click."""
    return f"<details><summary>{escape(summary)}</summary>{table(content, summary)}</details>"


def table(content: Table, label: str) -> str:
    """Return a table as HTML. `label` names it for people who do not see it."""
    head = "".join(
        f'<th scope="col"{_kind(content, column)}>{escape(heading)}</th>'
        for column, heading in enumerate(content.headings)
    )
    body = "".join(f"<tr>{_cells(content, row)}</tr>" for row in content.rows)
    return (
        f'<div class="scroll" tabindex="0" role="group" aria-label="{escape(label)}"><table>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _cells(content: Table, row: Sequence[str]) -> str:
    first, *others = row
    cells = "".join(
        f"<td{_kind(content, column)}>{escape(cell)}</td>"
        for column, cell in enumerate(others, start=1)
    )
    return f'<th scope="row">{escape(first)}</th>{cells}'


def _kind(content: Table, column: int) -> str:
    return ' class="number"' if column >= content.numbers else ""


def slip(entries: Iterable[tuple[str, str]]) -> str:
    """Return names and values as a list. The values are HTML."""
    inside = "".join(f"<dt>{escape(name)}</dt><dd>{value}</dd>" for name, value in entries)
    return f"<dl>{inside}</dl>"


@cache
def _font() -> str:
    """Return the style of the headlines' font, which is part of the page (about 29 kB)."""
    data = base64.b64encode((HERE / "source-serif-4-latin-600.woff2").read_bytes()).decode()
    return (
        "@font-face{font-family:'Source Serif 4';font-weight:600;"
        f"src:url(data:font/woff2;base64,{data}) format('woff2')}}"
    )


def _club(ground: str, ink: str, size: int) -> str:
    """Return a picture of a club in a square."""
    aside = (size - 20) / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}">'
        f'<rect width="{size}" height="{size}" rx="4" fill="{ground}"/>'
        f'<path transform="translate({aside:g} {aside:g})" d="{SIGNS["C"]}" fill="{ink}"/></svg>'
    )


def _picture(svg: str) -> str:
    """Return the address of a picture that is part of the page."""
    return f"data:image/svg+xml,{quote(svg)}"
