"""The page without a server, and what the device does during a game."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from browser.support.friends import together
from browser.support.person import Person
from browser.support.tables import sit, until
from clubsuit.texts import say
from server.support.servers import Server

READY = "navigator.serviceWorker.ready.then(() => caches.match('/offline.html')).then(Boolean)"
"""Script for the page: return whether the worker has stored the page for a lost connection."""

DEVICE = """
    window.calls = []
    const note = name => () => (window.calls.push(name), Promise.resolve())
    navigator.setAppBadge = note('badge')
    navigator.clearAppBadge = note('none')
    const release = note('off')
    const request = () => note('on')().then(() => ({ release }))
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
"""
"""Script for the page: record the calls for the badge and for the screen."""


def test_a_page_that_cannot_be_loaded(
    friend: Callable[..., Person], launch: Callable[[], Server]
) -> None:
    """Holes: without a connection the browser shows its own error, or an old version of the page
    that does not work; the page does not say whether the device or the server is the cause; it
    stays when the connection is back."""
    server = launch()
    ada = friend(server.url)
    ada.page.wait_for_function(READY)
    ada.page.reload()
    ada.context.set_offline(True)
    ada.page.goto(f"{server.url}/rules/clubs-whist")
    expect(ada.page.get_by_role("heading")).to_have_text(say("offline-device"))
    assert ada.overflow() == 0
    ada.context.set_offline(False)
    ada.page.wait_for_url("**/rules/clubs-whist")
    expect(ada.page.get_by_role("heading").first).not_to_have_text(say("offline-device"))
    server.kill()
    ada.page.goto(server.url)
    expect(ada.page.get_by_role("heading")).to_have_text(say("offline-server"))
    assert ada.faults() == []
    server.start()
    ada.page.get_by_role("link", name=say("offline-retry")).click()
    ada.get("lobby").wait_for()


def test_the_badge_and_the_screen(visit: Any, friend: Any) -> None:
    """Holes: the icon has no badge on the player's turn, or keeps it afterwards; the screen goes
    off during a game, or stays on after the player has left the table."""
    people = together(visit, friend, "clubs-whist")
    for person in people:
        person.context.add_init_script(DEVICE)
        person.page.reload()
        person.shown()
    mine = next(one for one in people if one.fact("turn") == one.fact("seat"))
    waits = next(one for one in people if one is not mine)
    calls = "() => window.calls.filter(name => ['badge', 'none'].includes(name)).at(-1)"
    assert mine.page.evaluate(calls) == "badge"
    assert waits.page.evaluate(calls) == "none"
    mine.decide(wait=False)
    mine.page.wait_for_function(f"({calls})() === 'none'")
    screen = "() => window.calls.filter(name => ['on', 'off'].includes(name))"
    assert mine.page.evaluate(screen) == ["on"]
    mine.page.locator("header a").first.click()
    mine.get("lobby").wait_for()
    assert mine.page.evaluate(screen) == ["on", "off"]


def test_the_screen_may_go_off(visit: Any) -> None:
    """Hole: the screen stays on although the player has switched that off."""
    ada = visit(awake=False)
    ada.context.add_init_script(DEVICE)
    sit(ada, "ruby-dame")
    until(ada, "play")
    assert "on" not in ada.page.evaluate("window.calls")
