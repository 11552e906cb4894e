"""The end of a hand and of a game: the story, the scores, the podium, and the picture to share."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.support.person import ACROSS, PHONE, Person, long
from browser.support.second_line import finish_game, finish_hand
from browser.support.tables import sit

SMALL = (360, 640)
HIDDEN = """paper => [...paper.querySelectorAll(
    '[data-testid="headline"], li[data-testid^="score-"], [data-testid="decisive"],'
    + '[data-testid="next-hand"], [data-testid="podium"], [data-testid="play-again"]')]
  .filter(one => {
    const box = one.getBoundingClientRect()
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    return !one.contains(top) && !top?.contains(one)
      || box.bottom > paper.getBoundingClientRect().bottom
  }).map(one => one.dataset.testid)"""
"""Script for the page: return the important parts of the score that are not fully shown."""


def end_hand(visit: Any, game: str, size: tuple[int, int] = PHONE) -> Person:
    """Return a person who has just finished a hand."""
    person: Person = visit(size=size)
    sit(person, game)
    finish_hand(person)
    expect(person.get("headline")).to_be_visible()
    return person


def end_game(visit: Any, size: tuple[int, int] = PHONE) -> Person:
    """Return a person who has just finished a game of some hands."""
    person: Person = visit(size=size)
    sit(person, "clubs-whist", target=3)
    finish_game(person)
    expect(person.get("game-over")).to_be_visible()
    return person


@pytest.mark.parametrize("size", [PHONE, long(ACROSS), long(SMALL)])
@pytest.mark.parametrize("game", ["clubs-whist", long("climbing-clubs"), long("ruby-dame")])
def test_all_that_matters_is_seen_at_once(visit: Any, game: str, size: tuple[int, int]) -> None:
    """Holes: on a phone the story, a score or the next hand has to be scrolled to; the end of a
    hand is not readable by all."""
    person = end_hand(visit, game, size)
    assert person.get("hand-score").evaluate(HIDDEN) == []
    assert person.overflow() == 0
    assert person.faults() == []


def test_the_lines_of_a_score(visit: Any) -> None:
    """Hole: the lines fill the screen unasked, or a keyboard cannot open and close them."""
    person = end_hand(visit, "clubs-whist")
    expect(person.get("lines-0")).to_be_hidden()
    person.get("score-lines").locator("summary").focus()
    person.page.keyboard.press("Enter")
    expect(person.get("lines-0")).to_contain_text("quota")
    person.page.keyboard.press("Enter")
    expect(person.get("lines-0")).to_be_hidden()


@pytest.mark.long
def test_the_moment_leads_to_the_review(visit: Any) -> None:
    """Holes: the link to what decided a hand opens another decision or another person's hand; the
    cards above it are not those of that trick."""
    person = end_hand(visit, "clubs-whist")
    assert person.get("decisive-cards").locator("svg.card").count() == 3
    place = (person.get("decisive").get_attribute("href") or "").rpartition("/")[2]
    trick = re.search(r"trick (\d+)", person.get("decisive").inner_text())
    assert trick and place.startswith("1.")
    person.get("decisive").click()
    expect(person.get("review")).to_be_visible()
    person.page.wait_for_url(re.compile(re.escape(place) + "$"))


def test_the_end_of_a_game(visit: Any) -> None:
    """Holes: after a game the podium or the new game is not seen; the places are not those of the
    totals; the best hands lead nowhere; the end of a game is not readable by all."""
    person = end_game(visit)
    assert person.get("hand-score").evaluate(HIDDEN) == []
    steps = person.get("podium").locator("li")
    assert steps.count() >= 1
    assert re.search(r"\d", steps.first.inner_text())
    assert person.faults() == []
    if person.get("best-hands").count():
        expect(person.get("game-curve")).to_be_visible()
        links = person.get("best-hands").get_by_role("link")
        assert [
            re.search(r"/review/table/[\w-]+/\d+$", one.get_attribute("href") or "") is not None
            for one in links.all()
        ] == [True, True]


@pytest.mark.long
def test_a_picture_to_share(visit: Any) -> None:
    """Hole: the picture cannot be drawn or saved, or is empty."""
    person = end_hand(visit, "clubs-whist")
    person.page.evaluate("navigator.canShare = undefined")
    with person.page.expect_download() as saved:
        person.get("share-picture").click()
    data = saved.value.path().read_bytes()
    assert data.startswith(b"\x89PNG")
    assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (1200, 630)
    assert len(data) > 20_000
