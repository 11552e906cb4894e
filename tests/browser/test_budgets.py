"""Links, and the budgets in web/scripts/budgets.json for transferred bytes and layout shift."""

import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from browser.support.person import DESKTOP, PHONE, Person, long
from clubsuit.games import REGISTRY
from clubsuit.server.http.pages import PAGE

WEB = Path(__file__).parents[2] / "web"
TEXTS = WEB.parent / "src/clubsuit/texts/en"
BUDGETS = json.loads((WEB / "scripts/budgets.json").read_text(encoding="utf-8"))

SHIFTS = """
    window.shifts = []
    new PerformanceObserver(list => {
        for (const { value, hadRecentInput, sources } of list.getEntries())
            if (!hadRecentInput)
                window.shifts.push([value, ...sources.map(({ node }) => node?.className)])
    }).observe({ type: 'layout-shift', buffered: true })
"""
"""Script for the page: record layout shifts without user input, and the shifted elements."""

DRAWN = """async () => {
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
}"""
"""Script for the page: wait until changes are drawn and observed. It does not wait for fonts."""

FIRST = (
    "game-",
    "option-",
    *(f"lesson-{name}" for name in ["new-here", "learn", "go-on", "got", "fact"]),
)
"""Prefixes of message keys. The lobby, or a table without lesson, needs these messages."""

SMALL, LOW = (360, 640), (640, 360)
SIZES = [PHONE, long(DESKTOP), long(SMALL), long(LOW)]


class Traffic:
    """Counts the bytes that a tab receives, compressed and with headers."""

    def __init__(self, page: Page) -> None:
        self._types: dict[str, str] = {}
        self._bytes: dict[str, float] = defaultdict(float)
        self.scripts: list[str] = []
        session = page.context.new_cdp_session(page)
        session.on("Network.responseReceived", self._answer)
        session.on("Network.loadingFinished", self._loaded)
        session.on("Network.webSocketFrameReceived", self._message)
        session.send("Network.enable")
        session.send("Network.clearBrowserCache")

    def _answer(self, event: dict[str, Any]) -> None:
        self._types[event["requestId"]] = event["type"]
        if event["type"] == "Script":
            self.scripts.append(event["response"]["url"])

    def _loaded(self, event: dict[str, Any]) -> None:
        self._bytes[event["requestId"]] = event["encodedDataLength"]

    def _message(self, event: dict[str, Any]) -> None:
        self._bytes["socket"] += len(event["response"]["payloadData"])

    def kb(self, *types: str) -> float:
        """Return the kilobytes received so far for these resource types, by default for all
        types."""
        sizes = self._bytes.items()
        chosen = (size for one, size in sizes if not types or self._types.get(one) in types)
        return sum(chosen) / 1000


@contextmanager
def counted(person: Person, url: str) -> Iterator[tuple[Page, Traffic]]:
    """Open an address in a new tab with an empty cache."""
    page = person.context.new_page()
    traffic = Traffic(page)
    page.goto(url)
    yield page, traffic
    page.close()


def wait_idle(page: Page) -> None:
    page.wait_for_load_state("networkidle")


def test_the_lobby_is_light(visit: Callable[..., Person]) -> None:
    """Hole: the lobby needs so much data that it loads slowly on a bad network."""
    person = visit()
    with counted(person, person.url) as (page, traffic):
        expect(page.get_by_test_id("lobby-play-ruby-dame")).to_be_visible()
        wait_idle(page)
        needed = traffic.kb("Document", "Script", "Stylesheet")
        assert 20 < needed <= BUDGETS["lobbyFirstContent"]
        assert needed < traffic.kb() <= BUDGETS["lobbyIdle"]


def test_the_lobby_has_no_table(visit: Callable[..., Person]) -> None:
    """Hole: the lobby loads the code of the table and the texts of all games."""
    person = visit()
    with counted(person, person.url) as (page, traffic):
        expect(page.get_by_test_id("lobby-play-ruby-dame")).to_be_visible()
        wait_idle(page)
        code = "".join(httpx.get(url).text for url in set(traffic.scripts))
        shown = page.get_by_test_id("lobby").inner_text()
    chunks = json.loads((PAGE / "chunks.json").read_text())
    table = chunks["src/views/Table.svelte"]["file"]
    assert not [url for url in traffic.scripts if url.endswith(table)]
    for name in (*REGISTRY, "bots", "lessons"):
        text = (TEXTS / f"{name}.ftl").read_text(encoding="utf-8")
        keys = re.findall(r"^([a-z][\w-]*) = ", text, re.M)
        others = [key for key in keys if not key.startswith(FIRST)]
        assert others
        assert not [key for key in others if f"{key} = " in code], name
    # a missing text is shown as its key
    assert not re.findall(r"^[a-z]+(?:-[a-z]+)+$", shown, re.M)


