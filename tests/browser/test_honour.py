"""Honour play through the page (FC-17): nothing is grey, players are called, the referee rules."""

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
    signs_heard,
    small_targets,
)
from server.support.clients import can_revoke, led

PROMPT = 3000
"""Milliseconds for which a click is tried; who was too slow looks again."""
SETTLING = "() => document.querySelector('[data-testid=settle]')?.innerText ?? ''"
"""Who is ready; a bot may call somebody at any moment, and this goes."""


def revoke(play: clubsuit.Play) -> bool:
    """We can revoke."""
    return can_revoke(seen(play))


def to_lead_after_an_honest_player(play: clubsuit.Play) -> bool:
    return phase(play) == "play" and not led(seen(play)) and not irregular(play, 1)


def act_on(person: Person, until: Callable[[], bool], card: Callable[[list[str]], str]) -> None:
    """Decide until this holds, where it is our turn; the referee is heard and let go."""
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
        assert not ended(person), "what the test waits for did not come in this hand"
        if person.get("heard").count():
            person.page.keyboard.press("o")
        elif person.fact("turn") == person.fact("seat"):
            decide(person, card)
    raise AssertionError("the hand does not go on")


def decide(person: Person, card: Callable[[list[str]], str]) -> None:
    """One decision, by somebody; this chooses among our cards.

    A bot may speak while we look and click: then what was there to be clicked has gone, or the
    click does nothing. Where there was nothing to be clicked in time we look again.
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
    raise AssertionError("there is nothing to decide")


def click_something(person: Person, card: Callable[[list[str]], str]) -> None:
    """Raises TimeoutError where what we wanted to click is not there any more."""
    if person.get("confirm").count():
        picked = person.page.locator('[data-testid^="card-"][aria-pressed="true"]').count()
        # A handicap may be paid with nothing, the Joker not.
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
        raise TimeoutError("nothing is there")


def click(person: Person, name: str) -> None:
    person.get(name).click(position=CORNER, timeout=PROMPT)


def ended(person: Person) -> bool:
    return person.fact("phase") in ("scored", "over")


def first(cards: list[str]) -> str:
    return cards[0]


def suit_led(person: Person) -> str:
    """The suit of the open trick."""
    places = person.page.locator('[data-testid^="play-"] .card-spot')
    return str(places.first.get_attribute("data-place"))[-1]


def may_take(play: clubsuit.Play) -> bool:
    return no_calls(play) == ["take"]


def test_a_hand_by_honour(visit: Any) -> None:
    """FC-17: honour play would stand still on the page: set up, paid, played, taken and settled."""
    person = visit()
    person.get("lobby-setup-free-clubs").click()
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

    for _ in range(8):  # as nothing is known of the cards, we may win no trick in a hand
        act_on(person, watch, first)
        expect(person.get("hand-score")).to_be_visible()
        if taken:
            break
        person.next_hand()
    assert taken
    assert ready


def test_no_card_is_grey(visit: Any) -> None:
    """FC-17: the page would tell what may be played: every card can be, and a revoke is taken."""
    person = visit()
    sit_down(person, revoke)
    hand = cards_in_hand(person)
    assert len(hand) == person.page.locator('[data-testid^="card-"]').count()
    assert person.page.locator(".grey").count() == 0
    wrong = next(card for card in hand if card[-1] != suit_led(person))
    decide(person, lambda _: wrong)
    assert f"card-{wrong}" not in held(person)


def test_paying_too_little_is_owed(visit: Any) -> None:
    """FC-17: a debt that its owner cannot see: the card that a handicap took is marked."""
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
    """FC-17c: a button that is cut on a phone, or too small for a finger; a call without an answer:
    what the bot did, which window, what follows, all in words.

    Somebody who plays any card has broken a rule by then.
    """
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
    assert signs_heard(person) == []
    expect(ruling.locator('[aria-current="true"]')).to_contain_text("Before the next deal")
    expect(ruling.get_by_role("link")).to_have_attribute("href", "/rules/free-clubs#FC-17")
    expect(call).to_have_attribute("aria-disabled", "true")
    person.page.keyboard.press("o")
    expect(ruling).to_have_count(0)
    expect(person.get("seat-2")).to_contain_text("gains no points")
    expect(person.get("log")).to_contain_text("the player called gains no points in this hand")
    person.page.evaluate("release()")
    act_on(person, lambda: ended(person), first)
    expect(person.get("score-2")).to_contain_text("gains no points")


def test_owning_up(visit: Any) -> None:
    """FC-17: a player who has played a wrong card could not say so: button, key, and words."""
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
    """FC-17: a call that finds nothing and does not say so, nor how many are left."""
    person = visit()
    sit_down(person, to_lead_after_an_honest_player)
    person.page.keyboard.press("1")
    expect(person.get("ruling")).to_contain_text("finds nothing. 2 wrong calls")
    expect(person.get("heard")).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(person.get("call-1")).to_contain_text("2 left")


def test_being_called(visit: Any) -> None:
    """FC-17a: a card that goes back would be lost, or could be played again."""
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
    expect(person.get("log")).to_contain_text("The referee finds nothing")  # it is regular now
    assert f"card-{right}" not in held(person)


def test_a_full_trick_lies_open(visit: Any) -> None:
    """FC-17b: the last card of a trick that cannot be called any more when it is seen."""
    person = visit()
    person.page.clock.install()
    sit_down(person, may_take)
    assert person.get("trick").get_attribute("data-count") == "3"
    expect(person.get("play-0")).to_contain_text("wins it")
    before = person.fact("ply")
    person.page.clock.run_for(60_000)
    person.settle()  # a minute without an answer: the page has taken another line
    assert person.fact("ply") == before
    person.page.keyboard.press("t")
    expect(person.get("log")).to_contain_text("You take the trick")


@pytest.mark.parametrize(("size", "scheme"), ONE_LOOK)
def test_readable_by_all(visit: Any, size: tuple[int, int], scheme: str) -> None:
    """A screen reader or weak eyes would be shut out of honour play; no sideways scroll."""
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
