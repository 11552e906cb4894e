"""Zoomed windows and large letters: no element covers a button, link or field."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.support.friends import opened
from browser.support.person import Person, long
from browser.support.tables import GAMES, sit, until

ZOOMED = [
    (320, 256, 100),  # 1280 x 1024 at 400 %: WCAG 1.4.10
    (427, 240, 100),  # 1280 x 720 at 300 %
    (360, 640, 200),  # a phone with Android's largest letters
    (640, 360, 200),
    (320, 568, 200),
    (1280, 800, 200),
    (768, 1024, 200),
    (320, 180, 100),  # 1280 x 720 at 400 %
]

IN_SHORT = [ZOOMED[0], *(long(*one) for one in ZOOMED[1:])]
"""All of `ZOOMED`; the short form uses only the first one."""

SHORT = {("clubs-whist", 0), ("free-clubs", 2)}
AT_THE_TABLE = [
    (pytest.param if (game, number) in SHORT else long)(game, *one)
    for game in GAMES
    for number, one in enumerate(ZOOMED)
]

LETTERS = """letters => addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = `${letters}%`
})"""

COVERED = """() => {
    const shown = document.querySelector('dialog:modal') ?? document.body
    const all = shown.querySelectorAll('button, a[href], input, select, summary')
    const covered = [...all].filter(one => {
        const shown = one.checkVisibility({ visibilityProperty: true })
        if (!shown || one.closest('[inert]')) return false
        one.scrollIntoView({ block: 'center', inline: 'center' })
        const lines = one.getClientRects()
        const { left, top, width, height } = lines[0]
        if (one.closest('.unseen') || width < 2) return false
        // In a fan only this corner of a card is surely visible, even if the card leans (CORNER).
        const [x, y] = one.matches('.slot') ? [22, 14] : [width / 2, height / 2]
        const there = document.elementFromPoint(left + x, top + y)
        const label = one.closest('label')
        return !(one.contains(there) || label?.contains(there))
    })
    scrollTo(0, 0)
    return covered.map(one => one.dataset.testid ?? one.ariaLabel ?? one.innerText)
}"""


FIRST_LINE = """() => {
    const words = document.querySelector('[data-testid="prompt"]')
    words.scrollIntoView({ block: 'start' })
    words.style.pointerEvents = 'auto'  // otherwise elementFromPoint looks through it
    const { left, top, width } = words.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + 4)
    scrollTo(0, 0)
    return words.contains(there)
}"""
"""Script for the page: return whether the first line of the prompt can be read."""


def covered(person: Person) -> list[str]:
    """Return the buttons, links and fields that are covered or cannot be scrolled to."""
    person.rest()
    assert person.overflow() <= 0  # the page scrolls in one direction only
    found: list[str] = person.page.evaluate(COVERED)
    return found


def come(visit: Any, width: int, height: int, letters: int, **settings: object) -> Person:
    """Return a person with this window size and this size of letters in percent."""
    person: Person = visit(size=(width, height), **settings)
    if letters != 100:
        person.context.add_init_script(f"({LETTERS})({letters})")
        person.page.reload()
    return person


@pytest.mark.parametrize(("width", "height", "letters"), IN_SHORT)
def test_the_lobby(visit: Any, width: int, height: int, letters: int) -> None:
    """Hole: a person who needs large letters cannot start a game or set it up."""
    person = come(visit, width, height, letters)
    person.get("lobby-play-clubs-whist").wait_for()
    assert covered(person) == []
    person.way("setup", "free-clubs")
    person.get("start").wait_for()
    assert covered(person) == []


@pytest.mark.parametrize(("game", "width", "height", "letters"), AT_THE_TABLE)
def test_at_the_table(visit: Any, game: str, width: int, height: int, letters: int) -> None:
    """Bug: the trick, the seats or the hand covered buttons."""
    person = come(visit, width, height, letters)
    sit(person, game)
    assert covered(person) == []
    assert person.page.evaluate(FIRST_LINE)
    person.decide()
    person.get("hint").click()
    person.get("advice").wait_for()
    assert person.get("take-back").count() == 1
    assert covered(person) == []


@pytest.mark.long
@pytest.mark.parametrize(("width", "height", "letters"), ZOOMED)
def test_dialogs(visit: Any, width: int, height: int, letters: int) -> None:
    """Hole: a dialog is wider than the window or cannot be closed."""
    person = come(visit, width, height, letters)
    sit(person, "free-clubs")
    for name in ("show-last-trick", "show-sheet", "show-help", "show-settings"):
        if not person.get(name).is_visible():
            continue
        person.get(name).click()
        person.page.locator("dialog[open]").wait_for()
        assert (name, covered(person)) == (name, [])
        person.page.keyboard.press("Escape")
        expect(person.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize(("width", "height", "letters"), ZOOMED)
def test_after_a_hand(visit: Any, width: int, height: int, letters: int) -> None:
    """Holes: the score covers the button for the next hand; a control of the review cannot be
    reached."""
    person = come(visit, width, height, letters)
    sit(person, "clubs-whist")
    until(person, "scored")
    assert covered(person) == []
    person.get("review-hand").click()
    person.page.wait_for_selector('[data-testid=review][data-settled="true"]')
    assert covered(person) == []


@pytest.mark.long
@pytest.mark.parametrize(("width", "height", "letters"), ZOOMED)
def test_with_friends(visit: Any, width: int, height: int, letters: int) -> None:
    """Hole: the seats before the first deal or the chat cannot be reached."""
    person = come(visit, width, height, letters)
    opened(person, "ruby-dame")
    assert covered(person) == []
    person.get("begin").click()
    person.settle()
    assert covered(person) == []
    for name, inside in {"show-seats": "place-0", "show-chat": "chat-lines"}.items():
        person.get(name).click()
        person.get(inside).wait_for()  # on a wide window the chat is no dialog
        assert (name, covered(person)) == (name, [])
        person.page.keyboard.press("Escape")


@pytest.mark.long
@pytest.mark.parametrize(("width", "height", "letters"), ZOOMED)
def test_the_rules_and_a_lesson(visit: Any, width: int, height: int, letters: int) -> None:
    """Hole: the guide of a lesson covers what it explains."""
    person = come(visit, width, height, letters)
    person.way("learn", "climbing-clubs")
    person.get("got-it").wait_for()
    assert covered(person) == []
    for _ in range(3):
        if person.get("got-it").count():
            person.get("got-it").click()
            person.rest()
    assert covered(person) == []


@pytest.mark.long
@pytest.mark.parametrize(("width", "height", "letters"), ZOOMED)
def test_honour_play(visit: Any, width: int, height: int, letters: int) -> None:
    """Hole: the button for calling a player is covered."""
    person = come(visit, width, height, letters)
    sit(person, "free-clubs", enforcement="honour")
    assert covered(person) == []
    person.decide()
    assert covered(person) == []
