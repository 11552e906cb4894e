"""One's own games in the browser: found, taken along, deleted."""

import json
import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Route, expect

from browser.support.person import ONE_LOOK, Person
from clubsuit.texts import say


def games_of(person: Person) -> None:
    """To the list of games, from wherever the person is."""
    person.page.goto(person.url)
    person.get("my-games-link").click()
    person.get("my-games").wait_for()


def played(person: Person, game: str = "clubs-whist") -> str:
    """A table at which the person has sat down; its name."""
    person.page.goto(person.url)
    person.sit_down(game)
    return person.page.url.rpartition("/")[2]


def test_a_game_is_found_and_deleted(visit: Any) -> None:
    """Holes: a click too many deletes a game; a deleted one that is still shown, or comes back."""
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


def test_a_game_is_deleted_under_another_window(visit: Any) -> None:
    """Found: its table said *Reconnecting* for ever."""
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
    """Found: pressed twice, *More* showed the same games twice, and the page broke."""
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


def test_more_while_games_go_on(visit: Any) -> None:
    """Bugs: a game with the same time as the last one shown was never shown; nor was a game that
    moved to the top, because it was played, after the page was loaded."""
    person = visit()
    table = played(person)
    (mine,) = person.page.evaluate("async () => (await fetch('/api/tables')).json()")
    names = [f"{table}-{number:02}" for number in range(63)]
    told = {name: {**mine, "id": name} for name in names}
    queries: list[dict[str, list[str]]] = []

    def some(route: Route) -> None:
        queries.append(parse_qs(urlsplit(route.request.url).query))
        found = names[:60]
        if "before" in queries[-1]:
            found = names[60:62]
            told[names[62]]["updated"] = "2999-01-01T00:00:00.000Z"  # it was played
        elif told[names[62]]["updated"] != mine["updated"]:
            found = [names[62], *names[:59]]
        route.fulfill(json=[told[name] for name in found])

    person.page.route(re.compile(r"/api/tables(\?|$)"), some)
    person.page.goto(f"{person.url}/games")
    expect(person.get(f"mine-{names[59]}")).to_be_visible()
    person.get("more").click()
    shown = person.page.locator('[data-testid^="mine-"]')
    expect(shown).to_have_count(63)
    expect(shown.first).to_have_attribute("data-testid", f"mine-{names[62]}")
    assert {"before": [mine["updated"]], "id": [names[59]]} in queries


def test_everything_is_taken_along(visit: Any) -> None:
    """Hole: a download that is another page, empty, or another file than it says."""
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
    """Hole: a name or a game that is still there after all has been deleted."""
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
    """Holes: a list wider than a phone; what a screen reader cannot name; faint letters."""
    person = visit(size=size, scheme=scheme, name="Ada")
    table = played(person)
    games_of(person)
    person.get(f"mine-{table}").wait_for()
    assert (person.faults(), person.overflow()) == ([], 0)
    person.get("delete-all").click()
    assert (person.faults(), person.overflow()) == ([], 0)
