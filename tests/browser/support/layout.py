"""Positions of elements on the screen."""

from collections.abc import Mapping

from playwright.sync_api import Page

from browser.support.person import Person

WIDER = "one => one.scrollWidth - one.clientWidth"
"""Script for the page: return by how many pixels an element's content is wider than its box."""


def boxes_of(page: Page, selector: str) -> list[dict[str, float]]:
    """Return the bounding boxes of the elements that match a selector."""
    boxes: list[dict[str, float]] = page.evaluate(
        """selector => [...document.querySelectorAll(selector)].map(one => {
            const { left, right, top, bottom } = one.getBoundingClientRect()
            return { left, right, top, bottom }
        })""",
        selector,
    )
    return boxes


def overlap(one: Mapping[str, float], other: Mapping[str, float]) -> bool:
    """Return whether two boxes overlap by more than a pixel."""
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return wide > 1 and high > 1


SPILLED = """() => {
    const looked = document.querySelector('dialog:modal') ?? document.body
    const texts = document.createTreeWalker(looked, NodeFilter.SHOW_TEXT)
    const found = new Set()
    const range = document.createRange()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement
        if (!text.data.trim() || !parent.checkVisibility()) continue
        if (parent.closest('svg, script, style, .unseen, .hand')) continue
        range.selectNodeContents(text)
        let { left, right } = range.getBoundingClientRect()
        if (right - left < 2) continue
        for (let one = parent; one; one = one.parentElement) {
            const style = getComputedStyle(one)
            if (style.display.startsWith('inline') || style.display === 'contents') continue
            const box = one.getBoundingClientRect()
            const cuts = style.overflowX !== 'visible' && one !== document.body
            // The rest of the text can be reached, or three dots stand for it.
            if (cuts && (/auto|scroll/.test(style.overflowX) || style.textOverflow === 'ellipsis'))
                ({ left, right } = box)
            const out = Math.max(right - box.right, box.left - left)
            if (out > 1.5) {
                const name = one.dataset.testid ?? `${one.localName}.${one.className}`
                found.add(`${text.data.trim().slice(0, 30)}: ${out.toFixed(0)} px beside ${name}`)
                break
            }
            if (/absolute|fixed/.test(style.position)) one = document.body
        }
    }
    return [...found]
}"""


def spilled(person: Person) -> list[str]:
    """Return the texts that run out of their boxes, unless the box scrolls or shows three dots."""
    person.rest()
    found: list[str] = person.page.evaluate(SPILLED)
    return found
