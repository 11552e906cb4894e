"""A page that the browser translates: <font> elements replace the texts."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.support.friends import opened, take_seat
from browser.support.person import Person, long
from browser.support.tables import GAMES, open_file, record_file, sit
from clubsuit.texts import say

TRANSLATE = """how => {
    const left = 'script, style, font, svg, [translate=no]'
    const ways = {
        replaced: (text, font) => text.parentNode.replaceChild(font, text),
        'put before': (text, font) => (text.parentNode.insertBefore(font, text), text.remove()),
        'put behind': (text, font) => (text.after(font), text.remove()),
        'put later': (text, font) => {
            const { parentNode, nextSibling } = text
            text.remove()
            parentNode.insertBefore(font, nextSibling)
        },
        'removed later': (text, font) => (text.before(font), setTimeout(() => text.remove())),
        within: (text, font) => {
            text.before(font)
            font.replaceChildren(text)
            text.data = `«${text.data}»`
        },
    }
    const originals = window.originals = []
    const translate = root => {
        const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        const texts = []
        while (walk.nextNode()) texts.push(walk.currentNode)
        for (const text of texts) {
            if (!text.data.trim() || !text.isConnected || text.parentNode.closest(left)) continue
            const font = document.createElement('font')
            font.append(document.createElement('font'))
            font.firstChild.textContent = `«${text.data}»`
            ways[how](text, font)
            originals.push([font, text])
        }
    }
    translate(document.body)
    new MutationObserver(records => {
        for (const { addedNodes } of records)
            for (const node of addedNodes)
                if (node.nodeType === 1 && node.tagName !== 'FONT') translate(node)
    }).observe(document.body, { childList: true, subtree: true })
}"""
"""Script for the page: replace each text, now and later, by the same text between « and »."""

ALL_TEXT = """() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts = []
    while (walk.nextNode())
        if (!walk.currentNode.parentNode.closest('script, style')) texts.push(walk.currentNode.data)
    return texts.join('').replace(/[«»]/g, '').replace(/\\s+/g, ' ').trim()
}"""
"""Script for the page: return all texts without the marks « and »."""


def same(plain: Person, translated: Page) -> None:
    """Wait until both tabs show the same text."""
    ply = plain.fact("ply")
    translated.wait_for_function(
        """ply => {
            const { ply: here, settled } = document.querySelector('[data-testid=table]').dataset
            return here === ply && settled === 'true'
        }""",
        arg=ply,
    )
    translated.wait_for_function(
        f"wanted => ({ALL_TEXT})() === wanted", arg=plain.page.evaluate(ALL_TEXT), timeout=20_000
    )


def both(visit: Any, game: str, how: str = "replaced") -> tuple[Person, Page]:
    """Open a table in two tabs of one person and translate the second one."""
    person: Person = visit()
    sit(person, game)
    table = person.page.url
    page = person.open()
    page.goto(table)
    page.wait_for_selector('[data-testid=table][data-settled="true"]')
    page.evaluate(TRANSLATE, how)
    assert "«" in page.inner_text("body")
    return person, page


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_hand(visit: Any, game: str) -> None:
    """Bug: translated scores, turns, counts and log entries kept their old values, and removed
    texts remained."""
    person, page = both(visit, game)
    same(person, page)
    while person.fact("phase") not in ("scored", "over"):
        person.decide()
        same(person, page)
    person.next_hand()
    same(person, page)


OTHER_WAYS = ["put before", "put behind", "put later", "removed later", "within"]


@pytest.mark.parametrize("how", ["replaced", *map(long, OTHER_WAYS)])
def test_by_any_translator(visit: Any, how: str) -> None:
    """Bug: translated turns, counts and log entries kept their old values. Hole: the page does not
    support translators that replace a text in two steps or move it into its translation."""
    person, page = both(visit, "clubs-whist", how)
    for _ in range(3):
        person.decide()
        same(person, page)


@pytest.mark.long
def test_dialogs(visit: Any) -> None:
    """Hole: the numbers in an open translated dialog are not updated."""
    person, page = both(visit, "clubs-whist")
    person.page.set_viewport_size({"width": 800, "height": 600})
    page.set_viewport_size({"width": 800, "height": 600})
    for tab in (person.page, page):
        tab.get_by_test_id("show-sheet").click()
        tab.locator("dialog[open]").wait_for()
    same(person, page)
    other = person.open()
    other.goto(person.page.url)
    for _ in range(3):
        ply = person.fact("ply")
        other.wait_for_function(
            "() => { const d = document.querySelector('[data-testid=table]')?.dataset;"
            " return d?.settled === 'true' && d.turn === d.seat }"
        )
        choice = '[data-testid="action-keep"], [data-testid^="card-"]:not([aria-disabled="true"])'
        other.locator(choice).first.click(position={"x": 14, "y": 12})
        person.wait_for_move(ply)
        person.settle()
        same(person, page)


def test_back_to_the_original(visit: Any) -> None:
    """Hole: *Show original* in the browser's translator shows empty texts."""
    person, page = both(visit, "clubs-whist")
    page.evaluate("() => window.originals.forEach(([font, text]) => font.replaceWith(text))")
    page.wait_for_function("() => !document.querySelector('font')")
    same(person, page)
    person.decide()
    same(person, page)


def test_who_sits_there(visit: Any, friend: Any) -> None:
    """Hole: on a page that the browser translates, a seat still shows a player who left it."""
    ada = visit(name="Ada")
    link = opened(ada, "clubs-whist")
    bo = friend(link, name="Bo")
    bo.get("place-1").locator(".soft").first.wait_for()
    bo.page.evaluate(TRANSLATE, "replaced")
    before = bo.get("place-1").locator(".soft").all_inner_texts()
    assert before
    take_seat(bo, 1, "Bo")
    here = bo.get("place-1").inner_text()
    assert say("friends-you") in here
    assert not {line for line in before if line in here}


def test_what_is_not_translated(visit: Any) -> None:
    """Hole: cards, names or notation are translated, or sentences are not."""
    person = visit()
    sit(person, "climbing-clubs")
    person.decide()
    marked = person.page.locator("[translate=no]").evaluate_all(
        "all => [...new Set(all.map(one => one.textContent.trim()).filter(Boolean))]"
    )
    names = [person.page.locator(f'[data-testid="seat-{n}"] .name').inner_text() for n in range(4)]
    assert {name.split("\n")[0] for name in names} <= {*marked, "Ada"}
    sentences = [text for text in marked if " " in text and not any(s in text for s in "♣♦♥♠")]
    assert [text for text in sentences if not text[0].isdigit()] == []


def test_names_beside_the_curve(visit: Any, tmp_path: Path) -> None:
    """Bug: in a review the names beside the curve and in the head of its table were translated."""
    person = visit()
    open_file(person, record_file(tmp_path, "ruby-dame"))
    names = person.get("curve").locator("li > span, th ~ th")
    marks = names.evaluate_all("all => all.map(one => one.translate)")
    assert marks
    assert not any(marks)
