"""Honour play through the page (FC-17): nothing is grey, players are called, the referee rules."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from browser.person import LOOKS, Person, cards_in_hand
from server.browser import Line, can_revoke, led, socket_to

HONOUR = {"enforcement": "honour"}
PROMPT = 3000
"""Milliseconds for which a click is tried; who was too slow looks again."""
SETTLING = "() => document.querySelector('[data-testid=settle]')?.innerText ?? ''"
"""Who is ready; a bot may call somebody at any moment, and this goes."""


def sit_down(person: Person, bot: str, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """At a table of honour play, played until this holds: by the socket, which is quicker.

    The view of which it holds.
    """
    table = person.page.evaluate(
        """async (table) => (await (await fetch('/api/tables', {
            method: 'POST',
            headers: {'Content-Type': 'application/json'},
            body: JSON.stringify(table),
        })).json()).id""",
        {"game": "free-clubs", "options": HONOUR, "bots": [bot] * 2, "name": "", "seed": 5},
    )
    cookies = person.context.cookies()
    cookie = "; ".join(f"{one.get('name')}={one.get('value')}" for one in cookies)
    with socket_to(person.url, table, cookie) as socket:
        line = Line(socket)
        line.receive()
        line.play_until(until)
    person.page.goto(f"{person.url}/table/{table}")
    expect(person.table).to_have_attribute("data-settled", "true")
    return line.view


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
            person.get("heard").click()
        elif person.fact("turn") == person.fact("seat"):
            decide(person, card)
    raise AssertionError("the hand does not go on")


def decide(person: Person, card: Callable[[list[str]], str]) -> None:
    """One decision; this chooses among cards. None where a bot has spoken meanwhile."""
    ply = person.fact("ply")
    bids = person.choices("bid-")
    try:
        if person.get("confirm").count():
            if person.fact("phase") == "send":  # a handicap may be paid with nothing, the Joker not
                person.click(f"card-{card(cards_in_hand(person))}")
            person.get("confirm").click(timeout=PROMPT)
        elif bids:
            person.click(bids[0])
        elif buttons := person.choices("action-"):
            person.get(buttons[0]).click(timeout=PROMPT)
        elif cards := cards_in_hand(person):
            person.click(f"card-{card(cards)}")
        else:
            return  # what was to be decided has gone while we looked
    except TimeoutError:  # a bot has spoken, and the button has gone while we clicked
        return
    person.page.wait_for_function(
        "ply => document.querySelector('[data-testid=table]').dataset.ply !== ply", arg=ply
    )


def ended(person: Person) -> bool:
    return person.fact("phase") in ("scored", "over")


def first(cards: list[str]) -> str:
    return cards[0]


def suit_led(person: Person) -> str:
    """The suit of the open trick."""
    places = person.page.locator('[data-testid^="play-"] .card-spot')
    return str(places.first.get_attribute("data-place"))[-1]


def my_turn(view: dict[str, Any], phase: str) -> bool:
    return bool(view["phase"] == phase and view["turn"] == view["seat"])


def may_take(view: dict[str, Any]) -> bool:
    return my_turn(view, "play") and bool(view["table"]["honour"]["full"])


def test_a_hand_by_honour(visit: Any) -> None:
    """FC-17: honour play would stand still on the page: set up, paid, played, taken and settled."""
    person = visit()
    person.get("lobby-setup-free-clubs").click()
    person.get("option-enforcement").select_option("honour")
    expect(person.get("setup")).to_contain_text("Whoever notices it calls the player")
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
    sit_down(person, "random", can_revoke)
    hand = cards_in_hand(person)
    assert len(hand) == person.page.locator('[data-testid^="card-"]').count()
    assert person.page.locator(".grey").count() == 0
    wrong = next(card for card in hand if card[-1] != suit_led(person))
    decide(person, lambda _: wrong)
    assert wrong not in cards_in_hand(person)


def test_paying_too_little_is_owed(visit: Any) -> None:
    """FC-17: a debt that its owner cannot see: the card that a handicap took is marked."""
    person = visit()
    sit_down(person, "random", lambda view: my_turn(view, "handicap"))
    expect(person.get("confirm")).to_have_text("Discard nothing")
    hand = cards_in_hand(person)
    person.click(f"card-{hand[0]}")
    expect(person.get("confirm")).to_contain_text("Discard ")
    person.get("clear").click()
    expect(person.get("confirm")).to_have_text("Discard nothing")
    decide(person, first)
    assert cards_in_hand(person) == hand
    expect(person.get("hand")).to_contain_text("owed")


def test_calling_a_player(visit: Any) -> None:
    """FC-17c: a call without an answer: what the bot did, which window, what follows, all in words.

    The bot `random` plays any card, so after a few tricks there is something to be found.
    """
    person = visit()
    sit_down(person, "random", lambda view: my_turn(view, "settle"))
    call = person.get("call-2")
    expect(call).to_have_attribute("aria-label", "Call Bo: did they break a rule? You may be wrong"
                                   " 3 more times")  # fmt: skip
    assert person.faults() == []
    call.click()
    ruling = person.get("ruling")
    expect(ruling).to_contain_text("You call Bo")
    expect(ruling).to_contain_text("Bo had played")
    expect(ruling.locator('[aria-current="true"]')).to_contain_text("Before the next deal")
    expect(ruling.get_by_role("link")).to_have_attribute("href", "/rules/free-clubs#FC-17")
    expect(call).to_have_attribute("aria-disabled", "true")
    person.page.keyboard.press("o")
    expect(ruling).to_have_count(0)
    expect(person.get("seat-2")).to_contain_text("no positive points")
    expect(person.get("log")).to_contain_text("no positive points to the player who was called")
    act_on(person, lambda: ended(person), first)
    score = person.get("score-2").inner_text()
    assert "no positive points" in score


def test_owning_up(visit: Any) -> None:
    """FC-17: a player who has played a wrong card could not say so: button, key, and words."""
    person = visit()
    sit_down(person, "random", can_revoke)
    hand = cards_in_hand(person)
    wrong = next(card for card in hand if card[-1] != suit_led(person))
    decide(person, lambda _: wrong)
    expect(person.get("own-up")).to_have_text("Own up")
    person.page.keyboard.press("u")
    ruling = person.get("ruling")
    expect(ruling).to_contain_text("You own up")
    expect(ruling).to_contain_text(re.compile("although (able to follow suit|a handicap had)"))
    person.page.keyboard.press("o")
    expect(person.get("log")).to_contain_text("You own up")


def test_an_empty_call(visit: Any) -> None:
    """FC-17: a call that finds nothing and does not say so, nor how many are left."""
    person = visit()
    sit_down(person, "random", lambda view: my_turn(view, "play") and not led(view))
    person.page.keyboard.press("1")
    expect(person.get("ruling")).to_contain_text("finds nothing. 2 more")
    expect(person.get("heard")).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(person.get("call-1")).to_contain_text("2 left")


def test_being_called(visit: Any) -> None:
    """FC-17a: a card that goes back would be lost, or could be played again."""
    person = visit()
    view = sit_down(
        person, "calling", lambda view: can_revoke(view) and view["log"][-2]["trick"] is None
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
    assert right not in cards_in_hand(person)


def test_a_full_trick_lies_open(visit: Any) -> None:
    """FC-17b: the last card of a trick that cannot be called any more when it is seen."""
    person = visit()
    person.page.clock.install()
    sit_down(person, "random", may_take)
    assert person.get("trick").get_attribute("data-count") == "3"
    expect(person.get("play-0")).to_contain_text("wins it")
    before = person.fact("ply")
    person.page.clock.run_for(60_000)
    assert person.fact("ply") == before
    person.page.keyboard.press("t")
    expect(person.get("log")).to_contain_text("You take the trick")


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_readable_by_all(visit: Any, size: tuple[int, int], scheme: str) -> None:
    """A screen reader or weak eyes would be shut out of honour play; no sideways scroll."""
    person = visit(size=size, scheme=scheme)
    sit_down(person, "random", may_take)
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
