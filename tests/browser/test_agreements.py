"""Proposals that players agree on, in real browsers: take back, pause, hints, end of the game."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.support.friends import held, play_together, propose, take_seat, together
from browser.support.person import ONE_LOOK, PHONE, Person, decider
from clubsuit.texts import say


def pause(person: Person) -> None:
    """Propose a pause."""
    person.get("show-seats").click()
    person.get("pause").click()


@pytest.mark.long
def test_taken_back_alone(visit: Any) -> None:
    """Hole: a card that was taken back is missing in the hand, or still on the table."""
    ada = visit(name="Ada")
    ada.sit_down("climbing-clubs")
    for _ in range(3):
        while not ada.choices("card-"):  # a forced pass cannot be taken back
            ada.decide()
        before = held(ada)
        ada.decide()
        if ada.fact("phase") in ("scored", "over"):
            break
        ply = ada.fact("ply")
        ada.get("take-back").click()
        ada.wait_for_move(ply)
        ada.settle()
        assert set(before) <= set(held(ada))
        ada.decide()
    assert ada.faults() == []


@pytest.mark.long
def test_a_take_back_names_the_decision(visit: Any, friend: Any) -> None:
    """Holes: the button to take back a decision does not name the decision; its name shows hidden
    cards to other players; it is shown although nothing can be taken back."""
    for _ in range(20):  # the deals are random; about two of three have such a payment
        people = together(visit, friend, "free-clubs")
        assert [person.get("take-back").count() for person in people] == [0, 0]
        if paid := payment_unseen(people):
            break
    assert paid, "nobody could take back a payment"
    asks, before = paid
    other = people[1] if asks is people[0] else people[0]
    asks.get("take-back").click()
    expect(asks.get("proposed")).to_contain_text("You would like to take back “You discard ")
    expect(other.get("proposed")).to_contain_text(re.compile("take back “.* discards a card”"))
    expect(asks.get("take-back")).to_have_count(0)
    other.get("agree").click()
    expect(other.get("proposed")).to_have_text("")
    asks.settle()
    assert held(asks) == before


def payment_unseen(people: list[Person]) -> tuple[Person, list[str]] | None:
    """Bid until one of them has paid for a bid with a card that the other does not see.

    Return this person and their cards before the payment; None if no such payment can be taken
    back, for example because there was no choice.
    """
    while (asks := decider(people)) and asks.fact("phase") in ("auction", "handicap"):
        before, pays = held(asks), asks.fact("phase") == "handicap"
        asks.decide(wait=False)
        asks.shown()
        button = asks.get("take-back")
        if pays and button.count() and "“You discard " in (button.get_attribute("title") or ""):
            return asks, before
    return None


@pytest.mark.long
def test_a_pause_that_all_agree_to(visit: Any, friend: Any) -> None:
    """Holes: only one player sees a proposal; the page does not report a refusal; a paused table
    still asks for a decision, or cannot be resumed."""
    ada, bo = together(visit, friend, "clubs-whist")
    pause(ada)
    expect(ada.get("proposed")).to_contain_text("Waiting for Bo")
    expect(bo.get("proposed")).to_contain_text("Ada would like the game to pause")
    bo.get("disagree").click()
    expect(ada.get("proposed")).to_have_text("Bo said no.")
    expect(bo.get("proposed")).to_have_text("")
    pause(ada)
    bo.get("agree").click()
    for person in (ada, bo):
        expect(person.get("proposed")).to_contain_text(say("table-paused"))
        expect(person.get("prompt")).to_have_text("")
        assert person.overflow() == 0
    bo.shown()  # the page ignores a second click near the first
    bo.get("resume").click()
    ada.get("agree").click()
    for person in (ada, bo):
        expect(person.get("proposed")).to_have_text("")


@pytest.mark.long
@pytest.mark.parametrize(("size", "scheme"), ONE_LOOK)
def test_looks(visit: Any, friend: Any, size: tuple[int, int], scheme: str, tmp_path: Path) -> None:
    """Hole: a proposal cannot be read or reached, or does not fit on the screen."""
    people = together(visit, friend, "free-clubs", size=size, scheme=scheme)
    pause(people[0])
    expect(people[0].get("proposed")).to_contain_text("Waiting for Bo")
    expect(people[1].get("agree")).to_be_visible()
    for n, person in enumerate(people):
        person.page.screenshot(path=tmp_path / f"{n}.png")
        assert person.faults() == []
        assert person.overflow() == 0


def test_hints_that_all_agree_to(visit: Any, friend: Any) -> None:
    """Holes: the page offers hints before all players agree, or does not offer them afterwards."""
    people = ada, bo = together(visit, friend, "clubs-whist")
    waited_for = decider(people)
    assert waited_for
    assert waited_for.get("hint").count() == 0
    propose(ada, "agree-hints")
    bo.get("agree").click()
    expect(bo.get("proposed")).to_have_text("")
    expect(waited_for.get("hint")).to_be_visible()
    propose(bo, "agree-hints")
    expect(waited_for.get("hint")).to_have_count(0)


@pytest.mark.long
def test_the_end_that_all_agree_to(visit: Any, friend: Any) -> None:
    """Holes: the page still asks for decisions after the end; it offers no way to the record or to
    the next game."""
    people = together(visit, friend, "climbing-clubs", scheme="dark")
    propose(people[0], "end")
    expect(people[1].get("proposed")).to_contain_text("end the game now")
    people[1].get("agree").click()
    for person in people:
        expect(person.get("game-ended")).to_contain_text("Ada and Bo")
        for name in ("save-record", "review-hand", "play-again", "to-lobby"):
            expect(person.get(name)).to_be_visible()
        expect(person.get("take-back")).to_have_count(0)
        assert person.choices("action-") == []
        expect(person.page.get_by_text("deciding", exact=True)).to_have_count(0)
        assert person.faults() == []
        assert person.overflow() == 0
    expect(people[0].get("no-hands").first).to_have_text("No hand was finished.")
    with people[1].page.expect_download() as saved:
        people[1].get("save-record").click()
    assert '"winners"' in saved.value.path().read_text(encoding="utf-8")
    people[0].get("to-lobby").click()
    expect(people[0].page.get_by_text("Ended early")).to_be_visible()


@pytest.mark.long
def test_a_bot_for_good(visit: Any, friend: Any) -> None:
    """Holes: the others cannot replace a player who has left for good; no other person can take
    that seat from the bot."""
    people = ada, bo = together(visit, friend, "clubs-whist")
    play_together(people)
    link = ada.page.url
    bo.page.close()
    ada.get("show-seats").click()
    ada.get("replace-1").click()
    ada.get("show-seats").click()
    expect(ada.get("place-1")).to_contain_text("Bot: ")
    expect(ada.get("place-1")).not_to_contain_text("away")
    expect(ada.get("replace-1")).to_have_count(0)
    assert ada.faults() == []
    assert ada.overflow() == 0
    cy = friend(link, size=PHONE)
    cy.get("show-seats").click()
    take_seat(cy, 1, "Cy")
    expect(ada.get("place-1")).to_contain_text("Cy")
