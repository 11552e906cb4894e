"""A tournament in real browsers: made, played from the link, compared."""

from collections.abc import Callable
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from browser.support.accounts import PASSWORD, enter
from browser.support.person import ACROSS, ONE_LOOK, Person, long, small_targets
from browser.support.second_line import finish_hand

PADDING = 32
"""Width of the margin and the padding of the results on a phone."""


def play_entry(person: Person) -> None:
    """Play all hands of a tournament from its page, and return to its page."""
    person.get("play").click()
    person.settle()
    finish_hand(person)
    expect(person.get("next-hand")).to_have_count(0)
    person.get("to-results").click()
    person.get("results").wait_for()


def well_drawn(person: Person) -> None:
    """Check that the page has no faults, nothing beside the window, and targets for fingers."""
    assert (person.faults(), person.overflow() <= 0, small_targets(person)) == ([], True, [])


@pytest.mark.parametrize(("size", "scheme"), [*ONE_LOOK, long(ACROSS, "dark")])
def test_a_tournament_is_played(
    visit: Callable[..., Person],
    friend: Callable[..., Person],
    size: tuple[int, int],
    scheme: str,
) -> None:
    """Holes: a person with an account cannot make a tournament; the link leads nowhere; the table
    has no way to the results after the last hand; a guest sees results before; a long name pushes
    the points out of a phone's window."""
    look: dict[str, Any] = {"size": size, "scheme": scheme}
    ada = visit(**look)
    ada.get("tournaments-link").click()
    ada.get("tournament-ruby-dame").wait_for()  # the match of the week
    expect(ada.get("needs-account")).to_be_visible()
    well_drawn(ada)
    name = f"Ada {size[0]} {scheme}"
    enter(ada, name, PASSWORD, making=True)
    expect(ada.get("account-link")).to_have_text(name)
    ada.start_at("/tournaments")
    ada.get("tournament-name").fill("Club night")
    ada.get("tournament-game").select_option("clubs-whist")
    ada.get("tournament-hands").select_option("1")
    ada.get("tournament-level").select_option("beginner")
    ada.get("make-tournament").click()
    expect(ada.get("tournament").get_by_role("heading", level=1)).to_have_text("Club night")
    link = ada.get("tournament-link").input_value()
    well_drawn(ada)
    play_entry(ada)
    expect(ada.get("results-accounts").get_by_role("row")).to_have_count(3)
    expect(ada.get("results-accounts")).to_contain_text("(you)")
    bo = friend(link, **look)
    bo.get("name").fill("Bo with a name as long as many others")
    expect(bo.get("results")).to_have_count(0)
    play_entry(bo)
    expect(bo.get("results-guests")).to_contain_text("Bo with")
    for group in ("accounts", "guests"):
        box = bo.get(f"results-{group}").locator(".over").bounding_box()
        assert box
        assert box["x"] + box["width"] <= size[0] - PADDING
    expect(bo.get("results-accounts").get_by_role("row")).to_have_count(3)
    well_drawn(bo)
    bo.get("results-accounts").get_by_role("link").click()
    bo.get("review").wait_for()
    bo.page.goto(urljoin(link, "/tournaments"))
    expect(bo.get("tournaments")).to_contain_text("Club night")
