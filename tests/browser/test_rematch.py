"""Rematches with the same people, in real browsers."""

from typing import Any

from playwright.sync_api import expect

from browser.support.friends import propose, together
from browser.support.person import PHONE


def test_all_play_again(visit: Any, friend: Any) -> None:
    """Holes: the page does not tell the others about a rematch, or they do not get their seats at
    the new table; spectators cannot follow, or are offered a seat at the finished table."""
    ada, bo = together(visit, friend, "clubs-whist")
    watcher = friend(ada.page.url, size=PHONE, scheme="dark")
    watcher.shown()
    propose(ada, "end")
    bo.get("agree").click()
    expect(watcher.get("game-ended")).to_be_visible()
    expect(watcher.get("play-again")).to_have_count(0)
    expect(watcher.get("spectator").get_by_role("button")).to_have_count(0)
    bo.get("play-again").click()
    bo.get("gathering").wait_for()
    for person in (ada, watcher):
        expect(person.get("next-game")).to_contain_text("Bo has opened another game")
        assert person.faults() == []
        assert person.overflow() == 0
        person.get("play-again").click()
        person.get("gathering").wait_for()
        assert person.page.url == bo.page.url
    expect(ada.get("place-0")).to_contain_text("you")
    expect(bo.get("place-1")).to_contain_text("you")
    ada.get("begin").click()
    for person in (ada, bo, watcher):
        person.shown()
    assert (ada.fact("seat"), bo.fact("seat"), watcher.fact("seat")) == ("0", "1", "-1")
