"""Clocks in real browsers: chosen for a new table, shown at the table and changed there."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.support.friends import shorten_clock, take_seat
from browser.support.layout import WIDER
from browser.support.person import DESKTOP, PHONE, Person
from clubsuit.texts import say


def opened(person: Person, clock: str) -> str:
    """Open a table for friends with this clock and return its link."""
    person.way("setup", "ruby-dame")
    person.page.get_by_role("switch", name=say("friends-open")).check()
    person.get("clock").select_option(clock)
    assert person.faults() == []
    assert person.overflow() <= 0
    person.get("start").click()
    person.get("gathering").wait_for()
    return person.get("link").input_value()


def test_a_clock_at_the_table(visit: Any, friend: Any) -> None:
    """Holes: the table does not have the chosen clock; on a phone a clock covers or moves other
    elements; bots have clocks; the clocks of players who choose at the same time do not all run."""
    ada = visit(name="Ada", size=PHONE)
    bo = friend(opened(ada, "60"), size=DESKTOP)
    both = ada, bo
    for person in both:
        expect(person.get("changed-clock")).to_contain_text(say("clock-move", seconds=60))
    take_seat(bo, 1, "Bo")
    ada.get("begin").click()
    for person in both:
        for seat in (0, 1):
            expect(person.get(f"clock-{seat}")).to_be_visible()
        for bot in (2, 3):
            expect(person.get(f"clock-{bot}")).to_have_count(0)
        expect(person.page.locator("[data-runs=true]")).to_have_count(2)
        assert person.overflow() <= 0
        assert person.faults() == []


@pytest.mark.long
def test_time_is_up(visit: Any, friend: Any) -> None:
    """Holes: the page does not warn a player who has little time left, or warns the others; the
    decision of a bot is not marked."""
    ada = visit(name="Ada", size=PHONE)
    ada.page.route("**/api/tables", shorten_clock)
    bo = friend(opened(ada, "15"), size=DESKTOP)
    take_seat(bo, 1, "Bo")
    ada.get("begin").click()
    expect(ada.get("clock-soon")).to_have_text(say("clock-soon"))  # Ada does not decide
    expect(bo.get("log")).to_contain_text("by a bot")
    expect(ada.get("clock-soon")).to_be_empty()


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_another_clock_by_agreement(visit: Any, friend: Any, size: tuple[int, int]) -> None:
    """Hole: on a phone players cannot propose a clock, read the proposal or agree to it."""
    ada = visit(name="Ada", size=size)
    bo = friend(opened(ada, ""), size=size)
    take_seat(bo, 1, "Bo")
    ada.get("begin").click()
    ada.shown()
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
