"""The language of responses: the cookie counts, then what the browser asks for, then English."""

from pathlib import Path

import pytest

from clubsuit.server.http import pages
from clubsuit.server.http.languages import COOKIE
from clubsuit.texts import LANGUAGES, accepted, language, speaking
from server.support.application import Client
from server.support.clients import Browser
from server.support.connections import token_of

RULES = {"en": "Two against two", "de": "Zwei gegen zwei", "fr": "Deux contre deux", "nl": "Twee"}


def rules(browser: Browser, **headers: str) -> str:
    """Return the rules of Ruby Dame that a request with these headers gets."""
    answer = browser.http.get("/api/rules/ruby-dame", headers=headers)
    return str(answer.json()["markdown"])


@pytest.mark.parametrize("wanted", LANGUAGES)
def test_rules_come_in_the_language_asked_for(browser: Browser, wanted: str) -> None:
    """Hole: a page in one language shows rules in another."""
    assert RULES[wanted] in rules(browser, **{"Accept-Language": f"{wanted}-XX,en;q=0.1"})


def test_programs_get_english(browser: Browser) -> None:
    """Hole: the texts of the interface change with the host's own language."""
    with speaking("de"):
        assert RULES["en"] in rules(browser, **{"Accept-Language": ""})
    assert language() == "en"


def test_a_choice_counts_more_than_the_browser(browser: Browser) -> None:
    """Holes: a chosen language is lost; an unknown one breaks the page."""
    asked = {"Accept-Language": "nl"}
    assert browser.http.put("/api/me/language", json={"language": "xx"}).status_code == 422
    answer = browser.http.put("/api/me/language", json={"language": "fr"})
    assert answer.status_code == 204
    assert answer.headers["set-cookie"].startswith(f"{COOKIE}=fr; HttpOnly")
    assert RULES["fr"] in rules(browser, **asked)
    assert RULES["nl"] in rules(browser, **asked, Cookie=f"{COOKIE}=xx")


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("de-AT, en;q=0.9", "de"),
        ("en;q=0.2, nl;q=0.3", "nl"),
        ("fr;q=0, en", "en"),
        ("it, *", "en"),
        ("DE", "de"),
        ("de;q=x, nl; q = 0.5", "nl"),
        (",;q=1,-" * 1000, "en"),
        ("", "en"),
    ],
)
def test_accepted_languages(wanted: str, found: str) -> None:
    """Hole: a header that browsers send is misread."""
    assert accepted(wanted) == found


def test_the_page_has_its_language(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Holes: a screen reader reads German with an English voice; a cache mixes languages up."""
    for ending in ("", ".de"):
        (tmp_path / f"index{ending}.html").write_text(f"the page{ending}")
    monkeypatch.setattr(pages, "PAGE", tmp_path)
    german = client.get("/", **{"Accept-Language": "de"})
    assert german.text == "the page.de"
    assert german.headers["vary"].startswith("Accept-Language, Cookie")
    assert client.get("/", **{"Accept-Language": "fr"}).text == "the page"


def test_an_account_brings_its_language_along(browser: Browser) -> None:
    """Hole: on another device the page is in another language again."""
    name = f"Speaker {token_of(browser.http)[:8]}"
    who = {"name": name, "password": "correct horse battery"}
    browser.http.put("/api/me/language", json={"language": "nl"})
    assert browser.http.post("/api/accounts", json=who).json()["language"] == "nl"
    browser.http.put("/api/me/language", json={"language": "de"})
    assert browser.http.get("/api/me").json()["language"] == "de"
    browser.http.cookies.clear()
    assert browser.http.get("/api/me").json()["language"] is None
    answer = browser.http.post("/api/sessions", json=who)
    assert answer.json()["language"] == "de"
    assert f"{COOKIE}=de" in answer.headers["set-cookie"]
