"""The page written by `clubsuit arena --html`, opened from a file."""

from pathlib import Path
from typing import Any

import pytest

from browser.support.person import ONE_LOOK
from clubsuit.lab import Match, run_match
from clubsuit.lab.arena import time_class
from clubsuit.lab.chart import write_page


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Page with two matches; the names of the bots are wider than a phone.

    One of the times has many digits. Bug: such a time of a fast bot made a table wider than a
    phone.
    """
    pairs = [("rule", "random"), ("openspiel-ismcts-and-more-of-it:200ms", "rule")]
    played = []
    result = run_match(Match("ruby-dame", {}, ("rule", "random"), deals=6, seed=5, mixed=1))
    for times in result.times:
        times[time_class(0.00001756)] += 100_000
    for bots in pairs:
        named = Match("ruby-dame", {"target": 50}, bots, deals=6, seed=5)
        played.append((named, result))
    path: Path = tmp_path_factory.mktemp("arena") / "page.html"
    write_page(path, played)
    return path


@pytest.mark.parametrize(("size", "scheme"), ONE_LOOK)
def test_the_page_of_a_match(size: tuple[int, int], scheme: str, page: Path, friend: Any) -> None:
    """Hole: the page sends requests, is wider than a phone, or shows results only by colours."""
    person = friend(page.as_uri(), size=size, scheme=scheme)
    person.context.set_offline(True)
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.page.reload()
    assert asked == [page.as_uri()]
    sections = person.page.locator("section")
    assert sections.count() == 2
    for i in range(2):
        figures = sections.nth(i).locator("figure")
        assert figures.count() == 2
        for j in range(2):
            shown = figures.nth(j).locator("svg:visible")
            assert shown.count() == 1
            box = shown.bounding_box()
            assert box
            assert box["width"] > 250
            assert box["height"] > 200
        tables = sections.nth(i).get_by_role("table")
        assert tables.count() == 3
        assert "99 % interval" in tables.first.inner_text()
        assert "6" in tables.nth(1).inner_text()
    ink = "getComputedStyle(document.body).backgroundColor"
    light = sum(map(int, person.page.evaluate(ink).strip("rgb()").split(","))) > 380
    assert light == (scheme == "light")
    assert person.overflow() == 0
    assert person.faults() == []
