"""The lobby: who sits at a table that is opened with one click."""

from typing import Any

from playwright.sync_api import expect

from browser.person import PHONE


def bots_sent(person: Any, name: str) -> list[str]:
    """The bots of the table that this button opens."""
    with person.page.expect_request(lambda one: one.method == "POST") as sent:
        person.get(name).click()
    person.page.wait_for_url("**/table/*")
    return list(sent.value.post_data_json["bots"])


def test_the_level_is_chosen_and_kept(visit: Any) -> None:
    """A level that is shown, but not played against; or forgotten with the next visit."""
    person = visit(size=PHONE)
    assert bots_sent(person, "lobby-play-clubs-whist") == ["casual", "casual"]
    person.page.goto(person.url)
    person.page.get_by_role("radio", name="Strong").check(force=True)
    expect(person.get("level-help")).to_contain_text("count cards")
    person.page.reload()
    assert bots_sent(person, "lobby-play-ruby-dame") == ["strong"] * 3
    person.page.goto(person.url)
    person.get("lobby-setup-clubs-whist").click()
    person.get("bot-2").select_option("best")
    assert bots_sent(person, "start") == ["strong", "best"]
    assert person.overflow() <= 0


def test_an_unknown_level_in_the_browser(visit: Any) -> None:
    """A level of an older version, still kept in the browser, would let no table be opened."""
    person = visit(level="grandmaster")
    assert bots_sent(person, "lobby-play-clubs-whist") == ["casual", "casual"]


def test_a_wrong_address(visit: Any) -> None:
    """Raw JSON for who mistypes an address; or a page with no way on."""
    person = visit(size=PHONE)
    assert person.page.goto(f"{person.url}/some/where").status == 404
    expect(person.get("nowhere")).to_contain_text("Page not found")
    person.get("nowhere").get_by_role("link").click()
    expect(person.get("lobby-play-clubs-whist")).to_be_visible()
    assert person.page.url == f"{person.url}/"
