"""A person at the page: sees what is on it, and decides by clicks or keys."""

import json
import os
import random
import re
import time
import zlib
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Browser, Locator, Page, Position, WebSocket, expect

import clubsuit

WAIT = 120_000
"""Milliseconds after which what has not come is taken to hang, however slow the machine is."""
PHONE, DESKTOP = (360, 740), (1440, 900)
ACROSS = (740, 360)
"""A phone on its side."""


def long(*values: object) -> ParameterSet:
    """What a test is also tried with, in the long form only."""
    return pytest.param(*values, marks=pytest.mark.long)


EVERY_LOOK = [(PHONE, "dark"), (DESKTOP, "light"), (PHONE, "light"), (DESKTOP, "dark")]
"""Sizes and colour schemes in which screens are looked at."""
LOOKS = [*EVERY_LOOK[:2], *(long(*look) for look in EVERY_LOOK[2:])]
ONE_LOOK = [EVERY_LOOK[0], *(long(*look) for look in EVERY_LOOK[1:])]
"""The same for what takes longer."""
GAME_LOOKS = [
    (pytest.param if look == EVERY_LOOK[number % 4] else long)(game, *look)
    for number, game in enumerate(clubsuit.game_ids())
    for look in EVERY_LOOK
]
"""Each game in all of them; in the short form each game in another one."""
CORNER: Position = {"x": 22, "y": 14}
"""On every card of a fan: cards that lean leave the corner of the box around them empty."""

AT_ONCE = {
    "pace": "instant",
    "motion": False,
    "forced": False,
    "coach": "never",
    "told": [
        "table-by-itself",
        *(f"table-differs-{name}" for name in ("teams", "double", "wild", "crazy", "honour")),
    ],
}
"""Settings by which nothing is waited for: a decision without a choice is pressed, as it goes by
itself after a while only."""

SEEDED = """(seed => {
    const ask = window.fetch
    window.fetch = (to, how) => {
        if (to !== '/api/tables' || how?.method !== 'POST') return ask(to, how)
        const table = JSON.parse(how.body)
        if (!table.open) table.seed ??= seed
        return ask(to, { ...how, body: JSON.stringify(table) })
    }
})"""
"""In the page: a table that is opened gets this seed, unless it has one. Not one for several, whose
deals are always fair."""

AT_REST = """async () => {
    await document.fonts.ready
    const ends = one => one.effect?.getComputedTiming().endTime !== Infinity
    await Promise.allSettled(document.getAnimations().filter(ends).map(one => one.finished))
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
}"""
"""Until letters have their own shapes, nothing moves, and what follows the window's size has."""


OFFERED = """table => {
    const names = start => [
        ...document.querySelectorAll(
            `[data-testid^="${start}"]:not([aria-disabled="true"])`
        )
    ].map(one => one.dataset.testid)
    return {
        ...table.dataset,
        bids: names('bid-'),
        cards: names('card-'),
        actions: names('action-'),
        confirm: document.querySelector('[data-testid=confirm]') !== null,
    }
}"""
"""What the table offers: all of it in one call, since a whole hand has many decisions."""


def seed_of_test() -> int:
    """A seed made of the running test's name: each of its runs has the same deals."""
    name = os.environ.get("PYTEST_CURRENT_TEST", "").partition("::")[2]
    name = re.sub(r"@\w+$", "", name.rpartition(" (")[0])  # pytest-xdist's group is no part of it
    return zlib.crc32(name.encode())


