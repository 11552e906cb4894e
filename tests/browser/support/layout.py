"""Where things stand on the screen."""

from playwright.sync_api import Page

WIDER = "one => one.scrollWidth - one.clientWidth"


def spread(page: Page, selector: str) -> list[dict[str, float]]:
    """Where these stand on the screen."""
    boxes: list[dict[str, float]] = page.evaluate(
        """selector => [...document.querySelectorAll(selector)].map(one => {
            const { left, right, top, bottom } = one.getBoundingClientRect()
            return { left, right, top, bottom }
        })""",
        selector,
    )
    return boxes


def meet(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether one lies over the other, by more than a hair."""
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return wide > 1 and high > 1
