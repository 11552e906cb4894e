"""The rules beside the cards."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.person import DESKTOP, LOOKS, PHONE, Person

SIDE = (740, 360)


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_the_rules_of_this_moment(
    visit: Callable[..., Person], size: tuple[int, int], scheme: str
) -> None:
    """Hole: who wonders what to do now reads the rules from their beginning, in another tab."""
    person = visit(size=size, scheme=scheme)
    person.sit_down("clubs-whist")
    person.page.keyboard.press("b")
    drawer = person.get("rules")
    expect(drawer.get_by_role("heading", name="Keep or swap")).to_be_in_viewport()
    expect(drawer.locator(".cited")).to_contain_text(
        "You keep your cards, or you take the bid hand"
    )
    expect(drawer.get_by_role("heading", name="The cards", exact=True)).not_to_be_in_viewport()
    expect(drawer.get_by_role("button", name="Close")).to_be_in_viewport()
    person.rest()
    assert (person.faults(), person.overflow() <= 0) == ([], True)
    person.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    person.play_hand()
    person.page.keyboard.press("b")
    expect(drawer.get_by_role("heading", name="The score")).to_be_in_viewport()


@pytest.mark.parametrize("size", [PHONE, SIDE, DESKTOP])
def test_the_rules_are_reached_without_keys(
    visit: Callable[..., Person], size: tuple[int, int]
) -> None:
    """Hole: on a phone, where the bar has no room for them, there is no way to the rules."""
    person = visit(size=size)
    person.sit_down("ruby-dame")
    if person.get("show-rules").is_visible():
        person.get("show-rules").click()
    else:
        person.get("show-help").click()
        person.get("help-rules").click()
    expect(person.get("rules").get_by_role("heading", name="The pass")).to_be_in_viewport()
    expect(person.get("help")).to_have_count(0)


def test_a_refusals_rule_is_shown_at_the_table(visit: Callable[..., Person]) -> None:
    """Hole: the number of a rule leads away from the cards; or cannot be opened in another tab."""
    person = visit()
    person.sit_down("clubs-whist")
    person.play_hand()
    link = person.get("hand-score").locator('a[href$="#CW-9"]').first
    link.click()
    expect(person.get("rules").locator(".cited")).to_contain_text("Your quota is four tricks")
    expect(person.get("rules").locator(".cited")).to_be_in_viewport()
    assert len(person.context.pages) == 1
    person.page.keyboard.press("Escape")
    with person.context.expect_page() as opened:
        link.click(modifiers=["Control"])
    expect(opened.value.get_by_test_id("rules")).to_be_visible()
