"""The page with a screen reader and without a mouse."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import clubsuit
from browser.support.friends import opened
from browser.support.listening import LISTEN, focus
from browser.support.person import ONE_LOOK, Person, as_they_lie, long, spoken_suit_signs
from browser.support.second_line import finish_hand
from browser.support.tables import sit
from clubsuit.texts import say
from server.support.servers import Server

SIGNS = re.compile("[♣♦♥♠]")


def news(person: Person) -> str:
    return person.get("news").inner_text()


def test_the_focus_stays_on_the_page(visit: Any) -> None:
    """Bug: the focus moved to the body when a table, the lobby or the rules opened, so screen
    readers announced nothing."""
    person = visit()
    person.get("lobby-play-clubs-whist").press("Enter")
    person.settle()
    person.page.wait_for_function("() => document.activeElement !== document.body")
    person.page.get_by_role("link", name="Back to the lobby").press("Enter")
    expect(person.get("lobby")).to_be_focused()
    person.get("lobby-more-ruby-dame").press("Enter")
    person.page.get_by_role("link", name="Rules of Ruby Dame").press("Enter")
    expect(person.get("rules")).to_be_focused()


def test_a_hint_is_heard(visit: Any) -> None:
    """Bugs: screen readers did not announce a hint, because its live region was inserted with the
    text; closing the hint lost the focus."""
    person = visit()
    person.context.add_init_script(LISTEN)
    person.page.reload()
    person.sit_down("clubs-whist")
    person.page.keyboard.press("i")
    person.get("advice").wait_for()
    words = person.get("advice").inner_text().split("\n")[-1]
    assert any(words in one for one in person.page.evaluate("window.announcements"))
    person.get("advice").get_by_role("button", name=say("table-close")).press("Enter")
    expect(person.get("advice")).to_have_count(0)
    person.page.wait_for_function("() => document.activeElement !== document.body")


def test_keys_reach_nothing_behind_a_dialog(visit: Any) -> None:
    """Bugs: if an open dialog had lost the focus, keys made decisions at the table behind it; keys
    pressed before the first deal opened dialogs after it."""
    person = visit()
    person.sit_down("clubs-whist")
    ply = person.fact("ply")
    person.get("show-settings").click()
    person.page.evaluate("() => document.activeElement.blur()")
    for key in "ksg":
        person.page.keyboard.press(key)
    expect(person.get("settings")).to_be_visible()
    assert person.fact("ply") == ply
    person.page.keyboard.press("Escape")
    person.page.goto(person.url)
    opened(person, "clubs-whist")
    for key in "lg?":
        person.page.keyboard.press(key)
    person.get("begin").click()
    person.settle()
    expect(person.page.locator("dialog[open]")).to_have_count(0)


def test_nobody_is_called_you_twice(visit: Any) -> None:
    """Bug: the seat of a player without a name was labelled "You, you"."""
    person = visit()
    person.sit_down("clubs-whist")
    expect(person.get("seat-0")).to_have_attribute("aria-label", "You")
    expect(person.get("seat-0")).not_to_contain_text("(you)")
    other = visit(name="Eve")
    other.sit_down("clubs-whist")
    expect(other.get("seat-0")).to_have_attribute("aria-label", "Eve, you")


@pytest.mark.parametrize(
    "game", [long(game) if game != "free-clubs" else game for game in clubsuit.game_ids()]
)
def test_what_is_said_of_a_hand(visit: Any, game: str) -> None:
    """Bugs: announcements, bids, seats and buttons contained suit symbols, which screen readers do
    not read well; the score of a hand was not announced."""
    person = visit()
    person.sit_down(game)
    while person.fact("phase") not in ("scored", "over"):
        announced = news(person)
        assert announced and SIGNS.search(announced) is None, announced
        assert spoken_suit_signs(person) == []
        assert person.get("prompt").inner_text().split()[0] in announced, announced
        person.decide()
    assert spoken_suit_signs(person) == []
    total = person.get("score-sheet").locator("tfoot").first
    mine = total.get_by_test_id("total-0").inner_text()
    assert re.search(rf"You.*: \S+ in this hand, {re.escape(mine)} in total\.", news(person))


@pytest.mark.long
def test_a_line_that_is_lost_is_said(friend: Any, launch: Callable[[], Server]) -> None:
    """Bug: the loss and the return of the connection were shown, but not announced."""
    server = launch()
    person = friend(server.url)
    person.sit_down("clubs-whist")
    before = news(person)
    server.kill()
    expect(person.get("news")).to_have_text("Connection lost. Reconnecting…")
    server.start()
    expect(person.get("news")).to_have_text(f"Connection restored. {before}")
    person.settle()
    person.decide()
    expect(person.get("news")).not_to_contain_text("Connection")


def test_arrows_stop_at_cards_that_can_be_played(visit: Any) -> None:
    """Bug: arrow keys stopped at cards that cannot be played. They must stop there only with Shift,
    which lets players hear the whole hand. Home and End move to the ends."""
    person = visit()
    person.sit_down("ruby-dame")
    grey = person.page.locator('[data-testid^="card-"][aria-disabled="true"]')
    while not (person.fact("phase") == "play" and grey.count()):
        person.decide() if person.fact("phase") != "scored" else person.next_hand()
    playable = person.choices("card-")
    whole = [f"card-{card}" for card in as_they_lie(person)]
    assert walk(person, "h", "Home", "ArrowRight") == [name for name in whole if name in playable]
    assert walk(person, "h", "Shift+Home", "Shift+ArrowRight") == whole
    assert walk(person, "h", "End", "ArrowLeft")[::-1] == [one for one in whole if one in playable]


def test_arrows_stop_at_bids_that_can_be_made(visit: Any) -> None:
    """Bug: arrow keys stopped at cards that cannot be bid. They must stop there only with Shift,
    which lets players hear the cost of each of their cards."""
    person = visit()
    barred = person.page.locator('.rung[aria-disabled="true"]')
    for seed in range(5, 25):
        sit(person, "free-clubs", seed)
        if len(person.choices("bid-")) > 1 and barred.count():
            break
    own = person.page.locator("button.rung").evaluate_all("all => all.map(x => x.dataset.testid)")
    bids = person.choices("bid-")
    assert bids != own
    for shift, stops in (("", bids), ("Shift+", own)):
        person.get(bids[0]).focus()
        seen = []
        for _ in stops:
            seen.append(focus(person))
            person.page.keyboard.press(f"{shift}ArrowRight")
        assert focus(person) == bids[0]
        assert sorted(seen) == sorted(stops)


def walk(person: Person, *keys: str) -> list[str]:
    """Press these keys, and the last one again until the focus no longer moves. Return all cards
    that had the focus."""
    *first, last = keys
    for key in first:
        person.page.keyboard.press(key)
    seen = [focus(person)]
    while True:
        person.page.keyboard.press(last)
        if focus(person) == seen[-1]:
            return seen
        seen.append(focus(person))


def test_trick_and_score_by_key(visit: Any) -> None:
    """Hole: screen reader users cannot hear the cards on the table or the score."""
    person = visit()
    person.sit_down("clubs-whist")
    person.page.keyboard.press("m")
    expect(person.get("answer")).to_have_text("No cards lie on the table.")
    while not person.get("trick").locator("li").count():
        person.decide()
    person.page.keyboard.press("m")
    expect(person.get("answer")).to_contain_text(re.compile(r"plays \w+ of \w+\.$"))
    person.page.keyboard.press("a")
    expect(person.get("answer")).to_have_text("Score: You 0, Ada 0, Bo 0.")


def test_a_hand_by_ear_and_keys_alone(visit: Any) -> None:
    """Hole: a blind player cannot play a whole hand.

    The test uses only announcements and the keys listed in the help.
    """
    person = visit()
    person.page.get_by_role("button", name="Play Clubs (Whist) now").press("Enter")
    person.settle()
    for _ in range(14):
        announced, ply = news(person), person.fact("ply")
        if "Keep your hand" in announced:
            person.page.keyboard.press("k")
        else:
            assert re.search(r"You lead|Follow suit|You have no \w+:", announced), announced
            person.page.keyboard.press("h")
            name = person.page.evaluate("() => document.activeElement.firstElementChild.innerText")
            assert re.fullmatch(r"\w+ of (clubs|diamonds|hearts|spades)(, new)?", name), name
            person.page.keyboard.press("Enter")
        person.page.wait_for_function(
            "ply => document.querySelector('[data-testid=table]').dataset.ply !== ply", arg=ply
        )
        person.settle()
    assert person.fact("phase") == "scored"
    assert "in this hand" in news(person) and "The hand is over." in news(person)
    expect(person.get("next-hand")).to_be_focused()
    person.page.keyboard.press("Enter")
    person.page.wait_for_function(
        "() => document.querySelector('[data-testid=table]').dataset.phase === 'exchange'"
    )


@pytest.mark.long
def test_links_of_rules_can_be_hit(visit: Any) -> None:
    """Bug: links to rules were 30 × 17 pixels; WCAG 2.2 requires 24 × 24."""
    person = visit()
    person.sit_down("clubs-whist")
    person.play_hand()
    person.open_score()
    links = person.get("hand-score").locator('a[href^="/rules/"]')
    boxes = [link.bounding_box() for link in links.all()]
    assert boxes
    assert all(box and box["width"] >= 24 and box["height"] >= 24 for box in boxes), boxes


@pytest.mark.parametrize(("size", "scheme"), ONE_LOOK)
def test_pages_and_dialogs_readable_by_all(visit: Any, size: tuple[int, int], scheme: str) -> None:
    """Hole: rules, settings, set-up, help, score or review have accessibility faults or scroll
    sideways."""
    person = visit(size=size, scheme=scheme)
    for opens, shows in (
        ("show-settings", "settings"),
        ("lobby-more-free-clubs", "ways"),
        ("lobby-more-free-clubs way-setup", "setup"),
        ("lobby-more-climbing-clubs way-setup", "setup"),
    ):
        for name in opens.split():
            person.get(name).click()
        expect(person.get(shows)).to_be_visible()
        assert (person.faults(), person.overflow() <= 0) == ([], True), opens
        person.page.keyboard.press("Escape")
    for path, heading in (
        ("/rules/clubs-whist#CW-6", ""),
        ("/rules/nothing", ""),
        ("/review", ""),
        ("/table/nothing", "Table not found"),
    ):
        person.page.goto(person.url + path)
        person.page.get_by_role("heading", name=heading).first.wait_for()
        assert (person.faults(), person.overflow() <= 0) == ([], True), path
    person.page.goto(person.url)
    person.sit_down("clubs-whist")
    person.get("show-help").click()
    assert (person.faults(), person.overflow() <= 0) == ([], True)
    person.page.keyboard.press("Escape")
    finish_hand(person)
    assert (person.faults(), person.overflow() <= 0) == ([], True)
