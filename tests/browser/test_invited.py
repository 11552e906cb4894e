"""Invitations, races for a seat, and lost seats, in real browsers."""

import json
import secrets
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.support.accounts import PASSWORD, enter
from browser.support.friends import opened, take_seat
from browser.support.person import ACROSS, PHONE, Person, long
from clubsuit.texts import say

TEAMS = {
    "game": "climbing-clubs",
    "options": {"players": 6, "teams": 3, "wild_15s": True},
    "bots": ["rule"] * 5,
    "name": "Ada",
    "open": True,
    "clock": "30",
}


def table_of(person: Person, **about: Any) -> str:
    """Open a table for this person and return its link without following it."""
    ask = """body => fetch('/api/tables', { method: 'POST', body,
        headers: { 'Content-Type': 'application/json' } }).then(answer => answer.json())"""
    return f"{person.url}/table/{person.page.evaluate(ask, json.dumps(about))['id']}"


@pytest.mark.parametrize("size", [PHONE, long(ACROSS)])
def test_what_the_invited_see(visit: Any, friend: Any, size: tuple[int, int]) -> None:
    """Bug: invited people saw only the game's name, and sat down without knowing the options, the
    clock and the partners."""
    link = table_of(visit(), **TEAMS)
    bo = friend(link, size=size)
    expect(bo.get("minutes")).to_have_text("about 20–35 minutes")
    expect(bo.get("target")).to_contain_text("100 points")
    expect(bo.get("changed-teams")).to_contain_text("Teams: Three teams")
    expect(bo.get("changed-wild_15s")).to_contain_text(say("option-wild_15s-help"))
    expect(bo.get("changed-clock")).to_contain_text("30 seconds for each decision")
    expect(bo.get("team-0")).to_contain_text("Team A: Ada and ")
    spots = [bo.get(f"round-{seat}").bounding_box() for seat in (0, 3)]
    middles = [one["x"] + one["width"] / 2 for one in spots if one]
    assert abs(middles[0] - middles[1]) < 2  # partners sit opposite each other
    expect(bo.get("place-3")).to_contain_text("Team A")
    assert (bo.faults(), bo.overflow()) == ([], 0)
    take_seat(bo, 3, "Bo")
    expect(bo.get("partners")).to_have_text("Your partner is Ada.")


def held_back(person: Person) -> Callable[[bool], None]:
    """Return a function that holds back messages to the page (True) or delivers them (False)."""
    waits: list[str | bytes] = []
    state: dict[str, Any] = {"hold": False}

    def connect(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        state["page"] = page

        def forward(message: str | bytes) -> None:
            if state["hold"]:
                waits.append(message)
            else:
                page.send(message)

        server.on_message(forward)

    def hold(on: bool) -> None:
        state["hold"] = on
        while not on and waits:
            state["page"].send(waits.pop(0))

    person.page.route_web_socket("**/live*", connect)
    person.page.reload()
    return hold


@pytest.mark.long
def test_who_was_slower_is_told(visit: Any, friend: Any) -> None:
    """Bug: the refusal of a seat that another person had just taken was removed by the next
    view."""
    ada = visit(name="Ada")
    link = opened(ada, "clubs-whist")
    bo, cy = friend(link, name="Bo"), friend(link, name="Cy")
    hold = held_back(cy)
    expect(cy.get("sit-1")).to_be_visible()
    hold(True)
    take_seat(bo, 1, "Bo")
    expect(ada.get("place-1")).to_contain_text("Bo")
    cy.get("sit-1").click()
    ada.get("show-chat").click()
    ada.page.keyboard.press("Escape")
    hold(False)
    expect(cy.get("refusal")).to_contain_text("Bo sits there already and was faster than you")
    expect(cy.get("refusal")).to_contain_text("is still free")
    cy.get("sit-2").click()
    expect(cy.get("refusal")).to_have_count(0)


@pytest.mark.long
def test_an_account_made_on_another_device(visit: Any, friend: Any) -> None:
    """Bug: when a guest created an account, their phone became a spectator. It must ask them to log
    in and then return to the table."""
    ada = visit(name="Ada")
    link = opened(ada, "clubs-whist")
    phone = friend(link, size=PHONE)
    code = ada.page.evaluate("fetch('/api/devices', { method: 'POST' }).then(one => one.json())")
    phone.page.goto(f"{ada.url}/device#code={code['code']}&path={link.removeprefix(ada.url)}")
    phone.get("go-on-here").click()
    expect(phone.get("place-0").get_by_test_id("rise")).to_be_visible()
    name = f"Ada {secrets.token_hex(6)}"
    enter(ada, name, PASSWORD, making=True)
    expect(ada.get("account-link")).to_have_text(name)
    expect(phone.page.get_by_role("heading")).to_have_text(say("table-closed-4410"))
    assert (phone.faults(), phone.overflow()) == ([], 0)
    phone.get("log-in").click()
    phone.get("account-name").fill(name)
    phone.get("password").fill(PASSWORD)
    phone.get("enter").click()
    phone.page.wait_for_url(link)
    expect(phone.get("place-0").get_by_test_id("rise")).to_be_visible()


def test_a_browser_that_lost_its_cookie(visit: Any) -> None:
    """Bugs: a player who lost the cookie became a spectator, and the page gave no reason; a
    recovery link led to the lobby instead of the table."""
    ada = visit(name="Ada")
    link = opened(ada, "clubs-whist")
    kept = ada.page.evaluate(
        "fetch('/api/devices/recovery', { method: 'POST' }).then(a => a.json())"
    )
    ada.get("begin").click()
    ada.shown()
    ada.context.clear_cookies()
    ada.page.goto(link)
    expect(ada.get("seat-lost")).to_have_attribute("data-why", "stranger")
    expect(ada.get("seat-lost")).to_contain_text("you sat here as Ada")
    assert ada.faults() == []
    expect(ada.get("log-in-here").first).to_be_visible()
    ada.page.goto(f"{ada.url}/device#code={kept['code']}&path=/")
    ada.get("go-on-here").click()
    ada.page.wait_for_url(link)
    ada.shown()
    assert ada.fact("seat") == "0"
    expect(ada.get("seat-lost")).to_have_count(0)


def test_one_way_back_to_a_seat(visit: Any) -> None:
    """Bug: before the first deal, a browser that had lost its seat offered *Log in* twice."""
    ada = visit(name="Ada")
    link = opened(ada, "clubs-whist")
    expect(ada.get("rise")).to_be_visible()
    ada.context.clear_cookies()
    ada.page.goto(link)
    expect(ada.get("seat-lost")).to_have_attribute("data-why", "stranger")
    expect(ada.get("log-in-here")).to_be_visible()
    expect(ada.get("log-in-here")).to_have_count(1)


@pytest.mark.long
def test_back_to_the_statistics(visit: Any) -> None:
    """Bug: logging in from the statistics page led to the lobby."""
    first, second = visit(), visit()
    name = f"Ada {secrets.token_hex(6)}"
    enter(first, name, PASSWORD, making=True)
    expect(first.get("account-link")).to_have_text(name)
    second.page.goto(f"{second.url}/statistics")
    second.get("log-in-here").click()
    second.get("account-name").fill(name)
    second.get("password").fill(PASSWORD)
    second.get("enter").click()
    second.page.wait_for_url("**/statistics")
    expect(second.get("stats-none")).to_be_visible()
    second.page.goto(f"{second.url}/account?back=//evil.example/table/x")
    expect(second.page.get_by_role("link").first).to_have_attribute("href", "/")
