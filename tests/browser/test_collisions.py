"""The layout of the table in every phase of every game, at six window sizes."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.support.collisions import collisions
from browser.support.hints import give_hints
from browser.support.layout import boxes_of, overlap
from browser.support.person import Person, long
from browser.support.tables import GAMES, sit, until

SIZES = [(390, 844), (360, 640), (844, 390), (820, 1180), (1440, 900), (2560, 1440)]
"""Window sizes: phones in both orientations, a tablet, desktops. The short form uses the first."""

FEW_SIZES = [SIZES[0], *map(long, SIZES[1:])]

TABLES: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in GAMES),
    ("climbing-clubs", {"players": 2}),
    ("climbing-clubs", {"players": 3}),
    ("climbing-clubs", {"players": 5}),
    ("climbing-clubs", {"players": 6, "teams": 3, "wild_15s": True}),
    ("free-clubs", {"enforcement": "honour"}),
]


def at_all(person: Person, sizes: list[tuple[int, int]]) -> list[str]:
    """Return the collisions at each of these window sizes; the window keeps the first one."""
    found = []
    for wide, high in reversed(sizes):  # the game goes on in the first size, without a bent fan
        person.page.set_viewport_size({"width": wide, "height": high})
        phase = person.fact("phase")
        found += [f"{wide}x{high}, {phase}: {one}" for one in collisions(person)]
    return found


def moment(person: Person) -> tuple[str, int, bool]:
    """Return what tells the layouts of a game apart: the phase, and the plays on the table."""
    plays = person.page.locator(".trick > li").count()
    combined = person.page.locator(".trick .card-spot").count() > plays
    return person.fact("phase"), plays, combined


def faults(person: Person, sizes: list[tuple[int, int]]) -> list[str]:
    """Play a hand and return the collisions at all moments that differ."""
    seen, found = set(), []
    while True:
        if (now := moment(person)) not in seen:
            seen.add(now)
            found += at_all(person, sizes)
        if now[0] in ("scored", "over"):
            return found
        person.decide()


@pytest.mark.parametrize(
    "game", ["climbing-clubs", long("free-clubs"), long("clubs-whist"), long("ruby-dame")]
)
def test_nothing_collides_on_a_phone(visit: Any, game: str) -> None:
    """Hole: in some phase cards lie under a seat, controls cover the trick, or an index is
    covered."""
    person = visit(size=SIZES[0])
    sit(person, game)
    assert faults(person, SIZES[:1]) == []


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_nothing_collides(visit: Any, game: str, options: dict[str, Any]) -> None:
    """Hole: the same, at another window size or with other numbers of players."""
    person = visit(size=SIZES[4])
    sit(person, game, **options)
    assert faults(person, SIZES) == []


JOKER = 168
"""Seed of a hand of Free Clubs in which the highest bids lead to a Joker."""


@pytest.mark.long
def test_joker_partners_show_each_other(visit: Any) -> None:
    """Holes: nobody sees who plays with whom after a Joker; what shows it covers something."""
    person = visit(size=SIZES[0])
    sit(person, "free-clubs", JOKER)
    while person.fact("phase") == "auction":
        ply = person.fact("ply")
        person.click(person.choices("bid-")[-1])
        person.finish(ply)
        person.settle()
    faces = [person.page.locator(f'[data-place="ally:{seat}"] img') for seat in range(3)]
    assert [face.count() for face in faces] == [1, 0, 1]
    until(person, "play")
    assert at_all(person, SIZES) == []


STYLED = """style => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets.push(sheet)
}"""
"""Script for the page: add styles, as far as its content policy allows."""

FAULTS = {
    "seat-1 meets": ".trick > li { inset: 42% auto auto 60px !important }",
    "meets card-": ".trick { translate: 0 40vh }",
    "index is covered": ".slot { margin-top: 20px } .slot:first-child { z-index: 1 }"
    " .slot:first-child .lift { scale: 3 }",
    "leaves the window": ".hand { translate: 0 40px }",
    "a pip on the index": ".pip { translate: -70px -20px }",
}
"""Styles that make something collide, by what has to be found."""


@pytest.mark.parametrize("fault", [*list(FAULTS)[:1], *map(long, list(FAULTS)[1:])])
def test_collisions_are_found(visit: Any, fault: str) -> None:
    """Hole: the tests above cannot fail."""
    person = visit(size=SIZES[0] if fault == "index is covered" else SIZES[4])
    sit(person, "ruby-dame")
    until(person, "play")
    while not person.page.locator(".trick > li").count():
        person.decide()
    assert collisions(person) == []
    person.page.evaluate(STYLED, FAULTS[fault])
    assert [one for one in collisions(person) if fault in one]


@pytest.mark.parametrize("game", ["climbing-clubs", long("ruby-dame")])
@pytest.mark.parametrize("size", FEW_SIZES, ids=str)
def test_a_hint_covers_and_moves_nothing(visit: Any, game: str, size: tuple[int, int]) -> None:
    """Holes: a hint covers what is to be beaten, or the table moves when it opens."""
    person = visit(size=size)
    person.page.route_web_socket("**/live*", give_hints)
    sit(person, game)
    until(person, "play")
    while not person.page.locator(".trick > li").count():
        person.decide()
    person.rest()
    parts = ".slot, .trick > li, .seat"
    before = boxes_of(person.page, parts)
    person.get("hint").click()
    expect(person.get("advice")).to_be_visible()
    assert collisions(person) == []
    assert boxes_of(person.page, parts) == before


@pytest.mark.parametrize("size", [(1280, 800), *map(long, SIZES)], ids=str)
def test_a_hint_on_a_bid_covers_no_bid(visit: Any, size: tuple[int, int]) -> None:
    """Bug: on a desktop the hint lay over the bids that it was about."""
    person = visit(size=size)
    person.page.route_web_socket("**/live*", give_hints)
    sit(person, "free-clubs")
    person.get("hint").click()
    expect(person.get("advice")).to_be_visible()
    # It covers the hand instead.
    assert [one for one in collisions(person) if "rung" in one or "seat" in one] == []


@pytest.mark.parametrize("size", FEW_SIZES, ids=str)
def test_the_place_of_the_next_card_is_free(visit: Any, size: tuple[int, int]) -> None:
    """Hole: the outline that shows where the viewer's card will lie is missing or covers a card."""
    person = visit(size=size)
    sit(person, "ruby-dame")
    until(person, "play")
    while not person.page.locator(".trick > li").count():
        person.decide()
    (own,) = boxes_of(person.page, ".own-spot")
    others = boxes_of(person.page, ".trick > li, .seat, .slot")
    assert not [other for other in others if overlap(own, other)]
