"""How cards move: what animates, and what it costs a slow device."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import clubsuit
from browser.support.person import PHONE, Person, long
from support.project import ROOT

PAGE = ROOT / "src" / "clubsuit" / "server" / "page"

CHEAP = {"transform", "translate", "rotate", "scale", "opacity", "visibility"}
"""Properties that a browser animates without layout; `visibility` only delays an element."""

TIMING = {"animation-timing-function", "offset"}


def animated(css: str) -> Iterator[str]:
    """Yield the properties that transitions and keyframes in a style sheet change."""
    for frames in re.findall(r"@(?:-\w+-)?keyframes[^{]*\{((?:[^{}]*\{[^{}]*\})*)", css):
        for block in re.findall(r"\{([^{}]*)\}", frames):
            yield from re.findall(r"(?:^|;)\s*([\w-]+)\s*:", block)
    for parts in re.findall(r"transition:([^;}]*)", css):
        yield from (part.split()[0] for part in parts.split(",") if part.strip() != "none")
    for names in re.findall(r"transition-property:([^;}]*)", css):
        yield from (name.strip() for name in names.split(","))


def test_only_cheap_properties_animate() -> None:
    """Hole: a transition or keyframe of the page needs layout or paint in each frame.

    `web/src/dom/flights.test.ts` checks the keyframes of flights.
    """
    sheets = [path.read_text(encoding="utf-8") for path in PAGE.glob("assets/*.css")]
    found = {name for css in sheets for name in animated(css)}
    assert {"transform", "opacity"} <= found
    assert found - CHEAP - TIMING == set()
    assert set(animated("a{transition:width 1s,opacity 1s}")) == {"width", "opacity"}
    assert set(animated("@keyframes b{0%{top:0}to{left:1px;opacity:0}}")) == {
        *("top", "left", "opacity")
    }


MARKED = """(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
        const animation = animate.apply(this, how)
        const end = () => performance.mark('flight-ends')
        performance.mark('flight-begins')
        animation.finished.then(end, end)
        return animation
    }
})()"""
"""Script for the page: mark in the trace when each flight begins and ends."""

MOVES = """document.getAnimations()
    .filter(one => one.effect.getComputedTiming().activeDuration > 0)
    .map(one => one.animationName ?? one.transitionProperty)"""
"""Script for the page: return the names of the animations and transitions that take time."""

PLAY = """() => new Promise(done => {
    const find = start => [
        ...document.querySelectorAll(`[data-testid^="${start}"]:not([aria-disabled="true"])`)
    ]
    const timer = setInterval(() => {
        const table = document.querySelector('[data-testid=table]').dataset
        const confirm = document.querySelector('[data-testid=confirm]')
        const picked = find('card-').filter(card => card.ariaPressed === 'true')
        const cards = find('card-').filter(card => !picked.includes(card))
        if (table.phase === 'scored') {
            clearInterval(timer)
            done()
        } else if (table.settled !== 'true' || confirm?.ariaBusy === 'true') return
        else if (confirm?.ariaDisabled === 'false') confirm.click()
        else if (picked.length && table.phase !== 'send') {
            document.querySelector('[data-testid=clear]').click()
            document.querySelector('[data-testid=action-pass]').click()
        } else {
            const asked = ['which-', 'confirm-bid', 'action-only'].flatMap(find)
            const bids = find('bid-').reverse()
            const phases = { auction: bids, exchange: [] }
            const buttons = find('action-').reverse()
            const offered = [...asked, ...(phases[table.phase] ?? cards), ...buttons]
            if (table.turn === table.seat || table.phase === 'send') offered[0]?.click()
        }
    }, 150)
})"""
"""Script for the page: play to the end of the hand.

It clicks without Playwright, whose waits and clicks cost the page time in each frame.
"""

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
TASK = "RunTask"
FRAME_US = 1_000_000 / 60
SLOWER = 4


def traced(person: Person) -> list[dict[str, Any]]:
    """Play a hand on a slow device and return the trace of the page's main thread."""
    talk = person.context.new_cdp_session(person.page)
    browser = person.context.browser
    assert browser
    person.page.evaluate(MARKED)
    talk.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=person.page, categories=CATEGORIES)
    person.page.evaluate(PLAY)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    mark = next(event for event in events if event["name"] == "flight-begins")
    thread = (mark["pid"], mark["tid"])
    return sorted(
        (event for event in events if (event["pid"], event["tid"]) == thread),
        key=lambda event: float(event["ts"]),
    )


