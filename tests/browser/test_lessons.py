"""Lessons on the page, used with the keyboard only, in both colour schemes."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.support.person import DESKTOP, PHONE, Person, long
from clubsuit.lessons import Lesson, lesson_of
from clubsuit.texts import say

SIDE = (740, 360)
BUTTONS = {"keep": "k", "swap": "s", "pass": "p"}


def lesson(game: str) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


def begin(person: Person, game: str) -> None:
    """Start a lesson in the lobby with the keyboard."""
    person.get(f"lobby-learn-{game}").focus()
    person.page.keyboard.press("Enter")
    person.page.wait_for_url("**/table/*")
    until_asked(person)


def until_asked(person: Person) -> None:
    """Wait until everything is shown, and the guide or the game waits for the pupil."""
    person.page.wait_for_function(
        """() => {
            const has = name => document.querySelector(`[data-testid=${name}]`)
            const data = has('table')?.dataset
            return data?.settled === 'true' && (data.turn === data.seat ||
                has('got-it') || has('lesson-end') || has('next-hand'))
        }"""
    )


def line_of(person: Person, taught: Lesson) -> str:
    """Return the decision that the lesson has planned for the pupil now."""
    record = json.loads(
        person.page.evaluate(
            "() => fetch(location.pathname.replace('/table', '/api/tables') + '/record')"
            ".then(answer => answer.text())"
        )
    )
    done = record["hands"][-1]["actions"]
    return taught.hands[len(record["hands"]) - 1].line[len(done)]


def decide(person: Person, text: str) -> None:
    """Make a decision with the keyboard."""
    keys = person.page.keyboard
    verb, *cards = text.split()
    ply = person.fact("ply")
    if verb in BUTTONS:
        keys.press(BUTTONS[verb])
        return
    if person.get("action-only").count():
        keys.press("f")
        return
    for card in cards:
        person.get(f"{'bid' if verb == 'bid' else 'card'}-{card}").focus()
        keys.press("Enter")
    made = "document.querySelector('[data-testid=table]').dataset.ply !== ply"
    asked = "document.querySelector('[data-testid=confirm]')"
    person.page.wait_for_function(f"ply => {made} || {asked}", arg=ply)
    if person.get("confirm").count():
        expect(person.get("confirm")).to_have_attribute("aria-disabled", "false")
        keys.press("c")


def steps(person: Person, game: str) -> Iterator[str]:
    """Take a lesson as planned, with the keyboard; yield the name of each step."""
    taught = lesson(game)
    while not person.get("lesson-end").count():
        coach, ply = person.get("coach"), person.fact("ply")
        if coach.count():
            yield coach.get_attribute("data-step") or ""
        if person.get("got-it").count():
            expect(person.get("got-it")).to_be_focused()
            person.page.keyboard.press("Enter")
        elif person.get("next-hand").count():
            person.page.keyboard.press("n")
        else:
            decide(person, line_of(person, taught))
        person.wait_for_move(ply)
        until_asked(person)


def covered(person: Person) -> list[str]:
    """Return the elements (guide, cards of the hand) that other elements cover."""
    found: list[str] = person.page.evaluate(
        """() => {
            const over = one => {
                const { left, top, width } = one.getBoundingClientRect()
                const there = document.elementFromPoint(left + Math.min(width, 30) / 2, top + 12)
                return there && !one.contains(there) && !there.contains(one)
            }
            const all = document.querySelectorAll('#coach, [data-testid^="card-"]')
            return [...all].filter(one => one.checkVisibility() && over(one))
                .map(one => one.dataset.testid ?? one.id)
        }"""
    )
    return found


@pytest.mark.parametrize(
    "game",
    ["climbing-clubs", long("free-clubs"), long("clubs-whist"), long("ruby-dame")],
)
def test_a_whole_lesson_by_keyboard(visit: Callable[..., Person], game: str) -> None:
    """Hole: a step of a lesson is never shown, or cannot be left without a mouse."""
    person = visit(size=PHONE, learned=[])
    begin(person, game)
    seen = list(steps(person, game))
    assert set(seen) == {step.name for step in lesson(game).steps if not step.aside}
    expect(person.get("lesson-end")).to_be_visible()
    expect(person.get("lesson-play")).to_be_focused()
    ended = person.page.url
    person.get("lesson-again").focus()
    person.page.keyboard.press("Enter")
    person.page.wait_for_function("ended => location.href !== ended", arg=ended)
    until_asked(person)
    assert person.get("coach").get_attribute("data-step") == seen[0]
    person.get("leave-lesson").focus()
    person.page.keyboard.press("Enter")
    expect(person.get(f"lobby-play-{game}")).to_be_visible()
    person.get(f"lobby-more-{game}").click()
    expect(person.get("way-learn")).to_contain_text("Go on")


def test_the_first_screen_is_explained(visit: Callable[..., Person]) -> None:
    """Bug: the first screen of Free Clubs showed a contract, bids, marks, a target and a log of
    which the lesson had said nothing."""
    person = visit(size=PHONE, learned=[])
    begin(person, "free-clubs")
    unexplained = ("250", "♠10", say("table-tag-declarer"), "of 7", say("table-log"))
    for _ in person.resized([PHONE, DESKTOP]):
        expect(person.page.locator(".facts .trump")).to_be_visible()
        shown = person.get("table").inner_text()
        assert [words for words in unexplained if words in shown] == []
        assert person.page.locator(".seat .counts:visible").count() == 0


@pytest.mark.parametrize("scheme", [long("light"), long("dark")])
@pytest.mark.parametrize(
    "game", [long("free-clubs"), long("clubs-whist"), long("climbing-clubs"), long("ruby-dame")]
)
def test_every_step_can_be_read(visit: Callable[..., Person], game: str, scheme: str) -> None:
    """Hole: the guide covers cards, a text has too little contrast, or the page is wider than the
    screen."""
    person = visit(size=PHONE, scheme=scheme, learned=[])
    begin(person, game)
    for name in steps(person, game):
        for width, height in (PHONE, SIDE, DESKTOP):
            person.page.set_viewport_size({"width": width, "height": height})
            assert person.overflow() <= 0, name
            assert covered(person) == [], (name, width)
        assert person.faults() == [], name
        person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        person.rest()
    assert person.faults() == []


def test_who_is_new_is_shown_where_to_begin(visit: Callable[..., Person]) -> None:
    """Holes: the lobby does not show new players where to begin; a lesson is listed among the
    unfinished games."""
    person = visit(size=PHONE, learned=[])
    expect(person.get("new-here")).to_be_visible()
    assert person.overflow() <= 0
    begin(person, "ruby-dame")
    cards: Any = person.page.locator(".hand .taught")
    assert cards.count() == 0
    for _ in range(3):
        ply = person.fact("ply")
        person.page.keyboard.press("o")
        person.wait_for_move(ply)
        until_asked(person)
    assert cards.evaluate_all("all => all.map(one => one.dataset.testid)") == [
        "card-10C",
        "card-9C",
        "card-7C",
        "card-4C",
    ]
    person.page.reload()
    until_asked(person)
    assert person.get("coach").get_attribute("data-step") == "trumps"
    person.page.goto(person.url)
    expect(person.get("lobby-learn-ruby-dame")).to_contain_text("Go on")
    expect(person.get("new-here")).to_have_count(0)
    expect(person.page.locator("#unfinished")).to_have_count(0)
