"""Tables in real browsers: programs, other devices, the list of open tables, spectators, several
players at one screen, and the proof of fair deals."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from browser.support.friends import held, opened, play_together, take_seat
from browser.support.person import ONE_LOOK, PHONE, Person, decider
from browser.support.tables import altered
from clubsuit.texts import say
from server.support.servers import Server


def test_a_seat_for_a_program(visit: Any) -> None:
    """Hole: a program cannot connect with the address and the token shown on the page."""
    ada = visit(name="Ada")
    opened(ada, "clubs-whist")
    ada.page.get_by_text(say("programs-title")).click()
    ada.get("new-program").click()
    token = ada.get("program-token").input_value()
    address = ada.get("program-address").input_value()
    auth = {"Authorization": f"Bearer {token}"}
    patient: dict[str, Any] = {"open_timeout": 60, "ping_interval": None}
    with connect(address, additional_headers=auth, **patient) as program:
        assert json.loads(program.recv(60))["people"]["seat"] is None
        program.send(json.dumps({"type": "sit", "seat": 2, "name": "Robo"}))
        expect(ada.get("place-2")).to_contain_text("a program")
    assert ada.faults() == []


def test_another_device(visit: Any, friend: Any) -> None:
    """Holes: the link logs the device in as another person; the link is used up when it is opened
    without a confirmation; it works twice; its code stays in the address bar."""
    ada = visit(name="Ada")
    ada.get("lobby-play-clubs-whist").click()
    ada.shown()
    ada.get("show-settings").click()
    ada.get("new-device").click()
    link = ada.get("device-link").input_value()
    friend(link, size=PHONE).get("go-on-here").wait_for()  # the link is opened, but not confirmed
    phone = friend(link, size=PHONE)
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Continue here as Ada?")
    assert "code" not in phone.page.url
    phone.get("go-on-here").click()
    phone.shown()
    assert held(phone) and held(phone) == held(ada)
    late = friend(link)
    late.get("go-on-here").click()
    expect(late.get("problem")).to_contain_text("has been used")


@pytest.mark.long
def test_a_forgotten_browser(visit: Any, friend: Any) -> None:
    """Hole: a player who lost the browser's cookie cannot continue the game with a recovery link.

    The browser that was at the table returns to it; another browser opens the lobby.
    """
    ada = visit(name="Ada")
    ada.get("lobby-play-clubs-whist").click()
    ada.shown()
    ada.get("show-settings").click()
    ada.get("new-recovery").click()
    link = ada.get("recovery-link").input_value()
    ada.page.context.clear_cookies()
    for browser in (ada, friend(link, size=PHONE)):
        browser.page.goto("about:blank")
        browser.page.goto(link)
        browser.get("go-on-here").click()
        if browser is not ada:
            browser.page.locator("[data-testid^=continue-]").first.click()
        browser.shown()


@pytest.mark.long
def test_two_servers_in_one_browser(visit: Any, launch: Callable[[], Server]) -> None:
    """Bug: visiting a second server on the same host replaced the cookie of the first, so the
    person lost seat and games there."""
    ada, other = visit(name="Ada"), launch()
    ada.get("lobby-play-clubs-whist").click()
    ada.shown()
    cards, link = held(ada), ada.page.url
    assert cards
    ada.page.goto(other.url)
    ada.get("lobby").wait_for()
    expect(ada.page.locator("[data-testid^=continue-]")).to_have_count(0)
    ada.page.goto(link)
    ada.shown()
    assert held(ada) == cards
    names = {cookie.get("name", "") for cookie in ada.page.context.cookies()}
    assert len(names) == 2 and all(name.startswith("clubsuit-") for name in names)


@pytest.mark.parametrize(("size", "scheme"), ONE_LOOK)
def test_looks_of_another_device(visit: Any, size: tuple[int, int], scheme: str) -> None:
    """Hole: a link, a code or a button cannot be read or reached."""
    ada = visit(size=size, scheme=scheme)
    ada.get("show-settings").click()
    ada.get("new-device").click()
    ada.get("new-recovery").click()
    ada.get("recovery-link").scroll_into_view_if_needed()
    assert (ada.faults(), ada.overflow()) == ([], 0)
    ada.page.goto(ada.get("device-link").input_value())
    ada.get("go-on-here").wait_for()
    assert (ada.faults(), ada.overflow()) == ([], 0)


def test_whose_turn_and_what_is_open(visit: Any, friend: Any, server: Any) -> None:
    """Holes: the lobby and the title do not show whose turn it is; a listed table is not in the
    list, or ignores the settings chosen for it."""
    ada = visit(name="Ada")
    ada.way("setup", "clubs-whist")
    for switch in ("friends-open", "friends-listed", "friends-days"):
        ada.page.get_by_role("switch", name=say(switch)).check()
    ada.get("start").click()
    ada.get("gathering").wait_for()
    table = ada.page.url.rpartition("/")[2]
    bo = friend(server.url)
    bo.get(f"listed-{table}").click()
    take_seat(bo, 1, "Bo")
    ada.get("begin").click()
    who = decider([ada, bo])
    assert who
    for person in (ada, bo):
        title = "Your turn · Clubs (Whist)" if person is who else "Clubs (Whist) – Clubsuit"
        expect(person.page).to_have_title(title)
    for person, waited_for in ((ada, ada is who), (bo, bo is who)):
        person.page.goto(server.url)
        expect(person.get(f"continue-{table}")).to_be_visible()
        turn = person.page.locator("section", has_text="Your turn").get_by_test_id(
            f"continue-{table}"
        )
        expect(turn).to_have_count(int(waited_for))
        expect(person.page).to_have_title("Your turn · Clubsuit" if waited_for else "Clubsuit")
        assert (person.faults(), person.overflow()) == ([], 0)


@pytest.mark.long
def test_the_deals_of_several_are_proven(visit: Any, friend: Any) -> None:
    """Holes: the page reports a fair game as unfair after bots and people have changed seats; it
    does not notice that a player's string differs from its promise."""
    ada = visit(name="Ada")
    ada.way("setup", "clubs-whist")
    ada.get("option-target").fill("1")
    ada.page.get_by_role("switch", name="With friends").check()
    ada.get("start").click()
    ada.get("gathering").wait_for()
    bo, cy = friend(ada.page.url), friend(ada.page.url)
    take_seat(bo, 1, "Bo")
    ada.get("begin").click()
    ada.shown()
    cy.get("show-seats").click()
    take_seat(cy, 2, "Cy")  # Cy comes too late to give a string
    people = [ada, bo, cy]
    cy.page.keyboard.press("Escape")
    play_together(people)
    while ada.fact("phase") != "over":
        ada.get("next-hand").click()
        for person in people:
            person.page.wait_for_function(
                "() => document.querySelector('[data-testid=table]').dataset.phase !== 'scored'"
            )
        play_together(people)
    for person, key in ((ada, "promises"), (bo, "promises"), (cy, "joined")):
        person.get("check-deals").click()
        verdict = person.get("fair-verdict")
        expect(verdict).to_have_attribute("data-verdict", "good")
        expect(person.get(f"fair-{key}")).to_be_visible()
        person.page.keyboard.press("Escape")

    def exchange(record: dict[str, Any]) -> None:
        record["fairness"]["strings"][1] = "0" * 64

    altered(ada, exchange)
    ada.get("check-deals").click()
    expect(ada.get("fair-verdict")).to_have_attribute("data-verdict", "bad")
    expect(ada.get("fair-promises")).to_contain_text(say("table-fair-promises-bad"))