def flights(events: list[dict[str, Any]]) -> Iterator[tuple[float, float]]:
    """Yield the times in which at least one card flies, in microseconds."""
    flying, began = 0, 0.0
    for event in events:
        if event["name"] == "flight-begins":
            began = began if flying else event["ts"]
            flying += 1
        elif event["name"] == "flight-ends":
            flying -= 1
            if not flying:
                yield began, event["ts"]


def frames(events: list[dict[str, Any]]) -> Iterator[tuple[float, bool]]:
    """Yield for each frame of a flight the work in microseconds, and whether it had a layout.

    The work is time of the page's thread, so that other processes do not count. The first frame of
    a flight lays out the change that the flight shows, so its layout is left out.
    """
    tasks = [event for event in events if event["name"] == TASK and "tdur" in event]
    trees = (event for event in events if event["name"] == "SetLayerTreeId")
    page = next(trees)["args"]["data"]["frame"]  # images of cards have documents of their own
    layouts = [
        event["ts"]
        for event in events
        if event["name"] == "Layout" and event["args"]["beginData"]["frame"] == page
    ]
    for began, ended in flights(events):
        own = [at for at in layouts if began <= at <= ended][1:]
        for number in range(int((ended - began) / FRAME_US)):
            start = began + number * FRAME_US
            end = start + FRAME_US
            parts = (min(end, one["ts"] + one["tdur"]) - max(start, one["ts"]) for one in tasks)
            yield sum(max(0, part) for part in parts), any(start <= at < end for at in own)


@pytest.mark.long
@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_flights_are_smooth_on_a_slow_device(visit: Any, game: str) -> None:
    """Hole: cards stutter on a processor that is four times slower, because the page works or lays
    out while they fly."""
    ada = visit(size=PHONE, motion=True, pace="fast", seed=5)
    ada.sit_down(game)
    seen = list(frames(traced(ada)))
    work = sorted(cost for cost, _ in seen)
    laid = sum(has_layout for _, has_layout in seen)
    limit = work[int(len(work) * 0.95)]
    print(f"{game}: {len(seen)} frames, 95 % within {limit / 1000:.1f} ms, {laid} with a layout")
    assert len(seen) > 60
    assert limit <= 16_000
    assert laid <= len(seen) / 20


MOVED = """ply => {
    const table = document.querySelector('[data-testid=table]').dataset
    const mine = table.settled === 'true' && table.turn === table.seat
    return document.querySelector('[data-testid=moment]') || (mine && table.ply !== ply)
}"""
"""Script for the page: return whether a moment is shown, or whether the player is to act again."""


EARLY = 139
"""Seed of a hand of Clubs (Whist) in which the first trick breaks clubs."""


def play_to_moment(person: Person) -> Locator:
    """Make decisions until a moment is staged, and return its element."""
    moment = person.get("moment")
    while not moment.count():
        ply = person.fact("ply")
        person.decide(wait=False)
        person.page.wait_for_function(MOVED, arg=ply)
    return moment


@pytest.mark.long
@pytest.mark.parametrize("remove", ["click", long("Escape")])
def test_a_moment_is_staged_and_removed(visit: Any, remove: str) -> None:
    """Holes: a moment passes without a word, or cannot be skipped, or is announced twice."""
    ada = visit(motion=True, pace="slow", seed=EARLY)
    ada.sit_down("clubs-whist")
    moment = play_to_moment(ada)
    expect(moment).to_have_attribute("data-moment", "broken")
    expect(moment).to_contain_text("clubs may be led")
    assert ada.get("news").inner_text().count("clubs may be led") == 1
    if remove == "click":
        ada.page.mouse.click(5, 5)
    else:
        ada.page.keyboard.press("Escape")
    expect(moment).to_be_hidden(timeout=1000)


def test_the_winner_of_the_auction_takes_the_chest(visit: Any) -> None:
    """Holes: no chest lies on the table; it stays there when it is won."""
    ada = visit(motion=True, seed=5)
    ada.sit_down("free-clubs")
    while ada.fact("phase") == "auction":
        expect(ada.get("chest")).to_be_visible()
        ada.decide()
    expect(ada.get("chest")).to_be_hidden()


def test_reduced_motion_stops_all_motion(visit: Any) -> None:
    """Hole: cards fly, or a moment moves, though the system asks for reduced motion."""
    ada = visit(motion=True, pace="fast", seed=EARLY)
    ada.page.emulate_media(reduced_motion="reduce")
    ada.page.evaluate(MARKED)
    ada.sit_down("clubs-whist")
    play_to_moment(ada)
    assert ada.page.evaluate(MOVES) == []
    assert ada.page.evaluate("performance.getEntriesByName('flight-begins').length") == 0
