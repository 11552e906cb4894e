"""Accidental decisions at the table, and elements that are covered or cut."""

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.support.hints import give_hints
from browser.support.layout import boxes_of, overlap
from browser.support.person import (
    CORNER,
    Person,
    as_they_lie,
    long,
    small_targets,
    spoken_suit_signs,
)
from browser.support.tables import GAMES, sit, until
from clubsuit.texts import say
from server.support.servers import Server

PHONES = [(390, 844), (360, 640), (740, 360), (640, 360)]
TABLET = (768, 1024)
SCREENS = [*PHONES, (720, 450), TABLET, (1440, 900)]
"""Window sizes: phones in both orientations, a laptop at 200 %, a tablet, a desktop."""

SMALLEST = [(360, 640), (640, 360)]

SHORT = {(360, 640): 0, (640, 360): 1}
"""Window sizes of the short form. Each is used for half of the games: `GAMES[0::2]` or
`GAMES[1::2]`."""

# ---- accidental decisions ------------------------------------------------------------------


def corner_of(person: Person, name: str) -> tuple[float, float]:
    """Return a point on an element that neighbouring cards do not cover."""
    person.rest()
    box = person.get(name).bounding_box()
    assert box
    return box["x"] + CORNER["x"], box["y"] + CORNER["y"]


def wait_for_next_turn(person: Person, ply: str) -> None:
    """Wait until the ply has changed and the person is to act again."""
    person.page.wait_for_function(
        """ply => {
            const data = document.querySelector('[data-testid=table]').dataset
            return data.ply !== ply && data.turn === data.seat
        }""",
        arg=ply,
    )


def click_twice(
    person: Person,
    at: tuple[float, float],
    gap: int,
    between: Callable[[Person, str], None] | None = None,
) -> None:
    """Click twice at one place.

    gap: the milliseconds between the clicks that the page measures, whatever the real time.
    between: a function called between the clicks, for example to wait.
    """
    ply, start = person.fact("ply"), time.time()
    person.page.mouse.move(*at)
    devtools = person.context.new_cdp_session(person.page)
    for count, seconds in ((1, 0.0), (2, gap / 1000)):
        event: dict[str, Any] = {"x": at[0], "y": at[1], "button": "left", "clickCount": count}
        for kind in ("mousePressed", "mouseReleased"):
            mouse = {"type": kind, "timestamp": start + seconds, **event}
            devtools.send("Input.dispatchMouseEvent", mouse)
        if between and count == 1:
            between(person, ply)
    devtools.detach()


@pytest.mark.long
@pytest.mark.parametrize("gap", [0, 60, 200, 400])
def test_a_double_click_plays_one_card(visit: Any, gap: int) -> None:
    """Hole: the second half of a double click plays the card that has moved under the mouse."""
    person = visit()
    sit(person, "clubs-whist")
    until(person, "play")
    before = person.page.locator('[data-testid^="card-"]').count()
    at = corner_of(person, person.choices("card-")[0])
    click_twice(person, at, gap, wait_for_next_turn if gap else None)
    person.settle()
    assert person.page.locator('[data-testid^="card-"]').count() == before - 1


def test_a_pass_is_picked_then_confirmed(visit: Any) -> None:
    """Hole: a double click passes a card irrevocably."""
    person = visit()
    sit(person, "free-clubs")
    until(person, "send")
    ply, hand = person.fact("ply"), person.choices("card-")
    click_twice(person, corner_of(person, hand[0]), 60)
    person.settle()
    assert person.fact("ply") == ply
    expect(person.get(hand[0])).to_have_attribute("aria-pressed", "true")
    assert person.fits()
    person.get("confirm").click()
    person.finish(ply)


def own_decisions(person: Person) -> int:
    """Return the number of decisions that the person has made in this game."""
    answer = person.page.request.get(
        f"{person.url}/api/tables/{person.page.url.split('/')[-1]}/record"
    )
    return sum(seat == 0 for hand in answer.json()["hands"] for seat, _ in hand["actions"])