@pytest.mark.long
def test_who_watches_sees_what_was_agreed(visit: Any, friend: Any) -> None:
    """Holes: the player's switch does not show the cards to spectators, or does not hide them
    again; spectators have buttons for decisions."""
    ada = visit(name="Ada")
    ada.way("setup", "clubs-whist")
    ada.page.get_by_role("switch", name="With friends").check()
    ada.get("watch").select_option("seat")
    ada.get("start").click()
    ada.get("begin").click()
    ada.settle()
    watcher = friend(ada.page.url)
    watcher.shown()
    assert held(watcher) == []
    ada.get("show-seats").click()
    consent = ada.page.get_by_role("switch", name=say("friends-show"))
    consent.check()
    expect(watcher.get("spectator")).to_contain_text("You see what Ada sees")
    watcher.shown()
    assert held(watcher) and held(watcher) == held(ada)
    assert watcher.choices("action-") + watcher.choices("hint") == []
    assert (watcher.faults(), watcher.overflow()) == ([], 0)
    ada.shown()  # the page ignores a second click near the first
    consent.uncheck()
    expect(watcher.get("spectator")).not_to_contain_text("Ada")
    watcher.shown()
    assert held(watcher) == []


@pytest.mark.long
def test_the_hand_before(visit: Any, friend: Any) -> None:
    """Hole: spectators cannot see the previous hand, or see the current one instead."""
    ada = visit(name="Ada")
    ada.way("setup", "ruby-dame")
    ada.page.get_by_role("switch", name="With friends").check()
    ada.get("watch").select_option("late")
    ada.get("start").click()
    ada.get("begin").click()
    ada.settle()
    watcher = friend(ada.page.url, size=PHONE)
    watcher.shown()
    expect(watcher.get("show-before")).to_have_count(0)
    before = held(ada)
    ada.play_hand()
    expect(watcher.get("hand-score")).to_be_visible()
    expect(watcher.get("next-hand")).to_have_count(0)
    ada.next_hand()
    watcher.get("show-before").click()
    first = watcher.page.get_by_test_id("open-hand").first
    expect(first).to_be_visible()
    cards = first.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    assert {f"card-{card}" for card in cards} == set(before)
    assert (watcher.faults(), watcher.overflow()) == ([], 0)


