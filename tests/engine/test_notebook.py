"""HTML for notebooks: `_repr_html_` of games, views and records."""

from html.parser import HTMLParser
from typing import Any

import pytest

import clubsuit
from clubsuit import notebook
from clubsuit.bots.seat import make_bot

GAMES = ("free-clubs", "clubs-whist", "climbing-clubs", "ruby-dame")
HOSTILE = "<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "&amp;\u202e\x1b[2J"
"""Names that would change the page if they were not escaped."""

ALLOWED = {
    *("table", "caption", "thead", "tbody", "tr", "th", "td", "span"),
    *("details", "summary", "ul", "li"),
    *("svg", "title", "rect", "g", "path", "text"),
}
ALLOWED_NAMES = {
    *("style", "scope", "role", "aria-label"),
    *("xmlns", "viewbox", "width", "height", "font-family", "font-size", "text-anchor"),
    *("x", "y", "rx", "d", "fill", "stroke", "opacity", "transform"),
}


class Page(HTMLParser):
    """The elements, attributes and text of a piece of HTML; fails if it is not well formed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.names: set[str] = set()
        self.texts: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.tags.add(tag)
        self.names |= {name for name, _ in attrs}

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    @property
    def text(self) -> str:
        """The text that a reader sees."""
        return " ".join(self.texts)


def html_of(shown: Any) -> str:
    """Return what a notebook shows for an object."""
    page = getattr(shown, "_repr_html_")()  # noqa: B009 # the name that notebooks look for
    assert isinstance(page, str)
    return page


def after(name: str, decisions: int) -> clubsuit.Play:
    """Return a game after some random decisions."""
    game = clubsuit.load(name)
    play = game.new(seed=5, pause=True)
    bot = make_bot("random", game, 5)
    while play.turn is not None and decisions:
        play.play(bot.choose(play.view(play.turn)).text)
        decisions -= 1
    return play


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("decisions", [0, 3, 9, 20, 30, 1000])
def test_a_view_shows_nothing_hidden(name: str, decisions: int) -> None:
    """Hole: the HTML of a view depends on cards that its seat does not see."""
    play = after(name, decisions)
    for seat in range(play.game.seats):
        view = play.view(seat)
        page = html_of(view)
        assert view.hand == [] or notebook.cards(view.hand) in page
        for seed in range(3):
            assert html_of(view.sample(seed).view(seat)) == page
    for seat in range(play.game.seats):
        hand = play.view(seat).hand
        assert len(hand) < 2 or notebook.cards(hand) not in html_of(play.onlooker())


@pytest.mark.parametrize("name", GAMES)
def test_a_game_shows_all_cards(name: str) -> None:
    """Hole: a game in a notebook hides a hand."""
    play = after(name, 8)
    page = html_of(play)
    Page(page)
    assert "all cards open" in page
    for seat in range(play.game.seats):
        assert notebook.cards(play.view(seat).hand) in page


def test_hostile_names() -> None:
    """Hole: a player's name runs a script in the reader's notebook, or turns the text around."""
    game = clubsuit.load("clubs-whist", target=1)
    play = game.new(seed=7, players=list(HOSTILE))
    record = play.record()
    strange = clubsuit.Record(
        "<i>", {"<b>": "<b>"}, list(HOSTILE), record.hands, [1, 2, 3], [0], view=1
    )
    for one in (play, play.view(0), play.onlooker(), record, strange):
        page = html_of(one)
        read = Page(page)
        assert read.tags <= ALLOWED
        assert read.names <= ALLOWED_NAMES
        assert "alert(1)" in read.text
        assert "\u202e" not in page
        assert "\x1b" not in page


def test_a_record_shows_scores() -> None:
    """Hole: scores of another seat; an unfinished hand has a score."""
    play = after("clubs-whist", 1000)
    play.deal()
    play.play("keep")
    page = Page(html_of(play.record()))
    first, second = play.hands
    assert first.score is not None
    rows = [["1", first.dealer, len(first.actions), *first.score], ["2", second.dealer, 1]]
    rows.append(["total", *play.total])
    for row in rows:
        assert " ".join(map(str, row)) in page.text


@pytest.mark.parametrize(
    ("word", "shown"),
    [("10S", "♠10"), ("15D=8", "♦15=8"), ("X", "★"), ("?", "?"), ("pass", "pass"), ("<", "<")],
)
def test_words_of_decisions(word: str, shown: str) -> None:
    """Hole: a card, a wild number, a hidden card or a verb is shown as something else."""
    assert Page(notebook.card(word)).text == shown


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour (WCAG 2)."""
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize(("page", "least"), [("#ffffff", 4.5), ("#111111", 4), ("#1e1e1e", 3.5)])
def test_red_suits_are_readable(page: str, least: float) -> None:
    """Hole: red cards cannot be read in a light or a dark notebook."""
    low, high = sorted((luminance(notebook.RED), luminance(page)))
    assert (high + 0.05) / (low + 0.05) >= least