@pytest.mark.parametrize("gap", [60, long(450)])
def test_the_last_payment_and_no_pass(visit: Any, gap: int) -> None:
    """Hole: a double click pays the last handicap, and its second half passes the card that has
    moved under the mouse."""
    person = visit(forced=True)
    passed_next = False
    for seed in range(5, 25):
        sit(person, "free-clubs", seed)
        while person.fact("phase") == "auction":
            person.decide()
        while person.fact("phase") == "handicap":
            before = own_decisions(person)
            if person.choices("card-"):  # a forced payment is made automatically
                person.click(person.choices("card-")[0])
            expect(person.get("confirm")).to_have_attribute("aria-disabled", "false")
            click_twice(person, corner_of(person, "confirm"), gap, wait_for_next_turn)
            person.settle()
            assert own_decisions(person) == before + 1
            passed_next = passed_next or person.fact("phase") == "send"
        if passed_next:
            break
    assert passed_next


def test_a_key_that_is_held_decides_once(visit: Any) -> None:
    """Hole: a held key (P, or Enter on a button) passes repeatedly."""
    person = visit()
    sit(person, "climbing-clubs")
    for key in ("p", "Enter"):
        until_it_can_pass(person)
        before = own_decisions(person)
        ply = person.fact("ply")
        person.get("action-pass").focus()
        person.page.keyboard.down(key)
        person.wait_for_move(ply)
        until_it_can_pass(person)
        person.get("action-pass").focus()
        ply = person.fact("ply")
        for _ in range(3):
            person.page.keyboard.down(key)
        # A decision would be sent at once, and the button would disappear until the answer.
        assert (person.get("action-pass").count(), person.fact("ply")) == (1, ply)
        person.page.keyboard.up(key)
        person.page.keyboard.press(key)
        person.wait_for_move(ply)
        person.settle()
        assert own_decisions(person) > before + 1


def until_it_can_pass(person: Person) -> None:
    """Make decisions until the player can pass."""
    person.settle()
    while person.get("action-pass").count() == 0:
        person.next_hand() if person.fact("phase") == "scored" else person.decide()


def press_on_layout(person: Person, key: str, code: str, **held: bool) -> None:
    """Press a key as a keyboard with another layout sends it."""
    person.page.evaluate(
        """([key, code, held]) => document.body.dispatchEvent(new KeyboardEvent('keydown',
            { key, code, bubbles: true, cancelable: true, ...held }))""",
        [key, code, held],
    )


def test_letters_on_other_layouts(visit: Any) -> None:
    """Bug: letter keys had no effect on Russian, Greek and Hebrew keyboards.

    On layouts with Latin letters the letter counts, not the position of the key. Composed
    characters have no effect.
    """
    person = visit()
    sit(person, "clubs-whist")
    dialog = person.page.locator("dialog[open]")
    for key in ("д", "λ", "ך", "l"):
        press_on_layout(person, key, "KeyL")
        expect(dialog).to_have_count(1)
        person.page.keyboard.press("Escape")
        # the dialog is removed and not only closed
        expect(person.page.locator("dialog")).to_have_count(0)
    press_on_layout(person, "n", "KeyL")  # Dvorak
    press_on_layout(person, "д", "KeyL", isComposing=True)
    press_on_layout(person, "ł", "KeyL", ctrlKey=True, altKey=True)  # AltGr on Windows
    ply = person.fact("ply")
    press_on_layout(person, "л", "KeyK")  # Keep
    person.wait_for_move(ply)
    assert dialog.count() == 0


