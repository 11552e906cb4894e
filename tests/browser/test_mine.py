"""The list of a person's games in the browser: open, download, delete."""

import json
import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Route, expect

from browser.support.person import ONE_LOOK, Person
from clubsuit.texts import say


def games_of(person: Person) -> None:
    """Open the list of the person's games."""
    person.page.goto(person.url)
    person.get("my-games-link").click()
    person.get("my-games").wait_for()


def played(person: Person, game: str = "clubs-whist") -> str:
    """Start a game with bots and return the id of its table."""
    person.page.goto(person.url)
    person.sit_down(game)
    return person.page.url.rpartition("/")[2]


def test_a_game_is_found_and_deleted(visit: Any) -> None:
    """Holes: one click deletes a game without a confirmation; a deleted game is still shown."""
    person = visit()
    kept, gone = played(person), played(person, "ruby-dame")
    games_of(person)
    person.get(f"delete-{gone}").click()
    person.page.get_by_role("button", name="Keep").click()
    expect(person.get(f"mine-{gone}")).to_be_visible()
    person.get(f"delete-{gone}").click()
    expect(person.get("confirm-delete")).to_contain_text("cannot be brought back")
    person.get("confirm").click()
    expect(person.get(f"mine-{gone}")).to_have_count(0)
    expect(person.get(f"mine-{kept}")).to_be_visible()
    person.page.reload()
    expect(person.get(f"mine-{kept}")).to_be_visible()
    expect(person.get(f"mine-{gone}")).to_have_count(0)


@pytest.mark.long
def test_a_game_is_deleted_under_another_window(visit: Any) -> None:
    """Bug: the page of a deleted table showed *Reconnecting* for ever."""
    person = visit()
    table = played(person)
    other = person.open()
    other.goto(f"{person.url}/games")
    other.get_by_test_id(f"delete-{table}").click()
    other.get_by_test_id("confirm").click()
    expect(person.get("connection")).to_contain_text(say("table-closed-4404"))
    expect(person.get("news")).to_have_text(say("table-closed-4404"))
    person.get("connection").get_by_role("link", name=say("table-to-lobby")).click()
    person.get("lobby").wait_for()


def test_more_is_asked_for_once(visit: Any) -> None:
    """Bug: pressing *More* twice showed the same games twice and broke the page."""
    person = visit()
    table = played(person)
    found: list[dict[str, Any]] = []

    def many(route: Route) -> None:
        found.extend(route.fetch().json())
        names = range(60, 65) if "before" in route.request.url else range(60)
        route.fulfill(json=[{**found[0], "id": f"{table}-{name}"} for name in names])

    person.page.route(re.compile(r"/api/tables(\?|$)"), many)
    games_of(person)
    expect(person.get(f"mine-{table}-59")).to_be_visible()
    person.get("more").evaluate("more => (more.click(), more.click())")
    expect(person.get(f"mine-{table}-64")).to_be_visible()
    expect(person.page.locator('[data-testid^="mine-"]')).to_have_count(65)
    expect(person.get("my-games").get_by_role("heading", level=1)).to_be_focused()


@pytest.mark.long
def test_more_while_games_go_on(visit: Any) -> None:
    """Bugs: the list did not show a game with the same time as the last one shown; it did not show
    a game that moved to the top after the page was loaded."""
    person = visit()
    table = played(person)
    (mine,) = person.page.evaluate("async () => (await fetch('/api/tables')).json()")
    names = [f"{table}-{number:02}" for number in range(63)]
    games = {name: {**mine, "id": name} for name in names}
    queries: list[dict[str, list[str]]] = []

    def some(route: Route) -> None:
        queries.append(parse_qs(urlsplit(route.request.url).query))
        found = names[:60]
        if "before" in queries[-1]:
            found = names[60:62]
            # as if this game had just been played
            games[names[62]]["updated"] = "2999-01-01T00:00:00.000Z"
        elif games[names[62]]["updated"] != mine["updated"]:
            found = [names[62], *names[:59]]
        route.fulfill(json=[games[name] for name in found])

    person.page.route(re.compile(r"/api/tables(\?|$)"), some)
    person.page.goto(f"{person.url}/games")
    expect(person.get(f"mine-{names[59]}")).to_be_visible()
    person.get("more").click()
    shown = person.page.locator('[data-testid^="mine-"]')
    expect(shown).to_have_count(63)
    expect(shown.first).to_have_attribute("data-testid", f"mine-{names[62]}")
    assert {"before": [mine["updated"]], "id": [names[59]]} in queries


def test_everything_is_taken_along(visit: Any) -> None:
    """Hole: a download of the account data or of a record is empty or has wrong contents."""
    person = visit()
    table = played(person)
    games_of(person)
    with person.page.expect_download() as download:
        person.get("export").click()
    assert download.value.suggested_filename == "clubsuit.jsonl"
    _, line = download.value.path().read_text().splitlines()
    assert json.loads(line)["table"]["id"] == table
    with person.page.expect_download() as download:
        person.get(f"record-{table}").click()
    record = json.loads(download.value.path().read_text())
    assert record["game"] == "clubs-whist"


def test_everything_is_deleted(visit: Any) -> None:
    """Hole: the name or a game is still there after deleting everything."""
    person = visit()
    person.get("name").fill("Ada")
    played(person)
    games_of(person)
    person.get("delete-all").click()
    person.get("confirm").click()
    person.get("lobby").wait_for()
    expect(person.get("name")).to_have_value("")
    person.page.goto(f"{person.url}/games")
    expect(person.get("mine-none")).to_be_visible()


@pytest.mark.parametrize(("size", "scheme"), ONE_LOOK)
def test_the_list_on_screens(visit: Any, size: tuple[int, int], scheme: str) -> None:
    """Hole: the list of games is wider than a phone or has accessibility faults."""
    person = visit(size=size, scheme=scheme, name="Ada")
    table = played(person)
    games_of(person)
    person.get(f"mine-{table}").wait_for()
    assert (person.faults(), person.overflow()) == ([], 0)
    person.get("delete-all").click()
    assert (person.faults(), person.overflow()) == ([], 0)
