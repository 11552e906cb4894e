"""Pictures of hands and tricks as SVG, for notebooks and environments.

A picture shows the cards that it is given, and nothing else. Suits differ in shape, not only in
colour. Shapes are drawn as paths, because fonts draw the signs of suits differently, or in colours
of their own.
"""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import NamedTuple

from clubsuit.cards import HIDDEN, JOKER

WIDTH, LABEL = 720, 96
"""Width of a picture, and of the labels of its rows."""
CARD, TALL, GAP, MARGIN = 44, 62, 6, 12
"""Width and height of a card, the gap between cards, and the margin of the picture."""
RISE = 10
"""By how much a chosen card is raised."""

BLACK, RED = "#1f2328", "#c92a2a"
FELT, PAPER, LINE, BACK = "#1f5c46", "#fffdf7", "#8a8f98", "#2f4b7c"

SIGNS = {
    "C": "M6.2 5a3.8 3.8 0 1 1 7.6 0a3.8 3.8 0 1 1-7.6 0M1.2 11.5a3.8 3.8 0 1 1 7.6 0"
    "a3.8 3.8 0 1 1-7.6 0M11.2 11.5a3.8 3.8 0 1 1 7.6 0a3.8 3.8 0 1 1-7.6 0"
    "M9 7L11 7L11.4 13L13 19L7 19L8.6 13Z",
    "D": "M10 1L17 10L10 19L3 10Z",
    "H": "M10 18.5C3 12.5 1 9.5 1 6.3A4.7 4.7 0 0 1 10 4.6A4.7 4.7 0 0 1 19 6.3"
    "C19 9.5 17 12.5 10 18.5Z",
    "S": "M10 1C16 6.5 19 9 19 12.4A4.1 4.1 0 0 1 11.4 14.6L13 19L7 19L8.6 14.6"
    "A4.1 4.1 0 0 1 1 12.4C1 9 4 6.5 10 1Z",
}
"""The outline of each suit in a square of 20."""
STAR = "M10 1L12.6 7.1L19 7.7L14.1 12L15.6 18.4L10 15L4.4 18.4L5.9 12L1 7.7L7.4 7.1Z"


class Row(NamedTuple):
    """A row of a picture: a label, and cards from left to right."""

    label: str
    cards: Sequence[str] = ()
    """Names of cards, such as "10S"; "?" is a card face down."""
    notes: Sequence[str] = ()
    """For each card: a short text below it; empty if no card has one."""
    chosen: Sequence[str] = ()
    """The cards that are raised."""


def picture(title: str, rows: Iterable[Row], worth: Mapping[str, int] | None = None) -> str:
    """Return an SVG of some rows of cards.

    title: the picture in words, for people who do not see it.
    worth: points that are printed on cards.

    >>> picture("One card", [Row("seat 0", ["10S"])]).startswith("<svg ")
    True
    """
    parts, y = [], MARGIN + RISE
    for row in rows:
        parts.append(_row(row, y, worth or {}))
        y += TALL + (20 if row.notes else 0) + 2 * GAP + RISE
    height = y - RISE
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" role="img" '
        f'font-family="sans-serif" style="max-width:100%;height:auto">'
    )
    felt = f'<rect width="{WIDTH}" height="{height}" rx="14" fill="{FELT}"/>'
    return f"{head}<title>{escape(title)}</title>{felt}{''.join(parts)}</svg>"


def _row(row: Row, y: int, worth: Mapping[str, int]) -> str:
    """Return a row whose cards have their top edge at y."""
    label = _text(row.label, MARGIN + GAP, y + TALL / 2 + 5, 15, PAPER)
    room = WIDTH - LABEL - 2 * MARGIN - CARD
    step = min(CARD + GAP, room / max(len(row.cards) - 1, 1))
    parts = [label]
    for n, name in enumerate(row.cards):
        x = LABEL + MARGIN + n * step
        parts.append(
            _card(name, x, y - RISE * (name in row.chosen), worth.get(name.partition("=")[0], 0))
        )
        if row.notes:
            parts.append(_text(row.notes[n], x + CARD / 2, y + TALL + 16, 13, PAPER, "middle"))
    return "".join(parts)


def _card(name: str, x: float, y: float, worth: int) -> str:
    """Return a card with its left top corner at (x, y)."""
    if name == HIDDEN:
        return f'<g transform="translate({_n(x)} {_n(y)})">{_sheet(BACK)}{_lattice()}</g>'
    name, _, number = name.partition("=")
    suit = name[-1]
    rank = f"{name[:-1]}{'=' if number else ''}{number}"
    ink = RED if suit in "DH" else BLACK
    if name == JOKER:
        inside = _sign(STAR, 8, 17, 1.4, BLACK) + _text("Joker", 3, 13, 10, BLACK)
    else:
        size = 15 if len(rank) < 3 else 11
        inside = _text(rank, 4, 16, size, ink) + _sign(SIGNS[suit], 4, 20, 0.55, ink)
        inside += _sign(SIGNS[suit], 15, 30, 1.2, ink)
    if worth:
        inside += _text(f"+{worth}", CARD - 3, 14, 10, BLACK, "end")
    return f'<g transform="translate({_n(x)} {_n(y)})">{_sheet(PAPER)}{inside}</g>'


def _sheet(fill: str) -> str:
    return (
        f'<rect width="{CARD}" height="{TALL}" rx="5" fill="{fill}" '
        f'stroke="{PAPER if fill == BACK else LINE}"/>'
    )


def _lattice() -> str:
    """Return the pattern of a card's back."""
    inner = f'<rect x="4" y="4" width="{CARD - 8}" height="{TALL - 8}" rx="3" fill="none"'
    lines = "".join(f"M4 {y}L40 {y + 18}M40 {y}L4 {y + 18}" for y in (4, 22, 40))
    return f'{inner} stroke="{PAPER}"/><path d="{lines}" stroke="{PAPER}" opacity=".5"/>'


def _sign(outline: str, x: float, y: float, scale: float, fill: str) -> str:
    return f'<path transform="translate({x} {y}) scale({scale})" d="{outline}" fill="{fill}"/>'


def _text(text: str, x: float, y: float, size: int, fill: str, anchor: str = "start") -> str:
    return (
        f'<text x="{_n(x)}" y="{_n(y)}" font-size="{size}" fill="{fill}" '
        f'text-anchor="{anchor}">{escape(text)}</text>'
    )


def _n(number: float) -> str:
    """Return a coordinate with at most one decimal."""
    return f"{number:.1f}".removesuffix(".0")
