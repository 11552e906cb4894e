"""What a messenger shows of a table's link: it has no cookie, and runs no script."""

import html
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

import clubsuit
from clubsuit.server.http import middleware, previews
from clubsuit.server.storage.store import Seat, Summary, TableRow
from clubsuit.server.table.opening import made_table
from clubsuit.server.wire.schema import NewTable
from server.support.application import Head
from server.support.clients import Browser, begin, receive
from server.support.connections import ask
from server.support.servers import Server

PAGE = "<head>\n    <title>Clubsuit</title>\n  </head><body>x</body>"


@pytest.fixture
def crawl(server: Server) -> Any:
    """As a messenger's crawler comes."""

    def come(path: str) -> httpx.Response:
        agent = {"User-Agent": "TelegramBot (like TwitterBot)"}
        return ask(server.url + path, **agent)

    return come


def row(*people: str, bots: int = 1, **summary: Any) -> TableRow:
    """A table of these people and some bots."""
    seats = [Seat(name, "hash", "rule") for name in people]
    seats += [Seat("Bot", None, "rule")] * bots
    about = {"hand_number": 0, "total": [], "over": False, "winners": None, **summary}
    fixed: dict[str, Any] = {"options": {}, "seed": 1, "owner": "", "created": "", "updated": ""}
    return TableRow(
        id="t", game="ruby-dame", seats=tuple(seats), open=True, summary=Summary(**about), **fixed
    )


def test_an_open_table(browser: Browser, server: Server, crawl: Any) -> None:
    """Hole: a link in a chat that says nothing but the server's name."""
    table = browser.new_table("ruby-dame", name="Ada", open=True)
    answer = crawl(f"/table/{table}")
    told = Head(answer.text).metas
    assert told["og:title"] == "A game of Ruby Dame"
    assert told["og:description"] == told["description"] == "Ada waits. 3 seats are free."
    assert told["og:url"] == f"{server.url}/table/{table}"
    assert told["og:image"].startswith("http")
    assert "<title>A game of Ruby Dame</title>" in answer.text
    assert answer.headers["Content-Security-Policy"] == middleware.CONTENT_POLICY
    assert answer.headers["Cache-Control"] == "private, no-cache"


def test_the_picture(crawl: Any) -> None:
    """Hole: a picture that is not there, is too large to be shown, or of another size than told."""
    answer = crawl(f"/{previews.PREVIEW}")
    assert answer.headers["Content-Type"] == "image/png"
    size = tuple(int.from_bytes(answer.content[at : at + 4], "big") for at in (16, 20))
    assert (size, len(answer.content) < 100_000) == (previews.SIZE, True)


def test_nothing_of_other_tables(browser: Browser, crawl: Any) -> None:
    """Hole: names, or that there is a table at all, told of a table for one person."""
    table = browser.new_table("ruby-dame", name="Ada", seed=1)
    answers = [crawl(path).text for path in (f"/table/{table}", "/table/none", "/")]
    assert len(set(answers)) == 1
    assert "og:" not in answers[0]


def test_no_card_is_told(browser: Browser, other: Browser, crawl: Any) -> None:
    """Hole: something of the game itself in the page that anybody may fetch."""
    table = browser.new_table("clubs-whist", name="Ada", open=True)
    ada, bo = browser.line(table), other.line(table)
    receive(bo, "gathering")
    bo.send(type="sit", seat=1, name="Bo")
    receive(bo, "gathering")
    begin([ada, bo])
    told = Head(crawl(f"/table/{table}").text).metas
    assert told["og:description"] == "Ada, Bo play, hand 1. 1 seat is free."
    assert not re.search(r"\b(10|[2-9AJQK])[CDHS]\b", html.unescape(str(told)))


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
    """Hole: a sentence that does not fit the table."""
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
    """Hole: a friend who follows the link into another game than they know."""
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
    """Hole: who follows a link in a break has no idea whether there is time for the game."""
    head = Head(previews.with_preview(PAGE, row("Ada"), "http://h/"))
    assert head.metas["twitter:label1"] == "Takes"
    assert head.metas["twitter:data1"] == "about 25–45 minutes"
    over = Head(previews.with_preview(PAGE, row("Ada", over=True), "http://h/"))
    assert "twitter:label1" not in over.metas


@pytest.mark.parametrize("name", ['"><script>alert(1)</script>', "</title><script>", "&amp;'<b>"])
def test_names_are_escaped(name: str) -> None:
    """Hole: somebody's name that is run, or breaks the page, at everybody's who opens the link."""
    text = previews.with_preview(PAGE, row(name), "http://h/")
    head = Head(text)
    assert set(head.tags) == {"head", "title", "meta", "body"}
    assert head.metas["og:description"].startswith(name)


def test_the_servers_own_page_is_as_expected() -> None:
    """Hole: a build whose page has no title to be replaced."""
    built = Path(previews.__file__).parents[1] / "page" / "index.html"
    assert built.read_text(encoding="utf-8").count("<title>") == 1