def test_the_joker_asks(visit: Any) -> None:
    """Hole: one click bids the Joker, which commits two players to ten tricks."""
    person = visit()
    sit(person, "free-clubs", seed=11)
    while "bid-X" not in (bids := person.choices("bid-")):
        ply = person.fact("ply")
        person.get(bids[-1]).click()
        person.finish(ply)
        person.settle()
    ply = person.fact("ply")
    person.get("bid-X").click()
    expect(person.page.get_by_role("dialog")).to_contain_text("ten tricks")
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    person.settle()
    assert person.fact("ply") == ply
    person.get("bid-X").click()
    expect(person.get("confirm-bid")).to_be_visible()
    person.shown()  # the page ignores a second click near the first
    person.get("confirm-bid").click()
    person.finish(ply)


@pytest.mark.long
def test_the_rest_is_taken(visit: Any) -> None:
    """Hole: the button for claiming the rest is missing when all remaining tricks are certain, or
    is shown when they are not.

    With this seed the last two tricks are certain.
    """
    person = visit()
    sit(person, "clubs-whist", 62)
    for _ in range(12):
        assert person.get("action-rest").count() == 0
        ply = person.fact("ply")
        cards = sorted(person.choices("card-"))
        only = person.get("action-only").count()
        keeps = person.fact("phase") == "exchange"
        person.click("action-keep" if keeps else "action-only" if only else cards[0])
        person.finish(ply)
        person.settle()
    assert len(person.choices("card-")) == 2
    assert person.faults() == []
    person.page.keyboard.press("e")
    expect(person.get("hand-score")).to_be_visible()
    assert person.fact("phase") == "scored"
    assert person.errors == []


def test_what_is_chosen_to_pass(visit: Any) -> None:
    """Hole: more than three cards can be picked for the pass, or picked cards are not marked."""
    person = visit()
    sit(person, "ruby-dame")
    hand = person.choices("card-")
    for card in hand[:4]:
        person.click(card)
    expect(person.get("refusal")).to_contain_text("3 cards are picked")
    expect(person.page.locator('[aria-pressed="true"]')).to_have_count(3)
    assert spoken_suit_signs(person) == []


@pytest.mark.long
def test_your_turn_and_not_passed(visit: Any) -> None:
    """Hole: a seat shows *your turn* and *passed* at the same time."""
    person = visit()
    sit(person, "climbing-clubs")
    passed = False
    for _ in range(12):
        if person.fact("phase") == "scored":
            person.next_hand()
        mine = person.get("seat-0")
        expect(mine).to_contain_text("your turn")
        expect(mine).not_to_contain_text("passed")
        passed = passed or not person.choices("card-")
        person.decide()
    assert passed


def test_forced_decisions_go_by_themselves(visit: Any) -> None:
    """Holes: the page does not make forced decisions with the setting on; it makes them with the
    setting off."""
    person = visit()
    sit(person, "climbing-clubs")
    while person.page.get_by_test_id("action-pass").count() == 0 or person.choices("card-"):
        person.next_hand() if person.fact("phase") == "scored" else person.decide()
    ply = person.fact("ply")
    # All timers of the page that are due earlier end before this one.
    person.page.evaluate("() => new Promise(done => setTimeout(done, 1000))")
    person.settle()
    assert person.fact("ply") == ply
    person.get("show-settings").click()
    person.page.get_by_role("switch", name=say("settings-forced")).check()
    person.page.keyboard.press("Escape")
    person.finish(ply)


def test_the_only_card_plays_itself_unless_stopped(visit: Any) -> None:
    """Holes: the last card of a hand waits for a click; a player cannot stop it."""
    person = visit()
    person.page.clock.install()
    sit(person, "ruby-dame")
    while person.get("action-only").count() == 0:
        person.decide()
    ply = person.fact("ply")
    person.get("show-settings").click()
    choice = person.page.get_by_role("group", name=say("settings-forced-cards"))
    choice.get_by_text(say("settings-forced-cards-always"), exact=True).click()
    now = person.page.evaluate("() => Date.now()")
    person.page.clock.pause_at(now + 1000)
    person.page.keyboard.press("Escape")
    person.get("stop").click()
    person.page.clock.run_for(5000)
    assert person.fact("ply") == ply
    person.page.clock.resume()
    person.get("action-only").click()
    person.finish(ply)


