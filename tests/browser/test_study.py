"""The page written by `clubsuit study --html`, opened from a file."""

from pathlib import Path
from typing import Any

import pytest

from browser.support.person import ONE_LOOK
from clubsuit.lab.study.report import write_page
from lab.study.made_up import result


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Report of a study with four variants, whose labels are wide on a phone."""
    leads, targets = ("exchanger", "left-of-exchanger"), (7, 11)
    labels = [f"lead={lead} target={target}" for lead in leads for target in targets]
    path: Path = tmp_path_factory.mktemp("study") / "page.html"
    write_page(path, result(labels))
    return path


@pytest.mark.parametrize(("size", "scheme"), ONE_LOOK)
def test_the_page_of_a_study(size: tuple[int, int], scheme: str, page: Path, friend: Any) -> None:
    """Holes: the page sends requests, is wider than a phone, ignores the theme, or has faults of
    accessibility; a chart is not drawn."""
    person = friend(page.as_uri(), size=size, scheme=scheme)
    person.context.set_offline(True)
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.page.reload()
    assert [url for url in asked if not url.startswith("data:")] == [page.as_uri()]
    figures = person.page.locator("figure")
    assert figures.count() == 9
    for number in range(9):
        box = figures.nth(number).get_by_role("img").first.bounding_box()
        assert box
        assert box["width"] > 250
        assert box["height"] > 60
    figures.first.get_by_text("The numbers").click()
    assert "99 % interval" in figures.first.get_by_role("table").inner_text().replace("\xa0", " ")
    ink = "getComputedStyle(document.querySelector('.sheet')).backgroundColor"
    light = sum(map(int, person.page.evaluate(ink).strip("rgb()").split(","))) > 380
    assert light == (scheme == "light")
    assert person.overflow() == 0
    assert person.faults() == []
