"""A person who uses the page in a browser, with mouse, touch or keys."""

import json
import os
import random
import re
import time
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Position, WebSocket, expect

import clubsuit

WAIT = 120_000
"""Milliseconds after which a wait fails; long, because the machine may be slow."""

PHONE, DESKTOP = (360, 740), (1440, 900)
TABLET = (1000, 800)
"""Size of a window without room for the chat beside the table."""

ACROSS = (740, 360)
"""Size of a phone in landscape orientation."""


def long(*values: object) -> ParameterSet:
    """Return test parameters that are used only in the long form."""
    return pytest.param(*values, marks=pytest.mark.long)


EVERY_LOOK = [(PHONE, "dark"), (DESKTOP, "light"), (PHONE, "light"), (DESKTOP, "dark")]
"""Window sizes and colour schemes of tests that check the layout."""

LOOKS = [*EVERY_LOOK[:2], *(long(*look) for look in EVERY_LOOK[2:])]
"""All of `EVERY_LOOK`; the short form uses only the first two."""

ONE_LOOK = [EVERY_LOOK[0], *(long(*look) for look in EVERY_LOOK[1:])]
"""All of `EVERY_LOOK`, for slow tests; the short form uses only the first one."""

GAME_LOOKS = [
    (pytest.param if number < 2 and look == EVERY_LOOK[number] else long)(game, *look)
    for number, game in enumerate(clubsuit.game_ids())
    for look in EVERY_LOOK
]
"""Each game with every look. The short form uses two games, each with a look of its own."""

CORNER: Position = {"x": 22, "y": 14}
"""Point inside every card of a fan; the corners of the box around a tilted card are empty."""

AT_ONCE = {
    "pace": "instant",
    "motion": False,
    "forced": False,
    "forcedCards": "never",
    "sound": False,
    "coach": "never",
    "learned": clubsuit.game_ids(),
    "told": [
        "table-by-itself",
        "table-card-by-itself",
        *(f"table-differs-{name}" for name in ("teams", "double", "wild", "crazy", "honour")),
    ],
}
"""Settings without delays. Forced decisions are clicked, because automatic decisions take a
while. The lobby offers to play, because the games are known."""

SEEDED = """(seed => {
    const ask = window.fetch
    window.fetch = (to, how) => {
        if (to !== '/api/tables' || how?.method !== 'POST') return ask(to, how)
        const table = JSON.parse(how.body)
        if (!table.open) table.seed ??= seed
        return ask(to, { ...how, body: JSON.stringify(table) })
    }
})"""
"""Script for the page: give new tables a seed, unless they have one.

Tables for several people get no seed, because their deals are always fair.
"""

AT_REST = """async () => {
    await document.fonts.ready
    const ends = one => one.effect?.getComputedTiming().endTime !== Infinity
    await Promise.allSettled(document.getAnimations().filter(ends).map(one => one.finished))
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
}"""
"""Script for the page: wait until fonts are loaded, animations have ended and layout is done."""


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
"""Script for the page: return all choices that the table offers, in one call to save time."""


def seed_of_test() -> int:
    """Return a seed derived from the name of the running test, so that its deals never change."""
    name = os.environ.get("PYTEST_CURRENT_TEST", "").partition("::")[2]
    # pytest-xdist may append its group to the name
    name = re.sub(r"@\w+$", "", name.rpartition(" (")[0])
    return zlib.crc32(name.encode())


