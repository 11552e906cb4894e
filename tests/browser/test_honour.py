"""Honour rules (FC-17) on the page: any card can be played, and a referee rules on calls."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

import clubsuit
from browser.support.friends import held
from browser.support.honour import irregular, no_calls, phase, seen, sit_down
from browser.support.person import (
    ACROSS,
    CORNER,
    ONE_LOOK,
    PHONE,
    Person,
    cards_in_hand,
    small_targets,
    spoken_suit_signs,
)
from server.support.clients import can_revoke, led

PROMPT = 1000
"""Milliseconds after which the test gives up a click and looks at the page again."""

SETTLING = "() => document.querySelector('[data-testid=settle]')?.innerText ?? ''"
"""Script for the page: return the list of ready players, or "" if the page shows none."""


def revoke(play: clubsuit.Play) -> bool:
    """Return whether the player can revoke."""
    return can_revoke(seen(play))


def to_lead_after_an_honest_player(play: clubsuit.Play) -> bool:
    return phase(play) == "play" and not led(seen(play)) and not irregular(play, 1)


def play_until(person: Person, until: Callable[[], bool], card: Callable[[list[str]], str]) -> None:
    """Make decisions until the condition holds; close the rulings of the referee."""
    for _ in range(500):  # far more than a hand takes
        person.page.wait_for_function(
            """() => {
                const data = document.querySelector('[data-testid=table]')?.dataset
                return data?.settled === 'true' &&
                    (document.querySelector('[data-testid=heard]') ||
                     data.turn === data.seat || ['scored', 'over'].includes(data.phase))
            }"""
        )
        if until():
            return
        assert not ended(person), "the hand ended before the condition held"
        if person.get("heard").count():
            person.page.keyboard.press("o")
        elif person.fact("turn") == person.fact("seat"):
            decide(person, card)
    raise AssertionError("the hand does not end")


def decide(person: Person, card: Callable[[list[str]], str]) -> None:
    """Wait until the player or a bot has made a decision; `card` chooses among the player's cards.

    A bot may act at any time and remove the element to be clicked. The test then looks at the page
    again.
    """
    ply = person.fact("ply")
    for _ in range(20):
        person.shown()
        if person.fact("ply") != ply:
            return
        try:
            click_something(person, card)
        except TimeoutError:
            continue
        return person.wait_for_move(ply)
    raise AssertionError("no decision is possible")


def click_something(person: Person, card: Callable[[list[str]], str]) -> None:
    """Click on a card or button to decide; raise TimeoutError if it has been removed."""
    if person.get("confirm").count():
        picked = person.page.locator('[data-testid^="card-"][aria-pressed="true"]').count()
        # A handicap may be paid with no card, but at least one card must be passed.
        if person.fact("phase") == "send" and not picked:
            click(person, f"card-{card(cards_in_hand(person))}")
        person.get("confirm").click(timeout=PROMPT)
    elif bids := person.choices("bid-"):
        click(person, bids[0])
    elif buttons := person.choices("action-"):
        person.get(buttons[0]).click(timeout=PROMPT)
    elif cards := cards_in_hand(person):
        click(person, f"card-{card(cards)}")
    else:
        raise TimeoutError("no element can be clicked")


def click(person: Person, name: str) -> None:
    person.get(name).click(position=CORNER, timeout=PROMPT)


def ended(person: Person) -> bool:
    return person.fact("phase") in ("scored", "over")


def first(cards: list[str]) -> str:
    return cards[0]


def suit_led(person: Person) -> str:
    """Return the suit that was led in the current trick."""
    places = person.page.locator('[data-testid^="play-"] .card-spot')
    return str(places.first.get_attribute("data-place"))[-1]


def may_take(play: clubsuit.Play) -> bool:
    return no_calls(play) == ["take"]


@pytest.mark.long
def test_a_hand_by_honour(visit: Any) -> None:
    """Hole: a hand with honour rules (FC-17) cannot be played to its end on the page."""
    person = visit(seed=5)  # so that the player wins a trick in the first hand
    person.way("setup", "free-clubs")
    person.get("option-enforcement").select_option("honour")
    expect(person.get("setup")).to_contain_text("Whoever notices may call you")
    for seat in (1, 2):
        person.get(f"bot-{seat}").select_option("beginner")
    person.get("start").click()
    taken = ready = 0

    def watch() -> bool:
        nonlocal taken, ready
        taken += person.get("action-take").count()
        if "not yet" in person.page.evaluate(SETTLING):
            ready += person.get("action-ready").count()
        return ended(person)

    for _ in range(8):  # the cards are random, so the player may win no trick in a hand
        play_until(person, watch, first)
        expect(person.get("hand-score")).to_be_visible()
        if taken:
            break
        person.next_hand()
    assert taken
    assert ready


def test_no_card_is_grey(visit: Any) -> None:
    """Hole: the page shows which cards are legal, or does not accept a revoke (FC-17)."""
    person = visit()
    sit_down(person, revoke)
    hand = cards_in_hand(person)
    assert len(hand) == person.page.locator('[data-testid^="card-"]').count()
    assert person.page.locator(".grey").count() == 0
    wrong = next(card for card in hand if card[-1] != suit_led(person))
    decide(person, lambda _: wrong)
    assert f"card-{wrong}" not in held(person)


def test_paying_too_little_is_owed(visit: Any) -> None:
    """Hole: the page does not mark cards that a player owes after paying too little (FC-17)."""
    person = visit()
    sit_down(person, lambda play: any(text.startswith("discard ") for text in play.legal()))
    expect(person.get("confirm")).to_have_text("Discard nothing")
    hand = cards_in_hand(person)
    person.click(f"card-{hand[0]}")
    expect(person.get("confirm")).to_contain_text("Discard ")
    person.get("clear").click()
    expect(person.get("confirm")).to_have_text("Discard nothing")
    decide(person, first)
    assert held(person) == [f"card-{card}" for card in hand]
    expect(person.get("hand")).to_contain_text("owed")


def test_calling_a_player(visit: Any) -> None:
    """Holes: the button for a call is cut or too small on a phone; the ruling does not say what the
    bot did, when, and what follows (FC-17c)."""
    person = visit()
    sit_down(person, lambda play: phase(play) == "settle" and irregular(play, 2))
    call = person.get("call-2")
    expect(call).to_have_attribute("aria-label", "Call Bo: did they break a rule? You may be wrong"
                                   " 3 more times")  # fmt: skip
    assert person.faults() == []
    for size in (PHONE, ACROSS):
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert small_targets(person) == []
        for name in ("call-1", "call-2", "own-up"):
            expect(person.get(name)).to_be_in_viewport(ratio=1)
    call.click()
    ruling = person.get("ruling")
    expect(ruling).to_contain_text("You call Bo")
    expect(ruling).to_contain_text("Bo had played")
    assert spoken_suit_signs(person) == []
    expect(ruling.locator('[aria-current="true"]')).to_contain_text("Before the next deal")
    expect(ruling.get_by_role("link")).to_have_attribute("href", "/rules/free-clubs#FC-17")
    expect(call).to_have_attribute("aria-disabled", "true")
    person.page.keyboard.press("o")
    expect(ruling).to_have_count(0)
    expect(person.get("seat-2")).to_contain_text("gains no points")
    expect(person.get("log")).to_contain_text("the player called gains no points in this hand")
    person.page.evaluate("release()")
    play_until(person, lambda: ended(person), first)
    expect(person.get("hand-score")).to_contain_text("Bo was called for a broken rule")
    person.open_score()
    expect(person.get("lines-2")).to_contain_text("gains no points")


def test_owning_up(visit: Any) -> None:
    """Hole: a player cannot own up to an irregular card by button or key, or the ruling does not
    describe it (FC-17)."""
    person = visit()
    sit_down(person, revoke)
    hand = cards_in_hand(person)
    wrong = next(card for card in hand if card[-1] != suit_led(person))
    decide(person, lambda _: wrong)
    expect(person.get("own-up")).to_have_text("Own up")
    person.page.keyboard.press("u")
    ruling = person.get("ruling")
    expect(ruling).to_contain_text("You own up")
    expect(ruling).to_contain_text(re.compile("instead of following suit|although it was owed"))
    person.page.keyboard.press("o")
    expect(person.get("log")).to_contain_text("You own up")


def test_an_empty_call(visit: Any) -> None:
    """Hole: the page does not report a wrong call and the number of wrong calls left (FC-17)."""
    person = visit()
    sit_down(person, to_lead_after_an_honest_player)
    person.page.keyboard.press("1")
    expect(person.get("ruling")).to_contain_text("finds nothing. 2 wrong calls")
    expect(person.get("heard")).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(person.get("call-1")).to_contain_text("2 left")


def test_being_called(visit: Any) -> None:
    """Hole: a card that goes back to the hand is lost, or a regular card played instead of it is
    not accepted (FC-17a)."""
    person = visit()
    view = sit_down(
        person,
        lambda play: revoke(play) and play.log[-2].trick is None,
        bot="calling",
        hold=False,
    )
    hand = cards_in_hand(person)
    free = [card for card in hand if card not in view["table"]["honour"]["owed"]]
    wrong = next(card for card in free if card[-1] != suit_led(person))
    decide(person, lambda _: wrong)
    ruling = person.get("ruling")
    expect(ruling).to_contain_text("calls you")
    expect(ruling.locator('[aria-current="true"]')).to_contain_text("Before another card is played")
    expect(person.get("prompt")).to_contain_text("went back to your hand")
    expect(person.get("play-0")).to_have_count(0)
    assert sorted([*cards_in_hand(person), wrong]) == sorted(hand)
    right = next(card for card in free if card[-1] == suit_led(person))
    decide(person, lambda _: right)
    expect(person.get("log")).to_contain_text(
        "The referee finds nothing"
    )  # the second card is regular
    assert f"card-{right}" not in held(person)


def test_a_full_trick_lies_open(visit: Any) -> None:
    """Hole: the page takes a full trick by itself, so that its last card cannot be called
    (FC-17b)."""
    person = visit()
    person.page.clock.install()
    sit_down(person, may_take)
    assert person.get("trick").get_attribute("data-count") == "3"
    expect(person.get("play-0")).to_contain_text("wins it")
    before = person.fact("ply")
    person.page.clock.run_for(60_000)
    person.settle()  # after a minute without an answer the page has reconnected
    assert person.fact("ply") == before
    person.page.keyboard.press("t")
    expect(person.get("log")).to_contain_text("You take the trick")


@pytest.mark.parametrize(("size", "scheme"), ONE_LOOK)
def test_readable_by_all(visit: Any, size: tuple[int, int], scheme: str) -> None:
    """Hole: a table with honour rules has accessibility faults or scrolls sideways."""
    person = visit(size=size, scheme=scheme)
    sit_down(person, may_take)
    assert person.faults() == []
    assert person.overflow() <= 0
    person.get("call-2").click()
    expect(person.get("ruling")).to_be_visible()
    assert person.faults() == []
    assert person.overflow() <= 0
    person.get("heard").click()
    person.get("show-help").click()
    expect(person.get("help")).to_contain_text("Honour play")
    assert person.faults() == []
