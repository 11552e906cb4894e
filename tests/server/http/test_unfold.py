"""Previews of a table's link in messengers, which send no cookie and run no scripts."""

import html
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

import clubsuit
from clubsuit.server.http import middleware, previews
from clubsuit.server.storage.rows import Seat, Summary, TableRow
from clubsuit.server.table.opening import made_table
from clubsuit.server.wire.schema import NewTable
from server.support.application import Head
from server.support.clients import Browser, begin, receive
from server.support.connections import ask
from server.support.servers import Server

PAGE = "<head>\n    <title>Clubsuit</title>\n  </head><body>x</body>"


@pytest.fixture
def crawl(server: Server) -> Any:
    """Return a function that sends a request as a messenger's crawler does."""

    def come(path: str) -> httpx.Response:
        agent = {"User-Agent": "TelegramBot (like TwitterBot)"}
        return ask(server.url + path, **agent)

    return come


def row(*people: str, bots: int = 1, **summary: Any) -> TableRow:
    """Return a table with these people and some bots."""
    seats = [Seat(name, "hash", "rule") for name in people]
    seats += [Seat("Bot", None, "rule")] * bots
    about = {"hand_number": 0, "total": [], "over": False, "winners": None, **summary}
    fixed: dict[str, Any] = {"options": {}, "seed": 1, "owner": "", "created": "", "updated": ""}
    return TableRow(
        id="t", game="ruby-dame", seats=tuple(seats), open=True, summary=Summary(**about), **fixed
    )


def test_an_open_table(browser: Browser, server: Server, crawl: Any) -> None:
    """Hole: a link in a chat shows only the name of the server."""
    table = browser.new_table("ruby-dame", name="Ada", open=True)
    answer = crawl(f"/table/{table}")
    metas = Head(answer.text).metas
    assert metas["og:title"] == "A game of Ruby Dame"
    assert metas["og:description"] == metas["description"] == "Ada waits. 3 seats are free."
    assert metas["og:url"] == f"{server.url}/table/{table}"
    assert metas["og:image"].startswith("http")
    assert "<title>A game of Ruby Dame</title>" in answer.text
    assert answer.headers["Content-Security-Policy"] == middleware.CONTENT_POLICY
    assert answer.headers["Cache-Control"] == "private, no-cache"


def test_the_picture(crawl: Any) -> None:
    """Holes: the picture is missing or too large to be shown; the page states a wrong size for
    it."""
    answer = crawl(f"/{previews.PREVIEW}")
    assert answer.headers["Content-Type"] == "image/png"
    size = tuple(int.from_bytes(answer.content[at : at + 4], "big") for at in (16, 20))
    assert (size, len(answer.content) < 100_000) == (previews.SIZE, True)


def test_nothing_of_other_tables(browser: Browser, crawl: Any) -> None:
    """Hole: the preview of a table for one person shows names, or reveals that the table exists."""
    table = browser.new_table("ruby-dame", name="Ada", seed=1)
    answers = [crawl(path).text for path in (f"/table/{table}", "/table/none", "/")]
    assert len(set(answers)) == 1
    assert "og:" not in answers[0]


def test_no_card_is_told(browser: Browser, other: Browser, crawl: Any) -> None:
    """Hole: a preview, which anyone can request, shows cards of the game."""
    table = browser.new_table("clubs-whist", name="Ada", open=True)
    ada, bo = browser.connect(table), other.connect(table)
    receive(bo, "gathering")
    bo.send(type="sit", seat=1, name="Bo")
    receive(bo, "gathering")
    begin([ada, bo])
    metas = Head(crawl(f"/table/{table}").text).metas
    assert metas["og:description"] == "Ada, Bo play, hand 1. 1 seat is free."
    assert not re.search(r"\b(10|[2-9AJQK])[CDHS]\b", html.unescape(str(metas)))


@pytest.mark.parametrize(
    ("people", "bots", "summary", "says"),
    [
        ([], 4, {}, "Nobody sits there yet. 4 seats are free."),
        (["Ada", "Bo"], 2, {}, "Ada, Bo wait. 2 seats are free."),
        (["Ada"], 0, {"hand_number": 2}, "Ada plays, hand 2. All seats are taken; you can watch."),
        ([], 4, {"hand_number": 2}, "Hand 2. 4 seats are free."),
        (["Ada"], 3, {"over": True}, "Ada has finished this game."),
        (["Ada", "Bo"], 2, {"over": True}, "Ada, Bo have finished this game."),
        ([], 4, {"over": True}, "The game is over."),
    ],
)
def test_what_is_said(people: list[str], bots: int, summary: dict[str, Any], says: str) -> None:
    """Hole: a sentence does not fit the state of the table."""
    assert previews.text_of(row(*people, bots=bots, **summary)) == says


@pytest.mark.parametrize(
    ("game", "options", "clock", "says"),
    [
        ("clubs-whist", {"target": 3}, "", ""),
        ("ruby-dame", {}, "30", " Not as usual: 30 seconds for each decision."),
        (
            "climbing-clubs",
            {"players": 4, "teams": 2, "wild_15s": True},
            "300+5",
            " Not as usual: Teams: Two teams · Wild 15s"
            " · 5 minutes for the game, 5 seconds more with each decision.",
        ),
        ("free-clubs", {"enforcement": "honour"}, "86400", None),
    ],
)
def test_what_is_not_as_usual(
    game: str, options: dict[str, Any], clock: str, says: str | None
) -> None:
    """Hole: the preview does not show unusual options, so a friend joins a game with unexpected
    rules."""
    pace = "correspondence" if clock == "86400" else "realtime"
    new = NewTable(
        game=game, options=options, bots=["rule"] * (clubsuit.load(game, **options).seats - 1),
        name="Ada", open=True, clock=clock, pace=pace,
    )  # fmt: skip
    made, _ = made_table("ada", new)
    text = previews.text_of(made)
    free = len(made.seats) - 1
    if says is None:
        says = " Not as usual: Strict or honour play: Honour play · 1 day for each decision."
    assert text == f"Ada waits. {free} seats are free.{says}"


def test_how_long_it_takes() -> None:
    """Hole: the preview does not show whether there is enough time for a game."""
    head = Head(previews.with_preview(PAGE, row("Ada"), "http://h/"))
    assert head.metas["twitter:label1"] == "Takes"
    assert head.metas["twitter:data1"] == "about 25–45 minutes"
    over = Head(previews.with_preview(PAGE, row("Ada", over=True), "http://h/"))
    assert "twitter:label1" not in over.metas


@pytest.mark.parametrize("name", ['"><script>alert(1)</script>', "</title><script>", "&amp;'<b>"])
def test_names_are_escaped(name: str) -> None:
    """Hole: a player's name runs as a script, or breaks the page, for everyone who opens the
    link."""
    text = previews.with_preview(PAGE, row(name), "http://h/")
    head = Head(text)
    assert set(head.tags) == {"head", "title", "meta", "body"}
    assert head.metas["og:description"].startswith(name)


def test_the_servers_own_page_is_as_expected() -> None:
    """Hole: the built page has no title that can be replaced."""
    built = Path(previews.__file__).parents[1] / "page" / "index.html"
    assert built.read_text(encoding="utf-8").count("<title>") == 1
