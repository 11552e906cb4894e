"""Browsers without new features, JavaScript, cookies or storage, and pages that fail to load."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from browser.support.person import Person, long
from browser.support.tables import GAMES, sit
from clubsuit.server.http.pages import PAGE
from clubsuit.texts import say
from server.support.servers import Server

LACKING = """() => {
    const lack = (owner, ...names) => names.forEach(name => owner && delete owner[name])
    lack(Intl, 'Segmenter', 'DurationFormat')
    lack(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with')
    lack(Array.prototype, 'findLast', 'findLastIndex')
    lack(Array, 'fromAsync')
    lack(Object, 'groupBy')
    lack(Map, 'groupBy')
    lack(Promise, 'withResolvers', 'try')
    lack(String.prototype, 'isWellFormed', 'toWellFormed')
    lack(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference')
    lack(Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom')
    lack(Uint8Array, 'fromHex', 'fromBase64')
    lack(Uint8Array.prototype, 'toHex', 'toBase64', 'setFromHex')
    lack(RegExp, 'escape')
    lack(URL, 'canParse', 'parse')
    lack(AbortSignal, 'any')
    lack(Element.prototype, 'checkVisibility', 'setHTMLUnsafe', 'getHTML', 'moveBefore')
    for (const name of Object.getOwnPropertyNames(Element.prototype))
        if (name.startsWith('aria')) lack(Element.prototype, name) // Firefox before 119
    lack(HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover', 'popover')
    lack(HTMLDialogElement.prototype, 'requestClose', 'closedBy')
    lack(Document.prototype, 'startViewTransition', 'adoptedStyleSheets')
    lack(Crypto.prototype, 'randomUUID', 'subtle') // by plain http in a local network
    lack(Navigator.prototype, 'locks', 'wakeLock', 'userActivation', 'serviceWorker', 'clipboard')
    lack(window, 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'Iterator')
    lack(window, 'CompressionStream', 'DecompressionStream', 'Temporal')
    lack(window, 'Notification', 'PushManager')
}"""
"""Script for the page: delete all features that the oldest browsers of docs/browsers.md lack."""

NO_STORAGE = """() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, {
            get() { throw new DOMException('Access is denied', 'SecurityError') },
        })
}"""
"""Script for the page: raise an error at each access to storage."""

NO_COOKIES = """() => {
    const ask = window.fetch
    window.fetch = (to, how) => ask(to, { ...how, credentials: 'omit' })
}"""
"""Script for the page: send requests without cookies, and ignore cookies in responses."""


def lacking(visit: Callable[..., Person], script: str, **how: Any) -> Person:
    """Return a person whose browser runs this script before the page."""
    person = visit(**how)
    person.context.add_init_script(f"({script})()")
    person.page.reload()
    return person


# ---- old browsers ------------------------------------------------------------------------------


def test_the_oldest_browsers(visit: Any) -> None:
    """Bugs: the page was blank without `Intl.Segmenter`; the table was not drawn without
    `toReversed`."""
    person = lacking(visit, LACKING)
    person.sit_down("climbing-clubs")
    for _ in range(2):
        person.decide()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_hand_in_the_oldest_browsers(visit: Any, game: str) -> None:
    """Hole: scores, reviews or other pages use features that the oldest browsers lack."""
    person = lacking(visit, LACKING)
    person.sit_down(game)
    person.play_hand()
    expect(person.get("hand-score")).to_be_visible()
    person.get("review-hand").click()
    person.page.wait_for_selector('[data-testid=review][data-settled="true"]')
    for path in (f"rules/{game}", "account", "statistics", "games"):
        person.page.goto(f"{person.url}/{path}")
        person.page.locator("main h1").first.wait_for()


NEWER = {
    "css": [
        *(r":has\(", r"light-dark\(", r"color-mix\(", r"\banchor\(", r"\blinear\("),
        *(r"@starting-style", r"@scope", r"@property", r"@position-try", r"@media[^{]*[<>]"),
        *(r"[{};]\s*&", r"\bsubgrid\b", r"\b(?:round|mod|rem)\(", r"animation-timeline"),
    ],
    "js": [r"\(\?<[=!]"],
}
"""Syntax that the oldest supported browsers do not understand.

These browsers ignore a CSS rule with new syntax, and a whole script that contains a look-behind.
"""


@pytest.mark.parametrize("kind", NEWER)
def test_nothing_newer_was_built(kind: str) -> None:
    """Hole: the build contains new syntax, which no test notices, because Chromium supports it."""
    files = sorted(Path(PAGE, "assets").glob(f"*.{kind}"))
    assert files
    found = [
        f"{file.name}: {hit.group()}"
        for file in files
        for new in NEWER[kind]
        for hit in re.finditer(new, file.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "lack",
    [
        "CSS.supports = () => false",
        long("delete HTMLDialogElement.prototype.showModal"),
        long("delete Array.prototype.at"),
    ],
)
def test_a_browser_that_is_too_old(visit: Any, lack: str) -> None:
    """Bug: the page was blank. It must show one sentence that names the supported browsers."""
    person = lacking(visit, f"() => {{ {lack} }}")
    expect(person.page.locator("#page-old")).to_have_text(say("page-old"))
    assert person.page.inner_text("body").strip() == say("page-old")


def abort(route: Route) -> None:
    route.abort()


def broken(route: Route) -> None:
    route.fulfill(content_type="text/javascript", body="throw new Error('too new')")


def unreadable(route: Route) -> None:
    route.fulfill(content_type="text/javascript", body="let = of new")


@pytest.mark.parametrize("what", [abort, long(broken), long(unreadable)])
def test_a_page_that_does_not_start(visit: Any, what: Callable[[Route], None]) -> None:
    """Hole: the page is blank if its script is not loaded, cannot be parsed or fails."""
    person = visit()
    person.context.route("**/assets/index-*.js", what)
    person.page.reload()
    expect(person.page.locator("#page-failed")).to_be_visible()
    assert person.page.inner_text("body").strip() == say("page-failed")
    person.errors.clear()


@pytest.mark.long
def test_a_page_that_fails_later(visit: Any) -> None:
    """Hole: the page is blank if the table cannot be drawn. Bug: the link to the lobby and the back
    button changed the address, but the page still showed the error."""
    person = visit()

    def fail() -> None:
        person.get("lobby-play-clubs-whist").click()
        expect(person.page.get_by_test_id("hand")).to_be_visible()  # all code has been loaded
        person.page.get_by_role("link", name=say("table-to-lobby")).first.click()
        person.get("lobby-play-clubs-whist").wait_for()
        person.page.evaluate("() => { Array.prototype.flatMap = undefined }")
        person.get("lobby-play-clubs-whist").click()
        expect(person.page.get_by_role("alert")).to_contain_text(say("page-broken"))

    fail()
    assert person.errors  # the error is reported as well
    person.page.get_by_role("link", name=say("table-to-lobby")).click()
    person.get("lobby-play-clubs-whist").wait_for()
    fail()
    person.page.evaluate("() => history.back()")
    person.get("lobby-play-clubs-whist").wait_for()
    person.errors.clear()


def test_without_scripts(chromium: Browser, server: Server) -> None:
    """Hole: the page is blank in a browser without JavaScript."""
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(server.url)
    assert page.inner_text("noscript") == say("page-no-script")
    context.close()


def test_nothing_is_said_without_need(visit: Any) -> None:
    """Hole: the page tells people with a supported browser that it is too old."""
    person = visit()
    person.get("lobby-play-clubs-whist").wait_for()
    for name in ("page-old", "page-failed"):
        expect(person.page.locator(f"#{name}")).to_be_hidden()


# ---- cookies and storage ----------------------------------------------------------------------


def sentence(key: str) -> str:
    """Return the text of a refusal as shown on the page, with an initial capital."""
    words = say(key)
    return words[0].upper() + words[1:]


@pytest.mark.long
def test_without_cookies(visit: Any) -> None:
    """Bug: *Play* opened a table that was then not found, and the page gave no reason."""
    person = lacking(visit, NO_COOKIES)
    person.context.clear_cookies()
    game = "clubs-whist"
    for names in (f"lobby-play-{game}", f"lobby-friends-{game}", f"lobby-more-{game} way-learn"):
        for name in names.split():
            person.get(name).click()
        expect(person.get("problem")).to_contain_text(sentence("server-cookie"))
        expect(person.get("problem")).to_be_in_viewport()
        assert person.page.url == f"{person.url}/"
        person.page.reload()
        person.context.clear_cookies()
    person.page.goto(f"{person.url}/account")
    person.context.clear_cookies()
    person.get("account-name").fill("Ada")
    person.get("password").fill("correct horse battery")
    person.get("enter").click()
    expect(person.page.get_by_role("alert")).to_contain_text(sentence("server-cookie"))


def test_a_table_without_cookies(visit: Any) -> None:
    """Hole: the page shows "Table not found" to a person whose browser sends no cookies."""
    person = visit()
    sit(person, "clubs-whist")
    person.page.route(
        "**/table/*", lambda route: (route.continue_(), person.context.clear_cookies())
    )
    person.context.clear_cookies()
    person.page.evaluate("() => dispatchEvent(new Event('offline'))")
    expect(person.get("connection")).to_contain_text(say("table-closed-4402"))


def test_a_cookie_that_got_lost(visit: Any) -> None:
    """Hole: a person who has deleted the cookies of an open page is asked to allow cookies."""
    person = visit()
    person.get("lobby-play-clubs-whist").wait_for()
    person.context.clear_cookies()
    person.sit_down("clubs-whist")


@pytest.mark.long
def test_without_storage(visit: Any) -> None:
    """Hole: the page stops in a browser that raises an error at each access to storage."""
    person = lacking(visit, NO_STORAGE)
    person.way("play", "free-clubs")  # such a browser does not remember what its user has learned
    person.settle()
    person.decide()
    for path in ("games", "practice/clubs-whist", "puzzles/clubs-whist", "device"):
        person.page.goto(f"{person.url}/{path}")
        person.page.locator("main h1").first.wait_for()
