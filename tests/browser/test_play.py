"""All games played on the page, with mouse, keyboard and touch."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import clubsuit
from browser.support.person import (
    CORNER,
    GAME_LOOKS,
    ONE_LOOK,
    PHONE,
    Person,
    cards_in_hand,
    long,
    spoken_suit_signs,
)
from clubsuit.cards import symbol
from clubsuit.texts import say
from server.support.servers import Server

GAMES = clubsuit.game_ids()


@pytest.mark.parametrize(
    "game", ["climbing-clubs", long("free-clubs"), long("clubs-whist"), long("ruby-dame")]
)
def test_a_hand(visit: Any, game: str) -> None:
    """Hole: a phase of a hand cannot be played with the mouse, or the score has no headline or
    names no rule."""
    person = visit()
    person.sit_down(game)
    person.play_hand()
    expect(person.get("hand-score")).to_be_visible()
    expect(person.get("headline")).not_to_be_empty()
    person.open_score()
    assert re.search(r"(FC|CW|CC|RD)-\d", person.get("hand-score").inner_text())
    person.next_hand()
    assert person.fact("phase") not in ("scored", "over")


@pytest.mark.long
def test_a_whole_game(visit: Any) -> None:
    """Hole: a game does not end, or the page offers no new game after it."""
    person = visit()
    person.way("setup", "clubs-whist")
    person.get("option-target").fill("3")
    person.get("start").click()
    person.settle()
    person.play_game()
    expect(person.get("game-over")).to_be_visible()
    person.get("play-again").click()
    person.page.wait_for_function(
        "() => document.querySelector('[data-testid=table]')?.dataset.phase === 'exchange'"
    )


@pytest.mark.parametrize(("game", "size", "scheme"), GAME_LOOKS)
def test_readable_by_all(visit: Any, game: str, size: tuple[int, int], scheme: str) -> None:
    """Hole: lobby or table have accessibility faults or scroll sideways."""
    person = visit(size=size, scheme=scheme)
    assert person.faults() == []
    person.sit_down(game)
    for _ in range(3):
        assert person.faults() == []
        assert person.overflow() <= 0
        if person.fact("phase") == "scored":
            break
        person.decide()


@pytest.mark.parametrize(
    ("game", "most"), [("free-clubs", 3), *(long(game, 1000) for game in GAMES)]
)
def test_by_keyboard_alone(visit: Any, game: str, most: int) -> None:
    """Hole: a phase cannot be played with the keyboard only.

    The short form makes a few decisions; test_heard.py plays a whole hand of Clubs (Whist).
    """
    person = visit()
    person.sit_down(game)
    for _ in range(most):
        if person.fact("phase") in ("scored", "over"):
            break
        decide_by_keys(person)
    if most > 3:
        person.page.wait_for_function("() => document.activeElement.dataset.testid === 'next-hand'")


TOUCHED = {(390, 844): "clubs-whist", (844, 390): None}
"""Game that the short form plays, by window size."""


@pytest.mark.parametrize(
    ("size", "game"),
    [
        (size, game) if short == game else long(size, game)
        for size, short in TOUCHED.items()
        for game in GAMES
    ],
    ids=str,
)
def test_by_touch_alone(visit: Any, size: tuple[int, int], game: str) -> None:
    """Hole: a hand cannot be played by touch only, on a phone in portrait or landscape."""
    person = visit(size=size, touch=True)
    person.press(f"lobby-play-{game}")
    person.settle()
    person.play_hand()
    assert person.overflow() <= 0
    if person.fact("phase") == "scored":
        person.next_hand()


def decide_by_keys(person: Person) -> None:
    """Move the focus to a choice with Tab and arrow keys, and choose it with Enter."""
    ply = person.fact("ply")
    phase = person.fact("phase")
    start = {"auction": "action-pass", "exchange": "action-keep"}.get(phase, "card-")
    names = person.choices(start)
    several = (
        person.get("confirm").count() > 0
    )  # read before the choice, as others may act after it
    wanted = names[:3] if phase == "send" and several else names[:1]
    only = person.get("action-only").count() > 0
    for name in ["action-only"] if only else wanted:
        reach(person, name)
        person.page.keyboard.press("Enter")
    if not only and not wanted:  # no card can be played, so pass
        person.page.keyboard.press("p")
    elif not only and several:
        if person.fits():
            reach(person, "confirm")
            person.page.keyboard.press("Enter")
        else:
            person.get("clear").press("Enter")
            person.page.keyboard.press("p")
    person.wait_for_move(ply)
    person.settle()


def reach(person: Person, name: str) -> None:
    """Move the focus to an element with Tab and arrow keys; fail if it cannot be reached."""
    active = "() => document.activeElement?.dataset?.testid ?? ''"
    for key in ["Tab"] * 40:
        if person.page.evaluate(active) == name:
            return
        if person.page.evaluate(active).startswith("card-") and name.startswith("card-"):
            for arrow in ["ArrowRight"] * 20 + ["ArrowLeft"] * 20:
                person.page.keyboard.press(arrow)
                if person.page.evaluate(active) == name:
                    return
        person.page.keyboard.press(key)
    raise AssertionError(f"{name} cannot be reached by keys")


def test_a_grey_card_says_why(visit: Any) -> None:
    """Hole: a click on a grey card plays it or does not name the rule that forbids it."""
    person = visit()
    person.sit_down("ruby-dame")
    while person.fact("phase") != "over":
        grey = person.page.locator('[data-testid^="card-"][aria-disabled="true"]')
        if person.fact("phase") == "play" and grey.count():
            break
        person.decide() if person.fact("phase") != "scored" else person.next_hand()
    ply = person.fact("ply")
    # Playwright treats a grey card as disabled, but people can click it.
    grey.first.click(position=CORNER, force=True)
    expect(person.get("refusal")).to_contain_text("RD-3")
    assert spoken_suit_signs(person) == []
    assert person.fact("ply") == ply
    person.get("refusal").get_by_role("button").press("Enter")
    expect(person.get("refusal")).to_have_count(0)
    person.page.wait_for_function("() => document.activeElement !== document.body")


@pytest.mark.parametrize(("size", "scheme"), ONE_LOOK)
def test_a_hint(visit: Any, size: tuple[int, int], scheme: str) -> None:
    """Holes: a hint is empty or cannot be followed, does not mark its card, remains after the
    decision, or shows numbers although a sentence would explain it."""
    person = visit(size=size, scheme=scheme)
    person.sit_down("ruby-dame")
    while person.fact("phase") != "play" or len(person.choices("card-")) < 2:
        person.decide()  # a hint needs at least two choices
    person.page.keyboard.press("i")
    advice = person.get("advice")
    expect(advice.get_by_test_id("follow")).to_be_visible()
    sentence = advice.locator('[data-testid="evidence"], [data-testid="in-words"]').first
    numbers = advice.locator(".numbers").first
    expect(sentence.or_(numbers).first).to_be_visible()
    assert numbers.is_visible() != sentence.is_visible()
    if sentence.is_visible():
        advice.locator("summary").click()
    expect(numbers).to_contain_text("of games")
    expect(advice).to_contain_text("deals that fit")
    lit = person.page.locator('.slot:has(.mark:text-is("hint"))')
    seen = advice.get_by_test_id("follow").locator('[aria-hidden="true"]')
    name = seen.inner_text().split()[-1]
    expect(lit).to_have_count(1)
    assert symbol((lit.get_attribute("data-testid") or "").removeprefix("card-")) == name
    assert person.faults() == []
    assert person.overflow() <= 0
    cards = person.page.locator('[data-testid^="card-"]')
    ply, held = person.fact("ply"), cards.count()
    person.press("follow")
    person.wait_for_move(ply)
    expect(advice).to_have_count(0)
    expect(cards).to_have_count(held - 1)


def test_reload_goes_on(visit: Any) -> None:
    """Hole: a reload loses the position, or the lobby does not list the game."""
    person = visit()
    person.sit_down("clubs-whist")
    person.decide()
    before = person.fact("ply"), cards_in_hand(person)
    person.page.reload()
    person.settle()
    assert (person.fact("ply"), cards_in_hand(person)) == before
    person.page.goto(person.url)
    expect(person.page.get_by_role("heading", name=say("lobby-unfinished"))).to_be_visible()


def test_two_tabs(visit: Any) -> None:
    """Hole: a decision in one tab is not shown in another tab of the same table."""
    person = visit()
    person.sit_down("clubs-whist")
    other = person.open()
    other.goto(person.page.url)
    person.decide()
    ply = person.fact("ply")
    other.wait_for_function(
        "ply => document.querySelector('[data-testid=table]')?.dataset.ply === ply", arg=ply
    )


@pytest.mark.long
def test_kill_and_start_again(friend: Any, launch: Callable[[], Server]) -> None:
    """Hole: a killed and restarted server loses the game, or the page does not reconnect."""
    server = launch()
    person = friend(server.url)
    person.sit_down("free-clubs")
    for _ in range(3):
        person.decide()
        before = person.fact("ply"), cards_in_hand(person)
        with person.page.expect_websocket():  # the page reconnects
            server.kill()
            server.start()
        person.settle()
        assert (person.fact("ply"), cards_in_hand(person)) == before
    person.decide()


def test_bots_at_a_pace_and_cards_in_motion(visit: Any) -> None:
    """Hole: the page hangs with animations and delays, the default settings."""
    person = visit(pace="fast", motion=True, forced=True)
    person.sit_down("clubs-whist")
    person.decide()


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 6])
def test_every_variant_of_climbing_clubs(visit: Any, players: int) -> None:
    """Hole: Climbing Clubs cannot be played with all options and the fewest or the most players."""
    person = visit(size=PHONE)
    person.way("setup", "climbing-clubs")
    choose(person, "players", players)
    for name in ("double_or_nothing", "wild_15s", "crazy"):
        choose(person, name, True)
    if players == 6:
        choose(person, "teams", 3)
    person.get("start").click()
    person.settle()
    if person.get("action-double").count():
        ply = person.fact("ply")
        person.get("action-double").click()
        expect(person.get("confirm-double")).to_be_visible()
        person.shown()  # the page ignores a second click near the first
        person.get("confirm-double").click()
        person.finish(ply)
        person.settle()
    person.play_hand()
    expect(person.get("hand-score")).to_be_visible()


def choose(person: Person, option: str, value: int | bool) -> None:
    """Set an option in the set-up dialog of the lobby."""
    if isinstance(value, bool):
        person.page.get_by_role("switch", name=say(f"option-{option}")).set_checked(value)
    else:
        person.get(f"option-{option}").select_option(str(value))
