"""The lobby: levels of bots, set-up dialog, settings, double clicks and wrong addresses."""

from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Request, Route, expect

import clubsuit
from browser.support.person import AT_REST, ONE_LOOK, PHONE, long
from browser.support.second_line import finish_hand
from clubsuit.texts import say

LOW = (640, 360)


def request_sent(person: Any, name: str) -> dict[str, Any]:
    """Click on a button that opens a table and return the request."""
    with person.page.expect_request(lambda one: one.method == "POST") as sent:
        person.get(name).click()
    return dict(sent.value.post_data_json)


def bots_sent(person: Any, name: str) -> list[str]:
    """Click on a button that opens a table and return the bots in the request."""
    return list(request_sent(person, name)["bots"])


def open_no_table(route: Route) -> None:
    """Abort requests that open a table, to save time."""
    route.abort() if route.request.method == "POST" else route.continue_()


def test_the_level_is_chosen_and_kept(visit: Any) -> None:
    """Hole: the bots do not have the chosen level, or the page forgets it."""
    person = visit(size=PHONE)
    person.page.route("**/api/tables", open_no_table)
    assert bots_sent(person, "lobby-play-clubs-whist") == ["casual", "casual"]
    person.page.goto(person.url)
    person.get("lobby-more-free-clubs").click()
    person.page.get_by_role("radio", name="Strong").check()
    expect(person.get("level-help")).to_contain_text("count cards")
    assert bots_sent(person, "way-play") == ["strong"] * 2
    person.page.goto(person.url)
    assert bots_sent(person, "lobby-play-ruby-dame") == ["strong"] * 3
    person.page.goto(person.url)
    person.way("setup", "clubs-whist")
    person.get("bot-2").select_option("best")
    assert bots_sent(person, "start") == ["strong", "best"]
    assert person.overflow() <= 0


def test_house_rules_are_behind_a_disclosure(visit: Any) -> None:
    """Holes: house rules fill the set-up of a usual game; they cannot be opened with the keyboard;
    a table is opened without the chosen ones, or with those that were not chosen."""
    person = visit()
    person.way("setup", "clubs-whist")
    house = person.get("house-rules")
    title = house.locator("summary")
    expect(title).to_have_text(say("lobby-house"))
    expect(person.get("option-quota")).to_be_hidden()
    title.focus()
    person.page.keyboard.press("Enter")
    expect(person.get("option-quota")).to_have_value("4")
    expect(house.get_by_role("switch", name=say("option-may_duck"))).not_to_be_checked()
    assert (person.faults(), person.overflow()) == ([], 0)
    person.get("option-quota").fill("5")
    assert request_sent(person, "start")["options"] == {"quota": 5}


@pytest.mark.parametrize(("size", "scheme"), ONE_LOOK)
def test_the_main_action_of_a_game(visit: Any, size: tuple[int, int], scheme: str) -> None:
    """Holes: a new player does not see at once how to begin; the lobby still offers to learn a game
    that the person has played; it lists running games after the new ones."""
    person = visit(size=size, scheme=scheme, learned=[])
    for game in clubsuit.game_ids():
        expect(person.get(f"lobby-learn-{game}")).to_have_text(say("lobby-learn"))
    assert (person.faults(), person.overflow()) == ([], 0)
    person.way("play", "clubs-whist")
    person.settle()
    finish_hand(person)
    person.next_hand()
    person.page.goto(person.url)
    expect(person.get("lobby-play-clubs-whist")).to_be_visible()
    expect(person.get("lobby-learn-ruby-dame")).to_be_visible()
    running = person.page.locator('[data-testid^="continue-"]')
    expect(running).to_contain_text(say("lobby-your-turn"))
    box, games = running.bounding_box(), person.get("game-free-clubs").bounding_box()
    assert box and games and box["y"] + box["height"] <= games["y"]
    assert (person.faults(), person.overflow()) == ([], 0)


@pytest.mark.parametrize("size", [LOW, long((844, 390))], ids=str)
def test_games_are_in_sight_on_a_low_screen(visit: Any, size: tuple[int, int]) -> None:
    """Hole: on a phone in landscape, a new player has to scroll to begin a game."""
    person = visit(size=size, learned=[])
    for game in clubsuit.game_ids():
        expect(person.get(f"lobby-learn-{game}")).to_be_in_viewport(ratio=1)
    assert (person.faults(), person.overflow()) == ([], 0)


def test_a_closed_dialog_gives_the_focus_back(visit: Any) -> None:
    """Hole: the focus is lost when a dialog is closed that was opened from another dialog."""
    person = visit()
    for after in ([], ["way-setup"]):
        for name in ("lobby-more-free-clubs", *after):
            person.get(name).press("Enter")
        person.page.locator("dialog[open]").wait_for()
        person.page.keyboard.press("Escape")
        expect(person.get("lobby-more-free-clubs")).to_be_focused()
        person.page.locator("dialog").wait_for(state="detached")  # a frame after the focus


