"""Matchmaking, absent players and notifications, in real browsers."""

import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from playwright.sync_api import expect

from browser.support.friends import until_substituted
from browser.support.person import ACROSS, DESKTOP, ONE_LOOK, PHONE, Person
from clubsuit.texts import say
from server.support.servers import Server

LONG_S = 3600.0

HIDDEN = """() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    window.notified = []
    window.Notification = class {
        static permission = 'granted'
        constructor(title) { window.notified.push(title) }
    }
}"""
"""Script for the page: pretend that it is hidden, and record its notifications."""


@pytest.fixture
def come(
    people: Callable[..., Person],
    launcher: subprocess.Popen[str],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Callable[..., Person]]:
    """Function that opens the lobby of a server without other people.

    Bots replace absent players of this server only after an hour.
    """
    folder, log = tmp_path_factory.mktemp("data"), tmp_path_factory.mktemp("log")
    server = Server(launcher, folder, log / "server.log", grace=LONG_S)
    with closing(server):
        yield lambda **how: people(server.url, **how)


@pytest.mark.parametrize(("size", "scheme"), ONE_LOOK)
def test_strangers_meet(come: Callable[..., Person], size: tuple[int, int], scheme: str) -> None:
    """Hole: strangers cannot meet by the button in the lobby and play together, or the page cannot
    be read or used on the way."""
    ada, bo, cy = (come(name=name, size=size, scheme=scheme) for name in ("Ada", "Bo", "Cy"))
    ada.way("anyone", "clubs-whist")
    expect(ada.get("missing")).to_contain_text("1 person here, 2 more needed")
    bo.page.reload()
    expect(bo.get("waiting-clubs-whist")).to_have_text("1 waiting, 2 missing")
    for person in (ada, bo):
        assert person.faults() == []
        assert person.overflow() == 0
    bo.get("meet-clubs-whist").click()
    expect(ada.get("place-1")).to_contain_text("Bo")
    cy.way("anyone", "clubs-whist")
    for person in (ada, bo, cy):
        person.shown()
    assert [person.fact("seat") for person in (ada, bo, cy)] == ["0", "1", "2"]


def test_a_name_comes_first(come: Callable[..., Person]) -> None:
    """Bug: people without a name met as Guest, Guest 2 and Guest 3.

    The page must ask for a name once and store it.
    """
    ada = come(size=PHONE)
    ada.way("anyone", "clubs-whist")
    ada.get("first-name").fill("  ")
    ada.get("play-named").click()
    expect(ada.get("name-first")).to_contain_text(say("anyone-name-missing"))
    assert (ada.faults(), ada.overflow()) == ([], 0)
    ada.get("first-name").fill("Ada")
    ada.page.keyboard.press("Enter")
    expect(ada.get("place-0")).to_contain_text("Ada")
    ada.page.goto(ada.url)
    expect(ada.get("name")).to_have_value("Ada")
    ada.way("anyone", "clubs-whist")
    expect(ada.get("place-0")).to_contain_text("Ada")


def test_who_leaves_goes_to_the_lobby(come: Callable[..., Person]) -> None:
    """Hole: the table still counts a player who has stopped waiting, or this player does not return
    to the lobby."""
    ada, bo = come(name="Ada"), come(name="Bo")
    ada.way("anyone", "ruby-dame")
    ada.get("missing").wait_for()
    bo.way("anyone", "ruby-dame")
    expect(ada.get("place-1")).to_contain_text("Bo")
    bo.get("leave").click()
    bo.get("lobby").wait_for()
    expect(ada.get("missing")).to_contain_text("1 person here")


@pytest.mark.long
def test_all_see_who_is_away(come: Callable[..., Person]) -> None:
    """Hole: the page does not show which player is absent and when a bot takes over."""
    ada, bo = come(name="Ada", size=PHONE), come(name="Katharina")
    cy = come(name="Cy", size=DESKTOP)
    for person in (ada, bo, cy):
        person.way("anyone", "clubs-whist")
        person.page.wait_for_url("**/table/**")
    for person in (ada, bo, cy):
        person.shown()
    bo.page.goto("about:blank")
    for person in (ada, cy):
        expect(person.get("seat-1").get_by_test_id("gone-1")).to_contain_text("bot in")
    ada.page.set_viewport_size({"width": ACROSS[0], "height": ACROSS[1]})
    ada.rest()
    name = ada.get("seat-1").locator(".name")
    expect(name).to_have_text("Katharina")
    for one in (name, ada.get("seat-1").get_by_test_id("gone-1")):
        assert one.evaluate("one => one.scrollWidth - one.clientWidth") == 0
    assert name.evaluate("one => one.clientWidth") > 0
    ada.get("show-seats").click()
    expect(ada.get("place-1")).to_contain_text("a bot takes over in")
    bo.page.go_back()
    expect(cy.get("gone-1")).to_have_count(0)


@pytest.mark.long
def test_a_bots_decision_is_marked(people: Callable[..., Person], server: Server) -> None:
    """Holes: the log does not mark decisions that a bot made for an absent player; the page does
    not tell that player about them."""
    ada = people(server.url, name="Ada", size=DESKTOP)  # here bots take over after a second
    ada.get("lobby-friends-clubs-whist").click()
    link = ada.get("link").input_value()
    bo = people(link, name="Bo")
    bo.get("sit-1").click()
    expect(ada.get("place-1")).to_contain_text("Bo")
    ada.get("begin").click()
    for person in (ada, bo):
        person.shown()
    bo.page.goto("about:blank")
    expect(until_substituted(ada).first).to_contain_text("by a bot")
    bo.page.go_back()
    bo.shown()
    expect(bo.get("substituted-for-me")).to_have_text(say("gone-mine"))


def test_a_notification_when_it_is_ones_turn(come: Callable[..., Person]) -> None:
    """Hole: a player in another tab gets no notification of the turn, or one that names cards."""
    ada, bo, cy = (come(name=name, notify=True) for name in ("Ada", "Bo", "Cy"))
    for person in (ada, bo, cy):
        person.way("anyone", "clubs-whist")
        person.page.wait_for_url("**/table/**")
    for person in (ada, bo, cy):
        person.shown()
    turn = int(ada.fact("turn"))
    acts, waits = (ada, bo, cy)[turn], (ada, bo, cy)[(turn + 1) % 3]
    waits.page.evaluate(HIDDEN)
    while waits.fact("turn") != waits.fact("seat"):
        acts.shown()
        acts.decide(wait=False)
        waits.shown()
        acts = (ada, bo, cy)[int(waits.fact("turn"))]
    assert waits.page.evaluate("window.notified") == ["Clubs (Whist): it is your turn"]
