"""The rules at the table, their pictures, and the printable rules card."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import clubsuit
from browser.support.person import DESKTOP, ONE_LOOK, PHONE, Person, long
from browser.support.second_line import finish_hand
from clubsuit.texts import say

SIDE = (740, 360)


@pytest.mark.parametrize(("size", "scheme"), ONE_LOOK)
def test_the_rules_of_this_moment(
    visit: Callable[..., Person], size: tuple[int, int], scheme: str
) -> None:
    """Hole: the rules at the table do not open at the rule for the current phase."""
    person = visit(size=size, scheme=scheme)
    person.sit_down("clubs-whist")
    person.page.keyboard.press("b")
    drawer = person.get("rules")
    expect(drawer.get_by_role("heading", name="Keep or swap")).to_be_in_viewport()
    expect(drawer.locator(".cited")).to_contain_text(
        "You keep your cards, or you take the bid hand"
    )
    expect(drawer.get_by_role("heading", name="The cards", exact=True)).not_to_be_in_viewport()
    expect(drawer.get_by_role("button", name="Close")).to_be_in_viewport()
    person.rest()
    assert (person.faults(), person.overflow() <= 0) == ([], True)
    expect(person.get("in-force")).to_have_count(0)
    person.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    finish_hand(person)
    person.page.keyboard.press("b")
    expect(drawer.get_by_role("heading", name="The score")).to_be_in_viewport()


def test_house_rules_in_force(visit: Callable[..., Person]) -> None:
    """Hole: the rules at the table do not say which house rules apply there."""
    person = visit()
    person.way("setup", "clubs-whist")
    person.get("house-rules").locator("summary").click()
    person.get("option-quota").fill("5")
    person.press("start")
    person.settle()
    person.page.keyboard.press("b")
    expect(person.get("in-force")).to_have_text(f"{say('lobby-house')}: {say('option-quota')}: 5")
    assert (person.faults(), person.overflow()) == ([], 0)


def test_the_rules_are_reached_without_keys(visit: Callable[..., Person]) -> None:
    """Hole: the rules cannot be opened on a phone, whose bar has no button for them."""
    person = visit(size=PHONE)
    person.sit_down("ruby-dame")
    for _ in person.resized([PHONE, SIDE, DESKTOP]):
        if person.get("show-rules").is_visible():
            person.get("show-rules").click()
        else:
            person.get("show-help").click()
            person.get("help-rules").click()
        expect(person.get("rules").get_by_role("heading", name="The pass")).to_be_in_viewport()
        expect(person.get("help")).to_have_count(0)
        person.page.keyboard.press("Escape")
        expect(person.get("rules")).to_have_count(0)


def test_a_refusals_rule_is_shown_at_the_table(visit: Callable[..., Person]) -> None:
    """Hole: a link to a rule leaves the table, or cannot be opened in another tab."""
    person = visit()
    person.sit_down("clubs-whist")
    finish_hand(person)
    person.open_score()
    link = person.get("hand-score").locator('a[href$="#CW-9"]').first
    link.click()
    expect(person.get("rules").locator(".cited")).to_contain_text("Your quota is four tricks")
    expect(person.get("rules").locator(".cited")).to_be_in_viewport()
    assert len(person.context.pages) == 1
    person.page.keyboard.press("Escape")
    with person.context.expect_page() as opened:
        link.click(modifiers=["Control"])
    expect(opened.value.get_by_test_id("rules")).to_be_visible()


def sit_down(person: Person, game: str, bots: int, **options: object) -> None:
    """Open a table with these options and sit down."""
    opened = person.page.request.post(
        f"{person.url}/api/tables",
        data={"game": game, "options": options, "bots": ["rule"] * bots, "seed": 5},
        headers={"Origin": person.url},
    )
    person.page.goto(f"{person.url}/table/{opened.json()['id']}")
    person.shown()


def spoken_name(card: str) -> str:
    """Return the accessible name of a card."""
    if card == "X":
        return say("table-joker")
    rank = card[:-1] if card[:-1].isdigit() else say(f"table-rank-{card[:-1]}")
    return say("table-card", rank=rank, suit=card[-1])


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_the_rules_have_pictures(visit: Callable[..., Person], game: str) -> None:
    """Holes: the rules of a game have too few pictures; a picture contains a card that is not in
    the deck; a picture has no accessible name."""
    person = visit(size=PHONE, scheme="dark", fourColours=True)
    person.page.goto(f"{person.url}/rules/{game}")
    rows = person.get("rules").get_by_test_id("pictures")
    expect(rows.first).to_be_visible()
    assert rows.count() >= 3
    drawn = rows.get_by_role("img")
    names = [str(one.get_attribute("aria-label")) for one in drawn.all()]
    deck = clubsuit.load(game).rules.deck
    known = {spoken_name(card) for card in deck.names(deck.all)}
    assert {card.split(" as ")[0] for name in names for card in name.split(", ")} <= known
    cards = drawn.locator("svg.card")
    assert cards.count() == sum(name.count(", ") + 1 for name in names)
    assert (person.faults(), person.overflow() <= 0) == ([], True)


def test_pictures_show_the_points_of_this_table(visit: Callable[..., Person]) -> None:
    """Holes: pictures at a table show the default points instead of the table's; the rules page
    shows no points; a wild card has no label for its number."""
    person = visit()
    person.page.goto(f"{person.url}/rules/climbing-clubs")
    low = person.page.get_by_label("1 of clubs, 5 of clubs")
    expect(low.locator(".points")).to_have_text(["3", "3"])
    expect(person.page.get_by_label("15 of diamonds as 8")).to_be_visible()
    sit_down(person, "climbing-clubs", 3, club_points=[7] * 15)
    person.page.keyboard.press("b")
    expect(low.locator(".points")).to_have_text(["7", "7"])


MOST_WORDS = {
    "climbing-clubs": "players=6&teams=2&double_or_nothing=true&wild_15s=true&crazy=true",
    "free-clubs": 'enforcement="honour"',
    "clubs-whist": 'lead="left-of-exchanger"',
    "ruby-dame": "target=9000",
}
"""The options that make the rules card of each game longest."""


@pytest.mark.parametrize("game", [*list(MOST_WORDS)[:1], *map(long, list(MOST_WORDS)[1:])])
def test_a_card_for_the_table_is_one_page(visit: Callable[..., Person], game: str) -> None:
    """Holes: the rules card needs a second sheet, or is printed white on white in the dark theme;
    a text is missing, so that its key is shown."""
    person = visit(size=PHONE, scheme="dark")
    for query in ("", MOST_WORDS[game]):
        person.page.goto(f"{person.url}/rules/{game}/card?{query}")
        expect(person.get("brief-end")).to_be_visible()
        for part in ("aim", "deal", "turn", "score", "end"):
            expect(person.get(f"brief-{part}")).not_to_contain_text("brief-")
        expect(person.get("chosen")).to_have_count(1 if query else 0)
        assert person.get("table-card").get_by_role("img").count() >= 3
        assert (person.faults(), person.overflow() <= 0) == ([], True)
        printed = person.page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
        assert re.search(rb"/MediaBox \[0 0 59[45]\.\d+ 84[12]\.\d+\]", printed)
        person.page.emulate_media(media="print")
        ink = person.get("brief-aim").evaluate("part => getComputedStyle(part).color")
        assert ink == "rgb(0, 0, 0)"
        expect(person.get("print")).to_be_hidden()
        person.page.emulate_media(media="null")


def test_the_card_of_this_table(visit: Callable[..., Person]) -> None:
    """Hole: the rules card of a table does not have the options of the table, or the table has no
    link to the card."""
    person = visit()
    sit_down(person, "climbing-clubs", 3, wild_15s=True, target=70)
    person.page.keyboard.press("b")
    with person.context.expect_page() as opened:
        person.get("rules").get_by_test_id("print-card").click()
    card = opened.value
    expect(card.get_by_test_id("chosen")).to_have_text(say("option-wild_15s"))
    expect(card.get_by_test_id("brief-turn")).to_contain_text("A 15 can stand for any number")
    expect(card.get_by_test_id("brief-end")).to_contain_text("70 points")
    card.evaluate("window.print = () => { document.body.dataset.printed = 'yes' }")
    card.get_by_test_id("print").click()
    expect(card.locator("body")).to_have_attribute("data-printed", "yes")
    card.get_by_role("link", name=say("brief-back")).click()
    card.get_by_test_id("rules").get_by_test_id("print-card").click()
    expect(card.get_by_test_id("brief-end")).to_contain_text("50 points")
    expect(card.get_by_test_id("brief-turn")).not_to_contain_text("any number")
