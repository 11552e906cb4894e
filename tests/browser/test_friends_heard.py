"""Tables for several people, used only with the keyboard or only with a screen reader."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import clubsuit
from browser.support.friends import held, opened, propose, take_seat
from browser.support.listening import LISTEN, focus
from browser.support.person import PHONE, TABLET, Person, decider, long
from clubsuit.texts import say

ENOUGH = 12
"""Number of decisions after which the test ends in games with long hands."""

RANKS = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


def spoken(card: str) -> str:
    """Return the spoken name of a card, such as "9 of clubs"."""
    return f"{RANKS.get(card[:-1], card[:-1])} of {SUITS[card[-1]]}"


# ---- keyboard only -------------------------------------------------------------------------


def tab_to(person: Person, name: str) -> None:
    """Press Tab until an element has the focus; fail if it cannot be reached."""
    person.get(name).wait_for()
    for _ in range(60):
        if focus(person) == name:
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{name} cannot be reached; the focus is on {focus(person)}")


def press(person: Person, name: str, key: str = "Enter") -> None:
    tab_to(person, name)
    person.page.keyboard.press(key)


def has_the_focus(person: Person) -> None:
    """Wait until an element of the page has the focus."""
    person.page.wait_for_function("() => document.activeElement !== document.body")


def decide_by_keys(person: Person) -> None:
    """Make a decision; if a card must be played, one has the focus already."""
    keys, ply = person.page.keyboard, person.fact("ply")
    buttons = person.choices("action-")
    if quick := [one for one in ("only", "keep", "pass") if f"action-{one}" in buttons]:
        keys.press({"only": "f", "keep": "k", "pass": "p"}[quick[0]])
    elif bids := person.choices("bid-"):
        press(person, bids[0])
    elif person.get("confirm").count():
        pick_by_keys(person)
    else:
        expect(person.page.locator('[data-testid^="card-"]:focus')).to_be_visible()
        keys.press("Enter")
    person.page.wait_for_function(
        """ply => document.querySelector('[data-testid=table]').dataset.ply !== ply ||
            document.querySelector('[data-testid="confirm-bid"]')""",
        arg=ply,
    )
    if person.get("confirm-bid").count():
        press(person, "confirm-bid")
        person.wait_for_move(ply)


def pick_by_keys(person: Person) -> None:
    """Pick cards until they can be confirmed together."""
    for _ in range(3):
        if person.fits():
            break
        if not focus(person).startswith("card-"):
            person.page.keyboard.press("h")
        person.page.keyboard.press("Enter")
        if not person.fits():
            person.page.keyboard.press("ArrowRight")
    assert person.fits()
    person.page.keyboard.press("c")


GAMES = [game if game == "clubs-whist" else long(game) for game in clubsuit.game_ids()]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_among_friends_by_keys_alone(visit: Any, friend: Any, game: str) -> None:
    """Hole: a player without a mouse cannot sit down, play, chat or vote. Bug: the page lost the
    focus when a player sat down or voted."""
    ada = visit(name="Ada", size=TABLET)
    bo = friend(opened(ada, game), size=PHONE)
    tab_to(bo, "my-name")
    bo.page.keyboard.press("Control+a")
    bo.page.keyboard.type("Bo")
    press(bo, "sit-1")
    expect(bo.get("rise")).to_be_focused()
    expect(ada.get("place-1")).to_contain_text("Bo")
    press(ada, "begin")
    people = [ada, bo]
    assert decider(people)
    has_the_focus(bo)
    talk_by_keys(ada, bo)
    pause_by_keys(ada, bo)
    decided = 0
    while (who := decider(people)) and (game == "clubs-whist" or decided < ENOUGH):
        if who is bo:
            decide_by_keys(bo)
            decided += 1
        else:
            ada.decide(wait=False)
        has_the_focus(bo)
    if who is None and bo.fact("phase") == "scored":
        bo.shown()
        expect(bo.get("next-hand")).to_be_focused()
        bo.page.keyboard.press("Enter")
        expect(bo.table).not_to_have_attribute("data-phase", "scored")


def talk_by_keys(ada: Person, bo: Person) -> None:
    """Send a phrase and a text in the chat, and close the chat."""
    press(bo, "show-chat")
    press(bo, "phrase-luck", " ")
    tab_to(bo, "chat-words")
    bo.page.keyboard.type("k p")  # outside the chat, these keys make decisions
    bo.page.keyboard.press("Enter")
    expect(bo.get("chat-lines")).to_contain_text("k p")
    bo.page.keyboard.press("Escape")
    expect(bo.get("show-chat")).to_be_focused()
    expect(ada.get("show-chat")).to_have_text("2")


def pause_by_keys(ada: Person, bo: Person) -> None:
    """Let Bo propose a pause, which Ada declines. Then let Bo agree to Ada's proposal and
    resume."""
    press(bo, "show-seats")
    press(bo, "pause")
    ada.get("disagree").click()
    expect(bo.get("proposed")).to_have_text("Ada said no.")
    has_the_focus(bo)
    propose(ada, "pause")
    press(bo, "agree")
    expect(bo.get("proposed")).to_contain_text(say("table-paused"))
    has_the_focus(bo)
    press(bo, "resume")
    ada.shown()  # the page ignores a second click near the first
    ada.get("agree").click()
    expect(bo.get("proposed")).to_have_text("")
    has_the_focus(bo)


# ---- screen reader only ---------------------------------------------------------------------


class ScreenReaderUser:
    """A person who uses only roles, accessible names and announcements of the page."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.position = 0

    def wait_for(self, words: str) -> None:
        """Wait for an announcement with these words; start the search at the last one found."""
        found = self.person.page.wait_for_function(
            """([words, start]) => {
                const fits = (one, n) => n >= start && one.includes(words)
                const at = window.announcements.findIndex(fits)
                return at < 0 ? null : { at }
            }""",
            arg=[words, self.position],
        )
        self.position = int(found.json_value()["at"])

    @property
    def all(self) -> list[str]:
        """All announcements so far."""
        return list(self.person.page.evaluate("window.announcements"))

    def find(self, role: Any, name: str | re.Pattern[str]) -> Locator:
        """Return the enabled elements with this role and accessible name."""
        exact = isinstance(name, str)
        return self.person.page.get_by_role(role, name=name, exact=exact, disabled=False)

    def press(self, name: str | re.Pattern[str]) -> None:
        """Activate a button as a screen reader does, whether or not it is visible."""
        self.person.separate_clicks()
        self.find("button", name).first.dispatch_event("click")

    def decide(self) -> None:
        """Press the first button if there is one, otherwise play the first playable card."""
        self.person.settle()
        cards = self.find("group", re.compile("^Your hand")).get_by_role("button", disabled=False)
        buttons = self.find("group", say("table-actions")).get_by_role("button")
        ply = self.person.fact("ply")
        (buttons if buttons.count() else cards).first.dispatch_event("click")
        self.person.wait_for_move(ply)


