"""Narrow places of the layout: plates, the score sheet, the edges of the screen, and paper."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.support.friends import open_for_six, take_seat
from browser.support.layout import boxes_of, overlap
from browser.support.person import ACROSS, DESKTOP, PHONE, Person, long
from browser.support.tables import sit, until


def hidden_columns(person: Person) -> list[dict[str, float]]:
    """Return the columns of the score sheet that are outside the sheet or beside the window."""
    beside = not person.get("show-sheet").is_visible()
    if not beside:
        person.get("show-sheet").click()
    person.rest()
    sheet = "aside .scroll" if beside else "dialog .scroll"
    ((box,), columns) = (boxes_of(person.page, part) for part in (sheet, f"{sheet} thead th"))
    assert len(columns) == 7
    assert box["right"] <= person.page.evaluate("innerWidth")
    person.page.keyboard.press("Escape")
    return [one for one in columns if one["right"] > box["right"] + 1]


@pytest.mark.long
def test_six_players(visit: Any, friend: Any) -> None:
    """Bugs: at six players on a phone in landscape, *away* pushed the name off its plate; the
    score sheet showed five of six columns."""
    ada = visit(name="Ada", size=ACROSS)
    bo = friend(open_for_six(ada))
    take_seat(bo, 2, "Katharina")
    expect(ada.get("place-2")).to_contain_text("Katharina")
    ada.get("begin").click()
    ada.shown()
    whole = "name => ({ left: name.clientWidth, cut: name.scrollWidth - name.clientWidth })"
    plate = ada.get("seat-2").locator(".name")
    before = plate.evaluate(whole)
    bo.page.goto("about:blank")
    expect(ada.get("seat-2").get_by_test_id("gone-2")).to_be_visible()
    assert plate.evaluate(whole) == before
    for size in (ACROSS, PHONE, DESKTOP):
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        ada.rest()
        assert hidden_columns(ada) == []


def test_tricks_and_points_have_units(visit: Any) -> None:
    """Bugs: two tricks and eight points stood on a plate as "2 8 pt" and read as 28; on a phone
    they ran into the next plate, so points stand alone there."""
    words = {PHONE: ["0 pt"], ACROSS: ["0", "0 pt"], DESKTOP: ["0 tricks", "0 pt"]}
    ada = visit(size=PHONE)
    sit(ada, "ruby-dame")
    plate = ada.get("seat-1").locator(".counts")
    shown = plate.locator("[aria-hidden]:not(svg)").filter(visible=True)
    for size in ada.resized(list(words)):
        assert [text.strip() for text in shown.all_inner_texts()][:2] == words[size]


def test_the_edges_of_the_screen(visit: Any) -> None:
    """Holes: the camera of a phone in landscape covers a card, a name, a button or a dialog; the
    felt ends beside it; a touched card is highlighted together with the next one; a finger that
    drags a card scrolls or reloads the page."""
    ada = visit(size=(844, 390), touch=True)
    talk = ada.context.new_cdp_session(ada.page)
    insets = {"left": 44, "right": 44, "bottom": 21}
    sit(ada, "ruby-dame")
    until(ada, "play")
    talk.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    ada.rest()
    covered = [{"left": 0, "right": 44}, {"left": 800, "right": 844}]
    edges = [{**one, "top": 0, "bottom": 390} for one in covered]
    edges.append({"left": 0, "right": 844, "top": 370, "bottom": 390})
    for part in ("main button", "main .name", "main h1"):
        boxes = boxes_of(ada.page, part)
        assert boxes and not any(overlap(box, edge) for box in boxes for edge in edges), part
    (bar,) = boxes_of(ada.page, "main > header")
    assert (bar["left"], bar["right"], ada.overflow()) == (0, 844, 0)
    ada.press("show-sheet")
    boxes = boxes_of(ada.page, "dialog button, dialog th")
    assert not any(overlap(box, edge) for box in boxes for edge in edges[:2])
    style = (
        "one => (({ webkitTapHighlightColor: c, touchAction: t }) => [c, t])(getComputedStyle(one))"
    )
    card = ada.page.locator('[data-testid^="card-"]').first
    assert card.evaluate(style) == ["rgba(0, 0, 0, 0)", "pinch-zoom"]
    pulled = "getComputedStyle(document.documentElement).overscrollBehaviorY"
    assert ada.page.evaluate(pulled) == "none"
    ada.page.goto(ada.url)
    ada.get("lobby").wait_for()
    assert ada.page.evaluate(pulled) == "auto"


PAPER = """() => [...document.querySelectorAll('html, body, main, main *')]
    .filter(one => one.checkVisibility() && !one.closest('svg, .card-back, .face'))
    .map(one => [one, getComputedStyle(one).backgroundColor])
    .filter(([_, colour]) => /^rgb\\(/.test(colour))
    .map(([one, colour]) => [colour.match(/\\d+/g).map(Number), one.className || one.localName])
    .filter(([parts]) => Math.min(...parts) < 140)
    .map(([_, name]) => name)"""
"""Script for the page: return the elements with a dark background."""


@pytest.mark.parametrize("scheme", ["light", long("dark")])
def test_on_paper(visit: Any, scheme: str) -> None:
    """Bug: the table and the score sheet printed white text on a green or black page. Holes: the
    cards overlap or are cut off; buttons and bots' plates cover the sheet."""
    ada = visit(scheme=scheme)
    sit(ada, "ruby-dame")
    until(ada, "play")
    ada.page.emulate_media(media="print")
    ada.rest()
    assert ada.page.evaluate(PAPER) == []
    cards = boxes_of(ada.page, '[data-testid^="card-"]')
    assert len(cards) == int(ada.get("hand").locator("button").count())
    assert not any(overlap(one, other) for one in cards for other in cards if one is not other)
    expect(ada.get("show-help")).to_be_hidden()
    expect(ada.page.locator("aside").get_by_test_id("score-sheet")).to_be_visible()
    ada.page.emulate_media(media="screen")
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ada.get("show-sheet").click()
    ada.page.emulate_media(media="print")
    expect(ada.page.locator("dialog").get_by_test_id("score-sheet")).to_be_visible()
    expect(ada.get("hand")).to_be_hidden()
    assert ada.page.evaluate(PAPER) == []