@pytest.mark.long
def test_nothing_goes_by_itself_in_honour_play(visit: Any) -> None:
    """Hole: with honour rules a forced pass is made automatically, which reveals what is legal."""
    person = visit(forced=True)
    for seed in range(19, 39):  # with the first one a pass is forced
        sit(person, "free-clubs", seed, "random", enforcement="honour")
        while person.fact("phase") == "auction" and (bids := person.choices("bid-")):
            ply = person.fact("ply")
            person.click(bids[-1])
            person.finish(ply)
            person.settle()
        if person.fact("phase") == "auction":
            break
    ply = person.fact("ply")
    # All timers of the page that are due earlier end before this one.
    person.page.evaluate("() => new Promise(done => setTimeout(done, 1000))")
    person.settle()
    assert person.fact("ply") == ply
    expect(person.get("action-pass")).to_be_visible()


# ---- visibility ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "size"),
    [
        (pytest.param if SHORT.get(size) == n % 2 else long)(game, size)
        for n, game in enumerate(GAMES)
        for size in SCREENS
    ],
    ids=str,
)
def test_all_on_the_screen(visit: Any, game: str, size: tuple[int, int]) -> None:
    """Hole: the hand is outside the window, the bids cover the player's seat, or edges are cut."""
    person = visit(size=size)
    sit(person, game)
    for _ in range(3):
        look(person, size)
        if person.fact("phase") in ("scored", "over"):
            break
        person.decide()


@pytest.mark.long
@pytest.mark.parametrize("size", SCREENS, ids=str)
@pytest.mark.parametrize(
    ("game", "players"), [*((game, 0) for game in GAMES), ("climbing-clubs", 6)]
)
def test_every_phase_on_the_screen(
    visit: Any, game: str, players: int, size: tuple[int, int]
) -> None:
    """Hole: elements are covered or cut in some phase of a hand, or with six players."""
    person = visit(size=size)
    options: dict[str, Any] = {"players": players} if players else {}
    sit(person, game, **options)
    for _ in range(2):
        while person.fact("phase") not in ("scored", "over"):
            look(person, size)
            person.decide()
        if person.fact("phase") == "over":
            break
        person.next_hand()


def look(person: Person, size: tuple[int, int]) -> None:
    """Check that everything is inside the window and nothing needed is covered or cut."""
    page = person.page
    high = page.evaluate("() => document.documentElement.scrollHeight - window.innerHeight")
    assert (high, person.overflow()) == (0, 0)
    assert page.locator("h1").evaluate("one => one.scrollWidth - one.clientWidth") == 0
    person.rest()
    shown = boxes_of(page, ".slot, .prompt, .buttons button, .rung, .seat, header li")
    assert shown
    for box in shown:
        assert box["left"] >= -1 and box["right"] <= size[0] + 1
        assert box["top"] >= -1 and box["bottom"] <= size[1] + 1
    seats, ladder = boxes_of(page, ".seat"), boxes_of(page, ".ladder")
    if size in (*PHONES, TABLET):
        assert not any(overlap(seat, panel) for seat in seats for panel in ladder)
        assert not any(
            overlap(seat, card) for seat in seats for card in boxes_of(page, ".trick li")
        )
    if ladder:
        panel = boxes_of(page, ".ladder")[0]
        assert all(rung["bottom"] <= panel["bottom"] + 1 for rung in boxes_of(page, ".rung"))


RUN = ["4C", "5D", "6H", "7S", "15D", "9C", "10C", "11H", "12C", "13S"]


