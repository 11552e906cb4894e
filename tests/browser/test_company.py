"""People who come and go, in real browsers, and names that are hard to show."""

import secrets
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.support.accounts import PASSWORD, enter
from browser.support.friends import opened, play_together, soon, take_seat, timed, together
from browser.support.layout import spilled
from browser.support.person import ACROSS, DESKTOP, PHONE, Person, decider, long
from clubsuit.texts import say

WIDE_NAME = "W" * 40

SHOWN_AFTER_MS = 3000
"""Time after which the page tells that a person watches or is away."""


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, long(DESKTOP)])
def test_comings_and_goings(visit: Any, friend: Any, size: tuple[int, int]) -> None:
    """Holes: only screen readers learn who comes, watches, is away and is back; the words appear at
    another seat; spectators are not counted or listed, or the page announces its own user."""
    ada, bo = together(visit, friend, "ruby-dame", size=size)
    cy = friend(ada.page.url, name="Cy", size=PHONE)
    cy.get("spectator").wait_for()
    timed(ada, bo, cy)
    soon(ada, "strip", "Cy is watching.")
    soon(ada, "strip", "One person is watching.")
    expect(cy.get("company")).to_have_text("")
    ada.get("show-seats").click()
    expect(ada.get("spectators")).to_contain_text("Cy")
    ada.page.keyboard.press("Escape")
    cy.get("show-seats").click()
    take_seat(cy, 2, "Cy")
    for person in (ada, bo):
        soon(person, "news-2", say("company-sits-short"))
        expect(person.get("strip")).to_contain_text("Cy sits down.")
        person.page.clock.fast_forward(SHOWN_AFTER_MS)
    expect(ada.get("strip")).not_to_contain_text("watching")
    for person in (ada, bo):
        assert person.faults() == []
        assert spilled(person) == []
    address = bo.page.url
    bo.page.goto("about:blank")
    soon(ada, "news-1", say("company-away-short"))
    expect(ada.get("strip")).to_contain_text("Bo is away.")
    soon(cy, "strip", "Bo is away.")
    bo.page.goto(address)
    soon(ada, "news-1", say("company-back-short"))
    soon(cy, "strip", "Bo is back.")


@pytest.mark.long
def test_a_former_player(visit: Any, friend: Any) -> None:
    """Hole: the name of a person who has deleted their data stays at the table, in the score, the
    chat, the list of games or the review."""
    ada, _ = together(visit, friend, "clubs-whist", size=PHONE)
    name = f"Zoe {secrets.token_hex(3)}"
    cy = friend(ada.page.url, size=PHONE)
    cy.get("show-seats").click()
    take_seat(cy, 2, name)
    cy.shown()
    cy.get("show-chat").click()
    cy.get("phrase-hello").click()
    ada.get("show-chat").click()
    expect(ada.get("chat-lines")).to_contain_text(name)
    ada.page.keyboard.press("Escape")
    cy.page.goto(f"{cy.page.url.partition('/table')[0]}/games")
    cy.get("delete-all").click()
    cy.get("confirm").click()
    cy.get("lobby").wait_for()
    expect(ada.get("seat-2")).to_contain_text(say("server-former-player"))
    ada.get("show-chat").click()
    expect(ada.get("chat-lines")).to_contain_text(say("server-former-player"))
    expect(ada.get("chat-lines")).not_to_contain_text(name)
    ada.page.keyboard.press("Escape")
    ada.page.reload()
    ada.shown()
    assert name not in ada.page.content()
    table = ada.page.url.rpartition("/")[2]
    record = ada.page.request.get(f"{ada.url}/api/tables/{table}/record").text()
    assert name not in record and say("server-former-player") in record
    ada.page.goto(f"{ada.url}/games")
    expect(ada.page.get_by_text(say("server-former-player")).first).to_be_visible()
    assert name not in ada.page.content()


def checked(person: Person) -> None:
    """Check that no text runs out of its box and that the page is not wider than its window."""
    assert spilled(person) == []
    assert person.overflow() == 0


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, long(ACROSS), long(DESKTOP)])
def test_a_wide_name(visit: Any, friend: Any, size: tuple[int, int]) -> None:
    """Hole: a name of 40 wide letters breaks the layout of the lobby, the table, its dialogs, the
    score, the review or the account."""
    ada = visit(name=WIDE_NAME, size=size)
    account = secrets.token_hex(4).translate(str.maketrans("0123456789abcdef", "QRSTUVXYZWMNOPGH"))
    account += WIDE_NAME[len(account) :]
    enter(ada, account, PASSWORD, making=True)
    expect(ada.get("account-link")).to_have_text(account)
    checked(ada)
    ada.page.goto(f"{ada.url}/account")
    ada.get("log-out").wait_for()
    checked(ada)
    ada.page.goto(ada.url)
    bo = friend(opened(ada, "clubs-whist", target=1), size=size, name=WIDE_NAME)
    take_seat(bo, 1, WIDE_NAME)
    cy = friend(ada.page.url, size=size, name=WIDE_NAME)
    for person in (ada, bo, cy):
        person.get("gathering").wait_for()
        checked(person)
    ada.get("begin").click()
    people = [ada, bo]
    assert decider(people)
    bo.get("show-chat").click()
    bo.get("chat-words").fill("M" * 200)
    bo.get("chat-words").press("Enter")
    expect(ada.get("news-1")).to_be_visible()
    for person in (ada, bo):
        checked(person)
    bo.page.keyboard.press("Escape")
    for person in (ada, cy):
        person.shown()
        checked(person)
        for opens in ("show-seats", "show-last-trick", "show-sheet"):
            if person.get(opens).is_visible():
                person.get(opens).click()
                checked(person)
                person.page.keyboard.press("Escape")
    play_together(people)
    for person in (ada, cy):
        expect(person.get("hand-score")).to_be_visible()
        checked(person)
    ada.get("review-hand").click()
    ada.get("review-table").wait_for()
    checked(ada)
    for address in ("/games", "/"):
        ada.page.goto(f"{ada.url}{address}")
        ada.page.get_by_role("heading", level=1).wait_for()
        checked(ada)


@pytest.mark.long
def test_a_name_from_right_to_left(visit: Any, friend: Any) -> None:
    """Hole: a Hebrew or Arabic name changes the order of the words around it, or is cut at its
    beginning."""
    name = "\u05e9\u05e8\u05d4 \u05dc\u05d5\u05d9 2"
    ada = visit(name="Ada", size=PHONE)
    bo = friend(opened(ada, "clubs-whist"), size=PHONE)
    take_seat(bo, 1, name)
    ada.get("begin").click()
    assert decider([ada, bo])
    bo.get("show-chat").click()
    bo.get("phrase-hello").click()
    expect(ada.get("strip")).to_contain_text(f"\u2068{name}\u2069: {say('chat-hello')}")
    direction = "one => getComputedStyle(one.closest('[dir]') ?? one).direction"
    for found in (ada.get("seat-1").locator(".name"), bo.get("chat-lines").locator("bdi")):
        assert found.first.evaluate(direction) == "rtl"
    ada.get("show-seats").click()
    assert ada.get("place-1").locator("strong").evaluate(direction) == "rtl"