class Person:
    """Plays at a table through the page; at random, as the games are tested elsewhere."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = (1280, 800),
        scheme: str = "light",
        *,
        fair: bool = False,
        seed: int | None = None,
        touch: bool = False,
        **settings: object,
    ) -> None:
        """The deals of a table that the person opens alone follow from a seed: this one, or one
        made of the test's name. fair: they follow from nothing that is known before. touch: a
        phone, with no pointer and no keys."""
        self.url = url
        self.touch = touch
        self.errors: list[str] = []
        self.told: list[list[str]] = []
        """All that has come to the tabs, by socket."""
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if scheme == "dark" else "light",
            has_touch=touch,
            is_mobile=touch,
        )
        self.context.set_default_timeout(WAIT)
        if not fair:
            seed = seed_of_test() if seed is None else seed
            print(f"tables opened here have the seed {seed}")
            self.context.add_init_script(f"{SEEDED}({seed})")
        chosen = json.dumps({**AT_ONCE, **settings})
        self.context.add_init_script(
            "location.protocol === 'about:' || localStorage.getItem('clubsuit-settings') ||"
            f" localStorage.setItem('clubsuit-settings', {json.dumps(chosen)})"
        )
        self.page = self.open()
        self.choice = random.Random(7)

    def open(self) -> Page:
        """A tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", self._listen)
        page.goto(self.url)
        return page

    def _listen(self, socket: WebSocket) -> None:
        """Keep what comes."""
        texts: list[str] = []
        self.told.append(texts)
        socket.on("framereceived", lambda text: texts.append(str(text)))

    def close(self) -> None:
        self.context.close()
        assert self.errors == []

    def sit_down(self, game: str) -> None:
        """One click in the lobby."""
        self.page.get_by_test_id(f"lobby-play-{game}").click()
        self.settle()

    def get(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def press(self, name: str, at: Position | None = None) -> None:
        """Click, or tap on a screen that is touched."""
        one = self.get(name)
        (one.tap if self.touch else one.click)(position=at)

    def click(self, name: str) -> None:
        """Press near the upper left corner, where a card in a fan is not covered."""
        self.press(name, CORNER)

    @property
    def table(self) -> Locator:
        return self.get("table")

    def fact(self, name: str) -> str:
        """`ply`, `phase`, `turn` or `seat`, as the table shows it."""
        return self.table.get_attribute(f"data-{name}") or ""

    def facts(self) -> dict[str, str]:
        """All of these at one moment, and whether the table is `settled`."""
        facts: dict[str, str] = self.table.evaluate("table => ({ ...table.dataset })")
        return facts

    def shown(self) -> None:
        """Wait until all that came is shown, whoever's turn it is, and a click is a new press."""
        self.let_go()
        self.page.wait_for_function(
            "() => document.querySelector('[data-testid=table]')?.dataset.settled === 'true'"
        )

    def let_go(self) -> None:
        """A key that does nothing: after it a click is no half of a double click. Who has no keys
        waits, as a table is settled only when a tap counts."""
        if not self.touch:
            self.page.keyboard.press("Shift")

    def rest(self) -> None:
        """Wait until the page looks as it will stay while nothing comes: for who measures it."""
        self.page.evaluate(AT_REST)

    def settle(self) -> None:
        """Wait until all that came is shown, and it is our turn or the hand is over."""
        self.let_go()
        self.page.wait_for_function(
            """() => {
                const data = document.querySelector('[data-testid=table]')?.dataset
                return data?.settled === 'true' &&
                    (data.turn === data.seat || ['scored', 'over'].includes(data.phase))
            }"""
        )

    def moved(self, ply: str) -> None:
        """Wait until the table shows another ply than this."""
        self.page.wait_for_function(
            "ply => document.querySelector('[data-testid=table]').dataset.ply !== ply", arg=ply
        )

    def choices(self, *starts: str) -> list[str]:
        """Names of what can be clicked now, of those that start so."""
        enabled = (f'[data-testid^="{start}"]:not([aria-disabled="true"])' for start in starts)
        found = self.page.locator(", ".join(enabled))
        names = found.evaluate_all("all => all.map(one => one.dataset.testid)")
        return [name for name in names if name]

    def decide(self, wait: bool = True) -> None:
        """Any decision that the page offers, until it is made; and until it is our turn again."""
        offered = self.table.evaluate(OFFERED)
        ply, phase = offered["ply"], offered["phase"]
        bids = offered["bids"] if phase == "auction" else []
        cards = [] if phase in ("auction", "exchange") else offered["cards"]
        buttons = [name for name in offered["actions"] if name != "action-double"]
        if "action-only" in buttons:
            self.press("action-only")
        elif phase == "send":
            self.send(cards)
        elif cards and offered["confirm"]:
            self.combine(cards)
        else:
            self.click(self.choice.choice(bids + cards or buttons))
        self.mean(ply)
        if wait:
            self.settle()

    def mean(self, ply: str) -> None:
        """Wait until it is made: a grave one is confirmed, and one of several meanings chosen."""
        made = "document.querySelector('[data-testid=table]').dataset.ply !== ply"
        asked = """document.querySelector('[data-testid^="which-"], [data-testid="confirm-bid"]')"""
        self.page.wait_for_function(f"ply => {made} || {asked}", arg=ply)
        if meanings := self.choices("which-", "confirm-bid"):
            self.shown()  # so soon after the last click, and near it, one would not count
            self.press(self.choice.choice(meanings))
            self.moved(ply)

    def send(self, cards: list[str]) -> None:
        """Choose cards to pass: one click, or as many as it takes and a confirmation."""
        if not self.get("confirm").count():
            self.click(cards[0])
            return
        for card in cards[:3]:
            self.click(card)
        expect(self.get("confirm")).to_have_attribute("aria-disabled", "false")
        self.press("confirm")

    def combine(self, cards: list[str]) -> None:
        """Play a card that makes a play by itself; or pass, where more than one card is needed."""
        for card in cards:
            self.click(card)
            if self.fits():
                self.press("confirm")
                return
            self.press("clear")
            if self.get("action-pass").count():
                self.shown()  # so soon after the last click, and near it, one would not count
                self.press("action-pass")
                return
        # A lead must be played: what is playable at all is playable alone.
        raise AssertionError(f"no card of {cards} can be played")

    def fits(self) -> bool:
        """Whether the picked cards make a play, when the server has said so."""
        confirm = self.get("confirm")
        expect(confirm).to_have_attribute("aria-busy", "false")
        return confirm.get_attribute("aria-disabled") == "false"

    def play_hand(self) -> None:
        """To the end of the hand."""
        while self.fact("phase") not in ("scored", "over"):
            self.decide()

    def play_game(self) -> None:
        """To the end of the game."""
        self.play_hand()
        while self.fact("phase") != "over":
            self.next_hand()
            self.play_hand()

    def next_hand(self) -> None:
        """From a hand's score to the first decision of the next one."""
        self.press("next-hand")
        self.page.wait_for_function(
            "() => document.querySelector('[data-testid=table]').dataset.phase !== 'scored'"
        )
        self.settle()

    def faults(self) -> list[str]:
        """What axe-core finds serious or critical on the page as it is.

        Where a dialog is open only that is looked at: axe would take its paper for the
        background of words that it covers in part, which nobody can reach then.
        """
        import axe_core_python

        self.rest()  # ink that is on its way to its colour is faint
        source = Path(axe_core_python.__file__).with_name("axe.min.js").read_text(encoding="utf-8")
        self.page.evaluate(source)
        found: list[str] = self.page.evaluate(FAULTS)
        return found

    def overflow(self) -> int:
        """By how many pixels the page is wider than the window."""
        self.rest()
        return int(
            self.page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
        )


FAULTS = """async () => {
    const looked = document.querySelector('dialog[open]') ?? document
    const { violations } = await axe.run(looked, { resultTypes: ['violations'] })
    return violations
        .filter(fault => ['serious', 'critical'].includes(fault.impact))
        .map(({ id, help, nodes }) => `${id}: ${help} ${nodes[0].html.slice(0, 120)}`)
}"""


SIGNS_HEARD = """() => {
    const sign = /[♣♦♥♠]/
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = []
    for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (sign.test(text.data) && !text.parentElement.closest('[aria-hidden="true"], [inert]'))
            found.push(text.data.trim())
    for (const name of ['aria-label', 'aria-valuetext', 'title', 'alt'])
        for (const one of document.querySelectorAll(`[${name}]`))
            if (sign.test(one.getAttribute(name))) found.push(one.getAttribute(name))
    return found
}"""


def signs_heard(person: Person) -> list[str]:
    """What would be read aloud with the sign of a suit in it, which no screen reader says well."""
    found: list[str] = person.page.evaluate(SIGNS_HEARD)
    return found


SMALL_TARGETS = """() => {
    const shown = document.querySelector('dialog:modal') ?? document.body
    const left = '.hand, .ladder, .facts, p > a, a.numbers, [readonly]'
    const all = shown.querySelectorAll('button, a[href], input, select, summary')
    return [...all].filter(one => one.checkVisibility() && !one.closest(left)).flatMap(one => {
        const { width, height } = one.getBoundingClientRect()
        const bar = one.closest('header.several') && innerWidth <= 480
        const small = width < (bar ? 39.5 : 43.5) || height < 43.5
        const name = one.dataset.testid ?? one.ariaLabel ?? one.innerText
        return small ? [`${name}: ${width.toFixed(1)} x ${height.toFixed(1)}`] : []
    })
}"""


def small_targets(person: Person) -> list[str]:
    """What a finger may miss: it is less than 44 pixels wide or high.

    The bar of a table for several, on a phone held upright, has to hold six: they are 40 wide.
    Left out are what the screen's width gives (cards in a fan, the ladder of all bids), links in
    a sentence and to a rule (by touch 44, where lines of a score stand close 28), and the plates
    of the bar, which only explain a word.
    """
    person.rest()
    found: list[str] = person.page.evaluate(SMALL_TARGETS)
    return found


def as_they_lie(person: Person) -> list[str]:
    """The cards of the hand, from left to right."""
    names = person.page.locator('[data-testid^="card-"]').evaluate_all(
        "all => all.map(one => one.dataset.testid)"
    )
    return [str(name).removeprefix("card-") for name in names]


def cards_in_hand(person: Person) -> list[str]:
    """The names of the cards shown in the hand."""
    return [re.sub("^card-", "", name) for name in person.choices("card-")]


def decider(people: list[Person]) -> Person | None:
    """Who of these is to decide, when all of them have been shown the same; None: the hand is over.

    What bots decide comes one by one: that all that came is shown does not say that nothing comes.
    """
    for person in people:
        person.let_go()
    deadline = time.monotonic() + WAIT / 1000
    while time.monotonic() < deadline:
        told = [person.facts() for person in people]
        same = len({one["ply"] for one in told}) == 1
        if same and all(one["settled"] == "true" for one in told):
            if told[0]["phase"] in ("scored", "over"):
                return None
            for person, one in zip(people, told, strict=True):
                if one["turn"] == one["seat"]:
                    return person
        people[0].page.wait_for_timeout(20)
    raise AssertionError(f"nobody comes to decide: {told}")


ALLOWED = "Object.defineProperty(Notification, 'permission', { get: () => 'granted' })"
"""The person has allowed notifications."""