def show_a_run(line: WebSocketRoute) -> None:
    """Change views so that the left neighbour has led a run of ten cards in which a wild 15 is an
    8."""
    server = line.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        content = json.loads(message)
        if content["type"] == "view":
            cards = [{"card": card, "stands_for": 8 if card == "15D" else None} for card in RUN]
            play = {"seat": 1, "verb": "play", "cards": cards, "text": "play", "trick": 0}
            content["view"]["log"] = [{**play, "wins": None, "note": None}]
        line.send(json.dumps(content))

    server.on_message(pass_on)


@pytest.mark.parametrize(
    "sizes", [SMALLEST, long([size for size in SCREENS if size not in SMALLEST])], ids=str
)
def test_the_combination_to_beat_can_be_read(visit: Any, sizes: list[tuple[int, int]]) -> None:
    """Hole: cards of a long run cover each other's numbers, which may have two digits."""
    person = visit(size=sizes[0])
    person.page.route_web_socket("**/live*", show_a_run)
    sit(person, "climbing-clubs", wild_15s=True)
    for size in person.resized(sizes):
        look_at_the_run(person, size)


def look_at_the_run(person: Person, size: tuple[int, int]) -> None:
    """Check that all numbers of the run are visible, and that the run is inside the window."""
    covered = person.page.evaluate(
        """() => {
            const cards = [...document.querySelectorAll('.trick .best .card-spot')]
            return cards.slice(0, -1).map((card, i) => {
                const next = cards[i + 1].getBoundingClientRect()
                const index = card.querySelector('.rank').getBoundingClientRect()
                return index.right - next.left
            })
        }"""
    )
    assert len(covered) == 9
    assert max(covered) <= 0
    [run] = boxes_of(person.page, ".trick .best")
    assert run["left"] >= -1 and run["right"] <= size[0] + 1


COVERED_MARKS = """() => {
    const box = one => one.getBoundingClientRect()
    const slots = [...document.querySelectorAll('.hand .slot')]
    return slots.flatMap((slot, i) =>
        [...slot.querySelectorAll('.rank, .points circle')].flatMap(mark =>
            slots.slice(i + 1).filter(next => {
                const [a, b] = [box(mark), box(next)]
                return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
                    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
            }).map(next => [slot.dataset.testid, next.dataset.testid])))
}"""
"""Script for the page: return the cards in the hand whose number or points are covered, each with
the card that covers them."""


def test_numbers_and_points_of_the_hand_can_be_read(visit: Any) -> None:
    """Hole: the next card in the hand covers two-digit numbers or the points on clubs."""
    person = visit(size=PHONES[0])
    sit(person, "climbing-clubs")
    covered = [(size, person.page.evaluate(COVERED_MARKS)) for size in person.resized(PHONES)]
    assert covered == [(size, []) for size in PHONES]


def contrast(person: Person, paper: str, ink: str) -> list[float]:
    """Return the contrast between elements `ink` and their background `paper`, from CSS colours."""
    ratios: list[float] = person.page.evaluate(
        """([paper, ink]) => {
            const light = colour => {
                const parts = colour.match(/[\\d.]+/g).slice(0, 3).map(x => x / 255)
                const linear = parts.map(
                    x => x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4)
                return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
            }
            const style = one => getComputedStyle(one)
            return [...document.querySelectorAll(paper)].flatMap(sheet => {
                const back = style(sheet).fill === 'rgb(0, 0, 0)'
                    ? style(sheet).backgroundColor : style(sheet).fill
                return [...sheet.parentElement.querySelectorAll(ink)].map(word => {
                    const front = style(word).color
                    const [one, other] = [light(back), light(front)].sort((a, b) => b - a)
                    return (one + 0.05) / (other + 0.05)
                })
            })
        }""",
        [paper, ink],
    )
    return ratios


@pytest.mark.parametrize("four", [False, True])
def test_dimmed_cards_can_be_read(visit: Any, four: bool) -> None:
    """Hole: the index of a card that cannot be played has a contrast below 4.5 to 1, or playable
    cards are not raised."""
    person = visit(fourColours=four)
    sit(person, "climbing-clubs")
    while not (person.page.locator(".slot.grey").count() and person.choices("card-")):
        person.next_hand() if person.fact("phase") == "scored" else person.decide()
    for scheme in person.in_each_scheme():
        ratios = contrast(person, ".slot.grey .paper-edge", "text")
        assert (scheme, min(ratios) >= 4.5) == (scheme, True)
        look_at_lifts(person)


