"""A seat among friends, taken and kept by keys alone, and by what a screen reader tells alone."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import clubsuit
from browser.support.friends import held, opened, propose, take
from browser.support.listening import LISTEN, focus
from browser.support.person import PHONE, Person, decider, long
from clubsuit.texts import say

ENOUGH = 12
"""One's decisions in a game whose hands are long."""
RANKS = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


def spoken(card: str) -> str:
    """`9C` in words."""
    return f"{RANKS.get(card[:-1], card[:-1])} of {SUITS[card[-1]]}"


# ---- by keys -------------------------------------------------------------------------------


def tab_to(person: Person, name: str) -> None:
    """By the tabulator alone; a press more than there are stops shows that there is none."""
    person.get(name).wait_for()
    for _ in range(60):
        if focus(person) == name:
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{name} cannot be reached, but {focus(person)}")


def press(person: Person, name: str, key: str = "Enter") -> None:
    tab_to(person, name)
    person.page.keyboard.press(key)


def has_the_focus(person: Person) -> None:
    """The focus is on something, as soon as the page has come to rest."""
    person.page.wait_for_function("() => document.activeElement !== document.body")


def decide_by_keys(person: Person) -> None:
    """A decision; where cards are asked for, the focus is on one already."""
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
    """Cards, one after the other, until they make a decision together."""
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


@pytest.mark.parametrize("game", GAMES)
def test_among_friends_by_keys_alone(visit: Any, friend: Any, game: str) -> None:
    """Hole: who has no pointer cannot come, sit, play, talk or answer among friends; or the focus
    falls out of the page on the way (found: by sitting down, and by an answer to a vote)."""
    ada = visit(name="Ada")
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
    """A phrase and words of one's own, and back to where one was."""
    press(bo, "show-chat")
    press(bo, "phrase-luck", " ")
    tab_to(bo, "chat-words")
    bo.page.keyboard.type("k p")  # letters that decide something elsewhere
    bo.page.keyboard.press("Enter")
    expect(bo.get("chat-lines")).to_contain_text("k p")
    bo.page.keyboard.press("Escape")
    expect(bo.get("show-chat")).to_be_focused()
    expect(ada.get("show-chat")).to_have_text("2")


def pause_by_keys(ada: Person, bo: Person) -> None:
    """Asked for by Bo and declined, then answered by Bo; and on again."""
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


# ---- by roles, names and what is said -------------------------------------------------------


class Hearer:
    """Somebody who knows of the page what a screen reader knows: roles, names, what is said."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.position = 0

    def hears(self, words: str) -> None:
        """Wait until this is said: with what was heard last, or after it."""
        found = self.person.page.wait_for_function(
            """([words, start]) => {
                const at = window.heard.findIndex((one, n) => n >= start && one.includes(words))
                return at < 0 ? null : { at }
            }""",
            arg=[words, self.position],
        )
        self.position = int(found.json_value()["at"])

    @property
    def all(self) -> list[str]:
        """All that was said."""
        return list(self.person.page.evaluate("window.heard"))

    def find(self, role: Any, name: str | re.Pattern[str]) -> Locator:
        """Of what could be pressed, or written in."""
        exact = isinstance(name, str)
        return self.person.page.get_by_role(role, name=name, exact=exact, disabled=False)

    def press(self, name: str | re.Pattern[str]) -> None:
        """As a screen reader presses a button, wherever it lies."""
        self.person.separate_clicks()
        self.find("button", name).first.dispatch_event("click")

    def decide(self) -> None:
        """Keep the hand, or play the first card that may be played."""
        self.person.settle()
        cards = self.find("group", re.compile("^Your hand")).get_by_role("button", disabled=False)
        buttons = self.find("group", say("table-actions")).get_by_role("button")
        ply = self.person.fact("ply")
        (buttons if buttons.count() else cards).first.dispatch_event("click")
        self.person.wait_for_move(ply)


@pytest.fixture
def hearer(friend: Callable[..., Person]) -> Callable[[str], Hearer]:
    """Somebody opens a link: `hearer(link)`."""

    def come(link: str) -> Hearer:
        person = friend(link)
        person.context.add_init_script(LISTEN)
        person.page.reload()
        return Hearer(person)

    return come


@pytest.mark.long
def test_among_friends_by_ear_alone(
    visit: Any, friend: Any, hearer: Callable[[str], Hearer]
) -> None:
    """Hole: who sees nothing is not told whose turn it is, what a friend has played or said, who
    has come, is away and is back, what is asked of them; or finds no name to press."""
    ada = visit(name="Ada")
    bo = hearer(opened(ada, "clubs-whist"))
    expect(bo.find("heading", "Clubs (Whist)")).to_be_visible()
    bo.find("textbox", say("lobby-name")).fill("Bo")
    bo.press(re.compile("^Take the seat of"))
    bo.hears("2 people are here.")
    ada.get("begin").click()
    play_by_ear(ada, bo, 3)
    talk_by_ear(ada, bo)
    cy = friend(ada.page.url, size=PHONE)
    cy.page.get_by_role("button", name=say("friends-seats")).click()
    take(cy, 2, "Cy")
    bo.hears("Cy sits down.")
    cy.page.goto("about:blank")
    bo.hears("Cy is away.")
    cy.page.go_back()
    bo.hears("Cy is back.")
    cy.page.goto("about:blank")
    play_by_ear(ada, bo, 28)
    assert bo.person.fact("phase") == "scored"
    bo.hears("in this hand")
    assert any("A bot decided this for Cy." in words for words in bo.all)
    bo.press(say("table-next-hand"))
    expect(bo.person.table).not_to_have_attribute("data-phase", "scored")


def talk_by_ear(ada: Person, bo: Hearer) -> None:
    """What is said and asked, and how it is answered."""
    ada.get("show-chat").click()
    ada.get("phrase-hello").click()
    bo.hears("Ada: Hello!")
    bo.press("Chat, 1 new")
    chat = bo.find("dialog", say("chat-title"))
    expect(chat.get_by_role("log")).to_contain_text("Hello!")
    bo.press(say("chat-luck"))
    expect(ada.get("chat-lines")).to_contain_text("Good luck!")
    ada.get("phrase-thanks").click()
    bo.hears("Thank you!")
    bo.press(say("table-close"))
    ada.page.keyboard.press("Escape")
    propose(ada, "pause")
    bo.hears("Ada would like the game to pause.")
    bo.press(say("table-agree"))
    bo.hears(say("table-paused"))
    bo.press(say("table-resume"))
    ada.get("agree").click()


def play_by_ear(ada: Person, bo: Hearer, most: int) -> None:
    """A few decisions, or all to the hand's end; Bo is told whose turn it is, and what Ada does."""
    for _ in range(most):
        who = decider([ada, bo.person])
        if who is None:
            return
        if who is not ada:
            bo.decide()
            continue
        bo.hears("Waiting for Ada.")
        phase, before = ada.fact("phase"), set(held(ada))
        ada.decide(wait=False)
        gone = [name.removeprefix("card-") for name in before - set(held(ada))]
        bo.hears(f"Ada plays {spoken(gone[0])}" if phase == "play" else "Ada ")
