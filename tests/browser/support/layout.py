"""Positions of elements on the screen."""

from playwright.sync_api import Page

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


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Return whether two boxes overlap by more than a pixel."""
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return wide > 1 and high > 1
