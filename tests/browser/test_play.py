"""The games, played through the page as a person does."""

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
    signs_heard,
)
from clubsuit.texts import say
from server.support.servers import Server

GAMES = clubsuit.game_ids()


@pytest.mark.parametrize(
    "game", ["free-clubs", "climbing-clubs", long("clubs-whist"), long("ruby-dame")]
)
def test_a_hand(visit: Any, game: str) -> None:
    """A phase would not be playable: a whole hand by clicks, its score by lines, the next deal."""
    person = visit()
    person.sit_down(game)
    person.play_hand()
    expect(person.get("hand-score")).to_be_visible()
    assert re.search(r"(FC|CW|CC|RD)-\d", person.get("hand-score").inner_text())
    person.next_hand()
    assert person.fact("phase") not in ("scored", "over")


def test_a_whole_game(visit: Any) -> None:
    """A game would not end: played to its end, winners shown, another one begun from there."""
    person = visit()
    person.get("lobby-setup-clubs-whist").click()
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
    """A screen reader or weak eyes would be shut out: axe-core is content; no sideways scroll."""
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
    ("game", "most"), [*((game, 3) for game in GAMES), *(long(game, 1000) for game in GAMES)]
)
def test_by_keyboard_alone(visit: Any, game: str, most: int) -> None:
    """Without a mouse one would be stuck: tab and keys make the first decisions of a hand, or all.
    (One whole hand in the short form: test_heard.py.)"""
    person = visit()
    person.sit_down(game)
    for _ in range(most):
        if person.fact("phase") in ("scored", "over"):
            break
        decide_by_keys(person)
    if most > 3:
        person.page.wait_for_function("() => document.activeElement.dataset.testid === 'next-hand'")


TOUCHED = {(390, 844): "free-clubs", (844, 390): None}
"""The game of the short form, by size."""


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
    """On a phone one would be stuck: a whole hand, and on to the next one, by taps alone, upright
    and on its side."""
    person = visit(size=size, touch=True)
    person.press(f"lobby-play-{game}")
    person.settle()
    person.play_hand()
    assert person.overflow() <= 0
    if person.fact("phase") == "scored":
        person.next_hand()


def decide_by_keys(person: Person) -> None:
    """Reach something that can be chosen by the tabulator and arrows, choose it by Enter."""
    ply = person.fact("ply")
    phase = person.fact("phase")
    start = {"auction": "action-pass", "exchange": "action-keep"}.get(phase, "card-")
    names = person.choices(start)
    several = person.get("confirm").count() > 0  # before the choice: after it others may go on
    wanted = names[:3] if phase == "send" and several else names[:1]
    only = person.get("action-only").count() > 0
    for name in ["action-only"] if only else wanted:
        reach(person, name)
        person.page.keyboard.press("Enter")
    if not only and not wanted:  # nothing can be beaten
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
    """Move the focus there by Tab and arrow keys, as the page allows."""
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
    """A grey card would stay mute: a click names the rule, and nothing is played."""
    person = visit()
    person.sit_down("ruby-dame")
    while person.fact("phase") != "over":
        grey = person.page.locator('[data-testid^="card-"][aria-disabled="true"]')
        if person.fact("phase") == "play" and grey.count():
            break
        person.decide() if person.fact("phase") != "scored" else person.next_hand()
    ply = person.fact("ply")
    # To Playwright a grey card is not enabled; a person may click it all the same.
    grey.first.click(position=CORNER, force=True)
    expect(person.get("refusal")).to_contain_text("RD-3")
    assert signs_heard(person) == []
    assert person.fact("ply") == ply
    person.get("refusal").get_by_role("button").press("Enter")
    expect(person.get("refusal")).to_have_count(0)
    person.page.wait_for_function("() => document.activeElement !== document.body")


@pytest.mark.parametrize(("size", "scheme"), ONE_LOOK)
def test_a_hint(visit: Any, size: tuple[int, int], scheme: str) -> None:
    """A hint would be mute, hide what it speaks of, have to be looked for in the hand, or stay when
    it is of no use any more; or say it in numbers, where it knows words."""
    person = visit(size=size, scheme=scheme)
    person.sit_down("ruby-dame")
    while person.fact("phase") != "play" or len(person.choices("card-")) < 2:
        person.decide()  # a hint has nothing to say where there is no choice
    person.page.keyboard.press("i")
    advice = person.get("advice")
    expect(advice.get_by_test_id("follow")).to_be_visible()
    sentence, numbers = advice.get_by_test_id("evidence"), advice.locator(".numbers").first
    expect(sentence.or_(numbers).first).to_be_visible()
    assert numbers.is_visible() != sentence.is_visible()
    if sentence.is_visible():
        advice.locator("summary").click()
    expect(numbers).to_contain_text("of games")
    expect(advice).to_contain_text("deals that fit")
    assert person.faults() == []
    assert person.overflow() <= 0
    cards = person.page.locator('[data-testid^="card-"]')
    ply, held = person.fact("ply"), cards.count()
    person.press("follow")
    person.wait_for_move(ply)
    expect(advice).to_have_count(0)
    expect(cards).to_have_count(held - 1)


def test_reload_goes_on(visit: Any) -> None:
    """A reload would lose the game: the same hand and ply stand there again, in the lobby too."""
    person = visit()
    person.sit_down("clubs-whist")
    person.decide()
    before = person.fact("ply"), cards_in_hand(person)
    person.page.reload()
    person.settle()
    assert (person.fact("ply"), cards_in_hand(person)) == before
    person.page.goto(person.url)
    expect(person.page.get_by_role("heading", name="Continue")).to_be_visible()


def test_two_tabs(visit: Any) -> None:
    """Two tabs would drift apart: a decision in one is seen in the other."""
    person = visit()
    person.sit_down("clubs-whist")
    other = person.open()
    other.goto(person.page.url)
    person.decide()
    ply = person.fact("ply")
    other.wait_for_function(
        "ply => document.querySelector('[data-testid=table]')?.dataset.ply === ply", arg=ply
    )


def test_kill_and_start_again(friend: Any, launch: Callable[[], Server]) -> None:
    """A killed server would lose the game: it stands where it stood, the page goes on by itself."""
    server = launch()
    person = friend(server.url)
    person.sit_down("free-clubs")
    for _ in range(3):
        person.decide()
        before = person.fact("ply"), cards_in_hand(person)
        with person.page.expect_websocket():  # the page has noticed
            server.kill()
            server.start()
        person.settle()
        assert (person.fact("ply"), cards_in_hand(person)) == before
    person.decide()


def test_bots_at_a_pace_and_cards_in_motion(visit: Any) -> None:
    """With motion and pace on the page would hang: a few decisions as most people play."""
    person = visit(pace="fast", motion=True, forced=True)
    person.sit_down("clubs-whist")
    for _ in range(2):
        person.decide()


@pytest.mark.parametrize("players", [long(2), 6])
def test_every_variant_of_climbing_clubs(visit: Any, players: int) -> None:
    """A variant would not be playable: all of them on, with the fewest and the most players."""
    person = visit(size=PHONE)
    person.get("lobby-setup-climbing-clubs").click()
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
    """Set an option in the lobby's set-up."""
    if isinstance(value, bool):
        person.page.get_by_role("switch", name=say(f"option-{option}")).set_checked(value)
    else:
        person.get(f"option-{option}").select_option(str(value))
