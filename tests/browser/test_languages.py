"""The page in all its languages: chosen, kept, and nowhere cut."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.support.friends import opened, take_seat
from browser.support.layout import spilled
from browser.support.person import Person
from browser.support.pseudo import speak_pseudo
from browser.support.screens import EVERY, ONE_OF_EACH_KIND, visited
from browser.support.tables import GAMES, sit
from clubsuit.texts import ENGLISH, LANGUAGES, say, speaking

PSEUDO = "en-XA"
OTHERS = [*(language for language in LANGUAGES if language != ENGLISH), PSEUDO]

SMALL = [(360, 640, 100), (640, 360, 100), (1280, 800, 200), (1440, 900, 100)]
"""Window sizes, and the size of letters in percent. The short form uses the first."""

LETTERS = """letters => addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = `${letters}%`
})"""


def come(visit: Any, language: str, width: int, height: int, letters: int = 100) -> Person:
    """Return a person who reads this language."""
    locale = ENGLISH if language == PSEUDO else language
    person: Person = visit(size=(width, height), language=locale)
    if language == PSEUDO:
        speak_pseudo(person.context)
    if letters != 100:
        person.context.add_init_script(f"({LETTERS})({letters})")
    person.page.reload()
    person.get("lobby-play-clubs-whist").wait_for()
    return person


def cut(person: Person) -> list[str]:
    """Return the texts that are cut, and whether the page scrolls to the side."""
    wide = person.overflow()
    return [*spilled(person), *([f"{wide} px too wide"] if wide > 0 else [])]


def test_nothing_is_cut_on_a_small_phone(visit: Any) -> None:
    """Hole: a German word runs out of its button, or the lobby scrolls to the side."""
    person = come(visit, "de", *SMALL[0])
    for name in visited(person, ONE_OF_EACH_KIND):
        assert (name, cut(person)) == (name, [])


@pytest.mark.long
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("width", "height", "letters"), SMALL)
def test_nothing_is_cut(visit: Any, language: str, width: int, height: int, letters: int) -> None:
    """Hole: the same on another screen, in another language or window, or with large letters."""
    person = come(visit, language, width, height, letters)
    found = [f"{name}: {fault}" for name in visited(person, EVERY) for fault in cut(person)]
    assert "\n".join(found) == ""


@pytest.mark.long
@pytest.mark.parametrize("language", OTHERS)
def test_every_screen_is_accessible(visit: Any, language: str) -> None:
    """Hole: axe-core finds a fault in one language only, such as a label that is missing."""
    person = come(visit, language, 390, 844)
    found = [f"{name}: {fault}" for name in visited(person, EVERY) for fault in person.faults()]
    assert "\n".join(found) == ""


@pytest.mark.long
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_in_a_whole_hand(visit: Any, game: str, language: str) -> None:
    """Hole: a prompt, a mark or a line of the score is cut in one language."""
    person = come(visit, language, 360, 640)
    sit(person, game)
    found: set[str] = set()
    while person.fact("phase") not in ("scored", "over"):
        found |= set(cut(person))
        person.decide()
    assert "\n".join(found | set(cut(person))) == ""


def test_a_language_is_chosen_and_kept(visit: Any) -> None:
    """Holes: the choice is lost on reload; only a part of the page changes; a program's notation
    changes too."""
    person = come(visit, ENGLISH, 390, 844)
    person.get("language").select_option("nl")
    expect(person.page.locator("html[lang=nl]")).to_have_count(1)
    person.get("lobby-play-clubs-whist").wait_for()
    with speaking("nl"):
        expect(person.page.locator("main")).to_contain_text(say("lobby-tagline"))
    sit(person, "clubs-whist")
    assert person.page.locator("html").get_attribute("lang") == "nl"
    with speaking("nl"):
        assert say("table-trump") in person.page.locator("header").inner_text()


def test_letters_on_cards_are_chosen(visit: Any) -> None:
    """Hole: a card shows another letter than the sentence about it."""
    person = come(visit, "de", 390, 844)
    sit(person, "ruby-dame", seed=3)
    indices = [one.strip() for one in person.page.locator(".hand .rank").all_text_contents()]
    assert set("JQ").isdisjoint(indices)
    assert set("BD") & set(indices)
    person.get("show-settings").click()
    person.page.get_by_text("A K Q J", exact=True).click()
    english = [one.strip() for one in person.page.locator(".hand .rank").all_text_contents()]
    with speaking("de"):
        own = {say(f"letter-{rank}"): rank for rank in "AKQJ"}
    assert english == [own.get(rank, rank) for rank in indices]


def test_two_languages_at_one_table(visit: Any, friend: Any) -> None:
    """Hole: a phrase in the chat is in the language of the person who said it."""
    ada = come(visit, "fr", 390, 844)
    bo = friend(opened(ada, "clubs-whist"), language="nl", size=(390, 844))
    take_seat(bo, 1, "Bo")
    ada.get("begin").click()
    ada.get("show-chat").click()
    ada.get("phrase-hello").click()
    bo.get("show-chat").click()
    for person, language in ((ada, "fr"), (bo, "nl")):
        with speaking(language):
            expect(person.get("chat-lines")).to_contain_text(say("chat-hello"))
