"""Questions about the rules, in the browser."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.person import LOOKS, Person, long


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_a_rule_is_practised(
    visit: Callable[..., Person], size: tuple[int, int], scheme: str
) -> None:
    """Holes: a wrong answer that is not explained; a right one that is forgotten; no way on."""
    person = visit(size=size, scheme=scheme)
    person.page.goto(f"{person.url}/rules/clubs-whist")
    person.get("practise").click()
    expect(person.get("practice")).to_contain_text("You have answered 0 of")
    person.get("question-cw-5").click()
    answers = person.get("answers")
    answers.locator('[data-right="false"]').first.click()
    expect(person.get("verdict")).to_contain_text("Not right")
    expect(person.get("verdict")).to_be_focused()
    assert (person.faults(), person.overflow() <= 0) == ([], True)
    person.get("verdict").get_by_role("link", name="CW-5").click()
    expect(person.get("rules").locator(".cited")).to_contain_text("Follow suit")
    person.page.keyboard.press("Escape")
    person.get("try-again").click()
    answers.locator('[data-right="true"]').first.click()
    expect(person.get("verdict")).to_contain_text("Right")
    person.get("next-question").click()
    expect(person.get("question")).to_have_attribute("data-name", "cw-6-beat")
    person.page.goto(f"{person.url}/practice/clubs-whist")
    expect(person.get("practice")).to_contain_text("You have answered 1 of")
    assert (person.faults(), person.overflow() <= 0) == ([], True)


@pytest.mark.parametrize(
    "game", ["free-clubs", *map(long, ["clubs-whist", "climbing-clubs", "ruby-dame"])]
)
def test_each_question_is_shown(visit: Callable[..., Person], game: str) -> None:
    """Hole: a position that the page cannot draw."""
    person = visit(size=(360, 740))
    person.page.goto(f"{person.url}/practice/{game}")
    person.page.locator('[data-testid^="question-"]').first.click()
    while True:
        person.get("answers").locator('[data-right="true"]').first.click()
        expect(person.get("verdict")).to_contain_text("Right")
        assert person.overflow() <= 0
        if not person.get("next-question").count():
            break
        name = person.get("question").get_attribute("data-name") or ""
        person.get("next-question").click()
        expect(person.get("question")).not_to_have_attribute("data-name", name)
