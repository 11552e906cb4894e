"""A clock in real browsers: chosen where a table is opened, seen at the table, changed there."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.person import DESKTOP, PHONE, Person
from browser.test_friends import shown, take
from clubsuit.texts import say

WIDER = "one => one.scrollWidth - one.clientWidth"


def opened(person: Person, clock: str) -> str:
    """A table for friends with this clock; its link."""
    person.get("lobby-setup-ruby-dame").click()
    person.page.get_by_role("switch", name=say("friends-open")).check()
    person.get("clock").select_option(clock)
    assert person.faults() == []
    assert person.overflow() <= 0
    person.get("start").click()
    person.get("gathering").wait_for()
    return person.get("link").input_value()


def test_a_clock_at_the_table(visit: Any, friend: Any) -> None:
    """Holes: what was chosen is not there; a clock that covers or moves what it stands beside, on a
    phone; who runs out of time, or is about to, is not told; a bot's decision without its mark."""
    ada = visit(name="Ada", size=PHONE)
    bo = friend(opened(ada, "15"), size=DESKTOP)
    both = ada, bo
    for person in both:
        expect(person.get("clock-here")).to_contain_text(say("clock-move", seconds=15))
    take(bo, 1, "Bo")
    ada.get("begin").click()
    for person in both:
        for seat in (0, 1):
            expect(person.get(f"clock-{seat}")).to_be_visible()
        for bot in (2, 3):
            expect(person.get(f"clock-{bot}")).to_have_count(0)
        assert person.overflow() <= 0
        assert person.faults() == []
    runs = "[data-runs=true]"
    expect(ada.page.locator(runs)).to_have_count(1)
    expect(ada.get("clock-soon")).to_have_text(say("clock-soon"))  # Ada does not decide
    expect(bo.get("clock-soon")).to_be_empty()
    assert ada.faults() == []
    assert ada.overflow() <= 0
    ada.page.wait_for_function(
        """() => document.querySelector('[data-testid="clock-soon"]').textContent === ''"""
    )
    bo.get("show-chat").wait_for()
    expect(bo.get("log")).to_contain_text("by a bot")


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_another_clock_by_agreement(visit: Any, friend: Any, size: tuple[int, int]) -> None:
    """Hole: one who cannot propose it, agree to it, or see what is proposed, on a phone."""
    ada = visit(name="Ada", size=size)
    bo = friend(opened(ada, ""), size=size)
    take(bo, 1, "Bo")
    ada.get("begin").click()
    shown(ada)
    expect(ada.get("clock-0")).to_have_count(0)
    ada.get("show-seats").click()
    ada.page.get_by_text(say("clock-change")).click()
    ada.get("clock").select_option("300+5")
    assert ada.faults() == []
    assert ada.overflow() <= 0
    assert ada.get("seats").evaluate(WIDER) <= 0
    ada.get("propose-clock").click()
    expect(bo.get("proposed")).to_contain_text("5 minutes for the game")
    bo.get("agree").click()
    for person in (ada, bo):
        for seat in (0, 1):
            expect(person.get(f"clock-{seat}")).to_be_visible()
        assert person.overflow() <= 0