def look_at_lifts(person: Person) -> None:
    """Check that exactly the playable cards are raised, and that no filter dims the others."""
    filters = person.page.locator(".slot.grey .card").evaluate_all(
        "all => all.map(one => getComputedStyle(one).filter)"
    )
    assert set(filters) == {"none"}
    lifts = {
        kind: person.page.locator(f".slot{kind} .lift").evaluate_all(
            "all => all.map(one => new DOMMatrix(getComputedStyle(one).transform).m42)"
        )
        for kind in (".grey", ".ready")
    }
    assert set(lifts[".grey"]) == {0}
    assert all(lift < -5 for lift in lifts[".ready"])  # upwards


def test_the_ladder_in_four_colours(visit: Any) -> None:
    """Hole: bids that cannot be made ignore the setting for four colours."""
    person = visit(fourColours=True)
    sit(person, "free-clubs")
    for scheme in person.in_each_scheme():
        colours = person.page.evaluate(
            """() => [...document.querySelectorAll('.level:not(.joker)')].map(
                level => new Set([...level.querySelectorAll('.card')].map(
                    card => getComputedStyle(card).color)).size)"""
        )
        assert (scheme, colours) == (scheme, [4, 4, 4, 4])


def test_what_a_bid_costs_is_not_cut(visit: Any) -> None:
    """Bugs: on a phone, the cost of a queen ("♦3+ to the left") was cut; in landscape, costs took
    two lines, and so the tens were cut."""
    person = visit(size=SMALLEST[0])
    sit(person, "free-clubs", 67)  # this hand has two queens, kings, jacks and a Joker
    for size in person.resized(SMALLEST):
        expect(person.get("bid-QD").locator(".cost").first).to_be_visible()
        look(person, size)
        wider = "all => all.filter(one => one.scrollWidth > one.parentElement.clientWidth)"
        assert person.page.locator(".rung .cost").evaluate_all(f"{wider}.length") == 0


def test_the_hand_that_is_to_be_judged(visit: Any) -> None:
    """Hole: the cards are grey in the exchange, where the player has to judge the hand."""
    person = visit()
    sit(person, "clubs-whist")
    assert person.fact("phase") == "exchange"
    expect(person.page.locator(".slot.grey")).to_have_count(0)


def test_a_hint_hides_no_refusal(visit: Any) -> None:
    """Hole: the hint covers a refusal, or its buttons are too small for a finger."""
    sizes = [(390, 844), (740, 360), (1440, 900)]
    person = visit(size=sizes[0])
    person.page.route_web_socket("**/live*", give_hints)
    sit(person, "ruby-dame")
    person.get("hint").click()
    cards = person.choices("card-")[:4]
    for card in cards[:3]:
        person.click(card)
    for size in person.resized(sizes):
        person.click(cards[3])
        expect(person.get("refusal")).to_be_visible()
        expect(person.get("advice")).to_be_visible()
        person.rest()
        [advice], [refusal] = (
            boxes_of(person.page, f'[data-testid="{name}"]') for name in ("advice", "refusal")
        )
        assert not overlap(advice, refusal)
        assert spoken_suit_signs(person) == []
        assert size[0] > 1000 or small_targets(person) == []


@pytest.mark.parametrize(
    "size", [size if size == (360, 640) else long(size) for size in SCREENS], ids=str
)
def test_a_hint_hides_no_bid(visit: Any, size: tuple[int, int]) -> None:
    """Hole: the hint covers the bids."""
    person = visit(size=size)
    person.page.route_web_socket("**/live*", give_hints)
    sit(person, "free-clubs")
    person.get("hint").click()
    expect(person.get("advice")).to_be_visible()
    person.rest()
    [advice] = boxes_of(person.page, '[data-testid="advice"]')
    bids = boxes_of(person.page, ".rung.held")
    assert len(bids) == 6
    assert not any(overlap(advice, bid) for bid in bids)


