"""A game of two people on real pages with a lost network, a killed server and another device.

At the end the record must prove the deals, and no page may have received hidden cards.
"""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import clubsuit
from browser.support.friends import decide_one, held, opened, play_together, take_seat
from browser.support.person import DESKTOP, Person, decider, long
from clubsuit.games.state import SPECTATOR
from proofs.leaks.traffic import Told, names, told_by
from server.support.records import prove
from server.support.servers import Server

UPRIGHT, ACROSS = {"size": (390, 844), "touch": True}, {"size": (844, 390), "touch": True}
"""Settings of a phone in portrait and landscape orientation."""

NEXT = "() => document.querySelector('[data-testid=table]').dataset.phase !== 'scored'"

END = """paper => [...paper.querySelectorAll('li[data-testid^="score-"]')].map(
    one => [one.className, one.querySelector('strong').innerText]).sort()"""
"""Script for the page: return all final scores, sorted because their order differs by page."""


def received_by(*persons: Person) -> list[Told]:
    """Return everything that the pages of these people have received."""
    return [one for person in persons for texts in person.received for one in told_by(texts)]


def lose_the_network(ada: Person, bo: Person) -> None:
    """Cut Bo's network while Ada plays, and restore it."""
    bo.context.set_offline(True)
    expect(bo.get("connection")).to_be_visible()
    decide_one([ada])
    bo.context.set_offline(False)
    expect(bo.get("connection")).to_have_count(0)
    bo.shown()


def kill_the_server(server: Server, here: list[Person]) -> None:
    """Kill the server with `kill -9`, start it again and wait until all pages have reconnected."""
    with ExitStack() as noticed:
        for person in here:
            noticed.enter_context(person.page.expect_websocket())
        server.kill()
        server.start()
    decider(here)


def change_device(bo: Person, friend: Callable[..., Person]) -> Person:
    """Close Bo's browser, continue in a new one by a device link, and return Bo's new page."""
    bo.press("show-settings")
    bo.press("new-device")
    link = bo.get("device-link").input_value()
    bo.context.close()
    device = friend(link, **ACROSS)
    device.press("go-on-here")
    device.shown()
    assert device.fact("seat") == "1" and held(device)
    return device


def play_out(people: list[Person]) -> None:
    """Play to the end of the game."""
    play_together(people)
    while people[0].fact("phase") != "over":
        people[0].press("next-hand")
        for person in people:
            person.page.wait_for_function(NEXT)
        play_together(people)


def end(person: Person) -> Any:
    """Return phase, ply and final scores as shown on the page."""
    person.shown()
    return person.fact("phase"), person.fact("ply"), person.get("hand-score").evaluate(END)


@pytest.mark.parametrize("game", [long(game) for game in clubsuit.game_ids()])
def test_a_whole_game(
    friend: Callable[..., Person], launch: Callable[[], Server], tmp_path: Path, game: str
) -> None:
    """Holes: a game does not survive a lost network, `kill -9` or a change of device; pages show
    different results; the record does not prove the deals; a page receives hidden cards."""
    server = launch()
    ada = friend(server.url, name="Ada", **UPRIGHT)
    link = opened(ada, game, target=1)
    table = link.rpartition("/")[2]
    bo, watcher, stranger = friend(link, **ACROSS), friend(link, size=DESKTOP), friend(server.url)
    take_seat(bo, 1, "Bo")
    expect(ada.get("place-1")).to_contain_text("Bo")
    ada.press("begin")
    decide_one([ada, bo])
    lose_the_network(ada, bo)
    decide_one([ada, bo])
    kill_the_server(server, [ada, bo, watcher])
    decide_one([ada, bo])
    with stranger.page.expect_response(f"**/api/tables/{table}/review?*") as refused:
        stranger.page.goto(f"{server.url}/review/table/{table}")
    assert refused.value.status == 404 and not names(refused.value.text())
    device = change_device(bo, friend)
    assert ada.fact("phase") not in ("scored", "over"), "the hand ended too early"
    play_out([ada, device])
    assert end(ada) == end(device) == end(watcher)
    ada.press("check-deals")
    with ada.page.expect_download() as saved:
        ada.press("save-record")
    file = tmp_path / "game.json"
    saved.value.save_as(file)
    assert not stranger.received
    prove(
        server,
        table,
        file,
        [(0, received_by(ada)), (1, received_by(bo, device)), (SPECTATOR, received_by(watcher))],
    )
