"""The chat at a table, in real browsers."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.support.friends import decide_one, play_together, together
from browser.support.layout import WIDER, boxes_of, overlap
from browser.support.person import ACROSS, DESKTOP, PHONE, TABLET, Person, decider, long
from clubsuit.texts import say


def test_a_talk(visit: Any, friend: Any) -> None:
    """Holes: a message is inserted as HTML; a phone does not show the number of new messages, or a
    button is cut; a player cannot be muted; typing triggers keyboard shortcuts."""
    ada, bo = together(visit, friend, "climbing-clubs", scheme="dark")
    before = ada.fact("ply")
    ada.get("show-chat").click()
    ada.get("phrase-hello").click()
    ada.get("chat-words").press_sequentially("p k")
    ada.get("chat-words").fill(
        "p k <img src=x onerror=alert(1)> \U0001f468\u200d\U0001f469\u200d\U0001f467"
    )
    ada.get("chat-words").press("Enter")
    expect(ada.get("chat-lines")).to_contain_text("<img src=x")
    expect(bo.get("show-chat")).to_have_attribute("aria-label", "Chat, 2 new")
    expect(bo.get("show-chat")).to_have_text("2")
    bo.get("show-chat").click()
    expect(bo.get("chat-lines")).to_contain_text("Hello!")
    expect(bo.get("chat-lines")).to_contain_text("\U0001f468\u200d\U0001f469\u200d\U0001f467")
    assert bo.get("chat-lines").locator("img").count() == 0
    for person in (ada, bo):
        assert person.faults() == []
        assert person.overflow() == 0
        assert person.get("chat").evaluate(WIDER) <= 0
    bo.get("mute").click()
    expect(bo.get("chat-lines")).not_to_contain_text("Hello!")
    ada.get("phrase-sorry").click()
    expect(ada.get("chat-lines")).to_contain_text("Sorry!")
    ada.shown()  # a decision sent before the message would be shown by now
    assert ada.fact("ply") == before
    bo.page.reload()
    expect(bo.get("show-chat")).to_have_attribute("aria-label", "Chat")
    bo.get("show-chat").click()
    bo.get("mute").click()
    expect(bo.get("chat-lines")).to_contain_text("Sorry!")


@pytest.mark.long
def test_a_turn_while_one_talks(visit: Any, friend: Any) -> None:
    """Holes: the open chat hides that it is the player's turn; screen readers do not announce the
    turn, because the live region is inserted together with its text."""
    people = together(visit, friend, "ruby-dame", size=PHONE)
    while people[0].fact("phase") != "play":
        decide_one(people)  # all players choose their cards to pass at the same time
    who = decider(people)
    other = next(person for person in people if person is not who)
    assert who
    other.get("show-chat").click()
    turn = other.get("chat-turn")
    expect(turn).to_have_text("")
    expect(other.get("chat").get_by_role("status")).to_have_count(1)
    while decider(people) is who:
        who.decide(wait=False)
    expect(turn).to_have_text(say("chat-your-turn"))


@pytest.mark.long
def test_words_for_a_lost_line(visit: Any, friend: Any) -> None:
    """Bug: a chat message written without a connection was lost, and the page gave no reason."""
    ada, _ = together(visit, friend, "clubs-whist", size=PHONE)
    ada.get("show-chat").click()
    ada.context.set_offline(True)
    expect(ada.get("chat-turn")).to_have_text(say("table-reconnecting"))
    ada.get("chat-words").fill("Still there?")
    ada.get("chat-words").press("Enter")
    expect(ada.get("chat-words")).to_have_value("Still there?")
    ada.context.set_offline(False)
    expect(ada.get("chat-turn")).not_to_have_text(say("table-reconnecting"))
    ada.get("chat-words").press("Enter")
    expect(ada.get("chat-lines")).to_contain_text("Still there?")


@pytest.mark.long
def test_a_chat_beside_the_table(visit: Any, friend: Any) -> None:
    """Holes: a dialog covers the table while players talk; the chat covers the score sheet or the
    log; a key of the table is pressed while the player writes; read messages count as new; a long
    log pushes the field for messages out of the window."""
    ada, bo = together(visit, friend, "clubs-whist", size=DESKTOP)
    expect(ada.page.locator("aside").get_by_test_id("chat")).to_be_visible()
    ada.get("show-chat").click()
    expect(ada.get("chat-words")).to_be_focused()
    ada.page.keyboard.type("k p")
    ada.page.keyboard.press("Enter")
    expect(bo.get("chat-lines")).to_contain_text("k p")
    expect(bo.get("show-chat")).to_have_attribute("aria-label", "Chat")
    assert bo.page.locator("dialog[open]").count() == 0
    parts = [box for name in ("score-sheet", "log", "chat") for box in boxes(bo, name)]
    assert len(parts) == 3
    assert not any(overlap(one, two) for one in parts for two in parts if one is not two)
    rows = {box["top"] for box in boxes_of(bo.page, '[data-testid^="phrase-"]')}
    assert len(rows) == 1
    bo.get("mute").click()
    expect(bo.get("chat-lines")).not_to_contain_text("k p")
    play_together([ada, bo])
    ada.page.set_viewport_size({"width": 1280, "height": 720})
    for name in ("chat-words", "chat-send", "phrase-hello"):
        expect(ada.get(name)).to_be_in_viewport(ratio=1)


SHOWN_FOR_MS = 7000
"""Time for which words are shown at a seat."""

GAMES = ["clubs-whist", "ruby-dame", "climbing-clubs"]

WHERE = [
    (pytest.param if number == at == 0 else long)(game, size)
    for number, size in enumerate([PHONE, ACROSS, TABLET, DESKTOP])
    for at, game in enumerate(GAMES)
]
"""Each game in windows of all sizes. The short form uses one of them."""


@pytest.mark.parametrize(("game", "size"), WHERE)
def test_words_at_the_seat(visit: Any, friend: Any, game: str, size: tuple[int, int]) -> None:
    """Holes: a player's words appear at another seat, or at their own page; they cover cards, the
    score or the counts; the strip does not show them, or does not open the chat."""
    ada, bo = together(visit, friend, game, size=PHONE)
    ada.page.clock.install()
    bo.get("show-chat").click()
    bo.get("phrase-moment").click()
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    words = ada.get("news-1")
    expect(words).to_have_text(say("chat-moment"))
    expect(ada.get("strip")).to_contain_text(f"Bo: {say('chat-moment')}")
    expect(bo.get("news-1")).to_have_count(0)
    (bubble,) = boxes(ada, "news-1")
    covered = ".card-spot, .hand button, .counts, aside > *, .strip"
    assert not any(overlap(bubble, box) for box in boxes_of(ada.page, covered))
    ada.page.clock.fast_forward(SHOWN_FOR_MS)
    expect(words).to_have_count(0)
    if size != DESKTOP:
        ada.get("strip").click()
        expect(ada.get("chat-lines")).to_contain_text(say("chat-moment"))


def boxes(person: Person, name: str) -> list[dict[str, float]]:
    """Return the boxes of the visible elements with this test id."""
    found = boxes_of(person.page, f'[data-testid="{name}"]')
    return [box for box in found if box["right"] > box["left"]]