TAKEN = """() => {
    const note = document.querySelector('.taken .note')
    const own = document.querySelector('.trick .own:not(.taken)')
    if (!note || !own) return null
    for (const one of document.querySelectorAll('.trick, .trick *'))
        one.style.pointerEvents = 'auto'
    const { left, right, top, bottom } = note.getBoundingClientRect()
    const at = x => document.elementFromPoint(x, (top + bottom) / 2)
    return [left + 4, (left + right) / 2, right - 4].map(x => at(x)?.className ?? '')
}"""


@pytest.mark.parametrize("size", [*map(long, PHONES)], ids=str)
def test_who_takes_the_trick_can_be_read(visit: Any, size: tuple[int, int]) -> None:
    """Hole: on a phone the player's own card covers the note *takes it*."""
    person = visit(size=size, pace="slow")
    sit(person, "ruby-dame")
    while person.fact("phase") == "send":
        person.decide()
    person.decide(wait=False)
    found = person.page.wait_for_function(TAKEN).json_value()
    assert all("note" in name for name in found), found


@pytest.mark.long
def test_the_hand_keeps_its_order(visit: Any) -> None:
    """Hole: the cards of the hand change their order when a suit runs out."""
    person = visit(size=(390, 844), touch=True)
    sit(person, "clubs-whist")
    until(person, "play")
    suits = []
    while person.fact("phase") == "play":
        before = as_they_lie(person)
        person.decide()
        after = as_they_lie(person)
        assert after == [card for card in before if card in after]
        suits.append(len({card[-1] for card in after}))
    assert {1, 4} <= set(suits)


def test_both_ways_to_win_are_told(visit: Any) -> None:
    """Hole: the set-up of Clubs (Whist) does not say that the game also ends at −11 (CW-10)."""
    person = visit()
    person.way("setup", "clubs-whist")
    expect(person.get("setup")).to_contain_text(say("option-target-help-clubs-whist"))
    expect(person.get("setup")).not_to_contain_text(say("option-target-help"))


def test_sides(visit: Any) -> None:
    """Hole: the score sheet has four columns for two partnerships, or the set-up calls the partner
    an opponent."""
    person = visit()
    person.way("setup", "ruby-dame")
    expect(person.get("setup")).not_to_contain_text("opponents")
    expect(person.get("setup").get_by_text("your partner")).to_have_count(1)
    person.get("start").click()
    person.settle()
    expect(person.page.locator('[data-testid^="total-"]')).to_have_count(2)


def corrupt_change(line: WebSocketRoute) -> None:
    """Change the third message of type `changes`, so that it does not match its digest."""
    server = line.connect_to_server()
    came = 0

    def pass_on(message: str | bytes) -> None:
        nonlocal came
        content = json.loads(message)
        if content["type"] == "changes":
            came += 1
            if came == 3:
                content["view"]["dealer"] = 17
        line.send(json.dumps(content))

    server.on_message(pass_on)


@pytest.mark.long
def test_a_page_that_is_out_of_step(visit: Any, server: Server) -> None:
    """Holes: after a wrong change the page shows a wrong state or stops; a page reports a
    difference that does not exist."""
    person = visit()
    sit(person, "clubs-whist")
    for _ in range(4):
        person.decide()
    found = f"table {person.page.url.rpartition('/')[2][:6]}…: the view of a page differed"
    assert found not in server.log.read_text()
    person.page.route_web_socket("**/live*", corrupt_change)
    person.page.reload()
    person.settle()
    while person.fact("phase") not in ("scored", "over"):
        person.decide()
    assert server.log.read_text().count(found) == 1
