"""Practice questions about the rules, in the browser."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import clubsuit
from browser.support.layout import boxes_of, overlap
from browser.support.person import ONE_LOOK, Person
from clubsuit.errors import Reason
from clubsuit.texts import explain


def named(person: Person) -> str:
    """Return the name of the question on the page."""
    return person.get("question").get_attribute("data-name") or ""


def answer(person: Person, right: bool) -> dict[str, Any]:
    """Click on the first right or wrong answer and return the question as sent by the server."""
    game = person.page.url.split("/practice/")[1].split("/")[0]
    address = f"{person.url}/api/rules/{game}/questions/{named(person)}"
    asked: dict[str, Any] = person.page.request.get(address).json()
    number = [one["right"] for one in asked["answers"]].index(right)
    person.get("answers").get_by_role("button").nth(number).click()
    return asked


def explained(message: dict[str, Any], view: dict[str, Any]) -> str:
    """Return the text of a message as the page shows it."""
    reason = Reason(message["rule"], message["key"], message["args"])
    return explain(reason, [player["name"] for player in view["players"]])


@pytest.mark.parametrize(("size", "scheme"), ONE_LOOK)
def test_a_rule_is_practised(
    visit: Callable[..., Person], size: tuple[int, int], scheme: str
) -> None:
    """Holes: the page does not explain a wrong answer; it forgets a right one; it has no way to the
    next question."""
    person = visit(size=size, scheme=scheme)
    person.page.goto(f"{person.url}/rules/clubs-whist")
    person.get("practise").click()
    expect(person.get("practice")).to_contain_text("You have answered 0 of")
    person.get("question-cw-5").click()
    answer(person, right=False)
    expect(person.get("verdict")).to_contain_text("Not right")
    expect(person.get("verdict")).to_be_focused()
    assert (person.faults(), person.overflow() <= 0) == ([], True)
    person.get("verdict").get_by_role("link", name="Rule CW-5").click()
    expect(person.get("rules").locator(".cited")).to_contain_text("Follow suit")
    person.page.keyboard.press("Escape")
    person.get("try-again").click()
    expect(person.get("question").get_by_role("heading")).to_be_focused()
    answer(person, right=True)
    expect(person.get("verdict")).to_contain_text("Right")
    person.get("next-question").click()
    expect(person.get("question")).to_have_attribute("data-name", "cw-6-beat")
    person.page.goto(f"{person.url}/practice/clubs-whist")
    expect(person.get("practice")).to_contain_text("You have answered 1 of")
    assert (person.faults(), person.overflow() <= 0) == ([], True)


@pytest.mark.long
@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_each_question_is_shown(visit: Callable[..., Person], game: str) -> None:
    """Holes: the page cannot draw the position of a question; a wrong answer has no explanation."""
    person = visit(size=(360, 740))
    person.page.goto(f"{person.url}/practice/{game}")
    person.page.locator('[data-testid^="question-"]').first.click()
    while True:
        asked = answer(person, right=False)
        for message in asked["because"]:
            expect(person.get("verdict")).to_contain_text(explained(message, asked["view"]))
        expect(person.get("reckoned").locator("li")).to_have_count(len(asked["lines"]))
        assert bool(asked["because"]) != person.get("refused").is_visible()
        assert person.overflow() <= 0
        person.get("try-again").click()
        answer(person, right=True)
        expect(person.get("verdict")).to_contain_text("Right")
        assert person.overflow() <= 0
        if not person.get("next-question").count():
            break
        name = named(person)
        person.get("next-question").click()
        expect(person.get("question")).not_to_have_attribute("data-name", name)


def test_no_card_lies_on_a_plate(visit: Callable[..., Person]) -> None:
    """Bug: in a low window the partner's card covered the partner's name and score."""
    sizes = [(1280, 800), (1440, 900)]
    person = visit(size=sizes[0])
    person.page.goto(f"{person.url}/practice/climbing-clubs/cc-13")
    expect(person.get("play-2")).to_be_visible()
    for _ in person.resized(sizes):
        [card] = boxes_of(person.page, '[data-testid="play-2"]')
        assert not any(
            overlap(card, plate) for plate in boxes_of(person.page, '[data-testid^="seat-"]')
        )
