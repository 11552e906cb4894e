"""Forced colours (Windows' contrast themes): nothing is written or drawn on an image.

In forced colours the browser chooses the colours of text and icons for its own background, and
leaves images as they are. On an image of ours, such as the felt, text may become unreadable.
"""

from typing import Any

import pytest

from browser.support.screens import EVERY, ONE_OF_EACH_KIND, Screen, visited

ON_AN_IMAGE = """() => {
    const image = one => {
        const style = getComputedStyle(one)
        if (style.forcedColorAdjust !== 'auto') return null
        if (style.backgroundImage !== 'none') return one
        const opaque = !/^transparent$|, 0\\)$/.test(style.backgroundColor)
        return opaque || !one.parentElement ? null : image(one.parentElement)
    }
    const written = one =>
        one.tagName === 'svg' ||
        [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim())
    return [...document.querySelectorAll('body :not(svg *)')]
        .filter(one => one.checkVisibility({ visibilityProperty: true }) && written(one))
        .filter(one => !one.closest('.unseen') && image(one))
        .map(one => one.innerText ?? one.closest('button')?.ariaLabel ?? one.outerHTML)
}"""
"""Script for the page: return the texts and icons that lie on an image."""

FORMS = [
    {name: ONE_OF_EACH_KIND[name] for name in ("lobby", "trick")},
    pytest.param(EVERY, marks=pytest.mark.long),
]


@pytest.mark.parametrize("screens", FORMS, ids=["some", "every"])
def test_nothing_is_written_on_an_image(visit: Any, screens: dict[str, Screen]) -> None:
    """Bug: the icons of the table's bar were black on dark green."""
    person = visit()
    person.page.emulate_media(forced_colors="active")
    for name in visited(person, screens):
        assert (name, person.page.evaluate(ON_AN_IMAGE)) == (name, [])
