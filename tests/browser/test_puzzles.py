"""Puzzles in the browser: asked, answered by cards and by buttons, and repeated."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

import clubsuit
from browser.support.person import ONE_LOOK, PHONE, Person
from clubsuit.puzzles import Puzzle
from clubsuit.puzzles.sets import puzzle_set

MARKED = re.compile(r"\bbetter\b")
"""Class of a card that is a right answer."""
CHOICES = "[data-testid^=choose-], [data-testid=answers] button"


def opened(person: Person, game: str) -> Puzzle:
    """Return the puzzle that the page shows."""
    name = person.get("puzzle").get_attribute("data-name")
    return next(puzzle for puzzle in puzzle_set(game) if puzzle.name == name)


def show(person: Person, puzzle: Puzzle) -> None:
    """Open the page of a puzzle."""
    person.page.goto(f"{person.url}/puzzles/{puzzle.record.game}/{puzzle.name}")
    person.get("puzzle").wait_for()


@pytest.mark.parametrize(("size", "scheme"), ONE_LOOK)
def test_a_puzzle_is_solved(
    visit: Callable[..., Person], size: tuple[int, int], scheme: str
) -> None:
    """Holes: a wrong choice gets no reason; the cards of the others are shown before the choice; a
    screen reader or a keyboard finds no way through; the page does not know what was solved."""
    person = visit(size=size, scheme=scheme)
    puzzle = next(one for one in puzzle_set("ruby-dame") if one.motif and len(one.choices) > 2)
    show(person, puzzle)
    expect(person.get("open-hand")).to_have_count(1)
    assert (person.faults(), person.overflow() <= 0) == ([], True)
    wrong = next(choice for choice in puzzle.choices if choice not in puzzle.best)
    person.get(f"choose-{wrong.split()[1]}").focus()
    person.page.keyboard.press("Enter")
    expect(person.get("verdict")).to_be_focused()
    expect(person.get("verdict")).to_contain_text("Not the best")
    worse, deals = puzzle.evidence.worse[wrong], puzzle.evidence.deals
    share = f"each of the {deals}" if worse == deals else f"{worse} of {deals}"
    expect(person.get("why")).to_contain_text(f"{share} possible deals")
    expect(person.get("motif")).to_be_visible()
    expect(person.get("open-hand")).to_have_count(4)
    assert (person.faults(), person.overflow() <= 0) == ([], True)
    person.get("try-again").click()
    expect(person.get("puzzle").get_by_role("heading").first).to_be_focused()
    person.get(f"choose-{puzzle.best[0].split()[1]}").click()
    expect(person.get("verdict")).to_contain_text("Right")
    person.get("next-puzzle").click()
    expect(person.get("puzzle")).not_to_have_attribute("data-name", puzzle.name)
    second = opened(person, "ruby-dame")
    person.get(f"choose-{second.best[0].split()[1]}").click()
    expect(person.get("verdict")).to_contain_text("Right")
    person.page.goto(f"{person.url}/puzzles/ruby-dame")
    expect(person.get("solved")).to_contain_text("You have solved 1 of the")
    expect(person.get("rating")).to_be_visible()
    assert (person.faults(), person.overflow() <= 0) == ([], True)


def test_combinations_are_buttons(visit: Callable[..., Person]) -> None:
    """Hole: a choice of several cards, or a pass, cannot be made."""
    person = visit(size=PHONE)
    puzzle = next(
        one for one in puzzle_set("climbing-clubs") if any(c.count(" ") > 1 for c in one.choices)
    )
    show(person, puzzle)
    expect(person.page.locator(CHOICES)).to_have_count(len(puzzle.choices))
    person.page.locator(CHOICES).nth(puzzle.choices.index(puzzle.best[0])).click()
    expect(person.get("verdict")).to_contain_text("Right")


def test_what_the_player_remembers_and_all_right_answers(visit: Callable[..., Person]) -> None:
    """Holes: the cards laid down for the bid hand are not shown; of two equally good cards, one is
    marked; values that cannot be solved yet are missing without a word."""
    person = visit(size=PHONE)
    puzzle = next(one for one in puzzle_set("clubs-whist") if _swapped(one) and len(one.best) == 2)
    person.page.route("**/api/puzzles/*/*", _without_values)
    show(person, puzzle)
    hands = person.get("open-hand")
    expect(hands).to_have_count(2)
    v = puzzle.view()
    known = v.rules.deck.names(sum(int(cards) for cards in v.state.knows[puzzle.seat]))
    shown = hands.nth(1).locator("li").evaluate_all("all => all.map(one => one.dataset.card)")
    assert shown
    assert set(shown) <= set(known)
    person.get(f"choose-{puzzle.best[0].split()[1]}").click()
    expect(person.get("unsolved")).to_be_visible()
    for choice in puzzle.best:
        expect(hands.first.locator(f"[data-card='{choice.split()[1]}']")).to_have_class(MARKED)
    assert (person.faults(), person.overflow() <= 0) == ([], True)


def _swapped(puzzle: Puzzle) -> bool:
    return (puzzle.seat, "swap") in puzzle.record.hands[-1].actions


def _without_values(route: Route) -> None:
    """Answer as a server does that is still warming up."""
    answer = route.fetch()
    data = answer.json()
    data["shown"] = [{**deal, "solved": []} for deal in data.get("shown", [])[:1]]
    route.fulfill(response=answer, json=data)


@pytest.mark.long
@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_each_puzzle_is_shown(visit: Callable[..., Person], game: str) -> None:
    """Holes: the page cannot draw a position; a choice is missing; the page is too wide."""
    person = visit(size=PHONE)
    for puzzle in puzzle_set(game)[:50]:
        show(person, puzzle)
        expect(person.page.locator(CHOICES)).to_have_count(len(puzzle.choices))
        assert person.overflow() <= 0
        person.page.locator(CHOICES).first.click()
        expect(person.get("why")).to_be_visible()
        assert person.overflow() <= 0