def goes_on(person: Person) -> bool:
    """Wait until a player at this screen is to act or the hand ends; return False if it ends."""
    person.page.wait_for_function(
        """() => {
            const data = document.querySelector('[data-testid=table]')?.dataset
            return data?.settled === 'true' &&
                (['0', '1'].includes(data.turn) || ['scored', 'over'].includes(data.phase))
        }"""
    )
    return person.fact("phase") not in ("scored", "over")


@pytest.mark.long
def test_several_at_one_screen(visit: Any) -> None:
    """Holes: cards are visible while the screen is handed over or after a reload; the curtain
    cannot be lifted or read."""
    ada = visit(name="Ada", size=PHONE)
    opened(ada, "clubs-whist")
    ada.page.get_by_text("Several players at this screen").click()
    ada.get("beside-name").fill("Bo")
    ada.get("beside").click()
    expect(ada.get("place-1")).to_contain_text("at this screen")
    assert (ada.faults(), ada.overflow()) == ([], 0)
    ada.get("begin").click()
    hands: dict[int, list[str]] = {}
    reloaded = False
    for _ in range(12):
        assert goes_on(ada)
        seat = int(ada.fact("turn"))
        if lifts := ada.choices("lift-"):
            assert lifts == [f"lift-{seat}"]
            # The curtain hides everything and no key or click reaches the table below.
            top = "() => document.elementFromPoint(180, 700).closest('dialog') !== null"
            assert ada.page.evaluate(top)
            ada.page.keyboard.press("Escape")
            expect(ada.get("curtain")).to_have_count(1)
            assert seat in hands or ada.faults() == []
            ada.get(lifts[0]).click()
            expect(ada.get("curtain")).to_have_count(0)
            ada.shown()
            hands.setdefault(seat, held(ada))
        assert ada.fact("seat") == str(seat)
        if len(hands) == 2 and not reloaded:
            ada.page.reload()
            expect(ada.get("curtain")).to_be_visible()
            reloaded = True
            continue
        ada.decide(wait=False)
    assert len(hands) == 2 and not set(hands[0]) & set(hands[1])
    assert reloaded