@pytest.mark.parametrize("game", ["free-clubs", *map(long, [*REGISTRY][1:])])
def test_the_table_is_light(visit: Callable[..., Person], game: str) -> None:
    """Hole: a table needs so much data that its first card appears late on a bad network."""
    person = visit()
    with counted(person, person.url) as (page, traffic):
        page.get_by_test_id(f"lobby-play-{game}").click()
        expect(page.locator('[data-testid^="card-"]').first).to_be_visible()
        assert traffic.kb() <= BUDGETS["firstCard"]
        table = page.url
    with counted(person, table) as (page, traffic):
        expect(page.locator('[data-testid^="card-"]').first).to_be_visible()
        wait_idle(page)
        assert 50 < traffic.kb("Script") <= BUDGETS["tableScripts"]
        assert traffic.kb() <= BUDGETS["firstCard"]


def test_a_second_visit_is_from_the_cache(visit: Callable[..., Person]) -> None:
    """Hole: on a second visit the browser loads files again although their names contain a hash."""
    person = visit()
    with counted(person, person.url) as (page, traffic):
        wait_idle(page)
        first = traffic.kb("Document", "Script", "Stylesheet", "Font")
        page.goto(person.url)
        wait_idle(page)
        assert traffic.kb("Document", "Script", "Stylesheet", "Font") - first < 5


def test_files_are_sent_as_they_were_compressed(visit: Callable[..., Person]) -> None:
    """Hole: the server does not send the compressed files of the build to browsers."""
    person = visit()
    with httpx.Client(base_url=person.url) as http:
        for path in PAGE.glob("assets/*.js"):
            for coding, end in (("gzip", ".gz"), ("br", ".br")):
                if not path.with_name(path.name + end).is_file():
                    continue
                answer = http.head(f"/assets/{path.name}", headers={"Accept-Encoding": coding})
                assert answer.headers["Content-Encoding"] == coding
                size = path.with_name(path.name + end).stat().st_size
                assert answer.headers["Content-Length"] == str(size) < str(9) * 9
                assert "immutable" in answer.headers["Cache-Control"]


# ---- layout shift ----------------------------------------------------------------------------


def listing(*names: str) -> str:
    """Return a list of open tables, one for each name, as the server sends it."""
    about: dict[str, Any] = {
        "game": "ruby-dame",
        "options": {},
        "hand_number": 0,
        "free": 3,
        "clock": "",
    }
    about |= {"pace": "realtime", "updated": ""}
    about["terms"] = {"changed": {}, "target": 150, "teams": [0, 1, 0, 1], "minutes": [25, 45]}
    about["faces"] = ["linnet"]
    tables = [{"id": f"table-of-{name}", "people": [name], **about} for name in names]
    return json.dumps(tables)


def moved(page: Page) -> float:
    page.evaluate(DRAWN)
    shifts = page.evaluate("window.shifts")
    print(shifts)
    return float(sum(value for value, *_ in shifts))


@pytest.mark.parametrize("size", SIZES)
def test_the_lobby_stays_where_it_is(visit: Callable[..., Person], size: tuple[int, int]) -> None:
    """Holes: data, fonts or texts that arrive late move the page while a person reads; a new open
    table moves the buttons just before a click."""
    person = visit(size=size)
    person.get("lobby-play-ruby-dame").click()
    person.page.wait_for_url("**/table/*")
    now: list[str] = ["Ada"]
    person.page.route("**/api/tables/listed", lambda route: route.fulfill(body=listing(*now)))
    person.page.add_init_script(SHIFTS)
    late: list[Route] = []
    person.page.route("**/*.woff2", lambda route: late.append(route))
    person.page.route("**/api/tables", lambda route: late.append(route))
    with person.page.expect_request(lambda one: one.url.endswith("/api/tables")):
        # The page is not loaded before the fonts are, if they are asked for early enough.
        person.page.goto(person.url, wait_until="commit")
    expect(person.get("name")).to_be_visible()
    assert moved(person.page) <= BUDGETS["lobbyShift"]
    person.page.unroute("**/api/tables")
    for route in late:
        route.continue_()
    expect(person.get("listed-table-of-Ada")).to_be_visible()
    assert moved(person.page) <= BUDGETS["lobbyShift"]
    for names in (["Ada", "Bo"], ["Bo"], [], ["Ada", "Bo", "Clea"], ["Clea"]):
        now[:] = names
        # the shifts of each change are counted separately
        person.page.evaluate("window.shifts = []")
        with person.page.expect_response("**/api/tables/listed"):
            person.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(person.page.locator('[data-testid^="listed-table"]')).to_have_count(len(names))
        assert moved(person.page) <= BUDGETS["lobbyShift"], names


# ---- links -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "tail", ["%E2%80%8B", *map(long, [".", ")", "/extra", "?utm_source=x", "%20see"])]
)
def test_a_link_with_something_behind_it(visit: Callable[..., Person], tail: str) -> None:
    """Hole: a link opens no table if an app has appended a full stop or a parameter."""
    person = visit()
    person.get("lobby-play-ruby-dame").click()
    person.page.wait_for_url("**/table/*")
    table = person.page.url
    person.page.goto(table + tail)
    expect(person.page.locator('[data-testid^="card-"]').first).to_be_visible()
    assert person.page.url == table
    # The page handles this address itself, without the server.
    person.page.evaluate("path => history.pushState(null, '', path)", table + tail)
    person.page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    person.page.wait_for_url(table)
    expect(person.page.locator('[data-testid^="card-"]').first).to_be_visible()
