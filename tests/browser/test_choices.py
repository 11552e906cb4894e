"""Cards to pass, which all players choose at the same time, on the pages of two people."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.support.friends import decide_one, held, opened, take_seat, together
from browser.support.person import PHONE, Person, decider, long
from clubsuit.texts import say

NUMBERS = {"ruby-dame": 3, "free-clubs": 1}
"""Number of cards that a player passes."""


def passing(visit: Any, friend: Any, game: str, **looks: Any) -> list[Person]:
    """Return Ada and Bo at a table at which everybody has to choose cards to pass."""
    people = together(visit, friend, game, **looks)
    while (person := decider(people)) and person.fact("phase") != "send":
        person.decide(wait=False)
    return people


def pick(person: Person, cards: list[str]) -> None:
    """Select these cards and confirm them."""
    for card in cards:
        person.click(card)
    expect(person.get("confirm")).to_have_attribute("aria-disabled", "false")
    person.separate_clicks()
    person.press("confirm")


def expect_chosen(person: Person, cards: list[str]) -> None:
    """Wait until exactly these cards of the hand are marked as chosen."""
    expect(person.get("change")).to_be_visible()
    mark = person.get("hand").locator(".mark", has_text=say("table-mark-sent"))
    expect(mark).to_have_count(len(cards))
    for card in cards:
        expect(person.get(card)).to_contain_text(say("table-mark-sent"))


def text_of(cards: list[str]) -> str:
    """Return the choice of these cards as the server writes it."""
    return " ".join(["send", *(card.removeprefix("card-") for card in cards)])


SIZES = [(1280, 800), PHONE, (844, 390)]


@pytest.mark.parametrize(
    ("game", "size"),
    [
        (pytest.param if number == at == 0 else long)(game, size)
        for number, size in enumerate(SIZES)
        for at, game in enumerate(NUMBERS)
    ],
)
def test_all_choose_at_the_same_time(
    visit: Callable[..., Person],
    friend: Callable[..., Person],
    game: str,
    size: tuple[int, int],
) -> None:
    """Holes: a player waits for another player's choice; nobody sees for whom the table waits; a
    choice is lost by a reload, cannot be changed with the keyboard, or is sent to another
    player. The short form uses one game."""
    ada, bo = passing(visit, friend, game, size=size)
    number = NUMBERS[game]
    for person in (ada, bo):
        expect(person.get("confirm")).to_be_visible()
    first, hand = held(ada)[:number], held(ada)
    pick(ada, first)
    expect_chosen(ada, first)
    expect(ada.get("prompt")).to_have_text(say("prompt-choosing", ["", "Bo"], seats=[1]))
    expect(ada.get("seat-1")).to_contain_text(say("table-tag-choosing"))
    expect(bo.get("seat-0")).to_contain_text(say("table-tag-chosen"))
    expect(bo.get("confirm")).to_be_visible()
    assert ada.faults() == bo.faults() == []
    ada.page.reload()
    ada.shown()
    expect_chosen(ada, first)
    ada.page.keyboard.press("c")
    for card in first:
        expect(ada.get(card)).to_have_attribute("aria-pressed", "true")
    ada.page.keyboard.press("Escape")
    expect_chosen(ada, first)
    ada.page.keyboard.press("c")
    for card in first:
        ada.click(card)
    second = hand[-number:]
    pick(ada, second)
    expect_chosen(ada, second)
    assert not any(text_of(second) in text for texts in bo.received for text in texts)
    pick(bo, held(bo)[:number])
    for person in (ada, bo):
        expect(person.table).to_have_attribute("data-phase", "play")
    assert set(first) <= set(held(ada)) and not set(second) & set(held(ada))
    assert not any(text_of(first) in text for texts in bo.received for text in texts)


@pytest.mark.long
def test_four_people_choose_in_any_order(
    visit: Callable[..., Person], friend: Callable[..., Person]
) -> None:
    """Holes: with four people the choices count only in seat order; a page does not name all that
    still choose; the game does not continue after the pass."""
    ada = visit(name="Ada", size=PHONE)
    link = opened(ada, "ruby-dame")
    people = [ada]
    for seat, name in enumerate(("Bo", "Cy", "Di"), 1):
        people.append(friend(link, size=(740, 360) if seat == 1 else PHONE))
        take_seat(people[seat], seat, name)
        expect(ada.get(f"place-{seat}")).to_contain_text(name)
    ada.press("begin")
    waits = {3: "Ada, Bo, and Cy", 1: "Ada and Cy", 0: "Cy"}
    for seat in (3, 1, 0, 2):
        expect(people[seat].get("confirm")).to_be_visible()
        pick(people[seat], held(people[seat])[:3])
        if seat in waits:
            expect(people[seat].get("prompt")).to_have_text(f"Still choosing: {waits[seat]}.")
            expect(people[2].get(f"seat-{seat}")).to_contain_text(say("table-tag-chosen"))
    for person in people:
        expect(person.table).to_have_attribute("data-phase", "play")
    for _ in people:
        decide_one(people)


def test_one_screen_goes_round(visit: Callable[..., Person]) -> None:
    """Holes: of two players at one screen, the second cannot choose, or sees the choice of the
    first."""
    ada = visit(name="Ada", size=PHONE)
    opened(ada, "ruby-dame")
    ada.page.get_by_text("Several players at this screen").click()
    ada.get("beside-name").fill("Bo")
    ada.get("beside").click()
    expect(ada.get("place-1")).to_contain_text("at this screen")
    ada.get("begin").click()
    for seat in (0, 1):
        ada.get(f"lift-{seat}").click()
        expect(ada.table).to_have_attribute("data-seat", str(seat))
        expect(ada.get("confirm")).to_be_visible()
        assert not ada.get("change").count() and not ada.get("hand").locator(".picked").count()
        pick(ada, held(ada)[:3])
    expect(ada.table).to_have_attribute("data-phase", "play")