@pytest.fixture
def hearer(friend: Callable[..., Person]) -> Callable[[str], ScreenReaderUser]:
    """Function that opens a link as a person with a screen reader: `hearer(link)`."""

    def come(link: str) -> ScreenReaderUser:
        person = friend(link, size=TABLET)
        person.context.add_init_script(LISTEN)
        person.page.reload()
        return ScreenReaderUser(person)

    return come


@pytest.mark.long
def test_among_friends_by_ear_alone(
    visit: Any, friend: Any, hearer: Callable[[str], ScreenReaderUser]
) -> None:
    """Hole: the page does not announce turns, decisions, chat messages, proposals or absences, or a
    button has no accessible name."""
    ada = visit(name="Ada")
    bo = hearer(opened(ada, "clubs-whist"))
    expect(bo.find("heading", "Clubs (Whist)")).to_be_visible()
    bo.find("textbox", say("lobby-name")).fill("Bo")
    bo.press(re.compile("^Take the seat of"))
    bo.wait_for("2 people are here.")
    ada.get("begin").click()
    play_by_ear(ada, bo, 3)
    talk_by_ear(ada, bo)
    cy = friend(ada.page.url, size=PHONE)
    cy.page.get_by_role("button", name=say("friends-seats")).click()
    take_seat(cy, 2, "Cy")
    bo.wait_for("Cy sits down.")
    cy.page.goto("about:blank")
    bo.wait_for("Cy is away.")
    cy.page.go_back()
    bo.wait_for("Cy is back.")
    cy.page.goto("about:blank")
    play_by_ear(ada, bo, 28)
    assert bo.person.fact("phase") == "scored"
    bo.wait_for("in this hand")
    assert any("A bot decided this for Cy." in words for words in bo.all)
    bo.press(say("table-next-hand"))
    expect(bo.person.table).not_to_have_attribute("data-phase", "scored")


def talk_by_ear(ada: Person, bo: ScreenReaderUser) -> None:
    """Exchange chat messages and agree on a pause."""
    ada.get("show-chat").click()
    ada.get("phrase-hello").click()
    bo.wait_for("Ada: Hello!")
    bo.press("Chat, 1 new")
    chat = bo.find("dialog", say("chat-title"))
    expect(chat.get_by_role("log")).to_contain_text("Hello!")
    bo.press(say("chat-luck"))
    expect(ada.get("chat-lines")).to_contain_text("Good luck!")
    ada.get("phrase-thanks").click()
    bo.wait_for("Thank you!")
    bo.press(say("table-close"))
    ada.page.keyboard.press("Escape")
    propose(ada, "pause")
    bo.wait_for("Ada would like the game to pause.")
    bo.press(say("table-agree"))
    bo.wait_for(say("table-paused"))
    bo.press(say("table-resume"))
    ada.get("agree").click()


def play_by_ear(ada: Person, bo: ScreenReaderUser, most: int) -> None:
    """Make at most `most` decisions; check that Bo hears whose turn it is and what Ada plays."""
    for _ in range(most):
        who = decider([ada, bo.person])
        if who is None:
            return
        if who is not ada:
            bo.decide()
            continue
        bo.wait_for("Waiting for Ada.")
        phase, before = ada.fact("phase"), set(held(ada))
        ada.decide(wait=False)
        gone = [name.removeprefix("card-") for name in before - set(held(ada))]
        bo.wait_for(f"Ada plays {spoken(gone[0])}" if phase == "play" else "Ada ")
