"""Dragging a card to the table, and choosing a card before one's turn."""

import json
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from browser.support.friends import decide_one, held, together
from browser.support.person import PHONE, Person, decider
from browser.support.tables import sit, until
from clubsuit.texts import say

DECIDING = {"act", "choose"}
"""Types of messages that make a decision."""


def decisions(person: Person) -> list[dict[str, Any]]:
    """Return a list that collects the decisions the page sends after its next reload."""
    sent: list[dict[str, Any]] = []

    def note(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] in DECIDING:
            sent.append(message)

    person.page.on("websocket", lambda socket: socket.on("framesent", note))
    person.page.reload()
    person.shown()
    return sent


def box_of(element: Locator) -> FloatRect:
    """Return the bounding box of a visible element."""
    box = element.bounding_box()
    assert box
    return box


def drag(person: Person, card: str, to: tuple[float, float]) -> None:
    """Drag a card with the mouse or a finger to a point of the window, and drop it there."""
    person.rest()  # a card that was dropped beside the table returns to the hand
    box = box_of(person.get(card))
    start = box["x"] + 15, box["y"] + 15
    path = [
        (start[0] + (to[0] - start[0]) * k / 5, start[1] + (to[1] - start[1]) * k / 5)
        for k in range(6)
    ]
    if not person.touch:
        mouse = person.page.mouse
        mouse.move(*path[0])
        mouse.down()
        for point in path[1:]:
            mouse.move(*point)
        mouse.up()
        return
    talk = person.context.new_cdp_session(person.page)
    for kind, points in (
        ("touchStart", path[:1]),
        *(("touchMove", [point]) for point in path[1:]),
        ("touchEnd", []),
    ):
        touches = [{"x": x, "y": y} for x, y in points]
        talk.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
    talk.detach()


def middle(person: Person) -> tuple[float, float]:
    """Return the middle of the felt."""
    box = box_of(person.page.locator(".felt"))
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.long
@pytest.mark.parametrize("looks", [{}, {"size": PHONE, "touch": True}], ids=["mouse", "finger"])
def test_a_card_is_dragged(visit: Any, looks: dict[str, Any]) -> None:
    """Holes: a card that is dropped beside the table is played; a drag is also a click and plays
    the card; the browser scrolls or reloads the page instead; the card does not lie on the table;
    the setting does not switch dragging off."""
    ada = visit(motion=True, **looks)
    sit(ada, "clubs-whist")
    until(ada, "play")
    sent = decisions(ada)
    card = ada.choices("card-")[0]
    for point in ((10.0, 10.0), (middle(ada)[0], box_of(ada.get("hand"))["y"] + 30)):
        drag(ada, card, point)
        ada.shown()
    assert (sent, card in held(ada)) == ([], True)
    drag(ada, card, middle(ada))
    ada.page.wait_for_function(
        "card => !document.querySelector(`[data-testid='${card}']`)", arg=card
    )
    ada.settle()
    assert [message["cards"] for message in sent] == [[card.removeprefix("card-")]]

    setting = "one => localStorage.setItem('clubsuit-settings', JSON.stringify(one))"
    stored = json.loads(ada.page.evaluate("localStorage['clubsuit-settings']"))
    ada.page.evaluate(setting, {**stored, "drag": False})
    sent = decisions(ada)
    ada.settle()
    drag(ada, ada.choices("card-")[0], middle(ada))
    ada.shown()
    assert sent == []


def test_a_combination_is_dragged(visit: Any) -> None:
    """Hole: where a play may be several cards, a dropped card is only selected."""
    ada = visit()
    sit(ada, "climbing-clubs")
    until(ada, "play")
    while ada.page.locator(".standing").count():
        ada.decide()  # until Ada leads and may play any single card
    sent = decisions(ada)
    card = ada.choices("card-")[-1]
    drag(ada, card, middle(ada))
    ada.page.wait_for_function(
        "card => !document.querySelector(`[data-testid='${card}']`)", arg=card
    )
    assert [message["cards"] for message in sent] == [[card.removeprefix("card-")]]


def is_ahead(person: Person, card: str) -> bool:
    """Return whether this card is chosen ahead."""
    return person.page.locator(f'[data-testid="{card}"][aria-pressed="true"]').count() > 0


def test_a_card_is_chosen_ahead(visit: Any, friend: Any) -> None:
    """Holes: the choice leaves the browser before the turn; a second click does not undo it; it is
    not played on the turn; an illegal card is lost without a word, or replaced by another."""
    people = together(visit, friend, "clubs-whist", ahead=True)
    while people[0].fact("phase") != "play":
        decide_one(people)
    logs = {id(person): decisions(person) for person in people}
    who = decider(people)
    waits = next(person for person in people if person is not who)
    card = held(waits)[0]
    waits.click(card)
    expect(waits.get("ahead")).to_contain_text(say("table-ahead", card="")[-30:])
    assert (is_ahead(waits, card), waits.faults(), waits.overflow()) == (True, [], 0)
    waits.separate_clicks()
    waits.click(card)
    expect(waits.get("ahead")).to_be_empty()

    outcomes: list[str] = []
    while len(set(outcomes)) < 2:
        who = decider(people)
        assert who, "the hand ended before both cases occurred"
        waits = next(person for person in people if person is not who)
        sent = logs[id(waits)]
        before = len(sent)
        card = held(waits)[-1 if outcomes[-1:] == ["played"] else 0]
        waits.click(card)
        assert (is_ahead(waits, card), len(sent)) == (True, before)
        while is_ahead(waits, card) and decider(people) is who:
            who.decide(wait=False)
        now = decider(people)
        if card not in held(waits):
            assert [one["cards"] for one in sent[before:]] == [[card.removeprefix("card-")]]
            outcomes.append("played")
        else:
            assert (now, len(sent)) == (waits, before)
            expect(waits.get("ahead")).to_contain_text(say("table-ahead-dropped", card="")[-25:])
            outcomes.append("dropped")
            waits.decide(wait=False)
