"""Helpers for several people at one table, each with a browser of their own."""

import json
from typing import Any

from playwright.sync_api import Locator, Route, expect

from browser.support.person import PHONE, WAIT, Person, decider
from clubsuit.texts import say


def in_a_network(person: Person) -> None:
    """Let the page believe that others can reach the server at an address in the network."""
    there = json.dumps({"url": "http://192.168.7.9:2582"})
    person.page.route("**/api/address", lambda route: route.fulfill(body=there))


def opened(person: Person, game: str, *, days: bool = False, target: int | None = None) -> str:
    """Open a table for friends in the lobby and return its link.

    days: play by correspondence, so that no bot decides for absent players. At other tables of
    these tests, a bot decides for an absent player after a second.
    target: the number of points that ends the game; None for the default.
    """
    if days or target:
        person.way("setup", game)
        if target:
            person.get("option-target").fill(str(target))
        for switch in ("friends-open", *(["friends-days"] if days else [])):
            person.page.get_by_role("switch", name=say(switch)).check()
        person.get("start").click()
    else:
        person.get(f"lobby-friends-{game}").click()
    person.get("gathering").wait_for()
    return person.get("link").input_value()


def open_for_six(person: Person) -> str:
    """Open a table of Climbing Clubs for six and return its link."""
    table = {"game": "climbing-clubs", "options": {"players": 6}, "bots": ["rule"] * 5}
    name = person.page.evaluate(
        """async table => {
            const headers = { 'Content-Type': 'application/json' }
            const body = JSON.stringify(table)
            const answer = await fetch('/api/tables', { method: 'POST', headers, body })
            return (await answer.json()).id
        }""",
        {**table, "name": "Ada", "open": True},
    )
    person.page.goto(f"{person.url}/table/{name}")
    person.get("gathering").wait_for()
    return person.page.url


def take_seat(person: Person, seat: int, name: str) -> None:
    """Take a seat with a name and wait until the person has it.

    The name at the seat does not prove that the person has it, because a bot may have the same
    name.
    """
    person.get("my-name").fill(name)
    person.get(f"sit-{seat}").click()
    person.page.wait_for_function(
        """seat => {
            const find = name => document.querySelector(`[data-testid="${name}"]`)
            return find('table').dataset.seat === String(seat) || find('begin')
        }""",
        arg=seat,
    )


def held(person: Person) -> list[str]:
    """Return all cards in a person's hand as test ids, whether or not they can be played."""
    cards = person.page.locator('[data-testid^="card-"]')
    return list(cards.evaluate_all("all => all.map(one => one.dataset.testid)"))


def play_together(people: list[Person]) -> None:
    """Let the players decide in turn until the hand is over."""
    while person := decider(people):
        person.decide(wait=False)


def together(visit: Any, friend: Any, game: str, **looks: Any) -> list[Person]:
    """Return Ada and Bo at a table after the first deal, when one of them is to act."""
    ada = visit(name="Ada", **looks)
    bo = friend(opened(ada, game), **{"size": PHONE, **looks})
    take_seat(bo, 1, "Bo")
    expect(ada.get("place-1")).to_contain_text("Bo")
    ada.get("begin").click()
    people = [ada, bo]
    assert decider(people)
    return people


def propose(person: Person, what: str) -> None:
    """Make a proposal in the dialog that lists the seats."""
    person.get("show-seats").click()
    if what == "end":
        person.get("seats").locator("summary", has_text="End the game early").click()
    person.get(what).click()


def decide_one(people: list[Person]) -> None:
    """Let the player to act decide; do nothing if the hand is over."""
    person = decider(people)
    if person:
        person.decide(wait=False)


def timed(*people: Person) -> None:
    """Give the pages of these people a clock that `soon` advances."""
    for person in people:
        person.page.clock.install()


def soon(person: Person, name: str, text: str) -> None:
    """Let the page's clock run about ten times as fast until the element shows this text."""
    for _ in range(WAIT // STEP_MS):
        if text in " ".join(person.get(name).all_inner_texts()):
            return
        person.page.clock.fast_forward(10 * STEP_MS)
        person.page.wait_for_timeout(STEP_MS)
    raise AssertionError(f"{name} does not show {text!r}")


STEP_MS = 50


def shorten_clock(route: Route) -> None:
    """Give a new table a clock of two seconds, which is shorter than those offered on the page."""
    if route.request.method == "POST":
        return route.continue_(post_data={**(route.request.post_data_json or {}), "clock": "2"})
    return route.continue_()


def until_substituted(person: Person) -> Locator:
    """Play until the log marks a decision that a bot made for an absent player."""
    marks = person.get("log").get_by_test_id("substituted")
    while not marks.count():
        person.settle()
        if person.fact("turn") == person.fact("seat"):
            person.decide()
    return marks
