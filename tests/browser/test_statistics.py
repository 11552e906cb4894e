"""A player's statistics in the browser."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.support.person import ONE_LOOK
from browser.support.second_line import finish_hand


@pytest.mark.parametrize(("size", "scheme"), ONE_LOOK)
def test_statistics(visit: Any, size: tuple[int, int], scheme: str) -> None:
    """Holes: a played hand is not counted; a chart has no table with its numbers; the page has
    accessibility faults or is wider than a phone."""
    person = visit(size=size, scheme=scheme)
    person.page.goto(f"{person.url}/statistics")
    expect(person.get("stats-none")).to_be_visible()
    person.page.goto(person.url)
    person.sit_down("clubs-whist")
    finish_hand(person)
    person.page.goto(person.url)
    person.get("statistics-link").click()
    figures = person.get("stats-clubs-whist")
    expect(figures).to_contain_text("1 finished hand")
    expect(figures).to_contain_text("Tricks in a hand")
    figures.get_by_text("As a table").click()
    expect(figures.get_by_role("rowheader")).to_have_count(1)
    assert (person.faults(), person.overflow()) == ([], 0)