class Person:
    """A person with a browser; the decisions are random, because other tests check the rules."""

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
        language: str = "en",
        **settings: object,
    ) -> None:
        """Open the page in a new browser context.

        seed: seed of tables that the person opens alone; None: derived from the test's name.
        fair: whether these tables have fair deals instead of a seed.
        touch: whether the device is a phone without mouse and keyboard.
        language: the language for which the browser asks.
        settings: settings of the page.
        """
        self.url = url
        self.touch = touch
        self.errors: list[str] = []
        self.received: list[list[str]] = []
        """All messages that the tabs have received, by socket."""
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if scheme == "dark" else "light",
            has_touch=touch,
            is_mobile=touch,
            locale=language,
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
        self._page: Page | None = None
        self.choice = random.Random(7)

    @property
    def page(self) -> Page:
        """The first tab, which shows the lobby at first.

        The lobby is loaded only when it is needed: most tests begin at a table (`start_at`).
        """
        if self._page is None:
            self._page = self.open()
        return self._page

    def start_at(self, path: str) -> None:
        """Open this path in the first tab."""
        if self._page is None:
            self._page = self.open(path)
        else:
            self._page.goto(self.url + path)

    def open(self, path: str = "") -> Page:
        """Open the page in a new tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(error.stack or str(error)))
        page.on("console", self._note_missing_words)
        page.on("websocket", self._listen)
        page.goto(self.url + path)
        return page

    def _note_missing_words(self, message: ConsoleMessage) -> None:
        if message.text.startswith("There is no message"):
            self.errors.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        """Store all messages that this socket receives."""
        texts: list[str] = []
        self.received.append(texts)
        socket.on("framereceived", lambda text: texts.append(str(text)))

    def close(self) -> None:
        self.context.close()
        assert not self.errors, "\n".join(self.errors)

    def sit_down(self, game: str) -> None:
        """Start a game with one click in the lobby."""
        self.page.get_by_test_id(f"lobby-play-{game}").click()
        self.settle()

    def way(self, name: str, game: str) -> None:
        """Press a button in the lobby's dialog on a game."""
        self.press(f"lobby-more-{game}")
        self.press(f"way-{name}")

    def get(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def press(self, name: str, at: Position | None = None) -> None:
        """Click, or tap on a touch device."""
        one = self.get(name)
        (one.tap if self.touch else one.click)(position=at)

    def click(self, name: str) -> None:
        """Press near the upper left corner, where cards in a fan are not covered."""
        self.press(name, CORNER)

    @property
    def table(self) -> Locator:
        return self.get("table")

    def fact(self, name: str) -> str:
        """Return the table's `ply`, `phase`, `turn` or `seat` from its data attributes."""
        return self.table.get_attribute(f"data-{name}") or ""

    def facts(self) -> dict[str, str]:
        """Return all data attributes of the table at the same moment, including `settled`."""
        facts: dict[str, str] = self.table.evaluate("table => ({ ...table.dataset })")
        return facts

    def shown(self) -> None:
        """Wait until all received messages are shown and the next click counts as a new one."""
        self.separate_clicks()
        self.page.wait_for_function(
            "() => document.querySelector('[data-testid=table]')?.dataset.settled === 'true'"
        )

    def separate_clicks(self) -> None:
        """Press a key without effect, so that the next click does not count as a double click.

        On touch devices this is not needed, because `data-settled` is true only when the next tap
        counts.
        """
        if not self.touch:
            self.page.keyboard.press("Shift")

    def rest(self) -> None:
        """Wait until nothing moves on the page, so that it can be measured."""
        self.page.evaluate(AT_REST)

    def settle(self) -> None:
        """Wait until all received messages are shown and the person is to act or the hand ends.

        The referee's rulings, which hold up the table, count as read.
        """
        self.separate_clicks()
        while True:
            self.page.wait_for_function(
                """() => {
                    const data = document.querySelector('[data-testid=table]')?.dataset
                    return data?.settled === 'true' &&
                        (document.querySelector('[data-testid=heard]') ||
                         data.turn === data.seat || ['scored', 'over'].includes(data.phase))
                }"""
            )
            if not self.get("heard").count():
                return
            self.page.keyboard.press("o")

    def resized(self, sizes: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
        """Give the window each of these sizes, and yield the size when nothing moves any more."""
        for width, height in sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            self.rest()
            yield width, height

    def in_each_scheme(self) -> Iterator[str]:
        """Switch to each colour scheme, and yield its name when nothing moves any more."""
        for scheme in ("light", "dark"):
            self.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            self.rest()
            yield scheme

    def wait_for_move(self, ply: str) -> None:
        """Wait until the table shows a ply other than this one."""
        self.page.wait_for_function(
            "ply => document.querySelector('[data-testid=table]').dataset.ply !== ply", arg=ply
        )

    def choices(self, *starts: str) -> list[str]:
        """Return all test ids that have one of these prefixes and belong to clickable elements."""
        enabled = (f'[data-testid^="{start}"]:not([aria-disabled="true"])' for start in starts)
        found = self.page.locator(", ".join(enabled))
        names = found.evaluate_all("all => all.map(one => one.dataset.testid)")
        return [name for name in names if name]

    def decide(self, wait: bool = True) -> None:
        """Make a random decision that the page offers.

        wait: whether to wait until the person is to act again.
        """
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
        self.finish(ply)
        if wait:
            self.settle()

    def finish(self, ply: str) -> None:
        """Wait until a decision is made. If the page asks, confirm the decision or choose its
        meaning."""
        made = "document.querySelector('[data-testid=table]').dataset.ply !== ply"
        asked = """document.querySelector('[data-testid^="which-"], [data-testid="confirm-bid"]')"""
        self.page.wait_for_function(f"ply => {made} || {asked}", arg=ply)
        if meanings := self.choices("which-", "confirm-bid"):
            self.shown()  # the page ignores a second click near the first
            self.press(self.choice.choice(meanings))
            self.wait_for_move(ply)

    def send(self, cards: list[str]) -> None:
        """Choose cards to pass, by one click or by several and a confirmation."""
        if not self.get("confirm").count():
            self.click(cards[0])
            return
        for card in cards[:3]:
            self.click(card)
        expect(self.get("confirm")).to_have_attribute("aria-disabled", "false")
        self.press("confirm")

    def combine(self, cards: list[str]) -> None:
        """Play a single card, or pass if no single card can be played."""
        for card in cards:
            self.click(card)
            if self.fits():
                self.press("confirm")
                return
            self.press("clear")
            if self.get("action-pass").count():
                self.shown()  # the page ignores a second click near the first
                self.press("action-pass")
                return
        # A player who leads cannot pass, but may lead any single card.
        raise AssertionError(f"no card of {cards} can be played")

    def fits(self) -> bool:
        """Wait for the server's answer and return whether the picked cards can be played."""
        confirm = self.get("confirm")
        expect(confirm).to_have_attribute("aria-busy", "false")
        return confirm.get_attribute("aria-disabled") == "false"

    def play_hand(self) -> None:
        """Play to the end of the hand."""
        while self.fact("phase") not in ("scored", "over"):
            self.decide()

    def play_game(self) -> None:
        """Play to the end of the game."""
        self.play_hand()
        while self.fact("phase") != "over":
            self.next_hand()
            self.play_hand()

    def next_hand(self) -> None:
        """Continue from the score of a hand to the first decision in the next one."""
        self.press("next-hand")
        self.page.wait_for_function(
            "() => document.querySelector('[data-testid=table]').dataset.phase !== 'scored'"
        )
        self.settle()

    def faults(self) -> list[str]:
        """Return the serious and critical accessibility faults that axe-core finds on the page.

        If a dialog is open, only the dialog is checked, because axe-core would use the dialog's
        colour as background of covered texts.
        """
        import axe_core_python

        self.rest()  # colours have little contrast during a transition
        source = Path(axe_core_python.__file__).with_name("axe.min.js").read_text(encoding="utf-8")
        self.page.evaluate(source)
        found: list[str] = self.page.evaluate(FAULTS)
        return found

    def open_score(self) -> None:
        """Show the lines of the score, which are open at once where there is room."""
        self.get("score-lines").evaluate("one => (one.open = true)")

    def overflow(self) -> int:
        """Return by how many pixels the page is wider than the window."""
        self.rest()
        return int(
            self.page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
        )


FAULTS = """async () => {
    const looked = document.querySelector('dialog[open]') ?? document
    const { violations } = await axe.run(looked, {
        resultTypes: ['violations'],
        rules: { 'label-content-name-mismatch': { enabled: true } },  // for control by voice
    })
    return violations
        .filter(fault => ['serious', 'critical'].includes(fault.impact))
        .map(({ id, help, nodes }) => `${id}: ${help} ${nodes[0].html.slice(0, 120)}`)
}"""


SPOKEN_SUIT_SIGNS = """() => {
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


def spoken_suit_signs(person: Person) -> list[str]:
    """Return the texts for screen readers that contain suit symbols. Screen readers do not read
    these symbols well."""
    found: list[str] = person.page.evaluate(SPOKEN_SUIT_SIGNS)
    return found


SMALL_TARGETS = """() => {
    const shown = document.querySelector('dialog:modal') ?? document.body
    const left = '.hand, .ladder, .facts, p > a, a.numbers, [readonly]'
    const all = shown.querySelectorAll('button, a[href], input, select, summary')
    return [...all].filter(one => one.checkVisibility() && !one.closest(left)).flatMap(one => {
        const label = one.matches('[type=checkbox], [type=radio]') && one.closest('label')
        const { width, height } = (label || one).getBoundingClientRect()
        const bar = one.closest('header.several') && innerWidth <= 480
        const small = width < (bar ? 39.5 : 43.5) || height < 43.5
        const name = one.dataset.testid ?? one.ariaLabel ?? one.innerText
        return small ? [`${name}: ${width.toFixed(1)} x ${height.toFixed(1)}`] : []
    })
}"""


def small_targets(person: Person) -> list[str]:
    """Return the touch targets that are less than 44 pixels wide or high.

    A label around a checkbox or a radio button is part of the target.

    In the bar of a table for several people, which has six buttons, 40 pixels are enough on an
    upright phone. Three kinds of targets are not checked: cards and bids, because their size
    depends on the width of the screen; links to rules or within sentences, because they are text;
    and facts in the bar, because they only explain a word.
    """
    person.rest()
    found: list[str] = person.page.evaluate(SMALL_TARGETS)
    return found


def as_they_lie(person: Person) -> list[str]:
    """Return the cards of the hand from left to right."""
    names = person.page.locator('[data-testid^="card-"]').evaluate_all(
        "all => all.map(one => one.dataset.testid)"
    )
    return [str(name).removeprefix("card-") for name in names]


def cards_in_hand(person: Person) -> list[str]:
    """Return the cards of the hand that can be clicked."""
    return [re.sub("^card-", "", name) for name in person.choices("card-")]


def decider(people: list[Person]) -> Person | None:
    """Wait until all pages show the same ply and return the person to act.

    Return None if the hand is over. While bots are to act, the function waits, because their
    decisions arrive one by one.
    """
    for person in people:
        person.separate_clicks()
    deadline = time.monotonic() + WAIT / 1000
    while time.monotonic() < deadline:
        facts = [person.facts() for person in people]
        same = len({one["ply"] for one in facts}) == 1
        if same and all(one["settled"] == "true" for one in facts):
            if facts[0]["phase"] in ("scored", "over"):
                return None
            for person, one in zip(people, facts, strict=True):
                if one["turn"] == one["seat"]:
                    return person
        people[0].page.wait_for_timeout(20)
    raise AssertionError(f"none of the people is to act: {facts}")


ALLOWED = "Object.defineProperty(Notification, 'permission', { get: () => 'granted' })"
"""Script for the page: report that the person has allowed notifications."""