def test_an_answer_that_is_cut_off(visit: Any) -> None:
    """Bug: an answer whose end was lost, for example because the page was left, raised an error;
    the lobby stayed empty without a word."""
    person = visit()
    person.page.route("**/api/games", lambda route: route.fulfill(body='[{"id": "free-clu'))
    person.page.reload()
    expect(person.get("problem")).to_contain_text(say("table-unreachable"))
    person.page.unroute("**/api/games")
    person.get("problem").get_by_role("button").click()
    expect(person.get("lobby-play-free-clubs")).to_be_visible()


def test_several_players_at_this_screen(visit: Any) -> None:
    """Hole: the way to play at one screen leads to a table that does not show how to do so."""
    person = visit()
    person.way("screen", "clubs-whist")
    person.get("beside-name").fill("Bo")
    person.get("beside").click()
    expect(person.get("place-1")).to_contain_text("Bo")


def test_nothing_moves_when_others_come(visit: Any) -> None:
    """Bug: the tables of other people appeared after the games and moved them, so that a click on a
    level opened a table."""
    person = visit()
    held: list[Route] = []
    person.page.route("**/api/tables/listed", lambda route: held.append(route))
    with ExitStack() as answers:
        for answer in ["games", "bots", "me", "tables"]:
            answers.enter_context(person.page.expect_response(f"**/api/{answer}"))
        person.page.reload()
    person.page.evaluate(AT_REST)
    expect(person.get("lobby-play-ruby-dame")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(person.get("lobby-play-ruby-dame")).to_be_visible()


def test_a_double_click_opens_one_table(visit: Any) -> None:
    """Bug: a double click opened two tables, and the second one replaced the first."""
    person = visit()
    opened: list[Request] = []

    def count(request: Request) -> None:
        if request.method == "POST":
            opened.append(request)

    person.page.on("request", count)
    person.get("lobby-play-clubs-whist").dblclick()
    person.settle()
    assert len(opened) == 1


def test_a_number_is_changed_by_hand(visit: Any) -> None:
    """Bug: an emptied number field was filled with the default, and typed digits were appended to
    that value."""
    person = visit()
    person.way("setup", "ruby-dame")
    target = person.get("option-target")
    target.focus()
    for key in ["End", *["Backspace"] * 3]:
        person.page.keyboard.press(key)
    expect(target).to_have_value("")
    person.page.keyboard.type("40")
    expect(target).to_have_value("40")
    with person.page.expect_request(lambda one: one.method == "POST") as sent:
        person.get("start").click()
    assert sent.value.post_data_json["options"] == {"target": 40}


def test_a_dialog_is_not_dragged_away(visit: Any) -> None:
    """Bug: selecting text and releasing the mouse outside a dialog closed it."""
    person = visit()
    person.way("setup", "ruby-dame")
    box = person.get("setup").bounding_box()
    assert box
    mouse = person.page.mouse
    mouse.move(box["x"] + 40, box["y"] + 40)
    mouse.down()
    mouse.move(box["x"] - 20, box["y"] + 40)
    mouse.up()
    expect(person.get("setup")).to_be_visible()
    mouse.click(box["x"] - 20, box["y"] + 40)
    expect(person.get("setup")).to_have_count(0)


def test_a_dialog_that_cannot_be_loaded(visit: Any) -> None:
    """Bug: the lobby asked people to reload the page, but had no button for it."""
    person = visit(size=PHONE)
    person.context.route("**/assets/Ways-*.js", lambda route: route.abort())
    person.get("lobby-more-ruby-dame").click()
    expect(person.get("unloaded")).to_contain_text(say("review-unloaded"))
    person.context.unroute("**/assets/Ways-*.js")
    person.page.get_by_role("button", name=say("page-reload")).click()
    expect(person.get("unloaded")).to_have_count(0)
    person.way("setup", "ruby-dame")
    expect(person.get("setup")).to_be_visible()
    person.errors.clear()


def test_two_windows_have_the_same_settings(visit: Any) -> None:
    """Bug: each window overwrote the settings changed in the other one."""
    person = visit()
    other = person.open()
    person.get("name").fill("Ada")
    expect(other.get_by_test_id("name")).to_have_value("Ada")
    for page in (person.page, other):
        page.get_by_test_id("lobby-more-ruby-dame").click()
    other.get_by_role("radio", name="Strong").check()
    expect(person.page.get_by_role("radio", name="Strong")).to_be_checked()
    other.reload()
    expect(other.get_by_test_id("name")).to_have_value("Ada")


def test_an_unknown_level_in_the_browser(visit: Any) -> None:
    """Hole: a level stored by an older version prevents opening a table."""
    person = visit(level="grandmaster")
    assert bots_sent(person, "lobby-play-clubs-whist") == ["casual", "casual"]


def test_a_wrong_address(visit: Any) -> None:
    """Hole: a wrong address shows JSON, or a page without a link to the lobby."""
    person = visit(size=PHONE)
    assert person.page.goto(f"{person.url}/some/where").status == 404
    expect(person.get("nowhere")).to_contain_text("Page not found")
    person.get("nowhere").get_by_role("link").click()
    expect(person.get("lobby-play-clubs-whist")).to_be_visible()
    assert person.page.url == f"{person.url}/"
