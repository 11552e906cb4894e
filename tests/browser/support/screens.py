"""The screens of the page: functions that bring a person from the lobby to each of them."""

from collections.abc import Callable, Iterator
from functools import partial

from playwright.sync_api import expect

from browser.support.friends import opened
from browser.support.person import Person
from browser.support.tables import GAMES, sit, until

Screen = Callable[[Person], None]


def visited(person: Person, screens: dict[str, Screen]) -> Iterator[str]:
    """Bring a person to each of these screens, and yield its name there."""
    for name, screen in screens.items():
        person.page.goto(person.url)
        person.get("lobby-play-clubs-whist").wait_for()
        screen(person)
        person.rest()
        yield name


def _dialog(person: Person, button: str) -> None:
    person.get(button).click()
    person.page.locator("dialog[open]").wait_for()


def _way(person: Person, way: str, game: str) -> None:
    person.way(way, game)
    person.page.locator("dialog[open]").wait_for()


def _page(person: Person, path: str) -> None:
    person.page.goto(person.url + path)
    person.page.locator("h1").wait_for()


def _table(person: Person, game: str, phase: str, button: str = "") -> None:
    sit(person, game)
    until(person, phase)
    if button:
        _dialog(person, button)


def _rules_at_the_table(person: Person) -> None:
    _table(person, "free-clubs", "play")
    person.page.keyboard.press("b")
    person.page.locator("dialog[open]").wait_for()


def _hint(person: Person) -> None:
    _table(person, "clubs-whist", "play")
    person.get("hint").click()
    person.get("advice").wait_for()


def _review(person: Person) -> None:
    _table(person, "clubs-whist", "scored")
    person.get("review-hand").click()
    expect(person.page.locator("[data-testid=review][data-settled=true]")).to_be_visible()


def _lesson(person: Person, game: str) -> None:
    person.way("learn", game)
    person.get("got-it").wait_for()


def _friends(person: Person, button: str = "") -> None:
    opened(person, "ruby-dame")
    if button:
        person.get("begin").click()
        person.settle()
        person.get(button).click()
        person.page.locator("dialog[open], [data-testid=chat-lines]").first.wait_for()


def _question(person: Person, game: str) -> None:
    _page(person, f"/practice/{game}")
    person.page.locator("[data-testid^=question-]").first.click()
    person.get("question").wait_for()


def _puzzle(person: Person, game: str, answers: bool = False) -> None:
    _page(person, f"/puzzles/{game}")
    person.get("start").click()
    person.get("puzzle").wait_for()
    if answers:
        person.page.locator("[data-testid^=choose-], [data-testid=answers] button").first.click()
        person.get("verdict").wait_for()


ONE_OF_EACH_KIND: dict[str, Screen] = {
    "lobby": lambda person: None,
    "ways": partial(_dialog, button="lobby-more-free-clubs"),
    "settings": partial(_dialog, button="show-settings"),
    "auction": partial(_table, game="free-clubs", phase="auction"),
    "trick": partial(_table, game="clubs-whist", phase="play"),
    "end of a hand": partial(_table, game="ruby-dame", phase="scored"),
    "rules": partial(_page, path="/rules/climbing-clubs"),
}

EVERY: dict[str, Screen] = {
    **ONE_OF_EACH_KIND,
    **{f"set up {game}": partial(_way, way="setup", game=game) for game in GAMES},
    **{f"lesson {game}": partial(_lesson, game=game) for game in GAMES},
    **{f"score {game}": partial(_table, game=game, phase="scored") for game in GAMES},
    "end of a game": partial(_table, game="clubs-whist", phase="over"),
    "hint": _hint,
    **{
        button: partial(_table, game="free-clubs", phase="play", button=button)
        for button in ("show-help", "show-settings")
    },
    "rules at the table": _rules_at_the_table,
    "friends": _friends,
    **{button: partial(_friends, button=button) for button in ("show-seats", "show-chat")},
    "review": _review,
    **{f"rules {game}": partial(_page, path=f"/rules/{game}") for game in GAMES},
    **{f"card {game}": partial(_page, path=f"/rules/{game}/card") for game in GAMES},
    **{f"practice {game}": partial(_page, path=f"/practice/{game}") for game in GAMES},
    **{f"question {game}": partial(_question, game=game) for game in GAMES},
    **{f"puzzles {game}": partial(_page, path=f"/puzzles/{game}") for game in GAMES},
    **{f"puzzle {game}": partial(_puzzle, game=game) for game in GAMES},
    **{f"solved puzzle {game}": partial(_puzzle, game=game, answers=True) for game in GAMES},
    **{
        path: partial(_page, path=f"/{path}")
        for path in ("games", "people", "account", "statistics", "review", "device", "nowhere")
    },
}
