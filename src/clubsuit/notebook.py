"""HTML for notebooks: cards, games, views and records as plain tables.

Colours work on light and dark pages, and no colour is the only sign of anything. Texts from outside
are cleaned and escaped.
"""

import html
import re
from collections.abc import Iterable, Sequence

from clubsuit.cards import HIDDEN, JOKER, SUITS, SYMBOLS
from clubsuit.errors import excerpt

RED = "#e03131"
"""The colour of diamonds and hearts. Its contrast is 4.5 on white and 3.7 on #1e1e1e."""

SUIT_WORDS = dict(zip(SUITS, ("clubs", "diamonds", "hearts", "spades"), strict=True))

CARD = re.compile(r"(?P<rank>1[0-5]|[1-9]|[AKQJ])(?P<suit>[CDHS])(?P<stands>=\d{1,2})?")


def text(value: object) -> str:
    """Return a text from outside as HTML.

    >>> text("<b>")
    '&lt;b&gt;'
    """
    return html.escape(excerpt(value if isinstance(value, str) else str(value)))


def card(name: str) -> str:
    """Return a card, or any other word of a decision, as HTML.

    >>> card("10S")
    '<span role="img" aria-label="10 of spades">♠10</span>'
    """
    if name == JOKER:
        return '<span role="img" aria-label="Joker">★</span>'
    if name == HIDDEN:
        return '<span role="img" aria-label="hidden card">?</span>'
    found = CARD.fullmatch(name)
    if not found:
        return text(name)
    rank, suit = found["rank"], found["suit"]
    style = f' style="color:{RED}"' if suit in "DH" else ""
    label = f"{rank} of {SUIT_WORDS[suit]}"
    shown = f"{SYMBOLS[suit]}{rank}{found['stands'] or ''}"
    return f'<span role="img" aria-label="{label}"{style}>{shown}</span>'


def cards(names: Iterable[str]) -> str:
    """Return cards, or the words of a decision, as HTML."""
    return " ".join(map(card, names))


def table(caption: str, headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table. Its caption, headings and cells are HTML; the first cell heads its row."""
    head = "".join(f'<th scope="col">{heading}</th>' for heading in headings)
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in rest)}</tr>'
        for first, *rest in rows
    )
    return (
        f'<table><caption style="text-align:left">{caption}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    )


def tricks(decisions: Iterable[tuple[int, str, int | None, int | None]]) -> str:
    """Return the decisions of a hand as a list: first those outside tricks, then each trick.

    decisions: for each, the seat, the text, the trick's index if any, and the seat that won it.
    """
    lines: list[str] = []
    before: int | None = -1
    for seat, said, trick, wins in decisions:
        shown = f"{seat}: {cards(said.removeprefix('play ').split())}"
        if trick == before and lines:
            lines[-1] += f" · {shown}"
        else:
            lines.append(shown if trick is None else f"trick {trick + 1}: {shown}")
        before = trick
        if wins is not None:
            lines[-1] += f" → seat {wins}"
    items = "".join(f"<li>{line}</li>" for line in lines)
    return f"<details><summary>this hand</summary><ul>{items}</ul></details>" if lines else ""
