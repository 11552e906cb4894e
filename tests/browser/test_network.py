"""A player at a table for several people loses the network or a message, in real browsers."""

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.support.friends import decide_one, held, opened, play_together, together
from browser.support.person import PHONE, Person, decider, long
from browser.support.second_line import second_line
from browser.support.tables import totals
from clubsuit.texts import say


def stored_view(person: Person) -> tuple[str, list[str]]:
    """Connect with the person's cookie and return the ply and the hand of the server's view."""
    with second_line(person) as line:
        pass
    return str(line.ply), sorted(f"card-{card}" for card in line.view["hand"])


@pytest.mark.long
@pytest.mark.parametrize(
    "game", ["climbing-clubs", *map(long, ["free-clubs", "clubs-whist", "ruby-dame"])]
)
def test_the_network_is_gone(visit: Any, friend: Any, game: str) -> None:
    """Holes: a page without a connection does not report it, or accepts decisions; the table does
    not continue for the others; a returning player has lost the seat or sees an old state."""
    people = ada, bo = together(visit, friend, game, size=(1280, 800))
    for _ in range(4):
        decide_one(people)
    bo.context.set_offline(True)
    expect(bo.get("connection")).to_be_visible()
    ada.get("show-seats").click()
    expect(ada.get("place-1")).to_contain_text("away")
    ada.page.keyboard.press("Escape")
    for _ in range(3):
        decide_one([ada])
    assert bo.choices("action-") + bo.choices("card-") == []
    bo.context.set_offline(False)
    expect(bo.get("connection")).to_have_count(0)
    # The deals differ from run to run and a bot has played for Bo, so the cards are not known.
    decider(people)
    for person, seat in ((ada, "0"), (bo, "1")):
        assert person.fact("seat") == seat
        assert stored_view(person) == (person.fact("ply"), sorted(held(person)))
    assert not set(held(ada)) & set(held(bo))
    play_together(people)
    assert ada.fact("ply") == bo.fact("ply")
    assert totals(ada) == totals(bo) != []


def test_the_network_is_gone_before_the_first_deal(visit: Any) -> None:
    """Bug: before the first deal the page did not report a lost connection, and its buttons had no
    effect, so a player who left kept the seat."""
    ada = visit(name="Ada", size=PHONE)
    opened(ada, "clubs-whist")
    expect(ada.get("news")).to_have_text("")
    ada.context.set_offline(True)
    expect(ada.get("connection")).to_have_text(say("table-reconnecting"))
    expect(ada.get("connection")).to_be_in_viewport(ratio=1)
    expect(ada.get("news")).to_have_text(say("table-reconnecting"))
    assert (ada.faults(), ada.overflow() <= 0) == ([], True)
    ada.get("leave").click()
    expect(ada.get("gathering")).to_be_visible()
    ada.context.set_offline(False)
    expect(ada.get("connection")).to_have_count(0)
    ada.separate_clicks()  # the page ignores a second click near the first
    ada.get("leave").click()
    ada.get("lobby").wait_for()


@pytest.mark.long
def test_a_page_that_missed_something(visit: Any, friend: Any) -> None:
    """Hole: the page does not notice that its state differs from the server's."""
    people = ada, bo = together(visit, friend, "clubs-whist")
    spoilt: list[dict[str, Any]] = []
    resyncs: list[str | bytes] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def from_server(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "changes" and not spoilt:
                spoilt.append(message)
                about = message["about"] | {"ply": message["about"]["ply"] + 7}
                text = json.dumps(message | {"about": about})
            line.send(text)

        def from_page(text: str | bytes) -> None:
            if json.loads(text)["type"] == "resync":
                resyncs.append(text)
            server.send(text)

        server.on_message(from_server)
        line.on_message(from_page)

    bo.page.route_web_socket("**/api/**", between)
    bo.page.reload()
    bo.shown()
    while not spoilt:
        person = decider(people)
        assert person, "Bo's page received no changes during the hand"
        person.decide(wait=False)
    play_together(people)
    assert len(resyncs) == 1
    assert ada.fact("ply") == bo.fact("ply")
    assert totals(ada) == totals(bo) != []


def test_a_page_from_before_an_upgrade(visit: Any) -> None:
    """Hole: a page of an older version continues with messages that the server does not know."""
    person = visit()
    person.page.add_init_script(
        """const Real = WebSocket
        window.WebSocket = class extends Real {
            constructor(url) { super(url.replace(/version=\\d+/, 'version=1')) }
        }"""
    )
    person.page.reload()
    person.get("lobby-play-clubs-whist").click()
    closed = person.get("connection")
    expect(closed).to_contain_text(say("table-closed-4426"))
    expect(closed.get_by_role("button", name=say("page-reload"))).to_be_visible()
